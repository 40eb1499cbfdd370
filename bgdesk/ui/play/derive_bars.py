"""What the bars above and below the board show, from the state of the match: pure functions."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.side_by_side import labels, listed
from bgdesk.app.table.automation import AS_AT_FIRST, AutomationWishes
from bgdesk.app.table.conduct import may_enter_as_played, objection_point
from bgdesk.app.table.spectator_pace import AS_USUAL, Speed, Watch
from bgdesk.app.table.table import Table
from bgdesk.app.table.taking_back import may_undo, take_back_point
from bgdesk.match import flow
from bgdesk.match.clock import ClockView, clock_view
from bgdesk.match.record import SeatKind
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.source_text import QT_TRANSLATE_NOOP
from bgdesk.ui.play.derive_match_line import briefer_lines, match_line
from bgdesk.ui.play.watching_words import speed_name
from bgdesk.ui.words.counted import Counted
from bgdesk.ui.words.cube import offered_text, raise_title
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.numbers import duration, signed, whole
from bgdesk.ui.words.persons import colour_name
from bgdesk.ui.words.refusals import refusal_text
from bgdesk.ui.words.roll_origins import stage_text
from bgdesk.ui.words.turns import goes_on


@dataclass(frozen=True, slots=True)
class PlayerBarView:
    """One player: texts are worded already, empty where there is nothing to show."""

    player: Player
    name: str
    subtitle: str
    pips: str
    difference: str
    clock: str
    delay: str
    """Free seconds left of the turn, before the clock runs."""
    score: str
    mark: str
    is_acting: bool
    spoken: str
    """The whole bar in one sentence."""
    tip: str = ""
    """What the figures of the subtitle mean."""
    mark_tip: str = ""
    score_tip: str = ""
    """How many points were won in all, where that is more than the match needed."""
    is_bot: bool = False


@dataclass(frozen=True, slots=True)
class ButtonView:
    """A button that triggers an action."""

    action: ActionId
    text: str
    is_enabled: bool = True
    tip: str = ""


@dataclass(frozen=True, slots=True)
class ActionBarView:
    """The row below the board: what may be done, what is played, and the usual next thing."""

    buttons: tuple[ButtonView, ...]
    centre: str
    primary: ButtonView
    briefer: tuple[str, ...] = ()
    """Ever less of ``centre``, where there is little room."""


def derive_player_bar(
    table: Table,
    player: Player,
    *,
    strength: str = "",
    strength_tip: str = "",
    shows_pips: bool = True,
    is_paused: bool = False,
    elapsed_ms: int = 0,
    is_rolling: bool = False,
) -> PlayerBarView:
    """The bar of ``player``; ``strength`` says how well a computer player plays.

    While the dice of ``player`` are still rolling (``is_rolling``) it does not tell what they will show.
    """
    state = table.state
    position = table.entry.position if table.entry else state.position
    pips, other = position.pips(player), position.pips(player.opponent)
    clock = clock_view(state, player, elapsed_ms)
    view = PlayerBarView(
        player=player,
        name=table.seat(player).name,
        subtitle=strength if is_paused or is_rolling else _subtitle(table, player, strength),
        pips=whole(pips) if shows_pips else "",
        difference=signed(pips - other) if shows_pips and pips > other else "",
        clock=clock_text(clock) if clock else "",
        delay=_delay_text(clock) if clock and state.to_act is player else "",
        score=_score(state, player),
        mark=_lock_mark(position, player) if state.ruleset.hit_lock else _mark(state, player),
        is_acting=state.to_act is player,
        spoken="",
        tip=strength_tip,
        mark_tip=_lock_tip() if state.ruleset.hit_lock else "",
        score_tip=_points_beyond(state, player),
        is_bot=table.seat(player).kind is SeatKind.BOT,
    )
    return _with_speech(view, state)


def _subtitle(table: Table, player: Player, strength: str) -> str:
    state = table.state
    if state.to_act is not player:
        return strength
    if not table.is_human(player) and not table.is_review:
        #: Under the name of a player who is not at this computer, or is one. Short, as the next ones
        return QCoreApplication.translate("Bars", "Thinking…")
    if state.phase is Phase.CUBE_OFFERED:
        return offered_text(state.cube_offer.raises if state.cube_offer else 0)
    if state.phase is Phase.RESIGNATION_OFFERED:
        #: Under a player's name: the opponent wants to resign, the player has to accept or refuse
        return QCoreApplication.translate("Bars", "Resignation offered")
    if state.phase is Phase.TO_PLAY:
        return _to_play(table)
    if state.phase is Phase.TO_NAME:
        #: Under a player's name: the player has to choose a double, which is then played
        return QCoreApplication.translate("Bars", "Name a double")
    #: Under a player's name: the player has to roll, a standard term
    return QCoreApplication.translate("Bars", "On roll")


def _to_play(table: Table) -> str:
    """The roll or the stage of a longer turn, until all of it is played."""
    state, entry = table.state, table.entry
    if entry is None or entry.can_continue:
        #: Under a player's name: these numbers have to be played, as in 6-1 or 3-3, follows 2-2. Short
        return QCoreApplication.translate("Bars", "To play: {dice}").format(dice=stage_text(state))
    if goes_on(state, entry):
        #: Under a player's name: all numbers are played, the next part of the turn has to be begun
        return QCoreApplication.translate("Bars", "Turn goes on")
    #: Under a player's name: all numbers are played, the turn has to be ended
    return QCoreApplication.translate("Bars", "Confirm move")


def clock_text(clock: ClockView) -> str:
    """Minutes and seconds of the reserve, rounded up."""
    return duration(_whole_seconds(clock.reserve_ms))


def _delay_text(clock: ClockView) -> str:
    return signed(_whole_seconds(clock.delay_ms)) if clock.delay_ms else ""


def _whole_seconds(milliseconds: int) -> int:
    return -(-milliseconds // 1000)


def _score(state: MatchState, player: Player) -> str:
    length = state.options.length
    if state.options.is_money:
        return whole(state.score.of(player))
    return isolated(f"{whole(points_counted(state, player))} / {whole(length)}")


def points_counted(state: MatchState, player: Player) -> int:
    """What ``player`` has of the length of the match: the last game may bring more than it needs."""
    own = state.score.of(player)
    return own if state.options.is_money else min(own, state.options.length)


def _points_beyond(state: MatchState, player: Player) -> str:
    own = state.score.of(player)
    return "" if state.options.is_money or own <= state.options.length else Counted().points_in_all(own)


def _mark(state: MatchState, player: Player) -> str:
    if state.is_crawford:
        #: Mark beside the score: the game without the cube, a standard term named after a person
        return QCoreApplication.translate("Bars", "Crawford")
    if state.crawford_done and state.winner is None and state.score.of(player) == state.options.length - 1:
        #: Mark beside the score: the games after the Crawford game, a standard term
        return QCoreApplication.translate("Bars", "post-Crawford")
    return ""


def _lock_mark(position: Position, player: Player) -> str:
    """Whether ``player`` may hit by now."""
    if position.extra(player).lock_open:
        #: Mark beside a player's score: the player may hit. Short
        return QCoreApplication.translate("Bars", "may hit")
    #: Mark beside a player's score: the player may not hit so far. Short
    return QCoreApplication.translate("Bars", "may not hit yet")


def _lock_tip() -> str:
    return QCoreApplication.translate(
        "Bars", "In this game a player may hit once one of their checkers has reached home."
    )


def _with_speech(view: PlayerBarView, state: MatchState) -> PlayerBarView:
    parts = [view.name, colour_name(view.player), view.subtitle]
    if view.pips:
        parts.append(Counted().pips(int(view.pips)))
    if state.options.is_money:
        parts.append(Counted().points(state.score.of(view.player)))
    else:
        own = points_counted(state, view.player)
        parts.append(Counted().points_of(state.options.length).format(own=whole(own)))
    parts += [view.score_tip, view.mark, view.clock]
    return replace(view, spoken=listed(*parts))


def derive_action_bar(
    table: Table | None,
    watch: Watch = AS_USUAL,
    wishes: AutomationWishes = AS_AT_FIRST,
    *,
    is_past: bool = False,
    more: tuple[ButtonView, ...] = (),
) -> ActionBarView:
    """The row of buttons for the match at this moment, or for none, with ``more`` behind them.

    What is done for a person by ``wishes`` is nothing that can be undone.
    """
    if table is None:
        return ActionBarView((), "", _button(ActionId.NEW_MATCH, QT_TRANSLATE_NOOP("Bars", "New match…")))
    view = _bar_of(table, watch, wishes, is_past=is_past)
    return replace(view, buttons=(*view.buttons, *more), briefer=briefer_lines(table.state))


def _bar_of(table: Table, watch: Watch, wishes: AutomationWishes, *, is_past: bool) -> ActionBarView:
    centre = match_line(table.state, is_practice=table.record.is_practice)
    if table.is_line:
        return _line_bar(table, wishes)
    if is_past:
        back = _button(ActionId.PRESENT_POSITION, QT_TRANSLATE_NOOP("Bars", "Back to the game"))
        return ActionBarView(
            (_button(ActionId.PLAY_ON, QT_TRANSLATE_NOOP("Bars", "Play on…")),), centre, back
        )
    if table.is_watched:
        return _watching_bar(centre, watch)
    return ActionBarView(_buttons(table, wishes), centre, _primary(table))


def _line_bar(table: Table, wishes: AutomationWishes) -> ActionBarView:
    state, asked = table.state, table.waits_for_human
    #: Below the board: what is played now is no part of the match that is looked at
    centre = QCoreApplication.translate("Bars", "Trying out, beside the match")
    #: Button: from what was tried out back to the match
    back = _button(ActionId.LEAVE_LINE, QT_TRANSLATE_NOOP("Bars", "Back to the match"))
    if asked and state.phase is Phase.CUBE_OFFERED:
        return ActionBarView((back, *_cube_answers(state)), centre, _primary(table))
    undo = _undo_in_line(table, wishes)
    #: Button: let the computer make this decision
    reply = _button(ActionId.LINE_REPLY, QT_TRANSLATE_NOOP("Bars", "Computer plays"), asked)
    #: Button: say what is rolled
    dice = _button(ActionId.LINE_DICE, QT_TRANSLATE_NOOP("Bars", "Dice…"), table.may_choose_dice)
    if not asked:
        return ActionBarView((undo,), centre, back)
    return ActionBarView((back, undo, reply, dice), centre, _primary(table))


def _undo_in_line(table: Table, wishes: AutomationWishes) -> ButtonView:
    """What was entered is undone, and behind that what was decided is taken back."""
    if may_undo(table, wishes) or take_back_point(table, wishes) is None:
        return _button(ActionId.UNDO, QT_TRANSLATE_NOOP("Bars", "Undo"), may_undo(table, wishes))
    #: Button, a verb: undo what was decided last
    return _button(ActionId.TAKE_BACK, QT_TRANSLATE_NOOP("Bars", "Take back"))


def _result_button() -> ButtonView:
    #: Button, a noun: how the match ended
    return _button(ActionId.RESULT, QT_TRANSLATE_NOOP("Bars", "Result…"))


def _watching_bar(centre: str, watch: Watch) -> ActionBarView:
    tip = "" if watch.is_paused else QCoreApplication.translate("Bars", "Pause first")
    text = QT_TRANSLATE_NOOP("Bars", "Continue") if watch.is_paused else QT_TRANSLATE_NOOP("Bars", "Pause")
    buttons = (
        #: Button, a verb or noun: one decision while two computer players wait
        _button(ActionId.WATCH_STEP, QT_TRANSLATE_NOOP("Bars", "Step"), watch.is_paused, tip),
        #: Button: two computer players play more slowly
        _button(ActionId.WATCH_SLOWER, QT_TRANSLATE_NOOP("Bars", "Slower"), watch.speed > min(Speed)),
        #: Button: two computer players play faster
        _button(ActionId.WATCH_FASTER, QT_TRANSLATE_NOOP("Bars", "Faster"), watch.speed < max(Speed)),
    )
    return ActionBarView(
        buttons, labels(centre, speed_name(watch.speed)), _button(ActionId.WATCH_PAUSE, text)
    )


def _button(action: ActionId, text: str, is_enabled: bool = True, tip: str = "") -> ButtonView:
    return ButtonView(action, QCoreApplication.translate("Bars", text), is_enabled, tip)


def _buttons(table: Table, wishes: AutomationWishes) -> tuple[ButtonView, ...]:
    state = table.state
    if state.phase is Phase.OVER:
        return (_button(ActionId.NEW_MATCH, QT_TRANSLATE_NOOP("Bars", "New match…")), _result_button())
    if table.waits_for_human and state.phase is Phase.CUBE_OFFERED:
        return _cube_answers(state)
    if table.waits_for_human and state.phase is Phase.RESIGNATION_OFFERED:
        #: Button, a verb: refuse the offer to give up the game
        return (_button(ActionId.REJECT_RESIGNATION, QT_TRANSLATE_NOOP("Bars", "Play on")),)
    has_stepped = table.entry is not None and bool(table.entry.played)
    can_resign = table.waits_for_human and bool(_resignable(state))
    buttons = [
        _undo_or_object(table, wishes),
        #: Button, a noun: show what is best here
        _button(ActionId.HINT, QT_TRANSLATE_NOOP("Bars", "Hint"), table.waits_for_human),
    ]
    if table.is_remote:
        buttons.pop()
    if may_enter_as_played(table, wishes):
        #: Button: enter a move as it was played, legal or not. Short
        buttons.append(_button(ActionId.ENTER_AS_PLAYED, QT_TRANSLATE_NOOP("Bars", "As played…")))
    elif state.options.has_cube:
        buttons.append(_double_button(table))
    if state.may_reroll:
        buttons.append(_button(ActionId.ROLL, QT_TRANSLATE_NOOP("Bars", "Roll again"), not has_stepped))
    #: Button, a verb: give up the game
    return (*buttons, _button(ActionId.RESIGN, QT_TRANSLATE_NOOP("Bars", "Resign…"), can_resign))


def _undo_or_object(table: Table, wishes: AutomationWishes) -> ButtonView:
    """Before the roll there is nothing to undo."""
    if objection_point(table) is not None:
        #: Button, a verb: do not accept the opponent's move, which is not legal. Short
        return _button(ActionId.OBJECT, QT_TRANSLATE_NOOP("Bars", "Object…"))
    #: Button, a verb
    return _button(ActionId.UNDO, QT_TRANSLATE_NOOP("Bars", "Undo"), may_undo(table, wishes))


def _resignable(state: MatchState) -> tuple[int, ...]:
    return flow.resignation_levels(state, state.turn) if state.turn else ()


def _double_button(table: Table) -> ButtonView:
    state = table.state
    #: Button, a verb: offer the cube again
    text = QT_TRANSLATE_NOOP("Bars", "Redouble") if state.cube.owner else QT_TRANSLATE_NOOP("Bars", "Double")
    if not table.waits_for_human or state.turn is None:
        return _button(ActionId.DOUBLE, text, False)
    refusal = flow.may_double(state, state.turn)
    return _button(ActionId.DOUBLE, text, refusal is None, refusal_text(refusal) if refusal else "")


def _cube_answers(state: MatchState) -> tuple[ButtonView, ...]:
    assert state.cube_offer
    assert state.to_act
    #: Button, a verb: refuse the double and lose the game
    answers = [_button(ActionId.PASS, QT_TRANSLATE_NOOP("Bars", "Pass"))]
    if flow.may_raise(state, state.to_act) is None:
        answers.append(ButtonView(ActionId.BEAVER, raise_title(state.cube_offer.raises + 1)))
    return tuple(answers)


def _primary(table: Table) -> ButtonView:
    state = table.state
    if state.phase is Phase.OVER:
        if table.record.header.tournament:
            #: Button: back to the tournament whose match is over
            return _button(ActionId.TOURNAMENTS, QT_TRANSLATE_NOOP("Bars", "To the tournament"))
        #: Button: the same match once more
        return _button(ActionId.REMATCH, QT_TRANSLATE_NOOP("Bars", "Rematch"))
    if state.phase is Phase.BEFORE_GAME and not table.waits_for_remote:
        return _button(
            ActionId.CONTINUE,
            QT_TRANSLATE_NOOP("Bars", "Next game") if state.results else QT_TRANSLATE_NOOP("Bars", "Start"),
        )
    if not table.waits_for_human:
        return _button(ActionId.CONTINUE, QT_TRANSLATE_NOOP("Bars", "Please wait"), False)
    if state.phase is Phase.CUBE_OFFERED:
        #: Button, a verb: accept the double
        return _button(ActionId.TAKE, QT_TRANSLATE_NOOP("Bars", "Take"))
    if state.phase is Phase.RESIGNATION_OFFERED:
        #: Button, a verb: accept the offer to give up the game
        return _button(ActionId.ACCEPT_RESIGNATION, QT_TRANSLATE_NOOP("Bars", "Accept"))
    if state.phase is Phase.TO_ROLL:
        #: Button, a verb: roll the dice
        return _button(ActionId.ROLL, QT_TRANSLATE_NOOP("Bars", "Roll"))
    entry = table.entry
    if entry and entry.is_complete and goes_on(state, entry):
        #: Button: begin the next part of a turn
        return _button(ActionId.DONE, QT_TRANSLATE_NOOP("Bars", "Continue"))
    #: Button: end the turn
    return _button(ActionId.DONE, QT_TRANSLATE_NOOP("Bars", "Done"), entry is not None and entry.is_complete)
