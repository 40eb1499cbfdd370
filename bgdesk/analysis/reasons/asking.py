"""Which decisions of a match are to be explained."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bgdesk.analysis.questions import Kind
from bgdesk.analysis.reasons.explain import RIGHT_BELOW
from bgdesk.analysis.reasons.explainer import CubeToExplain, PlayToExplain, ToExplain
from bgdesk.analysis.verdicts import Verdict
from bgdesk.match.study import Analysis


def wrong_decisions(
    analysis: Analysis, verdicts: Sequence[Verdict], least: float = RIGHT_BELOW
) -> Iterator[tuple[int, ToExplain]]:
    """The plays and cube decisions that cost at least ``least``, each with its event."""
    plays = {one.event: one for one in analysis.plays}
    cubes = {one.event: one for one in analysis.cubes}
    for verdict in verdicts:
        decision = verdict.decision
        event, player = decision.event, decision.player
        if verdict.error < least:
            continue
        if decision.kind is Kind.PLAY and event in plays:
            yield event, PlayToExplain(decision.state, player, plays[event])
        elif decision.kind is not Kind.PLAY and event in cubes:
            yield event, CubeToExplain(decision.state, player, cubes[event], decision.kind, verdict.error)
