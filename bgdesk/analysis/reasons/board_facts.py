"""Facts of one board after a play, as numbers; whose they are and what they count says `FactKey`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bgdesk.analysis.reasons.evidence import Evidence, FactKey
from bgdesk.analysis.reasons.roll_facts import FAR, OpposingRolls, longest_row, weight
from bgdesk.rules.dice import Dice
from bgdesk.rules.outcome import is_race
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, HOME, OFF, Position, Side
from bgdesk.rules.variants import Ruleset

_ANCHORS = range(18, BAR)
_HIGH = 3
_DEAD = (1, 2)
_OUTSIDE = range(7, 18)


class BoardFacts:
    """The board after a play of ``player``; every fact is worked out when it is asked for."""

    def __init__(self, position: Position, player: Player, ruleset: Ruleset) -> None:
        self._position = position
        self._player = player
        self._ruleset = ruleset
        self.rolls = OpposingRolls(position, player, ruleset)
        self.row = longest_row(self._own, self._other)

    @property
    def _own(self) -> Side:
        return self._position.of(self._player)

    @property
    def _other(self) -> Side:
        return self._position.of(self._player.opponent)

    @property
    def blots(self) -> tuple[int, ...]:
        """Points with a single checker."""
        return tuple(point for point in range(OFF + 1, BAR) if self._own[point] == 1)

    @property
    def made(self) -> tuple[int, ...]:
        """Points with two checkers or more."""
        return tuple(point for point in range(OFF + 1, BAR) if self._own[point] > 1)

    def points(self, key: FactKey) -> tuple[int, ...]:
        """The points that ``key`` is about; empty where it is about none."""
        row = self.row
        match key:
            case FactKey.HIT_ROLLS | FactKey.DOUBLE_SHOT:
                return tuple(self.rolls.hits_by_point)
            case FactKey.FAR_HIT_ROLLS:
                return tuple(point for point in self.rolls.hits_by_point if BAR - point >= FAR)
            case FactKey.BLOTS:
                return self.blots
            case FactKey.BLOTS_HOME:
                return tuple(point for point in self.blots if point in HOME)
            case FactKey.MADE:
                return self.made
            case FactKey.HOME_POINTS:
                return tuple(point for point in self.made if point in HOME)
            case FactKey.OUTSIDE_POINTS:
                return tuple(point for point in self.made if point in _OUTSIDE)
            case FactKey.ANCHORS:
                return tuple(point for point in self.made if point in _ANCHORS)
            case FactKey.PRIME | FactKey.ESCAPE_ROLLS | FactKey.TRAPPED:
                return tuple(range(row.first, row.last + 1)) if row else ()
            case _:
                return ()

    def counted_rolls(self, key: FactKey) -> tuple[Dice, ...]:
        """The rolls that ``key`` counts; empty where it counts none."""
        match key:
            case FactKey.HIT_ROLLS:
                return self.rolls.hits
            case FactKey.FAR_HIT_ROLLS:
                return self.rolls.far_hits
            case FactKey.DOUBLE_SHOT:
                return self.rolls.double_hits
            case FactKey.DANCE_ROLLS:
                return self.rolls.dances
            case FactKey.ESCAPE_ROLLS:
                return self.rolls.escapes(self.row) if self.row else ()
            case _:
                return ()

    def value(self, key: FactKey) -> int:
        """The number that ``key`` stands for."""
        return _VALUES[key](self)

    @property
    def pips(self) -> int:
        """Pips that the player has still to go."""
        return self._position.pips(self._player)

    @property
    def lead(self) -> int:
        """Pips by which the player is ahead."""
        return self._position.pips(self._player.opponent) - self.pips

    @property
    def has_contact(self) -> bool:
        """Whether somebody can still be hit."""
        return not is_race(self._position, self._ruleset)

    @property
    def on_bar(self) -> int:
        """Opposing checkers on the bar."""
        return self._other[BAR]

    @property
    def stacked(self) -> int:
        """Checkers beyond the third of their point."""
        return sum(max(0, count - _HIGH) for count in self._own[OFF + 1 : BAR])

    @property
    def dead(self) -> int:
        """Checkers on the lowest two points."""
        return sum(self._own[point] for point in _DEAD)


_VALUES: Mapping[FactKey, Callable[[BoardFacts], int]] = MappingProxyType(
    {
        FactKey.HIT_ROLLS: lambda facts: weight(facts.rolls.hits),
        FactKey.FAR_HIT_ROLLS: lambda facts: weight(facts.rolls.far_hits),
        FactKey.DOUBLE_SHOT: lambda facts: weight(facts.rolls.double_hits),
        FactKey.BLOTS: lambda facts: len(facts.blots),
        FactKey.BLOTS_HOME: lambda facts: len(facts.points(FactKey.BLOTS_HOME)),
        FactKey.MADE: lambda facts: len(facts.made),
        FactKey.HOME_POINTS: lambda facts: len(facts.points(FactKey.HOME_POINTS)),
        FactKey.OUTSIDE_POINTS: lambda facts: len(facts.points(FactKey.OUTSIDE_POINTS)),
        FactKey.ANCHORS: lambda facts: len(facts.points(FactKey.ANCHORS)),
        FactKey.PRIME: lambda facts: facts.row.length if facts.row else 0,
        FactKey.TRAPPED: lambda facts: facts.row.trapped if facts.row else 0,
        FactKey.ESCAPE_ROLLS: lambda facts: weight(facts.counted_rolls(FactKey.ESCAPE_ROLLS)),
        FactKey.DANCE_ROLLS: lambda facts: weight(facts.rolls.dances),
        FactKey.ON_BAR: lambda facts: facts.on_bar,
        FactKey.PIPS: lambda facts: facts.pips,
        FactKey.LEAD: lambda facts: facts.lead,
        FactKey.CONTACT: lambda facts: int(facts.has_contact),
        FactKey.STACK: lambda facts: facts.stacked,
        FactKey.DEAD: lambda facts: facts.dead,
    }
)


def compared(key: FactKey, played: BoardFacts, best: BoardFacts) -> Evidence:
    """The fact ``key`` of both boards, with the points and rolls that only one of them has."""
    points = set(played.points(key)) ^ set(best.points(key))
    ours, theirs = played.counted_rolls(key), best.counted_rolls(key)
    rolls = tuple(roll for roll in (*ours, *theirs) if (roll in ours) != (roll in theirs))
    return Evidence(key, played.value(key), best.value(key), tuple(sorted(points)), rolls)
