"""Boards are chosen from pictures, by mouse and keys, and a screen reader hears their names."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QIcon
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

from bgdesk.app.settings.setting import Section
from bgdesk.app.settings.settings import Settings
from bgdesk.app.settings.table import BOARD_THEME, SECTION_TITLES
from bgdesk.shipped import resource_path
from bgdesk.ui.board.sample import sample_image
from bgdesk.ui.board.theme import load_themes
from bgdesk.ui.settings.board_choices import board_choices
from bgdesk.ui.settings.board_picker import PICTURE, BoardPicker
from bgdesk.ui.settings.settings_dialog import SettingsDialog

BOARDS = load_themes(resource_path("boards"))


@pytest.fixture
def settings() -> Settings:
    return Settings(None)


@pytest.fixture
def picker(qtbot: QtBot, settings: Settings) -> Iterator[BoardPicker]:
    dialog = SettingsDialog(settings, boards=board_choices(BOARDS))
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.open()
    sections = dialog.findChild(QListWidget)
    assert sections
    sections.setCurrentRow(list(SECTION_TITLES).index(Section.BOARD))
    control = dialog.form.editors[BOARD_THEME.key].control
    assert isinstance(control, BoardPicker)
    yield control
    dialog.close()


def test_every_board_has_its_own_name_and_picture(picker: BoardPicker, qtbot: QtBot) -> None:
    names = [picker.item(row).text() for row in range(picker.count())]
    assert len(set(names)) == len(BOARDS) + 1
    assert "Walnut and leather" in names
    qtbot.waitUntil(lambda: not picker._unpainted)
    pictures = [picker.item(row).icon().pixmap(PICTURE).toImage() for row in range(picker.count())]
    assert all(a != b for at, a in enumerate(pictures) for b in pictures[:at])
    shown = picker.item(0).icon()
    assert shown.pixmap(PICTURE, QIcon.Mode.Selected).toImage() == shown.pixmap(PICTURE).toImage()


def test_all_pictures_are_seen_at_once(picker: BoardPicker) -> None:
    for row in range(picker.count()):
        assert picker.viewport().rect().contains(picker.visualItemRect(picker.item(row))), row


def test_arrows_choose_and_it_counts_at_once(picker: BoardPicker, settings: Settings) -> None:
    assert (picker.value, settings.get(BOARD_THEME)) == ("", "")
    picker.setFocus()
    QTest.keyClick(picker, Qt.Key.Key_Right)
    assert settings.get(BOARD_THEME) == "classic"
    QTest.keyClick(picker, Qt.Key.Key_End)
    assert settings.get(BOARD_THEME) == "contrast"


def test_a_click_on_a_picture_chooses(picker: BoardPicker, settings: Settings) -> None:
    row = 1 + list(BOARDS).index("burgundy")
    place = picker.visualItemRect(picker.item(row)).center()
    QTest.mouseClick(picker.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert settings.get(BOARD_THEME) == "burgundy"


def test_it_follows_the_setting(picker: BoardPicker, settings: Settings) -> None:
    settings.set_all([(BOARD_THEME, "maple")])
    assert picker.value == "maple"
    settings.set_all([(BOARD_THEME, "gone")])
    assert picker.value == ""


def test_a_screen_reader_hears_the_names(picker: BoardPicker) -> None:
    interface = QAccessible.queryAccessibleInterface(picker)
    assert interface.text(QAccessible.Text.Name) == "Board"
    names = [interface.child(row).text(QAccessible.Text.Name) for row in range(picker.count())]
    assert names == [picker.item(row).text() for row in range(picker.count())]


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_picture_has_all_pixels_of_the_screen(qtbot: QtBot, ratio: float) -> None:
    image = sample_image(BOARDS["classic"], PICTURE, ratio)
    assert image.size() == QSize(round(PICTURE.width() * ratio), round(PICTURE.height() * ratio))
    assert image.devicePixelRatio() == ratio
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() == 255
