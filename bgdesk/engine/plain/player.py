"""A player of plain sense for every game: counts pips, points, primes and shots."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias, assert_never

from bgdesk.engine.cube_estimate import judge
from bgdesk.engine.plain.chances import chances, win_chance
from bgdesk.engine.plain.general_score import meets_head_on, score
from bgdesk.engine.protocol import RankedDouble, RankedPlay, Situation
from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities, Unit
from bgdesk.rules.dice import ALL_ROLLS
from bgdesk.rules.legal.plays import Play, legal_plays
from bgdesk.rules.outcome import outcome
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.rules.stages import Coming, NameDouble, Numbers, RollAgain, Stage, named_stages
from bgdesk.rules.variants import Ruleset

LEVEL = "plain"
FACES = range(1, 7)

_PIPS_OF_ROLL = 49 / 6
_PIPS_OF_NAMED = 20.0
"""Of the double that will be named, played whole."""

_FEW = 6
"""With no more checkers than this in play, all of both sides, the next roll is looked at too."""
_LOOKED_AT = 5
"""So many plays are judged by the next roll."""

_Judged: TypeAlias = tuple[tuple[float, float], Play]


@dataclass(frozen=True, slots=True)
class PlainEngine:
    """Judges by rules of thumb; its equities are estimates, the same on every computer."""

    name: str = "plain 2"

    def can_judge(self, ruleset: Ruleset) -> bool:
        """Every game."""
        del ruleset
        return True

    def rank_plays(
        self, situation: Situation, numbers: Numbers, thinking_ms: int = 0
    ) -> tuple[RankedPlay, ...]:
        """All legal plays, best first, by an estimated chance of winning scaled to -1 and 1."""
        del thinking_ms
        plays = situation.legal_plays(numbers).plays
        judged = [(_worth(play, numbers, situation), play) for play in plays]
        judged.sort(key=_by_worth, reverse=True)
        if _few_left(situation.position) and meets_head_on(situation.ruleset):
            judged = _looked_ahead(judged, situation.player, situation.ruleset)
        return tuple(_ranked(worth[0], play, numbers, situation) for worth, play in judged)

    def rank_doubles(self, situation: Situation) -> tuple[RankedDouble, ...]:
        """The doubles that may be named, best first, by the best play of the first stage of each."""
        named = (self._named(situation, face) for face in FACES)
        return tuple(sorted(named, key=lambda double: -double.equity.value))

    def _named(self, situation: Situation, face: int) -> RankedDouble:
        first, *later = named_stages(face, situation.ruleset, situation.turns[0])
        named = replace(situation, coming=(*later, *situation.coming[1:]))
        best = self.rank_plays(named, first)[0]
        return RankedDouble(face, best.equity, best.probabilities)

    def judge_cube(self, situation: Situation, *, roughly: bool = False) -> CubeDecision:
        """An estimate from the chances: nobody's last word on a close cube."""
        del roughly
        return judge(situation, self.judge_position(situation))

    def judge_position(self, situation: Situation) -> Probabilities:
        """Estimated chances of ``situation.player``, who is about to roll."""
        return chances(situation.position, situation.player, situation.ruleset)


def _ranked(worth: float, play: Play, numbers: Numbers, situation: Situation) -> RankedPlay:
    player = situation.player
    ahead = _pips_to_come(play, numbers, situation)
    after = chances(play.result, player.opponent, situation.ruleset, -ahead).flipped()
    return RankedPlay(play, Equity(worth, player, Unit.PIPS), after, LEVEL)


def _by_worth(judged: _Judged) -> tuple[float, float]:
    return judged[0]


def _worth(play: Play, numbers: Numbers, situation: Situation) -> tuple[float, float]:
    """Estimated value for the mover after ``play``; between equals the score in pips decides."""
    player, ruleset = situation.player, situation.ruleset
    ahead = _pips_to_come(play, numbers, situation)
    points = score(play.result, player, ruleset)
    return _value(play.result, player, ruleset, ahead), points + ahead


def _pips_to_come(play: Play, numbers: Numbers, situation: Situation) -> float:
    """Pips that the mover gains before the opponent rolls, about."""
    is_complete = len(play.steps) == len(numbers.faces)
    coming = situation.coming if is_complete else ()
    own_turn = _PIPS_OF_ROLL if situation.plays_rest else 0.0
    return own_turn + sum(_pips_of(each) for each in coming)


def _pips_of(coming: Coming) -> float:
    match coming:
        case Stage(faces):
            return float(sum(faces))
        case NameDouble():
            return _PIPS_OF_NAMED
        case RollAgain():
            return _PIPS_OF_ROLL
    assert_never(coming)


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
    """Value for ``player``, who is on roll: the mean over all rolls, each played as the score says."""
    if outcome(position, ruleset):
        return _value(position, player, ruleset)
    total = 0.0
    for dice in ALL_ROLLS:
        plays = legal_plays(position, player, dice, ruleset).plays
        total += dice.ways * max(_value(play.result, player, ruleset) for play in plays)
    return total / 36


def _value(position: Position, player: Player, ruleset: Ruleset, ahead: float = 0.0) -> float:
    """Estimated value for ``player``, who has just moved and is ``ahead`` by so many pips besides."""
    over = outcome(position, ruleset)
    if over is None:
        return 1 - 2 * win_chance(position, player.opponent, ruleset, -ahead)
    if over.winner is None:
        return 0.0
    return float(over.multiplier if over.winner is player else -over.multiplier)
