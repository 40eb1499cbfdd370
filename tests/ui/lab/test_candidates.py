"""Candidates in the window, pointed at, played, and an own one among them."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from bgdesk.analysis.questions import CubeQuestion
from bgdesk.app.lab.lab_judge import LabAnswer
from bgdesk.app.lab.lab_questions import question_of
from bgdesk.engine.protocol import situation_of
from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities, Unit
from bgdesk.match.events import Played
from bgdesk.match.setup.conversion import state_of_setup
from bgdesk.match.setup.setup import new_setup, with_cube, with_length, with_offer, with_score
from bgdesk.match.study import Candidate, JudgedCube, JudgedPlay
from bgdesk.rules.cube import Cube
from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.notation.plays import format_play
from bgdesk.rules.player import Player
from bgdesk.rules.table_state import Offer
from bgdesk.ui.board.view import point_spot
from bgdesk.ui.common.candidate_model import NAME
from bgdesk.ui.lab.candidates_panel import CandidatesPanel
from bgdesk.ui.lab.derive_candidates import derive_candidates
from bgdesk.ui.lenses.score_page import ScorePage
from tests.folders import FILES
from tests.ui.conftest import OpenDesk
from tests.ui.lab.test_laboratory import laboratory, turn_to
from tests.ui.player_at_window import PlayerAtWindow
from tests.ui.reviewed import KEY, XGID, begun, opened

WHITE, BLACK = Player.WHITE, Player.BLACK


def decision(no_double: float, take: float, *, beaver: bool = False) -> CubeDecision:
    def equity(value: float) -> Equity:
        return Equity(value, WHITE, Unit.MONEY)

    best = min(take, 1.0)
    return CubeDecision(
        equity(no_double),
        equity(take),
        equity(1.0),
        Probabilities(WHITE, 0.6, 0.2, 0.01, 0.1, 0.005),
        best > no_double,
        take <= 1,
        beaver,
    )


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (decision(0.1, 0.05), "No double, take"),
        (decision(0.5, 0.7), "Double, take"),
        (decision(0.8, 1.3), "Double, pass"),
        (decision(1.1, 1.3), "Too good to double, pass"),
        (decision(0.7, 0.7), "Optional double, take"),
        (decision(1.0, 1.3), "Optional double, pass"),
        (decision(-0.5, -0.9, beaver=True), "No double, beaver"),
    ],
)
def test_a_cube_decision_has_the_usual_words(found: CubeDecision, words: str) -> None:
    again = words.replace("double", "redouble").replace("Double", "Redouble")
    for cube, expected in ((Cube(), words), (Cube(2, WHITE), again)):
        state = state_of_setup(with_cube(new_setup(), cube))
        assert state
        question = CubeQuestion(0, situation_of(state), was_offered=True)
        view = derive_candidates(state, LabAnswer(question, "two-pass", JudgedCube(0, found, "3ply")))
        assert view.verdict == expected


def test_who_may_not_double_sees_what_the_position_is_worth_and_no_more() -> None:
    state = state_of_setup(with_cube(new_setup(), Cube(2, BLACK)))
    assert state
    question = CubeQuestion(0, situation_of(state), was_offered=True)
    judged = JudgedCube(0, decision(0.1, 0.2), "3ply")
    view = derive_candidates(state, LabAnswer(question, "two-pass", judged))
    assert [row.name for row in view.rows] == ["Roll"]
    assert (view.verdict, view.source) == ("", "3-ply")
    assert "60.0" in view.chances
    offered = state_of_setup(with_offer(new_setup(), Offer.DOUBLE))
    answers = derive_candidates(offered, LabAnswer(question, "two-pass", judged))
    assert [row.name for row in answers.rows] == ["Take", "Pass", "Beaver"]
    assert derive_candidates(None, None).message


def answered(player: PlayerAtWindow) -> JudgedPlay:
    """Have the position judged by hand, so that no process is needed: the plays in their order."""
    made = laboratory(player)
    assert made.judge
    state = made.state
    assert state
    assert state.turn
    assert state.dice
    made.judge.close()
    plays = legal_plays(state.position, state.turn, state.dice, state.ruleset).plays[:5]
    candidates = tuple(
        Candidate(format_play(play), play.result, Equity(-rank, state.turn, Unit.NORMALISED), None, "1ply")
        for rank, play in enumerate(plays)
    )
    judged = JudgedPlay(0, candidates, None, 5)
    question = question_of(state)
    assert question
    made.judge._question = question
    made.judge._take(LabAnswer(question, "two-pass", judged))
    return judged


def test_a_candidate_is_pointed_at_and_played(open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bgdesk.app.lab.lab_judge.LabJudge.ask", lambda *_: None)
    player = begun(open_desk)
    made = laboratory(player)
    made.toggle()
    made.page.set_text(XGID)
    judged = answered(player)
    panel = made.page.panels.currentWidget()
    assert panel is not None
    table = panel.table  # type: ignore[attr-defined]  # the only panel
    table.setFocus(Qt.FocusReason.OtherFocusReason)
    player.key(KEY.Key_Down)
    row = table.currentIndex().row()
    assert made.page.board.view.arrows
    before = made.lab.setup
    player.key(KEY.Key_Space)
    assert made.lab.setup.position == judged.candidates[row].position
    assert made.lab.setup.turn is before.turn.opponent
    assert not made.page.board.view.arrows
    made.page.undo.click()
    assert made.lab.setup == before


def test_the_play_of_the_match_is_told_from_one_that_is_tried(
    open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(
        "bgdesk.app.lab.lab_judge.LabJudge.ask", lambda _self, question: asked.append(question)
    )
    player = begun(open_desk, FILES / "matches" / "mat" / "gnubg_charlot_7p.mat")
    opened(player)
    table, history = player.table, player.window.history
    at = next(n for n, one in enumerate(table.record.events) if isinstance(one, Played))
    history.show(at)
    player.key(KEY.Key_E)
    made = laboratory(player)
    assert not made.page.undo.isEnabled()
    assert asked[-1].played == table.record.states[at + 1].position
    judged = answered(player)
    page = made.page
    panel = page.panels.currentWidget()
    assert isinstance(panel, CandidatesPanel)
    panel.set_state(made.state, judged.candidates[1].position, judged.candidates[3].position)
    names = [row.name for row in panel.model.rows]
    assert [name.partition(" (")[2] for name in names] == ["", "played)", "", "tried)", ""]
    panel._go_to(panel.model.index(3, NAME))
    monkeypatch.setattr("bgdesk.app.lab.lab_judge.LabJudge.next_level", "4-ply")
    monkeypatch.setattr("bgdesk.app.lab.lab_judge.LabJudge.deepen", lambda _: None)
    panel._show()
    assert panel.table.currentIndex().row() == 3, "new figures leave the list where it is"
    page.board.setFocus()
    panel.deeper.click()
    assert panel.table.hasFocus()
    player.key(KEY.Key_Space)
    assert made.lab.setup.position == judged.candidates[3].position
    page.undo.click()
    assert asked[-1].played == table.record.states[at + 1].position, "it is that position again"


def test_escape_ends_a_try_then_leaves_a_field_then_the_page(
    open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bgdesk.app.lab.lab_judge.LabJudge.ask", lambda *_: None)
    player = begun(open_desk)
    made = laboratory(player)
    made.toggle()
    page = made.page
    page.set_text(XGID)
    player.board = page.board
    page.board.setFocus()
    player.key(KEY.Key_P)
    player.key(KEY.Key_Escape)
    assert not page.play.is_on
    page.form.length.setFocus()
    player.key(KEY.Key_Escape)
    assert page.board.hasFocus()
    assert made.is_seen
    player.key(KEY.Key_Escape)
    assert not made.is_seen


def test_a_score_of_the_lens_becomes_that_of_the_position(
    open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bgdesk.app.lab.lab_judge.LabJudge.ask", lambda *_: None)
    made = laboratory(begun(open_desk))
    made.toggle()
    made.page.set_text(XGID)
    before = made.lab.setup
    there = state_of_setup(with_score(with_length(before, 5), BLACK, 3))
    turn_to(made.page, "Scores")
    scores = made.page.panels.findChild(ScorePage)
    assert scores is not None
    scores.score_chosen.emit(there)
    assert (made.lab.setup.position, made.lab.setup.dice) == (before.position, before.dice)
    assert (made.lab.setup.options.length, made.lab.setup.score.black) == (5, 3)


def test_an_own_play_is_made_by_the_rules_and_judged_with_the_others(
    open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(
        "bgdesk.app.lab.lab_judge.LabJudge.ask", lambda _self, question: asked.append(question)
    )
    player = begun(open_desk)
    made = laboratory(player)
    made.toggle()
    page = made.page
    page.set_text(XGID)
    before = made.lab.setup
    player.board = page.board
    page.board.setFocus()
    player.key(KEY.Key_P)
    assert page.trying.isChecked()
    player.drag(point_spot(8), point_spot(3))  # no 5 was rolled
    assert page.status.text()
    player.drag(point_spot(8), point_spot(5))
    player.drag(point_spot(6), point_spot(5))
    assert made.lab.setup == before
    assert asked[-1].played == page.play.result  # type: ignore[attr-defined]  # a question about a play
    assert page.play.result is not None
    page.undo.click()
    assert page.play.result is None
    player.drag(point_spot(6), point_spot(5))
    result = page.play.result
    page.board.dice_clicked.emit(False)
    assert made.lab.setup.position == result
    assert made.lab.setup.turn is BLACK
    assert page.board.is_editing
