"""``analyse --keep``: what is analysed is in the library as it grows, and is not analysed again."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from bgdesk.analysis.judges import begun_before
from bgdesk.cli.shared.library import library
from bgdesk.formats.import_result import Remark
from bgdesk.library.studies import StudyShelf
from bgdesk.match.study import Analysis, Study

KEEP_AFTER_S = 2.0
"""So long a match is analysed before what there is of it is kept."""


@dataclass(frozen=True, slots=True)
class FoundMatch:
    """A match in the file ``path``, which was read as ``format``."""

    path: Path
    study: Study
    remarks: tuple[Remark, ...]
    format: str


class Keeping:
    """Keeps one match after the other in ``shelf``; without one, nothing. Methods may raise JournalError."""

    def __init__(self, shelf: StudyShelf | None) -> None:
        self._shelf = shelf
        self._id = ""
        self._kept_at = 0.0

    def begin(self, found: FoundMatch, level: str) -> tuple[Study, Analysis | None]:
        """The match with all that is known of it, and the analysis at ``level`` that can be gone on with."""
        if self._shelf is None:
            return found.study, None
        shelved = self._shelf.add(found.study, found.path.name, found.remarks, found.format)
        self._id, self._kept_at = shelved.id, monotonic()
        study = shelved.study
        return study, begun_before(study.record.header.options, study.analyses, level)

    def grow(self, analysis: Analysis) -> None:
        """The match that was begun is analysed so far; kept now and then."""
        if monotonic() - self._kept_at >= KEEP_AFTER_S:
            self.keep(analysis)

    def keep(self, analysis: Analysis) -> None:
        """Have ``analysis`` on disk."""
        if self._shelf is not None and analysis.says_anything:
            self._shelf.save_analysis(self._id, analysis)
            self._kept_at = monotonic()


@contextmanager
def keeping(arguments: argparse.Namespace) -> Iterator[Keeping]:
    """Where analyses are kept, if they are. Raises PathsError, JournalError and CliError."""
    if not arguments.keep:
        yield Keeping(None)
        return
    with library(arguments) as opened:
        yield Keeping(opened.studies)
