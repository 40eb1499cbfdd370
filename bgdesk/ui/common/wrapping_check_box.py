"""A check box whose words go on in the next line where there is no room for them."""

from __future__ import annotations

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QStyle, QWidget


class WrappingCheckBox(QCheckBox):
    """Shows ``words`` in as many lines as its width asks for."""

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._words = words
        self.setAccessibleName(words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        lines = "\n".join(_lines(self._words, self.fontMetrics(), event.size().width() - self._box_width()))
        if lines != self.text():
            self.setText(lines)
            # A layout that is at work forgets what it is told meanwhile.
            QTimer.singleShot(0, self, self._ask_for_room)

    def _ask_for_room(self) -> None:
        around = self.parentWidget()
        layout = around.layout() if around else None
        if layout is not None:
            layout.invalidate()
            layout.activate()

    def minimumSizeHint(self) -> QSize:
        longest = max(map(self.fontMetrics().horizontalAdvance, self._words.split()), default=0)
        return QSize(longest + self._box_width(), super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        whole = self.fontMetrics().horizontalAdvance(self._words) + self._box_width()
        return QSize(whole, super().sizeHint().height())

    def _box_width(self) -> int:
        """What is taken by the box and the room beside it."""
        widest = max(map(self.fontMetrics().horizontalAdvance, self.text().splitlines()), default=0)
        margin = self.style().pixelMetric(QStyle.PixelMetric.PM_CheckBoxLabelSpacing, None, self)
        return max(super().sizeHint().width() - widest, margin)


def _lines(text: str, metrics: QFontMetrics, room: int) -> list[str]:
    """``text`` broken between words, each line as long as there is ``room``."""
    lines: list[str] = []
    for word in text.split():
        if lines and metrics.horizontalAdvance(f"{lines[-1]} {word}") <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
