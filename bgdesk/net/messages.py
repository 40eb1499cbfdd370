"""What two programs say to each other at a table: frozen values, and one line of JSON for each.

A line is a JSON object of at most 16 KiB in UTF-8: the protocol ``v``, the type ``t``, the number ``n`` of
the message on this connection (from 1), and the fields of its type. A type that is not known is ignored,
unless it begins with ``!``.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import cast

from bgdesk.harmless import harmless
from bgdesk.match.codec.json_shapes import (
    CodecError,
    Json,
    Maybe,
    OneOf,
    Pattern,
    Several,
    Shape,
    Struct,
    Text,
    Whole,
    as_object,
    json_of,
)
from bgdesk.match.codec.record_codec import ENTRIES, MAX_ENTRIES, OPTIONS, is_utc
from bgdesk.match.events import Entry
from bgdesk.match.options import MatchOptions
from bgdesk.net.dice_chain import SECRETS
from bgdesk.net.faults import TableFault, TableRefused
from bgdesk.rules.player import Player

PROTOCOL = 1
RULES = 1
"""Raised whenever the same events come to something else."""

LONGEST_LINE = 16 * 1024
DEEPEST = 8
LONGEST_NAME = 40
LONGEST_SAID = 500
MOST_SPECTATORS = 20
MOST_DELAY = 20
"""Turns."""
CANNED = ("hello", "good_luck", "good_game", "nice_roll", "well_played", "one_moment", "thank_you", "again")
"""Phrases that everybody reads in the own language."""

_MOST_MESSAGES = 2**53


@dataclass(frozen=True, slots=True)
class Resume:
    """Where a program stands in a match that goes on: ``seq`` entries, their hash ``head``."""

    match_id: str
    seq: int
    head: str


@dataclass(frozen=True, slots=True)
class Hello:
    """The first message of both: who speaks, which protocols (``least`` to ``most``) and rules it knows."""

    name: str
    app: str
    least: int = PROTOCOL
    most: int = PROTOCOL
    rules: int = RULES
    resume: Resume | None = None


@dataclass(frozen=True, slots=True)
class TableOffer:
    """What the opener of the table wants to play, as ``seat``; ``created`` is ISO 8601 in UTC.

    ``watch_delay``: others may watch, who are told what happens so many turns later.
    """

    options: MatchOptions
    seat: Player
    created: str
    anchor: str
    watch_delay: int | None = None


@dataclass(frozen=True, slots=True)
class Agree:
    """The one who joins plays by these terms, with dice that follow from ``anchor`` too."""

    anchor: str


@dataclass(frozen=True, slots=True)
class Decline:
    """The one who joins does not want to play by these terms."""


@dataclass(frozen=True, slots=True)
class Begin:
    """The match begins; ``head`` is the hash of its header, which both have."""

    match_id: str
    head: str


@dataclass(frozen=True, slots=True)
class EntryTold:
    """Entry number ``seq`` of the record, which follows upon the hash ``prev``."""

    seq: int
    prev: str
    body: Entry


@dataclass(frozen=True, slots=True)
class RollAsked:
    """The player on turn rolls, and gives up doubling; ``seq`` is the number that the entry will have."""

    seq: int


@dataclass(frozen=True, slots=True)
class Reveal:
    """Secret number ``k`` of the one who speaks."""

    k: int
    secret: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class RefusalTold:
    """What the other said at entry ``seq`` does not count."""

    seq: int
    reason: TableFault


@dataclass(frozen=True, slots=True)
class Wish:
    """What the one who speaks wants to have written, though the other writes the next entry: to give up.

    ``seq`` is how many entries the speaker had, for the wish does not outlive what it was about.
    """

    seq: int
    body: Entry


@dataclass(frozen=True, slots=True)
class Say:
    """A line of chat."""

    text: str


@dataclass(frozen=True, slots=True)
class SayCanned:
    """One of the phrases of `CANNED`."""

    phrase: str


@dataclass(frozen=True, slots=True)
class Watched:
    """To one who watches: the match at this table, told ``delay`` turns late while a game is on."""

    options: MatchOptions
    created: str
    names: tuple[str, ...]
    """White's first."""
    anchors: tuple[str, ...]
    delay: int


@dataclass(frozen=True, slots=True)
class Audience:
    """The ``names`` of those who watch."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Aside:
    """What ``name``, who watches, says: to the others who do, and to players between games."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Ping:
    """Asks whether somebody is there."""


@dataclass(frozen=True, slots=True)
class Pong:
    """Says so."""


@dataclass(frozen=True, slots=True)
class Leave:
    """The program closes the table for now; the match may go on later."""


@dataclass(frozen=True, slots=True)
class Unknown:
    """A message of a type that came later, which does not matter."""


Message = (
    Hello
    | TableOffer
    | Agree
    | Decline
    | Begin
    | EntryTold
    | RollAsked
    | Reveal
    | RefusalTold
    | Wish
    | Say
    | SayCanned
    | Watched
    | Audience
    | Aside
    | Ping
    | Pong
    | Leave
    | Unknown
)


@dataclass(frozen=True, slots=True)
class SaidShape:
    """Text of somebody else in Unicode form NFC, harmless to show."""

    longest: int

    def read(self, value: object, where: str) -> str:
        """The text, however it was written; empty where nothing is left of it to show."""
        if not isinstance(value, str) or not 0 < len(value) <= self.longest:
            raise CodecError(where, f"text of at most {self.longest} characters is needed")
        if any(unicodedata.category(character) == "Cs" for character in value):
            raise CodecError(where, "half characters are not possible")
        return clean_said(value)[: self.longest]

    def write(self, value: str) -> Json:
        """The text."""
        return value


