"""What checks the dice without bgdesk, out of the folder that is made for it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bgdesk.match.dice.fair_dice import dice_source
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.common.saved_file import SavedFile
from bgdesk.ui.result.own_check import COMMAND, ask_folder, save_own_check
from tests.match.autoplay import played_on
from tests.match.driving import header


def finished() -> MatchRecord:
    record = MatchRecord(header(match_options(1)))
    return played_on(record, dice_source(record.header), Random(2), 5_000)


def test_the_command_works_in_the_folder(tmp_path: Path) -> None:
    record = finished()
    saved = save_own_check(record, tmp_path)
    folder = tmp_path / f"dice-{record.header.id}"
    assert isinstance(saved, SavedFile)
    assert saved.path.parent == folder
    assert saved.path.is_file()
    assert str(folder) in saved.text
    assert COMMAND in saved.text
    for noted, status in ((record.header.dice.commitment or "", 0), ("0" * 64, 1)):
        command = [sys.executable, *COMMAND.split()[1:], noted]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        assert done.returncode == status, done.stderr


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    record = finished()
    save_own_check(record, tmp_path)
    kept = tmp_path / f"dice-{record.header.id}" / "match.json"
    kept.write_text("mine", "utf-8")
    saved = save_own_check(record, tmp_path)
    assert isinstance(saved, SavedFile)
    assert saved.path.parent.name == f"dice-{record.header.id}-2"
    assert kept.read_text("utf-8") == "mine"


def test_why_nothing_is_saved_is_said(tmp_path: Path) -> None:
    assert str(save_own_check(finished(), tmp_path / "nowhere")).startswith("Nothing was saved in ")


def test_a_folder_is_asked_for(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    assert ask_folder(LastFolder(QSettings()), window).windowTitle() == "Check these dice yourself"
