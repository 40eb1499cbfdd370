"""What is answered when somebody learns from a match goes to disk before it is told what it is worth."""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from bgdesk.analysis.learning import Attempt
from bgdesk.app.messages import message_text
from bgdesk.app.patient_writing import PatientWriting
from bgdesk.library.learnt import LearntAnswers
from bgdesk.library.problems import JournalError

_log = logging.getLogger(__name__)


class KeptAnswers(QObject):
    """Keeps answers by ``answers``, each in its turn in ``writing``."""

    failed = Signal(str)

    def __init__(
        self, answers: Callable[[], LearntAnswers], writing: PatientWriting, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._answers = answers
        self._writing = writing
        self.is_busy = False
        """Whether an answer is still to be written."""

    def found(self, match_id: str) -> frozenset[int]:
        """The decisions of a match in which the best was found before, by their events."""
        try:
            return frozenset(one.event for one in self._answers().of(match_id) if one.is_found)
        except JournalError as problem:
            _log.warning("earlier answers are not known: %s", problem.trouble.name, exc_info=True)
            return frozenset()

    def keep(self, match_id: str, event: int, attempt: Attempt, then: Callable[[], None]) -> None:
        """Have ``attempt`` on disk, then go on; also where that fails, which is told."""

        def kept(_: None) -> None:
            self.is_busy = False
            then()

        def not_kept(problem: JournalError) -> None:
            _log.warning("an answer is not kept: %s", problem.trouble.name, exc_info=problem)
            self.failed.emit(message_text(problem.message))
            kept(None)

        self.is_busy = True
        self._writing.write(
            lambda: self._answers().put(
                match_id, event, attempt.answer, attempt.error, is_found=attempt.is_found
            ),
            kept,
            not_kept,
        )
