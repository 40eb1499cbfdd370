"""When to give up on processes that are lost one after the other, and how long to rest before the next one.

A process that ends by its own doing speaks against what it was at: a few of those are enough. One that was
killed or stopped from outside, or got no memory, says nothing: only many of them, over some time in which
nothing came to an end, say that it will never be otherwise.
"""

from __future__ import annotations

from bgdesk.app.workers.vigil import WatchedTime

MOST_HARMS = 10
"""At least so many processes are lost by what comes from outside before anything is given up for it."""
HOPE_S = 90.0
"""And so long nothing has come of any of them."""
_AT_ONCE = 3
"""So many losses in a row ask for no rest yet."""
_FIRST_REST_S = 0.1
_LONGEST_REST_S = 1.0


class Losses:
    """Of processes, in a row, and since when: at one piece of work, or at ``jobs`` one after the other.

    While one piece of work is given up for what comes from outside, the others are to have their chance.
    """

    def __init__(self, most_deaths: int, time: WatchedTime, jobs: int = 1) -> None:
        self._most_deaths = most_deaths
        self._time = time
        self._jobs = jobs
        self._deaths = self._harms = 0
        self._is_worn_out = False
        self._since = 0.0

    def count(self, *, is_harmed: bool) -> None:
        """One more process is lost; ``is_harmed``: by what came from outside."""
        now = self._time.look()
        if not self.in_a_row:
            self._since = now
        self._harms += is_harmed
        self._deaths += not is_harmed
        self._is_worn_out = self._harms >= self._jobs * MOST_HARMS and now - self._since >= HOPE_S

    def forgive(self) -> None:
        """Something came to an end somewhere: so what comes from outside does leave room for work."""
        self._harms = 0
        self._is_worn_out = False
        self._since = self._time.look()

    def renew(self) -> None:
        """It came to an end here: nothing is lost in a row any more."""
        self._deaths = 0
        self.forgive()

    @property
    def in_a_row(self) -> int:
        """Processes lost, however."""
        return self._deaths + self._harms

    @property
    def is_over(self) -> bool:
        """Whether nothing else is to be lost. A loss decides that, never the time in which one is at work."""
        return self._deaths >= self._most_deaths or self._is_worn_out


def rest_s(in_a_row: int) -> float:
    """How long to wait before another process is started when so many were lost in a row."""
    if in_a_row < _AT_ONCE:
        return 0.0
    return min(_FIRST_REST_S * 2.0 ** min(in_a_row - _AT_ONCE, 10), _LONGEST_REST_S)
