"""What is said to a relay before the bytes that it passes on: short lines of ASCII, and why it refuses.

Nothing in them says who plays or what; `bgdesk/decisions/relay-protocol.md` has all of it.
"""

from __future__ import annotations

import base64
import hashlib
import ipaddress
import re
from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

RELAY = "bgdesk-relay-1"
"""The first word of whoever comes."""
OPEN, TAKE, JOIN = "open", "take", "join"
OPENED, CAME, MET, HERE, NO = "opened", "came", "met", "here", "no"
LONGEST_SAID = 200
"""Bytes of a line."""
DEFAULT_RELAY_PORT = 47248
TABLE_FORM = "[a-z2-7]{16}"
_KEY = re.compile("[0-9a-f]{64}")
_ADDRESS = re.compile(r"(?:\[([0-9a-f:.%]{2,60})\]|([a-z0-9.-]{1,253}))(?::([0-9]{1,5}))?")


class RelayRefusal(StrEnum):
    """Why a relay hangs up."""

    NOT_UNDERSTOOD = "not_understood"
    NO_TABLE = "no_table"
    NO_ANSWER = "no_answer"
    TOO_MANY_TABLES = "too_many_tables"
    TOO_MANY_GUESTS = "too_many_guests"
    TOO_MANY_FROM_ONE = "too_many_from_one"
    TOO_FAST = "too_fast"
    TOO_SLOW = "too_slow"
    REPLACED = "replaced"
    STOPPING = "stopping"


SENTENCES: Mapping[RelayRefusal, str] = MappingProxyType(
    {
        RelayRefusal.NOT_UNDERSTOOD: "This is a relay for tables of bgdesk, which understands nothing else.",
        RelayRefusal.NO_TABLE: "Nobody has this table open here now.",
        RelayRefusal.NO_ANSWER: "The player who opened the table does not answer.",
        RelayRefusal.TOO_MANY_TABLES: "This relay has no room for another table.",
        RelayRefusal.TOO_MANY_GUESTS: "This relay has no room for another player.",
        RelayRefusal.TOO_MANY_FROM_ONE: "There are too many connections from your address.",
        RelayRefusal.TOO_FAST: "Your address comes back too often: wait ten seconds.",
        RelayRefusal.TOO_SLOW: "Nothing was heard for too long.",
        RelayRefusal.REPLACED: "The table was opened again from elsewhere.",
        RelayRefusal.STOPPING: "The relay is being stopped.",
    }
)
"""What somebody reads who comes without bgdesk."""


def table_of(key: str) -> str:
    """The id of the table that ``key`` (hex) opens: nobody else can open it."""
    return base64.b32encode(hashlib.sha256(key.encode("ascii")).digest()[:10]).decode("ascii").lower()


def is_key(text: str) -> bool:
    """Whether ``text`` can be what opens a table."""
    return _KEY.fullmatch(text) is not None


def refusal_line(refusal: RelayRefusal) -> bytes:
    """How ``refusal`` is said."""
    return f"{NO} {refusal} {SENTENCES[refusal]}\n".encode("ascii")


def relay_address(text: str) -> tuple[str, int]:
    """Host and port of what somebody typed: ``HOST``, ``HOST:PORT`` or ``[IPv6]:PORT``. Raises ValueError."""
    found = _ADDRESS.fullmatch("".join(text.split()).lower())
    if found is None or (found[3] and not 0 < int(found[3]) < 2**16):
        raise ValueError("this is no address of a relay")
    if found[1]:
        ipaddress.IPv6Address(found[1].partition("%")[0])
    return found[1] or found[2], int(found[3] or DEFAULT_RELAY_PORT)
