"""The bracket that can be walked through with the keyboard, moved and made larger."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from bgdesk.ui.board.accessibility import announce
from bgdesk.ui.tournament.bracket_scene import BracketScene
from bgdesk.ui.tournament.derive_bracket import BracketView, SlotView
from bgdesk.ui.tournament.slot_item import SlotItem
from bgdesk.ui.tournament.walking_the_tree import Way, next_slot

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_STEP = 1.2
_LEAST, _MOST = 0.25, 3.0
_LEAST_FITTED = 0.7
"""What is smaller cannot be read: rather part of it is seen."""


class BracketWidget(QGraphicsView):
    """Arrows follow the tree, Enter opens a match; plus, minus and 0 change the size."""

    slot_activated = Signal(str)
    slot_chosen = Signal(str)
    """The keyboard came to that one."""
    menu_requested = Signal(QPoint)
    """The menu of the slot that is chosen, at that place of the screen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setDragMode(QGraphicsView.DragMode.ScrollHandDrag)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.bracket = BracketScene(self)
        self.setScene(self.bracket)
        self._view: BracketView | None = None
        self._is_fitted = True
        self._shows_path = False
        self.current = ""
        self._name()

    def show_bracket(self, view: BracketView) -> None:
        """Show ``view``; the slot that the keyboard was at stays so."""
        is_other = self._view is None or self._view.id != view.id
        self._view = view
        self._draw()
        known = self.bracket.items_by_id
        if is_other or self.current not in known:
            self.current = view.own_slot or next(iter(known), "")
            self._is_fitted = True
        self._fit()
        self._mark()
        if is_other:
            self._bring_into_sight()

    def _draw(self) -> None:
        if self._view:
            is_rtl = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
            self.setBackgroundBrush(self.palette().window())
            self.bracket.show_bracket(self._view, self.palette(), is_rtl=is_rtl, only_path=self._shows_path)

    @Slot(bool)
    def show_path(self, only_path: bool) -> None:
        """Have everything faint that is not on the way of a person, or nothing."""
        self._shows_path = only_path
        self._draw()
        self._mark()

    def choose(self, slot_id: str) -> None:
        """Have the keyboard at that slot."""
        if slot_id in self.bracket.items_by_id:
            self.current = slot_id
            self._mark()
            self._bring_into_sight()
            self.slot_chosen.emit(slot_id)

    def _mark(self) -> None:
        for slot_id, item in self.bracket.items_by_id.items():
            item.is_current, item.has_keys = slot_id == self.current, self.hasFocus()
            item.setZValue(item.is_current)
            item.update()
        self._name()

    def _name(self) -> None:
        #: Name of a picture for a screen reader: the tree of a tournament
        name = self.tr("Bracket")
        item = self._item
        self.setAccessibleName(name)
        self.setAccessibleDescription(item.view.text if item else "")

    @property
    def _item(self) -> SlotItem | None:
        return self.bracket.items_by_id.get(self.current)

    def _bring_into_sight(self) -> None:
        item = self._item
        if item:
            self.ensureVisible(item, 40, 60)

    def _fit(self) -> None:
        """As large as there is room, within what can be read."""
        if not self._is_fitted:
            return
        area, room = self.sceneRect(), self.viewport().size()
        if area.isEmpty() or room.isEmpty():
            return
        scale = min(room.width() / area.width(), room.height() / area.height(), 1.25)
        points = self.font().pointSizeF() / 10
        self._scale_to(max(scale, _LEAST_FITTED * max(1.0, points)))

    def _scale_to(self, scale: float) -> None:
        self.resetTransform()
        scale = min(max(scale, _LEAST), _MOST)
        self.scale(scale, scale)

    def zoom(self, factor: float) -> None:
        """Larger or smaller."""
        self._is_fitted = False
        self._scale_to(self.transform().m11() * factor)
        self._bring_into_sight()

    def fit(self) -> None:
        """As large as there is room."""
        self._is_fitted = True
        self._fit()
        self._bring_into_sight()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        way = self._way(key)
        if way:
            self._walk(way)
        elif key in _ENTER:
            self.slot_activated.emit(self.current)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(_STEP)
        elif key == Qt.Key.Key_Minus:
            self.zoom(1 / _STEP)
        elif key == Qt.Key.Key_0:
            self.fit()
        else:
            event.ignore()

    def _way(self, key: int) -> Way | None:
        on, back = Way.ON, Way.BACK
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            on, back = back, on
        return {
            Qt.Key.Key_Left: back,
            Qt.Key.Key_Right: on,
            Qt.Key.Key_Up: Way.UP,
            Qt.Key.Key_Down: Way.DOWN,
        }.get(Qt.Key(key))

    def _walk(self, way: Way) -> None:
        if self._view:
            self.choose(next_slot(self._view, self.current, way))
            item = self._item
            if item:
                announce(self, item.view.text)

    def slot_at(self, event: QMouseEvent) -> SlotView | None:
        """The slot under the mouse."""
        item = self.itemAt(event.position().toPoint())
        return item.view if isinstance(item, SlotItem) else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        slot = self.slot_at(event)
        if slot and event.button() == Qt.MouseButton.LeftButton:
            self.choose(slot.id)
            if slot.can_be_opened:
                self.slot_activated.emit(slot.id)
            return
        super().mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        item = self._item
        if event.reason() is QContextMenuEvent.Reason.Mouse:
            found = self.itemAt(event.pos())
            item = found if isinstance(found, SlotItem) else None
        if item:
            self.choose(item.view.id)
            place = self.mapFromScene(item.mapRectToScene(item.box).center())
            self.menu_requested.emit(self.viewport().mapToGlobal(place))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(_STEP if event.angleDelta().y() > 0 else 1 / _STEP)
        else:
            super().wheelEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._mark()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._mark()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.LayoutDirectionChange):
            self._draw()
            self._mark()
