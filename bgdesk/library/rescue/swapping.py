"""Puts one library in the place of another, which is kept beside it; what is cut off is finished later."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from pathlib import Path

from bgdesk.library.backups import MADE, MAKING
from bgdesk.renaming import patient_replace

DAMAGED, REPLACED = "damaged", "replaced"
"""Why a library was put aside, in its name."""
_BESIDE = ("-wal", "-shm")


def name_beside(path: Path, word: str, now: datetime) -> Path:
    """A free name beside ``path`` for what stood there, with ``word`` and the time in it."""
    stem = f"{path.stem}-{word}-{now:%Y%m%d-%H%M%S}"
    names = (f"{stem}{f'-{number}' if number else ''}{path.suffix}" for number in range(1000))
    return next(path.with_name(name) for name in names if not path.with_name(name).exists())


def put_in_place(path: Path, kept: Path, made: Path) -> None:
    """Call what stands at ``path`` ``kept``, and ``made`` ``path``."""
    set_aside(path, kept)
    patient_replace(made, path)


def set_aside(path: Path, kept: Path) -> None:
    """Call the library at ``path`` ``kept``, with the log beside it."""
    for end in ("", *_BESIDE):
        with suppress(FileNotFoundError):
            patient_replace(Path(f"{path}{end}"), Path(f"{kept}{end}"))


def finish_interrupted(path: Path) -> None:
    """Put a library in its place that was made when that was cut off; forget one that was not made."""
    for word in (DAMAGED, REPLACED):
        for made in path.parent.glob(f"{path.stem}-{word}-*{path.suffix}{MADE}"):
            put_in_place(path, made.with_suffix(""), made)
        for making in path.parent.glob(f"{path.stem}-{word}-*{path.suffix}{MAKING}*"):
            making.unlink()
