"""Bytes of a connection put together to lines."""

from __future__ import annotations

from bgdesk.net.messages import LONGEST_LINE


class LineBuffer:
    """What came so far of the next line, never more than the ``longest`` may have."""

    def __init__(self, longest: int = LONGEST_LINE) -> None:
        self._rest, self._longest = b"", longest

    def fed(self, data: bytes) -> list[bytes]:
        """The lines that ``data`` completes, and last what is too long to become one."""
        *lines, self._rest = (self._rest + data).split(b"\n")
        if len(self._rest) > self._longest:
            lines.append(self._rest)
            self._rest = b""
        return lines
