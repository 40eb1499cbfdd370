"""Boards to choose from by small pictures."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QIcon, QImage, QPainter, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem, QWidget

from bgdesk.ui.board.sample import sample_image
from bgdesk.ui.board.theme import BoardTheme

PICTURE = QSize(152, 122)
_AIR = 10
"""Around a picture and its name, in pixels."""
_FLAGS = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignHCenter.value


@dataclass(frozen=True, slots=True)
class BoardChoice:
    """One board of the list; with two ``looks``, one in a dark and one in a light window, it is either."""

    value: str
    name: str
    looks: tuple[BoardTheme, ...]


class BoardPicker(QListWidget):
    """Shows a `BoardChoice` for each board; arrows walk between the pictures, and what is current counts."""

    chosen = Signal()

    def __init__(self, choices: tuple[BoardChoice, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self._unpainted = list(range(len(choices)))
        self.setProperty("role", "pictures")
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setWordWrap(True)
        self.setUniformItemSizes(True)
        self.setIconSize(PICTURE)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for choice in choices:
            item = QListWidgetItem(choice.name)
            item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            item.setData(Qt.ItemDataRole.UserRole, choice.value)
            item.setIcon(QIcon(_empty()))
            self.addItem(item)
        self._painter = QTimer(self)
        self._painter.timeout.connect(self._paint_next)
        self.currentRowChanged.connect(self.chosen)

    @property
    def value(self) -> str:
        """The board that is chosen."""
        return self._choices[max(0, self.currentRow())].value

    def set_value(self, value: str) -> None:
        """Choose ``value``; the first one where there is no such board."""
        rows = [row for row, choice in enumerate(self._choices) if choice.value == value]
        self.setCurrentRow(rows[0] if rows else 0)

    def showEvent(self, event: QShowEvent) -> None:
        """The pictures are painted one at a time, when they can be seen first."""
        super().showEvent(event)
        if self._unpainted:
            self._painter.start(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Cells that hold the longest name, and as much height as all of them need."""
        width = PICTURE.width() + 2 * _AIR
        room = QRect(0, 0, PICTURE.width(), 1000)
        metrics = self.fontMetrics()
        words = max(metrics.boundingRect(room, _FLAGS, choice.name).height() for choice in self._choices)
        cell = QSize(width, PICTURE.height() + words + 2 * _AIR)
        for row in range(self.count()):
            self.item(row).setSizeHint(cell)
        self.setGridSize(cell)
        frame = 2 * self.frameWidth() + 8
        columns = max(1, (self.width() - frame - 4) // width)
        self.setFixedHeight(-(-len(self._choices) // columns) * cell.height() + frame)

    @Slot()
    def _paint_next(self) -> None:
        row = self._unpainted.pop(0)
        if not self._unpainted:
            self._painter.stop()
        picture = QPixmap.fromImage(_picture(self._choices[row].looks, self.devicePixelRatioF()))
        icon = QIcon(picture)
        icon.addPixmap(picture, QIcon.Mode.Selected)  # the style would tint it
        self.item(row).setIcon(icon)


def _empty() -> QPixmap:
    pixmap = QPixmap(PICTURE)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _picture(looks: tuple[BoardTheme, ...], ratio: float) -> QImage:
    """A sample of the board, or half of each of both."""
    first, *others = (sample_image(look, PICTURE, ratio) for look in looks)
    half = PICTURE.width() // 2
    painter = QPainter(first)
    for other in others:
        right = QRect(half, 0, PICTURE.width() - half, PICTURE.height())
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.drawImage(right, other, QRect(right.topLeft() * ratio, right.size() * ratio))
    painter.end()
    return first
