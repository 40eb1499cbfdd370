"""Paint recipes for what moves: checkers, dice, the cube; each around its own centre."""

from __future__ import annotations

import math
from typing import assert_never

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from bgdesk.rules.stages import Coming, NameDouble, RollAgain, Stage
from bgdesk.ui.board.fonts import board_font
from bgdesk.ui.board.geometry import CHECKER, CUBE, DIE, TRAY_EDGE, TRAY_WIDTH
from bgdesk.ui.board.painting import faded, horizontal, vertical
from bgdesk.ui.board.theme import CheckerTheme, Colour, DieTheme, Mark

RADIUS = CHECKER / 2 - 1
ORIGIN = QPointF(0, 0)
SHADOW_REACH = 10.0
TIMES = "\N{MULTIPLICATION SIGN}"


def paint_checker(painter: QPainter, theme: CheckerTheme, shadow: Colour) -> None:
    """A checker lying flat, lit softly from above."""
    painter.setPen(Qt.PenStyle.NoPen)
    _paint_round_shadow(painter, shadow)
    _paint_body(painter, theme)
    _paint_face(painter, theme)
    _paint_mark(painter, theme)


def _paint_round_shadow(painter: QPainter, shadow: Colour) -> None:
    centre = QPointF(1.5, 5)
    reach = RADIUS + SHADOW_REACH / 2
    gradient = QRadialGradient(centre, reach)
    gradient.setColorAt(0.8, QColor(shadow))
    gradient.setColorAt(1, faded(shadow, 0))
    painter.setBrush(gradient)
    painter.drawEllipse(centre, reach, reach)


def _paint_body(painter: QPainter, theme: CheckerTheme) -> None:
    painter.setBrush(QColor(theme.rim))
    painter.drawEllipse(ORIGIN, RADIUS, RADIUS)
    inner = RADIUS - theme.rim_width
    bevel = QRectF(-inner, -inner, 2 * inner, 2 * inner)
    painter.setBrush(vertical(bevel, (0, theme.light), (0.5, theme.face), (1, theme.dark)))
    painter.drawEllipse(bevel)


def _paint_face(painter: QPainter, theme: CheckerTheme) -> None:
    radius = RADIUS * 0.84
    gradient = QRadialGradient(QPointF(0, 0), radius * 1.25, QPointF(-radius * 0.3, -radius * 0.5))
    gradient.setColorAt(0, QColor(theme.light))
    gradient.setColorAt(0.55, QColor(theme.face))
    gradient.setColorAt(1, _blend(QColor(theme.face), QColor(theme.dark), 0.5))
    painter.setBrush(gradient)
    painter.drawEllipse(ORIGIN, radius, radius)
    area = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    shine, shade = QColor(theme.shine), faded(theme.dark, 0.85)
    painter.setPen(QPen(vertical(area, (0, shade), (0.5, faded(shade, 0.3)), (1, shine)), 1.6))
    painter.drawEllipse(ORIGIN, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_mark(painter: QPainter, theme: CheckerTheme) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if theme.mark in (Mark.RING, Mark.DOUBLE_RING):
        _paint_groove(painter, theme, RADIUS * 0.6)
    if theme.mark is Mark.DOUBLE_RING:
        _paint_groove(painter, theme, RADIUS * 0.38)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.ring))
    if theme.mark is Mark.DOT:
        painter.drawEllipse(ORIGIN, RADIUS * 0.2, RADIUS * 0.2)
    if theme.mark is Mark.LOZENGE:
        reach = RADIUS * 0.42
        painter.drawConvexPolygon(
            [QPointF(0, -reach), QPointF(reach, 0), QPointF(0, reach), QPointF(-reach, 0)]
        )


def _paint_groove(painter: QPainter, theme: CheckerTheme, radius: float) -> None:
    painter.setPen(QPen(QColor(theme.shine), 1.6))
    painter.drawEllipse(QPointF(0, 1.4), radius, radius)
    painter.setPen(QPen(QColor(theme.ring), 1.8))
    painter.drawEllipse(ORIGIN, radius, radius)


