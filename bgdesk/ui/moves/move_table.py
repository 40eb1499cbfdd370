"""The table of moves, and the keys that are its own."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTableView

from bgdesk.ui.common.own_keys import claims_key
from bgdesk.ui.moves.derive_move_rows import Fold
from bgdesk.ui.moves.move_list_model import FOLD_ROLE, LINE_ROLE

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_FOLDS = {Qt.Key.Key_Plus: False, Qt.Key.Key_Minus: True}


class MoveTable(QTableView):
    """Enter goes to the move of a line, plus and minus unfold and fold it."""

    gone_to = Signal(QModelIndex)
    fold_requested = Signal(QModelIndex, bool)
    """The first row of a line, and whether only that is to be listed."""

    def event(self, event: QEvent) -> bool:
        """In a line these keys are the table's, although shortcuts of the window want them."""
        return claims_key(event, self._claims) or super().event(event)

    def _claims(self, event: QKeyEvent) -> bool:
        index = self.currentIndex()
        if event.key() in _ENTER:
            return index.data(LINE_ROLE) is not None and not event.modifiers()
        return event.key() in _FOLDS and bool(index.data(FOLD_ROLE))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._claims(event):
            super().keyPressEvent(event)
        elif event.key() in _ENTER:
            self.gone_to.emit(self.currentIndex())
        elif (index := self.currentIndex()).data(FOLD_ROLE) in (Fold.FOLDED, Fold.UNFOLDED):
            self.fold_requested.emit(index, _FOLDS[Qt.Key(event.key())])
