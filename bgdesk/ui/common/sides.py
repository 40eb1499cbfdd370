"""Where a line of writing begins and ends: left and right, or right and left in a mirrored layout."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QStyle

Direction = Qt.LayoutDirection


def without_start(area: QRect, width: int, direction: Direction) -> QRect:
    """``area`` without so much of it at the side where reading begins."""
    return QStyle.visualRect(direction, area, area.adjusted(width, 0, 0, 0))


def without_end(area: QRect, width: int, direction: Direction) -> QRect:
    """``area`` without so much of it at the side where reading ends."""
    return QStyle.visualRect(direction, area, area.adjusted(0, 0, -width, 0))


def at_start(area: QRect, width: int, direction: Direction) -> QRect:
    """So much of ``area`` at the side where reading begins."""
    return QStyle.visualRect(direction, area, QRect(area.left(), area.top(), width, area.height()))


def at_end(area: QRect, width: int, direction: Direction) -> QRect:
    """So much of ``area`` at the side where reading ends."""
    left = area.right() - width
    return QStyle.visualRect(direction, area, QRect(left, area.top(), width, area.height()))
