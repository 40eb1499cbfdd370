"""What is told once a question is answered: sentences, tables, and the ways to get there."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHeaderView, QLabel, QVBoxLayout, QWidget

from bgdesk.ui.common.roles import framed, label
from bgdesk.ui.common.rows import empty_rows
from bgdesk.ui.lenses.lens_table import LensTable
from bgdesk.ui.trainers.views import SolutionView, TitledTable

_HEADLINE = 1.15


class SolutionPanel(QWidget):
    """Shows a `SolutionView`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: Name of a part of a page for a screen reader: what is right, and why
        self.setAccessibleName(self.tr("Solution"))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self.texts: tuple[str, ...] = ()

    def clear(self) -> None:
        """Say nothing."""
        self.texts = ()
        empty_rows(self._column)

    def set_view(self, view: SolutionView) -> None:
        """Say what ``view`` holds."""
        self.clear()
        self.texts = (view.headline, *view.lines)
        headline = _sentence(view.headline, role=view.tone, scale=_HEADLINE)
        self._column.addWidget(headline)
        for line in view.lines:
            self._column.addWidget(_sentence(line))
        for table in view.tables:
            self._add_table(table)
        for title, lines in view.methods:
            self._column.addWidget(_method(title, lines))
        self._column.addStretch(1)

    def _add_table(self, view: TitledTable) -> None:
        self._column.addWidget(label(view.title, bold=True))
        table = LensTable(view.title)
        if not any(view.table.rows):
            table.verticalHeader().hide()
        table.share_by_need()
        heads = table.verticalHeader()
        heads.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        heads.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        table.set_view(view.table)
        self._column.addWidget(table)
        height = max(map(table.sizeHintForRow, range(len(view.table.cells))), default=0)
        for row in range(len(view.table.cells)):
            table.setRowHeight(row, height)
        table.fit_to_rows()


def _sentence(text: str, *, role: str = "", scale: float = 1.0) -> QLabel:
    shown = label(text, role=role, scale=scale)
    shown.setWordWrap(True)
    shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return shown


def _method(title: str, lines: tuple[str, ...]) -> QFrame:
    frame = framed("card")
    column = QVBoxLayout(frame)
    column.setContentsMargins(12, 10, 12, 10)
    column.setSpacing(6)
    column.addWidget(label(title, bold=True))
    for line in lines:
        column.addWidget(_sentence(line))
    return frame
