"""Asks for the name of a deck of cards."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtWidgets import QWidget

from bgdesk.ui.common.name_dialog import NameDialog

MOST_LETTERS = 80


class DeckNameDialog(NameDialog):
    """A name that is not empty and not one of ``taken``."""

    def __init__(self, name: str, taken: Collection[str], parent: QWidget | None = None) -> None:
        #: Title of a dialog that asks for a name
        super().__init__(self.tr("Name of this deck"), name, MOST_LETTERS, "muted", parent)
        self._taken = frozenset(taken)
        self.refresh()

    def note_on(self, name: str) -> str:
        if name.strip() in self._taken:
            #: Below the field for a name
            return self.tr("Another deck has this name.")
        #: Below the field for a name
        return self.tr("Choose a name that does not give the answer away: you see it before you answer.")

    def will_do(self, name: str) -> bool:
        return bool(name.strip()) and name.strip() not in self._taken

    def cleaned(self, name: str) -> str:
        return name.strip()
