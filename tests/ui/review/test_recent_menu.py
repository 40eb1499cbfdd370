"""The menu of recent files, by its own keys."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QMenu

from bgdesk.app.actions.menu_structure import RECENT
from bgdesk.ui.review.recent_menu import derive_recent
from tests.match_files import match_data
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import PlayerAtWindow
from tests.ui.reviewed import begun, parts


def entries(player: PlayerAtWindow) -> list[str]:
    """What the menu says when it is opened."""
    menu = player.window.menuBar().findChild(QMenu, RECENT)
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    return [action.text() for action in menu.actions() if action.isEnabled() and not action.isSeparator()]


def choose(player: PlayerAtWindow, text: str) -> None:
    """Choose the entry ``text``."""
    assert text in entries(player)
    menu = player.window.menuBar().findChild(QMenu, RECENT)
    assert isinstance(menu, QMenu)
    next(action for action in menu.actions() if action.text() == text).trigger()


def test_what_was_opened_and_saved_is_there_and_what_is_gone_is_named_and_left_out(
    open_desk: OpenDesk, tmp_path: Path
) -> None:
    file, copy, other = (tmp_path / name for name in ("a & b.mat", "copy.sgf", "other.txt"))
    file.write_bytes(match_data("generated/match3.mat"))
    other.write_bytes(b"\x00nothing")
    player = begun(open_desk)
    assert entries(player) == []
    opening = parts(player).file_opening
    opening.open_paths([file])
    player.wait(lambda: player.window.windowTitle().startswith("Alice vs Bob"))
    player.desk.wiring.program_dialogs.export(str(copy))
    player.desk.wiring.program_dialogs.export(str(tmp_path / "nowhere" / "x.mat"))
    opening.open_paths([other])
    player.wait(lambda: "other.txt" in player.window.notices.text)
    clear = "&Clear this list"
    assert entries(player) == ["&1  copy.sgf", "&2  a && b.mat", clear]
    copy.unlink()
    choose(player, "&1  copy.sgf")
    player.wait(lambda: "copy.sgf was not opened" in player.window.notices.text)
    assert entries(player) == ["&1  a && b.mat", clear]
    player.start()
    choose(player, "&1  a && b.mat")
    player.wait(lambda: player.window.windowTitle().startswith("Alice vs Bob"))
    choose(player, clear)
    assert entries(player) == []


def test_files_of_one_name_say_their_folders_and_names_are_letters() -> None:
    paths = [Path("/x/m.mat"), Path("/y/m.mat"), Path("/z/\u202egnp.mat"), *(Path(f"/{n}") for n in range(7))]
    told = derive_recent(paths)
    assert [one.text for one in told[:3]] == ["&1  m.mat (x)", "&2  m.mat (y)", "&3  \ufffdgnp.mat"]
    assert told[9].text == "&0  6"
    assert told[0].place == "/x/m.mat"
