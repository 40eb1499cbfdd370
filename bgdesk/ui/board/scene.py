"""The board as a scene: shows a BoardView, moves there with grace, and can never hold a wrong board."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QVariantAnimation, Signal, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from bgdesk.ui.board.animation import CubeTurn
from bgdesk.ui.board.checkers import CheckerLayer
from bgdesk.ui.board.dice import CubeLayer, DiceLayer, Tumbles, are_taken_up, is_new_roll
from bgdesk.ui.board.flight_plan import Flights
from bgdesk.ui.board.geometry import HEIGHT, WIDTH, BoardGeometry, Fixture, Place
from bgdesk.ui.board.overlay import Overlay, place_area
from bgdesk.ui.board.painting import paint_board
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.board.view import BoardView, CheckerMove, Spot

EMPTY = BoardView(((None, 0),) * 24, Pair(0, 0), Pair(0, 0), Player.WHITE)


class BoardScene(QGraphicsScene):
    """Shows exactly the last view it was given, as soon as nothing moves any more."""

    settled = Signal()
    """The board rests on the last view; not sent for a run that another view cut short."""

    def __init__(self, theme: BoardTheme, parent: QObject | None = None) -> None:
        super().__init__(0, 0, WIDTH, HEIGHT, parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.theme = theme
        self.geometry = BoardGeometry()
        self.view = EMPTY
        self.message_x: float | None = None
        self._has_motion, self._speed = True, 1.0
        self.is_still = False
        """For the time being a new view is there at once."""
        self._source: Spot | None = None
        self._focus: Place | None = None
        self._checkers = CheckerLayer(self, self.geometry, theme)
        self._dice = DiceLayer(self, theme)
        self._cube = CubeLayer(self, theme)
        self._overlay = Overlay(self)
        self._flights: Flights = []
        self._cube_turn: CubeTurn | None = None
        self._tumbles: Tumbles = []
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._advance)
        self._clock.finished.connect(self._finish)
        self._refresh()

    def drawBackground(self, painter: QPainter, _rect: QRectF | QRect) -> None:
        paint_board(painter, self.geometry, self.theme)

    def set_theme(self, theme: BoardTheme) -> None:
        """Wear other colours."""
        self.theme = theme
        self._checkers.set_theme(theme)
        self._dice.set_theme(theme)
        self._cube.item.set_theme(theme)
        self._refresh()
        self.invalidate()

    def set_geometry(self, geometry: BoardGeometry) -> None:
        """Lie the other way round."""
        self.settle()
        self._lie_as(geometry.fitting(self.view))
        self._refresh()

    def _lie_as(self, geometry: BoardGeometry) -> None:
        self.geometry = geometry
        self._checkers.set_geometry(geometry)
        self._rest()
        self.invalidate()

    def set_motion(self, *, enabled: bool, speed: float) -> None:
        """Move or jump; ``speed`` 2 moves twice as fast."""
        self._has_motion, self._speed = enabled, speed
        self._overlay.arrows.fades = enabled
        if not enabled:
            self.settle()

    def set_scale(self, scale: float, text_share: float = 1.0) -> None:
        """Keep writing readable at ``scale`` pixels a scene unit; ``text_share`` is of the usual size."""
        self._overlay.set_scale(scale, text_share)
        self._show_labels()

    @property
    def is_moving(self) -> bool:
        """Whether anything is under way."""
        return self._clock.state() is not QVariantAnimation.State.Stopped

    @property
    def is_rolling(self) -> bool:
        """Whether dice are under way, so that nobody can know what they will show."""
        return self.is_moving and bool(self._tumbles)

    def set_view(self, view: BoardView, moves: tuple[CheckerMove, ...] = ()) -> None:
        """Show ``view``, after animating ``moves`` from what was shown before."""
        if self.is_moving:
            self._rest()
        if (fitting := self.geometry.fitting(view)) != self.geometry:
            self._lie_as(fitting)
        before, self.view = self.view, view
        if self._is_holding_on(before):
            self._finish()
            return
        self._plan(before, moves)
        if self._has_motion and not self.is_still and (self._flights or self._tumbles or self._cube_turn):
            self._start()
        else:
            self._finish()

    def _is_holding_on(self, before: BoardView) -> bool:
        """Whether a checker in the hand may stay there: nothing about the checkers changed."""
        same = before.stacks() == self.view.stacks() and before.targets == self.view.targets
        return same and self._checkers.is_held

    def _plan(self, before: BoardView, moves: tuple[CheckerMove, ...]) -> None:
        rolled = is_new_roll(before, self.view) and self.view.naming is None
        self._tumbles = []
        if rolled:
            self._tumbles = self._dice.roll(self.view.dice, self.geometry, self._speed)
        elif are_taken_up(before, self.view):
            self._tumbles = self._dice.gather(self.view.dice, self.geometry, self._speed)
        else:
            self._dice.arrange(self.view.dice + self.view.last_dice, self.geometry)
        start = max((tumble.duration_ms for _, tumble in self._tumbles), default=0.0)
        self._flights = self._checkers.plan(moves, start, self._speed)
        self._cube_turn = self._cube.plan(self.view.cube, self.geometry, self._speed)

    def _start(self) -> None:
        self._overlay.hide_actions(self.view)
        self._show_labels()
        ends = [flight.end_ms for _, flight in self._flights]
        ends += [tumble.duration_ms for _, tumble in self._tumbles]
        ends += [self._cube_turn.duration_ms] if self._cube_turn else []
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(max(ends))
        self._clock.setDuration(max(1, round(max(ends))))
        self._clock.start()

    @Slot(object)
    def _advance(self, time_ms: float) -> None:
        for item, flight in self._flights:
            if time_ms >= flight.start_ms:
                item.fly(flight, time_ms)
        self._flights = [(item, flight) for item, flight in self._flights if time_ms < flight.end_ms]
        for die, tumble in self._tumbles:
            die.pose(tumble.pose(time_ms))
        if self._cube_turn:
            self._cube.item.follow(self._cube_turn, time_ms)

    def go_to(self, time_ms: float) -> None:
        """Show a run as it is ``time_ms`` after its start."""
        if self.is_moving:
            self._clock.setCurrentTime(round(time_ms))

    def settle(self) -> None:
        """Jump to the truth at once, if anything moves."""
        self._overlay.arrows.end_fade()
        if self.is_moving:
            self._finish()
        else:
            self._rest()

    def _finish(self) -> None:
        self._rest()
        self._refresh()
        self.settled.emit()

    def _rest(self) -> None:
        self._clock.stop()
        self._flights, self._tumbles, self._cube_turn = [], [], None
        self._checkers.arrange(self.view)
        self._dice.arrange(self.view.dice + self.view.last_dice, self.geometry)
        self._cube.arrange(self.view.cube, self.geometry)

    def _refresh(self) -> None:
        self._show_labels()
        self._overlay.show_actions(self.view, self.geometry, self.theme)
        self._overlay.show_targets(self._source, self.view, self.geometry, self.theme)

    def _show_labels(self) -> None:
        view = self._told
        self._overlay.show_labels(view, self.geometry, self.theme)
        self._overlay.show_text(view, self.geometry, self.theme, self.message_x)
        self._show_focus()

    @property
    def _told(self) -> BoardView:
        """The view, without what would tell the roll while the dice still roll."""
        return replace(self.view, coming=(), hint="") if self._tumbles else self.view

    def _show_focus(self) -> None:
        area = place_area(self._focus, self.view, self.geometry) if self._focus else None
        self._overlay.show_focus(area, self.theme)

    def show_targets_of(self, source: Spot | None) -> None:
        """Mark where a checker on ``source`` may go."""
        if source != self._source:
            self._source = source
            if not self.is_moving:
                self._overlay.show_targets(source, self.view, self.geometry, self.theme)

    def show_focus_at(self, place: Place | None) -> None:
        """Ring the place that the keyboard is at."""
        self._focus = place
        self._show_focus()

    def place_at(self, position: QPointF) -> Place | None:
        """What lies at ``position``: cube and dice lie over the points."""
        view = self.view
        if view.cube and place_area(Fixture.CUBE, view, self.geometry).contains(position):
            return Fixture.CUBE
        for face in self.geometry.faces():
            if self.geometry.face_rect(face).contains(position):
                return face
        if self._are_dice_at(position):
            return Fixture.DICE
        return self.geometry.spot_at(position)

    def _are_dice_at(self, position: QPointF) -> bool:
        view = self.view
        owners = {die.player: sum(other.player is die.player for other in view.dice) for die in view.dice}
        if view.can_roll and view.active:
            owners[view.active] = 2
        return any(self.geometry.dice_rect(player, n).contains(position) for player, n in owners.items())

    def lift(self, source: Spot) -> bool:
        """Take the topmost checker of ``source`` into the hand; whether there was one."""
        self.settle()
        return self._checkers.lift(source)

    def carry(self, position: QPointF) -> None:
        """Move the checker in the hand."""
        self._checkers.carry(position)

    @property
    def is_holding(self) -> bool:
        """Whether a checker is in the hand."""
        return self._checkers.is_held

    def let_go(self) -> None:
        """A checker still in the hand slides back to where it belongs."""
        if self._checkers.has_lifted:
            self._checkers.release()
            self.set_view(self.view)

    def release(self) -> None:
        """The hand opens: the next view takes the checker from where it is now."""
        self._checkers.release()

    @property
    def overlay(self) -> Overlay:
        """What lies over the pieces, for tests and the picture of it."""
        return self._overlay

    @property
    def checkers(self) -> CheckerLayer:
        """The checkers, for tests and input."""
        return self._checkers

    @property
    def dice(self) -> DiceLayer:
        """The dice."""
        return self._dice
