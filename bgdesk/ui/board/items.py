"""The things on the board as graphics items; each paints itself by a recipe and knows nothing else."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bgdesk.rules.player import Player
from bgdesk.rules.stages import Coming
from bgdesk.ui.board.animation import CubeTurn, DiePose, Flight
from bgdesk.ui.board.geometry import CHECKER, CUBE, DIE, OFFERED_DIE, Slot
from bgdesk.ui.board.marks import (
    ARROW_COUNT_RADIUS,
    GLOW_REACH,
    arrow_path,
    paint_arrow,
    paint_arrow_count,
    paint_block_glow,
    paint_direction,
    paint_focus,
    paint_glow,
    paint_pill,
    paint_ring,
    paint_target,
)
from bgdesk.ui.board.painting import faded
from bgdesk.ui.board.pieces import (
    paint_badge,
    paint_checker,
    paint_chip,
    paint_cube,
    paint_die,
    paint_edge,
    paint_lock,
    paint_turning_cube,
)
from bgdesk.ui.board.theme import BoardTheme, Colour
from bgdesk.ui.board.view import CubeView, DieView

LIFTED_DEPTH = 200.0
MARK_DEPTH = 100.0
TEXT_DEPTH = 300.0
LIFTED_SCALE = 1.06
USED_OPACITY = 0.5
OUT_OF_PLAY_OPACITY = 0.4


def _around_origin(half: float) -> QRectF:
    return QRectF(-half, -half, 2 * half, 2 * half)


class BoardItem(QGraphicsItem):
    """Something painted within ``bounds`` and kept as a picture between moves."""

    def __init__(self, theme: BoardTheme, bounds: QRectF) -> None:
        super().__init__()
        self.theme = theme
        self._bounds = bounds
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Paint around the item's own origin."""
        raise NotImplementedError

    def set_theme(self, theme: BoardTheme) -> None:
        """Wear other colours."""
        self.theme = theme
        self.update()


class CheckerItem(BoardItem):
    """One checker, lying flat or standing in a tray."""

    def __init__(self, theme: BoardTheme, player: Player) -> None:
        super().__init__(theme, _around_origin(CHECKER / 2 + 12))
        self.player = player
        self.slot: Slot | None = None
        """Where it rested last."""
        self.badge = ""
        self._look = (False, False, False)

    def put(self, slot: Slot, badge: str = "") -> None:
        """Rest at ``slot``; the kept picture is made anew, exact to the fraction of a pixel."""
        self.setPos(slot.centre)
        if self.slot is None or slot.centre != self.slot.centre:
            self.update()
        self.slot = slot
        self.setZValue(slot.depth)
        self.setScale(1)
        self._show_as(slot, badge)

    def lift(self) -> None:
        """Rise above everything, as a checker in the hand or in flight."""
        self.setZValue(LIFTED_DEPTH)
        self.setScale(LIFTED_SCALE)
        self._show_as(None, "")

    def fly(self, flight: Flight, time_ms: float) -> None:
        """Be where ``flight`` is at ``time_ms``, or rest where it ends."""
        if time_ms >= flight.end_ms:
            self.put(flight.goal)
            return
        if flight.is_high:
            self.lift()
        self.setPos(flight.position(time_ms))

    def _show_as(self, slot: Slot | None, badge: str) -> None:
        """Lie or stand as in ``slot``, with a count or without."""
        look = (slot.is_edge, slot.is_pinned, slot.is_low) if slot else (False, False, False)
        if (look, badge) != (self._look, self.badge):
            self._look, self.badge = look, badge
            self.update()

    def draw(self, painter: QPainter) -> None:
        colours = self.theme.checker(self.player)
        is_edge, is_pinned, is_low = self._look
        if is_edge:
            paint_edge(painter, colours)
            return
        paint_checker(painter, colours, self.theme.marks.shadow)
        if is_pinned:
            paint_lock(painter, colours, is_low=is_low)
        if self.badge:
            paint_badge(painter, colours, self.badge)


