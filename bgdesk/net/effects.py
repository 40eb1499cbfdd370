"""What a session wants to have done, each one frozen value."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.match.events import Entry
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchHeader
from bgdesk.net.faults import TableFault
from bgdesk.net.messages import Message, Wish
from bgdesk.rules.player import Player


@dataclass(frozen=True, slots=True)
class Send:
    """``message`` is to be sent as line ``number`` of the connection."""

    message: Message
    number: int


@dataclass(frozen=True, slots=True)
class KeepPromise:
    """Secret ``k`` is about to be told or rolled for: to be on disk before anything after it is done."""

    k: int


@dataclass(frozen=True, slots=True)
class KeepWish:
    """The own ``wish`` is about to be said: to be on disk before, for the other may write what was wished."""

    wish: Wish


@dataclass(frozen=True, slots=True)
class TermsOffered:
    """The one who opened the table, ``name``, wants to play this as ``seat``; somebody has to agree."""

    name: str
    options: MatchOptions
    seat: Player
    watch_delay: int | None = None
    """Others may watch, so many turns later."""


@dataclass(frozen=True, slots=True)
class MatchBegun:
    """Both agree: ``header`` is what both have, ``seed`` what the own secrets were made from."""

    header: MatchHeader
    me: Player
    seed: bytes
    watch_delay: int | None = None
    """Others may watch, so many turns later."""


@dataclass(frozen=True, slots=True)
class EntryCame:
    """Entry number ``seq`` was written: the other's, or a roll of both."""

    seq: int
    entry: Entry


@dataclass(frozen=True, slots=True)
class Wished:
    """The other, who had ``seq`` entries, wants to have ``entry`` written as soon as no roll is under way.

    Whether it is past by then says `bgdesk.net.shared_game.is_past`.
    """

    entry: Entry
    seq: int


@dataclass(frozen=True, slots=True)
class TakeBackAsked:
    """The other asks to have ``entry`` written, which takes the last decision back: for the player to say.

    Whoever agrees has it written as entry number ``seq``, and as the next one; whoever plays on does not.
    """

    entry: Entry
    seq: int


@dataclass(frozen=True, slots=True)
class InStep:
    """Both records are the same: from now on the own player may decide.

    ``is_rolling``: but for a roll that was promised, which comes first.
    """

    is_rolling: bool = False


@dataclass(frozen=True, slots=True)
class OutOfStep:
    """The other cannot be heard; the own player has to wait."""


@dataclass(frozen=True, slots=True)
class Heard:
    """The other said ``text``, or one of the canned phrases."""

    text: str
    is_canned: bool = False


@dataclass(frozen=True, slots=True)
class TooMuchSaid:
    """Chat of the other was left out, because there was too much of it."""


@dataclass(frozen=True, slots=True)
class HeardAside:
    """``name``, who watches, said ``text``."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class AudienceIs:
    """These watch now."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WatchBegun:
    """The match of ``header`` is watched, ``delay`` turns late; what happens comes as `EntryCame`."""

    header: MatchHeader
    delay: int


@dataclass(frozen=True, slots=True)
class OtherLeft:
    """The other closed the table for now."""


@dataclass(frozen=True, slots=True)
class Refusing:
    """What the other said at entry ``seq`` is refused, or (``by_other``) what was said here."""

    fault: TableFault
    seq: int
    by_other: bool = False


@dataclass(frozen=True, slots=True)
class Close:
    """Nothing more is to be said on this connection."""


Effect = (
    Send
    | KeepPromise
    | KeepWish
    | TermsOffered
    | MatchBegun
    | EntryCame
    | Wished
    | TakeBackAsked
    | InStep
    | OutOfStep
    | Heard
    | TooMuchSaid
    | HeardAside
    | AudienceIs
    | WatchBegun
    | OtherLeft
    | Refusing
    | Close
)