def paint_badge(painter: QPainter, theme: CheckerTheme, text: str) -> None:
    """How many checkers lie on the stack, written on the topmost one."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.face))
    painter.drawEllipse(ORIGIN, RADIUS * 0.56, RADIUS * 0.56)
    painter.setFont(board_font(42))
    painter.setPen(QColor(theme.text))
    painter.drawText(QRectF(-40, -40, 80, 80), Qt.AlignmentFlag.AlignCenter, text)


def paint_lock(painter: QPainter, theme: CheckerTheme, *, is_low: bool) -> None:
    """A padlock on the outer side of a checker that others pin: the part of it that can be seen."""
    middle = RADIUS * (0.6 if is_low else -0.6)
    body = QRectF(-13, middle - 5, 26, 17)
    ink, ground = QColor(theme.text), QColor(theme.face)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawEllipse(QPointF(0, middle), 21, 19)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, 4.4))
    painter.drawArc(QRectF(-8, middle - 14, 16, 18), 0, 180 * 16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawRoundedRect(body, 3.5, 3.5)


def paint_edge(painter: QPainter, theme: CheckerTheme) -> None:
    """A checker standing on its edge in a tray."""
    width, height = TRAY_WIDTH - 16, TRAY_EDGE - 1.5
    rect = QRectF(-width / 2, -height / 2, width, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.rim))
    painter.drawRoundedRect(rect, 5, 5)
    inner = rect.adjusted(*(sign * theme.rim_width * 0.8 for sign in (1, 1, -1, -1)))
    painter.setBrush(vertical(inner, (0, theme.light), (0.35, theme.face), (1, theme.dark)))
    painter.drawRoundedRect(inner, 4, 4)
    ends = horizontal(inner, (0, "#40000000"), (0.16, "#00000000"), (0.84, "#00000000"), (1, "#40000000"))
    painter.setBrush(ends)
    painter.drawRoundedRect(inner, 4, 4)
    painter.setPen(QPen(faded(theme.ring, 0.8), 1.5))
    painter.drawLine(QPointF(inner.left() + 3, 1), QPointF(inner.right() - 3, 1))


PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
PIP_PITCH = DIE * 0.25
PIP_RADIUS = DIE * 0.088
CUBE_CORNER = CUBE * 0.17
CUBE_BEVEL = 8.0


def paint_die(painter: QPainter, theme: DieTheme, face: int, shadow: Colour) -> None:
    """One die showing ``face``."""
    _paint_block(painter, theme, DIE, shadow)
    painter.setPen(Qt.PenStyle.NoPen)
    for column, row in PIPS[face]:
        centre = QPointF(column * PIP_PITCH, row * PIP_PITCH)
        painter.setBrush(QColor(255, 255, 255, 110))
        painter.drawEllipse(centre + QPointF(0, 1.4), PIP_RADIUS, PIP_RADIUS)
        painter.setBrush(QColor(theme.pip))
        painter.drawEllipse(centre, PIP_RADIUS, PIP_RADIUS)


def paint_chip(painter: QPainter, theme: DieTheme, area: QRectF, coming: Coming) -> None:
    """What the turn still holds: so many times a number, a double to name, or another roll."""
    painter.setPen(QPen(faded(theme.rim, 0.8), 2))
    painter.setBrush(faded(theme.light, 0.82))
    painter.drawRoundedRect(area, 9, 9)
    painter.setPen(QColor(theme.pip))
    match coming:
        case Stage(faces):
            words = f"{len(faces)}{TIMES}{faces[0]}" if coming.is_double else "-".join(map(str, faces))
        case NameDouble():
            words = f"4{TIMES}?"
        case RollAgain():
            _paint_two_dice(painter, theme, area)
            return
        case _:
            assert_never(coming)
    painter.setFont(board_font(26))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, words)


def _paint_two_dice(painter: QPainter, theme: DieTheme, area: QRectF) -> None:
    """Two small dice with one and two pips: to be rolled."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.pip), 2.6))
    middle = area.center()
    for x, pips in ((-13, ((0, 0),)), (13, ((-4.5, -4.5), (4.5, 4.5)))):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(middle.x() + x - 10.5, middle.y() - 10.5, 21, 21), 5, 5)
        painter.setBrush(QColor(theme.pip))
        for dx, dy in pips:
            painter.drawEllipse(QPointF(middle.x() + x + dx, middle.y() + dy), 1.6, 1.6)


def paint_cube(painter: QPainter, theme: DieTheme, label: str, shadow: Colour) -> None:
    """The doubling cube showing ``label``."""
    _paint_block_shadow(painter, CUBE / 2, CUBE_CORNER, shadow)
    _paint_cube_face(painter, theme, label)


def paint_turning_cube(
    painter: QPainter, theme: DieTheme, labels: tuple[str, str], turned: float, shadow: Colour
) -> None:
    """The cube on its edge: the first of ``labels`` goes up and away as the second comes from below.

    ``turned`` is how much of a quarter turn it has made.
    """
    _paint_block_shadow(painter, CUBE / 2, CUBE_CORNER, shadow)
    angle = turned * math.pi / 2
    heights = math.cos(angle), math.sin(angle)
    top = -CUBE * sum(heights) / 2
    for label, height in zip(labels, heights, strict=True):
        if height > 0.02:
            painter.save()
            painter.translate(0, top + CUBE * height / 2)
            painter.scale(1, height)
            _paint_cube_face(painter, theme, label)
            _shade_face(painter, theme, 0.45 * (1 - height))
            painter.restore()
        top += CUBE * height


