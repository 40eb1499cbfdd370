"""Results against each opponent in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from bgdesk.engine.levels import OWN, STYLED, is_known, level_of, rate_meant
from bgdesk.engine.strengths import strength_of
from bgdesk.practice.opponents.ladder import Rung
from bgdesk.practice.opponents.own_level import PlayerLevel
from bgdesk.ui.words.levels import level_name, own_level_text, rate_text
from bgdesk.ui.words.numbers import percent

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class RungView:
    """One opponent; ``level`` is what a match against it is begun with, ``share`` has its 90 % interval."""

    level: str
    name: str
    rate: str
    result: str
    share: str
    is_beaten: bool


@dataclass(frozen=True, slots=True)
class LadderView:
    """The opponents, weakest first, what is known of the player, and what to do where there is nothing."""

    rungs: tuple[RungView, ...]
    about: str
    empty: str


def derive_ladder(rungs: Sequence[Rung], player: PlayerLevel) -> LadderView:
    """``rungs`` as they are shown; opponents that only another version knows are left out."""
    known = sorted((one for one in rungs if is_known(one.opponent)), key=_weakness)
    empty = translate(
        "Ladder",
        "You have not finished a match against the computer yet. Play one: its result will be here.",
    )
    return LadderView(tuple(map(_rung, known)), own_level_text(player), "" if known else empty)


def _weakness(rung: Rung) -> tuple[float, str]:
    measured, meant = strength_of(rung.opponent), rate_meant(rung.opponent)
    rate = measured.pr if measured else level_of(rung.opponent).people if meant is None else meant
    return -rate, rung.opponent


def _rung(rung: Rung) -> RungView:
    low, high = (percent(one, 0) for one in rung.interval)
    #: A result. {won} and {played} are numbers of matches
    result = translate("Ladder", "{won} of {played}").format(won=rung.won, played=rung.played)
    #: The share of matches won, and between what it is with 90 %; all are such as 60 %
    share = translate("Ladder", "{share} ({low} to {high})").format(
        share=percent(rung.share, 0), low=low, high=high
    )
    base = rung.opponent.partition(STYLED)[0]
    level = OWN if base == OWN else rung.opponent
    return RungView(level, level_name(rung.opponent), rate_text(rung.opponent), result, share, rung.is_beaten)
