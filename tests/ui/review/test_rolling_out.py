"""Decisions rolled out while a match is looked at: by key and by button, live, kept, and there again."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from bgdesk.analysis.rollout.results import LEVEL
from bgdesk.app.actions.actions import ActionId
from bgdesk.app.review import analysis_run as analysing
from bgdesk.app.rollouts import rollout_desk
from bgdesk.app.settings import table as settings_table
from bgdesk.library.library import Library
from bgdesk.match.study import JudgedCube, JudgedPlay
from bgdesk.ui.rollouts.derive_rollout import Control, RolloutView
from tests.app.analysis_here import PoolHere
from tests.app.rollouts_here import RollsHere
from tests.match_files import match_data
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import LEFT, SHIFT, PlayerAtWindow
from tests.ui.reviewed import KEY, begun, opened, parts, told


@pytest.fixture(autouse=True)
def quick_engines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answer at once."""
    monkeypatch.setattr(analysing, "AnalysisPool", PoolHere)
    monkeypatch.setattr(rollout_desk, "RolloutPool", RollsHere)
    monkeypatch.setattr(RollsHere, "batches", 10**9)
    monkeypatch.setattr(RollsHere, "more", threading.Event())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.sgf"
    path.write_bytes(match_data("generated/match5_an.sgf"))
    return path


def looked_at(open_desk: OpenDesk, file: Path) -> PlayerAtWindow:
    player = opened(begun(open_desk, file))
    player.window.show()
    player.wait(lambda: parts(player).review.analysis)
    return player


def at_a_play(player: PlayerAtWindow) -> JudgedPlay:
    analysis = parts(player).review.analysis
    assert analysis
    judged = next(one for one in analysis.plays if len(one.candidates) > 5 and one.played == 0)
    player.window.history.show_at_rest(judged.event)
    return judged


def view(player: PlayerAtWindow) -> RolloutView:
    return parts(player).rolling_out.section._view


def press(player: PlayerAtWindow, control: Control) -> None:
    button = parts(player).rolling_out.section.buttons[control]
    player.wait(button.isVisible)
    QTest.mouseClick(button, LEFT)


def shown_play(player: PlayerAtWindow, event: int) -> JudgedPlay:
    analysis = parts(player).review.analysis
    assert analysis
    return next(one for one in analysis.plays if one.event == event)


def test_a_key_rolls_the_best_three_out_and_they_are_there_again(open_desk: OpenDesk, file: Path) -> None:
    player = looked_at(open_desk, file)
    before = at_a_play(player)
    player.desk.settings.set(settings_table.ROLLOUT_TRIALS, 324)
    player.key(KEY.Key_R)
    desk = parts(player).rollouts
    player.wait(lambda: desk.rolling is None and view(player).rows)
    player.wait(lambda: shown_play(player, before.event).candidates[0].level == LEVEL)
    shown = shown_play(player, before.event)
    rolled = [one for one in shown.candidates if one.rollout]
    assert {one.position for one in rolled} == {one.position for one in before.candidates[:3]}
    assert {one.position for one in shown.candidates} == {one.position for one in before.candidates}
    assert all(one.rollout and 288 <= one.rollout.trials <= 324 for one in rolled)
    assert [row.equity for row in view(player).rows]
    assert "Rollout " in player.window.side_panel.judgement._source.text()
    stored = player.desk.library.studies.load(parts(player).review.shelved.id)  # type: ignore[union-attr]
    assert stored.study.analyses[0].level == LEVEL
    assert [one.event for one in stored.study.analyses[0].plays] == [before.event]
    assert parts(player).review.layers.base.level != LEVEL  # type: ignore[union-attr]  # PR is of the whole


def test_it_takes_one_line_below_the_reasons_until_it_is_made(open_desk: OpenDesk, file: Path) -> None:
    player = looked_at(open_desk, file)
    at_a_play(player)
    section = parts(player).rolling_out.section
    player.wait(section.isVisible)
    player.wait(lambda: section.height() < 2 * section.buttons[Control.BEGIN].height())
    order = list(player.window.side_panel.decision.row.buttons)
    assert [type(one).__name__ for one in order].index("WhySection") < order.index(section)


