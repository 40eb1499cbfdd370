"""Rolls come from the source, come again after a take-back, or are typed in."""

from __future__ import annotations

import pytest

from bgdesk.app.table.dice_cup import DiceCup
from bgdesk.match.events import (
    Abandoned,
    Entry,
    GameStarted,
    OpeningRolled,
    Played,
    Rolled,
    StepPlayed,
    TakenBack,
)
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.rules.dice import Dice
from tests.app.tables import BLACK, WHITE, FixedDice
from tests.random_play import a_header

BEGUN = (GameStarted(1), OpeningRolled(3, 1, 0))
PLAYED = (*BEGUN, Played(WHITE, (StepPlayed(8, 5, 3), StepPlayed(6, 5, 1))))
SIX_SIX = Dice(6, 6)


def record(*entries: Entry) -> MatchRecord:
    return MatchRecord(a_header(match_options(3)), entries)


def test_the_opening_and_the_rolls_of_whoever_is_on_roll() -> None:
    cup = DiceCup(FixedDice(["31", "52"]))
    assert cup.roll(record(GameStarted(1))) == OpeningRolled(3, 1, 0)
    assert cup.roll(record(*PLAYED)) == Rolled(BLACK, Dice(5, 2), 1)


@pytest.mark.parametrize(("same_dice", "number"), [(True, 1), (False, 2)])
def test_a_take_back_brings_old_or_new_numbers(same_dice: bool, number: int) -> None:
    taken_back = record(*PLAYED, Rolled(BLACK, Dice(5, 2), 1), TakenBack(3, same_dice))
    rolled = DiceCup(FixedDice(["31", "52", "66"])).roll(taken_back)
    assert rolled == Rolled(BLACK, Dice(5, 2) if same_dice else SIX_SIX, number)


def test_typed_dice_come_again_without_typing() -> None:
    taken_back = record(*PLAYED, Rolled(BLACK, Dice(5, 2), 1), TakenBack(3, same_dice=True))
    cup = DiceCup(FixedDice([]))
    assert cup.roll(taken_back) == Rolled(BLACK, Dice(5, 2), 1)
    assert cup.typed(taken_back, SIX_SIX) is None


def test_typed_dice_are_taken_only_where_they_are_wanted() -> None:
    cup = DiceCup(FixedDice(["31"]))
    assert cup.roll(record(*PLAYED)) is None
    assert cup.typed(record(*PLAYED), SIX_SIX) == Rolled(BLACK, SIX_SIX, 1)
    assert cup.typed(record(GameStarted(1)), SIX_SIX) is None, "the source has this roll"
    for nobody_rolls in ((), BEGUN, (*PLAYED, Abandoned(WHITE))):
        assert DiceCup(FixedDice([])).typed(record(*nobody_rolls), SIX_SIX) is None
