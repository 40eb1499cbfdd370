"""Decisions flagged while a match is looked at, and found again."""

from __future__ import annotations

from pathlib import Path

import pytest

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.review.flags import flags_of
from bgdesk.match.study import Study
from bgdesk.ui.common.badge import FLAG
from bgdesk.ui.moves.move_list_model import MARKS_ROLE
from bgdesk.ui.review.errors_page import FLAGGED
from tests.match_files import match_data
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import SHIFT, PlayerAtWindow
from tests.ui.reviewed import KEY, begun, opened, parts


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.sgf"
    path.write_bytes(match_data("generated/match5_an.sgf"))
    return path


def study(player: PlayerAtWindow) -> Study:
    shelved = parts(player).review.shelved
    assert shelved
    return player.desk.library.studies.load(shelved.id).study


def flagged_cells(player: PlayerAtWindow) -> int:
    model = player.window.side_panel.moves.model
    return sum(
        mark.grade == FLAG
        for row in range(model.rowCount())
        for column in (1, 2)
        for mark in model.index(row, column).data(MARKS_ROLE)
    )


def test_flags_are_kept_listed_and_walked(open_desk: OpenDesk, file: Path) -> None:
    player = opened(begun(open_desk, file))
    player.window.show()
    player.wait(lambda: parts(player).review.verdicts)
    first = player.window.history.at
    player.key(KEY.Key_F)
    for _ in range(3):
        player.do(ActionId.NEXT_DECISION)
    second = player.window.history.at
    player.key(KEY.Key_F)
    assert flags_of(study(player)) == {first, second}
    assert flagged_cells(player) == 2
    player.key(KEY.Key_F, SHIFT)
    assert player.window.history.at == first, "from the first again"
    player.do(ActionId.ERRORS_PANEL)
    errors = parts(player).errors_shown.page
    box = errors._kinds
    box.setCurrentIndex(box.findData(FLAGGED))
    box.activated.emit(box.currentIndex())
    assert {row.place for row in errors.model.rows} == {first, second}, "whatever they cost"
    player.key(KEY.Key_F)
    assert flags_of(study(player)) == {second}
    assert [row.place for row in errors.model.rows] == [second]
    player.key(KEY.Key_F, SHIFT)
    player.key(KEY.Key_F)
    assert flagged_cells(player) == 0
    assert "flagged" not in dict(study(player).tags)
