"""What is asked about an attempt that was wrong: why that is so."""

from __future__ import annotations

from bgdesk.analysis.reasons.explainer import CubeToExplain, PlayToExplain, ToExplain
from bgdesk.match.study import JudgedPlay
from bgdesk.practice.tutor.attempts import CubeOrPlay
from bgdesk.practice.tutor.looks import Looks
from bgdesk.practice.tutor.opinion import deepest_judged


def to_explain(tried: CubeOrPlay, looks: Looks, loss: float, event: int = 0) -> ToExplain | None:
    """The question why ``tried`` costs ``loss``, by the deepest look at it; ``None`` without any."""
    judged = deepest_judged(tried, looks, event)
    if judged is None:
        return None
    if isinstance(judged, JudgedPlay):
        return PlayToExplain(tried.state, tried.player, judged)
    return CubeToExplain(tried.state, tried.player, judged, tried.kind, loss)
