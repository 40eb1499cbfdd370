"""What each decision cost and whether it counts, from any engine's judgement of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bgdesk.analysis.cube_answers import CubeOutcomes, raises_left, raises_so_far
from bgdesk.analysis.phases import GamePhase, phase_of
from bgdesk.analysis.questions import Decision, Kind, decisions
from bgdesk.analysis.scores import Score, score_of
from bgdesk.match.equity_tables.table import MatchEquityTable, Stakes, default_table
from bgdesk.match.evaluation import CubeDecision
from bgdesk.match.events import Warned
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState
from bgdesk.match.study import Analysis, JudgedCube, JudgedPlay, JudgedResignation

OBVIOUS = 0.001
"""Errors and differences below it are none."""
OBVIOUS_DOUBLE = 0.200
"""A double that is wrong by more is obviously none, and one too good by more obviously too good."""
HOPELESS = -0.900
CLOSE = 0.16
"""GNU Backgammon counts a double that was not offered when it was at most so much off."""
_SPREAD = 10
"""How many of the best plays have to be alike to make a play obvious."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of one decision.

    ``error`` is the equity lost, normalised or per cube, at least 0; ``cost`` the same in match winning
    chance or points of money. ``counts`` by the definition of performance rating, ``counts_for_gnubg`` by
    that of GNU Backgammon. ``is_mixed``: play and best play were judged at different depths. ``is_forced``:
    there was one legal play. ``tried``: it is of this first attempt, and something else was done in the end.
    """

    decision: Decision
    error: float
    cost: float
    counts: bool
    counts_for_gnubg: bool
    phase: GamePhase
    is_mixed: bool = False
    is_forced: bool = False
    tried: Warned | None = None


@dataclass(frozen=True, slots=True)
class _Loss:
    """Equity lost and what it counts for."""

    error: float
    counts: bool
    counts_for_gnubg: bool
    is_mixed: bool = False
    is_forced: bool = False


def verdicts(
    record: MatchRecord, analysis: Analysis, table: MatchEquityTable | None = None, since: int = 0
) -> tuple[Verdict, ...]:
    """Every decision that ``analysis`` judges, in order; decisions that it does not judge are absent.

    ``table`` converts between equities and match winning chances; events before ``since`` are left out.
    """
    return tuple(_Court(analysis, table or default_table()).all(record, since))


def error_of(
    decision: Decision, judged: JudgedPlay | JudgedCube, table: MatchEquityTable | None = None
) -> float | None:
    """The equity that ``decision`` lost, which ``judged`` is about; ``None`` if that is not known."""
    score = score_of(decision.state, decision.player, table or default_table())
    if isinstance(judged, JudgedPlay):
        loss = _play_loss(judged, score)
    else:
        loss = _cube_loss(judged, decision, score)
    return loss.error if loss else None


def cube_losses(
    decision: Decision, judged: JudgedCube, table: MatchEquityTable | None = None
) -> Mapping[Kind, float]:
    """The equity that each answer loses which could be given where ``decision`` was made; else empty."""
    score = score_of(decision.state, decision.player, table or default_table())
    worth = _worth(judged, decision.state, score)
    best = max(worth.values(), default=0.0)
    return {kind: best - value for kind, value in worth.items()}


class _Court:
    """The judgements of one analysis, found by their event."""

    def __init__(self, analysis: Analysis, table: MatchEquityTable) -> None:
        self._plays = {one.event: one for one in analysis.plays}
        self._cubes = {one.event: one for one in analysis.cubes}
        self._resignations = {one.event: one for one in analysis.resignations}
        self._table = table

    def all(self, record: MatchRecord, since: int) -> Iterator[Verdict]:
        for decision in decisions(record, since):
            score = score_of(decision.state, decision.player, self._table)
            loss = self._loss(decision, score)
            if loss:
                yield Verdict(
                    decision,
                    loss.error,
                    score.in_result(loss.error),
                    loss.counts,
                    loss.counts_for_gnubg,
                    phase_of(decision.state, decision.player),
                    loss.is_mixed,
                    loss.is_forced,
                )

    def _loss(self, decision: Decision, score: Score) -> _Loss | None:
        event = decision.event
        match decision.kind:
            case Kind.PLAY:
                return _play_loss(self._plays.get(event), score)
            case Kind.NO_DOUBLE | Kind.DOUBLE | Kind.TAKE | Kind.PASS | Kind.RAISE:
                return _cube_loss(self._cubes.get(event), decision, score)
            case Kind.RESIGNATION | Kind.RESIGNATION_ACCEPTED | Kind.RESIGNATION_REJECTED:
                return _resignation_loss(self._resignations.get(event), decision.kind, score)


def _play_loss(judged: JudgedPlay | None, score: Score) -> _Loss | None:
    """Source of what counts: the help of eXtreme Gammon, over the best ten plays."""
    if judged is None or judged.played is None:
        return None
    values = [score.emg(candidate.equity) for candidate in judged.candidates]
    best, played = values[0], values[judged.played]
    if best is None or played is None:
        return None
    known = [value for value in values[:_SPREAD] if value is not None]
    is_forced = judged.legal_count == 1 or (judged.legal_count is None and len(values) == 1)
    levels = {judged.candidates[index].level for index in (0, judged.played)}
    is_obvious = max(known) - min(known) < OBVIOUS
    return _Loss(
        max(0.0, best - played),
        not is_forced and not is_obvious,
        not is_forced,
        is_mixed=len(levels) > 1,
        is_forced=is_forced,
    )


@dataclass(frozen=True, slots=True)
class CubeValues:
    """The doubler's equities: without doubling, after a plain take, after a pass, after the best answer."""

    no_double: float
    taken: float
    passed: float
    answered: float

    @property
    def best(self) -> float:
        """What the position is worth to the doubler."""
        return max(self.no_double, self.answered)