class DieItem(BoardItem):
    """One die; the part already played is dimmed.

    It turns while painting, not as an item: the picture of a turned item is not kept.
    """

    def __init__(self, theme: BoardTheme, view: DieView) -> None:
        super().__init__(theme, _around_origin(DIE * 0.71 + 16))
        self.view = view
        self.face = view.face
        self._turn = 0.0
        self.setZValue(MARK_DEPTH)
        self.set_view(view)

    def set_view(self, view: DieView) -> None:
        """Show ``view``, at rest."""
        self.setOpacity(USED_OPACITY if view.used else 1.0)
        self.setScale(OFFERED_DIE if view.is_offered else 1.0)
        if view != self.view or view.face != self.face:
            self.view, self.face = view, view.face
            self.update()

    def pose(self, pose: DiePose) -> None:
        """Lie as ``pose``."""
        self.setPos(pose.centre)
        if (pose.face, pose.turn) != (self.face, self._turn):
            self.face, self._turn = pose.face, pose.turn
            self.update()

    def draw(self, painter: QPainter) -> None:
        painter.rotate(self._turn)
        colours = self.theme.die(self.view.colour)
        paint_die(painter, colours, self.face, self.theme.marks.shadow)
        if 0 < self.view.part_used < 1:
            painter.setBrush(faded(self.theme.field.dark, 0.62))
            gone = DIE * self.view.part_used
            painter.drawRoundedRect(QRectF(-DIE / 2, DIE / 2 - gone, DIE, gone), 14, 14)


class ChipItem(BoardItem):
    """A sign for one thing that the turn still holds."""

    def __init__(self, theme: BoardTheme, colour: Player, area: QRectF, coming: Coming) -> None:
        super().__init__(theme, area.adjusted(-3, -3, 3, 3))
        self._colour, self._area = colour, area
        self.coming = coming
        self.setZValue(MARK_DEPTH)

    def draw(self, painter: QPainter) -> None:
        paint_chip(painter, self.theme.die(self._colour), self._area, self.coming)


class CubeItem(BoardItem):
    """The doubling cube."""

    def __init__(self, theme: BoardTheme) -> None:
        super().__init__(theme, _around_origin(CUBE * 0.71 + 16))
        self.label = ""
        self._former, self._turned = "", 1.0
        self.setZValue(MARK_DEPTH)

    def set_view(self, view: CubeView) -> None:
        """Show the value of ``view``; dim the cube where it is out of play."""
        self.setOpacity(OUT_OF_PLAY_OPACITY if view.is_crawford else 1.0)
        if view.label != self.label:
            self.label = view.label
            self.update()

    def rest(self, centre: QPointF) -> None:
        """Lie at ``centre`` with its own face up."""
        self.setPos(centre)
        self.setScale(1)
        self.setZValue(MARK_DEPTH)
        self._show_turned("", 1.0)

    def follow(self, turn: CubeTurn, time_ms: float) -> None:
        """Be as ``turn`` has it at ``time_ms``."""
        self.setPos(turn.position(time_ms))
        self.setScale(turn.size(time_ms))
        self.setZValue(LIFTED_DEPTH)
        self._show_turned(turn.before, turn.turned(time_ms))

    def _show_turned(self, former: str, turned: float) -> None:
        if (former, turned) != (self._former, self._turned):
            self._former, self._turned = former, turned
            self.update()

    def draw(self, painter: QPainter) -> None:
        colours, shadow = self.theme.cube, self.theme.marks.shadow
        if self._turned < 1:
            paint_turning_cube(painter, colours, (self._former, self.label), self._turned, shadow)
        else:
            paint_cube(painter, colours, self.label, shadow)


class GlowItem(BoardItem):
    """The halo of a checker that may move."""

    def __init__(self, theme: BoardTheme, centre: QPointF) -> None:
        super().__init__(theme, _around_origin(CHECKER / 2 + GLOW_REACH + 2))
        self.setPos(centre)
        self.setZValue(MARK_DEPTH)

    def draw(self, painter: QPainter) -> None:
        paint_glow(painter, self.theme.marks.accent)


class BlockGlowItem(BoardItem):
    """The halo of a die or cube that may be used."""

    def __init__(self, theme: BoardTheme, centre: QPointF, size: float, turn: float = 0) -> None:
        super().__init__(theme, _around_origin(size * 0.71 + 16))
        self._size, self._turn = size, turn
        self.setPos(centre)
        self.setZValue(MARK_DEPTH - 1)

    def draw(self, painter: QPainter) -> None:
        painter.rotate(self._turn)
        paint_block_glow(painter, self.theme.marks.accent, self._size)


