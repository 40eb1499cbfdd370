"""The clock on the wall, by which everything in the window goes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from time import monotonic

from bgdesk.practice.cards.days import practice_day


def local_now() -> datetime:
    """The time where the player is."""
    return datetime.now().astimezone()


@dataclass
class WallClock:
    """``now`` gives the local time, ``seconds`` what only goes on, whatever happens to that."""

    now: Callable[[], datetime] = local_now
    seconds: Callable[[], float] = monotonic

    def utc(self) -> str:
        """The time as it is stored, ISO 8601 in UTC with milliseconds."""
        return self.now().astimezone(UTC).isoformat(timespec="milliseconds")

    def today(self) -> date:
        """The day of the calendar."""
        return self.now().date()

    def practice_day(self) -> date:
        """The day of practice, which ends later in the night."""
        return practice_day(self.now())
