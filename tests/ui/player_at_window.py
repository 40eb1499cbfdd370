"""Somebody at the window: keys and mouse, and eyes for what it shows."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.patient_writing import raised
from bgdesk.app.table.automation import AutomationWishes, automatic_answer
from bgdesk.app.table.match_opener import Earlier, NewMatch
from bgdesk.app.table.play_entry import PlayEntry
from bgdesk.app.table.table import Table
from bgdesk.match.dice.fair_dice import REPLAYED, SEEDED
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.record import DiceRecord, MatchHeader, MatchRecord, Seat, SeatKind
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.match.tutor import TutorOptions
from bgdesk.start.desk import Desk
from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.board.geometry import Fixture, Place
from bgdesk.ui.board.overlay import place_area
from bgdesk.ui.board.view import Spot
from bgdesk.ui.board.walk import rows
from bgdesk.ui.window.main_window import MainWindow
from tests.random_play import CREATED, random_event

PLAIN, SHIFT, CTRL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
PATIENCE_MS = 30_000
MIDDLE_ROW = 1

PEOPLE = Pair(Seat("Ann"), Seat("Bob"))
BOT = Seat("Expert", SeatKind.BOT, "expert")

popups_offscreen = pytest.mark.qt_log_ignore("^This plugin does not support (raise|grabbing)", extend=True)
"""For tests that open lists and menus: the screen in memory can neither raise nor grab."""

D = TypeVar("D", bound=QDialog)


def played_to(
    wanted: Callable[[MatchState], object],
    seats: Pair[Seat] = PEOPLE,
    options: MatchOptions | int = 3,
    *,
    eagerness: float = 0.0,
) -> MatchRecord:
    """A match played at random up to the first state that is ``wanted``."""
    options = match_options(options) if isinstance(options, int) else options
    for seed in range(1000):
        header = MatchHeader(f"match-{seed}", CREATED, options, seats, DiceRecord(SEEDED, seed=seed))
        record, random = MatchRecord(header), Random(seed)
        while record.state.phase is not Phase.OVER:
            if wanted(record.state):
                return record
            record = record.append(random_event(record, random, eagerness))
    raise AssertionError("such a state does not come up")


def first_button(dialog: QDialog) -> QAbstractButton:
    """The button for the usual next thing."""
    return next(button for button in dialog.findChildren(QPushButton) if button.isDefault())


class PlayerAtWindow:
    """Acts by events only; reads what it likes."""

    def __init__(self, desk: Desk, qtbot: QtBot) -> None:
        self.desk = desk
        self.qtbot = qtbot
        self.wishes = AutomationWishes()
        self._focus: QWidget | None = None
        self.window: MainWindow = desk.window
        self.board: BoardWidget = self.window.page.table_view.board
        self.window.page.table_view.opening_pause.length_ms = 0
        self.window.page.dice_promise.seen_ms = 0
        desk.controller.play_pause.least_ms = 0
        self.window.answer_guard.timer.setInterval(0)
        with qtbot.waitActive(self.window):
            self.window.show()

    @property
    def table(self) -> Table:
        """The match."""
        table = self.desk.controller.table
        assert table
        return table

    @property
    def state(self) -> MatchState:
        """Its present state."""
        return self.table.state

    @property
    def entry(self) -> PlayEntry:
        """The play being entered."""
        entry = self.table.entry
        assert entry
        return entry

    def wait(self, happened: Callable[[], object]) -> None:
        """Let the program run until ``happened``."""
        self.qtbot.waitUntil(lambda: bool(happened()), timeout=PATIENCE_MS)

    def start(
        self,
        seats: Pair[Seat] = PEOPLE,
        options: MatchOptions | int = 3,
        *,
        dice: str = SEEDED,
        seed: int | None = 1,
        earlier: Earlier | None = None,
        tutor: TutorOptions | None = None,
    ) -> None:
        """Sit down to a new match, with the rolls of ``earlier`` where there are any."""
        options = match_options(options) if isinstance(options, int) else options
        dice = REPLAYED if earlier else dice
        seed = seed if dice == SEEDED else None
        self.desk.match_opener.start(NewMatch(options, seats, dice, seed=seed, earlier=earlier, tutor=tutor))

    def sit_at(self, record: MatchRecord) -> None:
        """Go on with ``record``, which was played elsewhere."""
        journal, match_id = self.desk.library.journal, record.header.id
        writing = self.desk.controller.writing
        writing.write(lambda: journal.begin(record.header, record.entries), lambda _: None, raised)
        self.wait(lambda: not writing.is_waiting)
        self.desk.match_opener.resume(match_id)
        self.wait(lambda: not writing.is_waiting)

    def wait_for_turn(self) -> None:
        """Until a person has to decide, a dialog asks something, or the match is over."""
        self.wait(lambda: self.dialog or (self._is_asked and not self.board.board_scene.is_moving))

    @property
    def _is_asked(self) -> bool:
        phase = self.state.phase
        if phase is Phase.OVER or (phase is Phase.BEFORE_GAME and self.state.results):
            return True
        return self.table.waits_for_human and automatic_answer(self.table, self.wishes) is None

    @property
    def dialog(self) -> QWidget | None:
        """What has to be answered before the window can be used."""
        return QApplication.activeModalWidget()

    def wait_for_dialog(self, kind: type[D]) -> D:
        """The dialog of that kind, once it is open."""
        self.wait(lambda: isinstance(self.dialog, kind) and self.dialog.isActiveWindow())
        assert isinstance(self.dialog, kind)
        return self.dialog

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        """Press a key where the keyboard is."""
        QTest.keyClick(self._keyboard_target(), key, modifiers)
        self._focus = QApplication.focusWidget()

    def type(self, text: str) -> None:
        """Type ``text`` where the keyboard is."""
        for letter in text:
            QTest.keyClicks(self._keyboard_target(), letter)

    def _keyboard_target(self) -> QWidget:
        popup = QApplication.activePopupWidget()
        if popup:
            return popup
        self._activate()
        return QApplication.focusWidget() or self.dialog or self.window

    def _activate(self) -> None:
        """What a window manager does once a dialog or a list is closed; the screen in memory has none."""
        window = self.dialog or self.window
        if not window.isActiveWindow():
            window.activateWindow()
            self.wait(window.isActiveWindow)
            if self._focus and isValid(self._focus) and self._focus.window() is window:
                self._focus.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def walk_to(self, place: Place) -> None:
        """Bring the keyboard on the board to ``place`` with the arrow keys."""
        grid = rows(self.board.board_scene.geometry)
        wanted = next(row for row, places in enumerate(grid) if place in places)
        if place is Fixture.CUBE:
            wanted = MIDDLE_ROW
        for _ in range(40):
            at = self.board.focused_place
            if at == place:
                return
            self.key(self._way(grid, at, place, wanted))
        raise AssertionError(f"{place} cannot be reached")

    def _way(self, grid: tuple[tuple[Place, ...], ...], at: Place, place: Place, wanted: int) -> Qt.Key:
        if place is Fixture.CUBE:
            return Qt.Key.Key_Left if self.board.board_scene.geometry.home_right else Qt.Key.Key_Right
        if at is Fixture.CUBE:
            return Qt.Key.Key_Right if self.board.board_scene.geometry.home_right else Qt.Key.Key_Left
        row = next(row for row in (2, 0, MIDDLE_ROW) if at in grid[row])
        if row != wanted:
            return Qt.Key.Key_Up if wanted < row else Qt.Key.Key_Down
        is_left = grid[row].index(place) < grid[row].index(at)
        return Qt.Key.Key_Left if is_left else Qt.Key.Key_Right

    def spot(self, place: Place) -> QPoint:
        """Where to click ``place``: fixtures in the middle, points at their rim."""
        centre = place_area(place, self.board.view, self.board.board_scene.geometry).center()
        if isinstance(place, Spot):
            centre = self.board.board_scene.geometry.slot(place, 0, 1).centre
        return self.board.mapFromScene(centre)

    def click(self, place: Place, button: Qt.MouseButton = LEFT) -> None:
        """Click ``place`` on the board."""
        QTest.mouseClick(self.board.viewport(), button, PLAIN, self.spot(place))

    def drag(self, source: Spot, target: Spot) -> None:
        """Drag the topmost checker of ``source`` to ``target``."""
        item = self.board.board_scene.checkers.top(source)
        assert item
        start, end = self.board.mapFromScene(item.pos()), self.spot(target)
        QTest.mousePress(self.board.viewport(), LEFT, PLAIN, start)
        for step in range(1, 5):
            QTest.mouseMove(self.board.viewport(), start + (end - start) * step / 4)
        QTest.mouseRelease(self.board.viewport(), LEFT, PLAIN, end)

    def press_button(self, action: ActionId) -> None:
        """Click the button of ``action`` below the board."""
        page = self.window.page
        table = self.desk.controller.table
        bar = page.review_bar if table and table.is_review else page.actions_bar
        button = bar.findChild(QWidget, action.value)
        assert button
        assert button.isVisible()
        assert button.isEnabled()
        QTest.mouseClick(button, LEFT)

    def do(self, action: ActionId) -> None:
        """Choose ``action`` in the menu."""
        self.window.actions_by_id[action].trigger()

    @property
    def message(self) -> str:
        """The refusal or notice on the board."""
        return self.board.view.message
