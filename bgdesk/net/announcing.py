"""What is asked and answered on the local network to find its tables: datagrams as frozen values.

A question has exactly 1,400 bytes, and no answer is longer: so nobody can be flooded by asking in their name.
An answer has neither the code nor the invitation, and no address: that is where the datagram comes from.
"""

from __future__ import annotations

import ipaddress
import json
import secrets
from dataclasses import dataclass

from bgdesk.match.codec.json_shapes import (
    CodecError,
    Flag,
    Pattern,
    Several,
    Struct,
    Text,
    Whole,
    as_object,
    json_of,
)
from bgdesk.match.codec.record_codec import OPTIONS
from bgdesk.match.options import MatchOptions
from bgdesk.net.messages import LONGEST_NAME, PROTOCOL

QUESTION_BYTES = 1400
_LONGEST_ID = 16
_ASKS, _HERE = "who", "here"


@dataclass(frozen=True, slots=True)
class Announcement:
    """A table: what is played, who sits there, and how one gets in.

    ``table`` is the same in all answers of one table, ``port`` that of its TCP. ``players`` are one or two.
    ``takes_code``: a short code is enough; ``may_watch``: spectators are welcome, who need theirs.
    """

    table: str
    port: int
    options: MatchOptions
    players: tuple[str, ...]
    takes_code: bool
    may_watch: bool

    @property
    def is_full(self) -> bool:
        """Whether both seats are taken."""
        return len(self.players) > 1


@dataclass(frozen=True, slots=True)
class FoundTable:
    """A table that answered from ``host``."""

    host: str
    announced: Announcement


_ID = Pattern("[0-9a-f]{16}", "16 hexadecimal digits")
_ANNOUNCED = Struct(
    Announcement,
    table=_ID,
    port=Whole(1, 2**16 - 1),
    options=OPTIONS,
    players=Several(Text(LONGEST_NAME, bool, "a name"), 2),
    takes_code=Flag(),
    may_watch=Flag(),
)


def new_id() -> str:
    """One that nobody can guess, for a question or a table."""
    return secrets.token_hex(_LONGEST_ID // 2)


def question(asked: str) -> bytes:
    """Who has a table here? ``asked`` has to be in the answer."""
    return _datagram(_ASKS, asked).ljust(QUESTION_BYTES)


def asked_in(datagram: bytes) -> str | None:
    """The id of the question, if it is one that may be answered."""
    if len(datagram) != QUESTION_BYTES:
        return None
    kind, asked, rest = _understood(datagram)
    return asked if kind == _ASKS and not rest else None


def answer(asked: str, announced: Announcement) -> bytes | None:
    """Here is a table; ``None`` where that takes more room than the question."""
    datagram = _datagram(_HERE, asked, _ANNOUNCED.write(announced))
    return datagram if len(datagram) <= QUESTION_BYTES else None


def announced_in(datagram: bytes, asked: str) -> Announcement | None:
    """The table of an answer to the question ``asked``."""
    kind, given, rest = _understood(datagram)
    if kind != _HERE or given != asked:
        return None
    try:
        announced: Announcement = _ANNOUNCED.read(rest, _HERE)
    except CodecError:
        return None
    return announced if announced.players else None


def is_near(host: str) -> bool:
    """Whether ``host`` can be in a local network, or this computer."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return address.is_private or address.is_link_local or address.is_loopback


def _datagram(kind: str, asked: str, rest: object = None) -> bytes:
    fields = rest if isinstance(rest, dict) else {}
    plain = {"v": PROTOCOL, "t": kind, "id": asked, **fields}
    return json.dumps(plain, separators=(",", ":"), ensure_ascii=False).encode()


def _understood(datagram: bytes) -> tuple[str, str, dict[str, object]]:
    """The type, the id, and the other fields; nothing where it is none of this protocol."""
    nothing: tuple[str, str, dict[str, object]] = ("", "", {})
    if len(datagram) > QUESTION_BYTES:
        return nothing
    try:
        plain = as_object(json_of(datagram.decode(), "datagram", QUESTION_BYTES), "datagram")
        asked = _ID.read(plain.get("id"), "id")
    except (UnicodeDecodeError, CodecError):
        return nothing
    kind, version = plain.get("t"), plain.get("v")
    if version != PROTOCOL or isinstance(version, bool) or not isinstance(kind, str):
        return nothing
    return kind, asked, {key: value for key, value in plain.items() if key not in ("v", "t", "id")}
