"""The help: short pages in one window beside the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QHideEvent, QImage
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from bgdesk.ui.common.rows import close_row

_SCHEME = "help"


@dataclass(frozen=True, slots=True)
class HelpPage:
    """One page; ``text`` gives its Markdown when it is looked at, ``picture`` what its image links mean.

    ``game`` tells the id and the name of the game that can be played from there; both are empty for none.
    """

    id: str
    title: str
    text: Callable[[], str]
    picture: Callable[[str], QImage | None] = lambda _link: None
    game: Callable[[], tuple[str, str]] = lambda: ("", "")


class _PageText(QTextBrowser):
    """Shows a page with pictures that are drawn when they are needed."""

    def __init__(self) -> None:
        super().__init__()
        self._page: HelpPage | None = None

    def show_page(self, page: HelpPage) -> None:
        """Read the text of ``page`` afresh."""
        self._page = page
        self.setMarkdown(page.text())

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        link = name.toString() if isinstance(name, QUrl) else name
        image = self._page.picture(link) if self._page else None
        return super().loadResource(kind, name) if image is None else image


class HelpWindow(QDialog):
    """Pages on the left, text on the right; a link ``help:id`` leads to another page."""

    play_requested = Signal(str)
    """The id of the game that the page is about."""

    def __init__(self, pages: Sequence[HelpPage], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: Title of a window
        self.setWindowTitle(self.tr("Help"))
        self._pages = tuple(pages)
        self.contents = QListWidget()
        self.text = _PageText()
        self._buttons = close_row(self)
        self.play = self._buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.play.setAutoDefault(False)
        self._game = ""
        self._build()
        self.play.clicked.connect(lambda: self.play_requested.emit(self._game))
        self.contents.currentRowChanged.connect(self._show_row)
        self.text.anchorClicked.connect(self._follow)
        self.contents.setCurrentRow(0)

    def _build(self) -> None:
        self.resize(860, 640)
        #: Name of a list for a screen reader
        self.contents.setAccessibleName(self.tr("Pages"))
        self.contents.setFixedWidth(200)
        self.contents.ensurePolished()
        self.contents.addItems([page.title for page in self._pages])
        #: Name of the text of a help page for a screen reader
        self.text.setAccessibleName(self.tr("Text"))
        self.text.setOpenLinks(False)
        columns = QHBoxLayout()
        columns.setSpacing(14)
        columns.addWidget(self.contents)
        columns.addWidget(self.text, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 14)
        layout.addLayout(columns, 1)
        layout.addWidget(self._buttons)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stand at the same place when it is opened again, which Qt would look for anew each time."""
        self.move(self.pos())
        super().hideEvent(event)

    def show_page(self, page: str) -> None:
        """Turn to a page and read its text afresh."""
        row = [known.id for known in self._pages].index(page)
        self.contents.setCurrentRow(row)
        self._show_row(row)

    def show_again(self) -> None:
        """Read the page afresh and stay at the same place of it."""
        bar = self.text.verticalScrollBar()
        place = bar.value()
        self._show_row(self.contents.currentRow())
        bar.setValue(place)

    @Slot(int)
    def _show_row(self, row: int) -> None:
        page = self._pages[row]
        self.text.show_page(page)
        self._game, name = page.game()
        #: Button: opens the dialog for a new match. {game} is the name of a game
        self.play.setText(self.tr("Play {game}…").format(game=name))
        self.play.setVisible(bool(self._game))

    @Slot(QUrl)
    def _follow(self, link: QUrl) -> None:
        if link.scheme() == _SCHEME and link.path() in {page.id for page in self._pages}:
            self.show_page(link.path())
        elif link.scheme() in ("http", "https"):
            QDesktopServices.openUrl(link)
