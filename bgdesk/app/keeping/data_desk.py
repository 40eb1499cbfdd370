"""One piece of work on the data at a time: look, check, copy, export, put the old data away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QFile, QObject, Signal, Slot

from bgdesk.app.data_folder import MovedData, moved_data, remember_moved
from bgdesk.app.workers.background_task import BackgroundTask, TaskProgress
from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError, Trouble

if TYPE_CHECKING:
    from bgdesk.library.keeping.check import Checkup
    from bgdesk.library.keeping.copies import KeptCopy
    from bgdesk.library.keeping.exporting import Exported


class DataWork(Enum):
    """What is under way."""

    LOOK = auto()
    CHECK = auto()
    BACK_UP = auto()
    EXPORT = auto()
    PUT_AWAY = auto()


@dataclass(frozen=True, slots=True)
class DataFacts:
    """What there is: sizes in bytes, ``service`` synchronises the folder, ``old`` is where it was before."""

    folder: Path
    size: int = 0
    copies: tuple[KeptCopy, ...] = ()
    service: str = ""
    old: Path | None = None
    old_size: int = 0


class DataDesk(QObject):
    """Every piece of work ends with ``ended``, after its result or ``failed``; a second one is not begun.

    What it needs is imported where it runs, beside the window.
    """

    found = Signal(object)
    """`DataFacts`."""
    checked = Signal(object)
    """A `Checkup`."""
    backed_up = Signal(object)
    """The `Path` of the copy."""
    exported = Signal(object)
    """An `Exported`."""
    put_away = Signal()
    progress = Signal(int, int)
    failed = Signal(str)
    ended = Signal()

    def __init__(self, library: Library, config: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._config = config
        self._task: BackgroundTask[Any] | None = None
        self._begun: list[BackgroundTask[Any]] = []
        """Those whose threads may still run although nobody waits any more."""
        self.work: DataWork | None = None

    def look(self) -> None:
        """Find out what there is."""
        folder, path, config = self._library.path.parent, self._library.path, self._config
        self._begin(DataWork.LOOK, lambda told: _facts(folder, path, config), self.found.emit)

    def check(self) -> None:
        """Look at every page and every match."""
        path = self._library.path

        def look_at_all(told: TaskProgress) -> Checkup:
            from bgdesk.library.keeping.check import check

            return check(path, told.tick)

        self._begin(DataWork.CHECK, look_at_all, self.checked.emit)

    def back_up(self, folder: Path) -> None:
        """A checked copy into ``folder``."""
        path, now = self._library.path, _now()

        def copy(_: TaskProgress) -> Path:
            from bgdesk.library.keeping.copies import copy_library, name_for_copy

            target = name_for_copy(path, folder, now)
            copy_library(path, target)
            return target

        self._begin(DataWork.BACK_UP, copy, self.backed_up.emit)

    def export(self, folder: Path) -> None:
        """Everything into a new folder in ``folder``."""
        library, now = self._library, _now()

        def write(told: TaskProgress) -> Exported:
            from bgdesk.library.keeping.exporting import export_everything, name_for_export

            return export_everything(library, name_for_export(folder, now), now, told.tick)

        self._begin(DataWork.EXPORT, write, self.exported.emit)

    def put_old_away(self) -> None:
        """The data from before a move goes to the trash."""
        config = self._config
        self._begin(DataWork.PUT_AWAY, lambda told: _put_away(config), lambda _: self.put_away.emit())

    @Slot()
    def cancel(self) -> None:
        """What is written by now stays."""
        if self._task:
            self._task.cancel()

    def close(self) -> None:
        """Nobody waits any more; what is being written is written."""
        self.cancel()
        for task in self._begun:
            task.wait()

    def _begin(self, work: DataWork, do: Callable[[TaskProgress], Any], tell: Callable[[Any], None]) -> None:
        if self.work is DataWork.LOOK:
            self.cancel()
        if self._task:
            return
        self.work = work
        self._task = task = BackgroundTask(do, (JournalError, OSError), self)
        self._begun = [*(one for one in self._begun if one.is_running), task]
        task.progress.connect(self.progress)
        for signal, then in ((task.done, tell), (task.failed, self.failed.emit), (task.cancelled, None)):
            if then:
                signal.connect(then)
            signal.connect(self._end)
        task.start()

    @Slot()
    def _end(self) -> None:
        self._task = self.work = None
        self.ended.emit()


def _now() -> datetime:
    return datetime.now().astimezone()


def _facts(folder: Path, library: Path, config: Path) -> DataFacts:
    from bgdesk.library.keeping.copies import kept_copies
    from bgdesk.library.keeping.moving import data_files
    from bgdesk.library.keeping.synced_folder import syncing_service

    moved = moved_data(config)
    before = moved.before if moved and moved.folder == folder else None
    old = data_files(before) if before else ()
    return DataFacts(
        folder,
        _size(data_files(folder)),
        kept_copies(library),
        syncing_service(folder) or "",
        before if old else None,
        _size(old),
    )


def _size(files: tuple[Path, ...]) -> int:
    return sum(path.stat().st_size for path in files if path.exists())


def _put_away(config: Path) -> None:
    """Raises JournalError where there is no trash; then what is not in it stays."""
    from bgdesk.library.keeping.moving import data_files

    moved = moved_data(config)
    if not moved or not moved.before:
        return
    for path in data_files(moved.before):
        if not QFile.moveToTrash(str(path)):
            raise JournalError(Trouble.NO_TRASH, moved.before)
    remember_moved(config, MovedData(moved.folder))
