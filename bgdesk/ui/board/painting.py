"""Paint recipes for what never moves: frame, field, points, bar and trays."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)

from bgdesk.rules.player import Player
from bgdesk.ui.board.fonts import board_font
from bgdesk.ui.board.geometry import (
    BAR_LEFT,
    BAR_WIDTH,
    CORNER,
    FIELD_HEIGHT,
    FIELD_LEFT,
    FIELD_TOP,
    HALF_WIDTH,
    HEIGHT,
    PITCH,
    POINT_LENGTH,
    RAIL,
    WIDTH,
    BoardGeometry,
)
from bgdesk.ui.board.texture import felt_brush, grain_brush
from bgdesk.ui.board.theme import BoardTheme, PointTheme
from bgdesk.ui.board.view import point_spot

FIELDS = (
    QRectF(FIELD_LEFT, FIELD_TOP, HALF_WIDTH, FIELD_HEIGHT),
    QRectF(BAR_LEFT + BAR_WIDTH, FIELD_TOP, HALF_WIDTH, FIELD_HEIGHT),
)
POINT_HALF = PITCH / 2 - 4
FRAME = QRectF(0, 0, WIDTH, HEIGHT)


def paint_board(painter: QPainter, geometry: BoardGeometry, theme: BoardTheme) -> None:
    """The empty board in scene units; sets the render hints that it needs."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.setPen(Qt.PenStyle.NoPen)
    _paint_frame(painter, theme)
    for field in FIELDS:
        _paint_field(painter, theme, field)
    for number in range(1, 25):
        _paint_point(painter, geometry, theme, number)
    for field in FIELDS:
        _paint_inset(painter, field, QColor(theme.field.shade), 18)
        _paint_lip(painter, field, theme, 3)
    _paint_bar(painter, theme)
    for right in (False, True):
        for top in (False, True):
            _paint_tray(painter, theme, geometry.tray_rect(right=right, top=top))
    painter.restore()


def vertical(rect: QRectF, *stops: tuple[float, str | QColor]) -> QLinearGradient:
    """A gradient from the top of ``rect`` to its bottom."""
    return _with_stops(QLinearGradient(rect.topLeft(), rect.bottomLeft()), stops)


def horizontal(rect: QRectF, *stops: tuple[float, str | QColor]) -> QLinearGradient:
    """A gradient from the left of ``rect`` to its right."""
    return _with_stops(QLinearGradient(rect.topLeft(), rect.topRight()), stops)


def _with_stops(gradient: QLinearGradient, stops: tuple[tuple[float, str | QColor], ...]) -> QLinearGradient:
    for position, colour in stops:
        gradient.setColorAt(position, QColor(colour))
    return gradient


def faded(colour: str | QColor, strength: float) -> QColor:
    """``colour`` with its opacity multiplied by ``strength``."""
    shade = QColor(colour)
    shade.setAlphaF(shade.alphaF() * strength)
    return shade


def _paint_frame(painter: QPainter, theme: BoardTheme) -> None:
    frame = theme.frame
    outline = QPainterPath()
    outline.addRoundedRect(FRAME, CORNER, CORNER)
    painter.fillPath(outline, vertical(FRAME, (0, frame.light), (1, frame.dark)))
    painter.save()
    painter.setClipPath(outline)
    _paint_grain(painter, _side(left=True), theme, upright=True)
    _paint_grain(painter, _side(left=False), theme, upright=True)
    middle = QRectF(FIELD_LEFT, 0, WIDTH - 2 * FIELD_LEFT, HEIGHT)
    _paint_grain(painter, middle, theme, upright=False)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(vertical(FRAME, (0, "#50ffffff"), (0.2, "#18ffffff"), (1, "#10ffffff")), 2))
    painter.drawRoundedRect(FRAME.adjusted(2.5, 2.5, -2.5, -2.5), CORNER - 2, CORNER - 2)
    painter.setPen(QPen(QColor(frame.edge), 2))
    painter.drawRoundedRect(FRAME.adjusted(1, 1, -1, -1), CORNER, CORNER)
    painter.setPen(Qt.PenStyle.NoPen)


def _side(*, left: bool) -> QRectF:
    return QRectF(0 if left else WIDTH - FIELD_LEFT, 0, FIELD_LEFT, HEIGHT)


def _paint_grain(painter: QPainter, rect: QRectF, theme: BoardTheme, *, upright: bool) -> None:
    if theme.frame.grain > 0:
        painter.setOpacity(theme.frame.grain)
        painter.fillRect(rect, grain_brush(upright=upright))
        painter.setOpacity(1)


def _paint_field(painter: QPainter, theme: BoardTheme, field: QRectF) -> None:
    colours = theme.field
    painter.fillRect(field, vertical(field, (0, colours.dark), (0.5, colours.light), (1, colours.dark)))
    if colours.texture > 0:
        painter.setOpacity(colours.texture)
        painter.fillRect(field, felt_brush(painter))
        painter.setOpacity(1)


