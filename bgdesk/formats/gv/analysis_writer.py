"""The analyses of a study as what an OGXM match says about its actions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bgdesk.formats.gv.ogxm_analysis import OWN_MODEL
from bgdesk.formats.gv.plies import steps_of
from bgdesk.match.equity_tables.table import default_table
from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities, Unit
from bgdesk.match.events import Doubled, OpeningRolled, Rolled
from bgdesk.match.flow import legal
from bgdesk.match.stakes import stakes_of
from bgdesk.match.state import MatchState
from bgdesk.match.study import Analysis, Candidate, JudgedCube, JudgedPlay, Study
from bgdesk.rules.player import Player

_MOST_ANALYSES = 10
_MOST_CANDIDATES = 50

Plies = dict[int, dict[str, Any]]
"""The action that each event became."""


def tell_analyses(study: Study, plies: Plies) -> tuple[list[dict[str, Any]], bool]:
    """Add every analysis to ``plies``; gives what is said of each, and whether all of it found a place."""
    analyses = study.judged[:_MOST_ANALYSES]
    told = [_Telling(study, index, analysis, plies).tell() for index, analysis in enumerate(analyses)]
    is_whole = all(told) and len(analyses) == len(study.judged)
    return [_info(index, analysis) for index, analysis in enumerate(analyses)], is_whole


def _info(index: int, analysis: Analysis) -> dict[str, Any]:
    return {
        "model_id": OWN_MODEL,
        "model_name": analysis.engine,
        "met_id": analysis.table or None,
        "eval_level": analysis.level,
        "complete": analysis.is_complete,
        "ply": 0,
        "timestamp": index,
    }


class _Telling:
    def __init__(self, study: Study, index: int, analysis: Analysis, plies: Plies) -> None:
        self._record = study.record
        self._index = index
        self._analysis = analysis
        self._plies = plies
        self._is_whole = not analysis.resignations

    def tell(self) -> bool:
        """Whether every judgement found a place."""
        for play in self._analysis.plays:
            self._play(play)
        for cube in self._analysis.cubes:
            self._cube(cube)
        for roll in self._analysis.rolls:
            luck = self._normalised(roll.luck, self._record.states[roll.event], roll.luck.pov)
            holder = self._holder(roll.event)
            if holder is None or luck is None:
                self._is_whole = False
            else:
                holder["luck"] = luck
                holder["luck_level"] = {"preset": roll.level}
        return self._is_whole

    def _holder(self, event: int) -> dict[str, Any] | None:
        """What this analysis says about the action that ``event`` became."""
        ply = self._plies.get(event)
        if ply is None:
            return None
        several: list[dict[str, Any]] = ply.setdefault("analyses", [])
        found = next((one for one in several if one["analysis_index"] == self._index), None)
        if found is None:
            found = {"analysis_index": self._index, "decision": True}
            several.append(found)
        return found

    def _play(self, play: JudgedPlay) -> None:
        is_open = isinstance(self._record.events[play.event], Rolled | OpeningRolled)
        holder, state = self._holder(play.event), self._record.states[play.event + is_open]
        if holder is None or state.dice is None or state.turn is None:
            self._is_whole = False
            return
        told = list(self._alternatives(play, state, state.turn))
        self._is_whole &= len(told) == len(play.candidates)
        if told:
            best, played = told[0]["equity"], next((one["equity"] for one in told if one["is_played"]), None)
            loss = 0.0 if played is None else max(0.0, best - played)
            more = {"best_equity": best, "played_equity": best - loss, "equity_loss": loss}
            holder.update(alternatives=told, eval_level=told[0]["eval_level"], **more)

    def _alternatives(self, play: JudgedPlay, state: MatchState, player: Player) -> Iterator[dict[str, Any]]:
        steps = {one.result: one.steps for one in legal(state).plays}
        for at, candidate in enumerate(play.candidates[:_MOST_CANDIDATES]):
            equity = self._normalised(candidate.equity, state, player)
            if candidate.position in steps and equity is not None:
                way = steps[candidate.position]
                moves = steps_of(player, [(step.source, step.die) for step in way])
                yield _alternative(candidate, moves, equity, is_played=at == play.played)

    def _cube(self, cube: JudgedCube) -> None:
        event, state = self._record.events[cube.event], self._record.states[cube.event]
        holder = self._holder(cube.event)
        told = self._decision(cube, state)
        if holder is None or told is None:
            self._is_whole = False
        elif isinstance(event, Rolled):
            holder["cube_decision"] = {**told, "should_double": cube.decision.should_double}
        else:
            word = _right_action(cube.decision, is_offer=isinstance(event, Doubled))
            holder.update(told, correct_action=word, equity_loss=0.0)

    def _decision(self, cube: JudgedCube, state: MatchState) -> dict[str, Any] | None:
        decision = cube.decision
        player = decision.no_double.pov
        three = (decision.no_double, decision.double_take, decision.double_pass)
        values = [self._normalised(equity, state, player) for equity in three]
        if None in values:
            return None
        keys = ("no_double_equity", "double_take_equity", "double_pass_equity")
        told: dict[str, Any] = dict(zip(keys, values, strict=True))
        chances = _chances(decision.probabilities)
        return {**told, "eval_level": cube.level, **({"eval": chances} if chances else {})}

    def _normalised(self, equity: Equity, state: MatchState, player: Player) -> float | None:
        """The equity for ``player`` as the format has it: money, or normalised to the cube in a match."""
        own = equity.seen_by(player)
        if own.unit is Unit.PIPS:
            return None
        if own.unit is not Unit.MWC:
            return own.value
        return stakes_of(state, player, default_table(), state.cube.value).emg(own.value)


def _alternative(
    candidate: Candidate, moves: list[dict[str, int]], equity: float, *, is_played: bool
) -> dict[str, Any]:
    chances = _chances(candidate.probabilities)
    told = {"move": moves, "equity": equity, "is_played": is_played, "eval_level": candidate.level}
    return {**told, "eval": chances} if chances else told


def _chances(chances: Probabilities | None) -> dict[str, float] | None:
    if chances is None:
        return None
    return {
        "win": chances.win,
        "gammon_win": chances.win_gammon,
        "bg_win": chances.win_backgammon,
        "gammon_loss": chances.lose_gammon,
        "bg_loss": chances.lose_backgammon,
        "equity": chances.cubeless_equity(),
    }


def _right_action(decision: CubeDecision, *, is_offer: bool) -> str:
    if is_offer:
        return "double" if decision.should_double else "no_double"
    return "take" if decision.should_take else "pass"
