"""The checkers of a match being set as they lie on a table: nothing else of the moment changes."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject

from bgdesk.app.lab.lab import Lab
from bgdesk.match.setup.setup import TableSetup


class _NoShelf:
    """What is set here belongs to the match once it is agreed, and to nothing before."""

    def draft(self) -> str | None:
        return None

    def keep_draft(self, body: str) -> None:
        """Nothing is kept."""


class CheckersLab(Lab):
    """Begins with ``setup``; of every change only the checkers are taken."""

    def __init__(self, setup: TableSetup, parent: QObject | None = None) -> None:
        super().__init__(_NoShelf, parent)
        self._setup = setup

    def change(self, setup: TableSetup) -> bool:
        return super().change(replace(self.setup, position=setup.position))
