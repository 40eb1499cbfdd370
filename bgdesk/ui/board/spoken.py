"""What a screen reader says about each place of the board."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.rules.player import Player
from bgdesk.ui.board.checkers import stacks_of
from bgdesk.ui.board.geometry import Fixture, Place
from bgdesk.ui.board.view import BoardView, CubeView, DieView, Spot, SpotKind


def describe(place: Place, view: BoardView, bottom: Player) -> str:
    """The name and content of ``place``; the checkers of ``bottom`` are called "yours"."""
    if place is Fixture.DICE:
        return _dice(view)
    if place is Fixture.CUBE:
        return _cube(view.cube, bottom)
    assert isinstance(place, Spot)
    return _spot(place, view, bottom)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Board", text)


def _spot(spot: Spot, view: BoardView, bottom: Player) -> str:
    owner, count = stacks_of(view).get(spot, (None, 0))
    if owner is None:
        content = _tr("empty")
    else:
        whose = _tr("yours") if owner is bottom else _tr("your opponent's")
        content = _tr("{checkers}, {whose}").format(checkers=_checkers(owner, count), whose=whose)
    text = _tr("{place}: {content}").format(place=_place(spot, view, bottom), content=content)
    return _tr("{text}, can move").format(text=text) if spot in view.targets else text


def _place(spot: Spot, view: BoardView, bottom: Player) -> str:
    if spot.kind is SpotKind.POINT:
        own = spot.number if view.numbers_for is Player.WHITE else 25 - spot.number
        return _tr("Point {number}").format(number=own)
    is_own = spot.player is bottom
    if spot.kind is SpotKind.BAR:
        return _tr("Your bar") if is_own else _tr("Your opponent's bar")
    return _tr("Your tray") if is_own else _tr("Your opponent's tray")


def _checkers(owner: Player, count: int) -> str:
    if owner is Player.WHITE:
        one, many = (
            _tr("1 white checker"),
            QCoreApplication.translate("Board", "%n white checkers", "", count),
        )
    else:
        one, many = (
            _tr("1 black checker"),
            QCoreApplication.translate("Board", "%n black checkers", "", count),
        )
    return one if count == 1 else many


def _dice(view: BoardView) -> str:
    if not view.dice:
        return _tr("Dice: press to roll") if view.can_roll else _tr("Dice: not rolled")
    faces = ", ".join(_die(die) for die in view.dice)
    text = _tr("Dice: {faces}").format(faces=faces)
    return _tr("{text}; press to end the turn").format(text=text) if view.can_finish else text


def _die(die: DieView) -> str:
    if die.used:
        return _tr("{face} played").format(face=die.face)
    return _tr("{face} half played").format(face=die.face) if die.part_used else str(die.face)


def _cube(cube: CubeView | None, bottom: Player) -> str:
    if cube is None:
        return _tr("No doubling cube")
    text = _tr("Doubling cube at {value}, {where}").format(value=cube.label, where=_cube_place(cube, bottom))
    return _tr("{text}; press to double").format(text=text) if cube.can_turn else text


def _cube_place(cube: CubeView, bottom: Player) -> str:
    if cube.is_crawford:
        return _tr("out of play in the Crawford game")
    if cube.offered_to is not None:
        return _tr("offered to you") if cube.offered_to is bottom else _tr("offered to your opponent")
    if cube.owner is None:
        return _tr("in the middle")
    return _tr("yours") if cube.owner is bottom else _tr("your opponent's")
