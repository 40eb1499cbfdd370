"""Which files are meant when a folder is named."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path


def files_meant(paths: Iterable[Path]) -> Iterator[Path]:
    """``paths``, in place of each folder all files below it in the order of their names.

    Hidden files, and what is in hidden folders, are left out where a folder was named.
    """
    for path in paths:
        if path.is_dir():
            yield from sorted(inside for inside in path.rglob("*") if _is_meant(inside, path))
        else:
            yield path


def _is_meant(inside: Path, folder: Path) -> bool:
    is_hidden = any(part.startswith(".") for part in inside.relative_to(folder).parts)
    return not is_hidden and inside.is_file()
