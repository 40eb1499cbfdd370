"""The clock that is usual in tournaments: two minutes a point, and twelve seconds of every move are free."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.match.options import ClockOptions, MatchOptions

MINUTES_A_POINT, FREE_SECONDS = 2, 12


def with_club_clock(options: MatchOptions) -> MatchOptions:
    """``options`` of a match with that clock; whose time has run out has lost the match."""
    reserve_ms = options.length * MINUTES_A_POINT * 60_000
    return replace(options, clock=ClockOptions(reserve_ms, FREE_SECONDS * 1000))
