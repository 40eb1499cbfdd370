"""Dice that everybody can recompute afterwards, from a secret that was fixed before the first roll.

A roll is derived with HMAC-SHA256. The key is the secret; the message is five lines joined by one
line feed each, in UTF-8: the label ``bgdesk-dice-1``, the id of the match, the words of the player,
the number of the roll and the number of the block, both decimal from 0. None of them can contain a
line feed, so no two rolls share a message. Of the 32 bytes of block 0, and if need be of the next
blocks, the first two below 252 are the dice: byte modulo 6, plus 1. Bytes from 252 on are rejected,
because they would favour low numbers.

Test vector: secret 000102...1f (the 32 bytes 0 to 31), match id ``example``, words ``let's play``:
SHA-256 of the secret 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd,
rolls 0 to 7: 53, 61, 12, 45, 16, 54, 31, 23.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Iterable
from itertools import count, islice

from bgdesk.match.dice_source import DiceSource, ManualDice, ReplayedDice
from bgdesk.match.record import DiceRecord, MatchHeader
from bgdesk.rules.dice import Dice

FAIR, SEEDED, MANUAL, REPLAYED, RECORDED = "fair", "seeded", "manual", "replayed", "recorded"
SHARED, SERVED = "shared", "served"
DICE_KINDS = (FAIR, SEEDED, MANUAL, REPLAYED, RECORDED, SHARED, SERVED)
"""``recorded``: the dice of a match that came from elsewhere; nobody can recompute them.
``served``: those of a server that others run, named as the ``source``; nobody can check them either.
``shared``: those that follow from secrets of both players, see `bgdesk.match.dice.shared_dice`."""

SECRET_BYTES = 32
MAX_WORDS = 100

_LABEL = "bgdesk-dice-1"
_SEED_LABEL = "bgdesk-seed-1"
_LARGEST_FAIR_BYTE = 251
_FORBIDDEN_CATEGORIES = ("Cc", "Cs", "Zl", "Zp")


class FairDice:
    """The dice of the match ``match_id`` by the scheme of this module. Nobody who decides may hold it."""

    def __init__(self, secret: bytes, match_id: str, words: str = "") -> None:
        self._secret = secret
        self._prefix = f"{_LABEL}\n{match_id}\n{words}"

    def roll(self, n: int) -> Dice:
        """The dice of roll ``n``."""
        return dice_in(self._block(n, block) for block in count())

    def _block(self, n: int, block: int) -> bytes:
        return block_of(self._secret, self._prefix, n, block)


def dice_in(blocks: Iterable[bytes]) -> Dice:
    """The first two bytes below 252 of ``blocks`` as dice."""
    accepted = (byte % 6 + 1 for block in blocks for byte in block if byte <= _LARGEST_FAIR_BYTE)
    first, second = islice(accepted, 2)
    return Dice(first, second)


def block_of(key: bytes, lines: str, n: int, block: int) -> bytes:
    """The 32 bytes of one block for roll ``n``; ``lines`` come before both numbers."""
    return hmac.digest(key, f"{lines}\n{n}\n{block}".encode(), hashlib.sha256)


class SeededDice:
    """The same dice for the same seed on every machine, whatever the match: for tests and experiments.

    The scheme of `FairDice` with SHA-256 of ``bgdesk-seed-1``, a line feed and the decimal seed as the
    secret, and an empty match id and words.
    """

    def __init__(self, seed: int) -> None:
        secret = hashlib.sha256(f"{_SEED_LABEL}\n{seed}".encode()).digest()
        self._dice = FairDice(secret, "")

    def roll(self, n: int) -> Dice:
        """The dice of roll ``n``."""
        return self._dice.roll(n)


def new_secret() -> bytes:
    """32 fresh bytes from the operating system."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is shown before the first roll: SHA-256 of the secret in hex."""
    return hashlib.sha256(secret).hexdigest()


def clean_words(text: str) -> str:
    """``text`` in Unicode form NFC. Raises ValueError for control characters or more than 100 characters."""
    words = unicodedata.normalize("NFC", text)
    if len(words) > MAX_WORDS:
        raise ValueError(f"at most {MAX_WORDS} characters are possible")
    if any(unicodedata.category(character) in _FORBIDDEN_CATEGORIES for character in words):
        raise ValueError("line breaks and control characters are not possible")
    return words


def fair_dice_record(
    secret: bytes, words: str = "", rolls: tuple[Dice, ...] = (), source: str | None = None
) -> DiceRecord:
    """What a header says about fair dice; they may come after ``rolls`` of the match ``source``.

    Raises ValueError as `clean_words`.
    """
    kind = FAIR if source is None else REPLAYED
    return DiceRecord(kind, commitment(secret), clean_words(words), secret.hex(), rolls=rolls, source=source)


def has_typed_dice(dice: DiceRecord) -> bool:
    """Whether somebody types the rolls in, at least those after the ones that are made once more."""
    return dice.kind == MANUAL or (dice.kind == REPLAYED and dice.seed is None and not is_sealed(dice))


def is_sealed(dice: DiceRecord) -> bool:
    """Whether rolls follow from a secret that was fixed beforehand, at least those after an earlier match."""
    return dice.kind in (FAIR, REPLAYED) and dice.commitment is not None


def dice_source(header: MatchHeader) -> DiceSource:
    """The dice of a match.

    Raises ValueError when the header lacks the secret, the seed or the kind of its dice.
    """
    dice = header.dice
    if dice.kind == REPLAYED:
        return ReplayedDice(dice.rolls, _own_dice(header))
    if dice.kind in (MANUAL, RECORDED, SHARED, SERVED):
        return ManualDice()
    if dice.kind in (FAIR, SEEDED):
        return _own_dice(header)
    raise ValueError(f"the {dice.kind!r} dice of this match are not known")


def _own_dice(header: MatchHeader) -> DiceSource:
    """What the rolls come from that are not those of an earlier match."""
    dice = header.dice
    if dice.secret is not None and is_sealed(dice):
        return FairDice(bytes.fromhex(dice.secret), header.id, dice.words)
    if dice.seed is not None:
        return SeededDice(dice.seed)
    if dice.kind == REPLAYED and not is_sealed(dice):
        return ManualDice()
    raise ValueError(f"the {dice.kind!r} dice of this match are not known")
