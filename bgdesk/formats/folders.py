"""Which files are meant when a folder is named."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path


def files_meant(paths: Iterable[Path]) -> Iterator[Path]:
    """``paths``, in place of each folder all files below it in the order of their names.

    Hidden files, and what is in hidden folders, are left out where a folder was named. Names such as
    ``*.mat`` stand for all files like it on Windows, where no shell has put these in their place.
    """
    for path in all_like(paths):
        if path.is_dir():
            yield from sorted(inside for inside in path.rglob("*") if _is_meant(inside, path))
        else:
            yield path


def all_like(paths: Iterable[Path]) -> Iterator[Path]:
    """``paths``, on Windows those with wildcards expanded; one that matches nothing stays what it is."""
    for path in paths:
        is_pattern = sys.platform == "win32" and any(sign in path.name for sign in "*?")
        found = sorted(path.parent.glob(path.name.replace("[", "[[]"))) if is_pattern else []
        yield from found or [path]


def _is_meant(inside: Path, folder: Path) -> bool:
    is_hidden = any(part.startswith(".") for part in inside.relative_to(folder).parts)
    return not is_hidden and inside.is_file()
