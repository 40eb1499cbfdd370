"""Keeps the mouse wheel from changing values that it only passes over."""

from __future__ import annotations

from typing import TypeGuard

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QScrollBar,
    QWidget,
)


class WheelGuard(QObject):
    """A list, a number box or a slider leaves the wheel to the page that it lies on.

    On a page that scrolls it always does, so that scrolling on changes nothing that was just chosen;
    elsewhere a box takes the wheel once it has the focus, which a wheel does not give.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind not in (QEvent.Type.Polish, QEvent.Type.Wheel) or not _holds_a_value(watched):
            return False
        if kind == QEvent.Type.Polish:
            _leave_focus_to_clicks(watched)
            return False
        if watched.hasFocus() and not _is_on_a_page_that_scrolls(watched):
            return False
        event.ignore()
        return True


def _holds_a_value(thing: QObject) -> TypeGuard[QWidget]:
    is_box = isinstance(thing, QComboBox | QAbstractSpinBox | QAbstractSlider)
    return is_box and not isinstance(thing, QScrollBar)


def _leave_focus_to_clicks(box: QWidget) -> None:
    """Qt gives the focus to a box of policy WheelFocus before any filter sees the wheel."""
    if box.focusPolicy() == Qt.FocusPolicy.WheelFocus:
        box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


def _is_on_a_page_that_scrolls(box: QWidget) -> bool:
    around: QWidget | None = box
    while around is not None and not isinstance(around, QAbstractScrollArea):
        around = None if around.isWindow() else around.parentWidget()
    return around is not None
