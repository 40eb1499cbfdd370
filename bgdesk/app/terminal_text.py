"""Text for a terminal: what comes from files must not move the cursor, change colours or turn lines round."""

from __future__ import annotations

_CONTROLS = (*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029)
_DIRECTIONS = (0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))
_SEEN = dict.fromkeys((*_CONTROLS, *_DIRECTIONS), "\N{REPLACEMENT CHARACTER}")


def printable(text: str, keep: str = "") -> str:
    """``text`` with a sign in place of each control character and each change of direction, but ``keep``."""
    return text.translate({code: sign for code, sign in _SEEN.items() if chr(code) not in keep})
