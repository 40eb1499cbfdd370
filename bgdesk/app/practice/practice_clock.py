"""The clock of practice: the day it is, and how long an answer takes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime
from time import monotonic

from bgdesk.practice.cards.days import practice_day


def local_now() -> datetime:
    """The time where the player is."""
    return datetime.now().astimezone()


@dataclass
class PracticeClock:
    """``now`` gives the local time, ``seconds`` what only goes on, whatever happens to that."""

    now: Callable[[], datetime] = local_now
    seconds: Callable[[], float] = monotonic

    def today(self) -> date:
        """The day of practice."""
        return practice_day(self.now())
