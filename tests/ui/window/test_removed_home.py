"""A home that is removed while the program runs: said in a sentence, and not made again by halves."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from bgdesk.app.actions.ids import ActionId
from bgdesk.app.settings import table
from bgdesk.library.problems import JournalError
from tests.ui.conftest import OpenDesk
from tests.ui.keyed_plays import type_play
from tests.ui.player_at_window import popups_offscreen

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="files that are open cannot be removed there")


@popups_offscreen
def test_a_removed_home_stops_the_match_and_stays_removed(open_desk: OpenDesk, home: Path) -> None:
    player = open_desk()
    player.start()
    player.wait_for_turn()
    shutil.rmtree(home)
    before, notices = player.table.record, player.window.notices
    type_play(player, player.entry.legal.plays[0].steps)
    player.key(Qt.Key.Key_Return)
    player.wait(lambda: "was moved or removed while it was open: this was not saved" in notices.text)
    assert player.table.record == before
    player.desk.settings.set(table.SOUNDS, True)
    assert "The settings could not be saved (No such file or directory)" in notices.text
    with pytest.raises(JournalError, match="was moved or removed"):
        player.start()
    player.do(ActionId.COAN_KI)
    player.window._window_state.setValue("panel/play", 300)
    player.window.close()
    player.window._window_state.sync()
    assert not home.exists()
