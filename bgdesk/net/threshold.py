"""Those who have come to a table and have not shown yet that they may."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

MOST_STANDING, MOST_OF_ONE = 8, 3
"""At once: of all, and from one address."""


class Threshold:
    """Has room for whoever comes last: where too many stand, the one who stood longest has to go."""

    def __init__(self) -> None:
        self._standing: dict[asyncio.StreamWriter, str] = {}

    @contextmanager
    def with_room(self, writer: asyncio.StreamWriter) -> Iterator[None]:
        """Whoever comes by ``writer`` stands there meanwhile; somebody else may be hung up on."""
        host = str((writer.get_extra_info("peername") or ("",))[0])
        of_one = [each for each, origin in self._standing.items() if origin == host]
        if len(of_one) >= MOST_OF_ONE:
            self._send_away(of_one[0])
        elif len(self._standing) >= MOST_STANDING:
            self._send_away(next(iter(self._standing)))
        self._standing[writer] = host
        try:
            yield
        finally:
            self._standing.pop(writer, None)

    def _send_away(self, writer: asyncio.StreamWriter) -> None:
        del self._standing[writer]
        writer.transport.abort()
