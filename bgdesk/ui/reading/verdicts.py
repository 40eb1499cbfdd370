"""What the engine says of a position of a page, as a table."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from bgdesk.app.side_by_side import sentences
from bgdesk.match.evaluation import CubeDecision, Equity, Unit
from bgdesk.match.setup.setup import TableSetup
from bgdesk.ui.reading.positions import state_of
from bgdesk.ui.review.judgement_wording import depth_name
from bgdesk.ui.review.verdict_wording import advice_title
from bgdesk.ui.words.equities import cost_text
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.numbers import equity, percent

translate = QCoreApplication.translate

NOTHING = "\N{EN DASH}"
"""In a cell: gives nothing away."""
_HARDLY_EVER = 0.002
"""Gammons that are not worth telling."""


def verdict_markdown(verdict: Mapping[str, Any], setup: TableSetup) -> str:
    """The plays or the choices with the cube, the chances of White, and who says so."""
    table = _plays(verdict) if "plays" in verdict else _choices(verdict, setup)
    return "\n\n".join((table, f"*{sentences(_chances(verdict), _said_by(verdict))}*"))


def markdown_table(heads: Sequence[str], rows: Sequence[Sequence[str]], texts: Collection[int] = (0,)) -> str:
    """A table whose columns hold figures, but for those with the numbers ``texts``."""
    rule = "|".join("---" if column in texts else "---:" for column in range(len(heads)))
    lines = ["|".join(cells) for cells in (heads, *rows)]
    return "\n".join(f"|{line}|" for line in (lines[0], rule, *lines[1:]))


def unbroken(text: str) -> str:
    """``text`` that stays in one line, such as a number with its unit."""
    return text.replace(" ", "\N{NO-BREAK SPACE}")


def equity_head() -> str:
    """Head of a column of equities."""
    #: Head of a column: what a play or a choice is worth
    return translate("Reading", "Equity")


def cost_head() -> str:
    """Head of a column of what plays give away against the best one."""
    #: Head of a column: what a play or a choice gives away against the best
    return translate("Reading", "Gives away")


def _plays(verdict: Mapping[str, Any]) -> str:
    plays = verdict["plays"]
    best = plays[0]["equity"]
    #: Head of a column: moves, best first
    heads = (translate("Reading", "Play"), equity_head(), cost_head())
    rows = [
        (isolated(one["play"]), equity(one["equity"]), cost_text(best - one["equity"]) or NOTHING)
        for one in plays
    ]
    return markdown_table(heads, [(_bold(rows[0][0]), *rows[0][1:]), *rows[1:]])


def _choices(verdict: Mapping[str, Any], setup: TableSetup) -> str:
    #: Head of a column: choices with the doubling cube
    heads = (translate("Reading", "Cube"), equity_head())
    names = (
        #: A choice with the doubling cube
        (translate("Reading", "No double"), "no_double"),
        (translate("Reading", "Double, take"), "double_take"),
        (translate("Reading", "Double, pass"), "double_pass"),
    )
    rows = [(name, equity(verdict[key])) for name, key in names]
    return "\n\n".join((_bold(_advice(verdict, setup)), markdown_table(heads, rows)))


def _advice(verdict: Mapping[str, Any], setup: TableSetup) -> str:
    state = state_of(setup)
    unit = Unit.NORMALISED if setup.options.length else Unit.MONEY
    values = (verdict["no_double"], verdict["double_take"], verdict["double_pass"])
    no_double, taken, passed = (Equity(value, setup.turn, unit) for value in values)
    should_take = taken.value <= passed.value
    doubled = min(taken.value, passed.value)
    decision = CubeDecision(no_double, taken, passed, None, doubled > no_double.value, should_take)
    return advice_title(decision, state)


def _chances(verdict: Mapping[str, Any]) -> str:
    chances = verdict["chances"]
    if max(chances["win_gammon"], chances["lose_gammon"]) < _HARDLY_EVER:
        #: Sentence: the chance of White, where hardly ever anybody wins a gammon. A share in per cent
        alone = translate("Reading", "White wins {win}.")
        return alone.format(win=unbroken(percent(chances["win"])))
    #: Sentence: the chances of White. The placeholders are shares in per cent
    text = translate("Reading", "White wins {win}, {gammon} with a gammon, and loses {lost} by a gammon.")
    win, gammon, lost = (unbroken(percent(chances[key])) for key in ("win", "win_gammon", "lose_gammon"))
    return text.format(win=win, gammon=gammon, lost=lost)


def _said_by(verdict: Mapping[str, Any]) -> str:
    #: Sentence: how deep the engine looked. {engine} is a name, {depth} such as 3-ply
    text = translate("Reading", "Judged by {engine}, {depth}.")
    return text.format(engine=isolated(verdict["name"]), depth=depth_name(verdict["level"]))


def _bold(text: str) -> str:
    return f"**{text}**"
