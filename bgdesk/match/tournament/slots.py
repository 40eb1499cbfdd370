"""Slots: the places of a tournament at which a match is played."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

NOBODY = ""
"""In the place of an entrant: nobody comes, so the other one goes on."""


class Band(StrEnum):
    """The parts of a tournament that are shown apart."""

    MAIN = "main"
    """Who loses is out, or goes on among those who have lost."""
    LOSERS = "losers"
    """Who loses for the second time is out."""
    FINAL = "final"
    """Whoever has not lost yet against whoever has once, and if need be a second time."""
    THIRD = "third"
    CONSOLATION = "consolation"
    TABLE = "table"
    """Everybody plays in every round."""
    GROUP = "group"
    """Everybody plays against everybody of the group."""


class OriginKind(StrEnum):
    """Where an entrant of a slot comes from."""

    SEED = "seed"
    WINNER = "winner"
    LOSER = "loser"
    FIRST_LOSER = "first_loser"
    """Whoever loses, if that was the first match, else nobody."""
    ENTRANT = "entrant"
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class SlotOrigin:
    """``seed`` counts from 1 in the order drawn; ``slot`` is the one whose winner or loser comes.

    ``entrant`` is who comes, where that was paired in the course of the tournament.
    """

    kind: OriginKind
    seed: int = 0
    slot: str = ""
    entrant: str = ""

    @classmethod
    def of_entrant(cls, entrant: str) -> SlotOrigin:
        """That one, or `NOBODY`."""
        return cls(OriginKind.ENTRANT, entrant=entrant) if entrant else cls(OriginKind.NOBODY)

    @classmethod
    def of_seed(cls, seed: int, entrants: int) -> SlotOrigin:
        """That seed, or nobody where there are fewer ``entrants``."""
        return cls(OriginKind.SEED, seed) if seed <= entrants else cls(OriginKind.NOBODY)


@dataclass(frozen=True, slots=True)
class SlotPlan:
    """One match to ``length`` points; ``round`` and ``number`` count from 1 within its ``band``.

    ``group`` counts from 1; 0 where there are none.
    """

    id: str
    band: Band
    round: int
    number: int
    first: SlotOrigin
    second: SlotOrigin
    length: int
    group: int = 0

    @property
    def origins(self) -> tuple[SlotOrigin, SlotOrigin]:
        """Both."""
        return self.first, self.second


class How(StrEnum):
    """How a slot was decided; the first two by nobody's word."""

    BYE = "bye"
    NO_SHOW = "no_show"
    PLAYED = "played"
    FLAG = "flag"
    DIRECTOR = "director"


@dataclass(frozen=True, slots=True)
class SlotOutcome:
    """``winner`` is the id of an entrant, or `NOBODY`; ``score`` has the points of both sides."""

    winner: str
    score: tuple[int, int] = (0, 0)
    how: How = How.PLAYED


@dataclass(frozen=True, slots=True)
class TournamentSlot:
    """A slot as it stands; a side is the id of an entrant, `NOBODY`, or ``None`` as long as it is open.

    ``match_id`` is the last match that was linked to it.
    """

    plan: SlotPlan
    first: str | None
    second: str | None
    outcome: SlotOutcome | None = None
    match_id: str | None = None

    @property
    def sides(self) -> tuple[str | None, str | None]:
        """Both."""
        return self.first, self.second

    @property
    def is_ready(self) -> bool:
        """Whether two entrants could play it now."""
        return self.outcome is None and bool(self.first) and bool(self.second)

    @property
    def has_match(self) -> bool:
        """Whether a match was played for it or is to be, as far as can be known."""
        is_idle = self.outcome is not None and self.outcome.how in (How.BYE, How.NO_SHOW)
        return NOBODY not in self.sides and not is_idle

    @property
    def winner(self) -> str | None:
        """Who goes on; ``None`` as long as that is open."""
        return self.outcome.winner if self.outcome else None

    @property
    def loser(self) -> str | None:
        """Who does not; ``None`` as long as that is open."""
        if self.outcome is None or self.first is None or self.second is None:
            return None
        return self.second if self.outcome.winner == self.first else self.first

    def opponent_of(self, entrant: str) -> str | None:
        """The other side of ``entrant``."""
        return self.second if self.first == entrant else self.first

    def decided_by_itself(self, withdrawn: Collection[str]) -> SlotOutcome | None:
        """What comes of it without a match, as by a bye; ``None`` where two come or that is open."""
        if self.first is None or self.second is None:
            return None
        there = [side for side in (self.first, self.second) if side != NOBODY]
        coming = [side for side in there if side not in withdrawn]
        if len(coming) == 2:
            return None
        how = How.BYE if len(there) < 2 else How.NO_SHOW
        return SlotOutcome(coming[0] if coming else NOBODY, how=how)
