"""The judgements of one engine being collected from a file that names moves step by step."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from bgdesk.formats.move_matching import Hop, literal_result
from bgdesk.match.cube_rules import may_double
from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities, Unit
from bgdesk.match.state import MatchState
from bgdesk.match.study import Analysis, Candidate, JudgedCube, JudgedPlay, JudgedRoll
from bgdesk.rules.legal.steps import Step
from bgdesk.rules.notation.plays import format_play
from bgdesk.rules.player import Player
from bgdesk.rules.position import OFF, Position
from bgdesk.rules.relation import rel


@dataclass(frozen=True, slots=True)
class JudgedHops:
    """One candidate: the moves, their equity for the mover, the mover's chances and the level."""

    hops: tuple[Hop, ...]
    equity: float
    probabilities: Probabilities | None
    level: str
    depth: float
    """To be ranked by: candidates of a greater depth come first."""


@dataclass(slots=True)
class Collected:
    """Judgements in the order of their events; ``left_out`` counts those that could not be understood."""

    unit: Unit
    plays: list[JudgedPlay] = field(default_factory=list)
    cubes: list[JudgedCube] = field(default_factory=list)
    rolls: list[JudgedRoll] = field(default_factory=list)
    levels: Counter[str] = field(default_factory=Counter)
    left_out: int = 0

    def add_play(self, event: int, before: MatchState, after: Position, judged: list[JudgedHops]) -> None:
        """The candidates for the roll in ``before``, of which the one that led to ``after`` was played."""
        player = before.turn
        if player is None:
            return
        found: list[Candidate] = []
        for one in sorted(judged, key=lambda one: (-one.depth, -one.equity)):
            relation = before.options.ruleset().relation
            position = literal_result(before.position, player, one.hops, relation)
            if position is None:
                self.left_out += 1
                continue
            written = _written(before, player, position, one.hops)
            equity = Equity(one.equity, player, self.unit)
            found.append(Candidate(written, position, equity, one.probabilities, one.level))
        if found:
            self.levels[found[0].level] += 1
            played = next((i for i, one in enumerate(found) if one.position == after), None)
            self.plays.append(JudgedPlay(event, tuple(found), played))

    def add_cube(self, event: int, decision: CubeDecision, level: str) -> None:
        """A decision that ``event`` made a fact."""
        self.levels[level] += 1
        self.cubes.append(JudgedCube(event, decision, level))

    def add_luck(self, event: int, luck: Equity, level: str) -> None:
        """How lucky the roll ``event`` was."""
        self.rolls.append(JudgedRoll(event, luck, level))

    def analysis(self, engine: str, level: str = "", table: str = "") -> Analysis | None:
        """Everything together, ``None`` if there is nothing; without a level it gets the commonest."""
        if not (self.plays or self.cubes or self.rolls):
            return None
        common = self.levels.most_common(1)[0][0] if self.levels else self.rolls[0].level
        return Analysis(
            engine,
            level or common,
            table=table,
            plays=tuple(self.plays),
            cubes=tuple(self.cubes),
            rolls=tuple(self.rolls),
        )


def can_double(state: MatchState) -> bool:
    """Whether the player on turn could double in ``state``, before the roll."""
    return state.turn is not None and may_double(state, state.turn) is None


def decision_of(
    player: Player,
    unit: Unit,
    values: tuple[float, float, float],
    chances: Probabilities | None,
    *,
    may_raise: bool,
) -> CubeDecision:
    """What ``player`` should do by the values of no double, double/take and double/pass for that player."""
    no_double, take, drop = values
    return CubeDecision(
        Equity(no_double, player, unit),
        Equity(take, player, unit),
        Equity(drop, player, unit),
        chances,
        min(take, drop) > no_double,
        take <= drop,
        may_raise and unit is Unit.MONEY and take < 0,
    )


def _written(state: MatchState, player: Player, after: Position, hops: tuple[Hop, ...]) -> str:
    """The play in standard notation, with the hits that lead to ``after``."""
    relation = state.options.ruleset().relation
    before, other = state.position.of(player.opponent), after.of(player.opponent)
    if before == other:
        return format_play([Step(source, target, 1) for source, target in hops])
    hits = {
        target
        for _, target in hops
        if target != OFF and other[rel(relation, target)] < before[rel(relation, target)]
    }
    return format_play([Step(source, target, 1, target in hits) for source, target in hops])
