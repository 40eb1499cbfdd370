"""What happens in a tournament; everything else follows from these, in their order."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.match.tournament.entrants import Entrant
from bgdesk.match.tournament.slots import How
from bgdesk.match.tournament.tournament_format import Lengths


@dataclass(frozen=True, slots=True)
class EntrantEntered:
    """Somebody takes part; after the draw in the place of a bye, as long as nothing followed from that."""

    entrant: Entrant


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """``entrant`` plays no more: before the draw as if never entered, after it every match left is lost."""

    entrant: str


@dataclass(frozen=True, slots=True)
class Drawn:
    """The ids of all entrants, the first seed first."""

    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MatchLinked:
    """The match ``match_id`` is played for ``slot``."""

    slot: str
    match_id: str


@dataclass(frozen=True, slots=True)
class SlotDecided:
    """``winner`` is the id of an entrant; ``score`` has the points of both sides."""

    slot: str
    winner: str
    score: tuple[int, int]
    how: How = How.PLAYED


@dataclass(frozen=True, slots=True)
class DecisionUndone:
    """What decided ``slot`` last does not count any more."""

    slot: str


@dataclass(frozen=True, slots=True)
class LengthsChanged:
    """The matches are as long as ``lengths`` says, in rounds in which none was begun."""

    lengths: Lengths


@dataclass(frozen=True, slots=True)
class Closed:
    """Nothing more happens."""


TournamentEvent = (
    EntrantEntered | Withdrawn | Drawn | MatchLinked | SlotDecided | DecisionUndone | LengthsChanged | Closed
)
