"""What eXtreme Gammon's files say about the decisions of a match, as an analysis of that match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from math import isfinite
from types import MappingProxyType

from bgdesk.formats.effort import Allowance
from bgdesk.formats.move_matching import Hop
from bgdesk.formats.xg.records import (
    NEGATED,
    NOT_ANALYSED,
    NOTHING,
    Chances,
    XgCandidate,
    XgCube,
    XgMove,
    XgRollout,
    board_of,
)
from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities, Unit
from bgdesk.match.study import Analysis, Candidate, JudgedCube, JudgedPlay, JudgedRoll, Rollout
from bgdesk.rules.legal.steps import Step
from bgdesk.rules.notation.plays import format_play
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF

ENGINE = "eXtreme Gammon"
ROLLOUT = 100
CANDIDATES = Allowance(40_000, 20)
"""The plays of longer matches are not all judged."""

_BOOKS = (998, 999)

LEVELS: Mapping[int, str] = MappingProxyType(
    {
        0: "1-ply",
        1: "2-ply",
        12: "3-ply red",
        2: "3-ply",
        1000: "XG Roller",
        3: "4-ply",
        1001: "XG Roller+",
        4: "5-ply",
        5: "6-ply",
        6: "7-ply",
        1002: "XG Roller++",
        ROLLOUT: "rollout",
        **dict.fromkeys(_BOOKS, "opening book"),
    }
)
"""The program's words for its levels, of which 1-ply judges just the position; shallowest first."""

_RANKS = {level: rank for rank, level in enumerate(LEVELS, 1) if level not in _BOOKS}
"""How deep a level is; the book counts as the deepest among the candidates of a move."""

_CONFIDENCE = 1.959964
"""Half the width of a 95 % interval in standard errors."""
_MOST_EQUITY = 100.0
_TOLERANCE = 0.01
_MOST_TRIALS = 10**9
_MOST_WRITTEN = 10_000
_HIT = 255
_NO_POINTS: frozenset[int] = frozenset()


class UnclearJudgement(ValueError):  # noqa: N818  # the name says what is wrong
    """A judgement that cannot be meant."""


@dataclass(slots=True)
class XgJudgements:
    """The judgements of one match being collected; ``left_out`` counts those that were unclear."""

    unit: Unit
    may_raise: bool
    checkers: int
    rollouts: tuple[XgRollout, ...]
    plays: list[JudgedPlay] = field(default_factory=list)
    cubes: list[JudgedCube] = field(default_factory=list)
    rolls: list[JudgedRoll] = field(default_factory=list)
    levels: Counter[str] = field(default_factory=Counter)
    left_out: int = 0
    room: int = CANDIDATES.least
    """So many candidates may still be added."""

    def add_play(self, event: int, move: XgMove) -> None:
        """The candidates of ``move``, which became ``event``; a single one was forced."""
        if len(move.candidates) > self.room:
            self.left_out += 1
            return
        self.room -= len(move.candidates)
        before = mover_board(move)
        deepest = max((_RANKS.get(one.level, 0) for one in move.candidates), default=0)
        found: list[tuple[float, Candidate]] = []
        for candidate in move.candidates:
            rank = deepest if candidate.level in _BOOKS else _RANKS.get(candidate.level, 0)
            try:
                found.append((rank, self._candidate(move, before, candidate)))
            except UnclearJudgement:
                self.left_out += 1
        if not found or move.analysed == NOTHING:
            return
        found.sort(key=lambda one: (-one[0], -one[1].equity.value))
        candidates = tuple(candidate for _, candidate in found)
        after = board_of(move.after, move.player, self.checkers)
        played = next((i for i, one in enumerate(candidates) if one.position == after), None)
        is_legal = not move.is_illegal and move.is_played
        self.levels[candidates[0].level] += 1
        forced = 1 if len(move.candidates) == 1 else None
        self.plays.append(JudgedPlay(event, candidates, played if is_legal else None, forced))

    def add_cube(self, event: int, cube: XgCube) -> None:
        """The decision at ``cube`` that ``event`` made a fact."""
        if cube.analysed == NOTHING and not any(cube.equities):
            return
        try:
            judged = self._cube(event, cube)
        except UnclearJudgement:
            self.left_out += 1
            return
        self.levels[judged.level] += 1
        self.cubes.append(judged)

    def add_luck(self, event: int, move: XgMove) -> None:
        """How lucky the roll of ``move`` was, where that was judged."""
        if move.luck_level == NOTHING or move.luck == NOT_ANALYSED:
            return
        try:
            luck = self._equity(move.luck, move.player)
            self.rolls.append(JudgedRoll(event, luck, level_name(move.luck_level)))
        except UnclearJudgement:
            self.left_out += 1

    def analysis(self) -> Analysis | None:
        """Everything together, ``None`` if there is nothing; its level is the commonest."""
        if not (self.plays or self.cubes or self.rolls):
            return None
        level = self.levels.most_common(1)[0][0] if self.levels else self.rolls[0].level
        return Analysis(
            ENGINE, level, plays=tuple(self.plays), cubes=tuple(self.cubes), rolls=tuple(self.rolls)
        )

    def _candidate(self, move: XgMove, before: bytes, candidate: XgCandidate) -> Candidate:
        position = board_of(candidate.board, move.player, self.checkers)
        if position is None:
            raise UnclearJudgement("board")
        return Candidate(
            _written(candidate.moves, _points_hit(before, candidate)),
            position,
            self._equity(candidate.chances[-1], move.player),
            _probabilities(candidate.chances, move.player),
            level_name(candidate.level),
            self._rollout(candidate.rollout, 0) if candidate.level == ROLLOUT else None,
        )

    def _cube(self, event: int, cube: XgCube) -> JudgedCube:
        no_double, take, drop = (self._equity(value, cube.player) for value in cube.equities)
        decision = CubeDecision(
            no_double,
            take,
            drop,
            _probabilities(cube.no_double, cube.player),
            min(take.value, drop.value) > no_double.value,
            take.value <= drop.value,
            self.may_raise and take.value < 0,
        )
        is_rollout = cube.level == ROLLOUT
        rollouts = [self._rollout(cube.rollout, line) for line in (0, 1)] if is_rollout else []
        known = tuple(rollout for rollout in rollouts if rollout)
        return JudgedCube(event, decision, level_name(cube.level), known)

    def _rollout(self, index: int, line: int) -> Rollout | None:
        """Rollout ``index``: 0 of a play or without a double, 1 of double/take."""
        if not 0 <= index < len(self.rollouts):
            return None
        rollout = self.rollouts[index]
        confidence = rollout.confidence[line]
        is_known = isfinite(confidence) and 0 < confidence <= _MOST_EQUITY
        return Rollout(
            max(0, min(rollout.trials[line], _MOST_TRIALS)),
            confidence / _CONFIDENCE if is_known else None,
            None if rollout.truncated_at is None else max(0, min(rollout.truncated_at, _MOST_TRIALS)),
            rollout.seed,
            _settings(rollout),
        )

    def _equity(self, value: float, player: Player) -> Equity:
        if not (isfinite(value) and abs(value) <= _MOST_EQUITY):
            raise UnclearJudgement("equity")
        return Equity(value, player, self.unit)


