"""How many decisions there are: the one definition that every count of them goes by.

A *decision* is each play, each double that was offered or could have been, each answer to one, each
resignation and each answer to that. It was *not forced* where there was a choice: several legal plays, or a
cube that had to be thought about. It *counts* for performance rating where it was not obvious either.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass

from bgdesk.analysis.grades import DEFAULT_THRESHOLDS, Grade
from bgdesk.analysis.questions import RESIGNATIONS, Decision, Kind
from bgdesk.analysis.verdicts import Verdict
from bgdesk.match.events import PlayedIllegally
from bgdesk.match.record import MatchRecord


@dataclass(frozen=True, slots=True)
class DecisionTally:
    """So many ``decisions``, how many of them were ``unforced``, and how many of those count."""

    decisions: int = 0
    unforced: int = 0
    counted: int = 0


NO_DECISIONS = DecisionTally()


def tally(record: MatchRecord, found: Iterable[Decision], verdicts: Iterable[Verdict]) -> DecisionTally:
    """Those of ``found`` that are judged, or that nobody judges: illegal plays and resignations."""
    judged = {one.decision.event: one for one in verdicts}
    illegal = illegal_plays(record)
    told = [one for one in found if one.event in judged or one.event in illegal or one.kind in RESIGNATIONS]
    forced = frozenset(event for event, one in judged.items() if one.is_forced)
    return DecisionTally(
        len(told),
        sum(is_choice(one, judged, forced, illegal) for one in told),
        sum(one.event in judged and judged[one.event].counts for one in told),
    )


def illegal_plays(record: MatchRecord) -> frozenset[int]:
    """The events by which something was played that the rules forbid."""
    return frozenset(
        number for number, event in enumerate(record.events) if isinstance(event, PlayedIllegally)
    )


def is_choice(
    decision: Decision, judged: Mapping[int, Verdict], forced: Container[int], illegal: Container[int]
) -> bool:
    """Whether there was anything to decide; what is ``illegal`` was not ``forced``, whatever was legal.

    Not to double is a choice where that was wrong, or not obvious.
    """
    if decision.kind is Kind.NO_DOUBLE:
        verdict = judged.get(decision.event)
        return verdict is not None and (verdict.counts or has_grade(verdict.error))
    return decision.event in illegal or decision.event not in forced


def has_grade(error: float) -> bool:
    """Whether an error is large enough to have a mark."""
    return DEFAULT_THRESHOLDS.grade(error) is not Grade.NONE
