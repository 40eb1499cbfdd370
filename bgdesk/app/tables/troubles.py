"""What the player has to be told of a table, without what only the network knows."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bgdesk.net import effects, reports
from bgdesk.net.faults import TableFault as TableFault


class Obstruction(StrEnum):
    """What stands in the way here, whatever the other program says."""

    CANNOT_LISTEN = "cannot_listen"
    UNREACHABLE = "unreachable"
    LOOKED_FOR = "looked_for"
    """Nobody answers, and it is tried until somebody does."""
    NOT_KEPT = "not_kept"
    TOO_MUCH_SAID = "too_much_said"
    PROCESS_LOST = "process_lost"


@dataclass(frozen=True, slots=True)
class TableTrouble:
    """``kind``; ``by_other``: the other program refused something; ``reason`` is what the system says."""

    kind: TableFault | Obstruction
    by_other: bool = False
    reason: str = ""

    @property
    def is_passing(self) -> bool:
        """Whether the table goes on as if nothing had been."""
        return self.kind in (TableFault.EARLY_ROLL, Obstruction.TOO_MUCH_SAID)


def trouble_of(told: object) -> TableTrouble | None:
    """What a fault or report is for the player."""
    match told:
        case effects.Refusing(fault, _, by_other):
            return TableTrouble(fault, by_other)
        case effects.TooMuchSaid():
            return TableTrouble(Obstruction.TOO_MUCH_SAID)
        case reports.CannotListen(reason):
            return TableTrouble(Obstruction.CANNOT_LISTEN, reason=reason)
        case reports.Unreachable(reason, tries_again):
            kind = Obstruction.LOOKED_FOR if tries_again else Obstruction.UNREACHABLE
            return TableTrouble(kind, reason=reason)
        case reports.NotKept(reason):
            return TableTrouble(Obstruction.NOT_KEPT, reason=reason)
        case _:
            return None
