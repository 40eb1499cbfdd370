"""The tables that answer on the local network, as long as they do: no sockets here."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from bgdesk.net.announcing import FoundTable, announced_in, is_near, new_id, question
from bgdesk.net.clockwork import Rate

ASK_MS = 2_000
_FORGET_MS = 7_000
_ANSWERS_TO = 3
"""Questions that may still be answered."""
_MOST_FOUND, _MOST_ANSWERS = 100, 1_000
_MOST_OF_ONE = 3
"""Tables of one host."""


@dataclass(frozen=True, slots=True)
class _Heard:
    table: FoundTable
    at_ms: int


class FoundTables:
    """What was found so far; a table that answers from several places is found at the first of them."""

    def __init__(self) -> None:
        self._asked: deque[str] = deque(maxlen=_ANSWERS_TO)
        self._heard: dict[str, _Heard] = {}
        self._rate = Rate(_MOST_ANSWERS)

    @property
    def tables(self) -> tuple[FoundTable, ...]:
        """In the order of their openers' names."""
        found = (heard.table for heard in self._heard.values())
        return tuple(sorted(found, key=lambda each: (each.announced.players, each.host, each.announced.port)))

    def question(self) -> bytes:
        """What is to be asked next."""
        self._asked.append(new_id())
        return question(self._asked[-1])

    def heard(self, datagram: bytes, host: str, now_ms: int) -> bool:
        """Whether ``datagram`` from ``host`` changes what was found."""
        if not is_near(host) or not self._rate.allows(now_ms):
            return False
        announced = next(filter(None, (announced_in(datagram, asked) for asked in self._asked)), None)
        if not announced:
            return False
        before = self._heard.get(announced.table)
        if before is None and self._has_enough_of(host):
            return False
        found = FoundTable(before.table.host if before else host, announced)
        if before is None or host == before.table.host:
            self._heard[announced.table] = _Heard(found, now_ms)
        return found.host == host and (before is None or before.table != found)

    def _has_enough_of(self, host: str) -> bool:
        of_host = sum(heard.table.host == host for heard in self._heard.values())
        return of_host >= _MOST_OF_ONE or len(self._heard) >= _MOST_FOUND

    def passes(self, now_ms: int) -> bool:
        """Whether a table has not answered for too long, and is forgotten."""
        gone = [table for table, heard in self._heard.items() if now_ms - heard.at_ms >= _FORGET_MS]
        for table in gone:
            del self._heard[table]
        return bool(gone)
