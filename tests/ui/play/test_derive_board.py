"""The board that belongs to a state, as a value."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from bgdesk.match.events import GameStarted, OpeningRolled, Played, Rolled
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord, SeatKind
from bgdesk.match.state import MatchState
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF
from bgdesk.ui.board.view import Arrow, CheckerMove, CubeView, DieView, bar_spot, point_spot, tray_spot
from bgdesk.ui.play.derive_board import (
    BoardWishes,
    derive_board,
    derive_idle_board,
    derive_opening_board,
    derive_past_board,
    moves_of,
    own_point,
    spot_of,
)
from tests.random_play import a_header, play_on
from tests.ui.shown_boards import BLACK, WHITE, WISHES, on_roll, opened, record_of, table_of


def test_the_board_before_any_match_is_set_up() -> None:
    view = derive_idle_board(BoardWishes(bottom=BLACK), "hint")
    assert view.points[5] == (WHITE, 5)
    assert view.points[23] == (WHITE, 2)
    assert view.points[0] == (BLACK, 2)
    assert (view.numbers_for, view.hint, view.cube, view.dice, view.targets) == (BLACK, "hint", None, (), {})


def test_each_opening_die_lies_on_its_own_side() -> None:
    record = record_of(GameStarted(1))
    view = derive_opening_board(record.state, OpeningRolled(5, 2), WISHES)
    assert view.dice == (DieView(5, WHITE), DieView(2, BLACK))
    assert view.active is None
    assert not view.can_roll


@pytest.mark.parametrize("starter", Player)
def test_a_roll_to_play(starter: Player) -> None:
    record = record_of(*(opened() if starter is WHITE else opened(1, 3)))
    view = derive_board(table_of(record), WISHES, "hint", "message", (Arrow(point_spot(1), point_spot(2)),))
    assert view.dice == (DieView(3, starter), DieView(1, starter))
    assert view.active is starter
    assert view.numbers_for is starter
    assert (view.can_roll, view.can_finish) == (False, False)
    assert (view.hint, view.message, len(view.arrows)) == ("hint", "message", 1)
    assert view.targets[spot_of(starter, 8)] == {spot_of(starter, own) for own in (7, 5, 4)}


@pytest.mark.parametrize("starter", Player)
def test_before_a_roll(starter: Player) -> None:
    record = on_roll(starter=starter)
    view = derive_board(table_of(record), WISHES)
    assert view.can_roll
    assert view.active is starter.opponent
    assert view.dice == ()
    assert view.last_dice == (DieView(3, starter, True, 1.0), DieView(1, starter, True, 1.0))
    assert view.cube == CubeView("64", can_turn=True, is_worth_one=True)


def test_numbers_stay_with_the_bottom_where_that_is_wished() -> None:
    record = on_roll()
    assert derive_board(table_of(record), WISHES).numbers_for is BLACK
    assert derive_board(table_of(record), replace(WISHES, numbers_follow=False)).numbers_for is WHITE
    assert derive_board(table_of(record), BoardWishes(BLACK, False)).numbers_for is BLACK


def test_numbers_stay_with_the_only_person() -> None:
    record, wishes = on_roll(), replace(WISHES, person=WHITE)
    assert record.state.to_act is BLACK
    assert derive_board(table_of(record), wishes).numbers_for is WHITE
    assert derive_past_board(record.state, wishes).numbers_for is WHITE
    swapped = replace(wishes, bottom=BLACK)
    assert derive_board(table_of(record), swapped).numbers_for is WHITE
    assert derive_board(table_of(record), replace(swapped, numbers_follow=False)).numbers_for is BLACK


def test_nothing_can_be_done_for_a_computer() -> None:
    record = on_roll()
    bot = replace(record.header.seats.black, kind=SeatKind.BOT, level="expert")
    header = replace(record.header, seats=record.header.seats.with_value(BLACK, bot))
    waiting = derive_board(table_of(MatchRecord(header, record.entries)), WISHES)
    assert (waiting.can_roll, waiting.cube and waiting.cube.can_turn) == (False, False)
    rolled = MatchRecord(header, (*record.entries, Rolled(BLACK, Dice(6, 5), 1)))
    playing = derive_board(table_of(rolled), WISHES)
    assert (playing.targets, playing.can_finish) == ({}, False)
    assert playing.dice


def test_an_earlier_board_is_only_looked_at() -> None:
    record = record_of(*opened())
    view = derive_past_board(record.state, WISHES, "hint", "message")
    assert (view.targets, view.can_roll, view.can_finish) == ({}, False, False)
    assert view.dice == (DieView(3, WHITE), DieView(1, WHITE))
    assert (view.hint, view.message) == ("hint", "message")


@pytest.mark.parametrize("player", Player)
@pytest.mark.parametrize("own", range(26))
def test_places_and_own_coordinates_match(player: Player, own: int) -> None:
    assert own_point(player, spot_of(player, own)) == own


def test_both_players_mean_the_same_place() -> None:
    assert spot_of(WHITE, 6) == spot_of(BLACK, 19) == point_spot(6)
    assert (spot_of(WHITE, BAR), spot_of(BLACK, OFF)) == (bar_spot(WHITE), tray_spot(BLACK))


@settings(max_examples=25)
@given(st.integers(0, 2**32))
def test_what_slides_leads_to_the_board_after_the_play(seed: int) -> None:
    record = play_on(MatchRecord(a_header(match_options(1))), Random(seed), 200)
    for before, event, after in zip(record.states, record.events, record.states[1:], strict=False):
        if isinstance(event, Played):
            moves = moves_of(event.player, event.steps, before.position, before.ruleset)
            assert slid(shown_checkers(before), moves) == shown_checkers(after)


def shown_checkers(state: MatchState) -> dict[object, int]:
    """How many checkers of whom lie where."""
    view = derive_past_board(state, WISHES)
    found: dict[object, int] = {}
    for number, (owner, count) in enumerate(view.points, 1):
        if owner:
            found[owner, point_spot(number)] = count
    for player in Player:
        for spot, count in (
            (bar_spot(player), view.bar.of(player)),
            (tray_spot(player), view.off.of(player)),
        ):
            if count:
                found[player, spot] = count
    return found


def slid(checkers: dict[object, int], moves: tuple[CheckerMove, ...]) -> dict[object, int]:
    """``checkers`` after ``moves``, hit ones on their bar."""
    after = dict(checkers)
    for move in moves:
        changes = [((move.player, move.source), -1), ((move.player, move.target), 1)]
        if move.hits:
            other = move.player.opponent
            changes += [((other, move.target), -1), ((other, bar_spot(other)), 1)]
        for key, change in changes:
            after[key] = after.get(key, 0) + change
    return {key: count for key, count in after.items() if count}
