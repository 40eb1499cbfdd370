"""The board as a place to set up positions: the same picture, other gestures."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.board.geometry import Fixture, Place
from bgdesk.ui.board.keyboard import ARROWS, COMMANDS, PRESS_KEYS
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.board.view import Spot, SpotKind
from bgdesk.ui.lab.edit_pointer import EditPointer
from bgdesk.ui.lab.typed_count import TypedCount, digit_of

_NOTCH = 120
"""How far a wheel turns at least."""
LETTERS = frozenset(
    {
        Qt.Key.Key_B,
        Qt.Key.Key_O,
        Qt.Key.Key_T,
        Qt.Key.Key_D,
        Qt.Key.Key_C,
        Qt.Key.Key_M,
        Qt.Key.Key_X,
        Qt.Key.Key_Z,
        Qt.Key.Key_Delete,
        Qt.Key.Key_Backspace,
    }
)
"""Keys that mean something on the board; what, is said elsewhere."""


class EditBoard(BoardWidget):
    """Says what somebody wants to set up, by mouse or by key."""

    wheeled = Signal(object, int, bool)
    """A place, how many notches up, and whether for the other player."""
    emptied = Signal(object)
    """A bar or tray was clicked twice."""
    counted = Signal(object, int, bool)
    """A place, the number typed there, and whether it is the other player's."""
    letter_typed = Signal(int, bool)
    """A key of `LETTERS`, and whether Shift is held."""
    dice_wanted = Signal()
    cube_wanted = Signal(bool)
    """The next value of the cube; true: the one before."""

    is_editing = True
    """While not, it is a board on which the legal plays can be made."""

    def __init__(self, parent: QWidget | None = None, theme: BoardTheme | None = None) -> None:
        super().__init__(parent, theme)
        self.pointer = EditPointer(self.board_scene, QApplication.startDragDistance(), self)
        self._digits = TypedCount(self)
        self._turned = 0
        self._digits.typed.connect(self._count)
        self.pointer.dice_clicked.connect(self.dice_wanted)
        self.pointer.cube_clicked.connect(self.cube_wanted)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.is_editing:
            super().mousePressEvent(event)
            return
        at = event.position().toPoint()
        self._keyboard.hide()
        self._digits.forget()
        self.pointer.press(at, self.mapToScene(at), event.button(), event.modifiers())
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """On a point it is one more click; a bar or tray is emptied."""
        if not self.is_editing:
            super().mouseDoubleClickEvent(event)
            return
        place = self.board_scene.place_at(self.mapToScene(event.position().toPoint()))
        if isinstance(place, Spot) and place.kind in (SpotKind.BAR, SpotKind.TRAY):
            self.emptied.emit(place)
            event.accept()
        else:
            self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not self.is_editing:
            super().mouseMoveEvent(event)
            return
        at = event.position().toPoint()
        self.pointer.move(at, self.mapToScene(at))
        self._update_cursor()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not self.is_editing:
            super().mouseReleaseEvent(event)
            return
        self.pointer.release(self.mapToScene(event.position().toPoint()), event.button())
        self._update_cursor()
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is marked under the mouse while the board is set up."""
        if not self.is_editing:
            super().leaveEvent(event)

    def _update_cursor(self) -> None:
        if not self.is_editing:
            super()._update_cursor()
            return
        shape = (
            Qt.CursorShape.ClosedHandCursor if self.pointer.is_dragging else Qt.CursorShape.PointingHandCursor
        )
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if not self.is_editing:
            super().wheelEvent(event)
            return
        place = self.board_scene.place_at(self.mapToScene(event.position().toPoint()))
        delta = event.angleDelta().y() or event.angleDelta().x()
        self._turned += delta
        notches = int(self._turned / _NOTCH)
        self._turned -= notches * _NOTCH
        if isinstance(place, Spot) and notches:
            is_other = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.wheeled.emit(place, notches, is_other)
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Letters and digits are the board's before they are shortcuts of the window."""
        is_override = isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride
        if self.is_editing and is_override and isinstance(event, QKeyEvent):
            is_own = event.key() in LETTERS or digit_of(event) is not None or event.key() in ARROWS
            is_own |= event.key() in PRESS_KEYS or (
                event.key() == Qt.Key.Key_Escape and self.pointer.is_dragging
            )
            if is_own and not event.modifiers() & COMMANDS:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.is_editing:
            super().keyPressEvent(event)
            return
        is_shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        digit = digit_of(event)
        if event.key() == Qt.Key.Key_Escape and self.pointer.is_dragging:
            self.pointer.cancel()
        elif event.modifiers() & COMMANDS:
            event.ignore()
        elif digit is not None:
            self._digits.add(digit, other=is_shifted)
        elif event.key() in LETTERS:
            self._digits.forget()
            self.letter_typed.emit(event.key(), is_shifted)
        elif event.key() in PRESS_KEYS:
            self._press_here(is_shifted=is_shifted)
        else:
            self._digits.forget()
            super().keyPressEvent(event)

    def _press_here(self, *, is_shifted: bool) -> None:
        place = self.focused_place
        if place is Fixture.DICE:
            self.dice_wanted.emit()
        elif place is Fixture.CUBE:
            self.cube_wanted.emit(is_shifted)
        elif isinstance(place, Spot):
            self.wheeled.emit(place, 1, is_shifted)

    @Slot(int, bool)
    def _count(self, number: int, other: bool) -> None:
        self._keyboard.show()
        place = self.focused_place
        if isinstance(place, Spot):
            self.counted.emit(place, number, other)

    def press_place(self, place: Place) -> None:
        """What a screen reader presses: one more checker, the dice, the cube."""
        if not self.is_editing:
            super().press_place(place)
            return
        if place is Fixture.DICE:
            self.dice_wanted.emit()
        elif place is Fixture.CUBE:
            self.cube_wanted.emit(False)
        elif isinstance(place, Spot):
            self.wheeled.emit(place, 1, False)
