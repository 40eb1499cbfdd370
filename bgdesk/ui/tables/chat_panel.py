"""The panel in which the two players at a table talk: nothing of it ever lies over the board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bgdesk.app.side_by_side import labels, listed
from bgdesk.app.tables.chat import ChatLine
from bgdesk.ui.board.accessibility import announce
from bgdesk.ui.common.roles import label
from bgdesk.ui.tables.chat_bubbles import OWN, SHOWN, ChatBubbles
from bgdesk.ui.words.network import PHRASES, phrase_text

LONGEST = 500


class ChatPanel(QWidget):
    """Shows lines as they are told, and asks to have others said."""

    said = Signal(str)
    phrase_chosen = Signal(str)
    muted = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = ""
        self._shown: list[ChatLine] = []
        self.lines = QListWidget()
        self.field = QLineEdit()
        #: Button that opens a menu of usual phrases, such as "Good game."
        self.phrases = QPushButton(self.tr("Phras&es"))
        #: Check box: what the other player says is not shown
        self.mute = QCheckBox(self.tr("M&ute"))
        self._note, self._audience = label(role="muted", scale=0.9), label(role="muted", scale=0.9)
        self._build()
        self.field.returnPressed.connect(self._say)
        self.mute.toggled.connect(self.muted)

    def _build(self) -> None:
        #: Name of a list for a screen reader
        self.lines.setAccessibleName(self.tr("What was said"))
        self.lines.setItemDelegate(ChatBubbles(self.lines))
        self.lines.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.lines.setResizeMode(QListView.ResizeMode.Adjust)  # bubbles are as high as their texts need
        self.lines.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.field.setMaxLength(LONGEST)
        #: In an empty field and as its name
        self.field.setPlaceholderText(self.tr("Say something"))
        self.field.setAccessibleName(self.tr("Say something"))
        self.mute.setToolTip(self.tr("What the other player says is not shown; it cannot be read later."))
        for text in (self._note, self._audience):
            text.setWordWrap(True)
        self.show_audience(())
        self._fill_phrases()
        row = QHBoxLayout()
        row.addWidget(self.phrases)
        row.addStretch(1)
        row.addWidget(self.mute)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self._audience)
        layout.addWidget(self.lines, 1)
        layout.addWidget(self._note)
        layout.addWidget(self.field)
        layout.addLayout(row)

    def _fill_phrases(self) -> None:
        menu = QMenu(self)
        for phrase in PHRASES:
            action = menu.addAction(phrase_text(phrase))
            action.triggered.connect(lambda _=False, phrase=phrase: self.phrase_chosen.emit(phrase))
        self.phrases.setMenu(menu)

    def show_other(self, name: str, *, is_there: bool, note: str, has_phrases: bool = True) -> None:
        """With whom one talks; a ``note`` says why nobody hears it, or who does."""
        self._name = name
        self.field.setEnabled(is_there)
        self.phrases.setEnabled(is_there)
        self.phrases.setVisible(has_phrases)
        self._note.setText(note)
        self._note.setVisible(bool(note))

    def show_audience(self, names: Sequence[str]) -> None:
        """Who watches; whoever has the panel in front hears of it."""
        #: {names} are those of the people who watch a match, in a row
        text = self.tr("Watching: {names}").format(names=listed(*names)) if names else ""
        if text and text != self._audience.text() and self.isVisible():
            announce(self._audience, text)
        self._audience.setText(text)
        self._audience.setVisible(bool(text))

    def show_lines(self, lines: Sequence[ChatLine]) -> None:
        """What was said so far, or the end of it; a line that is new is read out."""
        while self._shown and (not lines or self._shown[0] is not lines[0]):
            del self._shown[0]
            self.lines.takeItem(0)
        for line in lines[len(self._shown) :]:
            self._shown.append(line)
            self._add(line)

    def _add(self, line: ChatLine) -> None:
        text = phrase_text(line.text) if line.is_canned else line.text
        #: For a screen reader, before what the player said: who said it
        spoken = labels(self.tr("You") if line.is_own else line.name or self._name, text)
        is_at_end = self._is_at_end
        item = QListWidgetItem(spoken, self.lines)
        item.setData(OWN, line.is_own)
        item.setData(SHOWN, spoken if line.name else text)
        if is_at_end or line.is_own:
            self.lines.scrollToBottom()
        if not line.is_own:
            announce(self.lines, spoken)

    @property
    def _is_at_end(self) -> bool:
        bar = self.lines.verticalScrollBar()
        return bar.value() >= bar.maximum() - 4

    @Slot()
    def _say(self) -> None:
        text = self.field.text()
        if text.strip():
            self.field.clear()
            self.said.emit(text)

    def take_keyboard(self) -> None:
        """Have the keys where one types."""
        (self.field if self.field.isEnabled() else self.lines).setFocus()
