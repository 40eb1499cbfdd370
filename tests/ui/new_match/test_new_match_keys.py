"""Tab walks through the new match dialog: every control once, from the top to the bottom."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bgdesk.app.theme import ThemeSwitch
from bgdesk.library.library import Library
from bgdesk.match.dice.fair_dice import REPLAYED, SEEDED
from bgdesk.rules.variants import RULESETS
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.new_match.earlier_matches import EarlierMatches
from bgdesk.ui.new_match.game_form import CUSTOM
from bgdesk.ui.new_match.new_match_dialog import NewMatchDialog
from bgdesk.ui.words.levels import LevelChoice

LEVELS = (LevelChoice("casual", "Casual", ""), LevelChoice("expert", "Expert", ""))
MOST_STEPS = 60
ACTING = (QAbstractButton, QAbstractSpinBox, QComboBox, QLineEdit)

Change = Callable[[NewMatchDialog], None]


@pytest.fixture
def dialog(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[NewMatchDialog]:
    """In the looks of the program, whose fields are higher than Qt's."""
    ThemeSwitch(qapp).choose("dark")
    games = {game: replace(ruleset, is_offered=True) for game, ruleset in RULESETS.items()}
    monkeypatch.setattr("bgdesk.ui.words.games.RULESETS", games)
    with Library(tmp_path / "library.sqlite") as library:
        made = NewMatchDialog({}, LEVELS, matches=EarlierMatches(library, LastFolder(QSettings())))
        qtbot.addWidget(made)
        with qtbot.waitExposed(made):
            made.open()
        yield made


def walk(dialog: NewMatchDialog, start: QWidget, key: Qt.Key) -> list[QWidget]:
    """Where the keyboard goes from ``start`` until it is there again, that one first."""
    start.setFocus()
    passed = [start]
    while len(passed) < MOST_STEPS:
        QTest.keyClick(focused(), key)
        assert is_in_sight(focused()), named(focused())
        if focused() is start:
            return passed
        passed.append(focused())
    pytest.fail(f"{named(start)} is not reached again: {list(map(named, passed[:20]))}")


def focused() -> QWidget:
    found = QApplication.focusWidget()
    assert found
    return found


def is_in_sight(control: QWidget) -> bool:
    """Whether all of it can be seen, whatever scrolls around it."""
    return control.visibleRegion().boundingRect() == control.rect()


def named(control: QWidget) -> str:
    text = control.text() if isinstance(control, QAbstractButton) else ""
    return control.accessibleName() or text or type(control).__name__


def controls(dialog: NewMatchDialog) -> list[QWidget]:
    """What takes the keyboard; of buttons of which one is chosen only that one."""
    return [
        one
        for one in dialog.findChildren(QWidget)
        if one.isVisible() and one.isEnabled() and takes_keyboard(one) and not is_passed_over(one)
    ]


def takes_keyboard(control: QWidget) -> bool:
    """Whether one can act there; what is shown inside another control leads to that."""
    is_part = isinstance(control.parent(), QAbstractSpinBox | QComboBox)
    return isinstance(control, ACTING) and not is_part


def is_passed_over(control: QWidget) -> bool:
    """Whether another one of its group is there for all of them."""
    group = control.group() if isinstance(control, QAbstractButton) else None
    if group is None or not group.exclusive():
        return False
    shown = [button for button in group.buttons() if button.isVisible()]
    chosen = group.checkedButton()
    return control is not (chosen if chosen in shown else shown[0])


def is_read_next(dialog: NewMatchDialog, first: QWidget, second: QWidget) -> bool:
    """Whether ``second`` stands to the right of ``first`` in its row, or lower."""
    (area,) = dialog.findChildren(QScrollArea)
    page = area.widget()
    assert page
    inside = [page.isAncestorOf(one) for one in (first, second)]
    if all(inside):
        return follows(place(first, page), place(second, page))
    shown = (area if is_inside else one for one, is_inside in zip((first, second), inside, strict=True))
    return follows(*(place(one, dialog) for one in shown))


def place(control: QWidget, around: QWidget) -> QRect:
    return QRect(control.mapTo(around, QPoint()), control.size())


def follows(first: QRect, second: QRect) -> bool:
    is_same_row = min(first.bottom(), second.bottom()) - max(first.top(), second.top()) > first.height() // 3
    return second.left() > first.left() if is_same_row else second.top() > first.top()


def friend(dialog: NewMatchDialog) -> None:
    dialog.opponent.opponent.button("friend").click()


def free_length(dialog: NewMatchDialog) -> None:
    dialog.length.points.setValue(12)
    assert dialog.length.usual.value is None


def details(dialog: NewMatchDialog) -> None:
    dialog.more.click()


def repeatable(dialog: NewMatchDialog) -> None:
    details(dialog)
    dialog.dice.kind.set_value(SEEDED)


def earlier(dialog: NewMatchDialog) -> None:
    details(dialog)
    dialog.dice.kind.set_value(REPLAYED)


def game(name: str) -> Change:
    def choose(dialog: NewMatchDialog) -> None:
        dialog.game.games.setCurrentIndex(dialog.game.games.findData(name))

    return choose


def games_of_ones_own(dialog: NewMatchDialog) -> None:
    game(CUSTOM)(dialog)
    first = dialog.game.in_turn[0]
    first.setCurrentIndex(first.findData("gul_bara"))
    assert dialog.game.new_opening.isVisible()


def game_after_another(dialog: NewMatchDialog) -> None:
    game("acey_deucey")(dialog)
    details(dialog)
    game("fevga")(dialog)
    assert dialog.game.options


@pytest.mark.parametrize(
    "change",
    [
        friend,
        free_length,
        details,
        repeatable,
        earlier,
        game("fevga"),
        game(CUSTOM),
        games_of_ones_own,
        game_after_another,
    ],
    ids=[
        "friend",
        "length",
        "details",
        "seeded",
        "earlier",
        "options",
        "in turn",
        "who starts",
        "other options",
    ],
)
def test_tab_passes_every_control_once_from_top_to_bottom(dialog: NewMatchDialog, change: Change) -> None:
    change(dialog)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    first = dialog.opponent.opponent.button(str(dialog.opponent.opponent.value))
    forward = walk(dialog, first, Qt.Key.Key_Tab)
    assert sorted(map(named, forward)) == sorted(map(named, controls(dialog)))
    assert len(set(forward)) == len(forward)
    assert [pair for pair in pairwise(forward) if not is_read_next(dialog, *pair)] == []
    assert walk(dialog, first, Qt.Key.Key_Backtab) == [first, *forward[:0:-1]]
