"""Appending, taking back, and which rolls come next."""

from __future__ import annotations

import pytest

from bgdesk.match.dice_source import ManualDice
from bgdesk.match.events import (
    Abandoned,
    Doubled,
    Entry,
    GameStarted,
    HintTaken,
    OpeningRolled,
    Rolled,
    TakenBack,
)
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.record import (
    EntryRefused,
    MatchRecord,
    dice_to_replay,
    first_of_roll,
    next_dice,
    next_roll,
)
from bgdesk.match.state import Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.refusal import Reason, Refused
from tests.match.driving import BLACK, PLAIN_MONEY, WHITE, header, some_play


def rolled(record: MatchRecord, first: int, second: int) -> MatchRecord:
    """``record`` with one more roll, numbered as is due, and any play with it."""
    state = record.state
    number = next_roll(record)
    if state.phase is Phase.OPENING:
        record = record.append(OpeningRolled(first, second, number))
    else:
        assert state.turn
        record = record.append(Rolled(state.turn, Dice(first, second), number))
    return record.append(some_play(record.state))


def three_turns() -> MatchRecord:
    """Rolls 0 to 2, played: events 1 to 6 after the start of the game."""
    record = MatchRecord(header(PLAIN_MONEY)).append(GameStarted(1))
    for dice in ((3, 1), (2, 1), (6, 5)):
        record = rolled(record, *dice)
    return record


def taken_back(record: MatchRecord, keep: int, *, same_dice: bool = False) -> MatchRecord:
    return record.append(TakenBack(keep, same_dice))


def test_states_stand_before_their_events() -> None:
    record = three_turns()
    assert len(record.states) == len(record.events) + 1 == 8
    assert record.states[0].phase is Phase.BEFORE_GAME
    assert record.states[1].phase is Phase.OPENING
    assert record.state is record.states[-1]


def test_old_records_stay_and_share_their_states() -> None:
    old = three_turns()
    new = old.append(Doubled(BLACK))
    assert len(old.entries) == 7
    assert all(mine is theirs for mine, theirs in zip(old.states, new.states, strict=False))


def test_replaying_gives_the_same() -> None:
    record = taken_back(three_turns(), 3).append(Doubled(BLACK))
    again = MatchRecord(record.header, record.entries)
    assert again.states == record.states
    assert again.events == record.events
    assert again.ledger == record.ledger


def test_a_refused_entry_changes_nothing() -> None:
    record = three_turns()
    with pytest.raises(Refused):
        record.append(Doubled(WHITE))
    assert len(record.entries) == 7
    assert next_roll(record) == 3


def test_replaying_names_the_forbidden_entry() -> None:
    entries = (*three_turns().entries, Doubled(WHITE))
    with pytest.raises(EntryRefused) as refused:
        MatchRecord(header(PLAIN_MONEY), entries)
    assert refused.value.index == 7
    assert refused.value.refusal.reason is Reason.NOT_YOUR_TURN


def test_contradicting_options() -> None:
    with pytest.raises(ValueError, match="variant"):
        MatchRecord(header(MatchOptions(variant="chess")))


def test_taking_back_drops_events_and_keeps_entries() -> None:
    before = three_turns()
    record = taken_back(before, 3)
    assert record.events == before.events[:3]
    assert record.states == before.states[:4]
    assert len(record.entries) == 8


def test_taking_back_everything() -> None:
    record = taken_back(three_turns(), 0)
    assert record.state.phase is Phase.BEFORE_GAME
    assert record.events == ()


@pytest.mark.parametrize("keep", [-1, 7, 8, 10**9])
def test_nothing_to_take_back(keep: int) -> None:
    with pytest.raises(Refused) as refused:
        taken_back(three_turns(), keep)
    assert refused.value.refusal.reason is Reason.NOTHING_TO_TAKE_BACK


def test_nothing_is_taken_back_after_the_end() -> None:
    record = MatchRecord(header(match_options(7)), (GameStarted(1), Abandoned(WHITE)))
    with pytest.raises(Refused) as refused:
        taken_back(record, 0)
    assert refused.value.refusal.reason is Reason.MATCH_OVER


def test_practice() -> None:
    assert not three_turns().is_practice
    record = taken_back(three_turns(), 5)
    assert record.is_practice
    assert rolled(record, 4, 2).is_practice


def test_new_dice_never_use_an_old_number() -> None:
    record = taken_back(three_turns(), 3)
    assert dice_to_replay(record) == ()
    assert next_roll(record) == 3
    assert next_roll(rolled(record, 4, 2)) == 4


def test_same_dice_come_again_in_order() -> None:
    record = taken_back(three_turns(), 3, same_dice=True)
    assert dice_to_replay(record) == (1, 2)
    record = rolled(record, 2, 1)
    assert dice_to_replay(record) == (2,)
    record = rolled(record, 6, 5)
    assert dice_to_replay(record) == ()
    assert next_roll(record) == 3


def test_same_dice_twice() -> None:
    record = rolled(taken_back(three_turns(), 3, same_dice=True), 2, 1)
    assert dice_to_replay(taken_back(record, 1, same_dice=True)) == (0, 1, 2)


def test_new_dice_after_same_dice_forget_the_old_ones() -> None:
    record = taken_back(taken_back(three_turns(), 3, same_dice=True), 1)
    assert dice_to_replay(record) == ()
    assert next_roll(record) == 3


def test_dice_that_came_again_are_not_fresh() -> None:
    record = rolled(taken_back(three_turns(), 3, same_dice=True), 2, 1)
    assert next_roll(taken_back(record, 3)) == 3


def test_taking_back_no_roll_keeps_the_dice_to_come() -> None:
    record = taken_back(three_turns(), 3, same_dice=True)
    assert dice_to_replay(taken_back(record, 2, same_dice=True)) == (1, 2)


def test_typed_dice_come_again_without_typing() -> None:
    record = taken_back(three_turns(), 3, same_dice=True)
    assert next_dice(record, ManualDice()) == Dice(2, 1)
    assert next_dice(three_turns(), ManualDice()) is None


def test_states_are_values() -> None:
    assert three_turns().state == three_turns().state
    assert len({three_turns().state, three_turns().state}) == 1


def in_second_stage(*more: Entry) -> MatchRecord:
    """Russian backgammon after 2-2: four twos are played, four fives are to be; then ``more``."""
    record = MatchRecord(header(MatchOptions("russian", 3)), (GameStarted(1), OpeningRolled(3, 1)))
    assert record.state.turn
    record = record.append(Rolled(record.state.turn, Dice(2, 2), next_roll(record)))
    record = record.append(some_play(record.state))
    assert record.state.phase is Phase.TO_PLAY
    for entry in more:
        record = record.append(entry)
    return record


def test_undoing_a_stage_of_the_roll_under_way_is_no_practice() -> None:
    record = in_second_stage()
    assert first_of_roll(record.events, record.state) == 3
    undone = record.append(TakenBack(3, same_dice=True))
    assert undone.state == record.states[3]
    assert not undone.is_practice
    assert not undone.append(some_play(undone.state)).is_practice
    assert not MatchRecord(undone.header, undone.entries).is_practice
    assert next_roll(undone) == next_roll(record)


def test_to_undo_more_than_the_roll_under_way_is_practice() -> None:
    record = in_second_stage()
    assert record.append(TakenBack(2, same_dice=True)).is_practice
    over = record.append(some_play(record.state))
    assert over.state.phase is Phase.TO_ROLL
    assert first_of_roll(over.events, over.state) == len(over.events)
    assert over.append(TakenBack(4, same_dice=True)).is_practice
    assert in_second_stage(HintTaken(WHITE)).is_practice
