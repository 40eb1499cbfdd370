"""The decision on the board is copied for a forum, and pasted again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from bgdesk.app.actions.actions import ActionId
from bgdesk.formats.registry import read_bytes, write_study
from bgdesk.match.options import match_options
from bgdesk.match.study import Study
from bgdesk.rules.player import Player
from bgdesk.ui.dialogs.forum_dialog import ERRORS, MARKDOWN, PNG, SVG, ForumDialog
from tests.match.autoplay import whole_match
from tests.ui.conftest import OpenDesk
from tests.ui.result.judged import judged_here
from tests.ui.reviewed import begun, opened, parts

pytestmark = pytest.mark.usefixtures("english_plurals")


def test_what_is_copied_is_what_is_seen(open_desk: OpenDesk, tmp_path: Path) -> None:
    record, file = whole_match(match_options(1), seed=3), tmp_path / "judged.json"
    review = judged_here(record)
    write_study(Study(record, analyses=(review.analysis,)), file)
    player = opened(begun(open_desk, file))
    player.wait(lambda: parts(player).figures.known and parts(player).review.verdicts)
    clipboard = QGuiApplication.clipboard()
    play = next(one.decision for one in review.verdicts if one.error > 0.02)
    player.window.history.show(play.event)

    def copied(*buttons: tuple[str, str]) -> None:
        player.do(ActionId.COPY_FOR_FORUM)
        dialog = player.wait_for_dialog(ForumDialog)
        for row, value in buttons:
            QTest.mouseClick(getattr(dialog, row).button(value), Qt.MouseButton.LeftButton)
        QTest.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)

    copied()
    (study,) = read_bytes(clipboard.text().encode()).studies
    there, state = study.record.state, play.state
    assert there.dice == state.dice
    is_white = play.player is Player.WHITE
    assert there.position == (state.position if is_white else state.position.swapped())
    copied(("part", ERRORS))
    wrong = [one for one in review.verdicts if one.error >= 0.02]
    assert clipboard.text().count("XGID=") == len([one for one in wrong if "resign" not in one.decision.kind])
    copied(("form", MARKDOWN))
    assert "|--:|:--|" in clipboard.text()
    copied(("form", PNG))
    assert clipboard.image().width() > 500
    copied(("form", SVG))
    assert clipboard.text().startswith("<svg")
    assert clipboard.mimeData().hasFormat("image/svg+xml")
