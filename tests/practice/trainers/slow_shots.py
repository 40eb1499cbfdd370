"""The rolls that hit, by a second, slow way that shares nothing with what it checks."""

from __future__ import annotations

from bgdesk.rules.dice import Dice
from bgdesk.rules.position import BAR, Position
from tests.oracle.facts_slow import answers, rolls


def slow_hits(position: Position) -> frozenset[Dice]:
    """Black is to roll, and White is hit."""
    board = position.white, position.black
    return frozenset(
        Dice(max(roll), min(roll))
        for roll in rolls()
        if any(after[0][BAR] > position.white[BAR] for after in answers(board, roll))
    )
