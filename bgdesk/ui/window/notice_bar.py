"""A strip at the top of the window that tells one thing in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QEvent, QRect, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from bgdesk.ui.board.accessibility import announce
from bgdesk.ui.common.plain_text import PlainLabel

SHOWN_MS = 6000
TO_ACT_MS = 12_000
"""So long one is shown that has a button for more about it."""


class Topic(Enum):
    """What a notice is about: the newest one about the same thing counts, but for the program."""

    PROGRAM = auto()
    """Its settings, files and faults; every notice counts, in any match."""
    HALT = auto()
    """Why the match waits."""
    TABLE = auto()
    """Of a table on the network: what became of the other program."""
    ASKED = auto()
    """What the other player there asks for, or is asked, until something is decided."""
    PLAYERS = auto()
    """Who plays it."""
    MATCH = auto()
    """How it began, or why none did."""
    FILES = auto()
    """What was read, written or checked."""
    SAVING = auto()
    """That something waits to be saved, in any match."""
    JUDGING = auto()
    TUTOR = auto()
    CARDS = auto()
    """Why an answer to a card is not kept."""


@dataclass(frozen=True, slots=True)
class _Notice:
    text: str
    topic: Topic = Topic.PROGRAM
    can_retry: bool = False
    is_short: bool = False
    more: Callable[[], None] | None = None
    """Shows what the notice is about."""
    more_text: str = ""
    """What that is called, if it is more than to show it."""
    close_text: str = ""
    """What it is called to close it, if that answers something."""

    def overtakes(self, older: _Notice) -> bool:
        """Whether ``older`` need not be told any longer."""
        is_same = older.topic is self.topic is not Topic.PROGRAM
        return is_same or older.is_short or older.text == self.text


class NoticeBar(QFrame):
    """Floats over the window, so that nothing moves; the newest notice first, the others after it."""

    retry_requested = Signal()
    keyboard_left = Signal()
    """The last notice went while one of its buttons had the keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._notices: list[_Notice] = []
        self._room = QRect()
        self._text = PlainLabel()
        self._text.setWordWrap(True)
        self._retry = QPushButton(self.tr("Try again"))
        #: Button on a notice, a verb: show what it is about
        self._usual_more = self.tr("Show")
        self._more = QPushButton(self._usual_more)
        #: Button, a verb
        self._usual_close = self.tr("Close")
        self._close = QPushButton(self._usual_close)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._build()
        self._timer.timeout.connect(self._close_one)
        self._close.clicked.connect(self._close_one)
        self._retry.clicked.connect(self._wants_retry)
        self._more.clicked.connect(self._show_more)
        self.hide()

    def _build(self) -> None:
        layout = QHBoxLayout(self)
        layout.setContentsMargins(14, 4, 6, 4)
        layout.addWidget(self._text, 1)
        layout.addWidget(self._retry)
        layout.addWidget(self._more)
        layout.addWidget(self._close)

    @property
    def text(self) -> str:
        """What is told now; empty when there is nothing to tell."""
        return self._notices[-1].text if self._notices else ""

    def take_keyboard(self) -> None:
        """Have the keys, at the button that closes the notice."""
        self._close.setFocus(Qt.FocusReason.TabFocusReason)

    def tell(
        self,
        text: str,
        topic: Topic = Topic.PROGRAM,
        *,
        more: Callable[[], None] | None = None,
        more_text: str = "",
    ) -> None:
        """Show ``text`` for a few seconds, with a button for ``more`` about it."""
        self._add(_Notice(text, topic, is_short=True, more=more, more_text=more_text))

    def warn(
        self,
        text: str,
        topic: Topic = Topic.PROGRAM,
        *,
        can_retry: bool = False,
        more: Callable[[], None] | None = None,
        more_text: str = "",
        close_text: str = "",
    ) -> None:
        """Show ``text`` until it is closed, overtaken, or until what failed is tried again."""
        self._add(_Notice(text, topic, can_retry, more=more, more_text=more_text, close_text=close_text))

    def forget(self, *topics: Topic) -> None:
        """What was told about ``topics`` is past."""
        left = [notice for notice in self._notices if notice.topic not in topics]
        if left != self._notices:
            self._notices = left
            self._show()

    def place(self, room: QRect) -> None:
        """Stand at the top right of ``room``, as high as the text needs; a long one goes beyond its left."""
        self._room = room
        line = self._text.fontMetrics()
        wanted = self.sizeHint().width() + line.horizontalAdvance(self.text)
        width = min(wanted, room.width())
        if self.heightForWidth(width) > room.height() + 2 * line.height():
            width = self.window().width() - 2 * (self.window().width() - room.right())
        height = max(self.heightForWidth(width), room.height())
        self.setGeometry(room.right() + 1 - width, room.top(), width, height)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            self.place(self._room)
        return super().event(event)

    def _add(self, notice: _Notice) -> None:
        self._notices = [old for old in self._notices if not notice.overtakes(old)]
        self._notices.append(notice)
        self._show()
        announce(self, notice.text)

    def _show(self) -> None:
        self._timer.stop()
        if not self._notices:
            self._leave()
            return
        self.show()
        shown = self._notices[-1]
        self._text.setText(shown.text)
        self.setAccessibleName(shown.text)
        self._retry.setVisible(shown.can_retry)
        self._more.setText(shown.more_text or self._usual_more)
        self._more.setVisible(shown.more is not None)
        self._close.setText(shown.close_text or self._usual_close)
        self._close.setAccessibleName(shown.close_text or self.tr("Close this notice"))
        if shown.is_short:
            self._timer.start(SHOWN_MS if shown.more is None else TO_ACT_MS)
        self.place(self._room)
        self.raise_()

    def _leave(self) -> None:
        had_keyboard = any(one.hasFocus() for one in (self._close, self._retry, self._more))
        self.hide()
        if had_keyboard:
            self.keyboard_left.emit()

    @Slot()
    def _close_one(self) -> None:
        if self._notices:
            self._notices.pop()
        self._show()

    @Slot()
    def _show_more(self) -> None:
        more = self._notices[-1].more if self._notices else None
        self._close_one()
        if more:
            more()

    @Slot()
    def _wants_retry(self) -> None:
        self._close_one()
        self.retry_requested.emit()
