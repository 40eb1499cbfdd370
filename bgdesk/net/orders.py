"""What the own player does at a table, each one frozen value."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bgdesk.match.events import Entry
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchHeader
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
    """Have ``entry`` written, though the other writes the next one."""

    entry: Entry


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


Order = Agrees | Declines | Decides | Rolls | Wishes | Says | SaysCanned | Leaves


@dataclass(frozen=True, slots=True)
class OpensTable:
    """Wait at ``addresses`` for whoever has the invitation; ``port`` 0 is any that is free.

    ``created`` is ISO 8601 in UTC; what outlives the process is kept in ``folder``.
    """

    name: str
    options: MatchOptions
    seat: Player
    created: str
    addresses: tuple[str, ...]
    port: int
    folder: Path
    as_before: str | None = None
    """The id of a match: its invitation leads to this table too."""


@dataclass(frozen=True, slots=True)
class JoinsTable:
    """Go to the table of ``invitation``."""

    name: str
    invitation: str
    folder: Path


@dataclass(frozen=True, slots=True)
class GoesOn:
    """Go on with a match of ``me``, whose ``header`` has the own seed, after ``entries``.

    The table is where it was, or with a new ``invitation``, or waits at ``addresses``.
    """

    header: MatchHeader
    me: Player
    entries: tuple[Entry, ...]
    folder: Path
    invitation: str | None = None
    addresses: tuple[str, ...] = ()


Start = OpensTable | JoinsTable | GoesOn
