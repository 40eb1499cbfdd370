"""Fills that differ in pattern as well as in colour, for cells that belong together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from bgdesk.ui.common.flow_box import FlowBox
from bgdesk.ui.common.roles import label

_ROUND = 4
_HATCH = QColor(255, 255, 255, 70)
_FILLS = (
    ("#2f7a53", Qt.BrushStyle.SolidPattern),
    ("#8a5a14", Qt.BrushStyle.BDiagPattern),
    ("#31659c", Qt.BrushStyle.FDiagPattern),
    ("#7a4a96", Qt.BrushStyle.Dense6Pattern),
    ("#9c3a3a", Qt.BrushStyle.CrossPattern),
    ("#3f6f73", Qt.BrushStyle.HorPattern),
    ("#5d6470", Qt.BrushStyle.VerPattern),
)
TEXT = QColor("#ffffff")
"""Readable on every fill."""
PATTERNS = len(_FILLS)
_PADDING = 14


@dataclass(frozen=True, slots=True)
class LegendView:
    """A letter of the lens with its pattern, and what it stands for."""

    pattern: int
    letter: str
    text: str


def draw_fill(painter: QPainter, rect: QRectF, pattern: int) -> None:
    """Fill ``rect`` with the pattern of that number."""
    colour, style = _FILLS[pattern % PATTERNS]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(rect, _ROUND, _ROUND)
    if style is not Qt.BrushStyle.SolidPattern:
        painter.setBrush(QBrush(_HATCH, style))
        painter.drawRoundedRect(rect, _ROUND, _ROUND)


class _Swatch(QWidget):
    """A cell of the legend."""

    def __init__(self) -> None:
        super().__init__()
        self._pattern, self._letter = 0, ""

    def show_as(self, pattern: int, letter: str) -> None:
        """Look like the cells with that pattern and letter."""
        self._pattern, self._letter = pattern, letter
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self._letter) + _PADDING, metrics.height() + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_fill(painter, QRectF(self.rect()), self._pattern)
        painter.setPen(QPen(TEXT))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._letter)


class _Entry(QWidget):
    """What a pattern with its letter stands for."""

    def __init__(self) -> None:
        super().__init__()
        self._swatch, self._text = _Swatch(), label(scale=0.9)
        self._swatch.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self._swatch)
        layout.addWidget(self._text)

    def show_as(self, view: LegendView) -> None:
        """Show ``view``."""
        self._swatch.show_as(view.pattern, view.letter)
        self._text.setText(view.text)


class Legend(FlowBox):
    """Patterns, their letters, and what they stand for, side by side as far as there is room."""

    def __init__(self) -> None:
        super().__init__(gap=12)
        self._entries: list[_Entry] = []

    def set_view(self, views: Sequence[LegendView]) -> None:
        """Show ``views``."""
        while len(self._entries) < len(views):
            entry = _Entry()
            self._entries.append(entry)
            self.add(entry)
            entry.show()
        for number, entry in enumerate(self._entries):
            entry.setVisible(number < len(views))
            if number < len(views):
                entry.show_as(views[number])
        self.setVisible(bool(views))
