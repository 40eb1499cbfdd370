"""An engine for every game that has a network; deeper levels look at the next roll too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from bgdesk.engine import cube_estimate
from bgdesk.engine.network.file import BrokenNetwork, Network, read_network
from bgdesk.engine.network.inputs import OUTPUTS, Floats, NetworkPosition
from bgdesk.engine.network.search import (
    FACES,
    Turn,
    chances_after_rolls,
    chances_for,
    chances_played_out,
)
from bgdesk.engine.network.shipped import (
    CLOSE,
    CLOSE_BY_CHECKERS,
    DEEP,
    GLANCE,
    LOOKED_AT,
    NAME,
    NETWORKS,
    SHALLOW,
    network_path,
)
from bgdesk.engine.network.values import NetworkValues, flipped, possible, probabilities
from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.payoffs import payoffs_at
from bgdesk.engine.protocol import CannotJudge, RankedDouble, RankedPlay, Situation
from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.outcome import outcome
from bgdesk.rules.player import Player
from bgdesk.rules.stages import Numbers, Stage
from bgdesk.rules.variants import Ruleset


@dataclass(frozen=True, slots=True)
class NetworkEngine:
    """Judges by a network alone (``plies`` 1), or the best few plays by the roll after them (2 and more).

    What a roll still holds after a play is played out before that play is judged.
    """

    plies: int = 1

    @property
    def name(self) -> str:
        """Name, version of the networks and depth."""
        return f"{NAME} {DEEP if self.plies > 1 else SHALLOW}"

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
        turn = turn_of(situation, numbers)
        plays = turn.plays(situation.ruleset)
        afters = [turn.after(play, situation.ruleset) for play in plays]
        rows = chances_for([situation.player] * len(afters), afters, judge)
        order = _best_first(range(len(plays)), rows, judge)
        levels = [SHALLOW if after.is_played(situation.ruleset) else GLANCE for after in afters]
        close = _close(order, rows, judge)
        deeper = self._worth_a_look(close, levels)
        if deeper:
            rows = _seen_deeper(rows, afters, deeper, situation.player, judge)
            order = _best_first(close, rows, judge) + _best_first(order[len(close) :], rows, judge)
            for place in deeper:
                levels[place] = DEEP if self.plies > 1 else SHALLOW
        return tuple(
            _ranked(plays[place], rows[place], situation.player, judge, levels[place]) for place in order
        )

    def _worth_a_look(self, close: list[int], levels: Sequence[str]) -> list[int]:
        """Those of ``close`` that are to be judged anew: all, or only what leaves numbers to play."""
        if self.plies > 1 and len(close) > 1:
            return close
        return [place for place in close if levels[place] == GLANCE]

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


def _close(order: list[int], rows: Floats, judge: NetworkValues) -> list[int]:
    """Those of ``order``, which begins with the best, that the next roll may show to be better."""
    points = judge.points(rows)
    width = CLOSE_BY_CHECKERS if judge.counts_checkers else CLOSE
    return [place for place in order[:LOOKED_AT] if points[order[0]] - points[place] <= width]


def _ranked(play: Play, row: Floats, player: Player, judge: NetworkValues, level: str) -> RankedPlay:
    return RankedPlay(play, _equity(row, player, judge), probabilities(row, player), level)


def _equity(row: Floats, player: Player, judge: NetworkValues) -> Equity:
    return Equity(float(judge.points(row)), player, judge.unit)


def _seen_deeper(
    rows: Floats, afters: list[Turn], deeper: list[int], player: Player, judge: NetworkValues
) -> Floats:
    """``rows`` with those of ``deeper`` looked at; the others change by as much as these do on average.

    A network is a little too hopeful or too gloomy about whoever rolls next, and a look ahead turns that
    round: without this, figures of different depths could not stand in one list.
    """
    looked = looked_at([afters[place] for place in deeper], player, judge)
    change = (looked - rows[deeper]).mean(axis=0)
    others = [
        place
        for place, after in enumerate(afters)
        if place not in deeper and not outcome(after.position, judge.ruleset)
    ]
    changed = rows.copy()
    changed[others] = possible(np.clip(rows[others] + change, 0, 1), judge.ruleset)
    changed[deeper] = looked
    return changed


def looked_at(afters: list[Turn], player: Player, judge: NetworkValues) -> Floats:
    """What ``afters`` bring to ``player`` with the next roll, or what is left of this one, played out."""
    rows = np.zeros((len(afters), OUTPUTS), dtype=np.float32)
    for is_played, look in ((True, chances_after_rolls), (False, chances_played_out)):
        places = [at for at, turn in enumerate(afters) if turn.is_played(judge.ruleset) is is_played]
        for place, row in zip(places, look([afters[place] for place in places], judge), strict=True):
            after = afters[place]
            whose = after.next_player if is_played else after.player
            rows[place] = row if whose is player else flipped(row)
    return rows
