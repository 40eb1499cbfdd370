"""Learning from a match in the window: asked, answered by mouse and keys, told, and nothing given away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QLabel, QWidget

from bgdesk.analysis.learning import Stop, stops
from bgdesk.analysis.questions import Kind
from bgdesk.analysis.verdicts import Verdict
from bgdesk.app.actions.actions import ActionId
from bgdesk.app.review import analysis_run as analysing, learning_desk
from bgdesk.app.review.learning_desk import LearningDesk, LearningStep
from bgdesk.app.table.table import LessonPhase
from bgdesk.library.learnt import LearntAnswer
from bgdesk.match.events import Played
from bgdesk.match.flow import legal
from bgdesk.match.study import JudgedPlay
from bgdesk.rules.legal.plays import Play
from bgdesk.ui.board.view import Spot, SpotKind
from bgdesk.ui.common.badge import MoveMark
from bgdesk.ui.review.judgement_wording import mark_of
from tests.app.analysis_here import PoolHere
from tests.match_files import match_data
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import LEFT, PlayerAtWindow
from tests.ui.reviewed import KEY, begun, opened, parts

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


@pytest.fixture(autouse=True)
def quick_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers at once."""
    monkeypatch.setattr(analysing, "AnalysisPool", PoolHere)


@pytest.fixture(autouse=True)
def few_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    """One error of each kind, and one right decision."""

    def few(found: Sequence[Verdict], *rest: Any) -> tuple[Stop, ...]:
        kinds = {one.decision.event: one.decision.kind for one in found}
        first = {(one.was_error and kinds[one.event]): one for one in reversed(stops(found, *rest))}
        return tuple(sorted(first.values(), key=lambda one: one.event))

    monkeypatch.setattr(learning_desk, "stops", few)


@pytest.fixture
def player(open_desk: OpenDesk, tmp_path: Path) -> PlayerAtWindow:
    path = tmp_path / "match.sgf"
    path.write_bytes(match_data("generated/money_beaver_an.sgf"))
    found = opened(begun(open_desk, path))
    found.wait(lambda: parts(found).review.verdicts)
    desk(found)._random = Random(4)
    return found


def desk(player: PlayerAtWindow) -> LearningDesk:
    return parts(player).learning_desk


def asked(player: PlayerAtWindow, kind: Kind | None = None, *, was_error: bool = True) -> int:
    """Learn, and skip up to a decision of that kind; its event."""
    player.key(KEY.Key_L)
    assert desk(player).step is LearningStep.CHOOSING
    player.key(KEY.Key_Return)
    while True:
        assert desk(player).step is LearningStep.ASKING
        now, lesson = desk(player).now, desk(player).lesson
        assert now
        assert lesson
        found = lesson.verdict(now.stop.event).decision.kind
        if kind in (None, found) and now.stop.was_error is was_error:
            return now.stop.event
        player.key(KEY.Key_K)


def judged_play(player: PlayerAtWindow, event: int) -> JudgedPlay:
    analysis = parts(player).review.analysis
    assert analysis
    return next(one for one in analysis.plays if one.event == event)


def play_to(player: PlayerAtWindow, place: int) -> Play:
    """The play that leads to candidate number ``place``."""
    event = player.table.line_from
    assert event is not None
    position = judged_play(player, event).candidates[place].position
    return next(one for one in legal(player.state).plays if one.result == position)


def answer(player: PlayerAtWindow, play: Play) -> None:
    """Make ``play`` and end the turn by a key."""
    player.desk.controller.play_editor.edit(lambda one: one.enter(play))
    player.key(KEY.Key_F)


def texts(widget: QWidget) -> Iterator[str]:
    """Everything that can be read or heard of what is seen of ``widget``."""
    for one in (widget, *(found for found in widget.findChildren(QWidget) if found.isVisible())):
        yield from (one.toolTip(), one.accessibleName(), one.accessibleDescription(), one.statusTip())
        if isinstance(one, QLabel | QAbstractButton):
            yield one.text()
        if isinstance(one, QAbstractItemView):
            model = one.model()
            for row in range(model.rowCount()):
                for column in range(model.columnCount()):
                    yield from (str(model.index(row, column).data(role) or "") for role in ROLES)


def marks() -> list[MoveMark]:
    return [mark_of(error) for error in (0.03, 0.06, 0.2)]


