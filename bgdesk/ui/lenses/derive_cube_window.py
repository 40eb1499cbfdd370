"""What the cube window shows: the points where the choices turn, what take points are made of, equities."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.lenses.cube_window import CubeCurves, CubePoints
from bgdesk.analysis.lenses.take_parts import ModelledCube, TakeParts, gammon_price, take_parts
from bgdesk.app.side_by_side import sentences
from bgdesk.match.evaluation import CubeDecision
from bgdesk.ui.lenses.lens_table import LensCellView, LensTableView
from bgdesk.ui.lenses.patterns import LegendView
from bgdesk.ui.words.numbers import decimals, equity, percent, signed

translate = QCoreApplication.translate

_NONE = LensCellView("\N{EN DASH}", is_quiet=True)
_TAKE, _VIG = 2, 1
_STEPS = 20
"""The equities are listed at so many steps of the winning chance."""

Segments = tuple[tuple[int, float], ...]
"""Pattern and width of each part of a bar."""


@dataclass(frozen=True, slots=True)
class CubeWindowView:
    """Tables of the points, of what take points are made of, and of equities; what is drawn; and a sentence.

    ``marks`` are the points to draw with their letters; ``spread`` is the standard deviation of ``win`` after
    the next roll, ``None`` before it is known; ``segments`` belong to the player and the opponent.
    """

    table: LensTableView
    parts: LensTableView
    equities: LensTableView
    curves: CubeCurves
    win: float
    spread: float | None
    marks: tuple[tuple[str, float], ...]
    segments: tuple[Segments, Segments]
    legend: tuple[LegendView, ...]
    told: str


def derive_cube_window(case: ModelledCube, win: float, spread: float | None = None) -> CubeWindowView:
    """``win`` is the chance of the player of ``case``."""
    real = case.curves
    both = take_parts(case), take_parts(case.turned)
    return CubeWindowView(
        _points_table(case),
        _parts_table(case, both),
        _equities(real),
        real,
        win,
        spread,
        tuple(_marks(real.points)),
        (_segments(both[0]), _segments(both[1])),
        _legend() if any(both) else (),
        sentences(_told(real, win), _told_spread(spread)),
    )


def _points_table(case: ModelledCube) -> LensTableView:
    three = tuple(case.curves_at(life).points for life in (0.0, case.life, 1.0))
    rows = tuple(_row(name, three) for name in _POINTS)
    heads = (
        #: Head of a column: the cube is never turned again
        translate("Lenses", "Dead cube"),
        #: Head of a column: the efficiency of the cube in per cent
        translate("Lenses", "At {percent}").format(percent=percent(case.life, 0)),
        #: Head of a column: the cube is turned at the very best moment
        translate("Lenses", "Live cube"),
    )
    names = (
        #: Head of a row: the chance needed to take a double
        translate("Lenses", "Take point"),
        #: Head of a row: the chance from which doubling is right
        translate("Lenses", "Doubling point"),
        #: Head of a row: the chance from which the opponent has to pass
        translate("Lenses", "Cash point"),
        #: Head of a row: the chance from which playing on for a gammon is right
        translate("Lenses", "Too good point"),
    )
    return LensTableView(heads, names, rows)


_POINTS = ("take", "double", "cash", "too_good")
_LETTERS = ("T", "D", "C", "TG")


def _row(name: str, points: tuple[CubePoints, ...]) -> tuple[LensCellView, ...]:
    return tuple(_point(getattr(one, name)) for one in points)


def _point(chance: float | None) -> LensCellView:
    return _NONE if chance is None else LensCellView(percent(chance))


def _marks(points: CubePoints) -> Iterator[tuple[str, float]]:
    for letter, name in zip(_LETTERS, _POINTS, strict=True):
        chance = getattr(points, name)
        if chance is not None:
            yield letter, chance


def _parts_table(case: ModelledCube, both: tuple[TakeParts | None, TakeParts | None]) -> LensTableView:
    """What the take points of the player and the opponent are made of."""
    value = case.place.value
    sides = (case.terms, case.terms.turned)
    prices = [[gammon_price(terms, cube) for terms in sides] for cube in (value, 2 * value)]
    rows = (
        tuple(_NONE if one is None else LensCellView(percent(one.stakes)) for one in both),
        tuple(_NONE if one is None else LensCellView(_change(one.gammons)) for one in both),
        tuple(_NONE if one is None else LensCellView(_change(-one.vig)) for one in both),
        tuple(_NONE if one is None else LensCellView(percent(one.take)) for one in both),
        *(tuple(_price(one) for one in pair) for pair in prices),
    )
    names = (
        #: Head of a row: the take point with a dead cube and without gammons
        translate("Lenses", "Stakes alone"),
        #: Head of a row: what gammons change about the take point
        translate("Lenses", "Gammons"),
        #: Head of a row: what turning the cube oneself changes about the take point. A standard term
        translate("Lenses", "Recube vig"),
        #: Head of a row: the chance needed to take a double
        translate("Lenses", "Take point"),
        #: Head of a row: what a gammon is worth beside a win, the cube as it is
        translate("Lenses", "Gammon price"),
        #: Head of a row: what a gammon is worth beside a win, once the cube has been turned
        translate("Lenses", "Price, cube turned"),
    )
    #: Heads of columns: the player on roll, and the opponent
    heads = (translate("Lenses", "On roll"), translate("Lenses", "Opponent"))
    return LensTableView(heads, names, rows)


def _change(chance: float) -> str:
    """In percentage points."""
    return signed(100 * chance, 1)


def _price(price: float | None) -> LensCellView:
    return _NONE if price is None else LensCellView(decimals(price, 2))


def _segments(parts: TakeParts | None) -> Segments:
    return ((_TAKE, parts.take), (_VIG, parts.vig)) if parts else ()


def _legend() -> tuple[LegendView, ...]:
    return (
        #: What a part of a bar stands for
        LegendView(_TAKE, "", translate("Lenses", "take points: on roll, opponent")),
        #: What a part of a bar stands for
        LegendView(_VIG, "", translate("Lenses", "recube vig")),
    )


def _equities(curves: CubeCurves) -> LensTableView:
    """The curves as figures."""
    rows = []
    chances = [step / _STEPS for step in range(_STEPS + 1)]
    for chance in chances:
        taken = curves.double_take
        rows.append(
            (
                LensCellView(equity(curves.no_double.at(chance))),
                LensCellView(equity(taken.at(chance))) if taken else _NONE,
                LensCellView(equity(curves.double_pass)) if taken else _NONE,
            )
        )
    return LensTableView(("ND", "D/T", "D/P"), tuple(percent(one, 0) for one in chances), tuple(rows))


def _told(curves: CubeCurves, win: float) -> str:
    if curves.double_take is None:
        #: {percent} is the player's chance to win, {nd} an equity
        text = translate("Lenses", "At {percent} of wins the model says {nd} without a double.")
        return text.format(percent=percent(win), nd=equity(curves.no_double.at(win)))
    #: {percent} is the player's chance to win; {nd}, {dt} and {dp} are equities
    text = translate(
        "Lenses",
        "At {percent} of wins the model says {nd} without a double, {dt} after a take and {dp} after a pass.",
    )
    return text.format(
        percent=percent(win),
        nd=equity(curves.no_double.at(win)),
        dt=equity(curves.double_take.at(win)),
        dp=equity(curves.double_pass),
    )


def _told_spread(spread: float | None) -> str:
    if spread is None:
        return ""
    #: {percent} is a standard deviation of the chance to win, the band around the line of that chance
    text = translate("Lenses", "After the roll it is ± {percent}, the tinted band.")
    return text.format(percent=percent(spread))


def engine_text(decision: CubeDecision) -> str:
    """What the engine found, to be compared with the model."""
    #: {nd}, {dt} and {dp} are equities
    text = translate("Lenses", "The engine: {nd} without a double, {dt} after a take, {dp} after a pass.")
    return text.format(
        nd=equity(decision.no_double.value),
        dt=equity(decision.double_take.value),
        dp=equity(decision.double_pass.value),
    )
