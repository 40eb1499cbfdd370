"""What the process of a table tells besides the effects of its session, each one frozen value."""

from __future__ import annotations

from dataclasses import dataclass, field

from bgdesk.net.announcing import FoundTable


@dataclass(frozen=True, slots=True)
class TableWaiting:
    """The table is open; each of ``invitations`` leads to it from where its address can be reached.

    Those ``to_watch`` do for spectators; there are none where nobody may watch.
    """

    invitations: tuple[str, ...] = field(repr=False)
    to_watch: tuple[str, ...] = field(default=(), repr=False)


@dataclass(frozen=True, slots=True)
class Visible:
    """The own table can be found on the local network, and entered with ``code``; ``None``: it cannot.

    The code is empty once a match has begun, for then only the invitation leads back to it.
    ``reason`` is what the system says where it was asked for and is not possible; otherwise it is empty.
    """

    code: str | None = field(repr=False)
    reason: str = ""


@dataclass(frozen=True, slots=True)
class CodeSpent:
    """Three wrong codes were tried: none lets anybody in until the table is shown again.

    The invitation does as before.
    """


@dataclass(frozen=True, slots=True)
class TablesFound:
    """All ``tables`` that answer on the local network at present."""

    tables: tuple[FoundTable, ...]


@dataclass(frozen=True, slots=True)
class CannotLook:
    """Nothing can be asked on the local network: the system says ``reason``."""

    reason: str


@dataclass(frozen=True, slots=True)
class CannotListen:
    """The table cannot be opened here: the system says ``reason``."""

    reason: str


@dataclass(frozen=True, slots=True)
class Unreachable:
    """Nobody answers at the address of the invitation; ``reason`` is what the system says.

    ``tries_again``: the match has begun, so it will be tried until somebody does.
    """

    reason: str
    tries_again: bool


@dataclass(frozen=True, slots=True)
class NotKept:
    """What the table needs later cannot be written to disk, or is not there: ``reason``."""

    reason: str


@dataclass(frozen=True, slots=True)
class Over:
    """Everything was said; the process has nothing more to do."""


Report = (
    TableWaiting
    | Visible
    | CodeSpent
    | TablesFound
    | CannotLook
    | CannotListen
    | Unreachable
    | NotKept
    | Over
)