def assert_nothing_given_away(player: PlayerAtWindow, event: int) -> None:
    """Neither the best play nor a mark can be read anywhere, and no arrow points at it."""
    lesson = desk(player).lesson
    assert lesson
    assert lesson.analysis
    kind = lesson.verdict(event).decision.kind
    secret = {mark.words for mark in marks()} | {mark.symbol for mark in marks() if len(mark.symbol) > 1}
    if kind is Kind.PLAY:
        secret.add(judged_play(player, event).candidates[0].written)
    found = [*texts(player.window), player.window.windowTitle()]
    view = player.board.view
    found += [view.hint, view.message, view.said]
    assert len(found) > 20
    assert [text for text in found if any(one and one in text for one in secret)] == []
    assert "PR " not in " ".join(found)
    assert not any(arrow.colour for arrow in view.arrows)
    assert not parts(player).course_shown.strip.isEnabled()


def test_nothing_gives_the_answer_away(player: PlayerAtWindow) -> None:
    for kind in (Kind.PLAY, Kind.NO_DOUBLE, Kind.TAKE):
        nothing_gives_it_away(player, kind)
        player.key(KEY.Key_Escape)
        assert desk(player).step is None


def nothing_gives_it_away(player: PlayerAtWindow, kind: Kind) -> None:
    event = asked(player, kind)
    assert_nothing_given_away(player, event)
    for action in (ActionId.MOVES_PANEL, ActionId.ERRORS_PANEL, ActionId.SUMMARY, ActionId.SHOW_RESULT):
        assert not player.window.actions_by_id[action].isEnabled()
        player.do(action)
    for key in (KEY.Key_N, KEY.Key_W, KEY.Key_Right, KEY.Key_1, KEY.Key_V, KEY.Key_E, KEY.Key_H, KEY.Key_F8):
        player.key(key)
    assert desk(player).step is LearningStep.ASKING
    assert player.table.line_from == event
    assert_nothing_given_away(player, event)


def test_what_is_answered_is_judged_told_and_kept(player: PlayerAtWindow) -> None:
    for part in (
        the_best_move_is_found_and_then_everything_is_told,
        after_a_worse_one_one_may_try_again_and_the_first_answer_counts,
        a_move_that_is_not_in_the_list_is_judged_by_the_engine,
        a_double_is_answered_at_the_board,
        giving_up_shows_it_and_is_kept_as_not_found,
    ):
        part(player)
        player.key(KEY.Key_Escape)
        assert desk(player).step is None


def stored(player: PlayerAtWindow) -> tuple[LearntAnswer, ...]:
    shelved = parts(player).review.shelved
    assert shelved
    return player.desk.library.learnt.of(shelved.id)


def the_best_move_is_found_and_then_everything_is_told(player: PlayerAtWindow) -> None:
    event = asked(player, Kind.PLAY)
    number = desk(player).run.at
    answer(player, play_to(player, 0))
    assert desk(player).step is LearningStep.TELLING
    assert desk(player).run.asked[number].is_found
    assert player.window.history.at == event
    judgement = player.window.side_panel.judgement
    assert judgement.isVisible()
    assert [row.number for row in judgement.model.rows if row.is_answer] == [0]
    assert judgement._title.text().startswith("In the match · ")
    assert [(one.event, one.is_found) for one in stored(player)] == [(event, True)]
    player.key(KEY.Key_Space)
    assert desk(player).step is LearningStep.ASKING
    assert desk(player).run.at == number + 1


def after_a_worse_one_one_may_try_again_and_the_first_answer_counts(player: PlayerAtWindow) -> None:
    event = asked(player, Kind.PLAY)
    number, judged = desk(player).run.at, judged_play(player, event)
    worse = len(judged.candidates) - 1
    answer(player, play_to(player, worse))
    assert desk(player).step is LearningStep.BETTER
    assert_nothing_given_away(player, event)
    player.key(KEY.Key_Return)
    assert len(desk(player).run.asked[number].attempts) == 1, "the same answer again is no other one"
    assert desk(player).step is LearningStep.ASKING, "it is taken back"
    assert player.entry.played == ()
    answer(player, play_to(player, worse))
    QTest.mouseClick(parts(player).learning.panel.retry, LEFT)
    assert desk(player).step is LearningStep.ASKING
    assert player.entry.played == ()
    answer(player, play_to(player, 0))
    told = desk(player).run.asked[number]
    assert desk(player).step is LearningStep.TELLING
    assert not told.is_found
    assert told.is_found_late
    assert [one.is_found for one in stored(player)][-2:] == [False, True]


def test_a_wrong_play_is_taken_back_by_whatever_begins_another(player: PlayerAtWindow) -> None:
    asked(player, Kind.PLAY)
    worse = play_to(player, 2)
    field = player.window.page.move_field
    for is_typed in (False, True):
        answer(player, worse)
        assert desk(player).step is LearningStep.BETTER
        if is_typed:
            player.key(KEY.Key_M)
        else:
            player.click(Spot(SpotKind.POINT, 6))
        assert desk(player).step is LearningStep.ASKING
        assert player.entry.played == ()
    assert field.isVisible()
    field.close_line()
    answer(player, worse)
    number = desk(player).run.at
    attempts = len(desk(player).run.asked[number].attempts)
    player.key(KEY.Key_U)
    player.desk.controller.play_editor.edit(lambda one: one.undo_all())
    answer(player, play_to(player, 1))
    assert len(desk(player).run.asked[number].attempts) == attempts + 1, "it was undone"


