"""Asks for the name of a position that is set up."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtWidgets import QWidget

from bgdesk.library.bench import MOST_LETTERS
from bgdesk.ui.common.name_dialog import NameDialog
from bgdesk.ui.words.notation import isolated


class PositionNameDialog(NameDialog):
    """A name that is not empty; where it is one of ``taken``, that position is replaced."""

    def __init__(self, taken: Collection[str], parent: QWidget | None = None) -> None:
        #: Title of a dialog that asks for a name
        super().__init__(self.tr("Name of this position"), "", MOST_LETTERS, "muted", parent)
        self._taken = frozenset(taken)
        self.refresh()

    def note_on(self, name: str) -> str:
        if name in self._taken:
            #: Below the field for a name
            return self.tr("Another position has this name, and is replaced.")
        #: Below the field for a name, with an example of a name. {roll} is as in 3-1
        return self.tr("A slash makes a folder: Openings/Replies to {roll}").format(roll=isolated("3-1"))

    def will_do(self, name: str) -> bool:
        return bool(name.strip("/ "))

    def cleaned(self, name: str) -> str:
        parts = [part.strip() for part in name.split("/")]
        return "/".join(filter(None, parts))
