"""Which actions make sense now: a pure function of the table."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from bgdesk.app.actions.actions import ActionId, translated
from bgdesk.app.actions.study_actions import STUDY_ACTIONS
from bgdesk.app.actions.table import ACTIONS
from bgdesk.app.table.automation import AS_AT_FIRST, AutomationWishes
from bgdesk.app.table.conduct import may_enter_as_played, objection_point, why_not_correct
from bgdesk.app.table.play_entry import PlayEntry
from bgdesk.app.table.spectator_pace import AS_USUAL, Speed, Watch
from bgdesk.app.table.table import LessonPhase, Table
from bgdesk.app.table.taking_back import may_undo, take_back_point, take_back_wish
from bgdesk.match import flow
from bgdesk.match.scoring import leader
from bgdesk.match.state import MatchState, Phase
from bgdesk.match.state_ids import IdKind, state_id
from bgdesk.rules.player import Player
from bgdesk.ui.words.judgeable import judgeable

COPIES: Mapping[ActionId, IdKind | None] = MappingProxyType(
    {
        ActionId.COPY_POSITION: None,
        ActionId.COPY_XGID: IdKind.XGID,
        ActionId.COPY_GNUBG_ID: IdKind.GNUBG,
        ActionId.COPY_OWN_TEXT: IdKind.OWN,
    }
)
"""What each action writes the position as; ``None`` for the usual one."""

ALWAYS = frozenset(
    {
        ActionId.START_PAGE,
        ActionId.LAB,
        ActionId.TOURNAMENTS,
        ActionId.TABLES,
        ActionId.TRAINERS,
        ActionId.NEW_MATCH,
        ActionId.MATCHES,
        ActionId.FIND,
        ActionId.LADDER,
        ActionId.PRACTICE,
        ActionId.FIGURES,
        ActionId.OPEN,
        ActionId.PASTE,
        ActionId.YOUR_DATA,
        ActionId.SETTINGS,
        ActionId.QUIT,
        ActionId.SWAP_SIDES,
        ActionId.FLIP_HOME,
        ActionId.SIDE_PANEL,
        ActionId.MOVES_PANEL,
        ActionId.ROLLS_PANEL,
        ActionId.DICE_PANEL,
        ActionId.HINT_PANEL,
        ActionId.COAN_KI,
        ActionId.TO_BOARD,
        ActionId.NEXT_AREA,
        ActionId.PREVIOUS_AREA,
        ActionId.THEME_SYSTEM,
        ActionId.THEME_LIGHT,
        ActionId.THEME_DARK,
        ActionId.FULL_SCREEN,
        ActionId.HOW_TO_PLAY,
        ActionId.RULES,
        ActionId.READING,
        ActionId.FAIR_DICE,
        ActionId.VERIFY_DICE,
        ActionId.SHORTCUTS,
        ActionId.WHATS_NEW,
        ActionId.LOOK_FOR_NEWER,
        ActionId.REPORT_PROBLEM,
        ActionId.ABOUT,
        ActionId.CONTINUE,
    }
)

IN_REVIEW = frozenset(spec.id for spec in ACTIONS.values() if spec.in_review) - {ActionId.TRY_OUT}
"""What there is only while a match is looked at."""

IN_LINE = frozenset(spec.id for spec in ACTIONS.values() if spec.in_line)
"""What there is only while something is tried out beside it."""

IN_STUDY = frozenset(spec.id for spec in STUDY_ACTIONS) - IN_LINE - {ActionId.TRY_OUT}
"""What is said of a match that is looked at."""

WITHOUT_BOARD = ALWAYS - {
    ActionId.CONTINUE,
    ActionId.SWAP_SIDES,
    ActionId.FLIP_HOME,
    ActionId.SIDE_PANEL,
    ActionId.MOVES_PANEL,
    ActionId.ROLLS_PANEL,
    ActionId.DICE_PANEL,
    ActionId.HINT_PANEL,
    ActionId.TO_BOARD,
    ActionId.NEXT_AREA,
    ActionId.PREVIOUS_AREA,
}
"""What makes sense while another page is in front of the board."""

IN_LAB = WITHOUT_BOARD | {
    *COPIES,
    ActionId.SWAP_SIDES,
    ActionId.FLIP_HOME,
    ActionId.TO_BOARD,
    ActionId.NEXT_AREA,
    ActionId.PREVIOUS_AREA,
}
"""What makes sense while a position is set up, on a board of its own."""

_ALONG_LINES = frozenset(
    {
        ActionId.LINE_BACK,
        ActionId.LINE_ON,
        ActionId.LINE_ABOVE,
        ActionId.LINE_BELOW,
        ActionId.PROMOTE_LINE,
        ActionId.REMOVE_LINE,
    }
)

NOT_IN_LESSON = frozenset(
    {
        ActionId.LAB,
        ActionId.FIND,
        ActionId.MOVES_PANEL,
        ActionId.ROLLS_PANEL,
        ActionId.DICE_PANEL,
        ActionId.HINT_PANEL,
        ActionId.TO_BOARD,
        ActionId.CONTINUE,
    }
)
"""What might give an answer away, or has a key that another action has while one learns."""

_AFTER_ANSWER = frozenset(
    {
        ActionId.PREVIOUS_CANDIDATE,
        ActionId.NEXT_CANDIDATE,
        ActionId.PREVIEW_CANDIDATE,
        ActionId.SCORE_LENS,
    }
)

_OF_CARD = frozenset(
    {
        ActionId.CARD_AGAIN,
        ActionId.CARD_HARD,
        ActionId.CARD_GOOD,
        ActionId.CARD_EASY,
        ActionId.CARD_UNDO,
        ActionId.CARD_REST,
        ActionId.PLAY_ON,
    }
)
"""What can be done with a card that was answered."""

_ANALYSED = {ActionId.DEEPER, ActionId.STOP_ANALYSIS, ActionId.IMPORT_REPORT}


def derive_enabled(
    table: Table | None,
    past: int | None,
    watch: Watch = AS_USUAL,
    wishes: AutomationWishes = AS_AT_FIRST,
) -> frozenset[ActionId]:
    """The actions that would do something; ``past`` is the event looked at, ``None`` for the present.

    What is done for a person by ``wishes`` is nothing that the person could take back.
    """
    if table is None:
        return ALWAYS
    if table.lesson:
        return frozenset(_learning(table, table.lesson, wishes))
    enabled = set(ALWAYS) | {ActionId.SAY_SCORE} | _looking(table, past)
    if table.is_line:
        enabled -= {ActionId.TO_BOARD}
        return frozenset(enabled | _in_line(table, past, wishes))
    enabled.add(ActionId.EXPORT)
    if table.is_spectated:
        return frozenset(enabled - {ActionId.PLAY_ON} | {ActionId.CHAT_PANEL})
    if may_analyse(table):
        enabled.add(ActionId.ANALYSE)
    if table.state.phase is Phase.OVER:
        enabled.add(ActionId.RESULT)
    if table.is_review:
        return frozenset((enabled - {ActionId.CONTINUE}) | _reviewing(table, past))
    return frozenset(enabled | _playing_on(table, past, watch, wishes))


def _reviewing(table: Table, past: int | None) -> frozenset[ActionId]:
    enabled = set(_ANALYSED)
    if may_try_out(table.record.states[len(table.record.events) if past is None else past]):
        enabled.add(ActionId.TRY_OUT)
    return IN_REVIEW | IN_STUDY | enabled


def _learning(table: Table, lesson: LessonPhase, wishes: AutomationWishes) -> set[ActionId]:
    enabled = {*ALWAYS - NOT_IN_LESSON, ActionId.SAY_SCORE, ActionId.LEARN_STOP}
    if lesson is LessonPhase.ASKING:
        enabled |= {ActionId.CONTINUE, ActionId.LEARN_SKIP, ActionId.LEARN_SHOW}
        enabled |= _deciding(table.state, table.entry) - {ActionId.HINT, ActionId.RESIGN}
        if table.is_drill:
            enabled |= {ActionId.CARD_HELP, ActionId.CARD_UNDO, ActionId.CARD_REST}
        return enabled | ({ActionId.UNDO, ActionId.UNDO_ALL} if may_undo(table, wishes) else set())
    if lesson is LessonPhase.CHOOSING:
        return enabled | {ActionId.LEARN_NEXT} | ({ActionId.ANALYSE} if may_analyse(table) else set())
    return enabled | _AFTER_ANSWER | _after_answer(table, lesson)


def _after_answer(table: Table, lesson: LessonPhase) -> frozenset[ActionId]:
    if lesson is not LessonPhase.TELLING:
        return frozenset({ActionId.MAKE_CARDS})
    return (_OF_CARD if table.is_drill else frozenset({ActionId.MAKE_CARD})) | {ActionId.LEARN_NEXT}


def _playing_on(table: Table, past: int | None, watch: Watch, wishes: AutomationWishes) -> set[ActionId]:
    enabled = {ActionId.BACK_TO_REVIEW} | _with_whom(table)
    if take_back_point(table, wishes) is not None or take_back_wish(table, wishes) is not None:
        enabled.add(ActionId.TAKE_BACK)
    if who_may_abandon(table) is not None:
        enabled.add(ActionId.ABANDON)
    if past is None and why_not_correct(table) is None:
        enabled.add(ActionId.CORRECT_SETUP)
    if past is None and may_enter_as_played(table, wishes):
        enabled.add(ActionId.ENTER_AS_PLAYED)
    if past is None and objection_point(table) is not None:
        enabled.add(ActionId.OBJECT)
    if past is None and table.waits_for_human:
        enabled |= _deciding(table.state, table.entry) - ({ActionId.HINT} if table.is_remote else set())
        if table.record.header.tutor:
            enabled.add(ActionId.TUTOR_HELP)
        if may_undo(table, wishes):
            enabled |= {ActionId.UNDO, ActionId.UNDO_ALL}
    if past is None and table.is_watched:
        enabled |= _spectator_pace(watch)
    return enabled


def _with_whom(table: Table) -> set[ActionId]:
    """With somebody at another computer one talks, and plays once more when both want to.

    A match of a tournament is no match that could be played once more.
    """
    if table.is_remote:
        over = {ActionId.REMATCH} if table.state.phase is Phase.OVER else set()
        return {ActionId.CHAT_PANEL} | over
    return {ActionId.REMATCH} if table.record.header.tournament is None else set()


def may_try_out(state: MatchState) -> bool:
    """Whether there is something to be decided in ``state`` that could be decided otherwise."""
    phases = (Phase.TO_ROLL, Phase.TO_NAME, Phase.TO_PLAY, Phase.CUBE_OFFERED)
    return state.to_act is not None and state.phase in phases


def _in_line(table: Table, past: int | None, wishes: AutomationWishes) -> set[ActionId]:
    enabled = {ActionId.LEAVE_LINE, *_ALONG_LINES}
    if past is not None and may_try_out(table.record.states[past]):
        enabled |= {ActionId.TRY_OUT, ActionId.LINE_REPLY}
    if past is None and table.waits_for_human:
        enabled |= _deciding(table.state, table.entry) | {ActionId.LINE_REPLY}
        if may_undo(table, wishes):
            enabled |= {ActionId.UNDO, ActionId.UNDO_ALL}
        if table.may_choose_dice:
            enabled.add(ActionId.LINE_DICE)
    if take_back_point(table, wishes) is not None:
        enabled.add(ActionId.TAKE_BACK)
    return enabled


def may_analyse(table: Table) -> bool:
    """Whether nothing more happens in the match, and an analysis could judge something of it."""
    is_done = table.is_review or table.state.phase is Phase.OVER
    return is_done and judgeable(table.record).can_begin


def _looking(table: Table, past: int | None) -> set[ActionId]:
    at = len(table.record.events) if past is None else past
    enabled = set()
    if at > 0:
        enabled |= {ActionId.FIRST_POSITION, ActionId.PREVIOUS_POSITION}
    if past is not None:
        enabled |= {ActionId.NEXT_POSITION, ActionId.PRESENT_POSITION, ActionId.PLAY_ON}
    elif table.is_studied and table.state.phase is not Phase.OVER:
        enabled.add(ActionId.PLAY_ON)
    return enabled | _copying(table.record.states[at])


def _copying(shown: MatchState) -> set[ActionId]:
    return {action for action, kind in COPIES.items() if state_id(shown, kind or IdKind.OWN) is not None}


def _spectator_pace(watch: Watch) -> set[ActionId]:
    enabled = {ActionId.WATCH_PAUSE}
    if watch.is_paused:
        enabled.add(ActionId.WATCH_STEP)
    if watch.speed > min(Speed):
        enabled.add(ActionId.WATCH_SLOWER)
    if watch.speed < max(Speed):
        enabled.add(ActionId.WATCH_FASTER)
    return enabled


def _deciding(state: MatchState, entry: PlayEntry | None) -> set[ActionId]:
    enabled = {ActionId.HINT, ActionId.DOUBLE}  # where doubling is not allowed, it says why
    player = state.to_act
    if player and flow.resignation_levels(state, player):
        enabled.add(ActionId.RESIGN)
    match state.phase:
        case Phase.TO_ROLL:
            enabled.add(ActionId.ROLL)
        case Phase.CUBE_OFFERED:
            enabled |= {ActionId.TAKE, ActionId.PASS}
            if player and flow.may_raise(state, player) is None:
                enabled.add(ActionId.BEAVER)
        case Phase.RESIGNATION_OFFERED:
            enabled |= {ActionId.ACCEPT_RESIGNATION, ActionId.REJECT_RESIGNATION}
        case Phase.TO_PLAY if entry:
            enabled |= _playing(entry)
            if state.may_reroll and not entry.played:
                enabled.add(ActionId.ROLL)
    return enabled


def _playing(entry: PlayEntry) -> set[ActionId]:
    enabled = {ActionId.ENTER_MOVE}
    if entry.is_complete:
        enabled.add(ActionId.DONE)
    if not entry.dice.is_double:
        enabled.add(ActionId.SWAP_DICE)
    return enabled


def who_may_abandon(table: Table) -> Player | None:
    """The one who would give up; ``None`` when nothing is to be given up.

    Of two people the one who has to act; of two bots the one behind, White at an equal score.
    """
    if table.is_watched:
        ahead = leader(table.state.score)
        return ahead.opponent if ahead else Player.WHITE
    people = [player for player in Player if table.is_human(player)]
    if table.state.phase is Phase.OVER or not people:
        return None
    return table.state.to_act if table.state.to_act in people else people[0]


def leaving_text(table: Table | None) -> str:
    """The menu entry that ends what is played."""
    if table and table.state.options.is_money:
        #: Menu entry, a verb: end a money session
        return QCoreApplication.translate("Actions", "En&d session…")
    return translated(ACTIONS[ActionId.ABANDON].text)
