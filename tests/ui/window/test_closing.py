"""Nothing is unfinished, so nothing is asked when the window closes."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from bgdesk.app.actions.actions import ActionId
from bgdesk.match.study import Study
from tests.match_files import match_data
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import PlayerAtWindow, popups_offscreen
from tests.ui.reviewed import begun, opened, parts


@pytest.fixture
def player(open_desk: OpenDesk, tmp_path: Path) -> PlayerAtWindow:
    file = tmp_path / "match.mat"
    file.write_bytes(match_data("generated/match3.mat"))
    return opened(begun(open_desk, file))


@popups_offscreen
@pytest.mark.parametrize(
    "action",
    [
        ActionId.NEW_MATCH,
        ActionId.SETTINGS,
        ActionId.ANALYSE,
        ActionId.EVENT_DATA,
        ActionId.FIND,
        ActionId.EXPORT,
    ],
)
def test_whatever_is_open_closes_with_the_window_without_a_question(
    player: PlayerAtWindow, action: ActionId
) -> None:
    player.do(action)
    player.wait(lambda: isinstance(player.dialog, QDialog))
    player.type("2")
    QApplication.closeAllWindows()
    assert [one for one in QApplication.topLevelWidgets() if one.isVisible()] == []


def test_what_is_typed_and_set_up_is_there_the_next_time(player: PlayerAtWindow, open_desk: OpenDesk) -> None:
    player.do(ActionId.COMMENT)
    QTest.keyClicks(parts(player).comments_shown.section.field, "half a sent")
    player.window.close()
    player.desk.wiring.close()
    player.desk.controller.writing.finish()
    assert not player.window.isVisible()
    (match,) = player.desk.library.catalogue.matches()
    study: Study = player.desk.library.studies.load(match.id).study
    assert [one.text for one in study.comments] == ["half a sent"]
