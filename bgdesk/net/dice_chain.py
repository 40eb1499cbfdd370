"""The own secrets of a match on the network, and what is known of the other player's."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from functools import cached_property

from bgdesk.match.dice.shared_dice import link

SECRETS = 65_536
"""More rolls than a record can hold, so that a chain never has to be renewed."""
SEED_BYTES = 32


class DiceChain:
    """The secrets 0 to ``count`` made from ``seed``: number 0 is the anchor, the last one the seed itself.

    Raises ValueError for a seed of another length than 32 bytes.
    """

    def __init__(self, seed: bytes, count: int = SECRETS) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes")
        self.seed, self.count = seed, count

    @cached_property
    def _secrets(self) -> bytes:
        made = [self.seed]
        for _ in range(self.count):
            made.append(link(made[-1]))
        return b"".join(reversed(made))

    @property
    def anchor(self) -> bytes:
        """What is told before anything else."""
        return self.secret(0)

    def secret(self, k: int) -> bytes:
        """Secret ``k``, of which number ``k - 1`` is the SHA-256. Raises IndexError beyond the last one."""
        if not 0 <= k <= self.count:
            raise IndexError(k)
        return self._secrets[k * SEED_BYTES : (k + 1) * SEED_BYTES]


@dataclass(frozen=True, slots=True)
class KnownChain:
    """The other player's secrets up to number ``k``, which is ``last``; at first only the anchor."""

    last: bytes = field(repr=False)
    k: int = 0

    def grown(self, secret: bytes) -> KnownChain | None:
        """With the next secret; ``None`` when it is not that of the chain."""
        return KnownChain(secret, self.k + 1) if link(secret) == self.last else None


def new_seed() -> bytes:
    """32 fresh bytes from the operating system."""
    return secrets.token_bytes(SEED_BYTES)