def test_before_the_first_question_nothing_is_given_away_either(player: PlayerAtWindow) -> None:
    while not player.board.view.arrows:
        player.key(KEY.Key_N)
    judgement = player.window.side_panel.judgement
    assert judgement.model.rowCount()
    player.key(KEY.Key_L)
    assert desk(player).step is LearningStep.CHOOSING
    assert not judgement.isVisible()
    assert not player.board.view.arrows
    player.key(KEY.Key_Escape)
    assert judgement.isVisible()
    assert player.board.view.arrows


def a_move_that_is_not_in_the_list_is_judged_by_the_engine(player: PlayerAtWindow) -> None:
    event = asked(player, Kind.PLAY)
    lesson, judged, play = desk(player).lesson, judged_play(player, event), play_to(player, 2)
    assert lesson
    assert lesson.analysis
    fewer = replace(judged, candidates=judged.candidates[:1], played=0)
    desk(player).lesson = replace(lesson, analysis=replace(lesson.analysis, plays=(fewer,)))
    answer(player, play)
    player.wait(lambda: desk(player).step is not LearningStep.JUDGING)
    given = desk(player).given
    assert given
    assert given.number is None
    assert isinstance(given.answer, Played)


def a_double_is_answered_at_the_board(player: PlayerAtWindow) -> None:
    event = asked(player, Kind.NO_DOUBLE)
    player.press_button(ActionId.ROLL)
    assert desk(player).step is LearningStep.BETTER, "that is what was wrong in the match"
    assert not player.state.dice
    player.key(KEY.Key_D)
    assert desk(player).step is LearningStep.TELLING
    assert player.window.history.at == event
    rows = player.window.side_panel.judgement.model.rows
    assert [number for number, row in enumerate(rows) if row.is_answer] in ([1], [2])


def giving_up_shows_it_and_is_kept_as_not_found(player: PlayerAtWindow) -> None:
    event = asked(player)
    player.press_button(ActionId.LEARN_SHOW)
    assert desk(player).step is LearningStep.TELLING
    last = stored(player)[-1]
    assert (last.event, last.answer, last.is_found) == (event, None, False)


def test_escape_leads_back_to_where_the_review_was(player: PlayerAtWindow) -> None:
    player.key(KEY.Key_Right)
    place = player.window.history.at
    record = player.table.record
    asked(player)
    player.key(KEY.Key_Escape)
    assert desk(player).step is None
    assert player.table.lesson is None
    assert player.table.record is record
    assert player.window.history.at == place
    assert player.window.page.review_bar.isVisible()
    assert parts(player).course_shown.strip.isEnabled()
    assert player.window.side_panel.moves.isVisible()


def rows_of(panel: QWidget) -> list[QAbstractButton]:
    found = panel.findChildren(QAbstractButton)
    return [one for one in found if one.text().startswith("Game ") and one.isVisible()]


def test_at_the_end_the_rest_can_be_asked_again(player: PlayerAtWindow) -> None:
    event = asked(player, Kind.PLAY)
    number = desk(player).run.at
    answer(player, play_to(player, 0))
    player.key(KEY.Key_Return)
    while desk(player).step is not LearningStep.OVER:
        player.key(KEY.Key_K)
    total = len(desk(player).run.asked)
    panel = parts(player).learning.panel
    assert f"You found 1 of {total}" in list(texts(panel))
    player.wait(lambda: len(rows_of(panel)) == total)
    row = rows_of(panel)[number]
    QTest.mouseClick(row, LEFT)
    assert player.window.history.at == event
    assert player.table.lesson is LessonPhase.OVER
    QTest.mouseClick(panel.again, LEFT)
    assert desk(player).step is LearningStep.ASKING
    assert len(desk(player).run.asked) == total - 1


def test_a_match_that_is_not_analysed_says_so_and_offers_it(open_desk: OpenDesk, tmp_path: Path) -> None:
    path = tmp_path / "match.mat"
    path.write_bytes(match_data("generated/match3.mat"))
    player = opened(begun(open_desk, path))
    player.key(KEY.Key_L)
    panel = parts(player).learning.panel
    assert panel.analyse.isVisible()
    assert not panel.start.isVisible()
    player.key(KEY.Key_Return)
    assert desk(player).step is LearningStep.CHOOSING
    player.key(KEY.Key_Escape)
    assert player.table.lesson is None
