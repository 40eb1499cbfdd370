"""A table whose rows can be brought into another order, with the mouse and with keys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QDropEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QTreeWidget, QTreeWidgetItem, QWidget

from bgdesk.ui.common.own_keys import claims_key

_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class SeedTable(QTreeWidget):
    """It moves nothing by itself: ``move_requested`` says which row is wanted before which place.

    Rows are dragged; Alt with an arrow key moves the row at which the keyboard is.
    """

    move_requested = Signal(int, int)
    """A row, and the place where it is to be, both from 0."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRootIsDecorated(False)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)

    def add(self, texts: list[str]) -> QTreeWidgetItem:
        """One more row, into which nothing can be dropped."""
        item = QTreeWidgetItem(self, texts)
        item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsDropEnabled)
        return item

    def dropEvent(self, event: QDropEvent) -> None:
        source, below = self.currentIndex().row(), self.indexAt(event.position().toPoint())
        place = below.row() if below.isValid() else self.topLevelItemCount()
        if self.dropIndicatorPosition() is QAbstractItemView.DropIndicatorPosition.BelowItem:
            place += 1
        event.setDropAction(Qt.DropAction.IgnoreAction)  # the row comes anew with the others
        event.accept()
        self.stopAutoScroll()
        self.setState(QAbstractItemView.State.NoState)
        self._ask(source, place - (place > source))

    def _ask(self, row: int, place: int) -> None:
        last = self.topLevelItemCount() - 1
        if 0 <= row <= last and row != place and 0 <= place <= last:
            self.move_requested.emit(row, place)

    def step(self, step: int) -> None:
        """The row at which the keyboard is goes up, or down where ``step`` is 1."""
        row = self.currentIndex().row()
        self._ask(row, row + step)

    def event(self, event: QEvent) -> bool:
        return claims_key(event, _is_move) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _is_move(event):
            self.step(_STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


def _is_move(event: QKeyEvent) -> bool:
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return event.key() in _STEPS and modifiers == Qt.KeyboardModifier.AltModifier
