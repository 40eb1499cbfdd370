"""What another program says of a position, in the text by which the position is set up."""

from __future__ import annotations

import logging
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.lab.lab_judge import LabAnswer
from bgdesk.app.lab.lab_questions import before_offer, question_of
from bgdesk.app.lab.reading import LONGEST_TEXT, UnreadText, read_setup
from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.match.setup.conversion import state_of_setup
from bgdesk.match.state import MatchState
from bgdesk.match.study import JudgedCube, JudgedPlay, Study

_log = logging.getLogger(__name__)


def given_answer(text: str) -> LabAnswer | None:
    """What ``text`` says of its position besides where the checkers are; ``None`` where that is nothing."""
    setup = read_setup(text)
    state = None if isinstance(setup, UnreadText) else state_of_setup(setup)
    question = question_of(state) if state else None
    study = _study_in(text) if question else None
    if state is None or question is None or study is None:
        return None
    asked = before_offer(state) or state
    for analysis in study.analyses if _is_about(study, asked) else ():
        found: tuple[JudgedPlay | JudgedCube, ...] = analysis.plays if state.dice else analysis.cubes
        if found:
            return LabAnswer(question, analysis.level, replace(found[-1], event=0), analysis.engine)
    return None


def _is_about(study: Study, state: MatchState) -> bool:
    """Whether the same is decided by the same player."""
    own = study.record.state
    return any(
        (one.position, one.turn, one.dice) == (state.position, state.turn, state.dice)
        for one in (own, before_offer(own))
        if one
    )


def _study_in(text: str) -> Study | None:
    from bgdesk.formats.import_result import Unreadable
    from bgdesk.formats.registry import read_bytes

    try:
        found = read_bytes(text[:LONGEST_TEXT].encode())
    except Unreadable:
        return None
    except Exception:  # noqa: BLE001  # a fault in a reader is no reason not to set the position up
        _log.exception("a reader failed")
        return None
    return found.studies[0] if len(found.studies) == 1 else None


class GivenAnalysis(QObject):
    """Looks through one text at a time, beside the window."""

    found = Signal(object)
    """The `LabAnswer` of a text that tells one."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task: BackgroundTask[LabAnswer | None] | None = None

    def look_through(self, text: str) -> None:
        """A single line tells no more than a position."""
        self.close()
        if "\n" in text.strip():
            self._task = BackgroundTask(lambda _: given_answer(text), (), self)
            self._task.done.connect(self._done)
            self._task.start()

    @Slot(object)
    def _done(self, answer: LabAnswer | None) -> None:
        self._task = None
        if answer:
            self.found.emit(answer)

    def close(self) -> None:
        """Forget what is looked through."""
        task, self._task = self._task, None
        if task:
            task.cancel()
