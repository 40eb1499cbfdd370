"""Bytes of a connection put together to lines."""

from __future__ import annotations

from bgdesk.net.messages import LONGEST_LINE


class LineBuffer:
    """What came so far of the next line, never more than a line may have."""

    def __init__(self) -> None:
        self._rest = b""

    def fed(self, data: bytes) -> list[bytes]:
        """The lines that ``data`` completes, and last what is too long to become one."""
        *lines, self._rest = (self._rest + data).split(b"\n")
        if len(self._rest) > LONGEST_LINE:
            lines.append(self._rest)
            self._rest = b""
        return lines
