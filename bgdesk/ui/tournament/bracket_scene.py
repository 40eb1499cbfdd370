"""The bracket as a picture."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QImage, QPainter, QPainterPath, QPalette, QPen
from PySide6.QtWidgets import QGraphicsScene

from bgdesk.ui.tournament.bracket_layout import WIDTH, BracketLayout, lay_out
from bgdesk.ui.tournament.derive_bracket import BracketView, SlotStand
from bgdesk.ui.tournament.slot_item import SlotItem

_TITLE_SIZE = 10.5
_PICTURE_SCALE = 2.0
_FAINT = 0.3


class BracketScene(QGraphicsScene):
    """Shows a view; ``items_by_id`` has its slots."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.items_by_id: dict[str, SlotItem] = {}

    def show_bracket(
        self, view: BracketView, palette: QPalette, *, is_rtl: bool = False, only_path: bool = False
    ) -> None:
        """Show ``view`` in place of what was shown; ``only_path``: the rest is faint."""
        self.clear()
        layout = _mirrored(lay_out(view)) if is_rtl else lay_out(view)
        self._draw_lines(layout, palette)
        for title, place in layout.titles:
            self._draw_title(title, place, palette)
        self.items_by_id = {}
        for slot in (one for one in view.slots if one.stand is not SlotStand.VOID):
            item = SlotItem(slot, layout.slots[slot.id], palette, is_rtl=is_rtl)
            item.setOpacity(_FAINT if only_path and not slot.is_on_path else 1.0)
            self.items_by_id[slot.id] = item
            self.addItem(item)
            if slot.is_apart:
                place = layout.slots[slot.id]
                self._draw_title(slot.title, QRectF(place.x(), place.y() - 50, WIDTH, 30), palette)
        self.setSceneRect(layout.size)

    def _draw_lines(self, layout: BracketLayout, palette: QPalette) -> None:
        pen = QPen(palette.color(QPalette.ColorRole.Mid), 1.5)
        for line in layout.lines:
            path = QPainterPath(line[0])
            for point in line[1:]:
                path.lineTo(point)
            self.addPath(path, pen)

    def _draw_title(self, text: str, place: QRectF, palette: QPalette) -> None:
        item = self.addSimpleText(text)
        font = QFont(item.font())
        font.setPointSizeF(_TITLE_SIZE)
        font.setBold(True)
        item.setFont(font)
        item.setBrush(palette.color(QPalette.ColorRole.PlaceholderText))
        width = item.boundingRect().width()
        item.setPos(QPointF(place.x() + (place.width() - width) / 2, place.y() + 4))

    def picture(self, palette: QPalette) -> QImage:
        """All of it as an image."""
        area = self.sceneRect()
        image = QImage((area.size() * _PICTURE_SCALE).toSize(), QImage.Format.Format_RGB32)
        image.fill(palette.color(QPalette.ColorRole.Window))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.render(painter, QRectF(image.rect()), area, Qt.AspectRatioMode.KeepAspectRatio)
        painter.end()
        return image


def _mirrored(layout: BracketLayout) -> BracketLayout:
    """For languages that are read from right to left."""
    right = layout.size.left() + layout.size.right()

    def turned(place: QRectF) -> QRectF:
        return QRectF(right - place.right(), place.y(), place.width(), place.height())

    return BracketLayout(
        {name: turned(place) for name, place in layout.slots.items()},
        tuple(tuple(QPointF(right - point.x(), point.y()) for point in line) for line in layout.lines),
        tuple((text, turned(place)) for text, place in layout.titles),
        layout.size,
    )
