"""A position without a game is judged as soon as it is opened: nobody opens one for anything else."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, QTimer, Slot

from bgdesk.analysis.levels import DEFAULT_LEVEL
from bgdesk.analysis.questions import Kind, decisions, questions
from bgdesk.app.review.review import ReviewSession
from bgdesk.library.problems import JournalError
from bgdesk.match.record import MatchRecord
from bgdesk.ui.words.judgeable import judgeable

_log = logging.getLogger(__name__)

_AFTER_MS = 400
"""The position is seen first."""


def is_to_be_judged(record: MatchRecord) -> bool:
    """Whether nothing was done in ``record`` but to roll, and an engine can say what comes next."""
    has_begun = any(one.kind is not Kind.NO_DOUBLE for one in decisions(record))
    return not has_begun and bool(questions(record)) and judgeable(record).can_begin


class JudgingAtOnce(QObject):
    """Follows ``review``; what was judged before is not judged again."""

    def __init__(self, review: ReviewSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._review = review
        self._timer = QTimer(self, singleShot=True, interval=_AFTER_MS)
        self._timer.timeout.connect(self._judge)
        review.opened.connect(self._timer.start)

    @Slot()
    def _judge(self) -> None:
        shelved = self._review.shelved
        if shelved is None or self._review.analyses or self._review.is_analysing:
            return
        if not is_to_be_judged(shelved.study.record):
            return
        try:
            self._review.analyse(DEFAULT_LEVEL)
        except JournalError:  # said when somebody asks for an analysis
            _log.warning("the position is not judged", exc_info=True)
