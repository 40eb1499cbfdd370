"""Pictures of positions, without a window."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from bgdesk.ui.board.geometry import HEIGHT, WIDTH, BoardGeometry
from bgdesk.ui.board.scene import BoardScene
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.board.view import BoardView, Spot


def render_image(
    view: BoardView,
    theme: BoardTheme,
    size: QSize,
    geometry: BoardGeometry | None = None,
    *,
    source: Spot | None = None,
) -> QImage:
    """``view`` at rest, as large as fits into ``size`` pixels; the targets of ``source`` are marked."""
    scene = BoardScene(theme)
    scene.set_geometry(geometry or BoardGeometry())
    scene.set_motion(enabled=False, speed=1)
    fitting = QSize(int(WIDTH), int(HEIGHT)).scaled(size, Qt.AspectRatioMode.KeepAspectRatio)
    scene.set_scale(fitting.width() / WIDTH)
    scene.set_view(view)
    scene.show_targets_of(source)
    image = QImage(fitting, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    scene.render(painter, QRectF(0, 0, fitting.width(), fitting.height()), QRectF(0, 0, WIDTH, HEIGHT))
    painter.end()
    return image
