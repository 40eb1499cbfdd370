"""What the race page shows: exact values first, then what formulas say, and where they are wrong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.lenses.race import FormulaVerdict, RaceAction, RaceFormulas
from bgdesk.analysis.lenses.race_values import PIPS_A_ROLL, ExactChoices, ExactRace
from bgdesk.ui.lenses.lens_table import LensCellView, LensTableView
from bgdesk.ui.words.numbers import decimals, equity, percent, short_decimals, whole

translate = QCoreApplication.translate

_PATTERN = {
    RaceAction.NO_DOUBLE: 2,
    RaceAction.DOUBLE_NO_REDOUBLE: 5,
    RaceAction.REDOUBLE_TAKE: 0,
    RaceAction.DOUBLE_PASS: 1,
}
_EMPTY = LensCellView("")
_LEAST = 0.0005
"""Chances below it are not listed at either end."""

_Row = tuple[str, tuple[LensCellView, ...]]


@dataclass(frozen=True, slots=True)
class RaceView:
    """The table of values, that of the rolls needed (``None`` before they are known), and sentences."""

    table: LensTableView
    rolls: LensTableView | None
    lines: tuple[str, ...]


def action_text(action: RaceAction) -> str:
    """What a formula says."""
    return {
        #: What a formula for races says
        RaceAction.NO_DOUBLE: translate("Lenses", "No double"),
        #: What a formula for races says: the opponent takes
        RaceAction.DOUBLE_NO_REDOUBLE: translate("Lenses", "Double, no redouble; take"),
        #: What a formula for races says
        RaceAction.REDOUBLE_TAKE: translate("Lenses", "Double and redouble; take"),
        #: What a formula for races says
        RaceAction.DOUBLE_PASS: translate("Lenses", "Double; pass"),
    }[action]


def derive_race(
    formulas: RaceFormulas,
    exact: ExactRace | None,
    evaluated: float | None,
    *,
    is_whole: bool = True,
    trouble: str = "",
) -> RaceView:
    """``evaluated`` is the engine's chance of who is on roll.

    ``exact`` may be missing in part until it ``is_whole``; ``trouble`` says why it never comes.
    """
    rows = [_pips(formulas), *(_exact_rows(exact) if exact else ())]
    if evaluated is not None:
        #: Head of a row: what the engine says
        name = translate("Lenses", "Engine")
        rows.append((name, (_EMPTY, _EMPTY, LensCellView(percent(evaluated)), _EMPTY, _evaluated())))
    rows.extend((name, _formula_row(verdict)) for name, verdict in _named(formulas))
    table = LensTableView(_heads(), tuple(name for name, _ in rows), tuple(cells for _, cells in rows))
    #: The exact values of a race are not there yet
    waiting = translate("Lenses", "The exact values are being worked out…")
    lines = _lines(formulas, exact) if exact else ()
    more = (trouble or waiting,) if trouble or not is_whole else ()
    return RaceView(table, _rolls(exact) if exact else None, (*lines, *more))


def _heads() -> tuple[str, ...]:
    return (
        #: Head of a column: a player's pips as a formula counts them
        translate("Lenses", "On roll"),
        #: Head of a column: a player's pips as a formula counts them
        translate("Lenses", "Opponent"),
        #: Head of a column: chances of winning
        translate("Lenses", "Wins"),
        #: Head of a column: what is right with the cube
        translate("Lenses", "Cube"),
        #: Head of a column: whether a figure is exact, evaluated or from a formula
        translate("Lenses", "How"),
    )


def _exactly() -> LensCellView:
    #: In a cell: this figure is exact. Short
    return LensCellView(translate("Lenses", "exact"))


def _evaluated() -> LensCellView:
    #: In a cell: this figure was evaluated, by the engine or by trying out. Short
    return LensCellView(translate("Lenses", "evaluated"), is_quiet=True)


def _pips(formulas: RaceFormulas) -> _Row:
    own, other = (LensCellView(whole(one)) for one in formulas.pips)
    #: Head of a row: the pips of both players
    return translate("Lenses", "Pips"), (own, other, _EMPTY, _EMPTY, _exactly())


def _exact_rows(exact: ExactRace) -> Iterator[_Row]:
    how = _exactly() if _is_exact(exact) else _evaluated()
    own, other = exact.own, exact.other
    for name, places, mine, theirs in (
        #: Head of a row: effective pip count, the mean number of rolls in pips. Short
        (translate("Lenses", "EPC"), 2, own.effective_pips, other.effective_pips),
        #: Head of a row: effective pip count less pips
        (translate("Lenses", "Wastage"), 2, own.wastage, other.wastage),
        #: Head of a row: how many rolls a player needs on average. Short
        (translate("Lenses", "Rolls"), 3, own.mean, other.mean),
    ):
        cells = (LensCellView(decimals(mine, places)), LensCellView(decimals(theirs, places)))
        yield name, (*cells, _EMPTY, _EMPTY, how)
    if exact.pair:
        #: Head of a row: exact for both players together and with the cube
        name = translate("Lenses", "Two-sided")
        chance = LensCellView(percent(exact.pair.chance, 2))
        yield name, (_EMPTY, _EMPTY, chance, _action(exact.pair_action), _exactly())
    #: Head of a row: chances as if each player thought only of the own rolls
    name = translate("Lenses", "One-sided")
    chance = LensCellView(percent(exact.chance, 2 if _is_exact(exact) else 1))
    yield name, (_EMPTY, _EMPTY, chance, _action(exact.action), _evaluated())


def _is_exact(exact: ExactRace) -> bool:
    return exact.own.error is None and exact.other.error is None


def _named(formulas: RaceFormulas) -> Iterator[tuple[str, FormulaVerdict]]:
    verdicts = (formulas.keith, formulas.isight, formulas.kleinman, formulas.trice)
    return zip(("Keith", "Isight", "Kleinman", "Trice"), verdicts, strict=True)


def _formula_row(verdict: FormulaVerdict) -> tuple[LensCellView, ...]:
    chance = "" if verdict.chance is None else percent(verdict.chance)
    return (
        LensCellView(short_decimals(verdict.own, 1)),
        LensCellView(short_decimals(verdict.other, 1)),
        LensCellView(chance),
        _action(verdict.action),
        #: In a cell: this figure is from a formula. Short
        LensCellView(translate("Lenses", "formula"), is_quiet=True),
    )


def _action(action: RaceAction | None) -> LensCellView:
    if action is None:
        return _EMPTY
    return LensCellView(_short_action(action), pattern=_PATTERN[action], tip=action_text(action))


def _short_action(action: RaceAction) -> str:
    return {
        #: In a cell: what is right with the cube in a race. Short
        RaceAction.NO_DOUBLE: translate("Lenses", "No double"),
        #: In a cell: what is right with the cube in a race: not to redouble, and to take. Short
        RaceAction.DOUBLE_NO_REDOUBLE: translate("Lenses", "Double, take"),
        #: In a cell: what is right with the cube in a race: to redouble too, and to take. Short
        RaceAction.REDOUBLE_TAKE: translate("Lenses", "Redouble, take"),
        #: In a cell: what is right with the cube in a race. Short
        RaceAction.DOUBLE_PASS: translate("Lenses", "Double, pass"),
    }[action]


def _rolls(exact: ExactRace) -> LensTableView:
    """How likely each number of rolls is, for both."""
    both = (exact.own.chances, exact.other.chances)
    listed = [
        rolls
        for rolls in range(max(map(len, both)))
        if any(rolls < len(one) and one[rolls] >= _LEAST for one in both)
    ]
    numbers = range(min(listed), max(listed) + 1)
    rows = tuple(tuple(_chance(one[rolls] if rolls < len(one) else 0.0) for one in both) for rolls in numbers)
    return LensTableView(_heads()[:2], tuple(whole(rolls) for rolls in numbers), rows)


def _chance(chance: float) -> LensCellView:
    return LensCellView(percent(chance), is_quiet=chance < _LEAST)


def _lines(formulas: RaceFormulas, exact: ExactRace) -> tuple[str, ...]:
    lines = []
    if exact.pair:
        #: {nd}, {dt} and {dp} are equities
        text = translate(
            "Lenses", "Exact, cube centred: {nd} without a double, {dt} after a take, {dp} after a pass."
        )
        lines.append(_choices(text, exact.pair.centred))
        #: {nd}, {dt} and {dp} are equities
        text = translate(
            "Lenses",
            "Exact, cube owned: {nd} without a redouble, {dt} after a take, {dp} after a pass.",
        )
        lines.append(_choices(text, exact.pair.own))
    return (*lines, *_differences(formulas, exact), *_how(exact))


def _choices(text: str, choices: ExactChoices) -> str:
    return text.format(nd=equity(choices.no_double), dt=equity(choices.double_take), dp=equity(1.0))


def _differences(formulas: RaceFormulas, exact: ExactRace) -> Iterator[str]:
    """A sentence for each formula that is wrong about the cube."""
    #: {formula} is the name of a formula, {said} and {right} are such as: Double; pass
    exactly = translate("Lenses", "{formula} says “{said}”, exactly right is “{right}”.")
    #: {formula} is the name of a formula, {said} and {right} are such as: Double; pass
    by_rolls = translate("Lenses", "{formula} says “{said}”, but the number of rolls needed “{right}”.")
    right, text = (exact.pair_action, exactly) if exact.pair_action else (exact.action, by_rolls)
    for name, verdict in _named(formulas):
        if verdict.action and verdict.action is not right:
            yield text.format(formula=name, said=action_text(verdict.action), right=action_text(right))


def _how(exact: ExactRace) -> Iterator[str]:
    """What the words in the last column stand for."""
    if _is_exact(exact):
        yield translate(
            "Lenses",
            "All this is for money play, before the roll. Rolls are exact for who plays for the fewest on "
            "average. One-sided: both play so, and the cube is judged by a model.",
        )
        return
    error = max(PIPS_A_ROLL * (one.error or 0.0) for one in (exact.own, exact.other))
    #: {error} is a number of pips
    text = translate(
        "Lenses",
        "All this is for money play, before the roll. Not all checkers are home: the way there is tried out "
        "many times, so an EPC may be off by {error}; from there on rolls are exact. One-sided: both play "
        "for the fewest rolls, and the cube is judged by a model.",
    )
    yield text.format(error=decimals(2 * error, 2))
