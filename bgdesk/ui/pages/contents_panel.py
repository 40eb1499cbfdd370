"""The list of all pages of the help, and a field that finds a text in them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QStackedWidget, QVBoxLayout, QWidget

from bgdesk.ui.common.roles import label
from bgdesk.ui.pages.help_page import HelpPage
from bgdesk.ui.pages.page_search import FoundPlace, PageWords, places_with, words_of

_WHAT = Qt.ItemDataRole.UserRole
_WIDTH_IN_LETTERS = 30


class ContentsPanel(QWidget):
    """Either the pages or, while something is looked for, the places where it stands."""

    page_chosen = Signal(str)
    place_chosen = Signal(object)
    """A `FoundPlace`."""

    def __init__(self, pages: Sequence[HelpPage]) -> None:
        super().__init__()
        self._all = tuple(pages)
        self._read: list[PageWords] = []
        self.field = QLineEdit()
        self.pages = QListWidget()
        self.places = QListWidget()
        self.told = label(role="muted")
        self._lists = QStackedWidget()
        self._reading = QTimer(self)
        self._reading.timeout.connect(self._read_next)
        self._build()
        self.field.textChanged.connect(self._look)
        self.field.returnPressed.connect(self._first)
        self.field.installEventFilter(self)
        self.pages.currentItemChanged.connect(self._page_turned)
        self.places.currentItemChanged.connect(self._place_turned)
        self.places.itemClicked.connect(self._place_turned)

    def _build(self) -> None:
        #: In an empty field: what it is for. Short
        self.field.setPlaceholderText(self.tr("Find in all pages"))
        self.field.setAccessibleName(self.tr("Find in all pages"))
        self.field.setClearButtonEnabled(True)
        #: Name of a list for a screen reader
        self.pages.setAccessibleName(self.tr("Pages"))
        #: Name of a list for a screen reader: where a text was found
        self.places.setAccessibleName(self.tr("Places found"))
        self.told.setWordWrap(True)
        for each in (self.pages, self.places):
            each.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            each.setTextElideMode(Qt.TextElideMode.ElideRight)
            each.ensurePolished()
            self._lists.addWidget(each)
        self.places.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.field)
        layout.addWidget(self.told)
        layout.addWidget(self._lists, 1)
        self.told.hide()
        for page in self._all:
            if page.heading:
                self._add_heading(page.heading)
            item = QListWidgetItem(page.title, self.pages)
            item.setData(_WHAT, page.id)

    def _add_heading(self, text: str) -> None:
        heading = QListWidgetItem(text, self.pages)
        font = self.pages.font()
        font.setBold(True)
        heading.setFont(font)
        heading.setFlags(Qt.ItemFlag.NoItemFlags)

    def sizeHint(self) -> QSize:
        """As wide as the titles, which grow with the text."""
        widest = max(self.pages.sizeHintForColumn(0) + 28, 160)
        most = _WIDTH_IN_LETTERS * self.fontMetrics().averageCharWidth()
        return QSize(min(widest, most), super().sizeHint().height())

    def show_page(self, page: str) -> None:
        """Mark the page that is read."""
        for row in range(self.pages.count()):
            if self.pages.item(row).data(_WHAT) == page:
                self.pages.setCurrentRow(row)

    @property
    def is_finding(self) -> bool:
        """Whether places are listed instead of pages."""
        return bool(self.field.text().strip())

    def stop_finding(self) -> None:
        """The pages again."""
        self.field.clear()

    def go(self, way: int) -> None:
        """To the next place that was found, or the one before."""
        if self.places.count():
            self.places.setCurrentRow((self.places.currentRow() + way) % self.places.count())

    @Slot()
    def _look(self) -> None:
        """Pages may say something else than last time: they are read again when a search begins."""
        self._lists.setCurrentWidget(self.places if self.is_finding else self.pages)
        self.told.setVisible(self.is_finding)
        if not self.is_finding:
            self._read.clear()
            self._reading.stop()
        elif len(self._read) < len(self._all):
            self._reading.start(0)
        else:
            self._show_found()

    @Slot()
    def _read_next(self) -> None:
        """One page each time, so that typing goes on."""
        if len(self._read) < len(self._all):
            self._read.append(words_of(self._all[len(self._read)]))
            return
        self._reading.stop()
        self._show_found()

    def _show_found(self) -> None:
        found = places_with(self.field.text(), self._read)
        self.places.blockSignals(True)
        self.places.clear()
        for place in found:
            item = QListWidgetItem(f"{place.title}\n{place.excerpt}", self.places)
            item.setData(_WHAT, place)
        self.places.blockSignals(False)
        #: Below the field for a search in the help
        nothing = self.tr("Nothing found. Try fewer or shorter words.")
        self.told.setText(self.tr("%n place(s)", "", len(found)) if found else nothing)

    @Slot()
    def _first(self) -> None:
        if self.places.count():
            self.places.setCurrentRow(max(0, self.places.currentRow()))
            self.places.setFocus()

    @Slot()
    def _page_turned(self) -> None:
        row = self.pages.currentRow()
        if row >= 0:
            self.page_chosen.emit(self.pages.item(row).data(_WHAT))

    @Slot()
    def _place_turned(self) -> None:
        row = self.places.currentRow()
        if row >= 0:
            found: FoundPlace = self.places.item(row).data(_WHAT)
            self.place_chosen.emit(found)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Down leads from the field to what was found."""
        key = event.key() if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress else None
        if watched is self.field and key == Qt.Key.Key_Down:
            self.pages.setFocus()
            self._first()
            return True
        return super().eventFilter(watched, event)
