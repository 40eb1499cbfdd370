"""Where bgdesk keeps its files; ``--home`` or ``BGDESK_HOME`` moves all of them."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from bgdesk.source_text import QT_TRANSLATE_NOOP, Message, Sentences

HOME_VARIABLE = "BGDESK_HOME"
_NAME = "bgdesk"


class PathsTrouble(Sentences):
    """Why a folder cannot be used."""

    #: {folder} is the name of a folder
    FILE_THERE = QT_TRANSLATE_NOOP("Start", "The folder {folder} cannot be used: a file is in its place.")
    #: {folder} is the name of a folder
    NOT_WRITABLE = QT_TRANSLATE_NOOP("Start", "The folder {folder} cannot be used: you may not write there.")
    #: {folder} is the name of a folder
    BAD_NAME = QT_TRANSLATE_NOOP("Start", "The folder {folder} cannot be used: its name is not possible.")
    #: {folder} is the name of a folder, {detail} what the system says
    FAILED = QT_TRANSLATE_NOOP("Start", "The folder {folder} cannot be used: {detail}.")


class PathsError(Exception):
    """A folder cannot be used; the text is one sentence for the user."""

    def __init__(self, trouble: PathsTrouble, folder: Path, detail: str = "") -> None:
        self.message = Message.of(trouble, folder=folder, detail=detail.rstrip("."))
        super().__init__(str(self.message))


@dataclass(frozen=True, slots=True)
class Paths:
    """The folders of one user; finding them touches nothing on disk."""

    data: Path
    config: Path
    logs: Path
    cache: Path

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.toml"

    def prepared(self) -> Paths:
        """These paths, every folder made and tried. Raises PathsError when one cannot be used."""
        for folder in (self.data, self.config, self.logs, self.cache):
            _prepare(folder)
        return self


def find_paths(home: str | Path | None = None, environment: Mapping[str, str] = os.environ) -> Paths:
    """The folders below ``home``, else below ``BGDESK_HOME``, else the usual ones of this system."""
    chosen = home or environment.get(HOME_VARIABLE)
    return _below(Path(chosen)) if chosen else _usual()


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
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except (OSError, ValueError) as problem:
        raise _error(folder, problem) from problem


def _error(folder: Path, problem: OSError | ValueError) -> PathsError:
    if isinstance(problem, (FileExistsError, NotADirectoryError)):
        return PathsError(PathsTrouble.FILE_THERE, folder)
    if isinstance(problem, OSError) and problem.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return PathsError(PathsTrouble.NOT_WRITABLE, folder)
    if isinstance(problem, OSError) and problem.strerror:
        return PathsError(PathsTrouble.FAILED, folder, problem.strerror)
    return PathsError(PathsTrouble.BAD_NAME, folder)
