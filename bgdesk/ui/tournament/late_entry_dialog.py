"""Somebody takes part after the draw."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QPushButton, QVBoxLayout, QWidget

from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import keep_wide, press_by_enter
from bgdesk.ui.common.value_boxes import ChoiceBox
from bgdesk.ui.words.levels import LevelChoice

_MOST_LETTERS = 60


class LateEntryDialog(QDialog):
    """A person by name, or a computer player by strength."""

    person_named = Signal(str)
    bot_chosen = Signal(str)

    def __init__(
        self,
        levels: Sequence[LevelChoice],
        taken: Sequence[str],
        parent: QWidget | None = None,
        *,
        takes_a_bye: bool = True,
    ) -> None:
        super().__init__(parent)
        #: Title of a dialog: one more player takes part in a tournament that has begun
        self.setWindowTitle(self.tr("Late entry"))
        self._taken = {name.casefold() for name in taken}
        self.who = ChoiceBox()
        self.who.setAccessibleName(self.tr("Who comes late"))
        #: A choice: somebody who plays at this computer
        self.who.addItem(self.tr("A person at this computer"), "")
        for level in levels:
            #: A choice: a computer player. {level} is how well it plays
            self.who.addItem(self.tr("Computer player: {level}").format(level=level.name), level.id)
        self.name = QLineEdit()
        self.name.setMaxLength(_MOST_LETTERS)
        #: In an empty field
        self.name.setPlaceholderText(self.tr("Name"))
        self.name.setAccessibleName(self.name.placeholderText())
        self._buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        instead = self.tr("Who comes late? They play in the place of a bye.")
        later = self.tr("Who comes late? They play from the next round on.")
        question = label(instead if takes_a_bye else later)
        question.setWordWrap(True)
        question.setBuddy(self.who)
        layout = QVBoxLayout(self)
        for part in (question, self.who, self.name, self._buttons):
            layout.addWidget(part)
        keep_wide(layout, 380)
        self.who.currentIndexChanged.connect(self.refresh)
        self.name.textChanged.connect(self.refresh)
        self._buttons.accepted.connect(self._take)
        self._buttons.rejected.connect(self.reject)
        press_by_enter(self, self.enter)
        self.refresh()

    @property
    def enter(self) -> QPushButton:
        """The button that has them take part."""
        return self._buttons.button(QDialogButtonBox.StandardButton.Ok)

    @Slot()
    def refresh(self) -> None:
        """A person needs a name that nobody else has."""
        is_person = not self.who.currentData()
        name = self.name.text().strip()
        self.name.setVisible(is_person)
        self.enter.setEnabled(not is_person or (bool(name) and name.casefold() not in self._taken))

    @Slot()
    def _take(self) -> None:
        self.accept()
        if self.who.currentData():
            self.bot_chosen.emit(self.who.currentData())
        else:
            self.person_named.emit(self.name.text().strip())
