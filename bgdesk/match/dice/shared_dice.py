"""Dice that follow from secrets of both players, so that neither can know or choose a roll ahead.

Each player draws a seed and makes a chain of it: every secret is the SHA-256 of the next one. The last of
them, the anchor, is told before anything else, so the chain can no longer be exchanged; for roll ``n`` both
tell the secret number ``n + 1``, and everybody can check that its SHA-256 is the one before. The dice are
derived as in `bgdesk.match.dice.fair_dice`. The key of the HMAC are White's 32 bytes and Black's after them;
the message is four lines: the label ``bgdesk-dice-2``, the id of the match, the number of the secret (from 1)
and that of the block. The id are the first 16 hexadecimal digits of the SHA-256 of White's anchor and Black's
after it.

Test vector: chains with three secrets from the seeds 000102...1f and 202122...3f for White and Black: match
id 5efb39e2230d5341, rolls 0 to 2: 13, 14, 51.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import count

from bgdesk.match.dice.fair_dice import block_of, dice_in
from bgdesk.rules.dice import Dice

_LABEL = "bgdesk-dice-2"
_ID_DIGITS = 16


def link(secret: bytes) -> bytes:
    """The secret before ``secret`` in its chain."""
    return hashlib.sha256(secret).digest()


def shared_match_id(anchors: Sequence[str]) -> str:
    """The id of the match with these anchors of White and Black, in hex."""
    return hashlib.sha256(bytes.fromhex("".join(anchors))).hexdigest()[:_ID_DIGITS]


def shared_dice(match_id: str, secrets: Sequence[bytes], n: int) -> Dice:
    """The dice of roll ``n`` (from 0) by the secrets of White and Black for it."""
    key, lines = b"".join(secrets), f"{_LABEL}\n{match_id}"
    return dice_in(block_of(key, lines, n + 1, block) for block in count())
