"""How long a match was played."""

from __future__ import annotations

from pathlib import Path

import pytest

from bgdesk.library.library import Library
from bgdesk.match.events import GameStarted, OpeningRolled
from bgdesk.match.options import match_options
from tests.match.driving import header


@pytest.mark.parametrize(
    ("moments", "seconds"),
    [
        (("12:00:00", "12:00:10", "12:01:30"), 90),
        (("12:00:00", "12:00:10", "23:01:30"), 10),
        (("12:00:00", "11:00:00", "11:01:00"), 60),
    ],
    ids=["in one go", "with a long pause", "while the clock was put back"],
)
def test_long_pauses_are_left_out(tmp_path: Path, moments: tuple[str, ...], seconds: float) -> None:
    times = iter(f"2026-11-22T{moment}.000+00:00" for moment in moments)
    with Library(tmp_path / "library.sqlite", now=lambda: next(times)) as library:
        made = header(match_options(1))
        library.journal.begin(made)
        library.journal.append(made.id, 0, GameStarted(1))
        library.journal.append(made.id, 1, OpeningRolled(3, 1))
        assert library.seconds_played(made.id) == seconds
        assert library.seconds_played("another") == 0
