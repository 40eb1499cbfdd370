"""The table of a tournament in which nobody is out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bgdesk.match.tournament.slots import How, TournamentSlot

_COUNTING = (How.PLAYED, How.FLAG, How.DIRECTOR, How.NO_SHOW)

Key = tuple[int, int, int, int]
"""Matches won; won among those who are even; the sum of wins of those beaten; points made less given away."""


def standing_keys(entrants: Iterable[str], slots: tuple[TournamentSlot, ...]) -> Mapping[str, Key]:
    """What each entrant is compared by, better ones larger; who is even in all of it shares a place."""
    decided = [slot for slot in slots if slot.outcome and slot.outcome.how in _COUNTING]
    wins = {one: sum(slot.winner == one for slot in decided) for one in entrants}
    return {one: _key(one, decided, wins) for one in wins}


def _key(entrant: str, decided: list[TournamentSlot], wins: Mapping[str, int]) -> Key:
    own = [slot for slot in decided if entrant in slot.sides]
    beaten = [slot.loser or "" for slot in own if slot.winner == entrant]
    among_even = sum(wins.get(loser) == wins[entrant] for loser in beaten)
    return (
        wins[entrant],
        among_even,
        sum(wins.get(loser, 0) for loser in beaten),
        sum(_difference(slot, entrant) for slot in own),
    )


def _difference(slot: TournamentSlot, entrant: str) -> int:
    first, second = slot.outcome.score if slot.outcome else (0, 0)
    return first - second if slot.first == entrant else second - first
