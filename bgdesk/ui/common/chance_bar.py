"""A bar that shows the chances of both players, gammons in a stronger colour."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.common.roles import elided

_HEIGHT = 14
_CORNER = 4.0


@dataclass(frozen=True, slots=True)
class ChanceView:
    """Chances from 0 to 1, White's first; the texts stand at both ends, above and below the bar."""

    win: float
    win_gammon: float
    lose_gammon: float
    white: str = ""
    black: str = ""
    white_gammons: str = ""
    black_gammons: str = ""


class ChanceBar(QWidget):
    """Shows a `ChanceView` in the colours of the checkers, under a ``title``."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        heading = elided(role="muted", scale=0.9)
        heading.setText(title)
        self._title = title
        self._strip = _Strip()
        self._white, self._black = elided(bold=True, scale=0.9), elided(bold=True, scale=0.9)
        self._white_gammons = elided(role="muted", scale=0.8)
        self._black_gammons = elided(role="muted", scale=0.8)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setVerticalSpacing(3)
        layout.addWidget(heading, 0, 0, 1, 2)
        layout.addWidget(self._white, 1, 0)
        layout.addWidget(self._black, 1, 1)
        layout.addWidget(self._strip, 2, 0, 1, 2)
        layout.addWidget(self._white_gammons, 3, 0)
        layout.addWidget(self._black_gammons, 3, 1)
        for right in (self._black, self._black_gammons):
            right.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_board_theme(self, theme: BoardTheme) -> None:
        """Wear the colours of the checkers."""
        self._strip.theme = theme
        self._strip.update()

    def set_view(self, view: ChanceView) -> None:
        """Show ``view``."""
        self._strip.view = view
        self._strip.update()
        self._white.setText(view.white)
        self._black.setText(view.black)
        self._white_gammons.setText(view.white_gammons)
        self._black_gammons.setText(view.black_gammons)
        for gammons in (self._white_gammons, self._black_gammons):
            gammons.setVisible(bool(view.white_gammons or view.black_gammons))
        sides = ((view.white, view.white_gammons), (view.black, view.black_gammons))
        said = "; ".join(", ".join(filter(None, side)) for side in sides)
        self.setAccessibleName(f"{self._title}: {said}")


class _Strip(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.theme: BoardTheme | None = None
        self.view: ChanceView | None = None
        self.setFixedHeight(_HEIGHT)

    def sizeHint(self) -> QSize:
        return QSize(200, _HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.theme is None or self.view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        outline = QPainterPath()
        outline.addRoundedRect(area, _CORNER, _CORNER)
        painter.setClipPath(outline)
        white, black = self.theme.checker_white, self.theme.checker_black
        for start, end, colour in (
            (0.0, self.view.win_gammon, white.light),
            (self.view.win_gammon, self.view.win, white.dark),
            (self.view.win, 1 - self.view.lose_gammon, black.light),
            (1 - self.view.lose_gammon, 1.0, black.dark),
        ):
            first = 1 - end if self.isRightToLeft() else start
            left = area.left() + area.width() * first
            part = QRectF(left, area.top(), area.width() * (end - start), area.height())
            painter.fillRect(part, QColor(colour))
        painter.setClipping(False)
        painter.setPen(QColor(black.rim))
        painter.drawPath(outline)
        painter.end()
