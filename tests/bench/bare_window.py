"""The least that PySide6 can show: a window with stripes, which turns white at a click."""

from __future__ import annotations

import sys

from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

WIDTH, HEIGHT, STRIPE = 1440, 900, 8


class BareWindow(QWidget):
    """Stripes in as many colours as a board has."""

    def __init__(self) -> None:
        super().__init__()
        self._is_clicked = False
        self.setWindowTitle("bgdesk")
        self.resize(WIDTH, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for left in range(0, WIDTH, STRIPE):
            shade = 255 if self._is_clicked else left * 200 // WIDTH
            painter.fillRect(left, 0, STRIPE, HEIGHT, QColor(shade, shade, shade))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._is_clicked = True
        self.update()


def main() -> int:
    """Show it until it is closed."""
    app = QApplication(sys.argv)
    window = BareWindow()
    window.show()
    return app.exec()
