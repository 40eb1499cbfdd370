"""Which dice lie on the board, whose they are, and what is left of them to play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from unittest.mock import Mock

import pytest

from bgdesk.app.table.play_entry import PlayEntry
from bgdesk.app.table.table import Table
from bgdesk.match import flow
from bgdesk.match.events import Doubled, DoubleNamed, GameStarted, OpeningRolled, Passed, Rolled, Taken
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.stages import Coming, Stage
from bgdesk.ui.board.dice import is_new_roll
from bgdesk.ui.board.geometry import Fixture
from bgdesk.ui.board.spoken import describe
from bgdesk.ui.board.view import BoardView
from bgdesk.ui.play.derive_board import derive_board, derive_opening_board, derive_past_board
from tests.random_play import random_event
from tests.ui.shown_boards import BLACK, WHITE, WISHES, on_roll, opened, record_of, table_of


def test_dice_dim_as_they_are_played_and_swap() -> None:
    record = record_of(*opened())
    entry = PlayEntry(flow.legal(record.state))
    swapped = derive_board(table_of(record, entry.swap()), WISHES)
    assert [die.face for die in swapped.dice] == [1, 3]
    half = entry.click(8)
    assert isinstance(half, PlayEntry)
    view = derive_board(table_of(record, half), WISHES)
    assert [(die.face, die.used, die.part_used) for die in view.dice] == [(3, True, 1.0), (1, False, 0.0)]
    assert view.points[7] == (WHITE, 2)
    assert view.points[4] == (WHITE, 1)
    whole = half.click(6)
    assert isinstance(whole, PlayEntry)
    assert derive_board(table_of(record, whole), WISHES).can_finish


def test_a_double_is_two_dice_of_two_moves() -> None:
    record = on_roll()
    record = record.append(Rolled(BLACK, Dice(2, 2), 1))
    entry = PlayEntry(flow.legal(record.state))
    shares = []
    for _ in range(5):
        view = derive_board(table_of(record, entry), WISHES)
        shares.append([(die.used, die.part_used) for die in view.dice])
        if entry.can_continue:
            following = entry.click(max(entry.sources()))
            assert isinstance(following, PlayEntry)
            entry = following
    assert shares == [
        [(False, 0.0), (False, 0.0)],
        [(False, 0.5), (False, 0.0)],
        [(True, 1.0), (False, 0.0)],
        [(True, 1.0), (False, 0.5)],
        [(True, 1.0), (True, 1.0)],
    ]


def test_the_last_roll_lies_there_until_the_next_roll() -> None:
    record = on_roll().append(Doubled(BLACK))
    assert derive_board(table_of(record), WISHES).last_dice == ()  # the cube lies in their place
    record = record.append(Taken(WHITE))
    assert [die.face for die in derive_board(table_of(record), WISHES).last_dice] == [3, 1]
    rolled = record.append(Rolled(BLACK, Dice(2, 1), 1))
    assert derive_board(table_of(rolled), WISHES).last_dice == ()


def rolled_before(variant: str, wanted: Callable[[MatchRecord], object]) -> tuple[MatchRecord, str]:
    """A match of ``variant`` played at random to a roll that is ``wanted``, and what is said of its dice."""
    for seed in range(200):
        record, random = record_of(options=MatchOptions(variant, 9)), Random(seed)
        while record.state.phase is not Phase.OVER:
            record = record.append(random_event(record, random, eagerness=0.0))
            if record.state.phase is Phase.TO_ROLL and not record.state.coming and wanted(record):
                return record, describe(Fixture.DICE, derive_board(table_of(record), WISHES), WHITE)
    raise AssertionError("such a turn does not come up")


def test_after_a_turn_of_several_stages_the_roll_itself_lies_there() -> None:
    def has_cascade(record: MatchRecord) -> bool:
        before = record.states[-2]
        return before.dice == Dice(2, 2) and before.stage == Stage((6,) * 4) and not before.plays_rest

    record, said = rolled_before("gul_bara", has_cascade)
    roller = record.states[-2].turn
    assert said == "Dice: press to roll; the roll before was 2, 2"
    last = derive_board(table_of(record), WISHES).last_dice
    assert [(die.face, die.player, die.used) for die in last] == [(2, roller, True)] * 2


def test_the_roll_is_his_who_rolled_though_another_played_its_rest() -> None:
    record, said = rolled_before("gul_bara", lambda record: record.states[-2].plays_rest)
    before = record.states[-2]
    assert before.dice
    assert said == f"Dice: press to roll; the roll before was {before.dice.high}, {before.dice.low}"
    assert {die.player for die in derive_board(table_of(record), WISHES).last_dice} == {before.turn}


def test_a_double_that_was_named_was_not_rolled() -> None:
    def ended_by_named_double(record: MatchRecord) -> bool:
        return any(isinstance(event, DoubleNamed) for event in record.events[-2:])

    _, said = rolled_before("acey_deucey", ended_by_named_double)
    assert said == "Dice: press to roll; the roll before was 2, 1"


def test_no_dice_lie_there_before_the_first_roll_and_after_the_game() -> None:
    assert derive_board(table_of(record_of(GameStarted(1))), WISHES).last_dice == ()
    passed = on_roll().append(Doubled(BLACK)).append(Passed(WHITE))
    assert derive_board(table_of(passed), WISHES).last_dice == ()


def faces_of(view: BoardView) -> list[tuple[int, float]]:
    """The dice, each with the share of it that is played."""
    return [(die.face, die.part_used) for die in view.dice]


def in_turn(
    variant: str, stage: Stage, dice: Dice, coming: tuple[Coming, ...] = (), to_act: Player = WHITE
) -> MatchState:
    """White has rolled ``dice``; ``to_act`` plays ``stage`` of them."""
    state = flow.start(MatchOptions(variant=variant, length=1))
    return replace(
        state,
        phase=Phase.TO_PLAY,
        game_number=1,
        turn=WHITE,
        to_act=to_act,
        dice=dice,
        stage=stage,
        coming=coming,
    )


def test_the_dice_show_the_stage_and_the_rest_is_to_come() -> None:
    coming = (Stage((5, 5, 5, 5)), Stage((6, 6, 6, 6)))
    state = in_turn("gul_bara", Stage((4, 4, 4, 4)), Dice(3, 3), coming)
    view = derive_past_board(state, WISHES)
    assert (faces_of(view), view.coming) == ([(4, 0.0), (4, 0.0)], coming)
    earlier = derive_past_board(replace(state, stage=Stage((3, 3, 3, 3))), WISHES)
    assert not is_new_roll(earlier, view)
    assert is_new_roll(replace(earlier, dice=()), earlier)


@pytest.mark.parametrize(
    ("left", "dice", "shown"),
    [
        ((5, 5, 5), Dice(5, 5), [(5, 0.5), (5, 0.0)]),
        ((5,), Dice(5, 5), [(5, 1.0), (5, 0.5)]),
        ((3,), Dice(6, 3), [(6, 1.0), (3, 0.0)]),
        ((6, 3), Dice(6, 3), [(6, 0.0), (3, 0.0)]),
    ],
)
def test_the_opponent_plays_what_is_left_with_his_own_dice(
    left: tuple[int, ...], dice: Dice, shown: list[tuple[int, float]]
) -> None:
    state = in_turn("gul_bara", Stage(left), dice, to_act=BLACK)
    view = derive_past_board(state, WISHES)
    assert faces_of(view) == shown
    assert {die.player for die in view.dice} == {BLACK}


@pytest.mark.parametrize(("game", "looks_like"), [("plakoto", {WHITE}), ("dutch", {BLACK})])
def test_one_pair_of_dice_where_the_winner_goes_on_to_start(game: str, looks_like: set[Player]) -> None:
    view = derive_past_board(in_turn(game, Stage((4, 1)), Dice(4, 1), to_act=BLACK), WISHES)
    assert {die.colour for die in view.dice} == looks_like
    assert {die.player for die in view.dice} == {BLACK}


def test_a_rotation_is_played_with_one_pair_of_dice() -> None:
    state = record_of(GameStarted(1), options=MatchOptions(rotation=("backgammon", "dutch"))).state
    view = derive_opening_board(state, OpeningRolled(5, 2), WISHES)
    assert [(die.player, die.colour) for die in view.dice] == [(WHITE, WHITE), (BLACK, WHITE)]


def test_a_double_is_named_from_six_faces() -> None:
    state = replace(in_turn("acey_deucey", Stage((2, 1)), Dice(2, 1)), phase=Phase.TO_NAME, stage=None)
    record = record_of(*opened(), options=MatchOptions(variant="acey_deucey", length=1))
    past = derive_past_board(state, WISHES)
    assert (faces_of(past), past.naming) == ([(2, 1.0), (1, 1.0)], None)
    table = Mock(spec=Table, state=state, entry=None, waits_for_human=True, record=record)
    view = derive_board(table, WISHES)
    assert ([die.face for die in view.dice], view.naming) == ([1, 2, 3, 4, 5, 6], WHITE)
    assert (
        derive_board(
            Mock(spec=Table, state=state, entry=None, waits_for_human=False, record=record), WISHES
        ).naming
        is None
    )