def cube_values(decision: CubeDecision, score: Score, raises: int) -> CubeValues | None:
    """In equity of the undoubled cube, seen by ``score.player``; up to ``raises`` may follow a double."""
    found = [score.emg(one) for one in (decision.no_double, decision.double_take, decision.double_pass)]
    no_double, taken, passed = found
    if no_double is None or taken is None or passed is None:
        return None
    return CubeValues(no_double, taken, passed, CubeOutcomes(taken, passed).answered(0, raises))


def _seen_by_doubler(judged: JudgedCube, state: MatchState, score: Score) -> CubeValues | None:
    offer = state.cube_offer
    seen = seen_by_opponent(score) if offer and offer.doubler is not score.player else score
    return cube_values(judged.decision, seen, raises_left(state))


def _worth(judged: JudgedCube, state: MatchState, score: Score) -> Mapping[Kind, float]:
    """Equities of ``score.player`` by what that one decides; empty where they are not known."""
    values = _seen_by_doubler(judged, state, score)
    if values is None:
        return {}
    if state.cube_offer is None:
        return {Kind.NO_DOUBLE: values.no_double, Kind.DOUBLE: values.answered}
    outcomes = CubeOutcomes(values.taken, values.passed)
    return outcomes.answers(raises_so_far(state), raises_left(state))


def _cube_loss(judged: JudgedCube | None, decision: Decision, score: Score) -> _Loss | None:
    if judged is None:
        return None
    if decision.state.cube_offer:
        return _answer_loss(_worth(judged, decision.state, score), decision)
    values = _seen_by_doubler(judged, decision.state, score)
    if values is None:
        return None
    if decision.kind is Kind.DOUBLE:
        return _Loss(max(0.0, values.best - values.answered), counts=True, counts_for_gnubg=True)
    error = max(0.0, values.best - values.no_double)
    is_close = values.best - min(values.taken, 1.0) < CLOSE
    return _Loss(error, not _is_obvious(values, error), is_close)


def _answer_loss(answers: Mapping[Kind, float], decision: Decision) -> _Loss | None:
    """Raises and the answers to a double always count; to take or pass a raise may be obvious.

    GNU Backgammon judges neither raises nor the answers to them.
    """
    raises = raises_so_far(decision.state)
    if decision.kind not in answers:
        return None
    best, second = sorted(answers.values(), reverse=True)[:2]
    error = best - answers[decision.kind]
    is_raise = decision.kind is Kind.RAISE
    is_obvious = raises > 0 and not is_raise and error < OBVIOUS and best - second > OBVIOUS_DOUBLE
    return _Loss(error, counts=not is_obvious, counts_for_gnubg=not raises and not is_raise)


def _is_obvious(values: CubeValues, error: float) -> bool:
    """A double not offered that nobody would think about. Source: the help of eXtreme Gammon."""
    return error < OBVIOUS and (
        abs(values.no_double - values.answered) < OBVIOUS
        or values.no_double - values.taken > OBVIOUS_DOUBLE
        or values.no_double - values.passed > OBVIOUS_DOUBLE
        or max(values.no_double, values.taken) < HOPELESS
    )


def seen_by_opponent(score: Score) -> Score:
    """The same game as the other player sees it."""
    stakes = Stakes(1 - score.stakes.lose, 1 - score.stakes.win) if score.stakes else None
    return Score(score.player.opponent, score.cube, stakes, score.game)


def _resignation_loss(judged: JudgedResignation | None, kind: Kind, score: Score) -> _Loss | None:
    """Resignations count in no rating."""
    if judged is None:
        return None
    playing_on, resigning = score.emg(judged.playing_on), score.emg(judged.resigning)
    if playing_on is None or resigning is None:
        return None
    refused = kind is Kind.RESIGNATION_REJECTED
    loss = resigning - playing_on if refused else playing_on - resigning
    return _Loss(max(0.0, loss), counts=False, counts_for_gnubg=False)
