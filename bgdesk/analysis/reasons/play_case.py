"""A wrong play beside the best one, with everything that the rules about reasons ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Set
from dataclasses import dataclass, field
from functools import cached_property

from bgdesk.analysis.reasons.ablation import without_hits, without_points
from bgdesk.analysis.reasons.board_facts import BoardFacts, compared
from bgdesk.analysis.reasons.evidence import Evidence, FactKey
from bgdesk.analysis.reasons.split import Split
from bgdesk.match.evaluation import Probabilities
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, POINTS, Position
from bgdesk.rules.variants import Ruleset

_ROLLS = 36

RollValues = Callable[[Position], Mapping[tuple[int, int], float]]
"""What each roll of the opponent (higher die first) is worth to the opponent on a board, at a first look."""


@dataclass(frozen=True)
class PlayCase:
    """``player`` lost ``split.loss`` by the play that led to ``played`` instead of ``best``."""

    player: Player
    ruleset: Ruleset
    before: Position
    played: Position
    best: Position
    played_chances: Probabilities
    best_chances: Probabilities
    split: Split
    roll_values: RollValues = field(repr=False)

    @cached_property
    def played_facts(self) -> BoardFacts:
        """The board after the play that was made."""
        return BoardFacts(self.played, self.player, self.ruleset)

    @cached_property
    def best_facts(self) -> BoardFacts:
        """The board after the best play."""
        return BoardFacts(self.best, self.player, self.ruleset)

    def evidence(self, key: FactKey) -> Evidence:
        """The fact ``key`` of both boards."""
        return compared(key, self.played_facts, self.best_facts)

    def hits_made(self, after: Position) -> int:
        """How many opposing checkers the play to ``after`` sent to the bar."""
        opponent = self.player.opponent
        return after.of(opponent)[BAR] - self.before.of(opponent)[BAR]

    def points_hit(self, after: Position) -> tuple[int, ...]:
        """Where that was, in the player's numbers."""
        old, new = self.before.of(self.player.opponent), after.of(self.player.opponent)
        return tuple(point for point in POINTS if new[BAR - point] < old[BAR - point])

    def worth(self, position: Position) -> float:
        """The player's equity of a board before the opponent rolls, as a mean over the rolls."""
        values = self.roll_values(position)
        return -sum(values[roll.high, roll.low] * roll.ways for roll in ALL_ROLLS) / _ROLLS

    def lost_over(self, rolls: Iterable[Dice]) -> float:
        """Equity lost over just those rolls of the opponent."""
        played, best = self.roll_values(self.played), self.roll_values(self.best)
        more = sum((played[roll.high, roll.low] - best[roll.high, roll.low]) * roll.ways for roll in rolls)
        return more / _ROLLS

    def worth_of_points(self, made: Set[int], made_instead: Set[int]) -> float | None:
        """What the best board has of ``made``, less what the other one has of ``made_instead``."""
        worth = self._worth_of_points(self.best, made)
        instead = self._worth_of_points(self.played, made_instead)
        return None if worth is None or instead is None else worth - instead

    def _worth_of_points(self, position: Position, points: Set[int]) -> float | None:
        if not points:
            return 0.0
        without = without_points(position, self.player, points)
        return self.worth(position) - self.worth(without) if without else None

    @property
    def worth_of_hits(self) -> float:
        """What the best board has of its hits, less what the other one has of its own."""
        return self._worth_of_hits(self.best) - self._worth_of_hits(self.played)

    def _worth_of_hits(self, after: Position) -> float:
        if not self.hits_made(after):
            return 0.0
        return self.worth(after) - self.worth(without_hits(self.before, after, self.player))