def test_it_lives_on_elsewhere_pauses_and_stops_with_what_it_has(
    open_desk: OpenDesk, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RollsHere, "batches", 30)
    player = looked_at(open_desk, file)
    before = at_a_play(player)
    player.key(KEY.Key_R)
    desk = parts(player).rollouts
    player.wait(lambda: desk.rolling and desk.rolling.run and desk.rolling.run.trials == 30 * 36)
    assert view(player).controls == {Control.PAUSE, Control.STOP}
    player.key(KEY.Key_R)
    assert view(player).controls == {Control.GO_ON, Control.STOP}
    player.do(ActionId.NEXT_DECISION)
    assert view(player).elsewhere
    assert Control.BEGIN in view(player).controls
    press(player, Control.SHOW)
    assert player.window.history.at == before.event
    player.key(KEY.Key_R, SHIFT)
    assert desk.rolling is None
    player.wait(lambda: shown_play(player, before.event).candidates[0].level == LEVEL)
    first = shown_play(player, before.event).candidates[0].rollout
    assert first
    assert first.trials == 10 * 36, "what was stopped is kept as what it is"
    assert Control.GO_ON in view(player).controls
    RollsHere.more.set()
    press(player, Control.GO_ON)
    player.wait(lambda: Control.EXTEND in view(player).controls)
    player.wait(lambda: shown_play(player, before.event).candidates[0].rollout.trials > 10 * 36)  # type: ignore[union-attr]


def test_a_cube_decision_is_rolled_out_with_its_answer(open_desk: OpenDesk, file: Path) -> None:
    player = looked_at(open_desk, file)
    analysis = parts(player).review.analysis
    assert analysis
    cube = next(one for one in analysis.cubes)
    player.window.history.show_at_rest(cube.event)
    press(player, Control.BEGIN)
    player.wait(lambda: parts(player).rollouts.rolling is None and view(player).rows)
    assert [row.name for row in view(player).rows] == ["No double", "Double, take", "Double, pass"]

    def shown() -> JudgedCube:
        found = parts(player).review.analysis
        assert found
        return next(one for one in found.cubes if one.event == cube.event)

    player.wait(lambda: shown().level == LEVEL)
    assert [one.trials >= 288 for one in shown().rollouts] == [True, True]


def test_what_is_rolled_out_can_be_chosen_and_is_the_same_on_coming_back(
    open_desk: OpenDesk, file: Path
) -> None:
    player = looked_at(open_desk, file)
    before = at_a_play(player)
    section = parts(player).rolling_out.section
    section.more.click()
    boxes = section.options.boxes
    assert [one.isChecked() for one in boxes[:5]] == [True, True, True, False, False]
    assert not boxes[0].isEnabled(), "what was played is always rolled out"
    for number in (1, 2, 4):
        boxes[number].click()
    press(player, Control.BEGIN)
    player.wait(lambda: parts(player).rollouts.rolling is None and view(player).rows)
    run = parts(player).rollouts.run_of(parts(player).rolling_out._place)
    assert run
    chosen = {before.candidates[0].position, before.candidates[4].position}
    assert {one.result for one in run.task.plays} == chosen


def test_where_nothing_can_be_rolled_out_a_sentence_says_so(open_desk: OpenDesk, file: Path) -> None:
    player = looked_at(open_desk, file)
    player.window.history.show_at_rest(0)
    player.key(KEY.Key_R)
    player.wait(lambda: player.window.notices.text)
    assert player.window.notices.text == (
        "Only moves and cube decisions of backgammon games can be rolled out."
    )


def test_what_is_removed_meanwhile_does_not_come_back(
    open_desk: OpenDesk, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rollout_desk, "KEEP_AFTER_S", 0.0)
    player = looked_at(open_desk, file)
    player.desk.settings.set(settings_table.ROLLOUT_TRIALS, 324)
    first = at_a_play(player)
    review, desk = parts(player).review, parts(player).rollouts
    player.key(KEY.Key_R)
    player.wait(lambda: desk.rolling is None and review.analyses[0].level == LEVEL)
    monkeypatch.setattr(RollsHere, "batches", 12)
    player.do(ActionId.NEXT_DECISION)
    second = player.window.history.at
    player.key(KEY.Key_R)
    player.wait(lambda: len(review.analyses[0].plays) == 2)
    with player.qtbot.waitSignal(review.removed):
        review.remove(review.analyses[0])
    RollsHere.more.set()
    player.wait(lambda: desk.rolling is None and review.analyses[0].level == LEVEL)
    stored = player.desk.library.studies.load(review.shelved.id).study.analyses[0]  # type: ignore[union-attr]
    assert [one.event for one in stored.plays] == [second] != [first.event]


def test_what_another_window_removes_meanwhile_is_rolled_out_no_further(
    open_desk: OpenDesk, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rollout_desk, "KEEP_AFTER_S", 0.0)
    monkeypatch.setattr(RollsHere, "batches", 3)  # one for each play
    player = looked_at(open_desk, file)
    at_a_play(player)
    desk, review, library = parts(player).rollouts, parts(player).review, player.desk.library
    player.key(KEY.Key_R)
    player.wait(lambda: review.analyses[0].level == LEVEL)
    assert review.shelved
    before = library.studies.analyses(review.shelved.id, review.shelved.study.record)
    with Library(library.path) as other:
        other.catalogue.discard((review.shelved.id,))
    RollsHere.more.set()
    assert "was removed in another window" in told(player)
    assert desk.rolling is None
    assert library.studies.analyses(review.shelved.id, review.shelved.study.record) == before
