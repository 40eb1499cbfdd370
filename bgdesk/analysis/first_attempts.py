"""What counts of a decision where a tutor spoke: the first attempt at it. Every figure goes by this."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bgdesk.analysis.questions import KIND_TRIED, Decision, Kind
from bgdesk.analysis.scores import score_of
from bgdesk.analysis.verdicts import Verdict, error_of, verdicts
from bgdesk.match.equity_tables.table import MatchEquityTable, default_table
from bgdesk.match.events import Warned
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis, JudgedCube, JudgedPlay
from bgdesk.match.warned import board_tried, is_heeded, warnings_of

_QUESTIONS = ({Kind.PLAY}, {Kind.NO_DOUBLE, Kind.DOUBLE}, {Kind.TAKE, Kind.PASS, Kind.RAISE})
"""Kinds that are answers to the same question."""


def rated(
    record: MatchRecord, analysis: Analysis, table: MatchEquityTable | None = None
) -> tuple[Verdict, ...]:
    """`verdicts` as figures count them: as `as_first_tried` says."""
    return as_first_tried(record, analysis, verdicts(record, analysis, table), table)


def as_first_tried(
    record: MatchRecord,
    analysis: Analysis,
    found: Sequence[Verdict],
    table: MatchEquityTable | None = None,
) -> tuple[Verdict, ...]:
    """``found``, each of the first attempt where the player heeded a tutor: being told is no skill.

    What that cost is said by ``analysis``, or by the tutor where it does not know; never less than what was
    done in the end.
    """
    given = warnings_of(record)
    if not given:
        return tuple(found)
    attempts = _Attempts(record, analysis, table or default_table(), given)
    return tuple(attempts.counted(one) for one in found)


class _Attempts:
    """The first attempts at the decisions of one match."""

    def __init__(
        self,
        record: MatchRecord,
        analysis: Analysis,
        table: MatchEquityTable,
        given: Mapping[int, Sequence[Warned]],
    ) -> None:
        self._record = record
        self._table = table
        self._given = given
        self._plays = {one.event: one for one in analysis.plays if one.event in given}
        self._cubes = {one.event: one for one in analysis.cubes if one.event in given}

    def counted(self, done: Verdict) -> Verdict:
        """The verdict on the first attempt, or ``done`` where that was what was tried."""
        event = done.decision.event
        first = next(iter(self._given.get(event, ())), None)
        if first is None or not is_heeded(self._record, event, (first,)):
            return done
        decision = replace(done.decision, kind=KIND_TRIED[first.tried])
        if not any({decision.kind, done.decision.kind} <= same for same in _QUESTIONS):
            return done
        error = self._error(decision, first)
        if error <= done.error:
            return done
        return replace(
            done,
            decision=decision,
            error=error,
            cost=score_of(decision.state, decision.player, self._table).in_result(error),
            counts=True,
            counts_for_gnubg=True,
            is_mixed=False,
            tried=first,
        )

    def _error(self, decision: Decision, first: Warned) -> float:
        judged = self._judged(decision, first)
        known = error_of(decision, judged, self._table) if judged else None
        return first.loss_millis / 1000 if known is None else known

    def _judged(self, decision: Decision, first: Warned) -> JudgedPlay | JudgedCube | None:
        """The same judgement of the attempt, if it goes as deep as that of the best."""
        event = decision.event
        if decision.kind is not Kind.PLAY:
            return self._cubes.get(event)
        judged, board = self._plays.get(event), board_tried(self._record, event, first)
        if judged is None or board is None or not judged.candidates:
            return None
        level = judged.candidates[0].level
        places = (
            place
            for place, one in enumerate(judged.candidates)
            if one.position == board and one.level == level
        )
        place = next(places, None)
        return None if place is None else replace(judged, played=place)
