"""What GNU Backgammon says about the moves of a match in SGF: the properties A, DA and LU.

Candidates have a cubeful equity for the mover after the play: money per cube as it stands, in a match
normalised. Cube decisions have two cubeful values for the doubler per undoubled cube: in a match they are
match winning chances. The forms are those of all versions so far; an evaluation of an old version (``ver``
below 3 or absent) only has other numbers between the ones that are read.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from math import isfinite, isnan

from bgdesk.formats.move_matching import Hop, literal_result
from bgdesk.formats.sgf.equity import Doubling, cube_stakes, doubling, score_slope
from bgdesk.formats.sgf.levels import ENGINE, LUCK_LEVEL, ROLLOUT, depth_of, level_of
from bgdesk.formats.sgf.points import hops_of
from bgdesk.match.evaluation import Equity, Probabilities, Unit
from bgdesk.match.flow import legal
from bgdesk.match.state import MatchState
from bgdesk.match.study import Analysis, Candidate, JudgedCube, JudgedPlay, JudgedRoll, Rollout
from bgdesk.rules.legal.steps import Step
from bgdesk.rules.notation.plays import format_play
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF, Position
from bgdesk.rules.relation import rel
from bgdesk.rules.variants import Relation

_CONTEXT = re.compile(r'RC ((?:-?\d{1,9} ){5,10})"[^"]*" (\d{1,20})')
_CHEQUER_LEVEL = re.compile(r"cheq0 (?:ver \d+ )?(\d{1,2}C?)")
_CHANCES = 5
_OUTPUTS = 7
_CONTEXT_FLAGS = 10
_MOST_EQUITY = 100.0
_TOLERANCE = 0.01
_MOST_CANDIDATES = 1_000
_LONGEST_NAME = 100
_LONGEST_SETTINGS = 2_000
_LONGEST_TIME = 40


class UnclearAnalysis(ValueError):  # noqa: N818  # the name says what is wrong
    """A judgement that is not of a known form."""


@dataclass(frozen=True, slots=True)
class _Roll:
    """The board before ``player`` played a roll, and the unit of equities after it."""

    position: Position
    player: Player
    relation: Relation
    unit: Unit
    slope: float
    """What one unit is worth as the files give standard errors."""

    def after(self, hops: tuple[Hop, ...]) -> Position | None:
        """The board after ``hops``, ``None`` when they cannot be made."""
        return literal_result(self.position, self.player, hops, self.relation)

    def hits(self, hops: tuple[Hop, ...], after: Position) -> frozenset[int]:
        """The points, in the mover's numbers, on which ``hops`` hit on their way to ``after``."""
        opponent = self.player.opponent
        before, later = self.position.of(opponent), after.of(opponent)
        if before[BAR] == later[BAR]:
            return frozenset()
        there = {target: rel(self.relation, target) for _, target in hops if target != OFF}
        return frozenset(point for point, theirs in there.items() if later[theirs] < before[theirs])


