"""How wide the side panel is: by its share of the window, or as somebody has drawn it."""

from __future__ import annotations

from PySide6.QtCore import QSettings, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bgdesk.ui.common.plain_text import plain_tip

PLAYING, REVIEWING = "playing", "reviewing"
_SHARES = {PLAYING: 0.28, REVIEWING: 0.33}
_WIDEST = {PLAYING: 460, REVIEWING: 620}
_MOST = 0.5
"""Of the window, however it was drawn."""
_WIDTH = 12


class PanelWidths:
    """Kept in ``window_state``, one width for matches that are played and one for those looked at."""

    def __init__(self, window_state: QSettings) -> None:
        self._window_state = window_state

    def width(self, kind: str, window: int, least: int) -> int:
        """The width of the panel in a ``window`` so wide; it needs at ``least`` so much."""
        drawn = self._window_state.value(f"panel/{kind}")
        if drawn is None:
            return min(max(round(window * _SHARES[kind]), least), _WIDEST[kind])
        return max(min(int(str(drawn)), round(window * _MOST)), least)

    def keep(self, kind: str, width: int | None) -> None:
        """Have it so wide from now on; ``None``: as it usually is."""
        if width is None:
            self._window_state.remove(f"panel/{kind}")
        else:
            self._window_state.setValue(f"panel/{kind}", width)


class PanelHandle(QWidget):
    """What lies between the board and the side panel; it can be dragged."""

    width_requested = Signal(int)
    usual_requested = Signal()

    def __init__(self, panel: QWidget) -> None:
        super().__init__()
        self._panel = panel
        self._grip: tuple[float, int] | None = None
        self.setFixedWidth(_WIDTH)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.SplitHCursor)
        self.setToolTip(plain_tip(self.tr("Drag to make the panel wider; double-click for its usual width")))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._grip = event.globalPosition().x(), self._panel.width()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grip:
            at, width = self._grip
            moved = at - event.globalPosition().x()
            is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
            self.width_requested.emit(round(width + (-moved if is_mirrored else moved)))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._grip = None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.usual_requested.emit()
