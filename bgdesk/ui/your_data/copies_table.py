"""The backups, one of which can be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from bgdesk.ui.your_data.derive_your_data import CopyView

_PATH = Qt.ItemDataRole.UserRole
_LINES = 5


class CopiesTable(QTreeWidget):
    """A line for each; the newest is chosen at first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[CopyView, ...] = ()
        self.setAccessibleName(self.tr("Backups"))
        #: Titles of columns: when a backup was made, of what kind it is, how large it is
        self.setHeaderLabels([self.tr("When"), self.tr("What"), self.tr("Size")])
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.header().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        line = self.fontMetrics().height() + 8
        self.setMinimumHeight(line * (_LINES + 1))

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.minimumHeight())

    @property
    def chosen(self) -> CopyView | None:
        """The copy that is chosen."""
        item = self.currentItem()
        path = item.data(0, _PATH) if item else None
        return next((copy for copy in self._shown if copy.path == path), None)

    def show_copies(self, copies: Sequence[CopyView]) -> None:
        """Show ``copies``; what was chosen stays so."""
        if tuple(copies) == self._shown:
            return
        before = self._path()
        self._shown = tuple(copies)
        self.clear()
        for copy in copies:
            item = QTreeWidgetItem([copy.when, copy.what, copy.size])
            item.setData(0, _PATH, copy.path)
            item.setTextAlignment(2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.addTopLevelItem(item)
        paths = [copy.path for copy in copies]
        if paths:
            place = paths.index(before) if before in paths else 0
            self.setCurrentIndex(self.model().index(place, 0))

    def _path(self) -> Path | None:
        return self.chosen.path if self.chosen else None
