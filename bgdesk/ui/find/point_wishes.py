"""A small board on which is said what the points of a position have to hold."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from bgdesk.app.side_by_side import titled
from bgdesk.library.find.wanted import PointHolds
from bgdesk.rules.position import POINTS
from bgdesk.ui.find.small_board import DARK, FAR, LIGHT, ROUND, SmallBoard
from bgdesk.ui.words.numbers import whole

_OWN_TURN = (None, PointHolds.MADE, PointHolds.BLOT, PointHolds.EMPTY)
_OTHER_TURN = (None, PointHolds.OPPONENT_MADE, PointHolds.OPPONENT_BLOT)
_OWN = (PointHolds.MADE, PointHolds.BLOT)
_MADE = (PointHolds.MADE, PointHolds.OPPONENT_MADE)


class PointWishes(SmallBoard):
    """Click: made, blot, empty, anything. Right click: the same for the opponent's checkers.

    Seen by the player who decides: the own home is below at the right.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wishes: dict[int, PointHolds] = {}
        self._at = 6
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        #: Name for a screen reader of a small board on which conditions for points are set
        self.setAccessibleName(self.tr("Points of the position"))
        self.setToolTip(
            self.tr(
                "Click a point: made by the player, a blot, empty, anything. Right click: the opponent's."
                " Keys: arrows, Space, Shift+Space, Delete."
            )
        )
        self._tell()

    @property
    def wishes(self) -> tuple[tuple[int, PointHolds], ...]:
        """What is wanted on which points."""
        return tuple(sorted(self._wishes.items()))

    def set_wishes(self, wishes: tuple[tuple[int, PointHolds], ...]) -> None:
        """Show ``wishes``; nobody is told."""
        self._wishes = dict(wishes)
        self._tell()

    def turn(self, point: int, *, is_opponent: bool = False) -> None:
        """The next wish for ``point``: of the player's checkers, or of the opponent's."""
        turn = _OTHER_TURN if is_opponent else _OWN_TURN
        now = self._wishes.get(point)
        self._put(point, turn[(turn.index(now) + 1) % len(turn)] if now in turn else turn[1])

    def _put(self, point: int, wish: PointHolds | None) -> None:
        if wish is None:
            self._wishes.pop(point, None)
        else:
            self._wishes[point] = wish
        self._tell()
        self.changed.emit()

    def _tell(self) -> None:
        """What a screen reader says of the point that the keys are at."""
        #: A point of the board, as in: 5-point
        name = self.tr("{number}-point").format(number=whole(self._at))
        self.setAccessibleDescription(titled(name, self._wish_text(self._wishes.get(self._at))))
        self.update()

    def _wish_text(self, wish: PointHolds | None) -> str:
        return {
            #: What is wanted on a point, as all that follow
            None: self.tr("anything"),
            PointHolds.MADE: self.tr("made by the player"),
            PointHolds.BLOT: self.tr("a blot of the player"),
            PointHolds.OPPONENT_MADE: self.tr("made by the opponent"),
            PointHolds.OPPONENT_BLOT: self.tr("a blot of the opponent"),
            PointHolds.EMPTY: self.tr("empty"),
        }[wish]

    def sizeHint(self) -> QSize:
        return QSize(260, 132)

    def minimumSizeHint(self) -> QSize:
        return QSize(208, 120)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = self._point_at(event.position())
        if point and event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            self._at = point
            self.turn(point, is_opponent=event.button() == Qt.MouseButton.RightButton)

    mouseDoubleClickEvent = mousePressEvent  # noqa: N815  # a quick second click is a click

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        across = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if key in across:
            is_low = self._at <= FAR
            step = across[Qt.Key(key)] * (-1 if is_low else 1)
            first, last = (1, FAR) if is_low else (FAR + 1, 2 * FAR)
            self._at = min(max(self._at + step, first), last)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            is_up = key == Qt.Key.Key_Up
            self._at = 2 * FAR + 1 - self._at if is_up == (self._at <= FAR) else self._at
        elif key == Qt.Key.Key_Space:
            self.turn(self._at, is_opponent=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._put(self._at, None)
        else:
            super().keyPressEvent(event)
            return
        self._tell()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._tell()

    def _point_at(self, place: QPointF) -> int:
        return next((point for point in POINTS if self.rect_of(point).contains(place)), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_board(painter)
        for point, wish in self._wishes.items():
            room, is_low = self.rect_of(point).adjusted(1, 0, -1, 0), point <= FAR
            if wish is PointHolds.EMPTY:
                self._paint_cross(painter, room.center(), room.width() * 0.3)
            else:
                count = 2 if wish in _MADE else 1
                self.paint_stack(painter, room, count, LIGHT if wish in _OWN else DARK, is_low=is_low)
        if self.hasFocus():
            painter.setPen(self.palette().color(QPalette.ColorRole.Highlight))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.rect_of(self._at).adjusted(1, 1, -1, -1), ROUND, ROUND)

    def _paint_cross(self, painter: QPainter, centre: QPointF, half: float) -> None:
        painter.setPen(self.palette().color(QPalette.ColorRole.Text))
        for sign in (-1, 1):
            painter.drawLine(centre + QPointF(-half, -half * sign), centre + QPointF(half, half * sign))
