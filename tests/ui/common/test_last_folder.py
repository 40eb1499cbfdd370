"""Where file dialogs begin."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, QStandardPaths
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from bgdesk.ui.common.last_folder import LastFolder


@pytest.fixture
def state(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)


def test_at_first_a_dialog_begins_in_the_documents(
    state: QSettings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _kind: str(tmp_path))
    assert LastFolder(state).path == tmp_path
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _kind: str(tmp_path / "none"))
    assert LastFolder(state).path == Path.home()


def test_then_it_begins_where_the_last_one_ended(qtbot: QtBot, state: QSettings, tmp_path: Path) -> None:
    used = tmp_path / "used"
    used.mkdir()
    folder = LastFolder(state)
    for begins in (folder.path, used):
        dialog = QFileDialog()
        qtbot.addWidget(dialog)
        folder.lead(dialog)
        assert Path(dialog.directory().absolutePath()) == begins
        dialog.filesSelected.emit([str(used / "a.mat"), str(used / "b.mat")])
    used.rmdir()
    assert folder.path != used


def test_what_was_opened_without_a_dialog_counts_too(state: QSettings, tmp_path: Path) -> None:
    (tmp_path / "club").mkdir()
    folder = LastFolder(state)
    folder.remember([tmp_path / "match.sgf"])
    assert folder.path == tmp_path
    folder.remember([tmp_path / "club", tmp_path / "match.sgf"])
    assert folder.path == tmp_path / "club"