def _paint_point(painter: QPainter, geometry: BoardGeometry, theme: BoardTheme, number: int) -> None:
    """A point and its rim: two filled triangles are five times as fast as one with a pen."""
    column = geometry.rect(point_spot(number))
    is_top = geometry.is_top(point_spot(number))
    base = column.top() if is_top else column.bottom()
    colours = theme.point_odd if number % 2 else theme.point_even
    middle, length = column.center().x(), POINT_LENGTH if is_top else -POINT_LENGTH
    if colours.rim_width > 0:
        painter.setBrush(QColor(colours.rim))
        longer = 1 + 5 * colours.rim_width / POINT_LENGTH
        painter.drawConvexPolygon(_triangle(middle, base, POINT_HALF + colours.rim_width, length * longer))
    painter.setBrush(_point_brush(colours, base, base + length))
    painter.drawConvexPolygon(_triangle(middle, base, POINT_HALF, length))


def _triangle(middle: float, base: float, half: float, length: float) -> QPolygonF:
    return QPolygonF(
        [QPointF(middle - half, base), QPointF(middle, base + length), QPointF(middle + half, base)]
    )


def _point_brush(colours: PointTheme, base: float, tip: float) -> QBrush:
    gradient = QLinearGradient(0, base, 0, tip)
    gradient.setColorAt(0, QColor(colours.light))
    gradient.setColorAt(1, QColor(colours.dark))
    return QBrush(gradient)


def _paint_inset(painter: QPainter, rect: QRectF, shade: QColor, depth: float) -> None:
    """A recess: shade falls from the upper and the side walls, less from the lower one."""
    clear = faded(shade, 0)
    upper = QRectF(rect.left(), rect.top(), rect.width(), depth * 1.3)
    painter.fillRect(upper, vertical(upper, (0, shade), (1, clear)))
    lower = QRectF(rect.left(), rect.bottom() - depth / 2, rect.width(), depth / 2)
    painter.fillRect(lower, vertical(lower, (0, clear), (1, faded(shade, 0.5))))
    left = QRectF(rect.left(), rect.top(), depth, rect.height())
    painter.fillRect(left, horizontal(left, (0, faded(shade, 0.8)), (1, clear)))
    right = QRectF(rect.right() - depth, rect.top(), depth, rect.height())
    painter.fillRect(right, horizontal(right, (0, clear), (1, faded(shade, 0.8))))


def _paint_lip(painter: QPainter, rect: QRectF, theme: BoardTheme, radius: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.frame.edge), 2))
    painter.drawRoundedRect(rect, radius, radius)
    painter.setPen(QPen(QColor(255, 255, 255, 34), 1.5))
    painter.drawLine(QPointF(rect.left(), rect.bottom() + 2), QPointF(rect.right(), rect.bottom() + 2))
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_bar(painter: QPainter, theme: BoardTheme) -> None:
    frame = theme.frame
    body = QRectF(BAR_LEFT + 1, RAIL - 8, BAR_WIDTH - 2, HEIGHT - 2 * RAIL + 16)
    stops = ((0.0, frame.bar_dark), (0.22, frame.bar_light), (0.78, frame.bar_light), (1.0, frame.bar_dark))
    outline = QPainterPath()
    outline.addRoundedRect(body, 4, 4)
    painter.fillPath(outline, horizontal(body, *stops))
    painter.save()
    painter.setClipPath(outline)
    _paint_grain(painter, body, theme, upright=True)
    painter.restore()
    hinge = body.center().x()
    painter.fillRect(QRectF(hinge - 1, body.top(), 2, body.height()), faded(frame.edge, 0.55))
    painter.fillRect(QRectF(hinge + 1, body.top(), 1.2, body.height()), QColor(255, 255, 255, 22))


def _paint_tray(painter: QPainter, theme: BoardTheme, rect: QRectF) -> None:
    outline = QPainterPath()
    outline.addRoundedRect(rect, 8, 8)
    painter.fillPath(outline, QColor(theme.frame.tray))
    painter.save()
    painter.setClipPath(outline)
    _paint_inset(painter, rect, QColor(theme.frame.tray_shade), 14)
    painter.restore()
    _paint_lip(painter, rect, theme, 8)


def paint_numbers(
    painter: QPainter,
    geometry: BoardGeometry,
    theme: BoardTheme,
    numbers_for: Player,
    pixels: float,
    *,
    top: bool,
) -> None:
    """The numbers along the upper or lower rail, as ``numbers_for`` counts the points."""
    painter.setFont(board_font(pixels))
    painter.setPen(QColor(theme.frame.number))
    for number in range(1, 25):
        spot = point_spot(number)
        if geometry.is_top(spot) is top:
            own = geometry.number_for(numbers_for, number)
            area = QRectF(geometry.rect(spot).left(), 0 if top else HEIGHT - RAIL, PITCH, RAIL)
            painter.drawText(area.adjusted(0, 2, 0, 0), Qt.AlignmentFlag.AlignCenter, str(own))


def paint_tray_count(painter: QPainter, theme: BoardTheme, area: QRectF, count: int, pixels: float) -> None:
    """How many checkers stand in a tray."""
    painter.setFont(board_font(pixels))
    painter.setPen(QColor(theme.frame.tray_number))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(count))
