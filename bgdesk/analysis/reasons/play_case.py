"""A wrong play beside the best one, with everything that the rules about reasons ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from bgdesk.analysis.reasons.board_facts import BoardFacts, compared
from bgdesk.analysis.reasons.evidence import Evidence, FactKey
from bgdesk.analysis.reasons.split import Split
from bgdesk.match.evaluation import Probabilities
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, Position
from bgdesk.rules.variants import Ruleset

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

    @property
    def wins_lost(self) -> float:
        """Chance of winning that was given away."""
        return self.best_chances.win - self.played_chances.win

    @property
    def gammons_missed(self) -> float:
        """Chance of winning a gammon that was given away."""
        return self.best_chances.win_gammon - self.played_chances.win_gammon

    @property
    def gammons_risked(self) -> float:
        """Chance of losing a gammon that was added."""
        return self.played_chances.lose_gammon - self.best_chances.lose_gammon

    def hits_made(self, after: Position) -> int:
        """How many opposing checkers the play to ``after`` sent to the bar."""
        opponent = self.player.opponent
        return after.of(opponent)[BAR] - self.before.of(opponent)[BAR]

    @cached_property
    def lost_to_shots(self) -> float:
        """Equity lost over just those rolls that hit after the play made and not after the best one."""
        hits = self.evidence(FactKey.HIT_ROLLS).rolls
        only = [roll for roll in hits if roll in self.played_facts.rolls.hits]
        if not only:
            return 0.0
        played, best = self.roll_values(self.played), self.roll_values(self.best)
        lost = sum((played[roll.high, roll.low] - best[roll.high, roll.low]) * roll.ways for roll in only)
        return lost / 36
