"""Asks for the name of a set of rules."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtWidgets import QWidget

from bgdesk.app.table.presets import MAX_NAME
from bgdesk.ui.common.name_dialog import NameDialog


class PresetNameDialog(NameDialog):
    """A name that is not empty and none of ``taken``."""

    def __init__(self, name: str, taken: Collection[str], parent: QWidget | None = None) -> None:
        #: Title of a dialog that asks for a name
        super().__init__(self.tr("Name of this rule set"), name, MAX_NAME, "warning", parent)
        self._taken = frozenset(one.casefold() for one in taken)
        self.refresh()

    def note_on(self, name: str) -> str:
        return self.tr("Another rule set has this name.") if self._is_taken(name) else ""

    def will_do(self, name: str) -> bool:
        return bool(name) and not self._is_taken(name)

    def _is_taken(self, name: str) -> bool:
        return name.casefold() in self._taken
