"""The window about the user's data: what is pressed there happens, and is told."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtCore import QObject, QSettings, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bgdesk.app.data_folder import DataWish, MovedData, remember_moved, take_wish
from bgdesk.app.workers import file_manager
from bgdesk.library.keeping.copies import copy_library
from bgdesk.library.library import Library
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.your_data.your_data import YourData
from bgdesk.ui.your_data.your_data_dialog import YourDataDialog
from tests.library.rescue.damage import filled_library


class AtWindow:
    """Somebody who looks at the data."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.folder, self.config, self.data = folder, folder / "config", folder / "data"
        self.config.mkdir(exist_ok=True)
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.show()
        self.library = Library(filled_library(self.data))
        self.state = QSettings(str(self.config / "window.ini"), QSettings.Format.IniFormat)
        self.action = QAction(self.window)
        dialogs = cast("MatchDialogs", SimpleNamespace(open=QDialog.open))
        self.your_data = YourData(
            self.library, self.config, self.action, dialogs, LastFolder(self.state), self.state, self.window
        )
        self.warned: list[str] = []
        self.your_data.warned.connect(self.warned.append)

    @property
    def dialog(self) -> YourDataDialog:
        return self.window.findChildren(YourDataDialog)[-1]

    def opened(self) -> YourDataDialog:
        with self.qtbot.waitSignal(self.your_data.desk.ended):
            self.action.trigger()
        return self.dialog

    def press(self, button: QPushButton) -> None:
        self.qtbot.waitUntil(button.isEnabled)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def choose(self, path: Path) -> None:
        asking = self.dialog.findChildren(QFileDialog)[-1]
        asking.fileSelected.emit(str(path))
        asking.close()

    def answer(self, *, surely: bool) -> None:
        box = self.dialog.findChildren(QMessageBox)[-1]
        cancel = box.button(QMessageBox.StandardButton.Cancel)
        (sure,) = (one for one in box.buttons() if one is not cancel)
        QTest.mouseClick(sure if surely else cancel, Qt.MouseButton.LeftButton)

    def said(self, text: str) -> None:
        self.qtbot.waitUntil(lambda: text in self.dialog.outcome.text())


@pytest.fixture
def user(qtbot: QtBot, tmp_path: Path) -> Iterator[AtWindow]:
    (tmp_path / "data").mkdir()
    made = AtWindow(qtbot, tmp_path)
    yield made
    made.your_data.close()
    made.library.close()


def test_it_says_where_the_data_is_and_how_large(user: AtWindow) -> None:
    dialog = user.opened()
    assert dialog.place.text() == str(user.data)
    assert "kB" in dialog.size_label.text()
    assert "not been checked yet" in dialog.health.text()
    assert dialog.no_copies.isVisible()
    assert not dialog.restore.isEnabled()


def test_a_check_is_told_and_remembered(user: AtWindow) -> None:
    dialog = user.opened()
    user.press(dialog.check)
    user.qtbot.waitUntil(lambda: "is sound" in dialog.health.text())
    assert "Played here: 3. Opened: 1." in dialog.health.text()
    dialog.close()
    assert "the library was sound" in user.opened().health.text()


