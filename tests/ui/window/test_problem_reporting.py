"""Help, Report a problem: in the whole window."""

from __future__ import annotations

import zipfile
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.problem_report import LOG, SETTINGS, VERSIONS, Facts, ProblemReport
from bgdesk.app.settings.table import PLAYER_NAME
from bgdesk.ui.dialogs.report_dialog import ReportDialog
from bgdesk.ui.window.problem_reporting import report_name
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import PlayerAtWindow


def asked(player: PlayerAtWindow) -> ReportDialog:
    player.do(ActionId.REPORT_PROBLEM)
    return player.wait_for_dialog(ReportDialog)


def save(player: PlayerAtWindow, dialog: ReportDialog, file: Path) -> None:
    dialog.save.click()
    asking = dialog.findChild(QFileDialog)
    assert asking
    assert asking.selectedFiles()[0].endswith(".zip")
    asking.fileSelected.emit(str(file))
    asking.close()


def test_a_report_is_shown_and_saved(open_desk: OpenDesk, tmp_path: Path) -> None:
    player, file = open_desk(), tmp_path / "report.zip"
    player.desk.settings.set(PLAYER_NAME, "Ottilie")
    dialog = asked(player)
    assert dialog.pages.count() == 3
    save(player, dialog, file)
    player.wait(lambda: player.dialog is None)
    assert f"The report is in {file}" in player.window.notices.text
    with zipfile.ZipFile(file) as archive:
        assert archive.namelist() == [LOG, VERSIONS, SETTINGS]
        assert b"Window system: offscreen" in archive.read(VERSIONS)
        assert b"Ottilie" not in b"".join(archive.read(name) for name in archive.namelist())


def test_what_cannot_be_written_is_told_where_it_is_asked(open_desk: OpenDesk, tmp_path: Path) -> None:
    player = open_desk()
    dialog = asked(player)
    save(player, dialog, tmp_path / "nowhere" / "report.zip")
    player.wait(lambda: "was not written to" in dialog.trouble.text())
    assert dialog.isVisible()


def test_asking_twice_collects_once(open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    player = open_desk()
    collected: list[Facts] = []

    def collect(facts: Facts) -> ProblemReport:
        collected.append(facts)
        return ProblemReport({LOG: ""})

    monkeypatch.setattr(player.desk.wiring.problem_reporting, "_collect", collect)
    player.do(ActionId.REPORT_PROBLEM)
    asked(player).close()
    assert len(collected) == 1
    player.wait(lambda: player.dialog is None)
    asked(player)
    assert len(collected) == 2


def test_its_file_is_called_by_the_day() -> None:
    assert report_name(date(2026, 3, 4)) == "bgdesk-problem-2026-03-04.zip"
