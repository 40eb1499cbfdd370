"""Where bgdesk keeps its files; ``--home`` or ``BGDESK_HOME`` moves all of them."""

from __future__ import annotations

import errno
import os
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType

from bgdesk.app.data_folder import moved_data, place_file
from bgdesk.private_files import FOLDER, is_too_long, make_folder, tighten
from bgdesk.source_text import QT_TRANSLATE_NOOP, Message, Sentences

HOME_VARIABLE = "BGDESK_HOME"
_NAME, _LIBRARY = "bgdesk", "library.sqlite"
_OURS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "data": ("library*", "backups", "coan-ki"),
        "config": ("settings.toml*", "window.ini*", "data-folder.json", "at-next-start.json"),
        "logs": ("*.log*", "*.part"),
        "cache": ("first-picture*",),
    }
)
"""What bgdesk keeps in each of its folders, among which there may be files of somebody else."""
_NOT_LENT = shutil.ignore_patterns(
    "backups", "library-damaged-*", "library*.open", "*.running", "library.window", "*-shm"
)


class PathsTrouble(Sentences):
    """Why a folder cannot be used."""

    #: {folder} is the name of a folder
    FILE_THERE = QT_TRANSLATE_NOOP("Start", "The folder {folder} cannot be used: a file is in its place.")
    #: {folder} is the name of a folder
    NOT_WRITABLE = QT_TRANSLATE_NOOP("Start", "The folder {folder} cannot be used: you may not write there.")
    #: {folder} is the name of a folder
    TOO_LONG = QT_TRANSLATE_NOOP("Start", "The folder {folder} cannot be used: its path is too long.")
    #: {folder} is the name of a folder
    BAD_NAME = QT_TRANSLATE_NOOP("Start", "The folder {folder} cannot be used: its name is not possible.")
    #: {folder} is the name of a folder, {detail} what the system says
    FAILED = QT_TRANSLATE_NOOP("Start", "The folder {folder} cannot be used: {detail}.")
    #: {folder} is the name of a folder
    NOTHING_KEPT = QT_TRANSLATE_NOOP(
        "Start",
        "You may not write to the folder {folder}: your matches can be looked at and exported, but whatever"
        " you do is forgotten when bgdesk is closed.",
    )
    #: {folder} is the name of a folder
    NO_SETTINGS_KEPT = QT_TRANSLATE_NOOP(
        "Start",
        "You may not write to the folder {folder}: changed settings are forgotten when bgdesk is closed.",
    )
    #: {folder} is the name of a folder, {detail} that of a file
    MOVED_AWAY = QT_TRANSLATE_NOOP(
        "Start",
        "Your data was moved to {folder}, which is not there now. Connect its disk and start bgdesk again. If"
        " it is lost, remove the file {detail}: then bgdesk begins at the usual place.",
    )


class PathsError(Exception):
    """A folder cannot be used; the text is one sentence for the user."""

    def __init__(self, trouble: PathsTrouble, folder: Path, detail: str = "") -> None:
        self.trouble = trouble
        self.message = Message.of(trouble, folder=folder, detail=detail.rstrip("."))
        super().__init__(str(self.message))


@dataclass(frozen=True, slots=True)
class Paths:
    """The folders of one user; finding them touches nothing on disk.

    ``own`` are those in place of which these are used for a while.
    """

    data: Path
    config: Path
    logs: Path
    cache: Path
    own: Paths | None = None

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.toml"

    @property
    def told(self) -> tuple[Message, ...]:
        """What is not kept."""
        if self.own and self.own.data != self.data:
            return (Message.of(PathsTrouble.NOTHING_KEPT, folder=self.own.data),)
        if self.own and self.own.config != self.config:
            return (Message.of(PathsTrouble.NO_SETTINGS_KEPT, folder=self.own.config),)
        return ()

    def prepared(self) -> Paths:
        """These paths, every folder made, tried, and closed to others.

        Raises PathsError when one cannot be used.
        """
        self.check_moved()
        for name, ours in _OURS.items():
            _prepare(getattr(self, name))
            tighten(getattr(self, name), ours)
        return self

    @contextmanager
    def lent(self) -> Iterator[Paths]:
        """The same; where a folder with a library may only be read, copies that are gone when the block ends.

        Raises PathsError when a folder cannot be used at all.
        """
        try:
            made = self.prepared()
        except PathsError as problem:
            if problem.trouble is not PathsTrouble.NOT_WRITABLE or not _may_read(self.data):
                raise
        else:
            yield made
            return
        with tempfile.TemporaryDirectory(prefix=f"{_NAME}-", ignore_cleanup_errors=True) as home:
            yield self._copied_to(Path(home))

    def _copied_to(self, home: Path) -> Paths:
        places = {name: _usable(getattr(self, name), home / name) for name in _OURS}
        return replace(self, **places, own=self)

    def check_moved(self) -> None:
        """Raises PathsError where the data was moved to a folder that is not there.

        That is never made: on a disk that is away there is a library.
        """
        moved = moved_data(self.config)
        if moved and moved.folder == self.data and not self.data.is_dir():
            raise PathsError(PathsTrouble.MOVED_AWAY, self.data, str(place_file(self.config)))