class TargetItem(BoardItem):
    """A dashed outline where a checker or the dice may go."""

    def __init__(self, theme: BoardTheme, area: QRectF, corner: float) -> None:
        super().__init__(theme, area.adjusted(-4, -4, 4, 4))
        self._area, self._corner = area, corner
        self.setZValue(MARK_DEPTH + 1)

    def draw(self, painter: QPainter) -> None:
        paint_target(painter, self.theme.marks.accent, self._area, self._corner)


class RingItem(BoardItem):
    """A ring round a place that is spoken of."""

    def __init__(self, theme: BoardTheme, area: QRectF) -> None:
        super().__init__(theme, area.adjusted(-4, -4, 4, 4))
        self._area = area
        self.setZValue(MARK_DEPTH + 1)

    def draw(self, painter: QPainter) -> None:
        paint_ring(painter, self.theme.marks, self._area)


class FocusItem(BoardItem):
    """The ring around the place that the keyboard is at."""

    def __init__(self, theme: BoardTheme, area: QRectF) -> None:
        super().__init__(theme, area.adjusted(-6, -6, 6, 6))
        self._area = area
        self.setZValue(TEXT_DEPTH - 1)

    def draw(self, painter: QPainter) -> None:
        paint_focus(painter, self.theme.marks, self._area)


class ArrowItem(BoardItem):
    """An arrow over the board for ``count`` checkers of ``player``; without a player it is a proposal."""

    def __init__(
        self, theme: BoardTheme, start: QPointF, end: QPointF, player: Player | None, count: int
    ) -> None:
        self._path: QPainterPath = arrow_path(start, end)
        self._middle = (start + end) / 2
        bounds = self._path.boundingRect()
        reach = ARROW_COUNT_RADIUS
        middle = _around_origin(reach).translated(self._middle)
        super().__init__(theme, bounds.united(middle).adjusted(-4, -4, 4, 4))
        self.player, self.count = player, count
        self.setZValue(MARK_DEPTH + 2)

    def draw(self, painter: QPainter) -> None:
        fill, edge = self._colours()
        paint_arrow(painter, fill, edge, self._path)
        if self.count > 1:
            paint_arrow_count(painter, fill, edge, self._middle, self.count)

    def _colours(self) -> tuple[Colour, Colour]:
        if self.player is None:
            return self.theme.marks.arrow_best, self.theme.marks.arrow_edge
        checker = self.theme.checker(self.player)
        return checker.face, checker.rim


class CountItem(BoardItem):
    """The count of a stack once more, over the arrows."""

    def __init__(self, theme: BoardTheme, player: Player, centre: QPointF, text: str) -> None:
        super().__init__(theme, _around_origin(CHECKER / 2))
        self.player, self.text = player, text
        self.setPos(centre)
        self.setZValue(MARK_DEPTH + 3)

    def draw(self, painter: QPainter) -> None:
        paint_badge(painter, self.theme.checker(self.player), self.text)


class DirectionItem(BoardItem):
    """Which way a player goes, on the frame."""

    def __init__(self, theme: BoardTheme, player: Player, centre: QPointF, *, right: bool) -> None:
        super().__init__(theme, _around_origin(26))
        self.player, self.goes_right = player, right
        self.setPos(centre)

    def draw(self, painter: QPainter) -> None:
        colours, edge = self.theme.checker(self.player), self.theme.frame.number
        paint_direction(painter, colours, edge, right=self.goes_right)


class PillItem(BoardItem):
    """One line of help, or a refusal."""

    def __init__(self, theme: BoardTheme, area: QRectF, text: str, letters: float, *, urgent: bool) -> None:
        super().__init__(theme, area.adjusted(-3, -3, 3, 3))
        self._area, self._letters = area, letters
        self.text, self.is_urgent = text, urgent
        self.setZValue(TEXT_DEPTH)

    def draw(self, painter: QPainter) -> None:
        paint_pill(painter, self.theme.marks, self._area, self.text, self._letters, urgent=self.is_urgent)
