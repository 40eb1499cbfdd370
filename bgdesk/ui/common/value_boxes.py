"""Lists, number boxes and sliders that the mouse wheel does not change while it only passes over them.

They leave the wheel to the page that they lie on. On a page that scrolls they always do, so that scrolling
on changes nothing that was just chosen; elsewhere a box takes the wheel once it has the focus, which a wheel
does not give.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QComboBox,
    QDoubleSpinBox,
    QSlider,
    QSpinBox,
    QWidget,
)


class ChoiceBox(QComboBox):
    """A list to choose one of."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _leave_focus_to_clicks(self)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if not _leaves_wheel(self, event):
            super().wheelEvent(event)


class NumberBox(QSpinBox):
    """A box for a whole number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _leave_focus_to_clicks(self)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if not _leaves_wheel(self, event):
            super().wheelEvent(event)


class DecimalBox(QDoubleSpinBox):
    """A box for a number with decimals."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _leave_focus_to_clicks(self)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if not _leaves_wheel(self, event):
            super().wheelEvent(event)


class ValueSlider(QSlider):
    """A slider from left to right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        _leave_focus_to_clicks(self)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if not _leaves_wheel(self, event):
            super().wheelEvent(event)


def _leave_focus_to_clicks(box: QWidget) -> None:
    """Qt gives the focus to a box of policy WheelFocus before it sees the wheel."""
    if box.focusPolicy() == Qt.FocusPolicy.WheelFocus:
        box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


def _leaves_wheel(box: QWidget, event: QWheelEvent) -> bool:
    """Whether ``event`` goes to the page of ``box``; it is left to it then."""
    if box.hasFocus() and not _is_on_a_page_that_scrolls(box):
        return False
    event.ignore()
    return True


def _is_on_a_page_that_scrolls(box: QWidget) -> bool:
    around: QWidget | None = box
    while around is not None and not isinstance(around, QAbstractScrollArea):
        around = None if around.isWindow() else around.parentWidget()
    return around is not None
