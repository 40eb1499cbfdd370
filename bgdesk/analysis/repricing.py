"""An analysis of a match as another match equity table sees it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from bgdesk.match.equity_tables.table import MatchEquityTable, default_table
from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities, Unit
from bgdesk.match.record import MatchRecord
from bgdesk.match.stakes import has_own_table, stakes_of
from bgdesk.match.state import MatchState
from bgdesk.match.study import Analysis, Candidate, JudgedCube, JudgedPlay


def repriced(record: MatchRecord, analysis: Analysis, table: MatchEquityTable) -> Analysis:
    """``analysis`` with the equities of plays and cube decisions moved to ``table``.

    An equity moves by what ``table`` makes of its cubeless chances of games and gammons, less what the
    engine's own table makes of them; what owning the cube adds stays as the engine saw it. What stays as
    it is: analyses not made with the engine's table, matches without a cube, luck, resignations, money play.
    """
    options = record.header.options
    if (
        options.is_money
        or has_own_table(options)
        or analysis.table != default_table().name
        or table == default_table()
    ):
        return analysis
    prices = _Prices(default_table(), table)
    states = record.states
    return replace(
        analysis,
        table=f"{table.name}, searched with {analysis.table}",
        plays=tuple(prices.of_play(states[one.event], one) for one in analysis.plays),
        cubes=tuple(prices.of_cube(states[one.event], one) for one in analysis.cubes),
    )


@dataclass(frozen=True, slots=True)
class _Prices:
    """The table that equities come from, and the one that they go to."""

    old: MatchEquityTable
    new: MatchEquityTable

    def of_play(self, state: MatchState, judged: JudgedPlay) -> JudgedPlay:
        """Best first again within the deepest level, which comes first."""
        moved = [self._candidate(state, one) for one in judged.candidates]
        deepest = judged.candidates[0].level if judged.candidates else ""
        order = sorted(
            range(len(moved)), key=lambda index: (moved[index].level != deepest, -moved[index].equity.value)
        )
        played = None if judged.played is None else order.index(judged.played)
        return replace(judged, candidates=tuple(moved[index] for index in order), played=played)

    def of_cube(self, state: MatchState, judged: JudgedCube) -> JudgedCube:
        decision, chances = judged.decision, judged.decision.probabilities
        if chances is None or decision.no_double.unit is not Unit.NORMALISED:
            return judged
        no_double = self._moved(state, decision.no_double, chances, 1)
        double_take = self._moved(state, decision.double_take, chances, 2)
        return replace(judged, decision=_decided(decision, no_double, double_take))

    def _candidate(self, state: MatchState, one: Candidate) -> Candidate:
        if one.probabilities is None or one.equity.unit is not Unit.NORMALISED:
            return one
        return replace(one, equity=self._moved(state, one.equity, one.probabilities, 1))

    def _moved(self, state: MatchState, equity: Equity, chances: Probabilities, factor: int) -> Equity:
        """``factor`` times the cube is at stake, the equity is per cube."""
        seen = chances.seen_by(equity.pov)
        change = _dead_cube(self.new, state, seen, factor) - _dead_cube(self.old, state, seen, factor)
        return replace(equity, value=equity.value + change)


def _decided(decision: CubeDecision, no_double: Equity, double_take: Equity) -> CubeDecision:
    answered = min(double_take.value, decision.double_pass.value)
    return replace(
        decision,
        no_double=no_double,
        double_take=double_take,
        should_double=answered > no_double.value,
        should_take=double_take.value <= decision.double_pass.value,
    )


def _dead_cube(table: MatchEquityTable, state: MatchState, chances: Probabilities, factor: int) -> float:
    """The normalised equity of ``chances`` when ``factor`` times the cube is played for to the end."""
    cube = state.cube.value
    score = partial(stakes_of, state, chances.pov, table)
    single, gammon, backgammon = (score(factor * level * cube) for level in (1, 2, 3))
    won = (chances.win - chances.win_gammon, chances.win_gammon - chances.win_backgammon)
    lost = (chances.lose - chances.lose_gammon, chances.lose_gammon - chances.lose_backgammon)
    mwc = (
        won[0] * single.win
        + won[1] * gammon.win
        + chances.win_backgammon * backgammon.win
        + lost[0] * single.lose
        + lost[1] * gammon.lose
        + chances.lose_backgammon * backgammon.lose
    )
    return score(cube).emg(mwc)
