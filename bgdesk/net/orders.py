"""What the own player does at a table, each one frozen value."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from bgdesk.match.events import Entry
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchHeader
from bgdesk.net.invitation import DEFAULT_PORT
from bgdesk.rules.player import Player


@dataclass(frozen=True, slots=True)
class Agrees:
    """Play by the terms of the other's table."""


@dataclass(frozen=True, slots=True)
class Declines:
    """Do not play by the terms of the other's table."""


@dataclass(frozen=True, slots=True)
class Decides:
    """``entry`` is in the own journal, as the next one."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class Rolls:
    """Roll; the dice come as something that happened."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """Have ``entry`` written after the ``seq`` of the own journal, though the other writes the next one."""

    entry: Entry
    seq: int


@dataclass(frozen=True, slots=True)
class Says:
    """Say ``text``."""

    text: str


@dataclass(frozen=True, slots=True)
class SaysCanned:
    """Say a phrase of `bgdesk.net.messages.CANNED`."""

    phrase: str


@dataclass(frozen=True, slots=True)
class Leaves:
    """Close the table for now."""


@dataclass(frozen=True, slots=True)
class Shows:
    """Let the own table be found on the local network, with a new short code, or no longer.

    It is answered by `bgdesk.net.reports.Visible`. A table is not visible before it is asked for.
    """

    is_visible: bool


Order = Agrees | Declines | Decides | Rolls | Wishes | Says | SaysCanned | Leaves | Shows


@dataclass(frozen=True, slots=True)
class OpensTable:
    """Wait at ``addresses`` for whoever has the invitation; ``port`` 0 is any that is free.

    With a ``relay``, as `bgdesk.net.relay_terms.relay_address` reads it, others can come by way of it too.
    ``created`` is ISO 8601 in UTC; what outlives the process is kept in ``folder``. Once it is shown it can
    be found at the UDP port ``beacon_port``. ``watch_delay``: others may watch, so many turns late (0 to 20);
    ``None``: nobody may.
    """

    name: str
    options: MatchOptions
    seat: Player
    created: str
    addresses: tuple[str, ...]
    port: int
    folder: Path
    beacon_port: int = DEFAULT_PORT
    relay: str = ""
    as_before: str | None = None
    """The id of a match: its invitation leads to this table too."""
    watch_delay: int | None = None


@dataclass(frozen=True, slots=True)
class JoinsTable:
    """Go to the table of ``invitation``."""

    name: str
    invitation: str
    folder: Path


@dataclass(frozen=True, slots=True)
class JoinsByCode:
    """Go to the table at ``host`` and ``port``, as found on the local network, with its short ``code``.

    The process learns the invitation there, so that the match goes on as any other.
    """

    name: str
    host: str
    port: int
    code: str = field(repr=False)
    folder: Path


@dataclass(frozen=True, slots=True)
class WatchesTable:
    """Watch the table of ``invitation``, which is one to watch, until `Leaves`.

    `effects.WatchBegun` and `EntryCame` tell the match, `AudienceIs` and `HeardAside` of the others who
    watch, who hear what is said by `Says`.
    """

    name: str
    invitation: str


@dataclass(frozen=True, slots=True)
class LooksAround:
    """Look for tables on the local network from the own ``addresses``, until `Leaves`.

    It is answered by `bgdesk.net.reports.TablesFound` whenever there is news, or by `CannotLook`.
    """

    addresses: tuple[str, ...]
    beacon_port: int = DEFAULT_PORT


@dataclass(frozen=True, slots=True)
class GoesOn:
    """Go on with a match of ``me``, whose ``header`` has the own seed, after ``entries``.

    The table is where it was, or with a new ``invitation``, or waits at ``addresses`` and ``port``; 0 is the
    one of before, or any where that is taken. ``account`` is where ``password`` is that of the player, as
    `bgdesk.net.bgammon.wishes.server_text` writes it.
    """

    header: MatchHeader
    me: Player
    entries: tuple[Entry, ...]
    folder: Path
    invitation: str | None = None
    addresses: tuple[str, ...] = ()
    port: int = 0
    beacon_port: int = DEFAULT_PORT
    account: str = ""
    password: str = field(default="", repr=False)


Start = OpensTable | JoinsTable | JoinsByCode | GoesOn | WatchesTable | LooksAround
