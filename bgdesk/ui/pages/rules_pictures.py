"""Pictures for the rules: a game set up, with the way that each player goes."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF

from bgdesk.rules.player import Player
from bgdesk.rules.variants import Ruleset
from bgdesk.ui.board.geometry import HEIGHT, WIDTH, BoardGeometry
from bgdesk.ui.board.render import render_image
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.board.view import point_spot
from bgdesk.ui.play.derive_board import BoardWishes, derive_start_board

_FROM_THE_MIDDLE = {Player.WHITE: 46.0, Player.BLACK: 15.0}
"""How far above and below the middle of the board a player's way is drawn, in scene units."""
_HEAD = 34.0
_FIRST, _HALF_WAY, _SECOND_HALF, _LAST = 24, 13, 12, 1


def start_picture(ruleset: Ruleset, theme: BoardTheme, size: QSize) -> QImage:
    """``ruleset`` set up, White below, as large as fits into ``size`` pixels."""
    view = derive_start_board(ruleset, BoardWishes())
    image = render_image(view, theme, size)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(image.width() / WIDTH, image.height() / HEIGHT)
    geometry = BoardGeometry().fitting(view)
    for player in Player:
        _paint_way(painter, geometry, theme, player)
    painter.end()
    return image


def _paint_way(painter: QPainter, geometry: BoardGeometry, theme: BoardTheme, player: Player) -> None:
    line, head = _way(geometry, player), _head(geometry, player)
    colours = theme.checker(player)
    for colour, wider in ((colours.rim, 4.0), (colours.face, 0.0)):
        pen = QPen(QColor(colour), 9 + wider)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(line)
        painter.setPen(QPen(QColor(colour), wider) if wider else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawPolygon(head)


def _at(geometry: BoardGeometry, player: Player, own: int) -> QPointF:
    """Where the way of ``player`` passes the player's point ``own``."""
    spot = point_spot(geometry.number_for(player, own))
    away = -_FROM_THE_MIDDLE[player] if geometry.is_top(spot) else _FROM_THE_MIDDLE[player]
    return QPointF(geometry.rect(spot).center().x(), HEIGHT / 2 + away)


def _way(geometry: BoardGeometry, player: Player) -> QPainterPath:
    first, turn, back, last = (_at(geometry, player, own) for own in (_FIRST, _HALF_WAY, _SECOND_HALF, _LAST))
    path = QPainterPath(first)
    path.lineTo(turn)
    outward = 1.1 * abs(back.y() - turn.y()) * (1 if turn.x() > first.x() else -1)
    path.cubicTo(turn + QPointF(outward * 0.55, 0), back + QPointF(outward * 0.55, 0), back)
    path.lineTo(last - _forward(geometry, player) * _HEAD)
    return path


def _head(geometry: BoardGeometry, player: Player) -> QPolygonF:
    tip, forward = _at(geometry, player, _LAST), _forward(geometry, player)
    across = QPointF(0, _HEAD * 0.5)
    return QPolygonF([tip, tip - forward * _HEAD + across, tip - forward * _HEAD - across])


def _forward(geometry: BoardGeometry, player: Player) -> QPointF:
    """The direction in which ``player`` goes through their home board."""
    way = _at(geometry, player, _LAST) - _at(geometry, player, _SECOND_HALF)
    return way / abs(way.x())
