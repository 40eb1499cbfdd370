"""What an answer is worth: that follows from what it costs, not from how it felt."""

from __future__ import annotations

from bgdesk.library.card_rows import CardGrade

HARD_UP_TO = 0.020
"""An answer that costs no more is nearly right."""
ACCEPT = 0.005
"""An answer that costs no more is right in any case."""


def accepted_loss(second: float | None) -> float:
    """What an answer may cost to be right, where the second-best one costs ``second``.

    Half of that, but from `ACCEPT` to `HARD_UP_TO`: of two that are nearly alike both are right.
    """
    if second is None:
        return ACCEPT
    return min(HARD_UP_TO, max(ACCEPT, second / 2))


def grade_of(loss: float | None, accept: float, *, is_helped: bool) -> CardGrade:
    """The grade of an answer that costs ``loss``; ``None``: it was given up.

    Nothing is graded as easy by itself: a lucky guess would be put off for long.
    """
    if loss is None or loss > max(HARD_UP_TO, accept):
        return CardGrade.AGAIN
    if loss > accept or is_helped:
        return CardGrade.HARD
    return CardGrade.GOOD
