"""A view that shows the whole board at any size, and only repaints what moves."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPainter, QPalette, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QSizePolicy, QWidget

from bgdesk.ui.board.geometry import HEIGHT, WIDTH


class WholeBoardView(QGraphicsView):
    """Fits the board into its area, and never mirrors it; `fitted` says what else follows the scale."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.viewport().setBackgroundRole(QPalette.ColorRole.Window)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setBackgroundBrush(Qt.BrushStyle.NoBrush)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        self.text_share = 1.0

    def sizeHint(self) -> QSize:
        return QSize(960, 690)

    def minimumSizeHint(self) -> QSize:
        return QSize(360, 259)

    def set_text_share(self, share: float) -> None:
        """Write on the board in ``share`` of the usual size, as far as there is room."""
        self.text_share = share
        self.fitted(self.transform().m11())

    def fitted(self, scale: float) -> None:
        """The board is painted at ``scale`` from now on."""
        raise NotImplementedError

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self.resetCachedContent()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = self.viewport().size()
        scale = min(size.width() / WIDTH, size.height() / HEIGHT)
        if scale > 0:
            self.resetTransform()
            self.scale(scale, scale)
            self.centerOn(WIDTH / 2, HEIGHT / 2)
            self.fitted(scale)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
