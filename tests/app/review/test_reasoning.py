"""Reasons are asked for once, one decision at a time, and the last two asked for count."""

from __future__ import annotations

import threading

from pytestqt.qtbot import QtBot

from bgdesk.analysis.reasons.explainer import PlayToExplain
from bgdesk.analysis.reasons.explanation import Explanation, Silence
from bgdesk.app.review.reasoning import Reasoning
from tests.analysis.reasons.cases import MADE, SLOTTED, WHITE, board, judged, state
from tests.app.reasons_here import ReasonsHere

PLAYS = [
    PlayToExplain(state(), WHITE, judged(board(SLOTTED), board(MADE), loss)) for loss in (0.1, 0.2, 0.3, 0.4)
]


def test_what_was_explained_is_known(qtbot: QtBot) -> None:
    pool = ReasonsHere()
    reasoning = Reasoning(None, lambda: pool)  # type: ignore[arg-type,return-value]
    with qtbot.waitSignal(reasoning.explained) as told:
        assert reasoning.explanation(PLAYS[0]) is None
        assert reasoning.explanation(PLAYS[0]) is None
    assert told.args == [PLAYS[0], pool.answer]
    assert reasoning.explanation(PLAYS[0]) is pool.answer
    assert pool.asked == PLAYS[:1]
    reasoning.forget()
    with qtbot.waitSignal(reasoning.explained):
        reasoning.explanation(PLAYS[0])
    assert pool.asked == [PLAYS[0], PLAYS[0]]
    reasoning.close()


class Slow(ReasonsHere):
    """Answers when it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.go = threading.Event()

    def explain(self, asked: PlayToExplain) -> Explanation:
        self.go.wait()
        return super().explain(asked)


def test_only_the_last_two_of_what_waits_are_asked(qtbot: QtBot) -> None:
    pool = Slow()
    reasoning = Reasoning(None, lambda: pool)  # type: ignore[arg-type,return-value]
    told: list[PlayToExplain] = []
    reasoning.explained.connect(lambda asked, _: told.append(asked))
    for play in PLAYS:
        reasoning.explanation(play)
    pool.go.set()
    qtbot.waitUntil(lambda: len(told) == 3)
    assert told == pool.asked == [PLAYS[0], PLAYS[2], PLAYS[3]]
    reasoning.close()


def test_a_failure_leaves_the_next_one_its_turn(qtbot: QtBot) -> None:
    class Failing(ReasonsHere):
        def explain(self, asked: PlayToExplain) -> Explanation:
            if asked == PLAYS[0]:
                raise RuntimeError
            return super().explain(asked)

    pool = Failing(Explanation(silent_because=Silence.NOTHING_HOLDS))
    reasoning = Reasoning(None, lambda: pool)  # type: ignore[arg-type,return-value]
    reasoning.explanation(PLAYS[0])
    with qtbot.waitSignal(reasoning.explained) as told:
        reasoning.explanation(PLAYS[1])
    assert told.args == [PLAYS[1], pool.answer]
    reasoning.close()
