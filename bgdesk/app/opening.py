"""Opens matches and positions from files, folders and the clipboard, away from the GUI thread."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.errand import Errand, Steps
from bgdesk.app.source_text import QT_TRANSLATE_NOOP
from bgdesk.formats.imported import Import, Remark, Unreadable
from bgdesk.library.problems import JournalError
from bgdesk.library.studies import ShelvedStudy, StudyShelf
from bgdesk.match.study import Study

_NO_FILE = QT_TRANSLATE_NOOP("Import", "There is no such file.")
_FORBIDDEN = QT_TRANSLATE_NOOP("Import", "You are not allowed to read it.")
_NOT_READ = QT_TRANSLATE_NOOP("Import", "It cannot be read.")

MOST_FILES = 2_000
"""More files of one folder are not read at once."""


@dataclass(frozen=True, slots=True)
class Found:
    """A match in a file, not in the library yet."""

    study: Study
    source: str
    remarks: tuple[Remark, ...]
    format: str


@dataclass(frozen=True, slots=True)
class Refusal:
    """A file that holds no match; ``why`` is one sentence."""

    source: str
    why: str


@dataclass(frozen=True, slots=True)
class Catch:
    """Everything that was found, in the order of the files."""

    found: tuple[Found, ...]
    refused: tuple[Refusal, ...] = ()


AnyErrand = Errand[Catch] | Errand[ShelvedStudy]


class Opening(QObject):
    """Reads one thing at a time; a new wish takes the place of the one under way."""

    caught = Signal(object)
    """A `Catch`."""
    kept = Signal(object)
    """A `ShelvedStudy`, in the library now."""
    failed = Signal(str)
    progress = Signal(int, int)
    """Files read, files in all."""

    def __init__(self, shelf: Callable[[], StudyShelf], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._errand: AnyErrand | None = None

    def open_paths(self, paths: Iterable[Path]) -> None:
        """Read the files, and all files below the folders, that ``paths`` name."""
        wanted = tuple(paths)
        self._begin(lambda steps: _read_all(wanted, steps))

    def open_text(self, text: str, source: str) -> None:
        """Read a match, or ids of positions, from ``text``."""
        self._begin(lambda steps: _read_text(text, source))

    def keep(self, found: Found) -> None:
        """Put a match into the library, or find it there."""
        self._start(Errand(lambda steps: self._add(found), (JournalError,), self), self._shelved)

    def _add(self, found: Found) -> ShelvedStudy:
        return self._shelf().add(found.study, found.source, found.remarks)

    def cancel(self) -> None:
        """Forget what is being read."""
        if self._errand:
            self._errand.cancel()
            self._errand = None

    def _begin(self, work: Callable[[Steps], Catch]) -> None:
        errand = Errand(work, (OSError,), self)
        errand.progress.connect(self.progress)
        self._start(errand, self._done)

    def _start(self, errand: AnyErrand, done: Callable[[Any], None]) -> None:
        self.cancel()
        self._errand = errand
        errand.done.connect(done)
        errand.failed.connect(self.failed)
        errand.start()

    @Slot(object)
    def _done(self, catch: Catch) -> None:
        self._errand = None
        self.caught.emit(catch)

    @Slot(object)
    def _shelved(self, shelved: ShelvedStudy) -> None:
        self._errand = None
        self.kept.emit(shelved)


def _read_all(paths: tuple[Path, ...], steps: Steps) -> Catch:
    found: list[Found] = []
    refused: list[Refusal] = []
    for path in steps.over(_files(paths)):
        _sort(lambda path=path: _read_file(path), path.name, found, refused)  # type: ignore[misc]
    return Catch(tuple(found), tuple(refused))


def _read_text(text: str, source: str) -> Catch:
    from bgdesk.formats.registry import read_bytes

    found: list[Found] = []
    refused: list[Refusal] = []
    _sort(lambda: read_bytes(text.encode()), source, found, refused)
    return Catch(tuple(found), tuple(refused))


def _read_file(path: Path) -> Import:
    from bgdesk.formats.registry import read_file

    return read_file(path)


def _sort(read: Callable[[], Import], source: str, found: list[Found], refused: list[Refusal]) -> None:
    try:
        result = read()
    except (Unreadable, OSError) as problem:
        refused.append(Refusal(source, _why(problem)))
        return
    for study, remarks in zip(result.studies, result.remarks, strict=True):
        found.append(Found(study, source, remarks, result.format))


def _why(problem: Unreadable | OSError) -> str:
    if isinstance(problem, Unreadable):
        return str(problem)
    if isinstance(problem, FileNotFoundError):
        return _NO_FILE
    return _FORBIDDEN if isinstance(problem, PermissionError) else _NOT_READ


def _files(paths: tuple[Path, ...]) -> tuple[Path, ...]:
    """The files meant, those of folders in the order of their names, without hidden ones."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(p for p in path.rglob("*") if p.is_file() and not p.name.startswith("."))
            files += inside[:MOST_FILES]
        else:
            files.append(path)
    return tuple(files)
