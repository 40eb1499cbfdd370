"""Where the dice of a new match come from."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QLineEdit, QWidget

from bgdesk.app import settings_table as table
from bgdesk.app.new_match import Values, chosen
from bgdesk.app.setting import Value
from bgdesk.match.fair_dice import FAIR, SEEDED
from bgdesk.ui.dialogs.rows import add_row, new_form, number_box
from bgdesk.ui.dialogs.setting_editor import SettingEditor
from bgdesk.ui.panels.roles import label


class DiceForm(QWidget):
    """The kind of dice; words of one's own for fair ones, a number for repeatable ones.

    ``fingerprint`` is the SHA-256 of the secret that fair dice would use: shown before the words are given.
    """

    def __init__(self, fingerprint: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = SettingEditor(table.DICE_KIND)
        self.words = QLineEdit()
        self.words.setMaxLength(table.LAST_WORDS.max_length)
        self.words.setPlaceholderText(self.tr("Anything you like; it goes into every throw"))
        self.seed = number_box(table.LAST_SEED.minimum, table.LAST_SEED.maximum)
        self._form = new_form(self)
        self._form.setContentsMargins(0, 0, 12, 0)
        add_row(self._form, self.tr("Dice"), self.kind)
        add_row(self._form, self.tr("&Words of your own"), self.words)
        add_row(self._form, self.tr("N&umber"), self.seed)
        self._fingerprint = label(fingerprint, role="muted", scale=0.85)
        self._fingerprint.setWordWrap(True)
        self._fingerprint.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        if fingerprint:
            add_row(self._form, self.tr("Fingerprint of the secret"), self._fingerprint)
        self.kind.edited.connect(self._refresh)
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        self._form.setRowVisible(self.words, self.kind.value == FAIR)
        if self._fingerprint.text():
            self._form.setRowVisible(self._fingerprint, self.kind.value == FAIR)
        self._form.setRowVisible(self.seed, self.kind.value == SEEDED)

    @property
    def values(self) -> dict[str, Value]:
        """What is chosen, by key of the setting."""
        return {
            table.DICE_KIND.key: self.kind.value,
            table.LAST_WORDS.key: self.words.text().strip(),
            table.LAST_SEED.key: self.seed.value(),
        }

    def set_values(self, values: Values) -> None:
        """Show ``values``."""
        self.kind.set_value(chosen(values, table.DICE_KIND))
        self.words.setText(chosen(values, table.LAST_WORDS))
        self.seed.setValue(chosen(values, table.LAST_SEED))
        self._refresh()
