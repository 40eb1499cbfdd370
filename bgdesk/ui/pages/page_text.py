"""The text of a page of the help, with pictures that are drawn when nothing else is to be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, QUrl, Slot
from PySide6.QtGui import (
    QImage,
    QPalette,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from bgdesk.ui.board.geometry import HEIGHT, WIDTH
from bgdesk.ui.pages.help_page import HelpPage
from bgdesk.ui.pages.page_search import slug, term_of

_WIDTH_IN_LINES = 26
"""A picture grows with the text."""
_LEAST_WIDTH = 160
_LINE_PERCENT = 115
_PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"
_WAIT_MS = 120
"""Pictures are drawn anew when the window has kept its width for so long."""
_IMAGE = QTextDocument.ResourceType.ImageResource


class PageText(QTextBrowser):
    """Shows one page; in the place of a picture is room for it until it is drawn."""

    def __init__(self) -> None:
        super().__init__()
        self._page: HelpPage | None = None
        self._drawn_width = 0
        self._due: list[str] = []
        self._drawing = QTimer(self)
        self._drawing.timeout.connect(self._draw_next)
        self._fitting = QTimer(self)
        self._fitting.setSingleShot(True)
        self._fitting.setInterval(_WAIT_MS)
        self._fitting.timeout.connect(self.show_again)
        self.setOpenLinks(False)
        self.setMinimumWidth(_LEAST_WIDTH + 60)

    def show_page(self, page: HelpPage) -> None:
        """Read the text of ``page`` afresh."""
        self._page, self._drawn_width = page, self._width()
        self._due.clear()
        self.setExtraSelections([])
        self.setMarkdown(page.text())
        self._give_air()
        self._draw_lines()

    def _draw_lines(self) -> None:
        """The lines of tables as thin as elsewhere in the window, and room around them."""
        space = self.fontMetrics().lineSpacing() / 2
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                form = frame.format()
                form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
                form.setBorderBrush(self.palette().brush(QPalette.ColorRole.Mid))
                form.setTopMargin(space)
                form.setBottomMargin(space)
                frame.setFormat(form)

    def changeEvent(self, event: QEvent) -> None:
        """Other colours."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._draw_lines()

    def _give_air(self) -> None:
        """Room above headings, and between the lines of what is more than a cell of a table."""
        line, block = self.fontMetrics().lineSpacing(), self.document().begin()
        all_at_once = QTextCursor(self.document())
        all_at_once.beginEditBlock()
        while block.isValid():
            cursor = QTextCursor(block)
            table: QTextTable | None = cursor.currentTable()
            if table is None and _PICTURE not in block.text():
                form = block.blockFormat()
                form.setLineHeight(_LINE_PERCENT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
                if form.headingLevel() > 1:
                    form.setTopMargin(line)
                    form.setBottomMargin(line / 4)
                cursor.setBlockFormat(form)
            block = block.next()
        all_at_once.endEditBlock()
        self.setTextCursor(QTextCursor(self.document()))

    @Slot()
    def show_again(self) -> None:
        """Read the page afresh and stay at the same place of it."""
        if self._page is None:
            return
        bar, place = self.verticalScrollBar(), self.textCursor().position()
        share = bar.value() / max(1, bar.maximum())
        at, is_alike = bar.value(), self._width() == self._drawn_width
        self.show_page(self._page)
        cursor = self.textCursor()
        cursor.setPosition(min(place, self.document().characterCount() - 1))
        self.setTextCursor(cursor)
        bar.setValue(at if is_alike else round(share * bar.maximum()))

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        link = name.toString() if isinstance(name, QUrl) else name
        if self._page is None or not self._page.draws or not link.startswith(f"{self._page.draws}:"):
            return super().loadResource(kind, name)
        self._due.append(link)
        self._drawing.start(0)
        ratio = self.devicePixelRatioF()
        blank = QImage(self._room() * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        blank.setDevicePixelRatio(ratio)
        blank.fill(Qt.GlobalColor.transparent)
        return blank

    @property
    def is_drawn(self) -> bool:
        """Whether no picture is due any more."""
        return not self._due

    @Slot()
    def _draw_next(self) -> None:
        if not self._due or self._page is None:
            self._drawing.stop()
            return
        link, ratio = self._due.pop(0), self.devicePixelRatioF()
        image = self._page.picture(link, self._room() * ratio)
        if image is None:
            return
        image.setDevicePixelRatio(ratio)
        self.document().addResource(_IMAGE, QUrl(link), image)
        if image.deviceIndependentSize().toSize() != self._room():
            self.document().markContentsDirty(0, self.document().characterCount())
        self.viewport().update()

    def _width(self) -> int:
        """How wide pictures are."""
        bar = self.verticalScrollBar()
        bar_to_come = 0 if bar.isVisible() else bar.sizeHint().width()
        free = self.viewport().width() - bar_to_come - 2 * int(self.document().documentMargin()) - 4
        return max(_LEAST_WIDTH, min(_WIDTH_IN_LINES * self.fontMetrics().lineSpacing(), free))

    def _room(self) -> QSize:
        most = QSize(self._width(), round(self._width() * HEIGHT / WIDTH))
        return QSize(int(WIDTH), int(HEIGHT)).scaled(most, Qt.AspectRatioMode.KeepAspectRatio)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._page and self._page.draws and self._width() != self._drawn_width:
            self._fitting.start()

    def show_block(self, number: int, words: Sequence[str]) -> None:
        """Have a paragraph in view and mark ``words`` wherever they are."""
        block = self.document().findBlockByNumber(number)
        if block.isValid():
            self._go_to(block)
            self.setExtraSelections([each for word in words for each in self._marked(word)])

    def show_term(self, fragment: str) -> None:
        """Have the heading, or the entry of the glossary, that a link means at the top."""
        block = self.document().begin()
        while block.isValid():
            if slug(term_of(block.text())) == slug(fragment):
                self._go_to(block)
                return
            block = block.next()

    def focus_link(self, link: str) -> None:
        """Have the keyboard at ``link``, from where Tab goes on."""
        block = self.document().begin()
        while block.isValid():
            for each in block.textFormats():
                if each.format.anchorHref() == link:
                    cursor = QTextCursor(block)
                    cursor.setPosition(block.position() + each.start)
                    cursor.setPosition(
                        block.position() + each.start + each.length, QTextCursor.MoveMode.KeepAnchor
                    )
                    self.setTextCursor(cursor)
                    return
            block = block.next()

    def _go_to(self, block: QTextBlock) -> None:
        cursor = QTextCursor(block)
        self.setTextCursor(cursor)
        top = self.document().documentLayout().blockBoundingRect(block).top()
        self.verticalScrollBar().setValue(max(0, int(top) - self.fontMetrics().lineSpacing()))

    def _marked(self, word: str) -> list[QTextEdit.ExtraSelection]:
        found, cursor = [], QTextCursor(self.document())
        while not (cursor := self.document().find(word, cursor)).isNull():
            mark = QTextEdit.ExtraSelection()
            mark.cursor = cursor
            palette = self.palette()
            mark.format.setBackground(palette.color(QPalette.ColorRole.Link))
            mark.format.setForeground(palette.color(QPalette.ColorRole.Base))
            found.append(mark)
        return found
