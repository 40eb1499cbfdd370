"""What is to be kept of cards, one thing at a time, each in its turn behind what waits to be written."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from bgdesk.app.messages import message_text
from bgdesk.app.patient_writing import PatientWriting
from bgdesk.library.problems import JournalError

_log = logging.getLogger(__name__)

T = TypeVar("T")


def _nothing() -> None:
    """Nothing follows."""


class CardWriting(QObject):
    """While something is written, `is_busy`; ``failed`` says why something is not kept."""

    failed = Signal(str)

    def __init__(self, writing: PatientWriting, parent: QObject) -> None:
        super().__init__(parent)
        self._writing = writing
        self.is_busy = False

    def write(
        self, work: Callable[[], T], done: Callable[[T], None], lost: Callable[[], None] = _nothing
    ) -> None:
        """Do ``work``, then ``done`` with what it gave; where that is not kept ``lost``, then it is told."""

        def written(value: T) -> None:
            self.is_busy = False
            done(value)

        def not_written(problem: JournalError) -> None:
            self.is_busy = False
            _log.warning("something of a card is not kept: %s", problem.trouble.name, exc_info=problem)
            lost()
            self.failed.emit(message_text(problem.message))

        self.is_busy = True
        self._writing.write(work, written, not_written)
