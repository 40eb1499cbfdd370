"""The strip below the board: the course of the match, and the way to any place of it."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QToolTip, QWidget

from bgdesk.analysis.grades import Grade
from bgdesk.app.side_by_side import titled
from bgdesk.ui.common.grade_colours import GRADE_COLOURS
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.review.derive_strip import StripMark, StripView, place_text

HEIGHT, LOW = 70, 46
_SIDE, _TOP, _BOTTOM = 12.0, 17.0, 7.0
_SMALLEST, _LARGEST, _WORST = 3.0, 7.5, 0.300
"""Half the width of a mark, from an error that just has a grade up to one of `_WORST`."""
_GAP = 8
_REACH = 6.0
"""So far beside a mark it is still meant."""
_EMPTY = StripView(0, "", is_money=False)


class MatchStrip(QFrame):
    """Shows a `StripView`, a mark for each error: squares for the cube, circles for plays.

    Doubtful ones are rings, errors are filled and blunders have a spot, so that no colour is needed.
    """

    place_requested = Signal(int)
    """The number of a state to look at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self._view = _EMPTY
        self._at = 0
        self._is_veiled = False
        self._drawn: QPixmap | None = None
        self._pointed: StripMark | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(HEIGHT)
        self._tell()

    def set_low(self, *, is_low: bool) -> None:
        """Leave more room for the board."""
        self.setFixedHeight(LOW if is_low else HEIGHT)

    def set_view(self, view: StripView) -> None:
        """Show another course."""
        if view != self._view:
            self._view, self._pointed = view, None
            self._draw_again()

    def set_veiled(self, *, is_veiled: bool) -> None:
        """Show nothing but the place: even where a game ends tells something of its decisions."""
        if is_veiled is not self._is_veiled:
            self._is_veiled, self._pointed = is_veiled, None
            self.setEnabled(not is_veiled)
            self._draw_again()

    def set_place(self, at: int) -> None:
        """The state that is on the board."""
        if at != self._at:
            self._at = at
            self.update()
            self._tell()

    def sizeHint(self) -> QSize:
        return QSize(300, self.height())

    def place_of(self, at: int) -> float:
        """Where state ``at`` is, in pixels from the left."""
        share = at / max(1, self._view.last)
        return _SIDE + (self.width() - 2 * _SIDE) * (1 - share if self.isRightToLeft() else share)

    def _stop_at(self, x: float) -> int:
        share = (x - _SIDE) / max(1.0, self.width() - 2 * _SIDE)
        return self._view.nearest_stop((1 - share if self.isRightToLeft() else share) * self._view.last)

    def _aimed_at(self, spot: QPointF) -> int:
        """What is meant by the mouse at ``spot``: the error there, else the nearest decision."""
        mark = self._mark_at(spot)
        return mark.at if mark else self._stop_at(spot.x())

    def _mark_at(self, spot: QPointF) -> StripMark | None:
        """The mark next to ``spot``, if it is near enough."""
        near = {mark: _away(self._centre_of(mark) - spot, mark) for mark in self._view.marks}
        nearest = min(near, key=lambda mark: near[mark], default=None)
        return nearest if nearest and near[nearest] <= _REACH else None

    def _centre_of(self, mark: StripMark) -> QPointF:
        chance = self._view.chance_at(mark.at)
        return QPointF(self.place_of(mark.at), self._height_of(0.5 if chance is None else chance))

    def _height_of(self, chance: float) -> float:
        return _TOP + (1 - chance) * (self.height() - _TOP - _BOTTOM)

    def _tell(self) -> None:
        #: Name of a picture for a screen reader: how the chances went through a match
        name = self.tr("Course of the match")
        place = "" if self._is_veiled else place_text(self._view, self._at)
        self.setAccessibleName(titled(name, place) if place else name)

    def _draw_again(self) -> None:
        self._drawn = None
        self.update()
        self._tell()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._draw_again()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (
            QEvent.Type.StyleChange,
            QEvent.Type.PaletteChange,
            QEvent.Type.FontChange,
            QEvent.Type.LayoutDirectionChange,
        ):
            self._draw_again()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._go_to(self._aimed_at(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go_to(self._stop_at(event.position().x()))
        elif not event.buttons():
            self._point_at(self._mark_at(event.position()), event.globalPosition().toPoint())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_at(None, QPoint())

    def _point_at(self, mark: StripMark | None, spot: QPoint) -> None:
        """A click would lead to ``mark``: it has a ring, and the tip does not wait."""
        if mark is self._pointed:
            return
        self._pointed = mark
        self.setCursor(Qt.CursorShape.PointingHandCursor if mark else Qt.CursorShape.ArrowCursor)
        self.update()
        if mark:
            QToolTip.showText(spot, plain_tip(place_text(self._view, mark.at)), self)
        else:
            QToolTip.hideText()

    def _go_to(self, at: int) -> None:
        if at != self._at and self._view.stops:
            self.place_requested.emit(at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The decision before or after, the game before or after, the ends."""
        target = self._target(Qt.Key(event.key()))
        if target is None:
            super().keyPressEvent(event)
        else:
            self._go_to(target)

    def _target(self, key: Qt.Key) -> int | None:
        stops, games = self._view.stops, tuple(game.at for game in self._view.games)
        back, on = Qt.Key.Key_Left, Qt.Key.Key_Right
        if self.isRightToLeft():
            back, on = on, back
        earlier = [one for one in stops if one < self._at]
        later = [one for one in stops if one > self._at]
        firsts = [min((one for one in stops if one > game), default=game) for game in games]
        targets = {
            back: earlier[-1:],
            on: later[:1],
            Qt.Key.Key_Home: stops[:1],
            Qt.Key.Key_End: stops[-1:],
            Qt.Key.Key_PageUp: [one for one in firsts if one < self._at][-1:],
            Qt.Key.Key_PageDown: [one for one in firsts if one > self._at][:1],
        }
        if key not in targets:
            return None
        return next(iter(targets[key]), self._at)

    def event(self, event: QEvent) -> bool:
        """The tip says what is at the mouse."""
        if isinstance(event, QHelpEvent) and not self._is_veiled:
            text = place_text(self._view, self._aimed_at(QPointF(event.pos())))
            QToolTip.showText(event.globalPos(), plain_tip(text), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._drawn is None:
            self._drawn = self._picture()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._drawn)
        self._draw_place(painter)
        if self._pointed:
            self._draw_ring(painter, self._pointed)
        painter.end()

    def _draw_place(self, painter: QPainter) -> None:
        role = QPalette.ColorRole.WindowText if self.hasFocus() else QPalette.ColorRole.PlaceholderText
        painter.setPen(QPen(self.palette().color(role), 2 if self.hasFocus() else 1, Qt.PenStyle.DashLine))
        x = self.place_of(self._at)
        painter.drawLine(QPointF(x, 3), QPointF(x, self.height() - 3))

    def _draw_ring(self, painter: QPainter, mark: StripMark) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.WindowText), 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        _shape(painter, self._centre_of(mark), _size_of(mark) + 3, is_cube=mark.is_cube)

    def _picture(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._is_veiled:
            self._draw_games(painter)
            self._draw_course(painter)
        painter.end()
        return picture

    def _draw_course(self, painter: QPainter) -> None:
        if self._view.is_judged:
            self._draw_line(painter)
        else:
            self._draw_invitation(painter)
        for mark in sorted(self._view.marks, key=lambda one: -one.error):
            _draw_mark(
                painter, mark, self._centre_of(mark), self.palette().color(QPalette.ColorRole.AlternateBase)
            )

    def _draw_games(self, painter: QPainter) -> None:
        line = QPen(self.palette().color(QPalette.ColorRole.Mid), 1)
        painter.setPen(line)
        half = self._height_of(0.5)
        painter.drawLine(QPointF(_SIDE, half), QPointF(self.width() - _SIDE, half))
        font = painter.font()
        font.setPointSizeF(font.pointSizeF() * 0.8)
        painter.setFont(font)
        metrics = painter.fontMetrics()
        ends = [*(game.at for game in self._view.games[1:]), self._view.last]
        for number, (game, end) in enumerate(zip(self._view.games, ends, strict=False)):
            first, last = sorted((self.place_of(game.at), self.place_of(end)))
            if number:
                begin = last if self.isRightToLeft() else first
                painter.setPen(line)
                painter.drawLine(QPointF(begin, 0), QPointF(begin, self.height()))
            room = QRectF(first + _GAP, 1, last - first - _GAP, _TOP - 2)
            fitting = (one for one in game.names if metrics.horizontalAdvance(one) <= room.width())
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            painter.drawText(
                room, Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter, next(fitting, "")
            )

    def _draw_line(self, painter: QPainter) -> None:
        spots = [QPointF(self.place_of(at), self._height_of(chance)) for at, chance in self._view.points]
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Accent), 1.6))
        painter.drawPolyline(QPolygonF(spots))

    def _draw_invitation(self, painter: QPainter) -> None:
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        room = QRectF(self.rect()).adjusted(_SIDE, _TOP, -_SIDE, -2)
        text = self.tr("Analyse (F7) shows here how the chances went")
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)


def _draw_mark(painter: QPainter, mark: StripMark, centre: QPointF, ground: QColor) -> None:
    colour, size = QColor(GRADE_COLOURS[mark.grade].back), _size_of(mark)
    is_ring = mark.grade is Grade.DOUBTFUL
    painter.setPen(QPen(colour if is_ring else ground, 2.0 if is_ring else 1.0))
    painter.setBrush(ground if is_ring else colour)
    _shape(painter, centre, size, is_cube=mark.is_cube)
    if mark.grade is Grade.VERY_BAD:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(GRADE_COLOURS[mark.grade].text))
        _shape(painter, centre, size * 0.35, is_cube=mark.is_cube)


def _away(between: QPointF, mark: StripMark) -> float:
    """How far beside ``mark`` something is that lies ``between`` off its centre."""
    return math.hypot(between.x(), between.y()) - _size_of(mark)


def _size_of(mark: StripMark) -> float:
    return _SMALLEST + (_LARGEST - _SMALLEST) * min(1.0, mark.error / _WORST)


def _shape(painter: QPainter, centre: QPointF, size: float, *, is_cube: bool) -> None:
    if is_cube:
        painter.drawRect(QRectF(centre.x() - size, centre.y() - size, 2 * size, 2 * size))
    else:
        painter.drawEllipse(centre, size, size)
