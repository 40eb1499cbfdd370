"""Opens matches and positions from files, folders and the clipboard, away from the GUI thread."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.workers.background_task import BackgroundTask, TaskProgress
from bgdesk.formats.folders import files_meant
from bgdesk.formats.import_error import ImportErrorKind
from bgdesk.formats.import_result import Import, Remark, Unreadable
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.library.studies import ShelvedStudy, StudyShelf
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Study
from bgdesk.private_files import is_too_long

_log = logging.getLogger(__name__)

MOST_FILES = 2_000
"""More files are not read at once."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ImportedMatch:
    """A match in a file, not in the library yet."""

    study: Study
    source: str
    remarks: tuple[Remark, ...]
    format: str


@dataclass(frozen=True, slots=True)
class UnreadFile:
    """A file that holds no match, because of ``why`` with its ``quote``."""

    source: str
    why: ImportErrorKind
    quote: str = ""


@dataclass(frozen=True, slots=True)
class ImportBatch:
    """Everything that was found, in the order of the files."""

    found: tuple[ImportedMatch, ...]
    refused: tuple[UnreadFile, ...] = ()
    read: tuple[Path, ...] = ()
    """The files in which something was found."""
    missing: tuple[Path, ...] = ()
    """Those that are not there."""


T = TypeVar("T")
AnyTask = BackgroundTask[ImportBatch] | BackgroundTask[ShelvedStudy] | BackgroundTask[int]