def _paint_cube_face(painter: QPainter, theme: DieTheme, label: str) -> None:
    """A face with a bevel all around, lit from above, and its number cut into it."""
    half = CUBE / 2
    body = QRectF(-half, -half, CUBE, CUBE)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.rim))
    painter.drawRoundedRect(body, CUBE_CORNER, CUBE_CORNER)
    inner = body.adjusted(*(sign * theme.rim_width for sign in (1, 1, -1, -1)))
    corner = CUBE_CORNER - theme.rim_width
    _paint_bevel(painter, inner, corner, theme)
    face = inner.adjusted(CUBE_BEVEL, CUBE_BEVEL - 1, -CUBE_BEVEL, -CUBE_BEVEL - 1)
    light, dark = QColor(theme.light), QColor(theme.dark)
    painter.setBrush(vertical(face, (0, light), (0.55, light), (1, _blend(light, dark, 0.55))))
    painter.drawRoundedRect(face, corner - 4, corner - 4)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(vertical(face, (0, "#d0ffffff"), (0.25, "#30ffffff"), (1, "#00ffffff")), 1.4))
    painter.drawRoundedRect(face.adjusted(0.7, 0.7, -0.7, -0.7), corner - 4, corner - 4)
    _paint_cut_number(painter, theme, face, label)


def _paint_bevel(painter: QPainter, area: QRectF, corner: float, theme: DieTheme) -> None:
    """The four slopes around the face: the upper one in the light, the lower one in the shade."""
    light, dark = QColor(theme.light), QColor(theme.dark)
    painter.setBrush(
        vertical(
            area,
            (0, light.lighter(108)),
            (0.12, light),
            (0.5, _blend(light, dark, 0.75)),
            (0.86, dark),
            (0.88, dark.darker(118)),
            (1, dark.darker(140)),
        )
    )
    painter.drawRoundedRect(area, corner, corner)
    painter.setBrush(
        horizontal(area, (0, "#38ffffff"), (0.1, "#00ffffff"), (0.9, "#00000000"), (1, "#30000000"))
    )
    painter.drawRoundedRect(area, corner, corner)


def _paint_cut_number(painter: QPainter, theme: DieTheme, face: QRectF, label: str) -> None:
    """The number with light on its lower edge, where what is cut in catches it."""
    painter.setFont(board_font(_cube_letters(label)))
    painter.setPen(QColor(255, 255, 255, 200))
    painter.drawText(face.translated(0, 1.8), Qt.AlignmentFlag.AlignCenter, label)
    painter.setPen(QColor(theme.pip))
    painter.drawText(face, Qt.AlignmentFlag.AlignCenter, label)


def _shade_face(painter: QPainter, theme: DieTheme, strength: float) -> None:
    half = CUBE / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(theme.pip, strength))
    painter.drawRoundedRect(QRectF(-half, -half, CUBE, CUBE), CUBE_CORNER, CUBE_CORNER)


def _blend(first: QColor, second: QColor, share: float) -> QColor:
    """``share`` of the way from ``first`` to ``second``."""
    ends = ((first.red(), second.red()), (first.green(), second.green()), (first.blue(), second.blue()))
    return QColor(*(round(a + (b - a) * share) for a, b in ends))


def _cube_letters(label: str) -> float:
    return {1: 46, 2: 39, 3: 29}.get(len(label), 22)


def _paint_block(painter: QPainter, theme: DieTheme, size: float, shadow: Colour) -> None:
    half, corner = size / 2, size * 0.19
    _paint_block_shadow(painter, half, corner, shadow)
    body = QRectF(-half, -half, size, size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.rim))
    painter.drawRoundedRect(body, corner, corner)
    inner = body.adjusted(*(sign * theme.rim_width for sign in (1, 1, -1, -1)))
    painter.setBrush(
        vertical(inner, (0, theme.light), (0.75, theme.dark), (1, QColor(theme.dark).darker(112)))
    )
    painter.drawRoundedRect(inner, corner - 1, corner - 1)
    top = inner.adjusted(5, 4, -5, -7)
    painter.setBrush(vertical(top, (0, QColor(theme.light).lighter(104)), (1, theme.dark)))
    painter.drawRoundedRect(top, corner - 3, corner - 3)


def _paint_block_shadow(painter: QPainter, half: float, corner: float, shadow: Colour) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(5):
        grow = 4.0 - 1.6 * step
        path = QPainterPath()
        area = QRectF(-half, -half, 2 * half, 2 * half).translated(1.5, 6)
        path.addRoundedRect(area.adjusted(-grow, -grow, grow, grow), corner + grow, corner + grow)
        painter.fillPath(path, faded(shadow, 0.3))
