"""Sets of rules and defaults in the new match dialog and the settings, by mouse and keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from bgdesk.app.settings import table
from bgdesk.app.settings.setting import NamedTable, Section
from bgdesk.app.settings.settings import Settings
from bgdesk.app.table.match_kinds import default_values, remember, values_to_begin_with
from bgdesk.app.table.presets import PresetShelf
from bgdesk.match.options import MONEY
from bgdesk.ui.new_match.new_match_dialog import NewMatchDialog
from bgdesk.ui.settings.preset_name_dialog import PresetNameDialog
from bgdesk.ui.settings.preset_row import PresetRow
from bgdesk.ui.settings.settings_dialog import SettingsDialog
from tests.ui.new_match.new_match import LEVELS, choose_game, start
from tests.ui.player_at_window import popups_offscreen

pytestmark = popups_offscreen

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def settings() -> Settings:
    return Settings(None)


def new_match(qtbot: QtBot, settings: Settings) -> NewMatchDialog:
    dialog = NewMatchDialog(
        values_to_begin_with(settings),
        LEVELS,
        defaults=default_values(settings),
        kinds=settings.named(NamedTable.KINDS),
        presets=PresetShelf(settings),
    )
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.open()
    dialog.match_chosen.connect(lambda _, values: remember(settings, values))
    return dialog


def rules_page(qtbot: QtBot, settings: Settings) -> SettingsDialog:
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.open()
    dialog._sections.setCurrentRow(list(table.SECTION_TITLES).index(Section.RULES))
    return dialog


def choose(row: PresetRow, name: str) -> None:
    """With the keyboard, which opens the list."""
    row.list.setFocus()
    QTest.keyClick(row.list, Qt.Key.Key_Down)
    view = row.list.view()
    QTest.keyClick(view, Qt.Key.Key_Home)
    for _ in range(row.list.count()):
        if view.currentIndex().data() == name:
            break
        QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert row.list.currentText() == name


def answer_name(qtbot: QtBot, row: PresetRow, button: QPushButton, name: str) -> None:
    QTest.mouseClick(button, LEFT)
    dialog = row.findChildren(PresetNameDialog)[-1]
    with qtbot.waitActive(dialog):
        pass
    dialog.name.selectAll()
    QTest.keyClicks(dialog.name, name)
    QTest.keyClick(dialog.name, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not row.findChildren(PresetNameDialog))


def test_money_rules_are_not_those_of_the_next_match(qtbot: QtBot, settings: Settings) -> None:
    dialog = new_match(qtbot, settings)
    row = dialog.rules_head.presets
    assert row.list.currentText() == "Tournament"
    choose(row, "Money with the usual rules")
    assert dialog.length.kind.value == MONEY
    wanted, _ = start(qtbot, dialog)
    assert (wanted.options.is_money, wanted.options.automatic_doubles) == (True, 1)
    again = new_match(qtbot, settings)
    assert again.rules_head.presets.list.currentText() == "Money with the usual rules"
    assert again.rules_head.different.text() == "", "the name of the set tells it"
    assert again.rules_head.back.isVisible()
    QTest.mouseClick(again.length.kind.button(1), LEFT)
    assert again.rules_head.presets.list.currentText() == "Tournament"
    assert not again.rules_head.back.isVisible()
    choose_game(again, "hypergammon")
    assert start(qtbot, again)[0].options.automatic_doubles == 0


def test_the_set_goes_with_what_is_played_for(qtbot: QtBot, settings: Settings) -> None:
    dialog = new_match(qtbot, settings)
    head, kind = dialog.rules_head, dialog.length.kind
    assert head.presets.list.currentText() == "Tournament"
    QTest.mouseClick(kind.button(MONEY), LEFT)
    assert head.presets.list.currentText() == "Serious money"
    QTest.mouseClick(dialog.more, LEFT)
    QTest.keyClick(dialog.rules.editors[table.JACOBY.key].control, Qt.Key.Key_Space)
    assert head.presets.list.currentIndex() == -1
    assert head.different.text() == "Not as in your settings: Jacoby rule"
    QTest.keyClick(dialog.rules.editors[table.JACOBY.key].control, Qt.Key.Key_Space)
    QTest.mouseClick(kind.button(1), LEFT)
    assert head.presets.list.currentText() == "Tournament"


def test_one_click_leads_back_to_the_defaults(qtbot: QtBot, settings: Settings) -> None:
    settings.set(table.HOLLAND, True)
    dialog = new_match(qtbot, settings)
    head = dialog.rules_head
    assert not head.back.isVisible()
    choose(head.presets, "Casual without a cube")
    assert head.different.text() == "", "the name of the set tells it"
    QTest.mouseClick(dialog.more, LEFT)
    QTest.mouseClick(dialog.length.usual.button(11), LEFT)
    QTest.mouseClick(head.back, LEFT)
    assert not head.back.isVisible()
    wanted, _ = start(qtbot, dialog)
    assert (wanted.options.length, wanted.options.has_cube, wanted.options.holland) == (11, True, True)


def test_the_rule_of_a_game_is_told_by_its_name(qtbot: QtBot, settings: Settings, all_offered: None) -> None:
    dialog = new_match(qtbot, settings)
    choose_game(dialog, "gul_bara")
    dialog.game.options["rest_is_lost"].click()
    assert dialog.rules_head.different.text().endswith("Numbers that cannot be played are lost")
    QTest.mouseClick(dialog.rules_head.back, LEFT)
    assert not dialog.game.options["rest_is_lost"].isChecked()
    assert not dialog.rules_head.presets.isVisible(), "they are about the cube"


def test_ones_own_rules_are_saved_found_renamed_and_deleted(qtbot: QtBot, settings: Settings) -> None:
    dialog = new_match(qtbot, settings)
    row = dialog.rules_head.presets
    choose(row, "Club with Holland")
    QTest.mouseClick(dialog.more, LEFT)
    dialog.rules.editors[table.CLOCK.key].control.setFocus()
    QTest.keyClick(dialog.rules.editors[table.CLOCK.key].control, Qt.Key.Key_Space)
    answer_name(qtbot, row, row.save, "Tuesday")
    assert row.list.currentText() == "Tuesday"
    page = rules_page(qtbot, settings)
    choose(page._presets, "Tuesday")
    assert (settings.get(table.CLOCK), settings.get(table.HOLLAND)) == (True, True)
    answer_name(qtbot, page._presets, page._presets.rename, "Wednesday")
    assert page._presets.list.currentText() == "Wednesday"
    QTest.mouseClick(page._presets.delete, LEFT)
    assert settings.named(NamedTable.PRESETS) == {}
    assert page._presets.list.currentText() == "Club with Holland"


def test_a_name_is_not_given_twice(qtbot: QtBot) -> None:
    dialog = PresetNameDialog("", {"Tournament", "Club"})
    qtbot.addWidget(dialog)
    dialog.open()
    assert not dialog.save.isEnabled()
    QTest.keyClicks(dialog.name, "club ")
    assert not dialog.save.isEnabled()
    assert dialog._note.text()
    QTest.keyClicks(dialog.name, "2")
    with qtbot.waitSignal(dialog.named) as told:
        QTest.keyClick(dialog.name, Qt.Key.Key_Return)
    assert told.args == ["club 2"]


def test_a_set_for_matches_leaves_the_defaults_for_money(qtbot: QtBot, settings: Settings) -> None:
    settings.set_all([(table.JACOBY, False), (table.HOLLAND, True)])
    page = rules_page(qtbot, settings)
    assert page._presets.list.currentText() == "Club with Holland"
    choose(page._presets, "Tournament")
    assert (settings.get(table.JACOBY), settings.get(table.HOLLAND)) == (False, False)


@pytest.mark.parametrize(
    ("word", "found"),
    [("murphy", {table.AUTOMATIC_DOUBLES.key}), ("jacoby", {table.JACOBY.key, table.JACOBY_AUTO_COUNTS.key})],
)
def test_a_rule_is_found_by_its_words(qtbot: QtBot, settings: Settings, word: str, found: set[str]) -> None:
    page = rules_page(qtbot, settings)
    QTest.keyClicks(page.findChildren(QLineEdit)[0], word)
    assert {key for key, editor in page.form.editors.items() if editor.isVisible()} >= found


def test_rules_stand_in_groups_whose_headings_go_with_them(qtbot: QtBot, settings: Settings) -> None:
    page = rules_page(qtbot, settings)
    shown = [group.title for group, rows in page.form._headings.items() if all(r.isVisible() for r in rows)]
    assert shown == ["Match", "Money", "House rules", "Clock"]
    QTest.keyClicks(page.findChildren(QLineEdit)[0], "crawford")
    shown = [group.title for group, rows in page.form._headings.items() if any(r.isVisible() for r in rows)]
    assert shown == ["Match"]
