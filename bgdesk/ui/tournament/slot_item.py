"""One match of a bracket as it is painted."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPalette, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.tournament.bracket_layout import HEIGHT, WIDTH
from bgdesk.ui.tournament.derive_bracket import SideView, SlotStand, SlotView

_RADIUS = 6.0
_SEED_WIDTH, _POINTS_WIDTH, _EDGE = 28.0, 30.0, 9.0
_POINT_SIZE, _SMALL_SIZE = 10.0, 8.0
_FAINT = 0.55


class SlotItem(QGraphicsItem):
    """Painted in the colours of ``palette``; ``is_current``: the keyboard is at it."""

    def __init__(self, view: SlotView, place: QRectF, palette: QPalette, *, is_rtl: bool) -> None:
        super().__init__()
        self.view = view
        self._palette = palette
        self._is_rtl = is_rtl
        self.is_current = self.has_keys = False
        self.setPos(place.topLeft())
        self.setToolTip(plain_tip(view.text))
        self.setCursor(
            Qt.CursorShape.PointingHandCursor if view.can_be_opened else Qt.CursorShape.ArrowCursor
        )

    @property
    def box(self) -> QRectF:
        """The frame around both sides."""
        return QRectF(0, 0, WIDTH, HEIGHT)

    def boundingRect(self) -> QRectF:
        return QRectF(-5, -20, WIDTH + 10, HEIGHT + 25)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.box
        if self.view.stand is SlotStand.EMPTY:
            painter.setOpacity(_FAINT)
        self._paint_box(painter, box)
        half = HEIGHT / 2
        for number, side in enumerate(self.view.sides):
            self._paint_side(painter, QRectF(0, number * half, WIDTH, half), side)
        painter.setOpacity(1.0)
        if self.view.note:
            self._paint_note(painter)
        if self.is_current and self.has_keys:
            self._paint_focus(painter, box)

    def _colour(self, role: QPalette.ColorRole) -> QColor:
        return self._palette.color(role)

    def _paint_box(self, painter: QPainter, box: QRectF) -> None:
        role, stand = QPalette.ColorRole, self.view.stand
        is_filled = stand in (SlotStand.DECIDED, SlotStand.YOURS, SlotStand.LIVE, SlotStand.READY)
        edge = {SlotStand.YOURS: role.Accent, SlotStand.LIVE: role.Link}.get(stand, role.Mid)
        pen = QPen(self._colour(edge), 2.0 if edge is not role.Mid else 1.0)
        if stand is SlotStand.OPEN:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(
            self._colour(role.AlternateBase) if is_filled else QColor(Qt.GlobalColor.transparent)
        )
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        painter.setPen(QPen(self._colour(role.Mid), 1.0))
        painter.drawLine(QPointF(_EDGE, HEIGHT / 2), QPointF(WIDTH - _EDGE, HEIGHT / 2))

    def _paint_side(self, painter: QPainter, row: QRectF, side: SideView) -> None:
        role, end = QPalette.ColorRole, Qt.AlignmentFlag.AlignVCenter
        is_out = self.view.stand is SlotStand.DECIDED and not side.is_winner
        strong = self._colour(role.PlaceholderText if is_out or not side.is_known else role.Text)
        start = Qt.AlignmentFlag.AlignRight if self._is_rtl else Qt.AlignmentFlag.AlignLeft
        seed = self._part(row, _EDGE, _SEED_WIDTH - _EDGE)
        self._write(painter, seed, side.seed, start | end, size=_SMALL_SIZE)
        name = self._part(row, _SEED_WIDTH + 4, WIDTH - _SEED_WIDTH - _POINTS_WIDTH - 8)
        self._write(
            painter,
            name,
            side.name,
            start | end,
            colour=strong,
            bold=side.is_winner,
            italic=not side.is_known,
        )
        if side.is_person and side.name:
            self._mark_person(painter, row)
        points = self._part(row, WIDTH - _POINTS_WIDTH - _EDGE, _POINTS_WIDTH)
        finish = Qt.AlignmentFlag.AlignLeft if self._is_rtl else Qt.AlignmentFlag.AlignRight
        self._write(painter, points, side.points, finish | end, colour=strong, bold=side.is_winner)

    def _part(self, row: QRectF, left: float, width: float) -> QRectF:
        """So much of ``row``, counted from where reading begins."""
        x = WIDTH - left - width if self._is_rtl else left
        return QRectF(x, row.top(), width, row.height())

    def _mark_person(self, painter: QPainter, row: QRectF) -> None:
        """A bar at the edge where reading begins."""
        mark = self._part(row, 3, 3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colour(QPalette.ColorRole.Accent))
        painter.drawRoundedRect(mark.adjusted(0, 6, 0, -6), 1.5, 1.5)

    def _paint_note(self, painter: QPainter) -> None:
        role = QPalette.ColorRole
        colours = {SlotStand.YOURS: role.Text, SlotStand.LIVE: role.Link}
        colour = self._colour(colours.get(self.view.stand, role.PlaceholderText))
        place = QRectF(0, -19, WIDTH, 15)
        start = Qt.AlignmentFlag.AlignRight if self._is_rtl else Qt.AlignmentFlag.AlignLeft
        self._write(painter, place, self.view.note, start, colour=colour, size=_SMALL_SIZE, bold=True)

    def _paint_focus(self, painter: QPainter, box: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._colour(QPalette.ColorRole.Text), 2.0))
        painter.drawRoundedRect(box.adjusted(-3.5, -3.5, 3.5, 3.5), _RADIUS + 3, _RADIUS + 3)

    def _write(
        self,
        painter: QPainter,
        room: QRectF,
        text: str,
        where: Qt.AlignmentFlag,
        *,
        colour: QColor | None = None,
        size: float = _POINT_SIZE,
        bold: bool = False,
        italic: bool = False,
    ) -> None:
        font = QFont(painter.font())
        font.setPointSizeF(size)
        font.setBold(bold)
        font.setItalic(italic)
        painter.setFont(font)
        painter.setPen(colour or self._colour(QPalette.ColorRole.PlaceholderText))
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        where |= Qt.AlignmentFlag.AlignAbsolute  # the painter would turn it round once more
        painter.drawText(room, where | Qt.TextFlag.TextSingleLine, shown)
