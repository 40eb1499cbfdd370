"""The table that is being set up: every change is on disk before it is shown, and can be undone.

It is no match: while another program holds the library the board goes on, and the latest is kept later.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from bgdesk.app.messages import message_text
from bgdesk.app.patient_writing import PatientWriting
from bgdesk.library.problems import JournalError
from bgdesk.match.codec.json_shapes import CodecError
from bgdesk.match.setup.setup import TableSetup, new_setup
from bgdesk.match.setup.setup_codec import setup_from_text, setup_to_text

_log = logging.getLogger(__name__)

MOST_STEPS = 500
"""Changes that can be undone."""


class DraftShelf(Protocol):
    """Where the table that is being set up is kept."""

    def draft(self) -> str | None:
        """What was kept last. Raises JournalError."""

    def keep_draft(self, body: str) -> None:
        """Have ``body`` on disk. Raises JournalError."""


class Lab(QObject):
    """One set-up with its history; ``shelf()`` keeps the present one, in the order of ``writing``."""

    changed = Signal()
    """The table is set up differently."""
    keep_failed = Signal(str)
    """A sentence: the present set-up could not be kept on disk."""

    def __init__(
        self,
        shelf: Callable[[], DraftShelf],
        parent: QObject | None = None,
        writing: PatientWriting | None = None,
    ) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._writing = writing or PatientWriting(self)
        self._setup: TableSetup | None = None
        self._undone: list[TableSetup] = []
        self._done: list[TableSetup] = []
        self._earlier: TableSetup | None = None
        self._has_failed = self._is_unkept = False

    @property
    def setup(self) -> TableSetup:
        """The table as it is set up."""
        if self._setup is None:
            self._setup = self._kept() or new_setup()
        return self._setup

    def _kept(self) -> TableSetup | None:
        try:
            text = self._shelf().draft()
            return setup_from_text(text) if text else None
        except (JournalError, CodecError) as problem:
            _log.warning("the last set-up cannot be read: %s", problem)
            return None

    @property
    def earlier(self) -> TableSetup | None:
        """What stood there before the present one was begun."""
        return self._earlier

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to undo."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether there is a change to do again."""
        return bool(self._undone)

    def change(self, setup: TableSetup) -> bool:
        """Set the table up like this; False where it is so already."""
        if setup == self.setup:
            return False
        self._done.append(self.setup)
        del self._done[:-MOST_STEPS]
        self._undone.clear()
        self._show(setup)
        return True

    def begin(self, setup: TableSetup) -> None:
        """Something new to look at: there is nothing to undo, and what stood there is `earlier`."""
        if setup == self.setup:
            return
        self._earlier = self.setup
        self._done.clear()
        self._undone.clear()
        self._show(setup)

    def undo(self) -> None:
        """The table before the last change."""
        if self._done:
            self._undone.append(self.setup)
            self._show(self._done.pop())

    def redo(self) -> None:
        """The table before the last undo."""
        if self._undone:
            self._done.append(self.setup)
            self._show(self._undone.pop())

    def _show(self, setup: TableSetup) -> None:
        self._setup = setup
        if not self._is_unkept:
            self._is_unkept = True
            self._writing.write(self._keep, self._done_keeping, self._not_kept)
        self.changed.emit()

    def _keep(self) -> None:
        """Have the present one on disk, which may have changed while this waited."""
        self._shelf().keep_draft(setup_to_text(self.setup))

    def _done_keeping(self, _: None) -> None:
        self._has_failed = self._is_unkept = False

    def _not_kept(self, problem: JournalError) -> None:
        """A disk that fails is told of once, not with every change."""
        self._is_unkept = False
        _log.warning("a set-up was not kept: %s", problem.trouble.name)
        if not self._has_failed:
            self._has_failed = True
            self.keep_failed.emit(message_text(problem.message))
