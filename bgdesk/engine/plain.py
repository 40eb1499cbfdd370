"""A player of plain sense for every game with hits: counts pips, points, primes and shots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from bgdesk.engine.plain_chances import chances, win_chance
from bgdesk.engine.plain_cube import judge
from bgdesk.engine.plain_score import score
from bgdesk.engine.protocol import CannotJudge, RankedPlay, Situation
from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities, Unit
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.outcome import outcome
from bgdesk.rules.player import Player
from bgdesk.rules.plays import Play, legal_plays
from bgdesk.rules.position import Position
from bgdesk.rules.variants import Contact, Relation, Ruleset

LEVEL = "plain"

_FEW = 6
"""With no more checkers than this in play, all of both sides, the next roll is looked at too."""
_LOOKED_AT = 5
"""So many plays are judged by the next roll."""

_Judged: TypeAlias = tuple[tuple[float, float], Play]


@dataclass(frozen=True, slots=True)
class PlainEngine:
    """Judges by rules of thumb; its equities are estimates, the same on every computer."""

    name: str = "plain 1"

    def can_judge(self, ruleset: Ruleset) -> bool:
        """Every game in which the players meet head on and hit."""
        return (ruleset.contact, ruleset.relation) == (Contact.HIT, Relation.CONTRARY)

    def rank_plays(self, situation: Situation, dice: Dice, thinking_ms: int = 0) -> tuple[RankedPlay, ...]:
        """All legal plays, best first, by an estimated chance of winning scaled to -1 and 1."""
        del thinking_ms
        ruleset = self._checked(situation)
        plays = legal_plays(situation.position, situation.player, dice, ruleset).plays
        judged = [(_worth(play.result, situation.player, ruleset), play) for play in plays]
        judged.sort(key=_by_worth, reverse=True)
        if _few_left(situation.position):
            judged = _looked_ahead(judged, situation.player, ruleset)
        return tuple(_ranked(worth[0], play, situation) for worth, play in judged)

    def judge_cube(self, situation: Situation, *, roughly: bool = False) -> CubeDecision:
        """An estimate from the chances: nobody's last word on a close cube."""
        del roughly
        return judge(situation, self.judge_position(situation))

    def judge_position(self, situation: Situation) -> Probabilities:
        """Estimated chances of ``situation.player``, who is about to roll."""
        return chances(situation.position, situation.player, self._checked(situation))

    def _checked(self, situation: Situation) -> Ruleset:
        if not self.can_judge(situation.ruleset):
            raise CannotJudge(f"{self.name} does not play {situation.ruleset.id}")
        return situation.ruleset


def _ranked(worth: float, play: Play, situation: Situation) -> RankedPlay:
    player = situation.player
    after = chances(play.result, player.opponent, situation.ruleset).flipped()
    return RankedPlay(play, Equity(worth, player, Unit.PIPS), after, LEVEL)


def _by_worth(judged: _Judged) -> tuple[float, float]:
    return judged[0]


def _worth(position: Position, player: Player, ruleset: Ruleset) -> tuple[float, float]:
    """Estimated value for ``player``, who has just moved; between equals the score in pips decides."""
    own, other = position.of(player), position.of(player.opponent)
    return _value(position, player, ruleset), score(own, other, ruleset.relation)


def _few_left(position: Position) -> bool:
    return sum(position.white[1:]) + sum(position.black[1:]) <= _FEW


def _looked_ahead(judged: list[_Judged], player: Player, ruleset: Ruleset) -> list[_Judged]:
    """``judged``, best first, with the best few judged anew; the others stay behind them."""
    best = [
        ((-_after_next_roll(play.result, player.opponent, ruleset), worth[1]), play)
        for worth, play in judged[:_LOOKED_AT]
    ]
    best.sort(key=_by_worth, reverse=True)
    least = best[-1][0]
    return best + [(min(worth, least), play) for worth, play in judged[_LOOKED_AT:]]


def _after_next_roll(position: Position, player: Player, ruleset: Ruleset) -> float:
    """Value for ``player``, who is on roll: the mean over his rolls, each played as the score says."""
    if outcome(position, ruleset):
        return _value(position, player, ruleset)
    total = 0.0
    for dice in ALL_ROLLS:
        plays = legal_plays(position, player, dice, ruleset).plays
        total += (1 if dice.is_double else 2) * max(_value(play.result, player, ruleset) for play in plays)
    return total / 36


def _value(position: Position, player: Player, ruleset: Ruleset) -> float:
    """Estimated value for ``player``, who has just moved."""
    over = outcome(position, ruleset)
    if over:
        return float(over.multiplier if over.winner is player else -over.multiplier)
    return 1 - 2 * win_chance(position.of(player.opponent), position.of(player), ruleset)
