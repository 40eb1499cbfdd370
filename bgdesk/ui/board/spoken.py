"""What a screen reader says about each place of the board."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.rules.player import Player
from bgdesk.ui.board.checkers import stacks_of
from bgdesk.ui.board.geometry import Fixture, Place
from bgdesk.ui.board.view import BoardView, CubeView, DieView, Spot, SpotKind

translate = QCoreApplication.translate


def describe(place: Place, view: BoardView, bottom: Player) -> str:
    """The name and content of ``place``; the checkers of ``bottom`` are called "yours"."""
    if place is Fixture.DICE:
        return _dice(view)
    if place is Fixture.CUBE:
        return _cube(view.cube, bottom)
    assert isinstance(place, Spot)
    return _spot(place, view, bottom)


def _spot(spot: Spot, view: BoardView, bottom: Player) -> str:
    owner, count = stacks_of(view).get(spot, (None, 0))
    if owner is None:
        content = translate("Board", "empty")
    else:
        whose = translate("Board", "yours") if owner is bottom else translate("Board", "your opponent's")
        content = translate("Board", "{checkers}, {whose}").format(
            checkers=_checkers(owner, count), whose=whose
        )
    text = translate("Board", "{place}: {content}").format(place=_place(spot, view, bottom), content=content)
    return translate("Board", "{text}, can move").format(text=text) if spot in view.targets else text


def _place(spot: Spot, view: BoardView, bottom: Player) -> str:
    if spot.kind is SpotKind.POINT:
        own = spot.number if view.numbers_for is Player.WHITE else 25 - spot.number
        return translate("Board", "Point {number}").format(number=own)
    is_own = spot.player is bottom
    if spot.kind is SpotKind.BAR:
        return translate("Board", "Your bar") if is_own else translate("Board", "Your opponent's bar")
    return translate("Board", "Your tray") if is_own else translate("Board", "Your opponent's tray")


def _checkers(owner: Player, count: int) -> str:
    if owner is Player.WHITE:
        one, many = (
            translate("Board", "1 white checker"),
            translate("Board", "%n white checkers", "", count),
        )
    else:
        one, many = (
            translate("Board", "1 black checker"),
            translate("Board", "%n black checkers", "", count),
        )
    return one if count == 1 else many


def _dice(view: BoardView) -> str:
    if not view.dice:
        text = (
            translate("Board", "Dice: press to roll")
            if view.can_roll
            else translate("Board", "Dice: not rolled")
        )
        return _with_last_dice(text, view.last_dice)
    faces = ", ".join(_die(die) for die in view.dice)
    text = translate("Board", "Dice: {faces}").format(faces=faces)
    return translate("Board", "{text}; press to end the turn").format(text=text) if view.can_finish else text


def _with_last_dice(text: str, dice: tuple[DieView, ...]) -> str:
    if not dice:
        return text
    faces = ", ".join(str(die.face) for die in dice)
    return translate("Board", "{text}; the throw before was {faces}").format(text=text, faces=faces)


def _die(die: DieView) -> str:
    if die.used:
        return translate("Board", "{face} played").format(face=die.face)
    return translate("Board", "{face} half played").format(face=die.face) if die.part_used else str(die.face)


def _cube(cube: CubeView | None, bottom: Player) -> str:
    if cube is None:
        return translate("Board", "No doubling cube")
    text = translate("Board", "Doubling cube at {value}, {where}").format(
        value=cube.label, where=_cube_place(cube, bottom)
    )
    if cube.can_take:
        return translate("Board", "{text}; press to take").format(text=text)
    return translate("Board", "{text}; press to double").format(text=text) if cube.can_turn else text


def _cube_place(cube: CubeView, bottom: Player) -> str:
    if cube.is_crawford:
        return translate("Board", "out of play in the Crawford game")
    if cube.offered_to is not None:
        return (
            translate("Board", "offered to you")
            if cube.offered_to is bottom
            else translate("Board", "offered to your opponent")
        )
    if cube.owner is None:
        return translate("Board", "in the middle")
    return translate("Board", "yours") if cube.owner is bottom else translate("Board", "your opponent's")
