"""What stands in the fields of the search, and the question that it makes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.phases import GamePhase
from bgdesk.analysis.questions import Kind
from bgdesk.formats.text.ids_text import ids_in
from bgdesk.library.find.wanted import (
    ANY,
    DecisionRef,
    MatchOutcome,
    Near,
    Order,
    PointHolds,
    Span,
    Wanted,
    WantedMatches,
)
from bgdesk.ui.words.notation import isolated

translate = QCoreApplication.translate

EVERYTHING, JUDGED = -1.0, 0.0
"""Sizes of errors: also what nobody has judged, and everything that somebody has."""
BLUNDER = 0.08
ANY_AWAY = -1
UNLIMITED_AWAY = 0
NEIGHBOURS = 12
"""Checker-pips between two positions that are alike."""
_DAYS = {"week": 7, "month": 31, "quarter": 92, "year": 366}
PERIODS = tuple(_DAYS)
_ROLL = re.compile(r"([1-6])\s*[-/]?\s*([1-6])")


class ErrorKind(StrEnum):
    """What kind of decision it was."""

    MOVE = "move"
    MISSED_DOUBLE = "missed_double"
    DOUBLE = "double"
    TAKE = "take"
    PASS = "pass"


_KINDS = {
    ErrorKind.MOVE: (Kind.PLAY,),
    ErrorKind.MISSED_DOUBLE: (Kind.NO_DOUBLE,),
    ErrorKind.DOUBLE: (Kind.DOUBLE,),
    ErrorKind.TAKE: (Kind.TAKE, Kind.RAISE),
    ErrorKind.PASS: (Kind.PASS,),
}


@dataclass(frozen=True, slots=True)
class FindFields:
    """The fields as they stand; empty ones ask for nothing."""

    player: str = ""
    words: str = ""
    period: str = ""
    outcome: str = ""
    pr_least: float = 0.0
    pr_most: float = 0.0
    size: float = BLUNDER
    kind: str = ""
    phase: str = ""
    dice: str = ""
    away: int = ANY_AWAY
    other_away: int = ANY_AWAY
    points: tuple[tuple[int, PointHolds], ...] = ()
    bar: Span = ANY
    other_bar: Span = ANY
    pips: Span = ANY
    other_pips: Span = ANY
    position: str = ""
    distance: int = 0
    order: Order | None = None
    is_reversed: bool = False
    among: tuple[DecisionRef, ...] | None = None
    among_name: str = ""
    """What the decisions are that alone are looked at."""


@dataclass(frozen=True, slots=True)
class AskedQuestion:
    """What is wanted, or a sentence about a field that makes no sense."""

    wanted: Wanted
    problem: str = ""


def derive_question(fields: FindFields, today: date) -> AskedQuestion:
    """The question in ``fields``."""
    try:
        dice = rolls_in(fields.dice)
        near = _near(fields)
    except ValueError as problem:
        return AskedQuestion(Wanted(), str(problem))
    kinds = _KINDS[ErrorKind(fields.kind)] if fields.kind else ()
    order = Order.NEAREST if near and near.distance else Order.COST
    return AskedQuestion(
        Wanted(
            _matches(fields, today),
            None if fields.size < JUDGED else fields.size,
            kinds,
            (GamePhase(fields.phase),) if fields.phase else (),
            dice,
            None if fields.away == ANY_AWAY else fields.away,
            None if fields.other_away == ANY_AWAY else fields.other_away,
            fields.points,
            fields.bar,
            fields.other_bar,
            fields.pips,
            fields.other_pips,
            near,
            fields.order or order,
            fields.is_reversed,
            fields.among,
        )
    )


def _matches(fields: FindFields, today: date) -> WantedMatches:
    days = _DAYS.get(fields.period)
    return WantedMatches(
        fields.player,
        fields.words,
        since=(today - timedelta(days=days)).isoformat() if days else "",
        outcome=MatchOutcome(fields.outcome) if fields.outcome else None,
        pr_least=fields.pr_least or None,
        pr_most=fields.pr_most or None,
    )


def rolls_in(text: str) -> tuple[int, ...]:
    """The rolls in ``text``, such as ``61, 5-5``. Raises ValueError with a sentence."""
    rest = _ROLL.sub(" ", text)
    if rest.strip(" ,;"):
        #: {roll} is as in 6-1, {rolls} as in 6-1, 5-5
        text = translate("Find", "Dice are written like this: {roll}, or several: {rolls}.")
        raise ValueError(text.format(roll=isolated("6-1"), rolls=isolated("6-1, 5-5")))
    pairs = (sorted(map(int, pair), reverse=True) for pair in _ROLL.findall(text))
    return tuple(dict.fromkeys(high * 10 + low for high, low in pairs))


def _near(fields: FindFields) -> Near | None:
    """The position that is looked for, in whatever game. Raises ValueError with a sentence."""
    text = fields.position.strip()
    if not text:
        return None
    found = next((one for one in ids_in(text) if one.table), None)
    if found is None or found.table is None:
        raise ValueError(
            translate("Find", "This is no position: an XGID, a GNU Backgammon ID or bgdesk's own text is.")
        )
    position, actor = found.table.position, found.table.to_act
    return Near(position.of(actor), position.of(actor.opponent), fields.distance)
