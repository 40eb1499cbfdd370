"""What the index holds of one match: every decision, with what was played and what was best."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import isfinite
from typing import NamedTuple

from bgdesk.analysis.cube_answers import CubeOutcomes, raises_left, raises_so_far
from bgdesk.analysis.first_attempts import rated
from bgdesk.analysis.layers import layered
from bgdesk.analysis.phases import phase_of
from bgdesk.analysis.questions import Decision, Kind, decisions
from bgdesk.analysis.verdicts import Verdict
from bgdesk.library.find.facts import (
    BETWEEN,
    DOUBLE_PASSED,
    DOUBLE_TAKEN,
    KINDS,
    PHASES,
    PLAYERS,
    STEPS,
    UNJUDGED,
    DecisionFacts,
    FactFlag,
    board,
    mask,
    packed,
)
from bgdesk.match.events import Played, StepPlayed
from bgdesk.match.state import MatchState
from bgdesk.match.study import Analysis, JudgedCube, JudgedPlay, Study
from bgdesk.rules.legal.steps import Step
from bgdesk.rules.notation.plays import format_play
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, POINTS
from bgdesk.rules.relation import facing

_ALMOST = 1e-4
"""Of a step: an error that is on a threshold stays there."""
_PLACES = 3
"""An error is shown with so many decimals, everywhere the same figure."""
_WHERE_PLAYED = (Kind.PLAY, Kind.NO_DOUBLE, Kind.DOUBLE, Kind.TAKE, Kind.PASS, Kind.RAISE)


class IndexedMatch(NamedTuple):
    """The rows of one match; ``words`` has a line for each: what was played, `BETWEEN`, what was best."""

    decisions: int
    facts: bytes
    boards: bytes
    words: str


EMPTY = IndexedMatch(0, b"", b"", "")


def indexed(study: Study) -> IndexedMatch:
    """The decisions of ``study``, each with its deepest judgement; resignations are left out.

    Where a tutor spoke they are the first attempts, as in all figures.
    """
    layers = layered(study.analyses)
    judged = layers.shown if layers else None
    costs = {one.decision.event: one for one in rated(study.record, judged)} if judged else {}
    words = _Words(study, judged, costs)
    found = [
        costs[one.event].decision if one.event in costs else one
        for one in decisions(study.record)
        if one.kind in _WHERE_PLAYED
    ]
    return IndexedMatch(
        len(found),
        packed(facts_of(one, costs.get(one.event)) for one in found),
        b"".join(_board(one.state, one.player) for one in found),
        "\n".join(words.of(one) for one in found),
    )


def facts_of(decision: Decision, verdict: Verdict | None) -> DecisionFacts:
    """One decision as it is looked for."""
    state, player = decision.state, decision.player
    position, other = state.position, player.opponent
    own, theirs = position.of(player), position.of(other)
    faced = facing(state.ruleset.relation, theirs)
    length, score = state.options.length, state.score
    return DecisionFacts(
        event=decision.event,
        player=PLAYERS.index(player),
        kind=KINDS.index(decision.kind),
        phase=PHASES.index(verdict.phase if verdict else phase_of(state, player)),
        flags=_flags(decision, verdict),
        dice=state.dice.high * 10 + state.dice.low if state.dice else 0,
        away=length - score.of(player) if length else 0,
        other_away=length - score.of(other) if length else 0,
        error=_steps(verdict),
        pips=position.pips(player),
        other_pips=position.pips(other),
        bar=own[BAR],
        other_bar=theirs[BAR],
        made=mask(point for point in POINTS if own[point] > 1),
        blots=mask(point for point in POINTS if own[point] == 1),
        other_made=mask(point for point in POINTS if faced[point] > 1),
        other_blots=mask(point for point in POINTS if faced[point] == 1),
    )


def _flags(decision: Decision, verdict: Verdict | None) -> FactFlag:
    state, found = decision.state, FactFlag(0)
    if verdict and verdict.counts:
        found |= FactFlag.COUNTS
    if state.is_crawford:
        found |= FactFlag.CRAWFORD
    if state.cube.owner is decision.player:
        found |= FactFlag.REDOUBLE
    return found


def _steps(verdict: Verdict | None) -> int:
    if verdict is None or not isfinite(verdict.error):
        return UNJUDGED
    steps = int(verdict.error * STEPS + _ALMOST)
    is_shown_smaller = f"{steps / STEPS:.{_PLACES}f}" != f"{verdict.error:.{_PLACES}f}"
    return min(steps + is_shown_smaller, UNJUDGED - 1)


def _board(state: MatchState, player: Player) -> bytes:
    return board((*state.position.of(player), *state.position.of(player.opponent)))


class _Words:
    """What was played and what was best: moves in notation, cube actions by the names of their kinds."""

    def __init__(self, study: Study, judged: Analysis | None, costs: Mapping[int, Verdict]) -> None:
        self._costs = costs
        self._events = study.record.events
        self._plays: dict[int, JudgedPlay] = {one.event: one for one in judged.plays} if judged else {}
        self._cubes: dict[int, JudgedCube] = {one.event: one for one in judged.cubes} if judged else {}

    def of(self, decision: Decision) -> str:
        """Both in a line; what is not known is empty."""
        return BETWEEN.join(" ".join(text.split()) for text in self._both(decision))

    def _both(self, decision: Decision) -> Iterator[str]:
        event = decision.event
        if decision.kind is Kind.PLAY:
            yield self._played(event)
            yield self._plays[event].candidates[0].written if self._is_known(event) else ""
        else:
            yield decision.kind.value
            yield _best(decision, self._cubes[event]) if event in self._cubes else ""

    def _is_known(self, event: int) -> bool:
        return event in self._plays and bool(self._plays[event].candidates)

    def _played(self, event: int) -> str:
        tried = self._costs[event].tried if event in self._costs else None
        if tried:
            return _written(tried.steps)
        judged = self._plays.get(event)
        if judged and judged.played is not None:
            return judged.candidates[judged.played].written
        played = self._events[event]
        if not isinstance(played, Played):
            return ""
        return _written(played.steps)


def _written(steps: Iterable[StepPlayed]) -> str:
    return format_play([Step(step.source, step.target, step.die) for step in steps])


def _best(decision: Decision, judged: JudgedCube) -> str:
    cube, state = judged.decision, decision.state
    if decision.kind in (Kind.DOUBLE, Kind.NO_DOUBLE):
        if not cube.should_double:
            return Kind.NO_DOUBLE.value
        return DOUBLE_TAKEN if cube.should_take else DOUBLE_PASSED
    outcomes = CubeOutcomes(cube.double_take.value, cube.double_pass.value)
    answers = outcomes.answers(raises_so_far(state), raises_left(state))
    return max(answers, key=lambda kind: answers[kind]).value
