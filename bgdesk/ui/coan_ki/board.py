"""The board of Coan ki: sixteen spaces in a loop, painted whole; asks for nothing but a space."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QTransform,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from bgdesk.rules.coan_ki import SPACES, CoanKiMove, CoanKiPlay, CoanKiPosition
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.ui.board.fonts import board_font
from bgdesk.ui.board.marks import arrow_path, paint_arrow, paint_target
from bgdesk.ui.board.painting import faded, vertical
from bgdesk.ui.board.pieces import paint_badge, paint_checker, paint_die
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.coan_ki.layout import (
    BOARD,
    HEIGHT,
    LABELS,
    MIDDLE,
    MOST_DRAWN,
    PIECE_SCALE,
    WIDTH,
    cell,
    home_centre,
    piece_centre,
    space_at,
    stack_centre,
    whites_number,
)

_INSET = 4.0
_CORNER = 12.0
_HALF = 0.5
_LIGHT_INK, _DARK_INK = "#f4f1ea", "#2b2620"


@dataclass(frozen=True, slots=True)
class CoanKiView:
    """Everything on the board; ``sources`` are White's numbers of spaces from which a piece may leave."""

    position: CoanKiPosition
    player: Player
    dice: Dice | None
    sources: frozenset[int] = frozenset()
    shown: CoanKiPlay | None = None
    """The play that arrows show."""
    labels: tuple[str, ...] = ()
    """Lines in the middle, below the dice."""


