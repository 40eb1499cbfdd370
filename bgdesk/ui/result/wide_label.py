"""Sentences on a page of a known width, and what the page needs for them."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from bgdesk.ui.common.roles import ScaledLabel

_WIDTH = 600


class WideLabel(ScaledLabel):
    """Wraps; asks for the height that it has at the width of the page, where Qt asks for that of a column."""

    def __init__(self, text: str = "", *, role: str = "", scale: float = 1.0, bold: bool = False) -> None:
        super().__init__(text, role=role, scale=scale, bold=bold)
        self.setWordWrap(True)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._height)

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self._height)

    @property
    def _height(self) -> int:
        """That of a line for a text that is still to come."""
        return max(self.heightForWidth(_WIDTH), self.fontMetrics().height())


def measure_again(area: QWidget) -> None:
    """Parts of ``area`` were shown or hidden; before it is shown itself no layout hears of that."""
    layout = area.layout()
    if layout:
        layout.invalidate()
    area.updateGeometry()
