"""How many matches somebody was expected to win."""

from __future__ import annotations

from collections.abc import Mapping

from bgdesk.match.rating import Rating, win_probability
from bgdesk.match.tournament.slots import How
from bgdesk.match.tournament.tournament import Tournament


def expected_wins(tournament: Tournament) -> Mapping[str, float]:
    """The sum of the chances to win the matches that were played, by the ratings at the draw, by entrant."""
    expected = dict.fromkeys(tournament.order, 0.0)
    ratings = {name: Rating(one.rating) for name, one in tournament.entrants.items()}
    for slot in tournament.slots:
        is_played = slot.outcome is not None and slot.outcome.how in (How.PLAYED, How.FLAG)
        if is_played and slot.first and slot.second:
            chance = win_probability(ratings[slot.first], ratings[slot.second], slot.plan.length)
            expected[slot.first] += chance
            expected[slot.second] += 1 - chance
    return expected
