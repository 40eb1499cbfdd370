"""From a review to a game played on from it, and back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.review import analysis_run as analysing
from bgdesk.app.table.match_opener import CopyDice
from tests.app.analysis_here import PoolHere
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import PlayerAtWindow
from tests.ui.review.test_trying_out import a_line, at_a_play, file  # noqa: F401  # a fixture
from tests.ui.reviewed import KEY, begun, opened, parts


@pytest.fixture(autouse=True)
def quick_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers at once."""
    monkeypatch.setattr(analysing, "AnalysisPool", PoolHere)


def play_on(player: PlayerAtWindow, keep: int) -> None:
    """Play on from there, two people at this window."""
    record = player.table.record
    player.desk.wiring.match_dialogs.play_copy(record, keep, record.header.seats, CopyDice.NEW)


def back_buttons(player: PlayerAtWindow) -> list[QPushButton]:
    buttons = player.window.page.findChildren(QPushButton)
    return [one for one in buttons if one.text() == "To the review" and one.isVisible()]


def test_one_key_leads_back_to_the_decision_and_again_to_the_game(open_desk: OpenDesk, file: Path) -> None:  # noqa: F811
    player = opened(begun(open_desk, file))
    event, looked_at = at_a_play(player), player.table.record
    assert not player.window.actions_by_id[ActionId.BACK_TO_PLAYED].isEnabled()
    play_on(player, event)
    played = player.table.record.header.id
    assert not player.table.is_studied
    assert back_buttons(player)
    player.key(KEY.Key_F4)
    player.wait(lambda: parts(player).review.shelved)
    assert player.table.record.events == looked_at.events
    assert player.window.history.at == event
    assert not back_buttons(player)
    player.key(KEY.Key_F4)
    assert player.table.record.header.id == played
    back_buttons(player)[0].click()
    player.wait(lambda: player.table.is_review)
    assert player.window.history.at == event


def test_from_a_line_the_way_leads_back_into_the_line(open_desk: OpenDesk, file: Path) -> None:  # noqa: F811
    player = opened(begun(open_desk, file))
    event = at_a_play(player)
    a_line(player, -1)
    assert player.window.actions_by_id[ActionId.PLAY_ON].isEnabled()
    events = player.table.record.events
    play_on(player, len(events))
    player.key(KEY.Key_F4)
    player.wait(lambda: player.table.line_from == event)
    assert player.table.record.events == events
    assert parts(player).review.shelved


def test_what_was_judged_meanwhile_is_there_on_coming_back(open_desk: OpenDesk, file: Path) -> None:  # noqa: F811
    player = opened(begun(open_desk, file))
    event, shelved = at_a_play(player), parts(player).review.shelved
    assert shelved
    play_on(player, event)
    made = replace(shelved.study.analyses[0], engine="fake 1")
    player.desk.library.studies.save_analysis(shelved.id, made)
    player.key(KEY.Key_F4)
    player.wait(lambda: parts(player).review.shelved)
    assert "fake 1" in [one.engine for one in parts(player).review.analyses]
    assert player.window.history.at == event
