"""The board in a window: mouse, keys, focus and size; it asks, and never decides."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPixmapCache,
)
from PySide6.QtWidgets import QApplication, QWidget

from bgdesk.rules.player import Player
from bgdesk.shipped import resource_path
from bgdesk.ui.board.accessibility import (
    BoardInterface,
    announce,
    install_board_accessibility,
    tell_focus,
    tell_names,
)
from bgdesk.ui.board.geometry import BoardGeometry, Face, Fixture, Place
from bgdesk.ui.board.keyboard import ARROWS, COMMANDS, PRESS_KEYS, Keyboard
from bgdesk.ui.board.overlay import place_area
from bgdesk.ui.board.pointer import Pointer
from bgdesk.ui.board.scene import BoardScene
from bgdesk.ui.board.spoken import describe_ways
from bgdesk.ui.board.theme import BoardTheme, load_theme
from bgdesk.ui.board.view import BoardView, CheckerMove, Spot
from bgdesk.ui.board.whole_board_view import WholeBoardView

PICTURE_CACHE_KB = 128 * 1024
KEY_REASONS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)

WINDOW_REASONS = (
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
)
"""For these the keys go elsewhere for a while and come back."""


class BoardWidget(WholeBoardView):
    """Shows a `BoardView` and says what was clicked, dropped or pressed."""

    spot_clicked = Signal(object, bool)
    """A place was clicked, or pressed by key or screen reader; true: the secondary way."""
    spot_activated = Signal(object, bool)
    """As `spot_clicked`, and after it, but only when the keyboard did it."""
    checker_dropped = Signal(object, object)
    drop_refused = Signal(object, object)
    dice_clicked = Signal(bool)
    cube_clicked = Signal()
    face_clicked = Signal(int)
    """One of six faces was chosen."""
    touched = Signal()
    """A button, or a key that the board knows, goes down there; what it means is told after it."""
    resized = Signal()
    """Everything lies elsewhere in the window."""
    settled = Signal()
    """The board rests on the last view."""

    def __init__(self, parent: QWidget | None = None, theme: BoardTheme | None = None) -> None:
        super().__init__(parent)
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), PICTURE_CACHE_KB))
        self._scene = BoardScene(theme or load_theme(resource_path("boards", "classic.toml")), self)
        self._pointer = Pointer(self._scene, QApplication.startDragDistance(), self)
        self._keyboard = Keyboard(self._scene)
        self._accessible: BoardInterface | None = None
        self.setScene(self._scene)
        self._scene.settled.connect(self.settled)
        self._pointer.clicked.connect(self._clicked)
        self._pointer.dropped.connect(self.checker_dropped)
        self._pointer.refused.connect(self.drop_refused)
        install_board_accessibility()
        self.retranslate()

    @property
    def board_scene(self) -> BoardScene:
        """The scene shown here."""
        return self._scene

    @property
    def view(self) -> BoardView:
        """What the board shows, or is about to show once it rests."""
        return self._scene.view

    @property
    def bottom(self) -> Player:
        """Whose home lies below."""
        return self._scene.geometry.bottom

    @property
    def board_geometry(self) -> BoardGeometry:
        """Which places there are, and where."""
        return self._scene.geometry

    @property
    def is_keyboard_used(self) -> bool:
        """Whether the ring of the keyboard shows."""
        return self._keyboard.is_shown

    @property
    def focused_place(self) -> Place:
        """The place that the keyboard is at."""
        return self._keyboard.place

    def set_view(self, view: BoardView, moves: tuple[CheckerMove, ...] = ()) -> None:
        """Show ``view``, after animating ``moves``; `settled` follows."""
        if not view.message:
            self._scene.message_x = None
        if (fitting := self._scene.geometry.fitting(view)) != self._scene.geometry:
            self._keyboard.turn(fitting)
            self.resetCachedContent()
            self.setAccessibleDescription(describe_ways(view.relation))
        self._scene.set_view(view, moves)
        self._update_cursor()
        tell_names(self)
        if self._keyboard.is_shown and self._keyboard.follow():
            self._tell_focus()

    def settle(self) -> None:
        """Jump to the truth at once, if anything moves."""
        self._scene.settle()

    def set_theme(self, theme: BoardTheme) -> None:
        """Wear other colours."""
        self._scene.set_theme(theme)
        self.resetCachedContent()

    def set_orientation(self, bottom: Player, home_right: bool) -> None:  # a contract
        """Put ``bottom``'s home below, to the right or the left."""
        self._pointer.cancel()
        geometry = BoardGeometry(bottom, home_right).fitting(self.view)
        self._keyboard.turn(geometry)
        self._scene.set_geometry(geometry)
        self.resetCachedContent()
        tell_names(self)

    def set_motion(self, enabled: bool, speed: float = 1.0) -> None:  # a contract
        """Move or jump; ``speed`` 2 moves twice as fast."""
        self._scene.set_motion(enabled=enabled, speed=speed)

    def retranslate(self) -> None:
        """Name the board in the language in force."""
        #: Name of the board for a screen reader
        self.setAccessibleName(self.tr("Board"))
        self.setAccessibleDescription(describe_ways(self.view.relation))

    def announce(self, text: str) -> None:
        """Have a screen reader say ``text``."""
        announce(self, text)

    def make_accessible_board(self) -> BoardInterface:
        """The interface for assistive software; the board keeps it alive."""
        self._accessible = BoardInterface(self, self)
        return self._accessible

    def place_on_screen(self, place: Place) -> QRect:
        """The area of ``place`` in screen coordinates."""
        area = self.mapFromScene(place_area(place, self.view, self._scene.geometry)).boundingRect()
        return QRect(self.viewport().mapToGlobal(area.topLeft()), area.size())

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and self._claims(event):
            event.accept()
            return True
        return super().event(event)

    def _claims(self, event: QKeyEvent) -> bool:
        """Whether a key belongs to the board although a shortcut of the window wants it."""
        is_own = event.key() == Qt.Key.Key_Escape and self._pointer.is_dragging
        is_own = is_own and not event.modifiers() & COMMANDS
        return event.type() is QEvent.Type.ShortcutOverride and (is_own or self._keyboard.claims(event))

    def fitted(self, scale: float) -> None:
        self._scene.set_scale(scale, self.text_share)
        self.resized.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        self.touched.emit()
        if self._keyboard.is_shown:
            self._keyboard.hide()
            self._pointer.hover(self.mapToScene(at))
        self._pointer.press(at, self.mapToScene(at), event.button())
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        self._pointer.move(at, self.mapToScene(at))
        self._update_cursor()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        position = self.mapToScene(event.position().toPoint())
        self._scene.message_x = position.x()
        self._pointer.release(position, event.button())
        self._update_cursor()
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        if not self._pointer.is_dragging:
            self._scene.show_targets_of(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in ARROWS or key in PRESS_KEYS:
            self.touched.emit()
        if key == Qt.Key.Key_Escape and self._pointer.is_dragging:
            self._pointer.cancel()
        elif self._keyboard.walks(event):
            self._keyboard.step(ARROWS[key])
            tell_focus(self, self._keyboard.place)
        elif key in ARROWS or event.modifiers() & COMMANDS:
            event.ignore()
        elif key in PRESS_KEYS and event.isAutoRepeat():
            event.accept()
        elif key in PRESS_KEYS and self._keyboard.is_shown:
            is_secondary = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._press_by_key(secondary=is_secondary)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        is_heard = QAccessible.isActive() and event.reason() is not Qt.FocusReason.MouseFocusReason
        if event.reason() in KEY_REASONS or is_heard:
            self._keyboard.enter()
            QTimer.singleShot(0, self, self._tell_focus)  # Qt tells of the whole board only after this

    @Slot()
    def _tell_focus(self) -> None:
        tell_focus(self, self._keyboard.place)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in WINDOW_REASONS:
            self._keyboard.hide()

    def be_looked_at(self, *, is_to_look_at: bool, walks_with_alt: bool) -> None:
        """Where nothing can be done on the board its keys lead through what was played, or its arrows do."""
        self._keyboard.is_to_look_at = is_to_look_at
        self._keyboard.walks_with_alt = walks_with_alt

    def take_keyboard(self) -> None:
        """Have the keys, with the ring in view; it stays where it is if it is in view already."""
        if not self.hasFocus():
            self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif not self._keyboard.is_shown:
            self._keyboard.enter()
            self._tell_focus()

    def focus_place(self, place: Place) -> None:
        """Move the keyboard to ``place``."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._keyboard.go_to(place)
        self._keyboard.show()
        tell_focus(self, place)

    def _press_by_key(self, *, secondary: bool) -> None:
        place = self._keyboard.place
        self._scene.message_x = None
        self._clicked(place, secondary)
        if isinstance(place, Spot):
            self.spot_activated.emit(place, secondary)

    def press_place(self, place: Place) -> None:
        """Do what a click on ``place`` does."""
        self._clicked(place, False)

    @Slot(object, bool)
    def _clicked(self, place: Place, secondary: bool) -> None:
        if place is Fixture.DICE:
            self.dice_clicked.emit(secondary)
        elif place is Fixture.CUBE:
            self.cube_clicked.emit()
        elif isinstance(place, Face):
            self.face_clicked.emit(place.number)
        else:
            self._keyboard.go_to(place)
            self.spot_clicked.emit(place, secondary)

    def _update_cursor(self) -> None:
        at = self.viewport().mapFromGlobal(self.cursor().pos())
        shape = self._pointer.cursor(self.mapToScene(at))
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)