@dataclass(slots=True)
class SgfAnalysis:
    """The judgements of one match being collected; ``left_out`` counts those that were unclear.

    ``levels`` renames levels that this program wrote under others, by their short form such as ``2C``.
    """

    levels: Mapping[str, str]
    plays: list[JudgedPlay] = field(default_factory=list)
    cubes: list[JudgedCube] = field(default_factory=list)
    rolls: list[JudgedRoll] = field(default_factory=list)
    depths: dict[str, tuple[int, bool]] = field(default_factory=dict)
    left_out: int = 0

    def add_play(self, event: int, state: MatchState, after: Position, values: list[str]) -> None:
        """The candidates of A for the roll in ``state``; ``after`` is the board that was played to."""
        if not state.turn:
            return
        relation = state.options.ruleset().relation
        slope = score_slope(cube_stakes(state, state.turn))
        roll = _Roll(state.position, state.turn, relation, _score_unit(state), slope)
        candidates = []
        for value in values[1 : _MOST_CANDIDATES + 1]:
            try:
                candidates.append(self._candidate(roll, value))
            except ValueError:
                self.left_out += 1
        if candidates:
            played = next((i for i, one in enumerate(candidates) if one.position == after), None)
            count = len(legal(state).plays)
            self.plays.append(JudgedPlay(event, tuple(candidates), played, count))

    def add_cube(self, event: int, state: MatchState, raw: str) -> None:
        """The double that could be made, or was made or answered, in ``state``."""
        try:
            self.cubes.append(self._cube(event, doubling(state), raw))
        except ValueError:
            self.left_out += 1

    def add_luck(self, event: int, state: MatchState, player: Player, raw: str) -> None:
        """How lucky the roll of ``player`` was; nothing when the file does not know."""
        try:
            luck = float(raw)
        except ValueError:
            self.left_out += 1
            return
        if isfinite(luck) and abs(luck) <= _MOST_EQUITY:
            level = self.levels.get("LU", LUCK_LEVEL)
            self.rolls.append(JudgedRoll(event, Equity(luck, player, _score_unit(state)), level))

    def analysis(self, private: Mapping[str, str]) -> Analysis | None:
        """Everything together, ``None`` if there is nothing; ``private`` is what this program wrote of it."""
        if not (self.plays or self.cubes or self.rolls):
            return None
        deepest = max(self.depths, key=lambda level: self.depths[level], default=LUCK_LEVEL)
        return Analysis(
            private.get("engine", "")[:_LONGEST_NAME] or ENGINE,
            private.get("level", "")[:_LONGEST_NAME] or deepest,
            private.get("settings", "")[:_LONGEST_SETTINGS],
            private.get("table", "")[:_LONGEST_NAME],
            private.get("analysed", "")[:_LONGEST_TIME],
            private.get("complete") != "no",
            tuple(self.plays),
            tuple(self.cubes),
            tuple(self.rolls),
        )

    def _candidate(self, roll: _Roll, value: str) -> Candidate:
        fields = value.split()
        letters = fields.pop(0) if fields and fields[0] not in ("E", "X", "R") else ""
        kind = fields.pop(0) if fields else ""
        hops = hops_of(letters, roll.player)
        position = None if hops is None else roll.after(hops)
        if hops is None or position is None:
            raise UnclearAnalysis(letters)
        if kind == "E":
            value_after, chances, level, rollout = *self._evaluation(fields, roll.player), None
        else:
            value_after, chances, level, rollout = self._rollout(kind, value, roll)
        equity = Equity(value_after, roll.player, roll.unit)
        written = _written(hops, roll.hits(hops, position))
        return Candidate(written, position, equity, chances, level, rollout)

    def _evaluation(self, fields: list[str], player: Player) -> tuple[float, Probabilities, str]:
        """Equity, chances and level of ``E [ver n] 5 chances, equity, plies[C] ...``."""
        at = 2 if fields[:1] == ["ver"] else 0
        numbers = _numbers(fields[at : at + _CHANCES + 1], _CHANCES + 1)
        return numbers[-1], _chances(numbers, player), self._level(fields[at + _CHANCES + 1 :][:1])

    def _rollout(
        self, kind: str, value: str, roll: _Roll
    ) -> tuple[float, Probabilities, str, Rollout | None]:
        """The same of ``X [ver n] Score s s Trials n Output 7 numbers StdDev 7 numbers SK n RC ...``."""
        if kind not in ("X", "R"):
            raise UnclearAnalysis(kind)
        equity = _numbers(_after(value, "Score", 1), 1)[0]
        output = _numbers(_after(value, "Output", _OUTPUTS), _OUTPUTS)
        deviation = _numbers(_after(value, "StdDev", _OUTPUTS), _OUTPUTS)
        level = self._rollout_level()
        error = deviation[-1] / roll.slope if roll.slope else 0.0
        return equity, _chances(output, roll.player), level, _rollout_of(value, error)

    def _cube(self, event: int, double: Doubling, raw: str) -> JudgedCube:
        kind = raw.lstrip()[:1]
        rollouts: tuple[Rollout, ...] = ()
        if kind == "E":
            fields = raw.split()[1:]
            numbers = _numbers(fields[-2 * _OUTPUTS :], 2 * _OUTPUTS)
            level = self._level(_plies_in(fields))
        elif kind in ("X", "R"):
            numbers, rollouts = self._cube_rollout(raw)
            level = self._rollout_level()
        else:
            raise UnclearAnalysis(kind)
        chances = _chances(numbers, double.player)
        decision = double.decision(numbers[_OUTPUTS - 1], numbers[-1], chances)
        return JudgedCube(event, decision, level, rollouts)

    def _cube_rollout(self, raw: str) -> tuple[list[float], tuple[Rollout, ...]]:
        first, found, second = raw.partition("DoubleTake")
        if not found:
            raise UnclearAnalysis("DoubleTake")
        numbers: list[float] = []
        rollouts: list[Rollout] = []
        for part in (first, second):
            numbers += _numbers(_after(part, "Output", _OUTPUTS), _OUTPUTS)
            deviation = _numbers(_after(part, "StdDev", _OUTPUTS), _OUTPUTS)
            rollouts.append(_rollout_of(raw, deviation[-1]))
        return numbers, tuple(rollouts)

    def _level(self, plies: list[str]) -> str:
        code = plies[0] if plies else ""
        level = level_of(code)
        if level is None:
            raise UnclearAnalysis("plies")
        level = self.levels.get(code, level)
        if level not in self.depths:
            self.depths[level] = depth_of(code)
        return level

    def _rollout_level(self) -> str:
        level = self.levels.get("X", ROLLOUT)
        self.depths.setdefault(level, depth_of(level))
        return level


