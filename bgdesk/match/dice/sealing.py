"""Secrets of fair dice that are fixed before the player's words are known, also those of rematches.

The secret of a rematch was fixed together with that of the match before it: SHA-256 of the new secret is the
old one. So the secret that is shown at the end of a match is the fingerprint of the next one, and the words
of the player may stay the same: when they were given, none of these secrets could be exchanged any more. The
id of the match goes into every roll as well, so it follows from the fingerprint.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

from bgdesk.match.dice.fair_dice import commitment, new_secret
from bgdesk.match.record import MatchHeader

REMATCHES = 500
"""For so many rematches a secret is fixed beforehand."""

_ID_DIGITS = 16


@dataclass(frozen=True, slots=True)
class Seal:
    """The secret of one match: SHA-256 applied ``rematches`` times to ``root``."""

    root: bytes = field(repr=False)
    rematches: int = REMATCHES

    @property
    def secret(self) -> bytes:
        """What the rolls are derived from."""
        secret = self.root
        for _ in range(self.rematches):
            secret = hashlib.sha256(secret).digest()
        return secret

    @property
    def fingerprint(self) -> str:
        """What is shown before the first roll, in hex."""
        return commitment(self.secret)

    @property
    def match_id(self) -> str:
        """The id of the match that is played with it."""
        return self.fingerprint[:_ID_DIGITS]

    @property
    def of_rematch(self) -> Seal | None:
        """That of the next match, whose fingerprint is the secret of this one; ``None`` after the last."""
        return Seal(self.root, self.rematches - 1) if self.rematches else None


def is_id_of(header: MatchHeader) -> bool:
    """Whether the id of the match follows from the fingerprint of its dice."""
    return header.id == (header.dice.commitment or "")[:_ID_DIGITS]


def new_seal() -> Seal:
    """A secret from the operating system, and those of the rematches."""
    return Seal(new_secret())