class CoanKiBoard(QWidget):
    """Shows a `CoanKiView` in the colours of a board theme."""

    space_clicked = Signal(int)
    """White's number of the space."""

    def __init__(self, theme: BoardTheme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._view: CoanKiView | None = None
        #: Name of the board for a screen reader
        self.setAccessibleName(self.tr("Board"))
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setMinimumSize(420, 330)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(760, 620)

    def set_theme(self, theme: BoardTheme) -> None:
        """Wear other colours."""
        self._theme = theme
        self.update()

    def show_view(self, view: CoanKiView, description: str) -> None:
        """Show ``view``; ``description`` is what a screen reader hears."""
        self._view = view
        self.setAccessibleDescription(description)
        self.update()

    def centre_of(self, space: int) -> QPointF:
        """The middle of White's ``space`` in pixels of this widget."""
        return self._transform().map(cell(space).center())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        inverted, _ = self._transform().inverted()
        space = space_at(inverted.map(event.position()))
        if space is not None and event.button() is Qt.MouseButton.LeftButton:
            self.space_clicked.emit(space)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setTransform(self._transform())
        self._paint_ground(painter)
        if self._view:
            self._paint_pieces(painter, self._view)
            self._paint_way(painter)
            self._paint_play(painter, self._view)
            self._paint_middle(painter, self._view)
        painter.end()

    def _transform(self) -> QTransform:
        scale = min(self.width() / WIDTH, self.height() / HEIGHT)
        left, top = (self.width() - scale * WIDTH) / 2, (self.height() - scale * HEIGHT) / 2
        return QTransform(scale, 0, 0, scale, left, top)

    def _paint_ground(self, painter: QPainter) -> None:
        frame = self._theme.frame
        painter.setPen(QPen(QColor(frame.edge), 2))
        painter.setBrush(vertical(BOARD, (0, frame.light), (1, frame.dark)))
        painter.drawRoundedRect(BOARD.adjusted(1, 1, -1, -1), 20, 20)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(vertical(MIDDLE, (0, self._theme.field.light), (1, self._theme.field.dark)))
        painter.drawRoundedRect(MIDDLE.adjusted(_INSET, _INSET, -_INSET, -_INSET), _CORNER, _CORNER)
        for space in range(SPACES):
            self._paint_cell(painter, space)

    def _paint_cell(self, painter: QPainter, space: int) -> None:
        area = cell(space).adjusted(_INSET, _INSET, -_INSET, -_INSET)
        colours = self._theme.point_odd if space % 2 else self._theme.point_even
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.field.light))
        painter.drawRoundedRect(area, _CORNER, _CORNER)
        painter.setBrush(faded(colours.light, 0.55))
        painter.drawRoundedRect(area, _CORNER, _CORNER)
        painter.setFont(board_font(19))
        painter.setPen(QColor(self._theme.checker_white.text))
        for player, side in (
            (Player.WHITE, Qt.AlignmentFlag.AlignLeft),
            (Player.BLACK, Qt.AlignmentFlag.AlignRight),
        ):
            number = whites_number(player, space)
            self._paint_number(painter, area, player, side, number)

    def _paint_number(
        self, painter: QPainter, area: QRectF, player: Player, side: Qt.AlignmentFlag, number: int
    ) -> None:
        """The space's number as ``player`` counts, on that player's half of it, in the player's colours."""
        width = 26.0
        left = area.left() + 4 if side is Qt.AlignmentFlag.AlignLeft else area.right() - 4 - width
        plate = QRectF(left, area.top() + 5, width, 22)
        colours = self._theme.checker(player)
        painter.setPen(QPen(QColor(colours.rim), 1))
        painter.setBrush(QColor(colours.face))
        painter.drawRoundedRect(plate, 6, 6)
        painter.setPen(QColor(colours.text))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, str(number))

    def _paint_pieces(self, painter: QPainter, view: CoanKiView) -> None:
        for space in view.sources:
            area = cell(space).adjusted(_INSET, _INSET, -_INSET, -_INSET)
            paint_target(painter, self._theme.marks.accent, area, _CORNER)
        for space in range(SPACES):
            for player in Player:
                count = view.position.of(player)[whites_number(player, space)]
                self._paint_stack(painter, player, space, count)

    def _paint_stack(self, painter: QPainter, player: Player, space: int, count: int) -> None:
        colours, shadow = self._theme.checker(player), self._theme.marks.shadow
        for index in range(min(count, MOST_DRAWN)):
            painter.save()
            painter.translate(piece_centre(player, space, index))
            painter.scale(PIECE_SCALE, PIECE_SCALE)
            paint_checker(painter, colours, shadow)
            if index == min(count, MOST_DRAWN) - 1 and count > 1:
                paint_badge(painter, colours, str(count))
            painter.restore()

    def _paint_middle(self, painter: QPainter, view: CoanKiView) -> None:
        """Dice and words, over the arrows that lead from one side to the other."""
        faces = (view.dice.first, view.dice.second) if view.dice else ()
        for index, face in enumerate(faces):
            painter.save()
            painter.translate(MIDDLE.center() + QPointF(-52 + 104 * index, -20))
            painter.scale(0.85, 0.85)
            paint_die(painter, self._theme.die(view.player), face, self._theme.marks.shadow)
            painter.restore()
        painter.setFont(board_font(22))
        for area, line in zip(LABELS, view.labels, strict=False):
            self._paint_label(painter, area, line)

    def _paint_label(self, painter: QPainter, area: QRectF, line: str) -> None:
        plate = painter.boundingRect(area, Qt.AlignmentFlag.AlignCenter, line).adjusted(-8, 0, 8, 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.field.light))
        painter.drawRoundedRect(plate, 6, 6)
        painter.setPen(self._ink())
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, line)

    def _ink(self) -> QColor:
        """Readable on the field of this theme."""
        is_dark = QColor(self._theme.field.light).lightnessF() < _HALF
        return QColor(_LIGHT_INK if is_dark else _DARK_INK)

    def _paint_way(self, painter: QPainter) -> None:
        """Two arrows that show which way round both players go."""
        colour = faded(self._ink(), 0.55)
        for x, up in ((MIDDLE.right() - 26, True), (MIDDLE.left() + 26, False)):
            top, bottom = MIDDLE.top() + 60, LABELS[0].top() - 10
            start, end = (bottom, top) if up else (top, bottom)
            painter.setPen(QPen(colour, 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(x, start), QPointF(x, end))
            back = 16 if up else -16
            head = QPolygonF([QPointF(x, end), QPointF(x - 10, end + back), QPointF(x + 10, end + back)])
            path = QPainterPath()
            path.addPolygon(head)
            painter.fillPath(path, colour)

    def _paint_play(self, painter: QPainter, view: CoanKiView) -> None:
        if view.shown is None:
            return
        for move in view.shown.moves:
            self._paint_arrow(painter, view.player, *self._ends(view, move))
        if view.shown.lost_from is not None:
            space = whites_number(view.player, view.shown.lost_from)
            start = stack_centre(view.player, space, view.position.of(view.player)[view.shown.lost_from])
            self._paint_arrow(painter, view.player, start, home_centre(view.player))

    def _paint_arrow(self, painter: QPainter, player: Player, start: QPointF, end: QPointF) -> None:
        colours = self._theme.checker(player)
        paint_arrow(painter, colours.face, colours.rim, arrow_path(start, end))

    def _ends(self, view: CoanKiView, move: CoanKiMove) -> tuple[QPointF, QPointF]:
        own = view.position.of(view.player)
        start = stack_centre(view.player, whites_number(view.player, move.space), own[move.space])
        if move.is_home:
            return start, home_centre(view.player)
        target = move.space + move.distance
        return start, stack_centre(view.player, whites_number(view.player, target), max(own[target], 1))
