"""Days of practice: a day ends at four in the morning, and the schedule sees each as its noon."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta

ROLLOVER = timedelta(hours=4)
"""Whoever practises after midnight still does so on the day before."""


def practice_day(now: datetime) -> date:
    """The day of practice at ``now``, a local time.

    >>> practice_day(datetime(2026, 3, 2, 3, 59)), practice_day(datetime(2026, 3, 2, 4, 0))
    (datetime.date(2026, 3, 1), datetime.date(2026, 3, 2))
    """
    return (now - ROLLOVER).date()


def noon(day: date) -> datetime:
    """What the schedule is told instead of the time: an evening and the next morning are a day apart."""
    return datetime.combine(day, time(12), UTC)


def as_day(text: str) -> date | None:
    """A day as it is stored, ``None`` if none is."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None