class MatchImporter(QObject):
    """Reads one thing at a time; a new wish takes the place of the one under way."""

    caught = Signal(object)
    """A `ImportBatch`."""
    kept = Signal(object)
    """A `ShelvedStudy`, in the library now."""
    all_kept = Signal(int)
    """So many matches are in the library now."""
    failed = Signal(str)
    began = Signal()
    """Something that takes its time."""
    progress = Signal(int, int)
    """Files read or matches stored, and all of them."""
    ended = Signal()
    """However it ended."""

    def __init__(self, shelf: Callable[[], StudyShelf], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._task: AnyTask | None = None

    def open_paths(self, paths: Iterable[Path]) -> None:
        """Read the files, and all files below the folders, that ``paths`` name."""
        wanted = tuple(paths)
        self._begin(lambda progress: _read_all(wanted, progress))

    def open_text(self, text: str, source: str) -> None:
        """Read a match, or ids of positions, from ``text``."""
        self._begin(lambda _: _read_text(text, source))

    def keep(self, found: ImportedMatch) -> None:
        """Put a match into the library, or find it there."""
        self._start(self._task_of(lambda _: self._add(found)), self._shelved)

    def keep_all(self, found: Sequence[ImportedMatch]) -> None:
        """Put many matches into the library."""
        self._start(self._task_of(lambda progress: self._add_all(tuple(found), progress)), self._all)

    def load(self, study_id: str) -> None:
        """Take a match that was opened before from the library."""
        self._start(self._task_of(lambda _: self._shelf().load(study_id)), self._shelved)

    def load_played(self, record: Callable[[], MatchRecord]) -> None:
        """Take a match that was played here, with its analyses; ``record`` may raise JournalError."""
        self._start(self._task_of(lambda _: self._shelf().of_match(record())), self._shelved)

    def load_again(self, shelved: ShelvedStudy) -> None:
        """Take ``shelved`` from the library with what was added to it meanwhile."""
        self._start(self._task_of(lambda _: self._as_it_is_now(shelved)), self._shelved)

    def _as_it_is_now(self, shelved: ShelvedStudy) -> ShelvedStudy:
        """As it was, if it is no longer there."""
        shelf, record = self._shelf(), shelved.study.record
        if shelved.id == record.header.id:
            return shelf.of_match(record)
        try:
            return shelf.load(shelved.id)
        except JournalError as problem:
            if problem.trouble is not Trouble.UNKNOWN_MATCH:
                raise
            return shelved

    def _add(self, found: ImportedMatch) -> ShelvedStudy:
        return self._shelf().add(found.study, found.source, found.remarks, found.format)

    def _add_all(self, found: tuple[ImportedMatch, ...], progress: TaskProgress) -> int:
        """The last one first, as the library lists what was opened last before the others."""
        for one in progress.over(found[::-1]):
            self._add(one)
        return len(found)

    @property
    def is_busy(self) -> bool:
        """Whether something is being read or stored."""
        return self._task is not None

    def cancel(self) -> None:
        """Forget what is being read; what is in the library stays there."""
        if self._task:
            self._task.cancel()

    @Slot()
    def _end(self) -> None:
        self._task = None
        self.ended.emit()

    def _begin(self, work: Callable[[TaskProgress], ImportBatch]) -> None:
        self._start(self._task_of(work), self._done)

    def _task_of(self, work: Callable[[TaskProgress], T]) -> BackgroundTask[T]:
        fault = self.tr(
            "Something went wrong inside bgdesk, and this could not be opened or stored."
            " What is in the library is kept; details are in the log."
        )
        return BackgroundTask(work, (JournalError, OSError), self, fault=fault)

    def _start(self, task: AnyTask, done: Callable[[Any], None]) -> None:
        self.cancel()
        self._task = task
        task.progress.connect(self.progress)
        task.done.connect(done)
        task.failed.connect(self._failed)
        task.cancelled.connect(self._end)
        self.began.emit()
        task.start()

    @Slot(object)
    def _done(self, batch: ImportBatch) -> None:
        self._end()
        self.caught.emit(batch)

    @Slot(object)
    def _shelved(self, shelved: ShelvedStudy) -> None:
        self._end()
        self.kept.emit(shelved)

    @Slot(object)
    def _all(self, count: int) -> None:
        self._end()
        self.all_kept.emit(count)

    @Slot(str)
    def _failed(self, sentence: str) -> None:
        self._end()
        self.failed.emit(sentence)


def _read_all(paths: tuple[Path, ...], progress: TaskProgress) -> ImportBatch:
    found: list[ImportedMatch] = []
    refused: list[UnreadFile] = []
    meant = tuple(islice(files_meant(paths), MOST_FILES + 1))
    _log.info("%d files are to be read", len(meant))
    read: list[Path] = []
    missing: list[Path] = []
    for path in progress.over(meant[:MOST_FILES]):
        before = len(found)
        _sort(lambda path=path: _read_file(path), path.name, found, refused)  # type: ignore[misc]
        if len(found) > before:
            read.append(path)
        elif refused and refused[-1] == UnreadFile(path.name, ImportErrorKind.MISSING):
            missing.append(path)
    if len(meant) > MOST_FILES:
        _log.info("more than %d files: the others are skipped", MOST_FILES)
        refused.append(UnreadFile(meant[-1].name, ImportErrorKind.TOO_MANY_FILES, str(MOST_FILES)))
    return ImportBatch(tuple(found), tuple(refused), tuple(read), tuple(missing))


def _read_text(text: str, source: str) -> ImportBatch:
    from bgdesk.formats.registry import read_bytes

    found: list[ImportedMatch] = []
    refused: list[UnreadFile] = []
    _sort(lambda: read_bytes(text.encode()), source, found, refused)
    return ImportBatch(tuple(found), tuple(refused))


def _read_file(path: Path) -> Import:
    from bgdesk.formats.registry import read_file

    return read_file(path)


def _sort(
    read: Callable[[], Import], source: str, found: list[ImportedMatch], refused: list[UnreadFile]
) -> None:
    try:
        result = read()
    except (Unreadable, OSError) as problem:
        refusal = _refusal(source, problem)
        _log.info("a file is skipped: %s (%s)", refusal.why.name, type(problem).__name__)
        _log.debug("it is %s: %s", source, problem)
        refused.append(refusal)
        return
    except Exception:  # noqa: BLE001  # a fault in one reader must not keep the other files from being read
        _log.exception("a reader failed")
        refused.append(UnreadFile(source, ImportErrorKind.NOT_READ))
        return
    for study, remarks in zip(result.studies, result.remarks, strict=True):
        found.append(ImportedMatch(study, source, remarks, result.format))


def _refusal(source: str, problem: Unreadable | OSError) -> UnreadFile:
    if isinstance(problem, Unreadable):
        return UnreadFile(source, problem.why, problem.quote)
    if isinstance(problem, FileNotFoundError):
        return UnreadFile(source, ImportErrorKind.MISSING)
    if is_too_long(problem):
        return UnreadFile(source, ImportErrorKind.PATH_TOO_LONG)
    return UnreadFile(
        source,
        ImportErrorKind.FORBIDDEN if isinstance(problem, PermissionError) else ImportErrorKind.NOT_READ,
    )
