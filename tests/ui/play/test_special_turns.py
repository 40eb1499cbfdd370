"""What only some games have, with real clicks, drags and keys: pins, reserves, stages, a double to name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.settings import table
from bgdesk.app.table.play_entry import played
from bgdesk.match import flow
from bgdesk.match.events import DoubleNamed, Rolled
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.legal.plays import Step
from bgdesk.rules.position import BAR, IN
from bgdesk.rules.refusal import Reason, Refusal
from bgdesk.rules.variants import Relation
from bgdesk.ui.board.geometry import Face, Fixture
from bgdesk.ui.board.view import Stack, point_spot, reserve_spot
from bgdesk.ui.dialogs.take_back_dialog import SAME_DICE, TakeBackDialog
from bgdesk.ui.play.derive_board import spot_of
from bgdesk.ui.words.refusals import refusal_text
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import LEFT, PEOPLE, PLAIN, PlayerAtWindow, played_to

KEY = Qt.Key
AS_I_DO = {table.FORCED_PLAYS.key: False, table.AUTO_ROLL.key: False}


def one_game(variant: str) -> MatchOptions:
    """A single game of ``variant``."""
    return replace(match_options(1), variant=variant)


def to_play(state: MatchState) -> bool:
    return state.phase is Phase.TO_PLAY


def sit_where(
    open_desk: OpenDesk, variant: str, wanted: Callable[[MatchState], object]
) -> tuple[PlayerAtWindow, MatchRecord]:
    """At a game of ``variant`` played at random up to the first state that is ``wanted``."""
    record = played_to(wanted, options=one_game(variant))
    player = open_desk(AS_I_DO)
    player.sit_at(record)
    player.wait(lambda: player.table.waits_for_human and not player.board.board_scene.is_moving)
    return player, record


def pinning_step(state: MatchState) -> Step | None:
    """A step that pins, with which the turn can begin."""
    steps = flow.legal(state).next_steps(()) if to_play(state) else ()
    return next((step for step in steps if step.is_pin), None)


@pytest.mark.parametrize("by_drag", [False, True])
def test_a_checker_lands_on_a_blot_and_pins_it(open_desk: OpenDesk, by_drag: bool) -> None:
    player, record = sit_where(open_desk, "plakoto", pinning_step)
    step, me = pinning_step(record.state), player.entry.legal.player
    assert step
    target = spot_of(me, step.target)
    if by_drag:
        player.drag(spot_of(me, step.source), target)
    else:
        player.click(spot_of(me, step.source))
        if player.entry.played[0].die != step.die:
            player.key(KEY.Key_Backspace)
            player.click(spot_of(me, step.source), Qt.MouseButton.RightButton)
    assert player.entry.played[0].is_pin
    assert player.board.view.stacks()[target] == Stack(me, 1, has_pinned=True)
    assert player.board.board_scene.checkers.shown()[target] == Stack(me, 1, has_pinned=True)


def test_a_pinned_checker_says_why_it_stays(open_desk: OpenDesk) -> None:
    def is_pinned(state: MatchState) -> bool:
        return to_play(state) and bool(state.to_act and state.position.extra(state.to_act).pinned)

    player, record = sit_where(open_desk, "tapa", is_pinned)
    me = player.entry.legal.player
    pinned = min(record.state.position.extra(me).pinned)
    player.click(spot_of(me, pinned))
    assert player.message == refusal_text(Refusal(Reason.PINNED, pinned))


def test_both_go_the_same_way_round(open_desk: OpenDesk) -> None:
    player, _ = sit_where(open_desk, "fevga", lambda state: to_play(state) and state.to_act == "black")
    me = player.entry.legal.player
    start = spot_of(me, 24, Relation.PARALLEL_DIAGONAL)
    assert start == point_spot(12)
    target = max(player.entry.targets(24))
    wanted = player.entry.drop(24, target)
    player.drag(start, point_spot(target - 12))
    assert player.entry == wanted
    assert player.board.view.stacks()[point_spot(target - 12)] == Stack(me, 1)


@pytest.mark.parametrize("variant", ["dutch", "russian", "acey_deucey"])
def test_a_checker_enters_from_the_reserve(open_desk: OpenDesk, variant: str) -> None:
    player, _ = sit_where(open_desk, variant, to_play)
    me, relation = player.entry.legal.player, player.entry.legal.ruleset.relation
    first, second = player.entry.unused[0], player.entry.unused[-1]
    player.drag(reserve_spot(me), spot_of(me, BAR - first, relation))
    assert [(step.source, step.die) for step in player.entry.played] == [(IN, first)]
    assert player.board.view.reserve is not None
    assert player.board.view.reserve.of(me) == 14
    player.click(reserve_spot(me))
    assert [(step.source, step.die) for step in player.entry.played] == [(IN, first), (IN, second)]
    player.click(Fixture.DICE)
    assert player.state.position.extra(me).reserve == 13


def test_a_checker_enters_by_keys(open_desk: OpenDesk) -> None:
    player, _ = sit_where(open_desk, "dutch", to_play)
    me = player.entry.legal.player
    player.board.setFocus(Qt.FocusReason.TabFocusReason)
    player.walk_to(reserve_spot(me))
    player.key(KEY.Key_Return)
    assert player.entry.played[0].source == IN


def test_the_bar_goes_before_the_reserve(open_desk: OpenDesk) -> None:
    def is_hit(state: MatchState) -> bool:
        return to_play(state) and bool(state.to_act and state.position.of(state.to_act)[BAR])

    player, _ = sit_where(open_desk, "acey_deucey", is_hit)
    player.click(reserve_spot(player.entry.legal.player))
    assert player.message == refusal_text(Refusal(Reason.BAR_FIRST, BAR))


@pytest.mark.parametrize("way", ["mouse", "key", "walk"])
def test_a_double_is_named(open_desk: OpenDesk, way: str) -> None:
    player, record = sit_where(open_desk, "acey_deucey", lambda state: state.phase is Phase.TO_NAME)
    me = record.state.to_act
    assert me
    assert [die.face for die in player.board.view.dice] == [1, 2, 3, 4, 5, 6]
    if way == "mouse":
        player.click(Face(5))
    elif way == "key":
        player.key(KEY.Key_5)
    else:
        player.board.setFocus(Qt.FocusReason.TabFocusReason)
        player.walk_to(Face(5))
        player.key(KEY.Key_Return)
    assert player.table.record.events[-1] == DoubleNamed(me, 5)
    assert player.state.stage is not None
    assert player.state.stage.faces == (5, 5, 5, 5)
    assert [die.face for die in player.board.view.dice] == [5, 5]


@pytest.mark.parametrize("way", ["button", "key"])
def test_the_winner_of_the_opening_roll_may_roll_again(open_desk: OpenDesk, way: str) -> None:
    player, record = sit_where(open_desk, "russian", lambda state: state.may_reroll)
    if way == "button":
        player.press_button(ActionId.ROLL)
    else:
        player.key(KEY.Key_R, PLAIN)
    rolled = player.table.record.events[-1]
    assert isinstance(rolled, Rolled)
    assert rolled.player is record.state.to_act
    assert player.state.dice == rolled.dice
    assert not player.state.may_reroll


def test_who_plays_a_first_checker_keeps_the_opening_dice(open_desk: OpenDesk) -> None:
    player, record = sit_where(open_desk, "russian", lambda state: state.may_reroll)
    player.click(reserve_spot(player.entry.legal.player))
    player.key(KEY.Key_R, PLAIN)
    assert player.state.dice == record.state.dice


def test_the_numbers_to_come_lie_beside_the_dice(open_desk: OpenDesk) -> None:
    player, record = sit_where(
        open_desk,
        "gul_bara",
        lambda state: to_play(state) and len(state.coming) == 3 and not state.plays_rest,
    )
    chips = player.board.board_scene.overlay.items_of("coming")
    assert [chip.coming for chip in chips] == list(record.state.coming)  # type: ignore[attr-defined]  # chips


def test_what_was_typed_for_one_stage_is_gone_in_the_next(open_desk: OpenDesk) -> None:
    player, _ = sit_where(
        open_desk, "gul_bara", lambda state: to_play(state) and state.coming and not state.plays_rest
    )
    field = player.window.page.move_field
    player.key(KEY.Key_M)
    player.type("99/1")
    player.key(KEY.Key_Return)
    assert field.problem.text()
    turn = player.state.turn
    player.desk.controller.play_editor.edit(lambda entry: entry.enter(entry.legal.plays[0]))
    assert field.line.text() == "99/1"
    player.desk.controller.play_editor.confirm()
    assert (player.state.phase, player.state.turn) == (Phase.TO_PLAY, turn)
    assert field.isVisible()
    assert (field.line.text(), field.problem.text()) == ("", "")


def test_take_back_passes_over_stages_that_are_played_for_a_person(open_desk: OpenDesk) -> None:
    def is_forced_later_stage(state: MatchState) -> bool:
        is_later = state.stage and state.dice and state.stage.high != state.dice.high
        return bool(
            to_play(state) and is_later and not state.plays_rest and len(flow.legal(state).plays) == 1
        )

    record = played_to(is_forced_later_stage, options=one_game("gul_bara"))
    player = open_desk({})
    player.sit_at(record)
    player.wait_for_turn()
    assert len(player.table.record.events) > len(record.events)
    kept = len(record.events)
    for _ in range(3):
        player.do(ActionId.TAKE_BACK)
        QTest.mouseClick(player.wait_for_dialog(TakeBackDialog).button(SAME_DICE), LEFT)
        player.wait_for_turn()
        assert len(player.table.record.events) < kept
        kept = len(player.table.record.events)


def test_the_opponent_plays_the_rest(open_desk: OpenDesk) -> None:
    def has_rest_to_play(state: MatchState) -> bool:
        return state.plays_rest and bool(flow.legal(state).next_steps(()))

    player, record = sit_where(open_desk, "gul_bara", has_rest_to_play)
    assert record.state.turn
    assert player.entry.legal.player is record.state.turn.opponent
    assert {die.player for die in player.board.view.dice} == {record.state.turn.opponent}
    seats, turn = record.header.seats, record.state.turn
    names = f"{seats.of(turn).name}, now for {seats.of(turn.opponent).name}"
    assert player.board.view.hint.startswith(f"Left by {names} · Click a checker")


def test_a_forced_play_says_who_made_it_and_who_plays_what_is_left(open_desk: OpenDesk) -> None:
    def leaves_a_rest(state: MatchState) -> bool:
        if not to_play(state) or state.plays_rest:
            return False
        play, *others = flow.legal(state).plays
        after = flow.advance(state, played(flow.legal(state).player, play.steps))
        return not others and bool(play.steps) and after.plays_rest and len(flow.legal(after).plays) > 1

    record = played_to(leaves_a_rest, options=one_game("gul_bara"))
    turn = record.state.turn
    assert turn
    names = PEOPLE.of(turn).name, PEOPLE.of(turn.opponent).name
    player = open_desk()
    player.sit_at(record)
    player.wait(lambda: player.message)
    assert player.message.startswith(f"Forced, {names[0]}: ")
    assert "Left over: " in player.message
    assert player.message.endswith(f", now for {names[1]} to play.")


@pytest.mark.parametrize("way", ["key", "button"])
def test_a_stage_of_the_roll_under_way_is_undone_without_becoming_practice(
    open_desk: OpenDesk, way: str
) -> None:
    player, record = sit_where(open_desk, "acey_deucey_european", lambda state: state.phase is Phase.TO_NAME)
    before = record.states[-2]
    assert player.state.phase is Phase.TO_NAME
    if way == "key":
        player.key(KEY.Key_Backspace)
    else:
        player.press_button(ActionId.UNDO)
    assert player.state == before
    assert player.entry.played == ()
    assert not player.table.record.is_practice
    assert player.window.findChild(TakeBackDialog) is None
    assert not player.window.actions_by_id[ActionId.UNDO].isEnabled()
