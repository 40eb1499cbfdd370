"""What the rows of the start page say."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QDate

from bgdesk.app.review.home_facts import HomeFacts
from bgdesk.library.listing import PLAYED, ListedMatch
from bgdesk.ui.home.derive_home import derive_home


@pytest.mark.parametrize(
    ("decisions", "note", "told"), [(12, "PR 24.5?", "PR 24.5 (few decisions)"), (40, "PR 24.5", "PR 24.5")]
)
def test_a_rating_from_few_decisions_is_marked_and_explained(decisions: int, note: str, told: str) -> None:
    match = ListedMatch(
        "a", PLAYED, "2026-11-22T12:00:00+00:00", "finished", "You", "Casual", black_seat="bot",
        winner="white", white_score=3, length=3, white_pr=24.52, white_decisions=decisions,
    )  # fmt: skip
    (row,) = derive_home(HomeFacts(recent=(match,)), None, {}, {}, QDate(2026, 11, 22)).rows
    assert (row.note, row.tip) == (note, told)
    assert row.spoken.endswith(told)