def clean_said(text: str) -> str:
    """``text`` as it is shown: one line in NFC without characters that act."""
    return harmless(unicodedata.normalize("NFC", " ".join(text.split())))


_DIGEST = Pattern("[0-9a-f]{64}", "64 hexadecimal digits")
_ID = Pattern("[0-9a-f]{16}", "16 hexadecimal digits")
_NAME = Text(LONGEST_NAME, lambda name: bool(name.strip()), "a name")
_CREATED = Text(40, is_utc, "an ISO 8601 time in UTC")
_DELAY = Whole(0, MOST_DELAY)
_SEQ = Whole(0, MAX_ENTRIES)
_SECRET = Whole(0, SECRETS)
_VERSION = Whole(0, 1_000_000)
_RESUME = Struct(Resume, match_id=_ID, seq=_SEQ, head=_DIGEST)

TYPES: Mapping[str, Struct] = MappingProxyType(
    {
        "hello": Struct(
            Hello,
            {"resume": None},
            name=_NAME,
            app=Text(LONGEST_NAME),
            least=_VERSION,
            most=_VERSION,
            rules=_VERSION,
            resume=Maybe(_RESUME),
        ),
        "table": Struct(
            TableOffer,
            {"watch_delay": None},
            options=OPTIONS,
            seat=OneOf(Player),
            created=_CREATED,
            anchor=_DIGEST,
            watch_delay=Maybe(_DELAY),
        ),
        "agree": Struct(Agree, anchor=_DIGEST),
        "decline": Struct(Decline),
        "start": Struct(Begin, match_id=_ID, head=_DIGEST),
        "entry": Struct(EntryTold, seq=_SEQ, prev=_DIGEST, body=cast("Shape", ENTRIES)),
        "roll": Struct(RollAsked, seq=_SEQ),
        "reveal": Struct(Reveal, k=_SECRET, secret=_DIGEST),
        "refused": Struct(RefusalTold, seq=_SEQ, reason=OneOf(TableFault)),
        "wish": Struct(Wish, seq=_SEQ, body=cast("Shape", ENTRIES)),
        "say": Struct(Say, text=SaidShape(LONGEST_SAID)),
        "canned": Struct(SayCanned, phrase=Text(LONGEST_NAME)),
        "match": Struct(
            Watched,
            options=OPTIONS,
            created=_CREATED,
            names=Several(_NAME, 2),
            anchors=Several(_DIGEST, 2),
            delay=_DELAY,
        ),
        "audience": Struct(Audience, names=Several(_NAME, MOST_SPECTATORS)),
        "aside": Struct(Aside, name=_NAME, text=SaidShape(LONGEST_SAID)),
        "ping": Struct(Ping),
        "pong": Struct(Pong),
        "leave": Struct(Leave),
    }
)
"""Every message by its type."""

_NAMES = {struct.make: name for name, struct in TYPES.items()}
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"?', re.DOTALL)
"""One without an end goes on to the end, so that nobody looks for it again from every mark."""


def encoded(message: Message, number: int) -> bytes:
    """``message`` as line ``number`` of a connection. Raises ValueError for more than a line may have."""
    name = _NAMES[type(message)]
    plain = {"v": PROTOCOL, "t": name, "n": number, **TYPES[name].write(message)}
    line = json.dumps(plain, separators=(",", ":"), allow_nan=False).encode() + b"\n"
    if len(line) > LONGEST_LINE:
        raise ValueError(f"a message of {len(line)} bytes")
    return line


def decoded(line: bytes, number: int) -> Message:
    """What ``line`` says, which has to be number ``number`` of its connection. Raises TableRefused."""
    plain = _plain(line)
    try:
        name = _envelope(plain, number)
        if name not in TYPES:
            return Unknown()
        rest = {key: value for key, value in plain.items() if key not in ("v", "t", "n")}
        return cast("Message", TYPES[name].read(rest, name))
    except CodecError as fault:
        raise TableRefused(TableFault.BAD_MESSAGE, str(fault)) from None


def _plain(line: bytes) -> dict[str, object]:
    if len(line) > LONGEST_LINE:
        raise TableRefused(TableFault.LINE_TOO_LONG)
    try:
        text = line.decode()
    except UnicodeDecodeError:
        raise TableRefused(TableFault.NOT_TEXT) from None
    _check_outline(outline_of(text))
    try:
        return as_object(json_of(text, "line", LONGEST_LINE), "line")
    except CodecError as fault:
        raise TableRefused(TableFault.NOT_JSON, str(fault)) from None


def outline_of(text: str) -> str:
    """The JSON ``text`` without what stands inside of quotation marks."""
    return _STRING.sub("", text)


def _check_outline(outline: str) -> None:
    """Raises TableRefused for deep nesting, and for numbers that are none: what stands outside of texts."""
    depth = 0
    for sign in outline:
        depth += (sign in "[{") - (sign in "]}")
        if depth > DEEPEST:
            raise TableRefused(TableFault.NOT_JSON, "nested too deeply")
    if "N" in outline or "I" in outline:
        raise TableRefused(TableFault.NOT_JSON, "not a number")


def _envelope(plain: Mapping[str, object], number: int) -> str:
    """The type of the message."""
    if Whole(0, _MOST_MESSAGES).read(plain.get("v"), "v") != PROTOCOL:
        raise TableRefused(TableFault.OTHER_PROTOCOL)
    if Whole(0, _MOST_MESSAGES).read(plain.get("n"), "n") != number:
        raise TableRefused(TableFault.OUT_OF_ORDER)
    name = Text(LONGEST_NAME).read(plain.get("t"), "t")
    if name.startswith("!"):
        raise TableRefused(TableFault.NOT_UNDERSTOOD, name)
    return name
