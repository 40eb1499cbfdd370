"""What may be done now, in plain words: hints, questions, names, notices."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from bgdesk.app.settings.file import ProblemKind, SettingsProblem
from bgdesk.app.settings.table import TABLE
from bgdesk.app.side_by_side import labels, sentences
from bgdesk.app.table.conduct import objection_point
from bgdesk.app.table.play_entry import PlayEntry
from bgdesk.app.table.table import Notice, NoticeKind, Table
from bgdesk.match import flow
from bgdesk.match.game_names import GAME_NAMES
from bgdesk.match.options import MatchOptions
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.player import Player
from bgdesk.rules.variants import Doubles
from bgdesk.source_text import QT_TRANSLATE_NOOP
from bgdesk.ui.words.cube import answers_question, doubled_text, raised_text
from bgdesk.ui.words.persons import by_person, is_you
from bgdesk.ui.words.results import resignation_text
from bgdesk.ui.words.turns import goes_on, going_on_hint

translate = QCoreApplication.translate

_NOTICES: Mapping[NoticeKind, str] = MappingProxyType(
    {
        NoticeKind.ENGINE_REPLACED: QT_TRANSLATE_NOOP(
            "Wording", "The engine stopped and was started again; it goes on where it was."
        ),
        NoticeKind.ENGINE_STOPPED: QT_TRANSLATE_NOOP(
            "Wording",
            "The engine stopped again and again, and is not started any more for now; the match is kept.",
        ),
        NoticeKind.ENGINE_FAILED: QT_TRANSLATE_NOOP(
            "Wording", "The engine failed; a plain player takes its place, and the match goes on."
        ),
        #: Sentence. {detail} is the reason
        NoticeKind.ENGINE_UNAVAILABLE: QT_TRANSLATE_NOOP("Wording", "This opponent cannot play: {detail}"),
        NoticeKind.PLAIN_BOT: QT_TRANSLATE_NOOP(
            "Wording",
            "The strong engine does not know this game; a plain player takes its place.",
        ),
        NoticeKind.PLAIN_MOVE: QT_TRANSLATE_NOOP(
            "Wording", "The strong engine cannot handle this position; a plain player decides here."
        ),
    }
)

_SETTINGS_PROBLEMS: Mapping[ProblemKind, str] = MappingProxyType(
    {
        #: Sentence. {detail} is the reason
        ProblemKind.UNREADABLE: QT_TRANSLATE_NOOP(
            "Wording",
            "The settings could not be read ({detail}); the defaults apply, the file is kept.",
        ),
        ProblemKind.NEWER: QT_TRANSLATE_NOOP(
            "Wording", "The settings were written by a newer bgdesk; changes made here will not be stored."
        ),
        #: Sentence. {detail} is the label of a setting
        ProblemKind.BAD_VALUE: QT_TRANSLATE_NOOP(
            "Wording", "The stored value of “{detail}” is not allowed; the default applies."
        ),
        #: Sentence. {detail} is the reason
        ProblemKind.NOT_SAVED: QT_TRANSLATE_NOOP(
            "Wording", "The settings could not be saved ({detail}); they apply until bgdesk is closed."
        ),
    }
)


def _translated(text: str) -> str:
    return translate("Wording", text)


def variant_name(variant: str) -> str:
    """The name of a game; its id where there is none."""
    return _translated(GAME_NAMES[variant]) if variant in GAME_NAMES else variant


def game_text(number: int, options: MatchOptions) -> str:
    """The number of a game, with its name where games take turns."""
    #: Title: the number of a game in a match
    text = translate("Wording", "Game {number}").format(number=number)
    return labels(text, variant_name(options.ruleset(number).id)) if options.rotation and number else text


def next_game_name(state: MatchState) -> str:
    """Between games that take turns, the name of the next one; empty where all games are the same."""
    options = state.options
    return variant_name(options.ruleset(state.game_number + 1).id) if options.rotation else ""


def notice_text(notice: Notice) -> str:
    """One thing to tell, in one sentence."""
    return _translated(_NOTICES[notice.kind]).format(detail=notice.detail)


def settings_problem_text(problem: SettingsProblem) -> str:
    """What is wrong with the stored settings, in one sentence."""
    detail = problem.detail
    if problem.kind is ProblemKind.BAD_VALUE and detail in TABLE:
        detail = translate("Settings", TABLE[detail].label) or detail
    return _translated(_SETTINGS_PROBLEMS[problem.kind]).format(detail=detail)


def question_for(table: Table) -> str:
    """What a person has to answer, or why there is no move, in one line; empty where neither is so."""
    if not table.waits_for_human:
        return ""
    if table.entry and table.entry.is_pass:
        return translate("Wording", "No legal move · click the dice to go on")
    question = _QUESTIONS.get(table.state.phase)
    return question(table) if question else ""


def pass_prompt() -> str:
    """What a screen reader says to somebody who cannot move and is to confirm that."""
    return translate("Wording", "No legal move: press Enter to go on.")


def hint_for(table: Table) -> str:
    """What a person may do now, in one line; empty when nobody sits there who could."""
    hint = _HINTS.get(table.state.phase)
    if table.is_review:
        return ""
    return hint(table) if hint and table.waits_for_human else _hint_to_wait(table)


def _hint_to_wait(table: Table) -> str:
    state = table.state
    if state.plays_rest and state.turn and state.to_act:
        #: Status line: the opponent could not play these numbers, and so they go to the other player
        yours = translate("Wording", "You play the numbers that were left")
        #: Status line. {name} is a player; the opponent could not play these numbers
        named = translate("Wording", "{name} plays the numbers that were left")
        return by_person(table.seat(state.to_act).name, yours, named)
    if state.phase is Phase.BEFORE_GAME and state.results and table.waits_for_remote:
        #: Status line between two games. {name} is the player at another computer who begins the next one
        return translate("Wording", "{name} begins the next game").format(name=table.seat(Player.WHITE).name)
    if state.phase is Phase.BEFORE_GAME and state.results:
        return _hint_to_begin(next_game_name(state))
    return ""


def _hint_to_begin(game: str) -> str:
    if not game:
        return translate("Wording", "Press Space for the next game")
    #: Status line. {game} is the name of a game
    return translate("Wording", "Press Space for the next game: {game}").format(game=game)


def _hint_to_roll(table: Table) -> str:
    state = table.state
    if objection_point(table) is not None:
        return translate("Wording", "That move is not legal: object now, or roll and it stands")
    if state.is_extra_roll:
        return translate("Wording", "Click the dice to roll once more")
    if state.turn and flow.may_double(state, state.turn) is None:
        return translate("Wording", "Click the dice to roll · click the cube to double")
    return translate("Wording", "Click the dice to roll")


def _hint_to_play(table: Table) -> str:
    entry = table.entry
    if entry is None:
        return ""
    if entry.is_complete and not entry.can_continue:
        return _hint_to_finish(table.state, entry)
    if table.state.may_reroll and not entry.played:
        return translate("Wording", "Play these dice or roll both again · click a checker or “Roll again”")
    text = _hint_to_move(entry)
    if table.state.plays_rest and table.state.turn:
        left = _left_text(table.seat(table.state.turn).name, table.seat(entry.legal.player).name)
        return labels(left, text)
    return text


def _left_text(name: str, other: str) -> str:
    """Who left numbers to whom."""
    if is_you(name):
        #: Status line, about numbers: you could not play them, and the player {name} plays them
        return translate("Wording", "Left by you, now for {name}").format(name=other)
    #: Status line. {name} could not play these numbers, and you play them
    yours = translate("Wording", "Left by {name}, now for you")
    #: Status line. {name} could not play these numbers, and the player {other} plays them
    named = translate("Wording", "Left by {name}, now for {other}")
    return (yours if is_you(other) else named).format(name=name, other=other)


def _hint_to_finish(state: MatchState, entry: PlayEntry) -> str:
    if goes_on(state, entry):
        return going_on_hint(state.coming[0])
    return translate("Wording", "Click the dice to end the turn")


def _hint_to_move(entry: PlayEntry) -> str:
    left, right = entry.die_order
    playable = {step.die for step in entry.legal.next_steps(entry.played)}
    if left != right and len(playable) == 2:
        #: Status line. {left} and {right} are numbers of the dice
        return translate(
            "Wording", "Click a checker to play the {left} · right-click for the {right}"
        ).format(left=left, right=right)
    #: Status line. {die} is a number of the dice
    return translate("Wording", "Click a checker to play the {die}").format(die=max(playable or entry.unused))


def _question_of_cube(table: Table) -> str:
    state = table.state
    offer = state.cube_offer
    assert offer
    name = table.seat(offer.speaker).name
    said = doubled_text(name, offer.proposed)
    if offer.raises:
        said = raised_text(name, offer.raises, offer.proposed)
    may_raise = state.to_act is not None and flow.may_raise(state, state.to_act) is None
    return sentences(said, answers_question(offer.raises + 1 if may_raise else None))


def _question_of_double(table: Table) -> str:
    if table.state.ruleset.doubles is Doubles.COMPLEMENT:
        return translate(
            "Wording",
            "Name a double; the one on the other side of the dice follows it: if all is played you roll "
            "again · click a die or press 1 to 6",
        )
    return translate(
        "Wording", "Name a double: if all of it is played you roll again · click a die or press 1 to 6"
    )


def _question_of_resignation(table: Table) -> str:
    offer = table.state.resignation
    assert offer
    said = resignation_text(table.seat(offer.player).name, offer.level, table.state.ruleset)
    #: Question about an offer to give up the game: accept it, or refuse and play on
    return sentences(said, translate("Wording", "Accept or play on?"))


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
