"""Who cannot move ends his turn himself, where he wants to: with the mouse, by keys, and told about it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.settings import table
from bgdesk.app.table.automation import AutomationWishes
from bgdesk.app.table.play_entry import entry_for
from bgdesk.match.dice.fair_dice import REPLAYED
from bgdesk.match.events import OpeningRolled, Played, Rolled
from bgdesk.match.options import ClockOptions, match_options
from bgdesk.match.record import DiceRecord, MatchRecord
from bgdesk.match.state import MatchState
from bgdesk.rules.player import Player
from bgdesk.ui.board.geometry import Fixture
from bgdesk.ui.board.spoken import describe
from bgdesk.ui.board.view import point_spot
from bgdesk.ui.play.derive_board import spot_of
from tests.event_queue import run_dry
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import BOT, PEOPLE, PlayerAtWindow, played_to

KEY = Qt.Key
HIMSELF = {table.FORCED_PLAYS.key: False}
PROMPT = "No legal move · click the dice to go on"
GAMES = ("backgammon", "gul_bara", "russian", "acey_deucey")


def is_pass(state: MatchState) -> bool:
    """Whether the one to act can play nothing."""
    entry = entry_for(state)
    return entry is not None and entry.is_pass


def is_rest_to_pass(state: MatchState) -> bool:
    """Whether numbers are left to the opponent, who cannot play them either."""
    return state.plays_rest and is_pass(state)


def in_game(variant: str, wanted: Callable[[MatchState], bool] = is_pass) -> MatchRecord:
    """A game of ``variant`` between two people in which the one to act cannot move."""
    return played_to(wanted, options=replace(match_options(1), variant=variant))


def sit(open_desk: OpenDesk, record: MatchRecord) -> PlayerAtWindow:
    """At ``record``, as somebody who ends every turn himself."""
    player = open_desk(HIMSELF)
    player.wishes = AutomationWishes(forced_plays=False)
    player.sit_at(record)
    player.wait_for_turn()
    assert len(player.table.record.events) == len(record.events)
    return player


def click_dice(player: PlayerAtWindow) -> None:
    player.click(Fixture.DICE)


def press_enter(player: PlayerAtWindow) -> None:
    player.key(KEY.Key_Return)


def press_space(player: PlayerAtWindow) -> None:
    player.key(KEY.Key_Space)


def click_button(player: PlayerAtWindow) -> None:
    player.press_button(ActionId.DONE)


@pytest.mark.parametrize("end_turn", [click_dice, press_enter, press_space, click_button])
def test_the_turn_waits_until_it_is_ended(
    open_desk: OpenDesk, end_turn: Callable[[PlayerAtWindow], None]
) -> None:
    record = in_game("backgammon")
    player = sit(open_desk, record)
    run_dry()
    assert player.state == record.state
    assert player.board.view.hint == PROMPT
    end_turn(player)
    assert player.table.record.events[len(record.events)] == Played(record.state.to_act or Player.WHITE, ())


@pytest.mark.parametrize("variant", GAMES)
def test_every_game_waits_and_goes_on(open_desk: OpenDesk, variant: str) -> None:
    record = in_game(variant)
    player = sit(open_desk, record)
    assert player.board.view.hint == PROMPT
    click_dice(player)
    player.wait_for_turn()
    assert isinstance(player.table.record.events[len(record.events)], Played)


def test_numbers_that_were_left_are_passed_by_the_opponent_himself(open_desk: OpenDesk) -> None:
    record = in_game("gul_bara", is_rest_to_pass)
    player = sit(open_desk, record)
    assert player.board.view.hint == PROMPT
    press_enter(player)
    assert not is_rest_to_pass(player.state)


def test_a_click_elsewhere_says_why_and_changes_nothing(open_desk: OpenDesk) -> None:
    record = in_game("backgammon")
    player = sit(open_desk, record)
    me = player.entry.legal.player
    source = next(point for point in range(1, 25) if record.state.position.of(me)[point])
    player.click(spot_of(me, source))
    assert player.message
    assert player.state == record.state


def before_its_roll(record: MatchRecord) -> MatchRecord:
    """``record`` up to the roll with which nothing can be played, and which comes next."""
    rolls = tuple(event.dice for event in record.events if isinstance(event, OpeningRolled | Rolled))
    header = replace(record.header, dice=DiceRecord(REPLAYED, rolls=rolls, source="earlier"))
    return MatchRecord(header, record.entries[:-1])


@pytest.mark.parametrize("forced_plays", [True, False])
def test_the_keyboard_is_brought_to_the_dice_and_the_pass_is_spoken(
    open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch, forced_plays: bool
) -> None:
    record = in_game("backgammon")
    player = open_desk({table.FORCED_PLAYS.key: forced_plays, table.AUTO_ROLL.key: False})
    player.wishes = AutomationWishes(forced_plays=forced_plays, roll_without_cube=False)
    player.sit_at(before_its_roll(record))
    player.wait_for_turn()
    player.board.setFocus(Qt.FocusReason.TabFocusReason)
    player.walk_to(point_spot(8))
    spoken: list[str] = []
    monkeypatch.setattr(player.board, "announce", spoken.append)
    player.key(KEY.Key_R)
    player.wait_for_turn()
    is_asked = [text for text in spoken if text.endswith(" No legal move: press Enter to go on.")]
    assert len(is_asked) == (not forced_plays)
    assert is_pass(player.state) is not forced_plays
    assert (player.board.focused_place is Fixture.DICE) is not forced_plays
    player.key(KEY.Key_Return)
    assert not is_pass(player.state)


def test_a_press_on_a_checker_brings_the_keyboard_to_the_dice(open_desk: OpenDesk) -> None:
    player = sit(open_desk, in_game("backgammon"))
    player.board.setFocus(Qt.FocusReason.TabFocusReason)
    player.walk_to(point_spot(8))
    player.key(KEY.Key_Return)
    assert is_pass(player.state)
    player.key(KEY.Key_Return)
    assert not is_pass(player.state)


def test_the_dice_say_that_the_turn_can_be_ended(open_desk: OpenDesk) -> None:
    player = sit(open_desk, in_game("backgammon"))
    assert describe(Fixture.DICE, player.board.view, Player.WHITE).endswith("; press to end the turn")


def test_the_clock_runs_until_the_turn_is_ended(open_desk: OpenDesk) -> None:
    options = replace(match_options(1), clock=ClockOptions(60_000))
    record = played_to(is_pass, options=options)
    player = sit(open_desk, record)
    clock = player.desk.controller.clock
    player.wait(lambda: clock.elapsed_ms > 0)
    press_enter(player)
    event = player.table.record.events[len(record.events)]
    assert isinstance(event, Played)
    assert event.used_ms > 0


def test_a_bot_that_cannot_move_goes_on_by_itself(open_desk: OpenDesk) -> None:
    record = in_game("backgammon")
    assert record.state.to_act
    seats = PEOPLE.with_value(record.state.to_act, BOT)
    player = open_desk(HIMSELF)
    player.sit_at(MatchRecord(replace(record.header, seats=seats), record.entries))
    player.wait(lambda: len(player.table.record.events) > len(record.events))
    assert player.table.record.events[len(record.events)] == Played(record.state.to_act, ())


def test_a_turn_is_ended_for_who_changed_no_setting(open_desk: OpenDesk) -> None:
    record = in_game("backgammon")
    player = open_desk()
    player.sit_at(record)
    player.wait(lambda: len(player.table.record.events) > len(record.events))
    assert player.message.endswith(" and could not move.")


def test_the_last_die_ends_no_turn_in_which_none_was_played(open_desk: OpenDesk) -> None:
    record = in_game("backgammon")
    player = open_desk({**HIMSELF, table.CONFIRM.key: "at_once"})
    player.wishes = AutomationWishes(forced_plays=False)
    player.sit_at(record)
    player.wait_for_turn()
    run_dry()
    assert player.state == record.state
    click_dice(player)
    assert player.state != record.state
