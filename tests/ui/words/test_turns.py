"""The numbers of a turn."""

from __future__ import annotations

import pytest

from bgdesk.ui.words.turns import numbers_text


@pytest.mark.parametrize(
    ("faces", "text"),
    [((6, 3), "6-3"), ((5, 5, 5, 5), "5-5"), ((5, 5), "2\N{MULTIPLICATION SIGN}5"), ((4,), "4")],
)
def test_numbers_are_written_as_they_are_spoken_of(faces: tuple[int, ...], text: str) -> None:
    assert numbers_text(faces) == text
