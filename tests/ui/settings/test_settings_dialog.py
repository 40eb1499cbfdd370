"""The settings dialog follows the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QSpinBox,
)
from pytestqt.qtbot import QtBot

from bgdesk.app.settings.figures_settings import MILESTONES
from bgdesk.app.settings.setting import Section, SettingChoice
from bgdesk.app.settings.settings import Settings
from bgdesk.app.settings.table import (
    BOARD_THEME,
    BOT_THINKING_S,
    CONFIRM,
    CRAWFORD,
    FORCED_PLAYS,
    HOLLAND,
    MAX_CHAIN,
    PLAYER_NAME,
    SECTION_TITLES,
    TABLE,
)
from bgdesk.app.sound_check import SoundCheck
from bgdesk.source_text import Message, SourceText
from bgdesk.ui.settings.settings_dialog import SettingsDialog


@pytest.fixture
def settings() -> Settings:
    return Settings(None)


@pytest.fixture
def dialog(qtbot: QtBot, settings: Settings) -> SettingsDialog:
    boards = (SettingChoice("", "as the window"), SettingChoice("classic", "Classic"))
    made = SettingsDialog(settings, {BOARD_THEME.key: boards})
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.open()
    return made


def show_section(dialog: SettingsDialog, section: Section) -> None:
    """Choose the page of ``section`` in the list beside the pages."""
    sections = dialog.findChild(QListWidget)
    assert sections
    sections.setCurrentRow(list(SECTION_TITLES).index(section))


def shown(dialog: SettingsDialog) -> set[str]:
    return {key for key, editor in dialog.form.editors.items() if editor.isVisible()}


def test_every_setting_stands_on_exactly_one_page(dialog: SettingsDialog) -> None:
    seen: list[str] = []
    for section in SECTION_TITLES:
        show_section(dialog, section)
        seen += sorted(shown(dialog))
    assert sorted(seen) == sorted(key for key, s in TABLE.items() if s.section in SECTION_TITLES)


def test_every_control_has_a_name(dialog: SettingsDialog) -> None:
    for section in SECTION_TITLES:
        show_section(dialog, section)
    for editor in dialog.form.editors.values():
        assert editor.control.accessibleName()
        assert editor.focusProxy() is editor.control


def test_tick_box_counts_at_once(qtbot: QtBot, dialog: SettingsDialog, settings: Settings) -> None:
    show_section(dialog, Section.PLAY)
    box = dialog.form.editors[FORCED_PLAYS.key].control
    assert isinstance(box, QCheckBox)
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert settings.get(FORCED_PLAYS) is False


def test_list_counts_at_once(qtbot: QtBot, dialog: SettingsDialog, settings: Settings) -> None:
    show_section(dialog, Section.PLAY)
    box = dialog.form.editors[CONFIRM.key].control
    assert isinstance(box, QComboBox)
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert settings.get(CONFIRM) == "at_once"


def test_number_counts_once_typed(qtbot: QtBot, dialog: SettingsDialog, settings: Settings) -> None:
    show_section(dialog, Section.PLAY)
    box = dialog.form.editors[BOT_THINKING_S.key].control
    assert isinstance(box, QSpinBox)
    box.selectAll()
    QTest.keyClicks(box, "12")
    assert settings.get(BOT_THINKING_S) == BOT_THINKING_S.default
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert settings.get(BOT_THINKING_S) == 12
    assert dialog.isVisible()


def test_text_counts_when_left(qtbot: QtBot, dialog: SettingsDialog, settings: Settings) -> None:
    show_section(dialog, Section.PROFILE)
    line = dialog.form.editors[PLAYER_NAME.key].control
    assert isinstance(line, QLineEdit)
    QTest.keyClicks(line, "Anna ")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert settings.get(PLAYER_NAME) == "Anna"


def test_changes_from_elsewhere_are_shown(dialog: SettingsDialog, settings: Settings) -> None:
    settings.set(MAX_CHAIN, -1)
    show_section(dialog, Section.RULES)
    assert dialog.form.editors[MAX_CHAIN.key].value == -1
    settings.set(MAX_CHAIN, 2)
    assert dialog.form.editors[MAX_CHAIN.key].value == 2


def test_choices_known_at_run_time(dialog: SettingsDialog) -> None:
    show_section(dialog, Section.BOARD)
    box = dialog.form.editors[BOARD_THEME.key].control
    assert isinstance(box, QComboBox)
    assert [box.itemData(row) for row in range(box.count())] == ["", "classic"]


def test_search_looks_through_all_sections(qtbot: QtBot, dialog: SettingsDialog) -> None:
    search = dialog.findChildren(QLineEdit)[0]
    search.clear()
    QTest.keyClicks(search, "crawford")
    assert shown(dialog) == {CRAWFORD.key, HOLLAND.key}
    search.clear()
    assert shown(dialog) == {PLAYER_NAME.key, MILESTONES.key}


def test_search_that_finds_nothing_says_so(qtbot: QtBot, dialog: SettingsDialog) -> None:
    QTest.keyClicks(dialog.findChildren(QLineEdit)[0], "xyzzy")
    assert shown(dialog) == set()
    assert dialog._nothing.isVisible()


def test_restore_resets_the_page_only(qtbot: QtBot, dialog: SettingsDialog, settings: Settings) -> None:
    settings.set(CRAWFORD, False)
    settings.set(FORCED_PLAYS, False)
    show_section(dialog, Section.RULES)
    restore = next(b for b in dialog.findChildren(QPushButton) if b.text() == "Restore defaults of this page")
    QTest.mouseClick(restore, Qt.MouseButton.LeftButton)
    assert settings.get(CRAWFORD) is True
    assert settings.get(FORCED_PLAYS) is False


def test_restored_defaults_can_be_undone_until_something_else_is_done(
    qtbot: QtBot, dialog: SettingsDialog, settings: Settings
) -> None:
    settings.set(CRAWFORD, False)
    show_section(dialog, Section.RULES)
    assert not dialog._undo.isVisible()
    QTest.mouseClick(dialog._restore, Qt.MouseButton.LeftButton)
    QTest.mouseClick(dialog._restore, Qt.MouseButton.LeftButton)
    dialog.activateWindow()
    dialog._undo.setFocus()
    qtbot.waitUntil(dialog._undo.hasFocus)
    QTest.keyClick(dialog._undo, Qt.Key.Key_Space)
    assert settings.get(CRAWFORD) is False
    assert not dialog._undo.isVisible()
    assert dialog._restore.hasFocus()
    QTest.mouseClick(dialog._restore, Qt.MouseButton.LeftButton)
    assert dialog._undo.isVisible()
    show_section(dialog, Section.BOARD)
    assert not dialog._undo.isVisible()


def test_sections_can_be_walked_with_the_keys(qtbot: QtBot, dialog: SettingsDialog) -> None:
    sections = dialog.findChildren(QListWidget)[0]
    QTest.keyClick(sections, Qt.Key.Key_Down)
    assert FORCED_PLAYS.key in shown(dialog)


def test_enter_presses_no_button(dialog: SettingsDialog) -> None:
    buttons = dialog.findChildren(QDialogButtonBox)[0].buttons()
    assert not any(b.isDefault() or b.autoDefault() for b in buttons if isinstance(b, QPushButton))


def test_below_the_sounds_stands_why_none_are_heard(qtbot: QtBot, settings: Settings) -> None:
    def load() -> object:
        raise ImportError

    why = Message.of(SourceText("Install the sound part."))
    check = SoundCheck(lambda problem: why, load=load)
    dialog = SettingsDialog(settings, sound_check=check)
    qtbot.addWidget(dialog)
    dialog.show()
    assert check.trouble is None
    with qtbot.waitSignal(check.changed):
        show_section(dialog, Section.SOUND)
    (note,) = [one for one in dialog.findChildren(QLabel) if one.text() == str(why)]
    assert note.isVisible()
    assert not any(
        dialog.form.editors[key].isEnabled() for key, one in TABLE.items() if one.section is Section.SOUND
    )
    show_section(dialog, Section.BOARD)
    assert dialog.form.editors[BOARD_THEME.key].isEnabled()
    assert not note.isVisible()
