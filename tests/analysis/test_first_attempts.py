"""In the figures of a player a decision costs what the first attempt at it did."""

from __future__ import annotations

import pytest

from bgdesk.analysis.statistics import review
from bgdesk.match.evaluation import Equity, Unit
from bgdesk.match.events import Played
from bgdesk.match.study import Analysis, Candidate, JudgedPlay
from tests.match.test_warned import POINT, WHITE, begun, warned


def test_being_told_does_not_better_the_rating() -> None:
    record = begun().append(warned(loss=110)).append(Played(WHITE, POINT))
    position = record.state.position
    best = Candidate("8/5 6/5", position, Equity(0.2, WHITE, Unit.NORMALISED), None, "2ply")
    other = Candidate("24/21 6/5", begun().state.position, Equity(0.0, WHITE, Unit.NORMALISED), None, "2ply")
    analysis = Analysis("x", "2-ply", plays=(JudgedPlay(2, (best, other), 0, 12),))
    told = review(record, analysis)
    assert told.verdicts[0].error == 0.0, "what was done in the end was right"
    assert told.players.white.error == pytest.approx(0.11)
    assert told.players.white.pr == pytest.approx(55)
    assert told.players.white.cost > 0.0
    untold = review(begun().append(Played(WHITE, POINT)), analysis)
    assert untold.players.white.error == 0.0
    assert untold.players.white.pr == 0.0
