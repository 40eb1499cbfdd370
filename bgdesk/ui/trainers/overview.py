"""All trainers with how one does: where the page begins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from bgdesk.practice.trainers.shape import TrainerId
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.scrolled_page import ScrolledPage
from bgdesk.ui.trainers.views import TrainerCardView

_LEAST_WIDTH = 300
_WIDEST = 1320
_GAP = 12


class TrainerTile(QPushButton):
    """One trainer: its name, what it is about, and how one does."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 14, 16, 14)
        self._column.setSpacing(4)
        self._title = label(bold=True, scale=1.12)
        self._text, self._figures = label(), label(role="muted", scale=0.92)
        for part in (self._title, self._text, self._figures):
            part.setWordWrap(True)
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self._column.addWidget(part)
        self._column.addStretch(1)

    def set_view(self, view: TrainerCardView) -> None:
        """Show ``view``."""
        self._title.setText(view.title)
        self._text.setText(view.text)
        self._figures.setText("\n".join(view.figures))
        self.setAccessibleName(view.spoken)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._column.totalHeightForWidth(width)

    def sizeHint(self) -> QSize:
        return QSize(_LEAST_WIDTH, self._column.totalHeightForWidth(_LEAST_WIDTH))

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_WIDTH, self._column.totalHeightForWidth(max(self.width(), _LEAST_WIDTH)))


class TrainersOverview(ScrolledPage):
    """As many tiles beside each other as there is room for."""

    chosen = Signal(object)
    """A `TrainerId`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(QWidget(), parent)
        self._columns = 0
        self.tiles: dict[TrainerId, TrainerTile] = {}
        self._grid = QGridLayout()
        self._grid.setSpacing(_GAP)
        intro = label(
            self.tr(
                "Every question is made anew, so there is nothing to learn by heart. Your answers are kept: "
                "each trainer shows how you did lately."
            ),
            role="muted",
        )
        intro.setWordWrap(True)
        column = QVBoxLayout(self.page)
        column.setContentsMargins(32, 16, 32, 24)
        column.setSpacing(16)
        column.addWidget(intro)
        column.addLayout(self._grid)
        column.addStretch(1)
        for ground in (self.viewport(), self.page):
            ground.setAutoFillBackground(False)

    def show_cards(self, views: Sequence[TrainerCardView]) -> None:
        """Show ``views``."""
        for view in views:
            tile = self.tiles.get(view.trainer)
            if tile is None:
                self.tiles[view.trainer] = tile = TrainerTile()
                tile.clicked.connect(partial(self._choose, view.trainer))
            tile.set_view(view)
        self._columns = 0
        self._arrange()

    def _choose(self, trainer: TrainerId, _checked: bool = False) -> None:
        self.chosen.emit(trainer)

    def _arrange(self) -> None:
        room = min(self.width(), _WIDEST) - 64
        columns = max(1, (room + _GAP) // (_LEAST_WIDTH + _GAP))
        if columns == self._columns:
            return
        self._columns = columns
        for number, tile in enumerate(self.tiles.values()):
            self._grid.removeWidget(tile)
            self._grid.addWidget(tile, number // columns, number % columns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_WIDTH + 100, 200)

    def take_keyboard(self, trainer: TrainerId | None) -> None:
        """Have the keys on the tile of ``trainer``, or the first."""
        tile = self.tiles.get(trainer) if trainer else next(iter(self.tiles.values()), None)
        if tile:
            tile.setFocus(Qt.FocusReason.OtherFocusReason)