def test_a_match_that_cannot_be_read_is_named(user: AtWindow) -> None:
    user.library._store.read("UPDATE entry SET body = '{}' WHERE match_id = 'match-1' AND number = 5")
    dialog = user.opened()
    user.press(dialog.check)
    user.qtbot.waitUntil(lambda: "White 1 against Bot" in dialog.health.text())
    assert dialog.health.property("role") == "bad"
    user.press(dialog.export)
    user.choose(user.folder)
    user.said("these could not be written: White 1 against Bot")


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files that were to be shown in their folders, all but the first in vain."""
    found: list[Path] = []

    def show(path: Path, failed: Callable[[], None], _: QObject) -> None:
        found.append(path)
        if len(found) > 1:
            failed()

    monkeypatch.setattr(file_manager, "show_in_folder", show)
    return found


def test_a_backup_goes_into_the_folder_that_is_chosen(user: AtWindow, shown: list[Path]) -> None:
    user.press(user.opened().back_up)
    user.choose(user.folder)
    user.said("it was checked")
    (copy,) = user.folder.glob("bgdesk-library-*.sqlite")
    user.press(user.dialog.outcome_folder)
    assert shown == [copy]
    with Library(copy) as library:
        assert len(library.matches()) == 3


def test_everything_is_exported(user: AtWindow, shown: list[Path]) -> None:
    user.press(user.opened().export)
    user.choose(user.folder)
    user.said("Everything is in")
    (manifest,) = user.folder.glob("bgdesk-*/manifest.json")
    assert json.loads(manifest.read_text(encoding="utf-8"))["written"] == 4
    user.press(user.dialog.outcome_folder)
    assert shown == [manifest]


def test_work_can_be_stopped(user: AtWindow) -> None:
    dialog = user.opened()
    user.press(dialog.check)
    assert dialog.stop.isVisible()
    assert not dialog.back_up.isEnabled()
    user.press(dialog.stop)
    user.said("Stopped.")
    user.qtbot.waitUntil(dialog.back_up.isEnabled)
    assert not dialog.stop.isVisible()


def test_a_backup_of_the_list_is_restored_when_bgdesk_starts_again(user: AtWindow) -> None:
    (user.data / "backups").mkdir()
    copy = user.data / "backups" / "library-day-2026-11-20.sqlite"
    copy_library(user.library.path, copy)
    dialog = user.opened()
    user.press(dialog.restore)
    user.answer(surely=False)
    assert take_wish(user.config) is None
    with user.qtbot.waitSignal(user.your_data.restart_requested):
        user.press(dialog.restore)
        user.answer(surely=True)
    assert take_wish(user.config) == DataWish(restore=copy)


def test_a_backup_of_the_list_is_shown_in_its_folder(user: AtWindow, shown: list[Path]) -> None:
    dialog = user.opened()
    assert not dialog.show_copy.isEnabled()
    dialog.close()
    (user.data / "backups").mkdir()
    copy = user.data / "backups" / "library-day-2026-11-20.sqlite"
    copy_library(user.library.path, copy)
    dialog = user.opened()
    QTest.keyClick(dialog.show_copy, Qt.Key.Key_Space)
    assert shown == [copy]
    assert not dialog.outcome.isVisible()
    user.press(dialog.show_copy)
    assert dialog.outcome.text() == f"No program here shows folders. The file is in {copy.parent}."
    assert not dialog.outcome_folder.isVisible()


def test_a_file_that_is_no_library_is_refused_at_once(user: AtWindow) -> None:
    other = user.folder / "other.sqlite"
    other.write_bytes(b"no library" * 1000)
    user.press(user.opened().restore_file)
    user.choose(other)
    user.said("holds no library")
    assert take_wish(user.config) is None


def test_the_data_is_moved_when_bgdesk_starts_again(user: AtWindow) -> None:
    dialog = user.opened()
    user.press(dialog.move_data)
    user.choose(user.data)
    user.said("is a part of the present one")
    user.press(dialog.move_data)
    user.choose(user.folder)
    with user.qtbot.waitSignal(user.your_data.restart_requested):
        user.answer(surely=True)
    assert take_wish(user.config) == DataWish(move=user.folder / "bgdesk")


def test_the_old_data_is_shown_until_it_is_gone(user: AtWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    old = user.folder / "old"
    old.mkdir()
    filled_library(old)
    remember_moved(user.config, MovedData(user.data, old))

    def put_away(name: str) -> bool:
        Path(name).unlink()
        return True

    monkeypatch.setattr("bgdesk.app.keeping.data_desk.QFile.moveToTrash", put_away)
    dialog = user.opened()
    assert str(old) in dialog.old.text()
    user.press(dialog.put_away)
    user.answer(surely=True)
    user.said("is in the trash")
    user.qtbot.waitUntil(lambda: not dialog.put_away.isVisible())
    assert list(old.iterdir()) == []


def test_a_folder_that_is_synchronised_is_told_once(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "Dropbox" / "data").mkdir(parents=True)
    user = AtWindow(qtbot, tmp_path / "Dropbox")
    for _ in range(2):
        with qtbot.waitSignal(user.your_data.desk.ended):
            user.your_data.look_at_folder()
    (told,) = user.warned
    assert told.startswith("Dropbox synchronises")
    assert "which Dropbox synchronises" in user.opened().synced.text()
    user.your_data.close()
    user.library.close()
