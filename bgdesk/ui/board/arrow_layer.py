"""The arrows over the board: those of a new view come at once, those that are over fade."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QObject, QVariantAnimation, Slot
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from bgdesk.ui.board.arrows import arrow_ends
from bgdesk.ui.board.bent_arrow import BentArrowItem
from bgdesk.ui.board.checkers import badge_text
from bgdesk.ui.board.geometry import BoardGeometry
from bgdesk.ui.board.items import ArrowItem, CountItem
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.board.view import Arrow, BoardView

FADE_MS = 450


class ArrowLayer(QObject):
    """Owns the arrows; what fades is in nobody's way, and nothing waits for it."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._content: Hashable = None
        self._items: dict[Arrow, QGraphicsItem] = {}
        self._counts: list[QGraphicsItem] = []
        self._fading: list[QGraphicsItem] = []
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(1.0)
        self._fade.setEndValue(0.0)
        self._fade.setDuration(FADE_MS)
        self._fade.valueChanged.connect(self._set_opacity)
        self._fade.finished.connect(self.end_fade)
        self.fades = True

    @property
    def items(self) -> tuple[QGraphicsItem, ...]:
        """The arrows that stand, and the counts over them."""
        return (*self._items.values(), *self._counts)

    @property
    def is_fading(self) -> bool:
        """Whether anything that is over can still be seen."""
        return bool(self._fading)

    def show(self, view: BoardView, geometry: BoardGeometry, theme: BoardTheme) -> None:
        """Exactly those of ``view``."""
        content = (view.arrows, view.points, view.bar, view.off, view.reserve, view.active, geometry, theme)
        if content == self._content:
            return
        self.leave(view)
        self._content = content
        self._remove((*self._items.values(), *self._counts))
        self._items = {arrow: _item(arrow, view, geometry, theme) for arrow in view.arrows}
        self._counts = _counts(view, geometry, theme) if view.arrows else []
        for item in self.items:
            self._scene.addItem(item)

    def leave(self, view: BoardView) -> None:
        """Let those fade that are not in ``view``, which is not shown as yet."""
        gone = [item for arrow, item in self._items.items() if arrow not in view.arrows]
        if not gone:
            return
        fades = self.fades and not any(arrow.is_bent for arrow in self._items)
        self._content = None
        self._items = {arrow: item for arrow, item in self._items.items() if arrow in view.arrows}
        self._remove(self._counts)
        self._counts = []
        self.end_fade()
        self._fading = list(gone)
        if fades:
            self._fade.start()
        else:
            self.end_fade()

    @Slot(object)
    def _set_opacity(self, opacity: float) -> None:
        for item in self._fading:
            item.setOpacity(opacity)

    @Slot()
    def end_fade(self) -> None:
        """Nothing is left of what faded."""
        fading, self._fading = self._fading, []
        self._fade.stop()
        self._remove(fading)

    def _remove(self, items: list[QGraphicsItem] | tuple[QGraphicsItem, ...]) -> None:
        for item in items:
            self._scene.removeItem(item)


def _item(arrow: Arrow, view: BoardView, geometry: BoardGeometry, theme: BoardTheme) -> QGraphicsItem:
    start, end = arrow_ends(arrow, view, geometry)
    if arrow.is_bent:
        return BentArrowItem(theme, start, end, arrow)
    return ArrowItem(theme, start, end, arrow.player, arrow.count)


def _counts(view: BoardView, geometry: BoardGeometry, theme: BoardTheme) -> list[QGraphicsItem]:
    """The counts of the stacks that the arrows may cross."""
    return [
        CountItem(theme, stack.player, geometry.top_slot(spot, stack).centre, text)
        for spot, stack in view.stacks().items()
        if (text := badge_text(spot, stack.count))
    ]
