"""What the cube window shows: the points at which the choices turn, for a dead, a real and a live cube."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.lenses.cube_model import GammonShares
from bgdesk.analysis.lenses.cube_window import CubeCurves, CubePoints, cube_curves, place_of, terms_at
from bgdesk.engine.protocol import Situation
from bgdesk.match.equity_tables.table import default_table
from bgdesk.match.evaluation import CubeDecision
from bgdesk.ui.lenses.lens_table import LensCellView, LensTableView
from bgdesk.ui.words.numbers import equity, percent

translate = QCoreApplication.translate

_NONE = LensCellView("\N{EN DASH}", is_quiet=True)


@dataclass(frozen=True, slots=True)
class CubeWindowView:
    """The table of points, the curves to draw, and where the player is on them."""

    table: LensTableView
    curves: CubeCurves
    win: float
    told: str


def derive_cube_window(situation: Situation, win: float, shares: GammonShares, life: float) -> CubeWindowView:
    """``win`` is the chance of the player of ``situation``; ``life`` the efficiency of the cube, 0 to 1."""
    terms, place = terms_at(situation, default_table()), place_of(situation)
    real = cube_curves(terms, place, shares, life)
    ends = [cube_curves(terms, place, shares, each).points for each in (0.0, 1.0)]
    rows = tuple(_row(name, (ends[0], real.points, ends[1])) for name in _POINTS)
    heads = (
        #: Head of a column: the cube is never turned again
        translate("Lenses", "Dead cube"),
        #: Head of a column: the efficiency of the cube in per cent
        translate("Lenses", "At {percent}").format(percent=percent(life, 0)),
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
    return CubeWindowView(LensTableView(heads, names, rows), real, win, _told(real, win))


_POINTS = ("take", "double", "cash", "too_good")


def _row(name: str, points: tuple[CubePoints, ...]) -> tuple[LensCellView, ...]:
    return tuple(_point(getattr(one, name)) for one in points)


def _point(chance: float | None) -> LensCellView:
    return _NONE if chance is None else LensCellView(percent(chance))


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


def engine_text(decision: CubeDecision) -> str:
    """What the engine found, to be compared with the model."""
    #: {nd}, {dt} and {dp} are equities
    text = translate("Lenses", "The engine: {nd} without a double, {dt} after a take, {dp} after a pass.")
    return text.format(
        nd=equity(decision.no_double.value),
        dt=equity(decision.double_take.value),
        dp=equity(decision.double_pass.value),
    )
