"""Tournaments for tests."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bgdesk.match.options import match_options
from bgdesk.match.tournament.drawing import drawn_order, fingerprint_of, secret_of_seed
from bgdesk.match.tournament.entrants import Entrant, EntrantKind
from bgdesk.match.tournament.slots import TournamentSlot
from bgdesk.match.tournament.tournament import Tournament, TournamentHeader, fold
from bgdesk.match.tournament.tournament_events import Drawn, EntrantEntered, SlotDecided
from bgdesk.match.tournament.tournament_format import SE16_7_9, Lengths, Seeding, TournamentFormat

SECRET = secret_of_seed(1)
CREATED = "2024-05-17T18:30:00+00:00"


def cup_header(
    *,
    lengths: Lengths = SE16_7_9,
    kind: TournamentFormat | None = None,
    seeding: Seeding = Seeding.RATING,
    seed: int | None = None,
    cup_id: str = "cup",
) -> TournamentHeader:
    """An evening."""
    return TournamentHeader(
        cup_id,
        "Evening",
        CREATED,
        kind or TournamentFormat(),
        lengths,
        seeding,
        match_options(7),
        fingerprint_of(SECRET),
        seed,
    )


def some_entrants(count: int, people: int = 0) -> tuple[Entrant, ...]:
    """The strongest first; the first ``people`` of them are people."""
    return tuple(
        Entrant(
            f"e{number}",
            f"Player {number}",
            EntrantKind.HUMAN if number <= people else EntrantKind.BOT,
            None if number <= people else "casual",
            2000.0 - number,
        )
        for number in range(1, count + 1)
    )


def drawn_cup(count: int, people: int = 0, header: TournamentHeader | None = None) -> Tournament:
    """A tournament of ``count`` that nobody has played in yet."""
    header, entrants = header or cup_header(), some_entrants(count, people)
    order = drawn_order(entrants, header.seeding, SECRET)
    return fold(header, (*map(EntrantEntered, entrants), Drawn(order)))


def decided(slot: TournamentSlot, *, by_second: bool = False) -> SlotDecided:
    """One of the two wins to nothing."""
    length = slot.plan.length
    winner = slot.second if by_second else slot.first
    return SlotDecided(slot.plan.id, winner or "", (0, length) if by_second else (length, 0))


def favourite(slot: TournamentSlot) -> bool:
    """The first side wins."""
    return False


def played_out(tournament: Tournament, by_second: Callable[[TournamentSlot], bool] = favourite) -> Tournament:
    """Every match played."""
    while ready := tournament.ready():
        tournament = tournament.append(decided(ready[0], by_second=by_second(ready[0])))
    return tournament


def by_lot(seed: int) -> Callable[[TournamentSlot], bool]:
    """Anybody wins."""
    random = Random(seed)
    return lambda _: random.random() < 0.5
