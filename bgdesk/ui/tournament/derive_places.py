"""The table of a tournament: who stands where, and how it came about round by round."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from bgdesk.match.tournament.performance import expected_wins
from bgdesk.match.tournament.places import places
from bgdesk.match.tournament.slots import NOBODY, Band, How, TournamentSlot
from bgdesk.match.tournament.swiss import swiss_keys
from bgdesk.match.tournament.tournament import Tournament
from bgdesk.match.tournament.tournament_format import FormatKind
from bgdesk.ui.tournament.bracket_words import entrant_text, place_text
from bgdesk.ui.tournament.round_words import group_letter
from bgdesk.ui.words.numbers import decimals, rating, whole
from bgdesk.ui.words.persons import name_in_text

translate = QCoreApplication.translate

_IN_ROUNDS = (Band.TABLE, Band.GROUP)


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """One line of the table; ``cells`` are what `place_heads` are the heads of."""

    place: str
    name: str
    won: str
    points: str
    rate: str
    is_person: bool
    expected: str = ""
    cells: tuple[str, ...] = ()


def place_heads(tournament: Tournament) -> tuple[str, ...]:
    """Further columns: the group, the rounds in which everybody plays, and what sets the even apart."""
    found = []
    if tournament.header.format.kind is FormatKind.GROUPS:
        #: Head of a column: a group of a tournament, such as A
        found.append(translate("Tournament", "Group"))
    #: Head of a column: a round of a tournament
    text = translate("Tournament", "Round {number}")
    found.extend(text.format(number=whole(number)) for number in _rounds(tournament))
    if tournament.header.format.kind is FormatKind.SWISS:
        #: Head of a column, a standard term: the wins of all opponents but the one with the fewest
        found.append(translate("Tournament", "Buchholz cut 1"))
        #: Head of a column, a standard term: the wins of all opponents
        found.append(translate("Tournament", "Buchholz"))
        #: Head of a column, a standard term: the sum of the scores after each round
        found.append(translate("Tournament", "Progressive"))
    return tuple(found)


def derive_places(tournament: Tournament, rates: Mapping[str, float]) -> tuple[PlaceRow, ...]:
    """A row for each, the best first; ``rates`` are the performance ratings that are known."""
    further, expected = _further_cells(tournament), expected_wins(tournament)
    rows = []
    for place in places(tournament):
        entrant = tournament.entrants[place.entrant]
        #: Matches won of those played; both are numbers
        won = translate("Tournament", "{won} of {played}")
        rows.append(
            PlaceRow(
                place_text(place),
                entrant_text(entrant),
                won.format(won=whole(place.won), played=whole(place.played)),
                score_text(place.points_for, place.points_against),
                rating(rates[place.entrant]) if place.entrant in rates else "",
                not entrant.is_bot,
                decimals(expected[place.entrant], 1) if place.played else "",
                further[place.entrant],
            )
        )
    return tuple(rows)


def score_text(own: int, other: int) -> str:
    """Such as 7 to 4."""
    return f"{whole(own)}\N{EN DASH}{whole(other)}"


def _rounds(tournament: Tournament) -> range:
    return range(1, max((plan.round for plan in tournament.plans if plan.band in _IN_ROUNDS), default=0) + 1)


def _further_cells(tournament: Tournament) -> Mapping[str, tuple[str, ...]]:
    """What stands in the columns of `place_heads`, by entrant."""
    slots = [slot for slot in tournament.slots if slot.plan.band in _IN_ROUNDS]
    cells: dict[str, list[str]] = {one: [] for one in tournament.order}
    if tournament.header.format.kind is FormatKind.GROUPS:
        groups = {side: slot.plan.group for slot in slots for side in slot.sides if side}
        for one, found in cells.items():
            found.append(group_letter(groups[one]))
    by_round = {(slot.plan.round, side): slot for slot in slots for side in slot.sides if side}
    for one, found in cells.items():
        found.extend(_cell(tournament, by_round.get((number, one)), one) for number in _rounds(tournament))
    if tournament.header.format.kind is FormatKind.SWISS:
        for one, key in swiss_keys(tournament.order, tournament.slots).items():
            cells[one].extend(whole(number) for number in key[1:])
    return {one: tuple(found) for one, found in cells.items()}


def _cell(tournament: Tournament, slot: TournamentSlot | None, entrant: str) -> str:
    """How ``entrant`` fared in ``slot``; empty where there was none."""
    opponent = slot.opponent_of(entrant) if slot else None
    if slot is None or opponent is None:
        return ""
    if opponent == NOBODY:
        #: In a table, in the place of a match: nobody plays against them in that round
        return translate("Tournament", "Bye")
    name = name_in_text(tournament.entrants[opponent].name)
    if slot.outcome is None:
        #: In a table: the match that is to be played; {opponent} is the opponent
        return translate("Tournament", "against {opponent}").format(opponent=name)
    if slot.outcome.how in (How.PLAYED, How.FLAG):
        first, second = slot.outcome.score if slot.first == entrant else slot.outcome.score[::-1]
        #: In a table: a match that is over; {score} is such as 7 to 4, {opponent} is the opponent
        text = translate("Tournament", "{score} {opponent}")
        return text.format(score=score_text(first, second), opponent=name)
    if slot.winner == entrant:
        #: In a table: a match that nobody played; {opponent} is the opponent
        return translate("Tournament", "won against {opponent}").format(opponent=name)
    #: In a table: a match that nobody played; {opponent} is the opponent
    return translate("Tournament", "lost against {opponent}").format(opponent=name)
