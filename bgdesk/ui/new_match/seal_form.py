"""The promise of fair dice: their fingerprint, and after it words of the player that go into every roll."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QCursor, QHideEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget

from bgdesk.app.table.chance_words import ChanceWords
from bgdesk.match.dice.fair_dice import MAX_WORDS
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import add_row, new_form
from bgdesk.ui.words.dice_check import fingerprint_text

_LOOK_MS = 25
"""So often the place of the mouse is looked at while words are made of it."""


class SealForm(QWidget):
    """``fingerprint`` stands there before anything is gathered for the words, which can be typed as well."""

    def __init__(self, fingerprint: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chance = ChanceWords()
        self._place, self._focus = QCursor.pos(), QApplication.focusWidget()
        self._is_typed = False
        self.fingerprint = label(fingerprint_text(fingerprint), role="muted", scale=0.85)
        self.fingerprint.setWordWrap(True)
        self.fingerprint.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.words = QLineEdit()
        self.words.setMaxLength(MAX_WORDS)
        self.words.setPlaceholderText(self.tr("Move the mouse to get some words, or type your own"))
        self._watch = QTimer(self)
        self._watch.setInterval(_LOOK_MS)
        self._watch.timeout.connect(self._look)
        self.words.textEdited.connect(self._typed)
        self._build()

    def _build(self) -> None:
        why = label(
            self.tr(
                "The dice are sealed by now. Words that bgdesk could not know before go into every roll, so "
                "it cannot have picked dice that suit it; type your own to be certain."
            ),
            role="muted",
            scale=0.9,
        )
        why.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self.fingerprint)
        layout.addWidget(why)
        form = new_form()
        #: Label of a field: words that go into the dice
        add_row(form, self.tr("Your &words"), self.words)
        layout.addLayout(form)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous() and not self.chance.is_enough:
            self._watch.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self._watch.stop()

    @property
    def text(self) -> str:
        """The words; where none stand there yet and none were typed, those of what was done so far."""
        if self._is_typed or self.words.text():
            return self.words.text().strip()
        self._take("start")
        return self.chance.text

    @Slot()
    def _look(self) -> None:
        """Where the mouse is, and the keyboard."""
        place, focus = QCursor.pos(), QApplication.focusWidget()
        if place != self._place or focus is not self._focus:
            self._place, self._focus = place, focus
            self._take(place.x(), place.y(), type(focus).__name__)

    def note_choice(self) -> None:
        """Something was chosen, by the mouse or a key."""
        self._take("choice")

    @Slot(str)
    def _typed(self, _text: str) -> None:
        self._is_typed = True

    def _take(self, *what: object) -> None:
        if self.chance.is_enough:
            return
        self.chance.take(*what)
        if self.chance.is_enough:
            self._watch.stop()
            if not self._is_typed:
                self.words.setText(self.chance.text)
