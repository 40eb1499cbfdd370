"""What a screen reader says about each place of the board."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from bgdesk.rules.player import Player
from bgdesk.rules.relation import rel
from bgdesk.rules.stages import Coming, NameDouble, RollAgain, Stage
from bgdesk.rules.variants import Relation
from bgdesk.ui.board.geometry import Face, Fixture, Place
from bgdesk.ui.board.view import BoardView, CubeView, DieView, Spot, SpotKind, Stack

translate = QCoreApplication.translate


def describe(place: Place, view: BoardView, bottom: Player) -> str:
    """The name and content of ``place``; the checkers of ``bottom`` are called "yours"."""
    if place is Fixture.DICE:
        return _dice(view)
    if place is Fixture.CUBE:
        return _cube(view.cube, bottom)
    if isinstance(place, Face):
        return translate("Board", "Name {face}-{face}").format(face=place.number)
    return _spot(place, view, bottom)


def _spot(spot: Spot, view: BoardView, bottom: Player) -> str:
    stack = view.stacks().get(spot)
    content = _stack(stack, bottom) if stack else translate("Board", "empty")
    text = translate("Board", "{place}: {content}").format(place=_place(spot, view, bottom), content=content)
    return translate("Board", "{text}, can move").format(text=text) if spot in view.targets else text


def _stack(stack: Stack, bottom: Player) -> str:
    whose = translate("Board", "yours") if stack.player is bottom else translate("Board", "your opponent's")
    text = translate("Board", "{checkers}, {whose}").format(
        checkers=_checkers(stack.player, stack.count), whose=whose
    )
    if not stack.has_pinned:
        return text
    pinned = _checkers(stack.player.opponent, 1)
    if stack.count == 1:
        return translate("Board", "{text}, on top of {pinned}, pinned").format(text=text, pinned=pinned)
    return translate("Board", "{text}, with {pinned} pinned under them").format(text=text, pinned=pinned)


def _place(spot: Spot, view: BoardView, bottom: Player) -> str:
    if spot.kind is SpotKind.POINT:
        is_own = view.numbers_for is Player.WHITE
        own = spot.number if is_own else rel(view.relation, spot.number)
        return translate("Board", "Point {number}").format(number=own)
    is_own = spot.player is bottom
    if spot.kind is SpotKind.BAR:
        return translate("Board", "Your bar") if is_own else translate("Board", "Your opponent's bar")
    if spot.kind is SpotKind.RESERVE:
        return translate("Board", "Your reserve") if is_own else translate("Board", "Your opponent's reserve")
    return translate("Board", "Your tray") if is_own else translate("Board", "Your opponent's tray")


def describe_ways(relation: Relation) -> str:
    """How the two players travel, seen by one of them."""
    match relation:
        case Relation.CONTRARY:
            return translate("Board", "The players travel in opposite directions.")
        case Relation.PARALLEL_DIAGONAL:
            return translate(
                "Board",
                "Both players travel the same way round; your opponent starts on your 12 point and bears off "
                "from your points 18 to 13.",
            )
        case Relation.PARALLEL_SAME:
            return translate(
                "Board", "Both players travel the same way and bear off from the same points 6 to 1."
            )
    assert_never(relation)


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
    if view.naming:
        return translate("Board", "Dice: name a double")
    if not view.dice:
        text = (
            translate("Board", "Dice: press to roll")
            if view.can_roll
            else translate("Board", "Dice: not rolled")
        )
        return _with_last_dice(text, view.last_dice)
    faces = ", ".join(_die(die) for die in view.dice)
    text = translate("Board", "Dice: {faces}").format(faces=faces)
    if view.coming:
        coming = ", ".join(map(_coming, view.coming))
        text = translate("Board", "{text}; then {coming}").format(text=text, coming=coming)
    return translate("Board", "{text}; press to end the turn").format(text=text) if view.can_finish else text


def _coming(coming: Coming) -> str:
    match coming:
        case Stage(faces):
            return " ".join(map(str, faces))
        case NameDouble():
            return translate("Board", "a double to name")
        case RollAgain():
            return translate("Board", "another roll")
    assert_never(coming)


def _with_last_dice(text: str, dice: tuple[DieView, ...]) -> str:
    if not dice:
        return text
    faces = ", ".join(str(die.face) for die in dice)
    return translate("Board", "{text}; the roll before was {faces}").format(text=text, faces=faces)


def _die(die: DieView) -> str:
    if die.used:
        return translate("Board", "{face} played").format(face=die.face)
    return translate("Board", "{face} half played").format(face=die.face) if die.part_used else str(die.face)


def _cube(cube: CubeView | None, bottom: Player) -> str:
    if cube is None:
        return translate("Board", "No doubling cube")
    is_nobodys = cube.owner is None and cube.offered_to is None
    text = (
        translate("Board", "Doubling cube, {where}, worth {value}")
        if is_nobodys
        else translate("Board", "Doubling cube at {value}, {where}")
    )
    value = "1" if cube.is_worth_one else cube.label
    text = text.format(value=value, where=_cube_place(cube, bottom))
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
