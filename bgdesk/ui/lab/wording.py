"""What the laboratory says: what was set, what is wrong, what is odd."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QObject

from bgdesk.app.side_by_side import sentences
from bgdesk.match.setup.problems import SetupFlaw, SetupProblem
from bgdesk.match.setup.setup import TableSetup
from bgdesk.rules.player import Player
from bgdesk.rules.table_state import Offer
from bgdesk.source_text import QT_TRANSLATE_NOOP
from bgdesk.ui.words.notation import isolated

translate = QCoreApplication.translate

_PROBLEMS: Mapping[SetupFlaw, str] = MappingProxyType(
    {
        #: Why a position that somebody sets up cannot be judged, as the next ones
        SetupFlaw.SHARED_POINT: QT_TRANSLATE_NOOP("Lab", "Both players have checkers on the same point."),
        SetupFlaw.EMPTY_BOARD: QT_TRANSLATE_NOOP("Lab", "There is no checker on the board."),
        SetupFlaw.STALLED: QT_TRANSLATE_NOOP("Lab", "Neither player can ever move from here."),
        SetupFlaw.IMPOSSIBLE: QT_TRANSLATE_NOOP("Lab", "Checkers cannot lie like this in this game."),
        SetupFlaw.CUBE_IN_CRAWFORD: QT_TRANSLATE_NOOP("Lab", "There is no cube in the Crawford game."),
        SetupFlaw.NO_CUBE: QT_TRANSLATE_NOOP("Lab", "There is no cube in this match."),
        SetupFlaw.OFFER_NOT_ALLOWED: QT_TRANSLATE_NOOP("Lab", "That offer of the cube is not allowed here."),
        SetupFlaw.BOTH_CLOSED_OUT: QT_TRANSLATE_NOOP(
            "Lab", "Both players are on the bar in front of a closed board."
        ),
    }
)


class LabCounts(QObject):
    """Sentences with a number of checkers, in the plural form that the language wants."""

    def missing(self, player: Player, n: int) -> str:
        """So many checkers more than there are."""
        if player is Player.WHITE:
            #: Why fewer checkers were set than somebody wanted
            return self.tr("The tray lacks %n white checker(s): take some off the board first.", "", n)
        #: Why fewer checkers were set than somebody wanted
        return self.tr("The tray lacks %n black checker(s): take some off the board first.", "", n)

    def wrong(self, player: Player, n: int) -> str:
        """So many checkers, which is not the number of the game."""
        if player is Player.WHITE:
            return self.tr("White has %n checker(s), which this game does not have.", "", n)
        return self.tr("Black has %n checker(s), which this game does not have.", "", n)

    def off(self, player: Player, n: int) -> str:
        """So many checkers are off too early."""
        if player is Player.WHITE:
            #: Something that is odd but allowed in a position that somebody sets up
            return self.tr("%n white checker(s) are off although others are not home.", "", n)
        #: Something that is odd but allowed in a position that somebody sets up
        return self.tr("%n black checker(s) are off although others are not home.", "", n)

    def stack(self, n: int) -> str:
        """More than so many on a point."""
        return self.tr("The rules agreed on allow %n checker(s) on a point.", "", n)

    def score(self, n: int) -> str:
        """A match to so many points is over."""
        return self.tr("A player has all %n point(s) of this match already.", "", n)


def name_of_neighbours() -> str:
    """What the panel is called that is made later."""
    #: Name of a panel: positions of other matches that are like this one. Short
    return translate("Lab", "Similar")


def missing_sentence(player: Player, count: int) -> str:
    """``count`` more checkers were wanted than ``player`` has in the tray."""
    return LabCounts().missing(player, count)


def problem_sentence(problem: SetupProblem) -> str:
    """What is wrong or odd."""
    if problem.kind is SetupFlaw.GAME_OVER:
        return _over_sentence(problem.player)
    counts = LabCounts()
    player = problem.player or Player.WHITE
    counted: Mapping[SetupFlaw, Callable[[], str]] = {
        SetupFlaw.WRONG_COUNT: lambda: counts.wrong(player, problem.number),
        SetupFlaw.BORNE_OFF_EARLY: lambda: counts.off(player, problem.number),
        SetupFlaw.FULL_STACK: lambda: counts.stack(problem.number),
        SetupFlaw.SCORE_REACHED: lambda: counts.score(problem.number),
    }
    if problem.kind in counted:
        return counted[problem.kind]()
    return translate("Lab", _PROBLEMS[problem.kind])


def _over_sentence(winner: Player | None) -> str:
    if winner is None:
        return translate("Lab", "The game is over: it is drawn.")
    if winner is Player.WHITE:
        return translate("Lab", "The game is over: White has won it.")
    return translate("Lab", "The game is over: Black has won it.")


def turn_sentence(setup: TableSetup) -> str:
    """Who is on roll, and what is to be done."""
    if setup.offer:
        return cube_sentence(setup)
    return dice_sentence(setup)


def dice_sentence(setup: TableSetup) -> str:
    """What is to be played, and by whom."""
    is_white = setup.turn is Player.WHITE
    if setup.dice is None:
        return translate("Lab", "White is on roll.") if is_white else translate("Lab", "Black is on roll.")
    dice = isolated(f"{setup.dice.high}-{setup.dice.low}")
    #: {dice} is a roll, as in 6-1
    white = translate("Lab", "White has {dice} to play.")
    #: {dice} is a roll, as in 6-1
    black = translate("Lab", "Black has {dice} to play.")
    return (white if is_white else black).format(dice=dice)


def cube_sentence(setup: TableSetup) -> str:
    """Where the cube is, and what is offered."""
    if not setup.options.has_cube:
        return translate("Lab", "There is no cube in this match.")
    if setup.is_crawford:
        return translate("Lab", "There is no cube in the Crawford game.")
    return sentences(_cube_place(setup), _offer_sentence(setup))


def _cube_place(setup: TableSetup) -> str:
    value = setup.cube.value
    if setup.cube.owner is None:
        #: Sentence; {value} is the number on the doubling cube
        return translate("Lab", "The cube is centred at {value}.").format(value=value)
    if setup.cube.owner is Player.WHITE:
        #: Sentence; {value} is the number on the doubling cube
        return translate("Lab", "White owns the cube at {value}.").format(value=value)
    #: Sentence; {value} is the number on the doubling cube
    return translate("Lab", "Black owns the cube at {value}.").format(value=value)


def _offer_sentence(setup: TableSetup) -> str:
    if setup.offer is None:
        return ""
    white = {
        Offer.DOUBLE: translate("Lab", "White doubles."),
        Offer.BEAVER: translate("Lab", "Black answers White's double with a beaver."),
        Offer.RACCOON: translate("Lab", "White answers the beaver with a raccoon."),
    }
    black = {
        Offer.DOUBLE: translate("Lab", "Black doubles."),
        Offer.BEAVER: translate("Lab", "White answers Black's double with a beaver."),
        Offer.RACCOON: translate("Lab", "Black answers the beaver with a raccoon."),
    }
    return (white if setup.turn is Player.WHITE else black)[setup.offer]


def unread_sentence(fault: str) -> str:
    """Why a text sets nothing up; ``fault`` is in English, as it comes from the reader."""
    if not fault:
        return translate(
            "Lab", "There is no XGID, GNU Backgammon ID or bgdesk text in it; the board stays as it is."
        )
    #: {fault} is what is wrong with the text of a position, in English
    return translate("Lab", "The board stays as it is: {fault}").format(fault=fault)


def problems_text(problems: tuple[SetupProblem, ...]) -> str:
    """All that is wrong or odd; where something is fatal only that."""
    fatal = [problem for problem in problems if problem.is_fatal]
    return sentences(*(problem_sentence(problem) for problem in fatal or problems))
