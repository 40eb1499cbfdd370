"""The match that is looked at: its study, the analysis shown, and the work on a further one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from bgdesk.app.match_controller import MatchController
from bgdesk.app.seating import Seating
from bgdesk.library.studies import ShelvedStudy, StudyShelf
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis, Study


class Review(QObject):
    """Shows studies on the table of ``controller`` and keeps what is said about them in the library."""

    changed = Signal()
    """Another study, or something new about this one."""

    def __init__(
        self,
        controller: MatchController,
        seating: Seating,
        shelf: Callable[[], StudyShelf],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._seating = seating
        self._shelf = shelf
        self._shelved: ShelvedStudy | None = None
        controller.opened.connect(self._another_match)

    @property
    def shelved(self) -> ShelvedStudy | None:
        """The study on the table; ``None`` while a match is played."""
        return self._shelved

    @property
    def analysis(self) -> Analysis | None:
        """The analysis that is shown: the newest one."""
        analyses = self._shelved.study.analyses if self._shelved else ()
        return analyses[0] if analyses else None

    def show(self, shelved: ShelvedStudy) -> None:
        """Look at ``shelved``."""
        self._shelved = shelved
        self._seating.show(shelved.study.record)
        self.changed.emit()

    def take(self, record: MatchRecord) -> None:
        """Look at ``record``, a match that was played here and is over. Raises JournalError."""
        match_id = record.header.id
        study = Study(record, analyses=self._shelf().analyses(match_id, record))
        self.show(ShelvedStudy(match_id, study, "", ()))

    def _another_match(self) -> None:
        table = self._controller.table
        if self._shelved and not (table and table.record is self._shelved.study.record):
            self._shelved = None
            self.changed.emit()

    def _put(self, analysis: Analysis) -> None:
        """``analysis`` becomes the newest of the study on the table."""
        assert self._shelved
        study = self._shelved.study
        others = tuple(other for other in study.analyses if not _is_same(other, analysis))
        self._shelved = replace(self._shelved, study=replace(study, analyses=(analysis, *others)))
        self.changed.emit()


def _is_same(one: Analysis, other: Analysis) -> bool:
    return (one.engine, one.level, one.settings) == (other.engine, other.level, other.settings)
