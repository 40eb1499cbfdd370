"""The entrants of a new tournament, and how they come about."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import count, cycle, islice

from bgdesk.engine.levels import level_of
from bgdesk.engine.strengths import strength_of
from bgdesk.match.tournament.entrants import Entrant, EntrantKind

_EVEN_PR, _EVEN_RATING = 10.0, 1500.0
_RATING_OF_PR = 100 / 3
"""Three points of the performance rating are about a hundred points of results."""
_CLUB = ("intermediate", "advanced", "casual", "intermediate", "expert", "intermediate", "advanced", "casual")
"""A field as in a club."""

_NAMES = (
    "Nora", "Emil", "Ida", "Oskar", "Mina", "Felix", "Alma", "Jonas", "Leyla", "Bruno", "Hana", "Milan",
    "Vera", "Tariq", "Greta", "Luca", "Yuki", "Sven", "Amira", "Pavel", "Clara", "Deniz", "Freja",
    "Hugo", "Ines", "Karim", "Livia", "Mateo", "Nadia", "Otto", "Petra", "Rafael", "Selma", "Tomas",
    "Ulla", "Viktor", "Wanda", "Zoe", "Anton", "Berta", "Cyril", "Dora", "Elif", "Fritz", "Gita",
    "Henrik", "Irma", "Jakob", "Kaja", "Leon", "Marta", "Nils", "Olga", "Pia", "Quentin", "Rosa",
    "Stefan", "Tilda", "Uwe", "Viola", "Wim", "Xenia", "Yara", "Zeno",
)  # fmt: skip
"""For computer players; the same in all languages."""


def bot_rating(level: str) -> float:
    """What a computer player's measured strength is on the scale of results; it does not change with them."""
    measured = strength_of(level)
    pr = measured.pr if measured else level_of(level).people
    return round(_EVEN_RATING + (_EVEN_PR - pr) * _RATING_OF_PR)


class NewField:
    """Who takes part so far, in the order of entry."""

    def __init__(self, rating_of: Callable[[str], float], entrants: Iterable[Entrant] = ()) -> None:
        self._rating_of = rating_of
        self._ids = count(1)
        self.entrants = list(entrants)

    def add_person(self, name: str) -> bool:
        """A person at this computer; False where one of that name is there."""
        names = {one.name.casefold() for one in self.entrants if not one.is_bot}
        if not name or name.casefold() in names:
            return False
        self._add(Entrant(self._new_id(), name, rating=self._rating_of(name)))
        return True

    def add_bot(self, level: str) -> None:
        """A computer player with a name that nobody else has."""
        taken = {one.name.casefold() for one in self.entrants}
        free = next((name for name in _NAMES if name.casefold() not in taken), "")
        name = free or next(f"{name} {number}" for number in count(2) for name in _NAMES)
        self._add(Entrant(self._new_id(), name, EntrantKind.BOT, level, bot_rating(level)))

    def fill(self, size: int, club: Sequence[str] = _CLUB) -> None:
        """Add computers as in a club, or take computers away, until ``size`` take part."""
        for level in islice(cycle(club), max(0, size - len(self.entrants))):
            self.add_bot(level)
        bots = [one for one in self.entrants if one.is_bot]
        for one in bots[max(0, len(bots) - max(0, len(self.entrants) - size)) :]:
            self.entrants.remove(one)

    def remove(self, entrant_id: str) -> None:
        """Without that one."""
        self.entrants = [one for one in self.entrants if one.id != entrant_id]

    def move(self, entrant_id: str, place: int) -> None:
        """Have that one at ``place``, from 0, and whoever was there or behind it further back."""
        moved = next(one for one in self.entrants if one.id == entrant_id)
        self.remove(entrant_id)
        self.entrants.insert(place, moved)

    def _add(self, entrant: Entrant) -> None:
        self.entrants.append(entrant)

    def _new_id(self) -> str:
        taken = {one.id for one in self.entrants}
        return next(name for name in (f"e{number}" for number in self._ids) if name not in taken)
