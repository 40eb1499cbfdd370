"""Game plans: what a position is about for a player."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType

from bgdesk.analysis.game_plans import GamePlan, plan_on
from bgdesk.practice.trainers.shape import (
    ChoiceAsked,
    ChoiceGiven,
    Given,
    Scene,
    TrainerId,
    TrainerQuestion,
    TrainerVerdict,
)
from bgdesk.practice.trainers.walks import BACKGAMMON, MOST_TURNS, Walked, seen_by_white, walk, walked_on
from bgdesk.rules.outcome import outcome
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position, side

_FEWEST_TURNS, _GAMES = 4, 3

CLEAR_PLANS = tuple(one for one in GamePlan if one is not GamePlan.MIXED)
"""What a question may be about."""


def plan_of(position: Position, player: Player) -> GamePlan:
    """The plan of ``player``."""
    return plan_on(position, BACKGAMMON, player)


def _begun(random: Random, wanted: GamePlan) -> Walked:
    """A game after some turns; one with a plan that seldom comes up by itself begins there."""
    if wanted not in _SELDOM:
        return walk(random, _FEWEST_TURNS)
    here = Walked(_SELDOM[wanted], Player.WHITE)
    return walked_on(random, walked_on(random, here))


def _lasting(random: Random, here: Walked) -> list[Position]:
    """Positions of a game with White to roll and a clear plan that is still the same two turns later."""
    seen = list[tuple[Position, GamePlan]]()
    for _ in range(MOST_TURNS - _FEWEST_TURNS):
        turned = seen_by_white(here, here.player).position
        seen.append((turned, plan_of(turned, Player.WHITE)))
        after = walked_on(random, here)
        if outcome(after.position, BACKGAMMON):
            break
        here = after
    both = zip(seen, seen[2:], strict=False)
    return [now[0] for now, later in both if now[1] is later[1] and now[1] in CLEAR_PLANS]


@dataclass(frozen=True, slots=True)
class PlanTruth:
    """The plans of White and Black; ``pips`` of both."""

    own: GamePlan
    other: GamePlan
    pips: tuple[int, int]


class PlansTrainer:
    """Asks for White's plan; only where it is clear, and still the same two turns later."""

    id = TrainerId.PLANS

    def make(self, random: Random) -> TrainerQuestion:
        """A position of a game; each plan comes up about equally often, as far as games have it."""
        wanted = random.choice(CLEAR_PLANS)
        found = list[Position]()
        for _ in range(_GAMES):
            lasting = _lasting(random, _begun(random, wanted))
            of_it = [one for one in lasting if plan_of(one, Player.WHITE) is wanted]
            if of_it:
                return self.about(random.choice(of_it))
            found += lasting
        return self.about(random.choice(found or [_SELDOM[GamePlan.HOLDING]]))

    def about(self, position: Position) -> TrainerQuestion:
        """The question about White's plan in ``position``."""
        own, other = (plan_of(position, player) for player in Player)
        truth = PlanTruth(own, other, (position.pips(Player.WHITE), position.pips(Player.BLACK)))
        scene = Scene(position, Player.WHITE)
        return TrainerQuestion(self.id, scene, ChoiceAsked(CLEAR_PLANS), truth)

    def judge(self, question: TrainerQuestion, given: Given) -> TrainerVerdict:
        """Right or wrong."""
        truth = question.truth
        assert isinstance(truth, PlanTruth)
        if not isinstance(given, ChoiceGiven):
            raise ValueError(f"{given!r} is no choice")
        is_right = GamePlan(given.chosen) is truth.own
        return TrainerVerdict(is_right, 0.0 if is_right else 1.0)


_PAST = side({13: 3, 8: 4, 6: 4, 5: 2, 4: 2})
_SELDOM: Mapping[GamePlan, Position] = MappingProxyType(
    {
        GamePlan.HOLDING: Position(side({20: 2, 13: 4, 8: 3, 6: 4, 5: 2}), _PAST),
        GamePlan.BACKGAME: Position(side({23: 2, 22: 3, 13: 3, 8: 2, 6: 3, 5: 2}), _PAST),
    }
)
"""Where games begin for plans that seldom come up: White holds one point, or two."""
