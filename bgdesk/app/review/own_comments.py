"""What is being written about the match that is looked at: soon on disk, and not lost where that fails."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from bgdesk.app.messages import message_text
from bgdesk.app.patient_writing import PatientWriting
from bgdesk.app.review.review import ReviewSession
from bgdesk.library.own_words import OwnWords, with_comment, with_facts
from bgdesk.library.problems import JournalError
from bgdesk.match.study import Study

SAVED_AFTER_MS = 600
"""How long a pause in the typing is, so that not every key is a write."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Unsaved:
    study_id: str
    event: int | None
    text: str

    def is_elsewhere(self, other: _Unsaved) -> bool:
        """Whether ``other`` is about something else."""
        return (self.study_id, self.event) != (other.study_id, other.event)


class OwnComments(QObject):
    """Writes for the study on the table of ``session``: to ``words``, in its turn in ``writing``."""

    failed = Signal(str)

    def __init__(
        self,
        session: ReviewSession,
        words: Callable[[], OwnWords],
        writing: PatientWriting,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._words = words
        self._writing = writing
        self._unsaved: _Unsaved | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(SAVED_AFTER_MS)
        self._pause.timeout.connect(self.save)
        session.opened.connect(self.save)
        writing.ending.connect(self.save)

    def write(self, event: int | None, text: str) -> None:
        """``text`` is what is said of ``event`` by now."""
        shelved = self._session.shelved
        if shelved is None:
            return
        unsaved = _Unsaved(shelved.id, event, text)
        if self._unsaved and self._unsaved.is_elsewhere(unsaved):
            self.save()
        self._unsaved = unsaved
        self._pause.start()

    @Slot()
    def save(self) -> None:
        """Have on disk what was written so far; what cannot be saved now is tried again with the next."""
        self._pause.stop()
        unsaved, self._unsaved = self._unsaved, None
        if unsaved:
            self._writing.write(
                lambda: self._words().comment(unsaved.study_id, unsaved.event, unsaved.text),
                lambda _: self._saved(unsaved),
                partial(self._not_saved, unsaved),
            )

    def _saved(self, saved: _Unsaved) -> None:
        """What is on disk is shown, unless more has been typed since."""
        if self._unsaved is None or self._unsaved.is_elsewhere(saved):
            self._session.say(saved.study_id, partial(_with_comment, saved.event, saved.text))

    def _not_saved(self, unsaved: _Unsaved, problem: JournalError) -> None:
        self._unsaved = self._unsaved or unsaved
        self._fail(problem)

    def put_facts(self, facts: Mapping[str, str]) -> None:
        """Keep where and when the match was played, and by whom."""
        shelved = self._session.shelved
        if shelved is None:
            return
        match_id = shelved.id

        def said(_: None) -> None:
            self._session.say(match_id, lambda study: replace(study, tags=with_facts(study.tags, facts)))

        self._writing.write(lambda: self._words().put_facts(match_id, facts), said, self._fail)

    def _fail(self, problem: JournalError) -> None:
        _log.warning("not kept what was said: %s", problem.trouble.name, exc_info=problem)
        self.failed.emit(message_text(problem.message))


def _with_comment(event: int | None, text: str, study: Study) -> Study:
    return with_comment(study, event, text)
