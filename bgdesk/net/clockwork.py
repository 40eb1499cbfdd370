"""Whether the time that the other program admits can be true, and who has been silent for how long."""

from __future__ import annotations

from collections import deque

from bgdesk.match.clock import TIMED, clock_view
from bgdesk.match.events import Entry, Rolled
from bgdesk.match.state import MatchState
from bgdesk.rules.player import Player

LAG_MS = 3_000
"""So much of each decision may be spent on the way or on showing what happened before."""
LAG_OF_MATCH_MS = 600_000
"""So much more of a whole match: two absences of five minutes."""
WITHHELD_MS = 30_000
"""Secrets are told without a player: so long only a program that keeps one back needs."""
PING_MS = 5_000
SILENCE_MS = 20_000


class DecisionWatch:
    """Measures how long the other takes, and remembers how much of it was never admitted.

    It stands still while the two are apart; what was seen of a decision before that still counts.
    """

    def __init__(self) -> None:
        self._seen_ms = self.lag_ms = 0
        self._since_ms: int | None = None

    def go_on(self, now_ms: int) -> None:
        """Both are in step."""
        self._since_ms = now_ms

    def stop(self, now_ms: int) -> None:
        """The other cannot be heard."""
        self._seen_ms, self._since_ms = self._seen(now_ms), None

    def _seen(self, now_ms: int) -> int:
        """How long the present decision took so far."""
        return self._seen_ms + (0 if self._since_ms is None else now_ms - self._since_ms)

    def follow(self, entry: Entry, now_ms: int) -> None:
        """``entry`` was written: a further decision begins, unless it was a roll, which is part of one."""
        if not isinstance(entry, Rolled):
            self._seen_ms = 0
            if self._since_ms is not None:
                self._since_ms = now_ms

    def credits(self, entry: Entry, now_ms: int) -> bool:
        """Whether the time that ``entry`` admits is believed; more than was seen is nobody else's loss."""
        if isinstance(entry, TIMED):
            self.lag_ms += max(0, self._seen(now_ms) - entry.used_ms - LAG_MS)
        return self.lag_ms <= LAG_OF_MATCH_MS

    def may_decide(self, state: MatchState, player: Player, now_ms: int) -> bool:
        """Whether anything that ``player`` decides now could still be believed."""
        view = clock_view(state, player) if player is state.to_act else None
        most_ms = LAG_MS + LAG_OF_MATCH_MS - self.lag_ms
        return view is None or self._seen(now_ms) <= view.left_ms + most_ms


class Rate:
    """At most ``most`` things within ``span_ms``."""

    def __init__(self, most: int, span_ms: int = 10_000) -> None:
        self._most, self._span_ms = most, span_ms
        self._times: deque[int] = deque()

    def allows(self, now_ms: int) -> bool:
        """Whether one more is allowed now; if so it counts."""
        while self._times and now_ms - self._times[0] >= self._span_ms:
            self._times.popleft()
        if len(self._times) >= self._most:
            return False
        self._times.append(now_ms)
        return True
