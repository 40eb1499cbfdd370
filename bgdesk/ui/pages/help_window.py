"""The help: short pages in one window beside the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QHideEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QVBoxLayout, QWidget

from bgdesk.ui.common.rows import close_row
from bgdesk.ui.pages.contents_panel import ContentsPanel
from bgdesk.ui.pages.help_page import HelpPage
from bgdesk.ui.pages.page_search import FoundPlace, wanted_words
from bgdesk.ui.pages.page_text import PageText

_SCHEME, _LAB, _PLAY, _WORDS = "help", "lab", "play", "words"


@dataclass(frozen=True, slots=True)
class _Place:
    page: str
    scrolled: int


class HelpWindow(QDialog):
    """Pages on the left, text on the right; ``help:id`` leads to a page, ``help:id#term`` into it."""

    play_requested = Signal(str)
    """The id of the game that the page is about."""
    lab_requested = Signal(str)
    """The name of a position that is to be tried in the laboratory."""
    position_requested = Signal(str)
    """The name of a position that is to be played on from."""

    def __init__(self, pages: Sequence[HelpPage], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: Title of a window
        self.setWindowTitle(self.tr("Help"))
        self._pages = {page.id: page for page in pages}
        self._page = pages[0]
        self._trail: list[_Place] = []
        self._panel = ContentsPanel(pages)
        self.contents, self.field, self.places = self._panel.pages, self._panel.field, self._panel.places
        self.text = PageText()
        self._buttons = close_row(self)
        self.play = self._buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        #: Button: to the page that was read before
        self.back = self._buttons.addButton(self.tr("&Back"), QDialogButtonBox.ButtonRole.ResetRole)
        for button in (self.play, self.back):
            button.setAutoDefault(False)
        self._game = ""
        self._build()
        self._wire()
        self._show(self._page)

    def _build(self) -> None:
        lines = self.fontMetrics().lineSpacing()
        room = self.screen().availableSize()
        self.resize(
            min(max(900, 56 * lines), room.width() - 40), min(max(640, 36 * lines), room.height() - 60)
        )
        #: Name of the text of a help page for a screen reader
        self.text.setAccessibleName(self.tr("Text"))
        columns = QHBoxLayout()
        columns.setSpacing(14)
        columns.addWidget(self._panel)
        columns.addWidget(self.text, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 14)
        layout.addLayout(columns, 1)
        layout.addWidget(self._buttons)
        self.contents.setFocus()

    def _wire(self) -> None:
        self.play.clicked.connect(lambda: self.play_requested.emit(self._game))
        self.back.clicked.connect(self.go_back)
        self._panel.page_chosen.connect(self._choose)
        self._panel.place_chosen.connect(self._show_place)
        self.text.anchorClicked.connect(self._follow)
        for keys, act in (
            ("Ctrl+F", self._begin_search),
            ("F3", lambda: self._panel.go(1)),
            ("Shift+F3", lambda: self._panel.go(-1)),
            ("Alt+Left", self.go_back),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    @property
    def page(self) -> str:
        """The id of the page that is read."""
        return self._page.id

    @property
    def told(self) -> str:
        """What is said about a search."""
        return self._panel.told.text()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stand at the same place when it is opened again, which Qt would look for anew each time."""
        self.move(self.pos())
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape ends a search first."""
        if event.key() == Qt.Key.Key_Escape and self._panel.is_finding:
            self._panel.stop_finding()
            self.field.setFocus()
        else:
            super().keyPressEvent(event)

    def show_page(self, page: str) -> None:
        """Turn to a page and read its text afresh."""
        self._panel.stop_finding()
        self._show(self._pages[page])

    @Slot()
    def show_again(self) -> None:
        """Read the page afresh and stay at the same place of it."""
        self.text.show_again()

    @Slot()
    def go_back(self) -> None:
        """To the page that was read before a link was followed."""
        if self._trail:
            place = self._trail.pop()
            self._show(self._pages[place.page])
            self.text.verticalScrollBar().setValue(place.scrolled)

    @Slot()
    def _begin_search(self) -> None:
        self.field.setFocus()
        self.field.selectAll()

    @Slot(str)
    def _choose(self, page: str) -> None:
        if page != self._page.id:
            self._show(self._pages[page])

    def _show(self, page: HelpPage) -> None:
        self._page = page
        self._panel.show_page(page.id)
        self.text.show_page(page)
        self._game, name = page.game()
        #: Button: opens the dialog for a new match. {game} is the name of a game
        self.play.setText(self.tr("Play {game}…").format(game=name))
        self.play.setVisible(bool(self._game))
        self.back.setVisible(bool(self._trail))

    @Slot(object)
    def _show_place(self, place: FoundPlace) -> None:
        if place.page != self._page.id:
            self._show(self._pages[place.page])
        self.text.show_block(place.block, wanted_words(self.field.text()))

    @Slot(QUrl)
    def _follow(self, link: QUrl) -> None:
        name = link.path()
        match link.scheme():
            case s if s == _SCHEME and name in self._pages:
                self._turn_to(name, link.fragment())
            case s if s == _LAB:
                self.lab_requested.emit(name)
            case s if s == _PLAY:
                self.position_requested.emit(name)
            case s if s == _WORDS:
                self._page.turn_words(name)
                self.show_again()
                self.text.focus_link(link.toString())
            case "http" | "https":
                QDesktopServices.openUrl(link)

    def _turn_to(self, page: str, term: str) -> None:
        self._trail.append(_Place(self._page.id, self.text.verticalScrollBar().value()))
        self._show(self._pages[page])
        if term:
            self.text.show_term(term)
