"""The pages that fill the window, one at a time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

_HIDDEN = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)


class FrontPages(QStackedWidget):
    """The table, the start page once there is one, and others; a page that is not seen needs no room.

    It remembers by which pages one came to the one in front.
    """

    turned = Signal()
    """Another page is in front."""

    def __init__(self, table: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._start: QWidget | None = None
        self._usual = {table: table.sizePolicy()}
        self._laboratory: QWidget | None = None
        self._way: list[QWidget | None] = []
        """``None`` is what lies on the table beside other pages."""
        self._is_beside = False
        self.lay_table: Callable[[], bool] = lambda: True
        """Puts on the table again what was taken from it; whether anything is there now."""
        self.addWidget(table)

    def add_start_page(self, page: QWidget) -> None:
        """Have ``page`` for `show_start`."""
        self._start = page
        self.add_page(page)

    def add_page(self, page: QWidget, *, is_lab: bool = False) -> None:
        """Have ``page`` for `show_page`; one may be the laboratory."""
        if is_lab:
            self._laboratory = page
        self._usual[page] = page.sizePolicy()
        self.addWidget(page)
        page.setSizePolicy(_HIDDEN)

    @property
    def is_start(self) -> bool:
        """Whether the start page is in front."""
        return self._start is not None and self.currentWidget() is self._start

    @property
    def is_table(self) -> bool:
        """Whether the table is in front."""
        return self.currentWidget() is self._table

    @property
    def is_lab(self) -> bool:
        """Whether the laboratory is in front."""
        return self._laboratory is not None and self.currentWidget() is self._laboratory

    @property
    def other_name(self) -> str:
        """What the page in front is called, where it is neither the table nor the start page."""
        page = self.currentWidget()
        return "" if page is None or self.is_start or self.is_table else page.accessibleName()

    def show_start(self) -> None:
        """Turn to the start page."""
        if self._start is not None:
            self.show_page(self._start)

    def show_table(self, *, is_beside: bool = False) -> None:
        """Turn to the table; from what lies there ``is_beside`` other pages there is a way back to them."""
        if not is_beside:
            self._way.clear()
        elif not self._is_beside:
            self._way.append(self.currentWidget())
        self._is_beside = is_beside
        self._turn(self._table)

    def show_page(self, page: QWidget) -> None:
        """Turn to ``page``; whoever comes from a page comes back to it, once."""
        current = self.currentWidget()
        if current is page:
            return
        if page is self._start:
            self._way.clear()
        elif page in self._way:
            del self._way[self._way.index(page) :]
        else:
            self._way.append(None if self._is_beside else current)
        self._is_beside = False
        self._turn(page)

    @Slot()
    def go_back(self) -> None:
        """Turn to the page from which one came, or else to the start page; to no empty table."""
        self._is_beside = False
        while self._way:
            page = self._way.pop()
            if page is None:
                self._is_beside = True
            elif page is self._table and not self.lay_table():
                continue
            self._turn(page or self._table)
            return
        self.show_start()

    @property
    def has_beside(self) -> bool:
        """Whether there is a way to what lies on the table beside other pages, or that is in front."""
        return self._is_beside or None in self._way

    def _turn(self, page: QWidget) -> None:
        if self.currentWidget() is page:
            return
        for each, usual in self._usual.items():
            each.setSizePolicy(usual if each is page else _HIDDEN)
        self.setCurrentWidget(page)
        self.turned.emit()
