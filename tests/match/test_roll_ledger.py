"""The numbers of the rolls in a record, those that come again after a take-back included."""

from __future__ import annotations

from bgdesk.match.events import GameStarted, OpeningRolled, TakenBack
from bgdesk.match.options import match_options
from bgdesk.match.roll_ledger import RollLedger, numbered_rolls, rolled_dice
from bgdesk.match.state import Phase
from bgdesk.rules.dice import Dice
from tests.match.autoplay import whole_match
from tests.match.test_record import rolled, taken_back, three_turns


def test_numbered_rolls() -> None:
    record = rolled(taken_back(three_turns(), 5, same_dice=True), 6, 5)
    rolls = [
        (made.entry_index, made.roll.roll, made.expected, made.is_again)
        for made in numbered_rolls(record.entries)
    ]
    assert rolls == [(1, 0, 0, False), (3, 1, 1, False), (5, 2, 2, False), (8, 2, 2, True)]


def test_a_whole_match_numbers_its_rolls_through() -> None:
    record = whole_match(match_options(3), seed=5)
    assert record.state.phase is Phase.OVER
    numbers = [made.roll.roll for made in numbered_rolls(record.entries)]
    assert numbers == list(range(len(numbers)))


def test_rolled_dice() -> None:
    entries = three_turns().entries
    assert rolled_dice(entries, 1) == Dice(2, 1)
    assert rolled_dice(entries, 3) is None


def test_ledger_knows_which_rolls_a_take_back_removes() -> None:
    ledger = RollLedger()
    for entry in (
        GameStarted(1),
        OpeningRolled(4, 4, 0),
        OpeningRolled(5, 1, 1),
        TakenBack(2, same_dice=True),
    ):
        ledger = ledger.after(entry)
    assert ledger == RollLedger(event_count=2, numbers=((1, 0),), fresh=2, to_replay=(1,))
    assert ledger.next_number == 1


def test_rolls_that_would_come_again_come_anew_after_a_take_back_without_the_same_dice() -> None:
    ledger = RollLedger()
    for entry in (
        GameStarted(1),
        OpeningRolled(4, 4, 0),
        OpeningRolled(5, 1, 1),
        TakenBack(2, same_dice=True),
    ):
        ledger = ledger.after(entry)
    assert ledger.after(TakenBack(1, same_dice=True)).to_replay == (0, 1)
    anew = ledger.after(TakenBack(1, same_dice=False))
    assert (anew.to_replay, anew.next_number) == ((), 2)
