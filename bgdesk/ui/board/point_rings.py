"""Rings round points that are spoken of beside the board."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QGraphicsItem

from bgdesk.ui.board.items import RingItem
from bgdesk.ui.board.scene import BoardScene
from bgdesk.ui.board.view import Spot

_INSET = 4


class PointRings:
    """Draws them over ``scene`` until others are wanted."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self.items: tuple[QGraphicsItem, ...] = ()

    def show(self, spots: Iterable[Spot]) -> None:
        """Rings round ``spots`` and nothing else."""
        for item in self.items:
            self._scene.removeItem(item)
        areas = (self._scene.geometry.rect(spot) for spot in spots)
        inner = (area.adjusted(_INSET, _INSET, -_INSET, -_INSET) for area in areas)
        self.items = tuple(RingItem(self._scene.theme, area) for area in inner)
        for item in self.items:
            self._scene.addItem(item)
