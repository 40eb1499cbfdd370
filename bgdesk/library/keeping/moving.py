"""The data of a user, copied whole to another folder; what is there already stays, there and here."""

from __future__ import annotations

import logging
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from bgdesk.library.presence import alone_with
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.renaming import patient_replace
from bgdesk.source_text import QT_TRANSLATE_NOOP, Message, Sentences

_log = logging.getLogger(__name__)

_OURS = ("library*.sqlite", "library*.sqlite-wal", "backups", "coan-ki")
"""What the data consists of; locks and marks of what is open are made anew."""
_LOCKS = "open"
_MAKING = "bgdesk-moving"
_FOLDER = "bgdesk"
_SPARE = 1 << 20
_AT_ONCE = 1 << 20


class MoveText(Sentences):
    """Why the data stays where it is: ``{folder}`` is where it was to go."""

    THERE_ALREADY = QT_TRANSLATE_NOOP(
        "Library", "There is data of bgdesk in {folder} already; choose another folder. Nothing was moved."
    )
    INSIDE = QT_TRANSLATE_NOOP(
        "Library", "The folder {folder} is a part of the present one; choose another. Nothing was moved."
    )
    NO_ROOM = QT_TRANSLATE_NOOP(
        "Library", "There is not enough room on the disk of {folder}. Nothing was moved."
    )
    #: {detail} is what the system says, in English
    FAILED = QT_TRANSLATE_NOOP(
        "Library", "The data could not be moved to {folder} ({detail}). Nothing was moved."
    )


class MoveError(Exception):
    """The data stays where it is."""

    def __init__(self, trouble: MoveText, folder: Path, detail: str = "") -> None:
        self.message = Message.of(trouble, folder=folder, detail=detail)
        super().__init__(str(self.message))


def place_for(chosen: Path) -> Path:
    """Where the data goes when somebody has chosen a folder: into it, or into one of its own in it."""
    try:
        is_empty = not any(chosen.iterdir())
    except OSError:
        is_empty = True
    return chosen if is_empty else chosen / _FOLDER


def data_files(data: Path) -> tuple[Path, ...]:
    """Every file that belongs to the data in the folder ``data``."""
    return tuple(_files(data))


def _files(data: Path) -> Iterator[Path]:
    for pattern in _OURS:
        for path in sorted(data.glob(pattern)):
            if path.is_dir():
                inside = (one for one in sorted(path.rglob("*")) if _LOCKS not in one.relative_to(path).parts)
                yield from (one for one in inside if one.is_file())
            elif path.is_file():
                yield path


def check_place(data: Path, place: Path) -> None:
    """Raises MoveError where the data can not go to ``place`` as things stand."""
    try:
        _check(data, place)
    except OSError as problem:
        raise MoveError(MoveText.FAILED, place, problem.strerror or type(problem).__name__) from problem


def _check(data: Path, place: Path) -> None:
    real, here = Path(os.path.realpath(place)), Path(os.path.realpath(data))
    if real == here or any(path.exists() for pattern in _OURS for path in real.glob(pattern)):
        raise MoveError(MoveText.THERE_ALREADY, place)
    if real.is_relative_to(here):
        raise MoveError(MoveText.INSIDE, place)
    needed = sum(path.stat().st_size for path in data_files(data)) + _SPARE
    above = next(folder for folder in (real, *real.parents) if folder.is_dir())
    if shutil.disk_usage(above).free < needed:
        raise MoveError(MoveText.NO_ROOM, place)
    if not os.access(above, os.W_OK):
        raise MoveError(MoveText.FAILED, place, "you may not write there")


def copy_data(data: Path, place: Path) -> None:
    """Copy the data to ``place``, each file compared; nothing is seen there before all of it is.

    Raises MoveError, or JournalError when it is in use.
    """
    try:
        check_place(data, place)
        for library in data.glob("library*.sqlite"):
            with alone_with(library) as is_alone:
                if not is_alone:
                    raise JournalError(Trouble.IN_USE, library)
        _copy(data, place)
    except OSError as problem:
        raise MoveError(MoveText.FAILED, place, problem.strerror or type(problem).__name__) from problem


def _copy(data: Path, place: Path) -> None:
    making = place / _MAKING
    place.mkdir(mode=0o700, parents=True, exist_ok=True)
    shutil.rmtree(making, ignore_errors=True)
    making.mkdir(mode=0o700)
    try:
        for path in data_files(data):
            target = making / path.relative_to(data)
            target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            _copy_file(path, target)
        for made in sorted(making.iterdir()):
            patient_replace(made, place / made.name)
    finally:
        shutil.rmtree(making, ignore_errors=True)
    _log.info("the data was copied to another folder")


def _copy_file(path: Path, target: Path) -> None:
    with path.open("rb") as source, target.open("xb") as copy:
        target.chmod(0o600)
        shutil.copyfileobj(source, copy, _AT_ONCE)
        copy.flush()
        os.fsync(copy.fileno())
    os.utime(target, (path.stat().st_atime, path.stat().st_mtime))
    if not _are_same(path, target):
        raise OSError(0, "the copy differs")


def _are_same(one: Path, other: Path) -> bool:
    with one.open("rb") as first, other.open("rb") as second:
        while True:
            piece = first.read(_AT_ONCE)
            if piece != second.read(_AT_ONCE):
                return False
            if not piece:
                return True
