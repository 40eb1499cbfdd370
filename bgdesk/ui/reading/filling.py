"""Fills in what a page leaves to the program: figures, tables, verdicts, and what belongs to a picture.

A page says ``{percent:counted/take_dead}`` where a figure is to stand: how it is written, and where it is in
the file of figures. ``{table:openings}`` is a table, ``{verdict:blitz}`` what the engine says of a position,
``{level:races}`` how deep it looked, ``![What is seen](position:blitz)`` the position itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QCoreApplication

from bgdesk.match.setup.setup import TableSetup
from bgdesk.rules.player import Player
from bgdesk.rules.position import pip_count
from bgdesk.ui.reading.figures import HelpFigures
from bgdesk.ui.reading.positions import caption, in_words
from bgdesk.ui.reading.tables import TABLES
from bgdesk.ui.reading.verdicts import unbroken, verdict_markdown
from bgdesk.ui.review.judgement_wording import depth_name
from bgdesk.ui.words.numbers import cost, decimals, equity, percent, whole

LAB, PLAY, WORDS, POSITION = "lab", "play", "words", "position"
"""Schemes of links: try a position in the laboratory, play on from it, tell it in words; its picture."""

_TO_FILL = re.compile(r"\{(?P<kind>[a-z_0-9]+):(?P<what>[^{}]+)\}")
_PICTURE = re.compile(rf"^!\[(?P<seen>[^\]]*)\]\({POSITION}:(?P<name>\w+)\)$", re.MULTILINE)

_WRITTEN: Mapping[str, Callable[[float], str]] = MappingProxyType(
    {
        "percent": lambda value: unbroken(percent(value, 0)),
        "percent1": lambda value: unbroken(percent(value)),
        "whole": whole,
        "decimal": lambda value: decimals(value, 1),
        "decimal2": lambda value: decimals(value, 2),
        "equity": equity,
    }
)


class Filling:
    """Fills pages in from ``figures`` and ``setups``, which may be tried and played where ``may_try``."""

    def __init__(
        self, figures: HelpFigures, setups: Mapping[str, TableSetup], *, may_try: bool = True
    ) -> None:
        self._figures = figures
        self._setups = setups
        self._may_try = may_try

    def filled(self, text: str, told: Callable[[str], bool] = lambda _name: False) -> str:
        """The Markdown of a page; ``told`` says which positions to tell in words.

        Raises KeyError for what there is not.
        """
        with_pictures = _PICTURE.sub(lambda found: self._picture(found, told), text)
        return _TO_FILL.sub(lambda found: self._one(found["kind"], found["what"]), with_pictures)

    def _one(self, kind: str, what: str) -> str:
        figures = self._figures
        if kind == "table":
            return TABLES[what](figures)
        if kind == "verdict":
            return verdict_markdown(figures.positions[what], self._setups[what])
        if kind == "level":
            return depth_name(str(self._at(f"{what}/level")))
        if kind == "pips":
            return whole(pip_count(self._setups[what].position.of(Player.WHITE)))
        if kind == "opponent_pips":
            return whole(pip_count(self._setups[what].position.of(Player.BLACK)))
        if kind == "cost":
            name, _, play = what.partition(":")
            plays = {one["play"]: one["equity"] for one in figures.positions[name]["plays"]}
            return cost(max(plays.values()) - plays[play])
        return _WRITTEN[kind](float(self._at(what)))

    def _at(self, path: str) -> Any:
        part, *steps = path.split("/")
        found: Any = getattr(self._figures, part)
        for step in steps:
            found = found[int(step)] if isinstance(found, list) else found[step]
        return found

    def _picture(self, found: re.Match[str], told: Callable[[str], bool]) -> str:
        """The picture, what is to be decided, and what can be done with it."""
        name = found["name"]
        setup = self._setups[name]
        is_told = told(name)
        parts = [found[0], f"*{caption(setup)}*", _links(name, is_told=is_told, may_try=self._may_try)]
        if is_told:
            parts.append("\n".join(f"- {line}" for line in in_words(setup)))
        return "\n\n".join(parts)


def positions_in(text: str) -> Collection[str]:
    """The names of the positions that a page shows."""
    return [found["name"] for found in _PICTURE.finditer(text)]


def _links(name: str, *, is_told: bool, may_try: bool) -> str:
    translate = QCoreApplication.translate
    #: Link below a picture of a position: set it up where everything can be changed and asked about
    lab = translate("Reading", "Try it in the laboratory")
    #: Link below a picture of a position: begin a practice match there
    play = translate("Reading", "Play on from here against the bot")
    #: Link below a picture of a position: say where the checkers stand
    words = translate("Reading", "In words")
    #: Link below a picture of a position: do not say any more where the checkers stand
    no_words = translate("Reading", "Without words")
    tries = ((LAB, lab), (PLAY, play)) if may_try else ()
    parts = (*tries, (WORDS, no_words if is_told else words))
    return " · ".join(f"[{text}]({scheme}:{name})" for scheme, text in parts)
