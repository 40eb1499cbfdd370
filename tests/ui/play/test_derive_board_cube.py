"""Where the cube lies, and what it shows."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.match.events import Doubled, GameStarted, OpeningRolled, Rolled, Taken
from bgdesk.match.options import MONEY, MatchOptions, match_options
from bgdesk.match.record import MatchRecord
from bgdesk.rules.dice import Dice
from bgdesk.ui.board.view import CubeView
from bgdesk.ui.play.derive_board import derive_board, derive_past_board
from tests.match.driving import some_play
from tests.ui.shown_boards import BLACK, WHITE, WISHES, on_roll, record_of, table_of


def test_the_cube_goes_to_its_place() -> None:
    record = on_roll()
    offered = record.append(Doubled(BLACK))
    view = derive_board(table_of(offered), WISHES)
    assert view.cube == CubeView("2", offered_to=WHITE, can_take=True)
    assert view.active is WHITE
    taken = offered.append(Taken(WHITE))
    assert derive_board(table_of(taken), WISHES).cube == CubeView("2", owner=WHITE)
    again = play_to_roll(taken.append(Rolled(BLACK, Dice(2, 1), 1)))
    assert derive_board(table_of(again), WISHES).cube == CubeView("2", owner=WHITE, can_turn=True)


def play_to_roll(record: MatchRecord) -> MatchRecord:
    """After any play of the roll."""
    return record.append(some_play(record.state))


def test_an_unturned_cube_shows_64_or_1() -> None:
    table = table_of(on_roll())
    cubes = [
        derive_board(table, replace(WISHES, centred_cube_shows_64=shows)).cube for shows in (True, False)
    ]
    assert [cube.label for cube in cubes if cube] == ["64", "1"]


def test_a_centred_cube_that_was_doubled_by_itself_shows_its_value() -> None:
    options = MatchOptions(length=MONEY, crawford=False, automatic_doubles=1)
    record = record_of(GameStarted(1), OpeningRolled(4, 4), options=options)
    cube = derive_past_board(record.state, WISHES).cube
    assert cube == CubeView("2")


def test_no_cube_where_none_is_played_and_a_mark_in_the_crawford_game() -> None:
    assert derive_board(table_of(on_roll(match_options(1))), WISHES).cube is None
    state = replace(on_roll().state, is_crawford=True)
    cube = derive_past_board(state, WISHES).cube
    assert cube
    assert cube.is_crawford
