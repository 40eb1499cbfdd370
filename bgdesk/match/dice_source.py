"""Where the dice of a match come from, all behind one protocol."""

from __future__ import annotations

from typing import Protocol

from bgdesk.rules.dice import Dice


class DiceSource(Protocol):
    """Throw number ``n`` (from 0) of a match; the same ``n`` always gives the same dice.

    ``None`` means that somebody has to type them in.
    """

    def throw(self, n: int) -> Dice | None:
        """The two dice of throw ``n``, in the order thrown (opening: White's first)."""
