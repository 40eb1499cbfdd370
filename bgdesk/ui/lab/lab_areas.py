"""Where the keyboard is in the laboratory: from the board to the tools, the text, the panels, and round."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from bgdesk.ui.lab.lab_page import LabPage


class LabAreas(QObject):
    """The areas of ``page`` in the order in which they lie there."""

    def __init__(self, page: LabPage) -> None:
        super().__init__(page)
        self._page = page
        self._areas: tuple[tuple[QWidget, Callable[[], None]], ...] = (
            (page.board, page.board.take_keyboard),
            (page.head, lambda: _enter(page.back)),
            (page.text_line, lambda: _enter(page.text_line.line)),
            (page.form, lambda: _enter(_first(page.form))),
            (page.panels, lambda: _enter(page.panels.tabBar())),
        )

    def go(self, way: int) -> None:
        """To the area that is ``way`` further on, from elsewhere to the board.

        The window itself may be hidden, where the desktop has a menu bar of its own.
        """
        shown = [(area, enter) for area, enter in self._areas if area.isVisibleTo(self._page)]
        focus = QApplication.focusWidget()
        here = next((at for at, (area, _) in enumerate(shown) if _holds(area, focus)), -way)
        shown[(here + way) % len(shown)][1]()


def _holds(area: QWidget, focus: QWidget | None) -> bool:
    return focus is not None and (area is focus or area.isAncestorOf(focus))


def _first(area: QWidget) -> QWidget:
    """The first in ``area`` that takes the keyboard by Tab."""
    for part in area.findChildren(QWidget):
        if part.isVisible() and part.isEnabled() and part.focusPolicy() & Qt.FocusPolicy.TabFocus:
            return part
    return area


def _enter(part: QWidget) -> None:
    part.setFocus(Qt.FocusReason.TabFocusReason)
