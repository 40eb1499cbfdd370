"""An engine for every game that has a network; deeper levels look at the next roll too."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

import numpy as np

from bgdesk.engine import cube_estimate
from bgdesk.engine.core.availability import plays_games
from bgdesk.engine.network.file import BrokenNetwork, Network, read_network
from bgdesk.engine.network.inputs import Floats, NetworkPosition
from bgdesk.engine.network.looks import chances_played_out
from bgdesk.engine.network.ranking import Ranking
from bgdesk.engine.network.search import FACES, Turn
from bgdesk.engine.network.shipped import DEEPEST, DEEPEST_IN_PYTHON, LEVELS, NAME, NETWORKS, network_path
from bgdesk.engine.network.stage_plays import stage_plays
from bgdesk.engine.network.values import NetworkValues, probabilities
from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.payoffs import payoffs_at
from bgdesk.engine.protocol import CannotJudge, RankedDouble, RankedPlay, Situation
from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities
from bgdesk.rules.player import Player
from bgdesk.rules.stages import Numbers, Stage
from bgdesk.rules.variants import Ruleset


@dataclass(frozen=True, slots=True)
class NetworkEngine:
    """Judges by a network alone (``plies`` 1), or the best few plays by the next roll (2) or two (3).

    What a roll still holds after a play is played out before that play is judged.
    """

    plies: int = 1

    @property
    def name(self) -> str:
        """Name, version of the networks and depth."""
        deepest = DEEPEST if plays_games() else DEEPEST_IN_PYTHON
        return f"{NAME} {LEVELS[min(self.plies, deepest)]}"

    def can_judge(self, ruleset: Ruleset) -> bool:
        """Every game for which a network is shipped and whole."""
        try:
            network_of(ruleset)
        except CannotJudge:
            return False
        return True

    def rank_plays(
        self, situation: Situation, numbers: Numbers, thinking_ms: int = 0
    ) -> tuple[RankedPlay, ...]:
        """All legal plays of a roll or of one stage of it, best first; equities in points."""
        del thinking_ms
        judge = values_at(situation)
        found = stage_plays(turn_of(situation, numbers), judge)
        ranking = Ranking(found, judge, self.plies)
        rows, player = ranking.rows.tolist(), situation.player
        points, levels = judge.points(ranking.rows).tolist(), ranking.levels
        return tuple(
            RankedPlay(
                found.plays[place],
                Equity(points[place], player, judge.unit),
                Probabilities.within_bounds(player, rows[place][:5]),
                levels[place],
            )
            for place in ranking.order
        )

    def rank_doubles(self, situation: Situation) -> tuple[RankedDouble, ...]:
        """The doubles that may be named, best first, each played as well as the network can."""
        judge = values_at(situation)
        turn = Turn(situation.position, situation.player, situation.coming, situation.turns)
        named = [turn.named(face, situation.ruleset) for face in FACES]
        rows = chances_played_out(named, judge)
        player = situation.player
        return tuple(
            RankedDouble(
                FACES[place], _equity(rows[place], player, judge), probabilities(rows[place], player)
            )
            for place in _best_first(range(len(FACES)), rows, judge)
        )

    def judge_cube(self, situation: Situation, *, roughly: bool = False) -> CubeDecision:
        """An estimate from the chances, for the games that have a cube."""
        del roughly
        if not situation.ruleset.has_cube:
            raise CannotJudge(Obstacle.NO_CUBE_DECISION)
        return cube_estimate.judge(situation, self.judge_position(situation))

    def judge_position(self, situation: Situation) -> Probabilities:
        """Chances of ``situation.player``, who is about to roll."""
        return probabilities(chances_at(situation), situation.player)


def chances_at(situation: Situation) -> Floats:
    """A row of `OUTPUTS` for ``situation.player``, who is about to roll, by the network alone."""
    seen = NetworkPosition(situation.position, situation.player, situation.turns)
    return np.asarray(values_at(situation).chances([seen])[0])


def values_at(situation: Situation) -> NetworkValues:
    """What the network of the game says at this score. Raises CannotJudge."""
    network = network_of(situation.ruleset)
    return NetworkValues(network, situation.ruleset, payoffs_at(situation), situation.player)


def network_of(ruleset: Ruleset) -> Network:
    """The network that plays ``ruleset``. Raises CannotJudge."""
    if ruleset.id not in NETWORKS:
        raise CannotJudge(Obstacle.VARIANT_UNKNOWN, ruleset.id)
    try:
        return shipped_network(NETWORKS[ruleset.id])
    except BrokenNetwork as problem:
        raise CannotJudge(Obstacle.FILE_BROKEN, problem) from problem


@cache
def shipped_network(name: str) -> Network:
    """The network of that name, read once. Raises BrokenNetwork."""
    return read_network(network_path(name), name)


def turn_of(situation: Situation, numbers: Numbers) -> Turn:
    """The turn in which ``situation.player`` is to play ``numbers``."""
    own, other = situation.turns
    return Turn(
        situation.position,
        situation.player,
        (Stage(numbers.faces), *situation.coming),
        (own, other + situation.plays_rest),
        situation.left_start,
        situation.plays_rest,
    )


def _best_first(places: Iterable[int], rows: Floats, judge: NetworkValues) -> list[int]:
    points = judge.points(rows)
    return sorted(places, key=lambda place: -float(points[place]))


def _equity(row: Floats, player: Player, judge: NetworkValues) -> Equity:
    return Equity(float(judge.points(row)), player, judge.unit)
