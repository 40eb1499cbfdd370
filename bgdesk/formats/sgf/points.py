"""The letters that SGF names points with: White's points in alphabetical order, the bar and off.

``a`` to ``x`` are White's points 1 to 24, so ``x`` is Black's 1-point; ``y`` is the bar, ``z`` off.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from bgdesk.formats.move_matching import Hop
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF, POINTS, Position, Side

MOST_HOPS = 4
"""A move has no more than these."""

_MOST_PLACES = 1_000
_LETTERS = "abcdefghijklmnopqrstuvwx"
_BAR_LETTER, _OFF_LETTER = "y", "z"


def _points(player: Player) -> Mapping[str, int]:
    """The own number of every place by its letter."""
    points = POINTS if player is Player.WHITE else reversed(POINTS)
    return MappingProxyType({**dict(zip(_LETTERS, points, strict=True)), _BAR_LETTER: BAR, _OFF_LETTER: OFF})


_POINTS_OF = MappingProxyType({player: _points(player) for player in Player})
_LETTERS_OF = MappingProxyType(
    {player: MappingProxyType({at: letter for letter, at in _POINTS_OF[player].items()}) for player in Player}
)


@lru_cache(maxsize=4_096)
def hops_of(letters: str, player: Player) -> tuple[Hop, ...] | None:
    """The hops that pairs of ``letters`` name, in ``player``'s own coordinates; ``None`` if they are none."""
    points = _POINTS_OF[player]
    if len(letters) % 2 or not all(letter in points for letter in letters):
        return None
    places = [points[letter] for letter in letters]
    return tuple(zip(places[::2], places[1::2], strict=True))


def letters_of(hops: Iterable[Hop], player: Player) -> str:
    """Pairs of letters for ``hops`` in ``player``'s own coordinates."""
    names = _LETTERS_OF[player]
    return "".join(names[source] + names[target] for source, target in hops)


@dataclass(frozen=True, slots=True)
class Placing:
    """What a set-up node does to the board: places that are cleared, then checkers that are added."""

    cleared: frozenset[str]
    white: Mapping[str, int]
    black: Mapping[str, int]

    def on(self, position: Position, checkers: int) -> Position | None:
        """``position`` with this done to it, the rest of ``checkers`` borne off; ``None`` if too many are."""
        white = self._side(position.white, Player.WHITE, self.white, checkers)
        black = self._side(position.black, Player.BLACK, self.black, checkers)
        return Position(white, black) if white and black else None

    def _side(self, side: Side, player: Player, added: Mapping[str, int], checkers: int) -> Side | None:
        points = _POINTS_OF[player]
        counts = list(side)
        for letter in self.cleared:
            counts[points[letter]] = 0
        for letter, count in added.items():
            counts[points[letter]] += count
        counts[OFF] = checkers - sum(counts[1:])
        return tuple(counts) if counts[OFF] >= 0 else None


def placing_of(clear: list[str], white: list[str], black: list[str]) -> Placing:
    """The placing that the values of AE, AW and AB describe; letters that are no places are skipped."""
    return Placing(frozenset(_places(clear)), Counter(_places(white)), Counter(_places(black)))


def _places(values: list[str]) -> Iterator[str]:
    """Places named one by one or as ``first:last``."""
    places = _LETTERS + _BAR_LETTER
    for value in values[:_MOST_PLACES]:
        first, _, last = value.strip().lower().partition(":")
        last = last or first
        if len(first) == len(last) == 1 and first in places and last in places:
            yield from places[places.index(first) : places.index(last) + 1]


def placed_letters(position: Position, player: Player) -> str:
    """One letter for every checker of ``player`` that is not borne off."""
    counts = position.of(player)
    names = _LETTERS_OF[player]
    return "".join(names[point] * counts[point] for point in (*POINTS, BAR))
