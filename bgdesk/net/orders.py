"""What the own player does at a table, each one frozen value."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.match.events import Entry


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
