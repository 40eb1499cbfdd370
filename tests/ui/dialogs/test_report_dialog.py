"""What is shown of a report before it is saved."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from bgdesk.app.problem_report import CRASHES, LOG, SETTINGS, VERSIONS
from bgdesk.ui.dialogs.report_dialog import LongText, ReportDialog

PARTS = {LOG: "one\ntwo", VERSIONS: "bgdesk: 1", SETTINGS: "", CRASHES: "Fatal"}


def test_every_part_can_be_read(qtbot: QtBot) -> None:
    dialog = ReportDialog(PARTS)
    qtbot.addWidget(dialog)
    pages = dialog.findChildren(LongText)
    qtbot.waitUntil(lambda: all(page.is_whole for page in pages))
    titles = [dialog.pages.tabText(number) for number in range(dialog.pages.count())]
    assert titles == ["Log", "Versions", "Settings", "Crashes"]
    shown = [dialog.pages.widget(number) for number in range(dialog.pages.count())]
    assert [page.toPlainText() for page in shown if isinstance(page, LongText)] == list(PARTS.values())
    assert all(page.isReadOnly() for page in pages)


def test_a_long_text_comes_whole(qtbot: QtBot) -> None:
    lines = [f"line {number}" for number in range(2345)]
    text = LongText(lines)
    qtbot.addWidget(text)
    assert not text.is_whole
    qtbot.waitUntil(lambda: text.is_whole)
    assert text.toPlainText().splitlines() == lines


def test_nothing_is_wrong_until_it_is_told(qtbot: QtBot) -> None:
    dialog = ReportDialog(PARTS)
    qtbot.addWidget(dialog)
    assert dialog.trouble.isHidden()
    dialog.show_trouble("The disk is full.")
    assert not dialog.trouble.isHidden()
    assert dialog.trouble.text() == "The disk is full."


def test_saving_is_asked_for(qtbot: QtBot) -> None:
    dialog = ReportDialog(PARTS)
    qtbot.addWidget(dialog)
    with qtbot.waitSignal(dialog.save_requested):
        dialog.save.click()
    assert not dialog.result()
