"""What a screen reader says about each place of the board."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QCoreApplication, QObject

from bgdesk.app.side_by_side import listed, listed_apart, titled
from bgdesk.rules.player import Player
from bgdesk.rules.relation import rel
from bgdesk.rules.stages import Coming, NameDouble, RollAgain, Stage
from bgdesk.rules.variants import Relation
from bgdesk.ui.board.geometry import Face, Fixture, Place
from bgdesk.ui.board.view import BoardView, CubeView, DieView, Spot, SpotKind, Stack

translate = QCoreApplication.translate


class SpokenCheckers(QObject):
    """So many checkers of one colour and owner, in the plural form that the language wants."""

    def of(self, owner: Player, n: int, *, yours: bool) -> str:
        """The checkers of ``owner``, who is the player that hears it or the opponent."""
        if owner is Player.WHITE and yours:
            #: For a screen reader: so many checkers, which are those of the player who hears it
            return self.tr("%n white checker(s), yours", "", n)
        if owner is Player.WHITE:
            return self.tr("%n white checker(s), your opponent's", "", n)
        if yours:
            #: For a screen reader: so many checkers, which are those of the player who hears it
            return self.tr("%n black checker(s), yours", "", n)
        return self.tr("%n black checker(s), your opponent's", "", n)


def describe(place: Place, view: BoardView, bottom: Player) -> str:
    """The name and content of ``place``; the checkers of ``bottom`` are called "yours"."""
    if place is Fixture.DICE:
        return _dice(view)
    if place is Fixture.CUBE:
        return _cube(view.cube, bottom)
    if isinstance(place, Face):
        #: A place to press: choose this double, as in 4-4; a verb
        return translate("Board", "Name {double}").format(double=f"{place.number}-{place.number}")
    return _spot(place, view, bottom)


def _spot(spot: Spot, view: BoardView, bottom: Player) -> str:
    stack = view.stacks().get(spot)
    #: What lies on a place of the board: nothing
    content = _stack(stack, bottom) if stack else translate("Board", "empty")
    text = titled(_place(spot, view, bottom), content)
    #: Behind what lies on a place: a checker may be moved from there
    return listed(text, translate("Board", "can move")) if spot in view.targets else text


def _stack(stack: Stack, bottom: Player) -> str:
    yours = stack.player is bottom
    text = SpokenCheckers().of(stack.player, stack.count, yours=yours)
    return listed(text, _pinned(stack)) if stack.has_pinned else text


def _pinned(stack: Stack) -> str:
    """The opposing checker under those of ``stack``."""
    if stack.player is Player.BLACK:
        if stack.count == 1:
            #: Behind the checker that lies on top: what it pins
            return translate("Board", "on top of 1 white checker, pinned")
        #: Behind the checkers that lie on top: what they pin
        return translate("Board", "with 1 white checker pinned under them")
    if stack.count == 1:
        #: Behind the checker that lies on top: what it pins
        return translate("Board", "on top of 1 black checker, pinned")
    #: Behind the checkers that lie on top: what they pin
    return translate("Board", "with 1 black checker pinned under them")


def _place(spot: Spot, view: BoardView, bottom: Player) -> str:
    if spot.kind is SpotKind.POINT:
        is_own = view.numbers_for is Player.WHITE
        own = spot.number if is_own else rel(view.relation, spot.number)
        #: A place of the board, for a screen reader; {number} is 1 to 24
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
            return translate("Board", "The players move in opposite directions.")
        case Relation.PARALLEL_DIAGONAL:
            return translate(
                "Board",
                "Both players move the same way round; your opponent starts on your 12-point "
                "and bears off from your points 18 to 13.",
            )
        case Relation.PARALLEL_SAME:
            return translate(
                "Board", "Both players move the same way and bear off from the same points 6 to 1."
            )
    assert_never(relation)


def _dice(view: BoardView) -> str:
    if view.naming:
        #: For a screen reader: a double has to be chosen
        return translate("Board", "Dice: name a double")
    if not view.dice:
        text = (
            translate("Board", "Dice: press to roll")
            if view.can_roll
            else translate("Board", "Dice: not rolled")
        )
        return _with_last_dice(text, view.last_dice)
    #: Title: the numbers of the dice follow it
    text = titled(translate("Board", "Dice"), listed(*map(_die, view.dice)))
    finish = translate("Board", "press to end the turn") if view.can_finish else ""
    return listed_apart(text, *map(_coming, view.coming), finish)


def _coming(coming: Coming) -> str:
    match coming:
        case Stage(faces):
            #: Behind the numbers of the dice: those that are played next in this turn, as in: then 3 3
            return translate("Board", "then {numbers}").format(numbers=" ".join(map(str, faces)))
        case NameDouble():
            #: Behind the numbers of the dice: a double may be chosen next in this turn
            return translate("Board", "then a double to name")
        case RollAgain():
            #: Behind the numbers of the dice: the player rolls again in this turn
            return translate("Board", "then another roll")
    assert_never(coming)


def _with_last_dice(text: str, dice: tuple[DieView, ...]) -> str:
    if not dice:
        return text
    faces = ", ".join(str(die.face) for die in dice)
    #: Behind what is to be done with the dice: {faces} are the numbers of the last roll, as in 6, 1
    return listed_apart(text, translate("Board", "the roll before was {faces}").format(faces=faces))


def _die(die: DieView) -> str:
    if die.used:
        #: A number of the dice that has been played
        return translate("Board", "{face} played").format(face=die.face)
    #: A number of a double that is played four times, and was played once or more
    return translate("Board", "{face} half played").format(face=die.face) if die.part_used else str(die.face)


def _cube(cube: CubeView | None, bottom: Player) -> str:
    if cube is None:
        return translate("Board", "No doubling cube")
    value = "1" if cube.is_worth_one else cube.label
    if cube.owner is None and cube.offered_to is None:
        #: Behind where the doubling cube lies: what it is worth
        worth = translate("Board", "worth {value}").format(value=value)
        text = listed(translate("Board", "Doubling cube"), _cube_place(cube, bottom), worth)
    else:
        #: Title: {value} is the number on the doubling cube; where it lies follows
        text = translate("Board", "Doubling cube at {value}").format(value=value)
        text = listed(text, _cube_place(cube, bottom))
    if cube.can_take:
        #: Behind what is said about the doubling cube: what pressing it does
        return listed_apart(text, translate("Board", "press to take"))
    #: Behind what is said about the doubling cube: what pressing it does
    return listed_apart(text, translate("Board", "press to double")) if cube.can_turn else text


def _cube_place(cube: CubeView, bottom: Player) -> str:
    if cube.is_crawford:
        #: Where the doubling cube lies, or rather does not
        return translate("Board", "out of play in the Crawford game")
    if cube.offered_to is not None:
        return (
            #: What becomes of the doubling cube
            translate("Board", "offered to you")
            if cube.offered_to is bottom
            else translate("Board", "offered to your opponent")
        )
    if cube.owner is None:
        #: Where the doubling cube lies
        return translate("Board", "in the middle")
    #: Whose the doubling cube is: that of the player who hears it
    yours = translate("Board", "yours")
    #: Whose the doubling cube is
    return yours if cube.owner is bottom else translate("Board", "your opponent's")
