"""What is being written about the match that is looked at: soon on disk, and not lost where that fails."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from bgdesk.app.messages import message_text
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


class OwnComments(QObject):
    """Writes for the study on the table of ``session``; ``words`` is where it is kept."""

    failed = Signal(str)

    def __init__(
        self, session: ReviewSession, words: Callable[[], OwnWords], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._words = words
        self._unsaved: _Unsaved | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(SAVED_AFTER_MS)
        self._pause.timeout.connect(self.save)
        session.opened.connect(self.save)

    def write(self, event: int | None, text: str) -> None:
        """``text`` is what is said of ``event`` by now."""
        shelved = self._session.shelved
        if shelved is None:
            return
        unsaved = _Unsaved(shelved.id, event, text)
        if self._unsaved and (self._unsaved.study_id, self._unsaved.event) != (shelved.id, event):
            self.save()
        self._unsaved = unsaved
        self._pause.start()

    @Slot()
    def save(self) -> None:
        """Have on disk what was written so far; what cannot be saved now is tried again with the next."""
        self._pause.stop()
        unsaved = self._unsaved
        if unsaved is None:
            return
        try:
            self._words().comment(unsaved.study_id, unsaved.event, unsaved.text)
        except JournalError as problem:
            self._fail(problem)
            return
        self._unsaved = None
        self._session.say(unsaved.study_id, partial(_with_comment, unsaved.event, unsaved.text))

    def put_facts(self, facts: Mapping[str, str]) -> None:
        """Keep where and when the match was played, and by whom."""
        shelved = self._session.shelved
        if shelved is None:
            return
        try:
            self._words().put_facts(shelved.id, facts)
        except JournalError as problem:
            self._fail(problem)
            return
        self._session.say(shelved.id, lambda study: replace(study, tags=with_facts(study.tags, facts)))

    def _fail(self, problem: JournalError) -> None:
        _log.warning("not kept what was said: %s", problem.trouble.name, exc_info=True)
        self.failed.emit(message_text(problem.message))


def _with_comment(event: int | None, text: str, study: Study) -> Study:
    return with_comment(study, event, text)
