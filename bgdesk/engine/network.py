"""A mind for every game that has a network; deeper levels look at the next throw too."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache

import numpy as np

from bgdesk.engine import plain_cube
from bgdesk.engine.network_file import FORMAT, BrokenNetwork, Network, read_network
from bgdesk.engine.network_inputs import OUTPUTS, Floats, Seen
from bgdesk.engine.network_search import FACES, Turn, chances_after_throws, chances_for, chances_played_out
from bgdesk.engine.network_values import Judge, flipped, probabilities
from bgdesk.engine.networks import CLOSE, CLOSE_BY_CHECKERS, LOOKED_AT, NETWORKS, network_path
from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.protocol import CannotJudge, RankedPlay, Situation
from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities, Unit
from bgdesk.rules.player import Player
from bgdesk.rules.plays import Play
from bgdesk.rules.stages import Numbers, Stage
from bgdesk.rules.variants import Ruleset, Scoring

SHALLOW, DEEP = "1ply", "2ply"


@dataclass(frozen=True, slots=True)
class NetworkEngine:
    """Judges by a network alone (``plies`` 1), or the best few plays by the throw after them (2 and more)."""

    plies: int = 1

    @property
    def name(self) -> str:
        """Name, version of the networks and depth."""
        return f"network {FORMAT} {DEEP if self.plies > 1 else SHALLOW}"

    def can_judge(self, ruleset: Ruleset) -> bool:
        """Every game for which a network is shipped and whole."""
        try:
            self._judge(ruleset)
        except CannotJudge:
            return False
        return True

    def rank_plays(
        self, situation: Situation, numbers: Numbers, thinking_ms: int = 0
    ) -> tuple[RankedPlay, ...]:
        """All legal plays of a throw or of one stage of it, best first; equities in points."""
        del thinking_ms
        judge = self._judge(situation.ruleset)
        turn = _turn_of(situation, numbers)
        plays = turn.plays(situation.ruleset)
        afters = [turn.after(play, situation.ruleset) for play in plays]
        rows = chances_for([situation.player] * len(afters), afters, judge)
        order = _best_first(range(len(plays)), rows, judge)
        deeper = _close(order, rows, judge) if self.plies > 1 else []
        if len(deeper) > 1:
            rows[deeper] = _deeper([afters[place] for place in deeper], situation.player, judge)
            order[: len(deeper)] = _best_first(deeper, rows, judge)
        ranked = [_ranked(plays[place], rows[place], situation.player, judge) for place in order]
        if len(deeper) > 1:
            ranked[: len(deeper)] = [replace(each, level=DEEP) for each in ranked[: len(deeper)]]
        return tuple(ranked)

    def rank_doubles(self, situation: Situation) -> tuple[tuple[int, Equity], ...]:
        """The doubles that may be named, best first, each played as well as the network can."""
        judge = self._judge(situation.ruleset)
        turn = Turn(situation.position, situation.player, situation.coming, situation.turns)
        named = [turn.named(face, situation.ruleset) for face in FACES]
        points = judge.points(chances_played_out(named, judge))
        ranked = sorted(zip(FACES, points, strict=True), key=lambda pair: -float(pair[1]))
        return tuple((face, Equity(float(value), situation.player, Unit.MONEY)) for face, value in ranked)

    def judge_cube(self, situation: Situation, *, roughly: bool = False) -> CubeDecision:
        """An estimate from the chances, for the games that have a cube."""
        del roughly
        if not situation.ruleset.has_cube:
            raise CannotJudge(Obstacle.NO_CUBE_DECISION)
        return plain_cube.judge(situation, self.judge_position(situation))

    def judge_position(self, situation: Situation) -> Probabilities:
        """Chances of ``situation.player``, who is about to roll."""
        judge = self._judge(situation.ruleset)
        seen = Seen(situation.position, situation.player, situation.turns)
        return probabilities(judge.chances([seen])[0], situation.player)

    def _judge(self, ruleset: Ruleset) -> Judge:
        if ruleset.id not in NETWORKS:
            raise CannotJudge(Obstacle.VARIANT_UNKNOWN, ruleset.id)
        try:
            return Judge(shipped_network(NETWORKS[ruleset.id]), ruleset)
        except BrokenNetwork as problem:
            raise CannotJudge(Obstacle.FILE_BROKEN, problem) from problem


@cache
def shipped_network(name: str) -> Network:
    """The network of that name, read once. Raises BrokenNetwork."""
    return read_network(network_path(name), name)


def _turn_of(situation: Situation, numbers: Numbers) -> Turn:
    own, other = situation.turns
    return Turn(
        situation.position,
        situation.player,
        (Stage(numbers.faces), *situation.coming),
        (own, other + situation.plays_rest),
        situation.left_start,
        situation.plays_rest,
    )


def _best_first(places: Iterable[int], rows: Floats, judge: Judge) -> list[int]:
    points = judge.points(rows)
    return sorted(places, key=lambda place: -float(points[place]))


def _close(order: list[int], rows: Floats, judge: Judge) -> list[int]:
    """Those of ``order``, which begins with the best, that the next throw may show to be better."""
    points = judge.points(rows)
    width = CLOSE_BY_CHECKERS if judge.ruleset.scoring is Scoring.PER_CHECKER else CLOSE
    return [place for place in order[:LOOKED_AT] if points[order[0]] - points[place] <= width]


def _ranked(play: Play, row: Floats, player: Player, judge: Judge) -> RankedPlay:
    equity = Equity(float(judge.points(row)), player, Unit.MONEY)
    return RankedPlay(play, equity, probabilities(row, player), SHALLOW)


def _deeper(afters: list[Turn], player: Player, judge: Judge) -> Floats:
    """What ``afters`` bring to ``player`` with the next throw, or what is left of this one, played out."""
    rows = np.zeros((len(afters), OUTPUTS), dtype=np.float32)
    for is_played, look in ((True, chances_after_throws), (False, chances_played_out)):
        places = [at for at, turn in enumerate(afters) if turn.is_played(judge.ruleset) is is_played]
        for place, row in zip(places, look([afters[place] for place in places], judge), strict=True):
            after = afters[place]
            whose = after.next_player if is_played else after.player
            rows[place] = row if whose is player else flipped(row)
    return rows
