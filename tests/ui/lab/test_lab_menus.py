"""Templates, positions with names, and copies of what is set up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QAction, QGuiApplication, QImage
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from bgdesk.app.lab.lab import Lab
from bgdesk.app.lab.random_position import RandomPosition
from bgdesk.app.patient_writing import PatientWriting
from bgdesk.library.library import Library
from bgdesk.match.setup.setup import new_setup, started, with_game
from bgdesk.match.setup.templates import Template, from_template
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.common.saved_file import SavedFile
from bgdesk.ui.lab.bench_menu import BenchMenu
from bgdesk.ui.lab.copy_menu import CopyMenu
from bgdesk.ui.lab.lab_page import LabPage
from bgdesk.ui.lab.position_name_dialog import PositionNameDialog
from bgdesk.ui.lab.template_menu import TemplateMenu, template_name


def entries(menu: QMenu) -> dict[str, QAction]:
    """Everything in ``menu`` and below, by path."""
    menu.aboutToShow.emit()
    return dict(_entries(menu, ""))


def _entries(menu: QMenu, above: str) -> Iterator[tuple[str, QAction]]:
    for action in menu.actions():
        below = action.menu()
        path = f"{above}{action.text().replace('&', '')}"
        if isinstance(below, QMenu):
            yield from _entries(below, f"{path} > ")
        elif not action.isSeparator():
            yield path, action


def test_a_template_is_one_change(page: LabPage, lab: Lab) -> None:
    menu = TemplateMenu(lab, RandomPosition(lab, lambda _: None), page).menu
    before = lab.setup
    entries(menu)[template_name(Template.BACK_GAME)].trigger()
    assert lab.setup == from_template(before, Template.BACK_GAME)
    lab.undo()
    assert lab.setup == before


def test_positions_with_names_lie_in_folders_and_can_be_removed(
    page: LabPage, lab: Lab, tmp_path: Path
) -> None:
    said: list[str] = []
    with Library(tmp_path / "library.db") as library:
        bench = BenchMenu(lab, lambda: library.bench, PatientWriting(page), page)
        bench.mentioned.connect(said.append)
        lab.change(started(new_setup()))
        kept = lab.setup
        for name in ("Openings / Start & more", "Empty"):
            entries(bench.menu)["Save this position…"].trigger()
            dialog = page.findChild(PositionNameDialog)
            assert dialog
            dialog.name.setText(name)
            dialog.save.click()
            dialog.setParent(None)
            lab.change(from_template(lab.setup, Template.EMPTY))
        found = entries(bench.menu)
        assert list(found) == [
            "Save this position…",
            "Remove > Empty",
            "Remove > Openings > Start  more",
            "Empty",
            "Openings > Start  more",
        ]
        found["Openings > Start  more"].trigger()
        assert lab.setup == kept
        found["Remove > Openings > Start  more"].trigger()
        assert [one.name for one in library.bench.positions()] == ["Empty"]
    assert len(said) == 3


@pytest.fixture
def copies(page: LabPage, lab: Lab, tmp_path: Path) -> CopyMenu:
    state = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    return CopyMenu(lab, page.board, LastFolder(state), page)


def test_what_can_be_told_of_a_position_is_copied(page: LabPage, lab: Lab, copies: CopyMenu) -> None:
    lab.change(started(new_setup()))
    names = list(entries(copies.menu))
    assert names == [
        "XGID",
        "GNU Backgammon ID",
        "bgdesk's own text",
        "Text with the board",
        "Picture",
        "Drawing (SVG)",
        "Save a picture…",
    ]
    entries(copies.menu)["GNU Backgammon ID"].trigger()
    assert QGuiApplication.clipboard().text() == "4HPwATDgc/ABMA:cAkAAAAAAAAA"
    lab.change(with_game(lab.setup, "plakoto"))
    assert "XGID" not in entries(copies.menu)
    assert "Text with the board" not in entries(copies.menu)
    entries(copies.menu)["Picture"].trigger()
    picture = QGuiApplication.clipboard().image()
    assert (picture.width(), picture.pixelColor(0, 0).alpha()) == (1600, 0)
    QGuiApplication.clipboard().clear()


def test_pictures_are_written_and_a_file_that_cannot_be_is_told_of(
    qtbot: QtBot, page: LabPage, lab: Lab, copies: CopyMenu, tmp_path: Path
) -> None:
    lab.change(started(new_setup()))
    for name in ("board.png", "board.svg"):
        with qtbot.waitSignal(copies.saved) as saved:
            copies.save_to(tmp_path / name)
        assert saved.args == [SavedFile(tmp_path / name, f"Saved in {name}.", is_match=False)]
    assert round(QImage(str(tmp_path / "board.png")).dotsPerMeterX() * 0.0254) == 300
    assert (tmp_path / "board.svg").read_text(encoding="utf-8").startswith("<svg")
    with qtbot.waitSignal(copies.told):
        copies.save_to(tmp_path / "nowhere" / "board.svg")
