"""What a start does before the window is loaded, so that the one that is there comes forward at once."""

from __future__ import annotations

from pathlib import Path

from bgdesk.app.one_window.arrival import Arrival
from bgdesk.app.review.given import has_position, is_there


def arrive(data: Path, given: str | None, *, is_new: bool) -> Arrival | None:
    """A start with ``given``; None where the window of ``data`` has taken that over.

    Raises OSError where it cannot be found out what ``given`` is.
    """
    arrival = Arrival(given, is_new=is_new)
    makes_sense = given is None or is_there(given) or has_position(given)
    return None if makes_sense and arrival.is_received(data) else arrival
