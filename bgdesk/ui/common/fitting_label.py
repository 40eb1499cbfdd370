"""A label whose parts stand in one or two lines, fewer of them where there is little room."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent

from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.roles import ScaledLabel

SEPARATOR = " · "
_SMALLER = 0.85
_FEWEST_LETTERS = 3
"""Less than that says nothing: then nothing is shown."""

Lines = tuple[str, ...]


class FittingLabel(ScaledLabel):
    """Shows all of a text or as much of it as there is room for; lines end only where there is a `SEPARATOR`.

    The whole text is the tool tip.
    """

    def __init__(self, *, role: str = "") -> None:
        super().__init__(role=role, scale=_SMALLER)
        self._briefer: tuple[str, ...] = ()

    def set_texts(self, text: str, *briefer: str) -> None:
        """Show ``text``, or the first of ``briefer`` that has room."""
        self.setText(text)
        self.setToolTip(plain_tip(text))
        self._briefer = briefer
        self.update()

    def shown_lines(self) -> Lines:
        """What is written now."""
        metrics, room = self.fontMetrics(), self.contentsRect().width()
        shapes = [lines for text in (self.text(), *self._briefer) for lines in _shapes(text, metrics)]
        fitting = next((lines for lines in shapes if _width(lines, metrics) <= room), None)
        if fitting is None and room < metrics.averageCharWidth() * _FEWEST_LETTERS:
            return ()
        return fitting or shapes[-1]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        room, metrics = self.contentsRect(), self.fontMetrics()
        lines = [
            metrics.elidedText(line, Qt.TextElideMode.ElideRight, room.width()) for line in self.shown_lines()
        ]
        self.style().drawItemText(
            painter,
            room,
            Qt.AlignmentFlag.AlignCenter,
            self.palette(),
            self.isEnabled(),
            "\n".join(lines),
            self.foregroundRole(),
        )

    def minimumSizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance("…"), metrics.height() * 2)

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(self.text()), self.minimumSizeHint().height())


def _shapes(text: str, metrics: QFontMetrics) -> Iterator[Lines]:
    """``text`` in one line, then in two of nearly the same length."""
    yield (text,)
    parts = text.split(SEPARATOR)
    halves = [(SEPARATOR.join(parts[:i]), SEPARATOR.join(parts[i:])) for i in range(1, len(parts))]
    if halves:
        yield min(halves, key=lambda lines: _width(lines, metrics))


def _width(lines: Lines, metrics: QFontMetrics) -> int:
    return max(map(metrics.horizontalAdvance, lines))
