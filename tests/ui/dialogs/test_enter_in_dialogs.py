"""Enter in every dialog: it presses the button that has the focus, and that one alone looks like it."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton
from pytestqt.qtbot import QtBot

import bgdesk.ui
from bgdesk.app.table.coan_ki_table import CoanKiTable
from bgdesk.library.coan_ki_games import CoanKiGames
from bgdesk.shipped import resource_path
from bgdesk.ui.board.theme import load_theme
from bgdesk.ui.coan_ki.window import CoanKiWindow
from bgdesk.ui.common.key_guard import KeyGuard
from bgdesk.ui.new_match.new_match_dialog import NewMatchDialog
from tests.ui.dialogs.every_dialog import DIALOGS, opened
from tests.ui.player_at_window import popups_offscreen

KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
MOST_STEPS = 40
READ_ONLY = {"AboutDialog", "HelpWindow", "ImportReportDialog", "LensDialog", "SeasonDialog"}
WITHOUT_USUAL_BUTTON = {*READ_ONLY, "SettingsDialog", "ShortcutsDialog", "YourDataDialog"}
"""They have no button to be pressed by Enter while one reads, searches or sets something."""
USUAL = {"NewMatchDialog": "Start", "OpenTableDialog": "Open the table"}
"""What Enter does wherever else one is."""
NEVER_ALONE = {"ChoiceDialog", "NameDialog", "TallDialog"}
"""Only what is made of it is shown."""


@pytest.fixture(autouse=True)
def guard(qapp: QApplication) -> Iterator[None]:
    made = KeyGuard(qapp)
    yield
    made.close()
    made.deleteLater()


def walked_to(dialog: QDialog, button: QPushButton) -> bool:
    """Whether Tab leads to ``button``."""
    for _ in range(MOST_STEPS):
        if button.hasFocus():
            return True
        QTest.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Tab)
    return False


def acting(dialog: QDialog) -> list[QPushButton]:
    """The buttons that do something and can be walked to."""
    found = dialog.findChildren(QPushButton)
    return [one for one in found if one.isVisible() and one.isEnabled() and one.property("role") != "segment"]


def pressed_by(key: Qt.Key, dialog: QDialog) -> list[str]:
    """The texts of the buttons that ``key`` presses where the focus is."""
    told: list[str] = []

    def note(text: str, _is_checked: bool = False) -> None:
        told.append(text)

    for button in dialog.findChildren(QPushButton):
        button.clicked.connect(partial(note, button.text()))
    focused = QApplication.focusWidget()
    assert focused
    QTest.keyClick(focused, key)
    return told


def subclasses(kind: type[QDialog]) -> Iterator[str]:
    for one in kind.__subclasses__():
        if one.__module__.startswith("bgdesk."):
            yield one.__name__
            yield from subclasses(one)


def test_every_dialog_is_tried_here() -> None:
    for module in pkgutil.walk_packages(bgdesk.ui.__path__, "bgdesk.ui."):
        importlib.import_module(module.name)
    assert {*subclasses(QDialog)} == {*DIALOGS, "CoanKiWindow", *NEVER_ALONE}


@popups_offscreen
@pytest.mark.parametrize("name", DIALOGS)
def test_enter_presses_the_button_that_has_the_focus(qtbot: QtBot, name: str) -> None:
    first = opened(qtbot, DIALOGS[name])
    texts = [button.text() for button in acting(first)]
    first.close()
    assert texts
    for number, text in enumerate(texts):
        dialog = opened(qtbot, DIALOGS[name])
        button = acting(dialog)[number]
        assert walked_to(dialog, button), text
        looks = [one.text() for one in dialog.findChildren(QPushButton) if one.isDefault()]
        usual = [USUAL.get(name, text)]
        assert looks == ([] if name in WITHOUT_USUAL_BUTTON else usual)
        assert pressed_by(KEYS[number % 2], dialog) == [text]


def test_enter_presses_the_button_that_has_the_focus_in_coan_ki(qtbot: QtBot, tmp_path: Path) -> None:
    theme = load_theme(resource_path("boards", "classic.toml"))
    with_table = CoanKiTable(CoanKiGames(tmp_path), bot_delay_ms=0)
    made = opened(qtbot, lambda: CoanKiWindow(with_table, lambda: theme, "Mei"))
    assert isinstance(made, CoanKiWindow)
    assert walked_to(made, made.rules)
    with qtbot.waitSignal(made.rules_requested):
        assert pressed_by(Qt.Key.Key_Return, made) == [made.rules.text()]
    with_table.close()


def test_a_new_match_is_started_by_enter_whatever_was_clicked_before(qtbot: QtBot) -> None:
    dialog = opened(qtbot, DIALOGS["NewMatchDialog"])
    assert isinstance(dialog, NewMatchDialog)
    dialog.opponent.opponent.button("bot").setFocus()
    for clicked in (dialog.more, dialog.rules_head.presets.save, dialog.game.rules):
        QTest.mouseClick(clicked, Qt.MouseButton.LeftButton)
        if (above := QApplication.activeModalWidget()) not in (None, dialog):
            above.close()
        assert dialog.start.isDefault()
        assert not clicked.hasFocus()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    with qtbot.waitSignal(dialog.match_chosen):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)


def test_elsewhere_enter_presses_the_usual_button(qtbot: QtBot) -> None:
    dialog = opened(qtbot, DIALOGS["NewMatchDialog"])
    assert isinstance(dialog, NewMatchDialog)
    cancel = next(one for one in acting(dialog) if one.text() == "Cancel")
    for place in (cancel, dialog.opponent.level, dialog.opponent.opponent.button("bot")):
        place.setFocus()
    assert dialog.start.isDefault()
    assert not cancel.isDefault()
    with qtbot.waitSignal(dialog.match_chosen):
        assert pressed_by(Qt.Key.Key_Return, dialog) == ["Start"]
