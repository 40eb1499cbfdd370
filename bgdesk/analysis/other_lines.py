"""What the analysis of a match says about another line that leaves it: as far as both come to the same."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from bgdesk.analysis.verdicts import Verdict, verdicts
from bgdesk.match.events import (
    Doubled,
    Event,
    Passed,
    Played,
    Raised,
    ResignationAccepted,
    ResignationRejected,
    Rolled,
    Taken,
)
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis, JudgedCube, JudgedPlay, JudgedResignation, JudgedRoll

_Judged = TypeVar("_Judged", JudgedPlay, JudgedCube, JudgedRoll, JudgedResignation)

_SAME_QUESTION = ((Rolled, Doubled), (Taken, Passed, Raised), (ResignationAccepted, ResignationRejected))
"""Events that are answers to one question about the cube, or about a resignation."""


def carried_over(analysis: Analysis, record: MatchRecord, keep: int, line: MatchRecord) -> Analysis:
    """What ``analysis`` of ``record`` says of ``line``, which leaves it after ``keep`` events.

    That is everything before, and the first decision of the line where ``record`` had the same to decide: a
    play that is not among the candidates, or was not looked at as deep as the best, is not carried over.
    """
    before = until(analysis, keep)
    plays, cubes, resignations = before.plays, before.cubes, before.resignations
    if keep < len(record.events) and keep < len(line.events):
        first, other = line.events[keep], record.events[keep]
        if isinstance(first, Played) and isinstance(other, Played):
            plays += _of_another_play(analysis, keep, line)
        elif _is_same_question(first, other):
            cubes += tuple(one for one in analysis.cubes if one.event == keep)
            resignations += tuple(one for one in analysis.resignations if one.event == keep)
    return replace(before, plays=plays, cubes=cubes, resignations=resignations)


def until(analysis: Analysis, keep: int) -> Analysis:
    """What ``analysis`` says of the first ``keep`` events."""
    return replace(
        analysis,
        is_complete=False,
        plays=_before(analysis.plays, keep),
        cubes=_before(analysis.cubes, keep),
        rolls=_before(analysis.rolls, keep),
        resignations=_before(analysis.resignations, keep),
    )


def verdict_on(analysis: Analysis, record: MatchRecord, keep: int, answer: Event) -> Verdict | None:
    """What ``answer`` would have cost instead of event ``keep`` of ``record``; ``None`` if that is not known.

    Raises Refused where the rules forbid it.
    """
    line = record.until(keep).append(answer)
    return next(iter(verdicts(line, carried_over(analysis, record, keep, line), since=keep)), None)


def _before(judged: tuple[_Judged, ...], keep: int) -> tuple[_Judged, ...]:
    return tuple(one for one in judged if one.event < keep)


def _of_another_play(analysis: Analysis, event: int, line: MatchRecord) -> tuple[JudgedPlay, ...]:
    position = line.states[event + 1].position
    return tuple(
        replace(one, played=number)
        for one in analysis.plays
        if one.event == event
        for number, candidate in enumerate(one.candidates)
        if candidate.position == position and candidate.level == one.candidates[0].level
    )[:1]


def _is_same_question(first: Event, other: Event) -> bool:
    return any(isinstance(first, kinds) and isinstance(other, kinds) for kinds in _SAME_QUESTION)
