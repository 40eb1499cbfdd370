"""What the rules answer, in plain words: refusals, hints, names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from bgdesk.app.play_entry import PlayEntry
from bgdesk.app.settings_file import ProblemKind, SettingsProblem
from bgdesk.app.settings_table import TABLE
from bgdesk.app.source_text import QT_TRANSLATE_NOOP
from bgdesk.app.table import Notice, NoticeKind, Table
from bgdesk.match import flow
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.position import BAR, IN, OFF
from bgdesk.rules.refusal import Reason, Refusal
from bgdesk.rules.variants import Ruleset, Scoring
from bgdesk.ui.counted import Counted

_REFUSALS: Mapping[Reason, str] = MappingProxyType(
    {
        Reason.BAR_FIRST: QT_TRANSLATE_NOOP("Wording", "Your checker on the bar must enter first."),
        Reason.POINT_BLOCKED: QT_TRANSLATE_NOOP(
            "Wording", "The {point} point is blocked: your opponent holds it."
        ),
        Reason.NO_CHECKER: QT_TRANSLATE_NOOP("Wording", "You have no checker on {place}."),
        Reason.NOT_YOUR_CHECKER: QT_TRANSLATE_NOOP(
            "Wording", "The checkers on the {point} point are your opponent's."
        ),
        Reason.DIE_NOT_AVAILABLE: QT_TRANSLATE_NOOP(
            "Wording", "That move takes a {die}, and you have none to play."
        ),
        Reason.OUT_OF_REACH: QT_TRANSLATE_NOOP(
            "Wording", "None of your checkers can reach {place} with these dice."
        ),
        Reason.NOT_ALL_HOME: QT_TRANSLATE_NOOP(
            "Wording", "You may bear off once all your checkers are home; one is still on {place}."
        ),
        Reason.HIGHER_CHECKER_FIRST: QT_TRANSLATE_NOOP(
            "Wording",
            "A checker stands higher up, on the {point} point: the {die} cannot bear off a lower one.",
        ),
        Reason.BOTH_DICE: QT_TRANSLATE_NOOP(
            "Wording", "The {die} must be played: both dice have to be used if they can be."
        ),
        Reason.HIGHER_DIE: QT_TRANSLATE_NOOP(
            "Wording", "Only one of the dice can be played, and then it must be the {die}."
        ),
        Reason.STACK_FULL: QT_TRANSLATE_NOOP(
            "Wording", "The {point} point is full: in this game it holds five checkers at most."
        ),
        Reason.NO_HIT_AND_RUN: QT_TRANSLATE_NOOP(
            "Wording", "The checker that hit on your {point} point must stay there this turn."
        ),
        Reason.WRONG_DIRECTION: QT_TRANSLATE_NOOP(
            "Wording", "Checkers move forward only: from higher points to lower ones."
        ),
        Reason.INCOMPLETE: QT_TRANSLATE_NOOP("Wording", "The {die} can still be played."),
        Reason.PINNED: QT_TRANSLATE_NOOP("Wording", "That checker is pinned: an opposing one lies on it."),
        Reason.PINNED_LEFT: QT_TRANSLATE_NOOP(
            "Wording", "Nobody bears off while one of his checkers is pinned."
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
        Reason.NOT_NOW: QT_TRANSLATE_NOOP("Wording", "That cannot be done now."),
        Reason.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Wording", "It is not your turn."),
        Reason.ROLL_FIRST: QT_TRANSLATE_NOOP("Wording", "Roll the dice first, then move."),
        Reason.NO_CUBE: QT_TRANSLATE_NOOP("Wording", "This game is played without a cube."),
        Reason.ALREADY_ROLLED: QT_TRANSLATE_NOOP("Wording", "You have rolled: doubling comes before that."),
        Reason.FIRST_TURN: QT_TRANSLATE_NOOP("Wording", "Nobody may double before the first turn."),
        Reason.NOT_CUBE_OWNER: QT_TRANSLATE_NOOP("Wording", "The cube is your opponent's to turn."),
        Reason.ONE_POINT_MATCH: QT_TRANSLATE_NOOP("Wording", "A match to one point has no cube."),
        Reason.CRAWFORD_GAME: QT_TRANSLATE_NOOP("Wording", "No cube in this game: it is the Crawford game."),
        Reason.HOLLAND: QT_TRANSLATE_NOOP(
            "Wording", "Holland rule: nobody doubles before both players have played two rolls."
        ),
        Reason.DEAD_CUBE: QT_TRANSLATE_NOOP(
            "Wording", "The cube is worth enough already: this game wins you the match."
        ),
        Reason.NO_BEAVER: QT_TRANSLATE_NOOP("Wording", "Beavers are not played in this match."),
        Reason.CHAIN_LIMIT: QT_TRANSLATE_NOOP(
            "Wording", "No further turn of the cube was agreed on: take it or pass."
        ),
        Reason.LEVEL_NOT_POSSIBLE: QT_TRANSLATE_NOOP("Wording", "The game cannot be lost for so much."),
        Reason.LEVEL_TOO_LOW: QT_TRANSLATE_NOOP("Wording", "Your opponent has refused more than that."),
        Reason.OFFER_PENDING: QT_TRANSLATE_NOOP("Wording", "An offer has to be answered first."),
        Reason.GAME_OVER: QT_TRANSLATE_NOOP("Wording", "This game is over."),
        Reason.MATCH_OVER: QT_TRANSLATE_NOOP("Wording", "The match is over."),
        Reason.IMPOSSIBLE_TABLE: QT_TRANSLATE_NOOP("Wording", "The checkers cannot stand like that."),
        Reason.NOTHING_TO_TAKE_BACK: QT_TRANSLATE_NOOP("Wording", "There is nothing to take back."),
    }
)

_WITHOUT_DIE: Mapping[Reason, str] = MappingProxyType(
    {
        Reason.INCOMPLETE: QT_TRANSLATE_NOOP("Wording", "Dice are left that can be played."),
        Reason.DIE_NOT_AVAILABLE: QT_TRANSLATE_NOOP(
            "Wording", "Your dice do not lead to {place}, neither one of them nor several together."
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

_VARIANTS: Mapping[str, str] = MappingProxyType(
    {
        "backgammon": QT_TRANSLATE_NOOP("Wording", "Backgammon"),
        "nackgammon": QT_TRANSLATE_NOOP("Wording", "Nackgammon"),
        "hypergammon": QT_TRANSLATE_NOOP("Wording", "Hypergammon"),
        "hypergammon2": QT_TRANSLATE_NOOP("Wording", "Hypergammon (2 checkers)"),
        "hypergammon1": QT_TRANSLATE_NOOP("Wording", "Hypergammon (1 checker)"),
        "longgammon": QT_TRANSLATE_NOOP("Wording", "Longgammon"),
        "british": QT_TRANSLATE_NOOP("Wording", "British five"),
        "portes": QT_TRANSLATE_NOOP("Wording", "Portes"),
        "tavla": QT_TRANSLATE_NOOP("Wording", "Tavla"),
        "plakoto": QT_TRANSLATE_NOOP("Wording", "Plakoto"),
        "tapa": QT_TRANSLATE_NOOP("Wording", "Tapa"),
        "fevga": QT_TRANSLATE_NOOP("Wording", "Fevga"),
        "moultezim": QT_TRANSLATE_NOOP("Wording", "Moultezim"),
        "gul_bara": QT_TRANSLATE_NOOP("Wording", "Gul Bara"),
        "acey_deucey": QT_TRANSLATE_NOOP("Wording", "Acey-deucey"),
        "acey_deucey_american": QT_TRANSLATE_NOOP("Wording", "Acey-deucey (American)"),
        "acey_deucey_european": QT_TRANSLATE_NOOP("Wording", "Acey-deucey (European)"),
        "acey_deucey_navy": QT_TRANSLATE_NOOP("Wording", "Acey-deucey (Navy)"),
        "dutch": QT_TRANSLATE_NOOP("Wording", "Dutch backgammon"),
        "russian": QT_TRANSLATE_NOOP("Wording", "Russian backgammon"),
    }
)

_NOTICES: Mapping[NoticeKind, str] = MappingProxyType(
    {
        NoticeKind.ENGINE_REPLACED: QT_TRANSLATE_NOOP(
            "Wording", "The computer player stopped and was started again; the game goes on."
        ),
        NoticeKind.ENGINE_UNAVAILABLE: QT_TRANSLATE_NOOP("Wording", "This opponent cannot play: {detail}"),
        NoticeKind.PLAIN_BOT: QT_TRANSLATE_NOOP(
            "Wording",
            "The strong engine does not know this game; a plain player takes its place.",
        ),
        NoticeKind.NOT_SAVED: QT_TRANSLATE_NOOP("Wording", "{detail}"),
        NoticeKind.FORCED: QT_TRANSLATE_NOOP("Wording", "Forced: {detail} was played for you."),
        NoticeKind.AUTO_ROLLED: QT_TRANSLATE_NOOP("Wording", "Rolled for you: you could not double."),
    }
)

_SETTINGS_PROBLEMS: Mapping[ProblemKind, str] = MappingProxyType(
    {
        ProblemKind.UNREADABLE: QT_TRANSLATE_NOOP(
            "Wording",
            "The settings could not be read ({detail}); the defaults apply, the file is kept.",
        ),
        ProblemKind.NEWER: QT_TRANSLATE_NOOP(
            "Wording", "The settings were written by a newer bgdesk; changes made here will not be stored."
        ),
        ProblemKind.BAD_VALUE: QT_TRANSLATE_NOOP(
            "Wording", "The stored value of “{detail}” is not allowed; the default applies."
        ),
        ProblemKind.NOT_SAVED: QT_TRANSLATE_NOOP(
            "Wording", "The settings could not be saved ({detail}); they apply until bgdesk is closed."
        ),
    }
)


def _translated(text: str) -> str:
    return QCoreApplication.translate("Wording", text)


def refusal_text(refusal: Refusal) -> str:
    """Why something is not allowed, in one sentence."""
    text = _REFUSALS[refusal.reason]
    if refusal.die is None:
        text = _WITHOUT_DIE.get(refusal.reason, text)
        text = _WITHOUT_POINT.get(refusal.reason, text) if refusal.point is None else text
    place = "" if refusal.point is None else place_name(refusal.point)
    return _translated(text).format(die=refusal.die, point=refusal.point, place=place)


def place_name(own: int) -> str:
    """A place in own coordinates, as part of a sentence."""
    if own == BAR:
        return QCoreApplication.translate("Wording", "the bar")
    if own == OFF:
        return QCoreApplication.translate("Wording", "the tray")
    if own == IN:
        return QCoreApplication.translate("Wording", "the reserve")
    return QCoreApplication.translate("Wording", "the {point} point").format(point=own)


def variant_name(variant: str) -> str:
    """The name of a game; its id where there is none."""
    return _translated(_VARIANTS[variant]) if variant in _VARIANTS else variant


def notice_text(notice: Notice) -> str:
    """One thing to tell, in one sentence."""
    return _translated(_NOTICES[notice.kind]).format(detail=notice.detail)


def settings_problem_text(problem: SettingsProblem) -> str:
    """What is wrong with the stored settings, in one sentence."""
    detail = problem.detail
    if problem.kind is ProblemKind.BAD_VALUE and detail in TABLE:
        detail = QCoreApplication.translate("Settings", TABLE[detail].label) or detail
    return _translated(_SETTINGS_PROBLEMS[problem.kind]).format(detail=detail)


def question_for(table: Table) -> str:
    """What a person has to answer, or why he cannot move, in one line; empty where neither is so."""
    if not table.waits_for_human:
        return ""
    if table.entry and not table.entry.played and not table.entry.can_continue:
        return QCoreApplication.translate("Wording", "No legal move · click the dice to go on")
    question = _QUESTIONS.get(table.state.phase)
    return question(table) if question else ""


def hint_for(table: Table) -> str:
    """What a person may do now, in one line; empty when nobody sits there who could."""
    hint = _HINTS.get(table.state.phase)
    if table.is_review:
        return ""
    return hint(table) if hint and table.waits_for_human else _hint_to_wait(table)


def _hint_to_wait(table: Table) -> str:
    state = table.state
    if state.plays_rest and state.turn and state.to_act:
        return QCoreApplication.translate("Wording", "{name} plays what {other} could not play").format(
            name=table.seat(state.to_act).name, other=table.seat(state.turn).name
        )
    if state.phase is Phase.BEFORE_GAME and state.results:
        return QCoreApplication.translate("Wording", "Press Space for the next game")
    return ""


def _hint_to_roll(table: Table) -> str:
    state = table.state
    if state.is_extra_throw:
        return QCoreApplication.translate("Wording", "Click the dice to throw once more")
    if state.turn and flow.may_double(state, state.turn) is None:
        return QCoreApplication.translate("Wording", "Click the dice to roll · click the cube to double")
    return QCoreApplication.translate("Wording", "Click the dice to roll")


def _hint_to_play(table: Table) -> str:
    entry = table.entry
    if entry is None:
        return ""
    if entry.is_complete and not entry.can_continue:
        return _hint_to_finish(table.state)
    if table.state.may_rethrow and not entry.played:
        return QCoreApplication.translate(
            "Wording", "Play these dice or throw both again · click a checker or “Throw again”"
        )
    text = _hint_to_move(entry)
    if table.state.plays_rest and table.state.turn:
        said = QCoreApplication.translate("Wording", "{name} could not play these: they are yours")
        return f"{said.format(name=table.seat(table.state.turn).name)} · {text}"
    return text


def _hint_to_finish(state: MatchState) -> str:
    if state.coming:
        return QCoreApplication.translate("Wording", "Click the dice to go on with your turn")
    return QCoreApplication.translate("Wording", "Click the dice to end the turn")


def _hint_to_move(entry: PlayEntry) -> str:
    left, right = entry.die_order
    playable = {step.die for step in entry.legal.next_steps(entry.played)}
    if left != right and len(playable) == 2:
        return QCoreApplication.translate(
            "Wording", "Click a checker to play the {left} · right-click for the {right}"
        ).format(left=left, right=right)
    return QCoreApplication.translate("Wording", "Click a checker to play the {die}").format(
        die=max(playable or entry.unused)
    )


def _question_of_cube(table: Table) -> str:
    state = table.state
    offer = state.cube_offer
    assert offer
    translate = QCoreApplication.translate
    text = translate("Wording", "{name} doubled to {value}")
    if offer.raises:
        text = translate("Wording", "{name} said {animal}: {value}")
    said = text.format(
        name=table.seat(offer.speaker).name, animal=raise_name(offer.raises), value=offer.proposed
    )
    text = translate("Wording", "{said}. Take or pass? · click the cube to take")
    if state.to_act and flow.may_raise(state, state.to_act) is None:
        text = translate("Wording", "{said}. Take, pass or {animal}? · click the cube to take")
    return text.format(said=said, animal=raise_name(offer.raises + 1))


def raise_name(number: int) -> str:
    """What raise ``number`` (from 1) after a double is called."""
    names = (
        QCoreApplication.translate("Events", "beaver"),
        QCoreApplication.translate("Events", "raccoon"),
        QCoreApplication.translate("Events", "otter"),
    )
    return names[number - 1] if number <= len(names) else QCoreApplication.translate("Events", "redouble")


def _question_of_double(_table: Table) -> str:
    return QCoreApplication.translate("Wording", "Name a double to play · click a die or press 1 to 6")


def _question_of_resignation(table: Table) -> str:
    offer = table.state.resignation
    assert offer
    return QCoreApplication.translate(
        "Wording", "{name} offered to resign {level}: accept or play on?"
    ).format(name=table.seat(offer.player).name, level=level_phrase(offer.level, table.state.ruleset))


def level_phrase(multiplier: int, ruleset: Ruleset) -> str:
    """How much a game of ``ruleset`` is won or lost by, as the object of a sentence."""
    if ruleset.scoring is Scoring.PER_CHECKER:
        return QCoreApplication.translate("Wording", "the game by {checkers}").format(
            checkers=Counted().checkers(multiplier)
        )
    return _translated(_LEVELS[multiplier])


_LEVELS: Mapping[int, str] = MappingProxyType(
    {
        1: QT_TRANSLATE_NOOP("Wording", "a single game"),
        2: QT_TRANSLATE_NOOP("Wording", "a gammon"),
        3: QT_TRANSLATE_NOOP("Wording", "a backgammon"),
        4: QT_TRANSLATE_NOOP("Wording", "a quadruple game"),
    }
)

_HINTS: Mapping[Phase, Callable[[Table], str]] = MappingProxyType(
    {
        Phase.TO_ROLL: _hint_to_roll,
        Phase.TO_PLAY: _hint_to_play,
    }
)

_QUESTIONS: Mapping[Phase, Callable[[Table], str]] = MappingProxyType(
    {
        Phase.CUBE_OFFERED: _question_of_cube,
        Phase.TO_NAME: _question_of_double,
        Phase.RESIGNATION_OFFERED: _question_of_resignation,
    }
)
