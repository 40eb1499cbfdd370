"""An analysis as the properties in which GNU Backgammon keeps its own: A, DA, LU and marks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise

from bgdesk.formats.move_matching import Hop
from bgdesk.formats.sgf.equity import cube_stakes, doubling, in_cubeful, in_score, score_slope
from bgdesk.formats.sgf.grades import cube_error, luck_mark, missed_double_mark, play_mark
from bgdesk.formats.sgf.levels import level_codes
from bgdesk.formats.sgf.points import letters_of
from bgdesk.match.equity_tables.table import Stakes
from bgdesk.match.evaluation import Probabilities, Unit
from bgdesk.match.events import Event, Rolled
from bgdesk.match.flow import legal
from bgdesk.match.state import MatchState
from bgdesk.match.study import Analysis, Candidate, JudgedCube, JudgedPlay, JudgedRoll, Rollout
from bgdesk.rules.notation.plays import NotationError, parse_ways
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position

_SETTINGS = "ver 3 {} 1 0.000000 1"
_ROLLOUT_ROLES = ("cube0", "cheq0", "cube1", "cheq1", "latecube0", "latecheq0", "latecube1", "latecheq1")
_TRUNCATION_ROLES = ("cubetrunc", "cheqtrunc")
_GENERATOR = "Mersenne Twister"


class AnalysisText:
    """The properties for the judgements of ``analysis``, each asked for once by its event."""

    def __init__(self, analysis: Analysis) -> None:
        self.codes: Mapping[str, str] = level_codes(analysis)
        self._failed = len(analysis.resignations)
        self._plays = {play.event: play for play in analysis.plays}
        self._cubes = {cube.event: cube for cube in analysis.cubes}
        self._rolls = {roll.event: roll for roll in analysis.rolls}

    @property
    def left_out(self) -> int:
        """How many judgements have not been said so far."""
        return self._failed + len(self._plays) + len(self._cubes) + len(self._rolls)

    def play(self, event: int, state: MatchState, after: Position) -> str:
        """A for the play ``event`` in ``state``, and its mark."""
        judged = self._plays.pop(event, None)
        return "" if judged is None else self._counted(self._play(judged, state, after))

    def cube(self, event: int, state: MatchState, made: Event) -> str:
        """DA for the double that was possible, made or answered by ``made`` in ``state``, and its mark."""
        judged = self._cubes.pop(event, None)
        return "" if judged is None else self._counted(self._cube(judged, state, made))

    def luck(self, event: int, state: MatchState, player: Player) -> str:
        """LU for the roll ``event`` of ``player``, and its mark."""
        judged = self._rolls.pop(event, None)
        return "" if judged is None else self._counted(self._luck(judged, state, player))

    def _counted(self, text: str) -> str:
        """``text``, counted when it is empty because its unit or its play cannot be said."""
        self._failed += not text
        return text

    def _play(self, judged: JudgedPlay, state: MatchState, after: Position) -> str:
        player = state.turn
        played = next((i for i, one in enumerate(judged.candidates) if one.position == after), None)
        if player is None or played is None:
            return ""
        stakes = cube_stakes(state, player)
        steps = {play.result: play.steps for play in legal(state).plays}
        values, texts = [], []
        for candidate in judged.candidates:
            made = steps.get(candidate.position)
            hops = _hops(candidate.written) if made is None else [(s.source, s.target) for s in made]
            value = in_score(candidate.equity, stakes)
            if hops is None or value is None:
                return ""
            values.append(value)
            texts.append(f"[{letters_of(hops, player)} {self._candidate(candidate, value, stakes)}]")
        return f"A[{played}]{''.join(texts)}{play_mark(values[0] - values[played])}"

    def _candidate(self, candidate: Candidate, value: float, stakes: Stakes | None) -> str:
        chances = _chances(candidate.probabilities)
        if candidate.rollout is None:
            return f"E ver 3 {_sixes([*chances, value])} {self.codes[candidate.level]} 0 1 0.000000 1"
        cubeless = _cubeless(candidate.probabilities)
        output = [*chances, cubeless, stakes.mwc(value) if stakes else value]
        error = (candidate.rollout.standard_error or 0.0) * score_slope(stakes)
        trials = f"Trials {candidate.rollout.trials}"
        numbers = f"Output {_tens(output)} StdDev {_deviation(error)}"
        return f"X ver 3 Score {value:.10g} {cubeless:.10g} {trials} {numbers} {_context(candidate.rollout)}"

    def _cube(self, judged: JudgedCube, state: MatchState, made: Event) -> str:
        if state.turn is None:
            return ""
        stakes = doubling(state).stakes
        decision = judged.decision
        equities = (decision.no_double, decision.double_take, decision.double_pass)
        cubeful = [in_cubeful(equity, stakes) for equity in equities]
        scores = [in_score(equity, stakes) for equity in equities]
        values = [value for value in cubeful if value is not None]
        errors = [score for score in scores if score is not None]
        if len(values) != len(equities) or len(errors) != len(equities):
            return ""
        if state.cube_offer and state.cube_offer.raises:
            return f"DA[{self._double(judged, values)}]"
        error = cube_error(errors, made)
        mark = missed_double_mark(error) if isinstance(made, Rolled) else play_mark(error)
        return f"DA[{self._double(judged, values)}]{mark}"

    def _luck(self, judged: JudgedRoll, state: MatchState, player: Player) -> str:
        """Luck in the unit of scores; as it is a difference, it changes with the slope only."""
        stakes = cube_stakes(state, player)
        if judged.luck.unit is Unit.MWC and stakes:
            luck: float | None = judged.luck.value / score_slope(stakes)
        else:
            luck = in_score(judged.luck, stakes)
        return "" if luck is None else f"LU[{luck:.5f}]{luck_mark(luck, player)}"

    def _double(self, judged: JudgedCube, values: list[float]) -> str:
        chances = judged.decision.probabilities
        rows = [[*_chances(chances), _cubeless(chances), value] for value in values]
        if not judged.rollouts:
            return f"E ver 3 {self.codes[judged.level]} 1 0.000000 1 {_sixes(rows[0])} {_sixes(rows[1])}"
        first, second = judged.rollouts[0], judged.rollouts[-1]
        texts = [
            f"{name} Output {_tens(row)} StdDev {_deviation(rollout.standard_error or 0.0)}"
            for name, row, rollout in (("NoDouble", rows[0], first), ("DoubleTake", rows[1], second))
        ]
        return f"X ver 3 Eq Trials {first.trials} {texts[0]} {texts[1]} {_context(first)}"


def _hops(written: str) -> list[Hop] | None:
    """The hops of a play that is not legal, ``None`` when the text says no hops."""
    try:
        ways = parse_ways(written)
    except NotationError:
        return None
    return [hop for way in ways for hop in pairwise(way)]


def _chances(chances: Probabilities | None) -> list[float]:
    if chances is None:
        return [0.0] * 5
    gammons = (chances.win_gammon, chances.win_backgammon, chances.lose_gammon, chances.lose_backgammon)
    return [chances.win, *gammons]


def _cubeless(chances: Probabilities | None) -> float:
    return chances.cubeless_equity() if chances else 0.0


def _sixes(numbers: Iterable[float]) -> str:
    return " ".join(f"{number:.6f}" for number in numbers)


def _tens(numbers: Iterable[float]) -> str:
    return " ".join(f"{number:.10g}" for number in numbers)


def _deviation(error: float) -> str:
    return _tens([0.0] * 6 + [error])


def _context(rollout: Rollout) -> str:
    """The settings of ``rollout``, as far as they are known, in all the places where they are looked for."""
    words = rollout.settings.split(", ")
    plies = next((word.removesuffix("-ply") for word in words if word.endswith("-ply")), "0")
    level = _SETTINGS.format(f"{plies if plies.isdecimal() else 0}C")
    is_truncated = rollout.truncated_at is not None
    flags = f"{int('cubeless' not in words)} {int('variance reduction' in words)} 0 1 0 {int(is_truncated)}"
    roles = " ".join(f" {role} {level}" for role in (*_ROLLOUT_ROLES, *_TRUNCATION_ROLES))
    return f'SK 1 RC {flags} {rollout.truncated_at or 0} 1 1 0 "{_GENERATOR}" {rollout.seed or 0} {roles}'
