"""Matches judged by an engine that is quick and wrong in a known way."""

from __future__ import annotations

from bgdesk.analysis.levels import DEFAULT_LEVEL
from bgdesk.analysis.statistics import Review, review
from bgdesk.app.workers.analysis_pool import judged
from bgdesk.match.record import MatchRecord
from tests.app.analysis_here import PoolHere


def judged_here(record: MatchRecord) -> Review:
    """Everything about ``record``."""
    *_, last = judged(PoolHere(), record, DEFAULT_LEVEL)
    return review(record, last.analysis)
