"""Where the dice of a new match come from."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

from bgdesk.app.messages import message_text
from bgdesk.app.settings import table
from bgdesk.app.settings.setting import SettingChoice, Value
from bgdesk.app.table.match_opener import Earlier
from bgdesk.app.table.new_match import Values, chosen
from bgdesk.library.problems import JournalError
from bgdesk.match.dice.fair_dice import REPLAYED, SEEDED
from bgdesk.source_text import QT_TRANSLATE_NOOP
from bgdesk.ui.common.plain_text import shown_text
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import add_row, new_form, number_box
from bgdesk.ui.common.value_boxes import ChoiceBox
from bgdesk.ui.new_match.earlier_matches import EarlierMatches, NoRolls
from bgdesk.ui.settings.setting_editor import SettingEditor

_log = logging.getLogger(__name__)

_REPLAYED = SettingChoice(REPLAYED, QT_TRANSLATE_NOOP("Settings", "Dice of an earlier match"))


class DiceForm(QWidget):
    """The kind of dice; a number for repeatable ones.

    With ``matches`` the rolls of one of them can be made once more.
    """

    edited = Signal()

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        matches: EarlierMatches | None = None,
    ) -> None:
        super().__init__(parent)
        self._matches = matches
        self._earlier: Earlier | None = None
        kinds = (*table.DICE_KIND.choices, _REPLAYED) if matches else ()
        self.kind = SettingEditor(table.DICE_KIND, kinds)
        self._new_earlier_rows()
        self.seed = number_box(table.LAST_SEED.minimum, table.LAST_SEED.maximum)
        self._form = new_form(self)
        self._form.setContentsMargins(0, 0, 12, 0)
        #: Name of a list for a screen reader: where the dice come from
        add_row(self._form, self.tr("Dice"), self.kind)
        #: Label: the number that repeatable dice are made from
        add_row(self._form, self.tr("N&umber"), self.seed)
        add_row(self._form, self.tr("Earlier &match"), self.earlier_match)
        self._form.addRow("", self.file)
        self._form.addRow("", self.earlier_note)
        self.kind.edited.connect(self._kind_edited)
        self._refresh()

    def _new_earlier_rows(self) -> None:
        self.earlier_match = ChoiceBox()
        self.earlier_match.setAccessibleName(self.tr("Earlier match whose dice are rolled again"))
        self.earlier_match.setPlaceholderText(self.tr("Choose a match"))
        self.file = QPushButton(self.tr("From a &file…"))
        self.earlier_note = label(role="muted", scale=0.9)
        self.earlier_note.setWordWrap(True)
        self.earlier_match.activated.connect(self._match_chosen)
        self.file.clicked.connect(self._ask_file)

    @property
    def earlier(self) -> Earlier | None:
        """The rolls to be made once more, if such are wished and chosen."""
        return self._earlier if self.kind.value == REPLAYED else None

    @property
    def is_complete(self) -> bool:
        """Whether a match can begin with these dice."""
        return self.kind.value != REPLAYED or self._earlier is not None

    @Slot()
    def _kind_edited(self) -> None:
        if self.kind.value == REPLAYED and not self.earlier_match.count():
            self._list_matches()
        self._refresh()
        self.edited.emit()

    def _list_matches(self) -> None:
        assert self._matches, "without matches the choice is not there"
        self.earlier_note.setText(self.tr("Choose the match, or a saved match record (.json)."))
        try:
            for choice in self._matches.choices():
                self.earlier_match.addItem(f"{choice.title} · {choice.details}", choice.id)
        except JournalError as problem:
            _log.warning("the matches are not listed: %s", problem.trouble.name, exc_info=True)
            self.earlier_note.setText(message_text(problem.message))
        self.earlier_match.setCurrentIndex(-1)

    @Slot()
    def _match_chosen(self) -> None:
        assert self._matches, "without matches the choice is not there"
        try:
            self._take(self._matches.of_match(self.earlier_match.currentData()))
        except JournalError as problem:
            _log.warning("the rolls are not taken: %s", problem.trouble.name, exc_info=True)
            self._refuse(message_text(problem.message))

    @Slot()
    def _ask_file(self) -> None:
        assert self._matches, "without matches the choice is not there"
        dialog = QFileDialog(self, self.tr("Dice of an earlier match"))
        self._matches.folder.lead(dialog)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilter(self.tr("Match records of bgdesk (*.json)"))
        dialog.fileSelected.connect(self.choose_file)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    @Slot(str)
    def choose_file(self, path: str) -> None:
        """Take the rolls of the match record at ``path``."""
        assert self._matches, "without matches the choice is not there"
        try:
            found = self._matches.of_file(Path(path))
        except NoRolls as problem:
            self._refuse(str(problem))
            return
        self.earlier_match.setCurrentIndex(-1)
        self.earlier_match.setPlaceholderText(shown_text(Path(path).name))
        self._take(found)

    def _take(self, earlier: Earlier) -> None:
        if not earlier.rolls:
            self._refuse(self.tr("Nothing was rolled in that match."))
            return
        self._earlier = earlier
        text = self.tr(
            "%n roll(s) come again in this order; when they run out you type the dice in.",
            "",
            len(earlier.rolls),
        )
        self.earlier_note.setText(text)
        self.edited.emit()

    def _refuse(self, sentence: str) -> None:
        self._earlier = None
        self.earlier_note.setText(sentence)
        self.edited.emit()

    @Slot()
    def _refresh(self) -> None:
        for row in (self.earlier_match, self.file, self.earlier_note):
            self._form.setRowVisible(row, self.kind.value == REPLAYED)
        self._form.setRowVisible(self.seed, self.kind.value == SEEDED)

    @property
    def values(self) -> dict[str, Value]:
        """What is chosen, by key of the setting."""
        return {
            table.DICE_KIND.key: self.kind.value,
            table.LAST_SEED.key: self.seed.value(),
        }

    def set_kind(self, kind: str) -> None:
        """Show that kind of dice."""
        self.kind.set_value(kind)
        self._refresh()

    def set_values(self, values: Values) -> None:
        """Show ``values``."""
        self.kind.set_value(chosen(values, table.DICE_KIND))
        self.seed.setValue(chosen(values, table.LAST_SEED))
        self._refresh()
