"""Why the rules do not allow something, in plain words."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from bgdesk.app.table.table import Table
from bgdesk.match.state import Phase
from bgdesk.rules.position import BAR, IN, OFF
from bgdesk.rules.refusal import Reason, Refusal
from bgdesk.source_text import QT_TRANSLATE_NOOP
from bgdesk.ui.words.turns import goes_on, going_on_sentence

_REFUSALS: Mapping[Reason, str] = MappingProxyType(
    {
        Reason.BAR_FIRST: QT_TRANSLATE_NOOP("Wording", "Your checker on the bar must enter first."),
        #: Why a move is refused, as all that follow. {point} is the number of a point, {die} one of the dice
        Reason.POINT_BLOCKED: QT_TRANSLATE_NOOP(
            "Wording", "The {point}-point is blocked: your opponent holds it."
        ),
        Reason.NO_CHECKER: QT_TRANSLATE_NOOP("Wording", "You have no checker on the {point}-point."),
        Reason.NOT_YOUR_CHECKER: QT_TRANSLATE_NOOP(
            "Wording", "The checkers on the {point}-point are your opponent's."
        ),
        Reason.DIE_NOT_AVAILABLE: QT_TRANSLATE_NOOP(
            "Wording", "That move takes a {die}, and you have none to play."
        ),
        Reason.OUT_OF_REACH: QT_TRANSLATE_NOOP(
            "Wording", "None of your checkers can reach the {point}-point with these dice."
        ),
        Reason.NOT_ALL_HOME: QT_TRANSLATE_NOOP(
            "Wording",
            "You may bear off once all your checkers are home; one is still on the {point}-point.",
        ),
        Reason.HIGHER_CHECKER_FIRST: QT_TRANSLATE_NOOP(
            "Wording",
            "There is a checker on the {point}-point: the {die} cannot bear off a lower one.",
        ),
        Reason.BOTH_DICE: QT_TRANSLATE_NOOP(
            "Wording", "The {die} must be played: both dice have to be used if they can be."
        ),
        Reason.HIGHER_DIE: QT_TRANSLATE_NOOP(
            "Wording", "Only one of the dice can be played, and then it must be the {die}."
        ),
        Reason.STACK_FULL: QT_TRANSLATE_NOOP(
            "Wording", "The {point}-point is full: in this game it holds five checkers at most."
        ),
        Reason.NO_HIT_AND_RUN: QT_TRANSLATE_NOOP(
            "Wording", "The checker that hit on your {point}-point must stay there this turn."
        ),
        Reason.WRONG_DIRECTION: QT_TRANSLATE_NOOP(
            "Wording", "Checkers move forward only: from higher points to lower ones."
        ),
        #: Why the turn cannot be ended. {die} is a number of the dice
        Reason.INCOMPLETE: QT_TRANSLATE_NOOP("Wording", "The {die} can still be played."),
        Reason.PINNED: QT_TRANSLATE_NOOP("Wording", "That checker is pinned: an opposing one lies on it."),
        Reason.PINNED_LEFT: QT_TRANSLATE_NOOP(
            "Wording", "Nobody bears off while one of their own checkers is pinned."
        ),
        Reason.RESERVE_LEFT: QT_TRANSLATE_NOOP(
            "Wording", "You may bear off once all your checkers have entered and are home."
        ),
        Reason.ENTER_FIRST: QT_TRANSLATE_NOOP("Wording", "All your checkers must enter before any moves on."),
        Reason.BARRIER: QT_TRANSLATE_NOOP(
            "Wording", "No checker may pass the middle of the board before all have entered."
        ),
        Reason.HIT_LOCKED: QT_TRANSLATE_NOOP(
            "Wording", "You may hit once one of your checkers has reached your home board."
        ),
        Reason.RUNNER_FIRST: QT_TRANSLATE_NOOP(
            "Wording", "Your first checker must pass your opponent's start before another leaves."
        ),
        Reason.HEAD_ONCE: QT_TRANSLATE_NOOP("Wording", "No more checkers may leave the start in this turn."),
        Reason.PRIME_AT_START: QT_TRANSLATE_NOOP(
            "Wording", "You may not hold all six points of that starting board."
        ),
        Reason.PRIME_NEEDS_ENEMY: QT_TRANSLATE_NOOP(
            "Wording", "Six points in a row need an opposing checker ahead of them."
        ),
        Reason.PRIME_MUST_OPEN: QT_TRANSLATE_NOOP(
            "Wording", "Your six points trap all opposing checkers: you have to open them."
        ),
        Reason.EXACT_BEAR_OFF: QT_TRANSLATE_NOOP(
            "Wording", "In this game only the exact number bears a checker off."
        ),
        Reason.NOT_NOW: QT_TRANSLATE_NOOP("Wording", "You cannot do that now."),
        Reason.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Wording", "It is not your turn."),
        Reason.ROLL_FIRST: QT_TRANSLATE_NOOP("Wording", "Roll the dice first, then move."),
        Reason.NO_CUBE: QT_TRANSLATE_NOOP("Wording", "This game is played without a cube."),
        Reason.ALREADY_ROLLED: QT_TRANSLATE_NOOP(
            "Wording", "You have rolled already: double before you roll."
        ),
        Reason.FIRST_TURN: QT_TRANSLATE_NOOP("Wording", "Nobody may double before the first turn."),
        Reason.NOT_CUBE_OWNER: QT_TRANSLATE_NOOP("Wording", "The cube is your opponent's to turn."),
        Reason.ONE_POINT_MATCH: QT_TRANSLATE_NOOP("Wording", "There is no cube in a 1-point match."),
        Reason.CRAWFORD_GAME: QT_TRANSLATE_NOOP("Wording", "No cube in this game: it is the Crawford game."),
        Reason.HOLLAND: QT_TRANSLATE_NOOP(
            "Wording", "Holland rule: nobody doubles before both players have played two rolls."
        ),
        Reason.DEAD_CUBE: QT_TRANSLATE_NOOP(
            "Wording", "The cube is worth enough already: this game wins you the match."
        ),
        Reason.NO_BEAVER: QT_TRANSLATE_NOOP("Wording", "Beavers are not played in this match."),
        Reason.CHAIN_LIMIT: QT_TRANSLATE_NOOP(
            "Wording", "The cube cannot be turned any higher now: take or pass."
        ),
        Reason.LEVEL_NOT_POSSIBLE: QT_TRANSLATE_NOOP("Wording", "The game cannot be lost for so much."),
        Reason.LEVEL_TOO_LOW: QT_TRANSLATE_NOOP("Wording", "Your opponent has refused more than that."),
        Reason.OFFER_PENDING: QT_TRANSLATE_NOOP("Wording", "An offer has to be answered first."),
        Reason.GAME_OVER: QT_TRANSLATE_NOOP("Wording", "This game is over."),
        Reason.MATCH_OVER: QT_TRANSLATE_NOOP("Wording", "The match is over."),
        Reason.IMPOSSIBLE_TABLE: QT_TRANSLATE_NOOP("Wording", "That position is not possible."),
        Reason.NOTHING_TO_TAKE_BACK: QT_TRANSLATE_NOOP("Wording", "There is nothing to take back."),
        #: Why a move that is not legal cannot be entered as it was played
        Reason.ILLEGAL_END: QT_TRANSLATE_NOOP("Wording", "A move against the rules cannot end the game."),
        #: Why the starting position cannot be corrected any more
        Reason.SETUP_STANDS: QT_TRANSLATE_NOOP(
            "Wording", "The set-up stands: two moves of this game have been played."
        ),
        #: Why there is no starting position to be corrected
        Reason.SETUP_IS_RIGHT: QT_TRANSLATE_NOOP(
            "Wording",
            "bgdesk set this board up itself; only your own board may be wrong, as with typed dice.",
        ),
    }
)

_WITHOUT_DIE: Mapping[Reason, str] = MappingProxyType(
    {
        Reason.INCOMPLETE: QT_TRANSLATE_NOOP("Wording", "Dice are left that can be played."),
        #: Why a move is refused. {point} is the number of a point
        Reason.DIE_NOT_AVAILABLE: QT_TRANSLATE_NOOP(
            "Wording",
            "Your dice do not reach the {point}-point, alone or together.",
        ),
    }
)

_WITHOUT_POINT: Mapping[Reason, str] = MappingProxyType(
    {
        Reason.DIE_NOT_AVAILABLE: QT_TRANSLATE_NOOP("Wording", "All your dice are played."),
        Reason.NO_CHECKER: QT_TRANSLATE_NOOP("Wording", "You have no checker there to move."),
        Reason.NOT_YOUR_CHECKER: QT_TRANSLATE_NOOP("Wording", "Those checkers are your opponent's."),
    }
)

_OFF_THE_POINTS: Mapping[tuple[Reason, int | None], str] = MappingProxyType(
    {
        (Reason.NO_CHECKER, BAR): QT_TRANSLATE_NOOP("Wording", "You have no checker on the bar."),
        (Reason.NO_CHECKER, OFF): QT_TRANSLATE_NOOP("Wording", "You have no checker on the tray."),
        (Reason.NO_CHECKER, IN): QT_TRANSLATE_NOOP("Wording", "You have no checker in reserve."),
        (Reason.OUT_OF_REACH, BAR): QT_TRANSLATE_NOOP(
            "Wording", "None of your checkers can reach the bar with these dice."
        ),
        (Reason.OUT_OF_REACH, OFF): QT_TRANSLATE_NOOP(
            "Wording", "None of your checkers can reach the tray with these dice."
        ),
        (Reason.OUT_OF_REACH, IN): QT_TRANSLATE_NOOP(
            "Wording", "None of your checkers can reach the reserve with these dice."
        ),
        (Reason.NOT_ALL_HOME, BAR): QT_TRANSLATE_NOOP(
            "Wording", "You may bear off once all your checkers are home; one is still on the bar."
        ),
        (Reason.NOT_ALL_HOME, IN): QT_TRANSLATE_NOOP(
            "Wording", "You may bear off once all your checkers are home; one is still in reserve."
        ),
    }
)
"""What is said of a place that is no point."""

_WITHOUT_DIE_OFF_THE_POINTS: Mapping[tuple[Reason, int | None], str] = MappingProxyType(
    {
        (Reason.DIE_NOT_AVAILABLE, BAR): QT_TRANSLATE_NOOP(
            "Wording", "Your dice do not reach the bar, alone or together."
        ),
        (Reason.DIE_NOT_AVAILABLE, OFF): QT_TRANSLATE_NOOP(
            "Wording", "Your dice do not reach the tray, alone or together."
        ),
        (Reason.DIE_NOT_AVAILABLE, IN): QT_TRANSLATE_NOOP(
            "Wording", "Your dice do not reach the reserve, alone or together."
        ),
    }
)

_TO_NAME = (Reason.NOT_NOW, Reason.OFFER_PENDING)
_ALL_PLAYED = Refusal(Reason.DIE_NOT_AVAILABLE)


def _translated(text: str) -> str:
    return QCoreApplication.translate("Wording", text)


def refusal_at(table: Table | None, refusal: Refusal) -> str:
    """Why something is not allowed at ``table``, and how its turn goes on where that is the reason."""
    if table and table.state.phase is Phase.TO_NAME and refusal.reason in _TO_NAME:
        return QCoreApplication.translate("Wording", "Name a double first: click a die or press 1 to 6.")
    if table and table.entry and refusal == _ALL_PLAYED and goes_on(table.state, table.entry):
        return going_on_sentence(table.state.coming[0])
    return refusal_text(refusal)


def refusal_text(refusal: Refusal) -> str:
    """Why something is not allowed, in one sentence."""
    text = _REFUSALS[refusal.reason]
    if refusal == Refusal(Reason.NOT_YOUR_CHECKER, OFF):
        return QCoreApplication.translate("Wording", "That is your opponent's tray.")
    if refusal.die is None:
        text = _WITHOUT_DIE.get(refusal.reason, text)
        text = _WITHOUT_POINT.get(refusal.reason, text) if refusal.point is None else text
        text = _WITHOUT_DIE_OFF_THE_POINTS.get((refusal.reason, refusal.point), text)
    text = _OFF_THE_POINTS.get((refusal.reason, refusal.point), text)
    return _translated(text).format(die=refusal.die, point=refusal.point)
