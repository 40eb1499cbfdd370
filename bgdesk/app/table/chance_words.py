"""A few words made of what the player's hands do: where the mouse is, what is chosen, and when."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from functools import cache

from bgdesk.shipped import resource_path

ENOUGH = 24
"""So many doings of the player make the words."""
_WORDS = 6


class ChanceWords:
    """The words cannot be foreseen by who does not know to the microsecond what the player will do."""

    def __init__(self, now: Callable[[], int] = time.perf_counter_ns) -> None:
        self._now = now
        self._gathered = hashlib.sha256()
        self._count = 0

    def take(self, *what: object) -> None:
        """The player did that just now."""
        self._gathered.update(f"{self._now()} {what}\n".encode())
        self._count += 1

    @property
    def is_enough(self) -> bool:
        """Whether the words can be offered."""
        return self._count >= ENOUGH

    @property
    def text(self) -> str:
        """The words, of which each one is as likely as any other; empty before anything was done."""
        known = dice_words()
        numbers = self._gathered.digest()[:_WORDS] if self._count else b""
        return " ".join(known[number] for number in numbers)


@cache
def dice_words() -> tuple[str, ...]:
    """256 short words, one for each value of a byte."""
    return tuple(resource_path("dice_words.txt").read_text("utf-8").split())
