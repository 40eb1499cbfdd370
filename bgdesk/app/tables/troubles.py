"""What the player has to be told of a table, without what only the network knows."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bgdesk.net import effects, reports
from bgdesk.net.bgammon.told import NoServer, ServerSays
from bgdesk.net.faults import TableFault as TableFault


class Obstruction(StrEnum):
    """What stands in the way here, whatever the other program says."""

    CANNOT_LISTEN = "cannot_listen"
    UNREACHABLE = "unreachable"
    LOOKED_FOR = "looked_for"
    """Nobody answers, and it is tried until somebody does."""
    NOT_KEPT = "not_kept"
    TOO_MUCH_SAID = "too_much_said"
    NO_SERVER = "no_server"
    """The server does not answer, or hung up."""
    SINGLE_ONLY = "single_only"
    """At this server nobody can resign more than a single game."""
    NOT_SEEN = "not_seen"
    """The table cannot be shown on the local network."""
    CODE_GUESSED = "code_guessed"
    """Too many wrong codes were tried."""
    PROCESS_GONE = "process_gone"
    """The own process of the table is gone, and none takes its place."""


@dataclass(frozen=True, slots=True)
class TableTrouble:
    """``kind``; ``by_other``: the other program refused something; ``reason`` is what the system says."""

    kind: TableFault | Obstruction
    by_other: bool = False
    reason: str = ""

    @property
    def is_passing(self) -> bool:
        """Whether the table goes on as if nothing had been."""
        return self.kind in (TableFault.EARLY_ROLL, Obstruction.TOO_MUCH_SAID, Obstruction.SINGLE_ONLY)


def trouble_of(told: object) -> TableTrouble | None:
    """What a fault or report is for the player."""
    match told:
        case TableTrouble():
            return told
        case effects.Refusing(fault, _, by_other):
            return TableTrouble(fault, by_other)
        case effects.TooMuchSaid():
            return TableTrouble(Obstruction.TOO_MUCH_SAID)
        case reports.CannotListen(reason):
            return TableTrouble(Obstruction.CANNOT_LISTEN, reason=reason)
        case reports.Unreachable(reason, tries_again):
            kind = Obstruction.LOOKED_FOR if tries_again else Obstruction.UNREACHABLE
            return TableTrouble(kind, reason=reason)
        case NoServer(reason):
            return TableTrouble(Obstruction.NO_SERVER, reason=reason)
        case ServerSays("", "resign"):
            return TableTrouble(Obstruction.SINGLE_ONLY)
        case reports.NotKept(reason):
            return TableTrouble(Obstruction.NOT_KEPT, reason=reason)
        case _:
            return None
