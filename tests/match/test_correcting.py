"""A wrong set-up can be put right until the second play of a game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.match.codec.record_codec import record_from_text, record_to_text
from bgdesk.match.correcting import correction, may_correct
from bgdesk.match.dice.fair_dice import MANUAL
from bgdesk.match.events import (
    Doubled,
    Entry,
    GameStarted,
    OpeningRolled,
    Passed,
    PositionSet,
    Rolled,
    TakenBack,
)
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.record import DiceRecord, MatchRecord
from bgdesk.match.state import Pair, Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.rules.refusal import Reason, Refused
from tests.match.driving import BLACK, WHITE, header, some_play
from tests.rules.boards import board

MATCH = match_options(5)
TYPED = DiceRecord(MANUAL)
RIGHT = board("24:2 13:5 8:3 6:5", "1:2 12:4 17:4 19:5")
"""Some board that differs from the start."""
OPENED = (GameStarted(1), OpeningRolled(3, 1, 0))


def match(
    *entries: Entry, dice: DiceRecord | None = TYPED, options: MatchOptions | None = None
) -> MatchRecord:
    return MatchRecord(header(options or match_options(5), dice), entries)


def corrected(record: MatchRecord, position: Position = RIGHT) -> MatchRecord:
    assert may_correct(record) is None
    return record.append(correction(record.state, position))


def one_play(record: MatchRecord) -> MatchRecord:
    return record.append(some_play(record.state))


def why_not(record: MatchRecord) -> Reason | None:
    refusal = may_correct(record)
    return refusal.reason if refusal else None


def test_the_roll_stays_and_is_played_from_the_right_board() -> None:
    record = corrected(match(*OPENED))
    state = record.state
    assert (state.phase, state.position, state.to_act) == (Phase.TO_PLAY, RIGHT, WHITE)
    assert state.dice == Dice(3, 1)
    assert one_play(record).state.turns_completed == Pair(1, 0)
    assert not record.is_practice


def test_after_the_first_play_turns_count_on() -> None:
    """A table set by hand is otherwise one of a later turn, on which the Holland rule would not hold."""
    state = corrected(one_play(match(*OPENED))).state
    assert (state.phase, state.turn, state.position) == (Phase.TO_ROLL, BLACK, RIGHT)
    assert state.turns_completed == Pair(1, 0)


def test_before_the_opening_roll() -> None:
    assert corrected(match(GameStarted(1))).append(OpeningRolled(1, 6, 0)).state.position == RIGHT


def test_after_the_second_play_it_stands() -> None:
    record = one_play(one_play(match(*OPENED)).append(Rolled(BLACK, Dice(6, 2), 1)))
    assert why_not(record) is Reason.SETUP_STANDS
    again = record.append(TakenBack(len(record.events) - 1, same_dice=True))
    assert why_not(again) is None


def test_each_game_counts_its_own_plays() -> None:
    record = one_play(one_play(match(*OPENED)).append(Rolled(BLACK, Dice(6, 2), 1)))
    record = record.append(Doubled(WHITE))
    assert why_not(record) is Reason.NOT_NOW
    record = record.append(Passed(BLACK)).append(GameStarted(2))
    assert why_not(record) is None


def test_a_board_of_the_program_is_right_unless_it_was_set_by_hand() -> None:
    assert why_not(match(*OPENED, dice=None)) is Reason.SETUP_IS_RIGHT
    assert why_not(match(GameStarted(1), PositionSet(RIGHT, WHITE), dice=None)) is None


@pytest.mark.parametrize(
    "wrong",
    [
        PositionSet(RIGHT, BLACK, is_correction=True),
        PositionSet(RIGHT, WHITE, replace(match().state.cube, value=2), is_correction=True),
        PositionSet(board("24:2 13:4 12:1 8:3 6:5", "1:2 12:4 17:4 19:5"), WHITE, is_correction=True),
    ],
)
def test_only_checkers_are_corrected(wrong: PositionSet) -> None:
    with pytest.raises(Refused):
        match(*OPENED).append(wrong)


def test_a_turn_that_is_under_way_is_not_corrected() -> None:
    """In a game of several stages part of the roll is played already."""
    options = replace(match_options(1), variant="acey_deucey")
    record = match(GameStarted(1), OpeningRolled(2, 1, 0), options=options)
    if record.state.phase is Phase.TO_ROLL:
        record = record.append(Rolled(record.state.turn or WHITE, Dice(2, 1), 1))
    assert why_not(record) is None
    assert why_not(one_play(record)) is Reason.NOT_NOW


def test_it_is_kept_in_our_own_files() -> None:
    record = corrected(match(*OPENED))
    again = record_from_text(record_to_text(record))
    assert again.entries == record.entries
    assert again.state == record.state
    assert "is_correction" not in record_to_text(match(*OPENED, PositionSet(RIGHT, Player.BLACK)))
