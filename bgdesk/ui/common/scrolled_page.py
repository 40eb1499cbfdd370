"""A page of a window that scrolls where the screen is too low for it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QSizePolicy, QWidget

_MARGIN = 4
_LEAST_HEIGHT = 120


class ScrolledPage(QScrollArea):
    """As wide as ``page`` needs, at best as high; what has the keyboard is always in sight."""

    outgrown = Signal()
    """The page may need more room than before."""

    def __init__(self, page: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page = page
        page.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        QApplication.instance().focusChanged.connect(self._show_focused)  # type: ignore[union-attr]  # there is one

    @Slot(QWidget, QWidget)
    def _show_focused(self, _: QWidget | None, now: QWidget | None) -> None:
        is_pressed = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if now is not None and not is_pressed and self.page.isAncestorOf(now):
            self._bring_into_sight(now)

    def _bring_into_sight(self, inside: QWidget) -> None:
        """All of it: of a text field Qt itself would only show where its cursor stands."""
        place = QRect(inside.mapTo(self.page, QPoint()), inside.size())
        middle = place.center()
        self.ensureVisible(
            middle.x(), middle.y(), place.width() // 2 + 1 + _MARGIN, place.height() // 2 + 1 + _MARGIN
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least_width(), _LEAST_HEIGHT)

    def sizeHint(self) -> QSize:
        width = max(self._least_width(), self.width() if self.isVisible() else 0)
        return QSize(width, self.whole_height(width))

    def settle(self) -> None:
        """Give the page the size that it needs at once, whatever has changed deep inside."""
        layout = self.page.layout()
        if layout is not None:
            layout.invalidate()
            layout.activate()
        self.event(QEvent(QEvent.Type.LayoutRequest))

    @property
    def missing_height(self) -> int:
        """By how much this is too low for the whole page."""
        return max(0, self.whole_height(self.width()) - self.height())

    def whole_height(self, width: int) -> int:
        """What the page needs where this is so wide and nothing has to be scrolled."""
        layout = self.page.layout()
        inside = width - self._bar_width()
        if layout is None:
            return self.page.sizeHint().height()
        wrapped = layout.totalHeightForWidth(inside) if layout.hasHeightForWidth() else 0
        return max(wrapped, layout.totalSizeHint().height())

    def _least_width(self) -> int:
        return self.page.minimumSizeHint().width() + self._bar_width()

    def _bar_width(self) -> int:
        return self.verticalScrollBar().sizeHint().width()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.page and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self.outgrown.emit()
        return super().eventFilter(watched, event)
