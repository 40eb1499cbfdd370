"""Performance ratings as they are shown."""

from __future__ import annotations

from bgdesk.ui.words.ratings import short_rating, told_rating


def test_a_rating_from_few_decisions_says_so() -> None:
    assert (short_rating(24.52, 29), told_rating(24.52, 29)) == ("24.5?", "24.5 (few decisions)")
    assert (short_rating(24.52, 30), told_rating(24.52, 30)) == ("24.5", "24.5")
