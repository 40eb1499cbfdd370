"""A picture of Coan ki for the rules."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QWidget

from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.coan_ki.board import CoanKiBoard
from bgdesk.ui.coan_ki.derive_window import derive_set_up
from bgdesk.ui.coan_ki.layout import HEIGHT, WIDTH


def coan_ki_picture(theme: BoardTheme, size: QSize) -> QImage:
    """The set-up, as large as fits into ``size`` pixels."""
    board = CoanKiBoard(theme)
    board.setMinimumSize(0, 0)
    board.resize(QSize(round(WIDTH), round(HEIGHT)).scaled(size, Qt.AspectRatioMode.KeepAspectRatio))
    board.show_view(derive_set_up(), "")
    image = QImage(board.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    board.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return image