def _score_unit(state: MatchState) -> Unit:
    return Unit.MONEY if state.options.is_money else Unit.NORMALISED


def _plies_in(fields: list[str]) -> list[str]:
    """The depth among the fields of DA: after the version, or in the first version after four numbers."""
    is_marked = fields[:1] == ["ver"]
    is_first = not is_marked or fields[1] == "1"
    at = 2 * is_marked + 4 * is_first
    return fields[at : at + 1]


def _numbers(fields: list[str], count: int) -> list[float]:
    """``fields`` as finite numbers. Raises ValueError when there are fewer than ``count``."""
    numbers = [float(text) for text in fields]
    if len(numbers) != count or not -_MOST_EQUITY <= min(numbers) <= max(numbers) <= _MOST_EQUITY:
        raise UnclearAnalysis("numbers")
    if any(map(isnan, numbers)):
        raise UnclearAnalysis("numbers")
    return numbers


def _after(text: str, word: str, count: int) -> list[str]:
    """The fields after ``word``."""
    return text.partition(f"{word} ")[2].split(maxsplit=count)[:count]


def _chances(numbers: list[float], player: Player) -> Probabilities:
    win, win_gammon, win_backgammon, lose_gammon, lose_backgammon = numbers[:_CHANCES]
    if min(numbers[:_CHANCES]) < -_TOLERANCE or max(numbers[:_CHANCES]) > 1 + _TOLERANCE:
        raise UnclearAnalysis("chances")
    return Probabilities(player, win, win_gammon, win_backgammon, lose_gammon, lose_backgammon)


def _rollout_of(text: str, standard_error: float) -> Rollout:
    trials = _after(text, "Trials", 1)
    context = _CONTEXT.search(text)
    flags = [int(flag) for flag in context[1].split()] if context else []
    return Rollout(
        min(int(trials[0]), 10**9) if trials and trials[0].isascii() and trials[0].isdigit() else 0,
        max(0.0, standard_error) if standard_error <= _MOST_EQUITY else None,
        _truncation(flags),
        min(int(context[2]), 2**64 - 1) if context else None,
        _rollout_settings(flags, text),
    )


def _truncation(flags: list[int]) -> int | None:
    """The number of plies after which a rollout was cut off, from the flags of RC, once five."""
    if len(flags) == _CONTEXT_FLAGS:
        return max(0, flags[6]) if flags[5] else None
    return flags[3] if flags and flags[3] > 0 else None


def _rollout_settings(flags: list[int], text: str) -> str:
    level = _CHEQUER_LEVEL.search(text)
    words = [
        "cubeful" if flags[:1] == [1] else "cubeless",
        "variance reduction" if flags[1:2] == [1] else "",
        f"{level[1].rstrip('C')}-ply" if level else "",
    ]
    return ", ".join(word for word in words if word) if flags else ""


@lru_cache(maxsize=10_000)
def _written(hops: tuple[Hop, ...], hits: frozenset[int]) -> str:
    return format_play([Step(source, target, 1, target in hits) for source, target in hops])
