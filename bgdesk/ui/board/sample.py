"""A small picture of a board: a corner of it with what lies there, by which boards are told apart."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QImage, QPainter

from bgdesk.rules.player import Player
from bgdesk.ui.board.geometry import BAR_LEFT, BAR_WIDTH, HEIGHT, WIDTH, BoardGeometry
from bgdesk.ui.board.painting import paint_board
from bgdesk.ui.board.pieces import paint_checker, paint_cube, paint_die
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.board.view import point_spot

CORNER = QRectF(BAR_LEFT + BAR_WIDTH / 2, HEIGHT / 2 - 70, WIDTH - BAR_LEFT - BAR_WIDTH / 2, HEIGHT / 2 + 70)
"""The home board below, from the middle of the bar to the edge, in scene units."""
_STACKS = (
    (Player.WHITE, 6, 3),
    (Player.WHITE, 5, 2),
    (Player.BLACK, 3, 2),
    (Player.WHITE, 2, 1),
    (Player.BLACK, 1, 3),
)
_LINE = CORNER.top() + 92
_ROUND = 9.0
"""Radius of the corners, in pixels."""


def sample_image(theme: BoardTheme, size: QSize, ratio: float) -> QImage:
    """A picture of ``size`` on a screen with ``ratio`` pixels for one of its units."""
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(_corner_image(theme, image.size())))
    painter.drawRoundedRect(image.rect(), _ROUND * ratio, _ROUND * ratio)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image


def _corner_image(theme: BoardTheme, pixels: QSize) -> QImage:
    image = QImage(pixels, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    scale = max(image.width() / CORNER.width(), image.height() / CORNER.height())
    painter.scale(scale, scale)
    painter.translate(-CORNER.topLeft())
    _paint_corner(painter, theme)
    painter.end()
    return image


def _paint_corner(painter: QPainter, theme: BoardTheme) -> None:
    geometry, shadow = BoardGeometry(), theme.marks.shadow
    paint_board(painter, geometry, theme)
    for player, number, count in _STACKS:
        for index in range(count):
            slot = geometry.slot(point_spot(number), index, count)
            with _at(painter, slot.centre):
                paint_checker(painter, theme.checker(player), shadow)
    places = (geometry.rect(point_spot(number)).center().x() for number in (5, 4, 2))
    white, black, cube = (QPointF(x, _LINE) for x in places)
    with _at(painter, white):
        paint_die(painter, theme.die_white, 5, shadow)
    with _at(painter, black):
        paint_die(painter, theme.die_black, 3, shadow)
    with _at(painter, cube):
        paint_cube(painter, theme.cube, "2", shadow)


@contextmanager
def _at(painter: QPainter, centre: QPointF) -> Iterator[None]:
    """Paint around ``centre``."""
    painter.save()
    painter.translate(centre)
    yield
    painter.restore()
