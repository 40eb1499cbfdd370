"""The pages that fill the window, one at a time."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

_HIDDEN = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)


class FrontPages(QStackedWidget):
    """The table, the start page once there is one, and others; a page that is not seen needs no room."""

    turned = Signal()
    """Another page is in front."""

    def __init__(self, table: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._start: QWidget | None = None
        self._usual = {table: table.sizePolicy()}
        self._laboratory: QWidget | None = None
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

    def show_table(self) -> None:
        """Turn to the table."""
        self.show_page(self._table)

    def show_page(self, page: QWidget) -> None:
        """Turn to ``page``."""
        if self.currentWidget() is page:
            return
        for each, usual in self._usual.items():
            each.setSizePolicy(usual if each is page else _HIDDEN)
        self.setCurrentWidget(page)
        self.turned.emit()
