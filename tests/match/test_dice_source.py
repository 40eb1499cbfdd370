"""Dice that are typed in or come from an earlier match."""

from __future__ import annotations

from bgdesk.match.dice.fair_dice import SeededDice, dice_source
from bgdesk.match.dice_source import ManualDice, ReplayedDice, rolls_of
from bgdesk.match.options import match_options
from tests.match.autoplay import whole_match


def test_manual_dice_have_to_be_typed() -> None:
    assert ManualDice().roll(0) is None


def test_replayed_dice_are_those_of_the_record() -> None:
    record = whole_match(match_options(1), seed=1)
    dice, replayed = dice_source(record.header), ReplayedDice(rolls_of(record.entries))
    count = record.ledger.fresh
    assert [replayed.roll(n) for n in range(count)] == [dice.roll(n) for n in range(count)]
    assert replayed.roll(count) is None
    then = ReplayedDice(rolls_of(record.entries), SeededDice(7))
    assert then.roll(count) == SeededDice(7).roll(count)
