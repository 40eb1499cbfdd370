"""Everything that chance decides in a tournament follows from one secret, fixed before the draw.

Its SHA-256 is shown with the draw, the secret itself when the tournament is over. With HMAC-SHA256, the
secret as the key and UTF-8 texts of lines joined by line feeds:

* the draw by chance sorts the entrants by ``bgdesk-draw-1``, their id;
* the dice of a match come from the secret ``bgdesk-tournament-match-1``, the id of the slot, and how many
  matches were linked to the slot before, decimal.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable

from bgdesk.match.dice.fair_dice import SEEDED, commitment, fair_dice_record
from bgdesk.match.dice.sealing import Seal
from bgdesk.match.record import DiceRecord
from bgdesk.match.tournament.entrants import Entrant
from bgdesk.match.tournament.tournament_format import Seeding

_DRAW, _MATCH, _SEED = "bgdesk-draw-1", "bgdesk-tournament-match-1", "bgdesk-tournament-seed-1"
_SEED_BITS = 62


def secret_of_seed(seed: int) -> bytes:
    """The same secret for the same seed: for tests and statistics, where everything is to be repeatable."""
    return hashlib.sha256(f"{_SEED}\n{seed}".encode()).digest()


def fingerprint_of(secret: bytes) -> str:
    """What is shown at the draw, in hex."""
    return commitment(secret)


def drawn_order(entrants: Iterable[Entrant], seeding: Seeding, secret: bytes) -> tuple[str, ...]:
    """The ids, the first seed first; among equal ratings whoever entered first."""
    if seeding is Seeding.LISTED:
        return tuple(one.id for one in entrants)
    if seeding is Seeding.RATING:
        return tuple(one.id for one in sorted(entrants, key=lambda one: -one.rating))
    return tuple(sorted((one.id for one in entrants), key=lambda name: _digest(secret, _DRAW, name)))


def match_seal(secret: bytes, slot: str, tried: int) -> Seal:
    """What the dice of the match come from that is played for ``slot`` after ``tried`` others."""
    return Seal(_digest(secret, _MATCH, slot, str(tried)), 0)


def match_dice(seal: Seal, *, is_seeded: bool) -> DiceRecord:
    """What the header of the match says about its dice."""
    if is_seeded:
        seed = int.from_bytes(seal.secret[:8], "big") >> (64 - _SEED_BITS)
        return DiceRecord(SEEDED, seed=seed)
    return fair_dice_record(seal.secret)


def _digest(secret: bytes, *lines: str) -> bytes:
    return hmac.digest(secret, "\n".join(lines).encode(), hashlib.sha256)
