"""What the temperature map shows: 36 rolls, how warm each is, and what they come to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.lenses.next_rolls import JOKER, temperature
from bgdesk.app.side_by_side import lines, listed, titled
from bgdesk.match.study import JudgedPlay
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.ui.lenses.lens_table import LensCellView, LensTableView
from bgdesk.ui.lenses.patterns import LegendView
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.numbers import cost, equity, percent, whole

translate = QCoreApplication.translate

FACES = range(1, 7)
_MILD = 0.1
_WARMTH = ((JOKER, 0, "++"), (_MILD, 5, "+"))
_COLD = ((JOKER, 4, "--"), (_MILD, 1, "-"))


@dataclass(frozen=True, slots=True)
class NextRollsView:
    """The map with its legend, and sentences below it."""

    table: LensTableView
    legend: tuple[LegendView, ...]
    lines: tuple[str, ...]


def roll_at(row: int, column: int) -> Dice:
    """The roll of a cell, higher die first."""
    faces = row + 1, column + 1
    return Dice(max(faces), min(faces))


def derive_next_rolls(judged: Mapping[Dice, JudgedPlay], refusal: str = "") -> NextRollsView:
    """``judged`` has the rolls so far; without any, ``refusal`` may say why."""
    whole_map = temperature(judged)
    mean = whole_map.mean if whole_map else None
    cells = tuple(tuple(_cell(judged, roll_at(row, column), mean) for column in range(6)) for row in range(6))
    heads = tuple(whole(face) for face in FACES)
    table = LensTableView(heads, heads, cells)
    if whole_map is None:
        waiting = translate("Lenses", "The engine is judging…")
        return NextRollsView(table, (), (refusal or waiting,))
    chances = whole_map.chances
    told = [
        #: A figure of all 36 rolls together: what they are worth on average
        titled(translate("Lenses", "Mean"), equity(whole_map.mean)),
        #: A figure of all 36 rolls together: how far they are from the mean
        titled(translate("Lenses", "Standard deviation"), equity(whole_map.deviation).lstrip("+")),
        titled(translate("Lenses", "Wins"), percent(chances.win)) if chances else "",
    ]
    shown = {one.pattern for row in cells for one in row}
    legend = tuple(one for one in _legend() if one.pattern in shown)
    return NextRollsView(table, legend, (listed(*told), *_extremes(judged, whole_map.mean)))


def _cell(judged: Mapping[Dice, JudgedPlay], roll: Dice, mean: float | None) -> LensCellView:
    if roll not in judged:
        return LensCellView("·", is_quiet=True)
    best = judged[roll].candidates[0]
    pattern, sign = (-1, "") if mean is None else _warmth(best.equity.value - mean)
    #: In place of a move: there is none to make
    written = isolated(best.written) or translate("Lenses", "cannot move")
    return LensCellView(
        equity(best.equity.value),
        sign,
        pattern,
        lines(titled(_written(roll), written), equity(best.equity.value)),
    )


def _warmth(difference: float) -> tuple[int, str]:
    for least, pattern, sign in _WARMTH:
        if difference >= least:
            return pattern, sign
    for least, pattern, sign in _COLD:
        if difference <= -least:
            return pattern, sign
    return -1, ""


def _written(roll: Dice) -> str:
    return isolated(f"{roll.high}-{roll.low}")


def _legend() -> tuple[LegendView, ...]:
    much, some = cost(JOKER), cost(_MILD)
    return (
        #: What a sign in a table of rolls stands for; {number} as in 0.300
        LegendView(
            0, "++", translate("Lenses", "joker: {number} above the mean, or more").format(number=much)
        ),
        #: What a sign in a table of rolls stands for; {number} as in 0.100
        LegendView(5, "+", translate("Lenses", "{number} above the mean, or more").format(number=some)),
        #: What a sign in a table of rolls stands for; {number} as in 0.100
        LegendView(1, "-", translate("Lenses", "{number} below the mean, or more").format(number=some)),
        #: What a sign in a table of rolls stands for; {number} as in 0.300
        LegendView(
            4, "--", translate("Lenses", "disaster: {number} below the mean, or more").format(number=much)
        ),
    )


def _extremes(judged: Mapping[Dice, JudgedPlay], mean: float) -> tuple[str, ...]:
    """The jokers and the disasters, the greatest first."""
    ranked = sorted(ALL_ROLLS, key=lambda roll: -judged[roll].candidates[0].equity.value)
    jokers = [one for one in ranked if judged[one].candidates[0].equity.value - mean >= JOKER]
    disasters = [one for one in reversed(ranked) if mean - judged[one].candidates[0].equity.value >= JOKER]
    #: Before a list of rolls; a term for the luckiest ones, far above the mean or losing the market
    good = titled(translate("Lenses", "Jokers"), listed(*map(_written, jokers))) if jokers else ""
    #: Before a list of rolls; a term for the unluckiest ones, far below the mean or making a double wrong
    bad = titled(translate("Lenses", "Disasters"), listed(*map(_written, disasters))) if disasters else ""
    return tuple(filter(None, (good, bad)))