def find_paths(home: str | Path | None = None, environment: Mapping[str, str] = os.environ) -> Paths:
    """The folders below ``home``, else below ``BGDESK_HOME``, else the usual ones of this system.

    Data that was moved is where it was moved.
    """
    chosen = home or environment.get(HOME_VARIABLE)
    paths = _below(Path(chosen)) if chosen else _usual()
    moved = moved_data(paths.config)
    return replace(paths, data=moved.folder) if moved else paths


def _below(home: Path) -> Paths:
    try:
        root = Path(os.path.abspath(home.expanduser()))  # noqa: PTH100  # Path.resolve would follow links
    except (RuntimeError, ValueError) as problem:
        raise PathsError(PathsTrouble.FAILED, home, str(problem)) from problem
    return Paths(root / "data", root / "config", root / "logs", root / "cache")


def _usual() -> Paths:
    import appdirs

    return Paths(
        Path(appdirs.user_data_dir(_NAME, appauthor=False)),
        Path(appdirs.user_config_dir(_NAME, appauthor=False)),
        Path(appdirs.user_log_dir(_NAME, appauthor=False)),
        Path(appdirs.user_cache_dir(_NAME, appauthor=False)),
    )


def _prepare(folder: Path) -> None:
    try:
        make_folder(folder)
        with tempfile.TemporaryFile(dir=folder):
            pass
        if (folder / _LIBRARY).exists() and not os.access(folder / _LIBRARY, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except (OSError, ValueError) as problem:
        raise _error(folder, problem) from problem


def _may_read(folder: Path) -> bool:
    return folder.is_dir() and os.access(folder, os.R_OK | os.X_OK)


def _usable(folder: Path, instead: Path) -> Path:
    """``folder`` if it may be written, else ``instead`` with what is in it. Raises PathsError."""
    try:
        _prepare(folder)
    except PathsError as problem:
        if problem.trouble is not PathsTrouble.NOT_WRITABLE:
            raise
    else:
        return folder
    try:
        _copy(folder, instead)
    except shutil.Error as problem:
        raise PathsError(PathsTrouble.FAILED, folder, problem.args[0][0][-1]) from problem
    except OSError as problem:
        raise _error(folder, problem) from problem
    return instead


def _copy(folder: Path, instead: Path) -> None:
    """Raises OSError."""
    if not folder.is_dir():
        instead.mkdir(FOLDER)
        return
    shutil.copytree(
        folder, instead, ignore=_NOT_LENT, copy_function=shutil.copyfile, ignore_dangling_symlinks=True
    )
    for place, _, _ in os.walk(instead):
        Path(place).chmod(FOLDER)


def _error(folder: Path, problem: OSError | ValueError) -> PathsError:
    if isinstance(problem, (FileExistsError, NotADirectoryError)):
        return PathsError(PathsTrouble.FILE_THERE, folder)
    if isinstance(problem, OSError) and problem.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return PathsError(PathsTrouble.NOT_WRITABLE, folder)
    if isinstance(problem, OSError) and is_too_long(problem):
        return PathsError(PathsTrouble.TOO_LONG, folder)
    if isinstance(problem, OSError) and problem.strerror:
        return PathsError(PathsTrouble.FAILED, folder, problem.strerror)
    return PathsError(PathsTrouble.BAD_NAME, folder)
