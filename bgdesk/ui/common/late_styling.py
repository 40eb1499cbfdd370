"""Has another style sheet reach what cannot be seen only once it can.

Qt styles every widget there is when the application gets another style sheet, pages included that nobody may
turn to any more: about a tenth of them can be seen. The others are left out here: they are taken out of the
old sheet, marked with the two attributes by which Qt knows what is not yet styled and what styles itself, and
styled when they are shown, before they are painted.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

_STYLED = Qt.WidgetAttribute.WA_WState_Polished
_LEFT_OUT = Qt.WidgetAttribute.WA_SetStyle


def is_left_out(widget: QWidget) -> bool:
    """Whether ``widget`` will be styled when it is shown."""
    return widget.testAttribute(_LEFT_OUT)


class LateStyling(QObject):
    """Looks at hidden pages, and at nothing else."""

    def leave_out_hidden(self) -> None:
        """Before the style sheet changes: it is not for what is hidden now."""
        style = QApplication.style()
        for widget in QApplication.allWidgets():
            if not widget.isVisible():
                self._watch_top(widget)
                if widget.testAttribute(_STYLED):
                    style.unpolish(widget)
                    widget.setAttribute(_STYLED, False)
                widget.setAttribute(_LEFT_OUT)

    def _watch_top(self, widget: QWidget) -> None:
        """What is shown by itself, with all that lies in it."""
        around = widget.parentWidget()
        if around is None or around.isVisible() or widget.isWindow():
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget):
            watched.removeEventFilter(self)
            self._style(watched)
        return False

    def _style(self, widget: QWidget) -> None:
        if is_left_out(widget):
            widget.setAttribute(_LEFT_OUT, False)
            if not widget.testAttribute(_STYLED):
                widget.style().polish(widget)
                widget.setAttribute(_STYLED)
            QApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))
            widget.update()
        for inside in widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if inside.isVisible() and not inside.isWindow():
                self._style(inside)
            elif is_left_out(inside):
                inside.installEventFilter(self)