def level_name(level: int) -> str:
    """The program's word for its level; levels that it has not described are numbered."""
    return LEVELS.get(level) or f"level {level}"


def _settings(rollout: XgRollout) -> str:
    words = (
        "cubeless" if rollout.is_cubeless else "cubeful",
        "variance reduction" if rollout.is_variance_reduced else "",
        f"checker play {level_name(rollout.checker_level)}",
        f"cube {level_name(rollout.cube_level)}",
    )
    return ", ".join(word for word in words if word)


def _probabilities(chances: Chances, player: Player) -> Probabilities:
    six = chances[:6]
    if not (min(six) >= -_TOLERANCE and max(six) <= 1 + _TOLERANCE and isfinite(sum(six))):
        raise UnclearJudgement("chances")
    lose_backgammon, lose_gammon, _, win, win_gammon, win_backgammon = six
    return Probabilities(player, win, win_gammon, win_backgammon, lose_gammon, lose_backgammon)


def hops_of(moves: tuple[int, ...] | bytes) -> tuple[Hop, ...]:
    """The hops in a list of sources and targets as stored, up to what ends it."""
    hops: list[Hop] = []
    for source, target in zip(moves[::2], moves[1::2], strict=True):
        if not 0 <= source < BAR or source == target:
            break
        hops.append((source + 1, target + 1 if 0 <= target < BAR - 1 else OFF))
    return tuple(hops)


def _points_hit(before: bytes, candidate: XgCandidate) -> frozenset[int]:
    """The mover's points with a hit, ``before`` being the board in the mover's numbers."""
    if candidate.board[0] == before[0]:
        return _NO_POINTS
    return frozenset(target for _, target in hops_of(candidate.moves) if target and before[target] == _HIT)


def mover_board(move: XgMove) -> bytes:
    """The board before ``move`` in the mover's numbers."""
    return move.before if move.player is Player.WHITE else move.before[::-1].translate(NEGATED)


@lru_cache(maxsize=_MOST_WRITTEN)
def _written(moves: bytes, hits: frozenset[int]) -> str:
    return format_play([Step(source, target, 1, target in hits) for source, target in hops_of(moves)])
