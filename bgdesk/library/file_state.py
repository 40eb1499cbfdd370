"""What can be said of a library file at a glance."""

from __future__ import annotations

from pathlib import Path

_MOST_BLANK = 65536
"""Bytes of the largest page: what is longer has tables."""


def size_of(path: Path) -> int:
    """Bytes in a file; none where it is not there."""
    try:
        return path.stat().st_size
    except OSError:
        return 0


def is_blank(library: Path) -> bool:
    """Whether the file has no content, no tables stand in it, or it is not there; its log is not looked at.

    A new library is that until its first tables have come out of the log.
    """
    size = size_of(library)
    if size > _MOST_BLANK:
        return False
    try:
        with library.open("rb") as file:
            content = file.read()
    except OSError:
        return not size
    marks = content[60:64] + content[68:72] + content[103:105]
    return not content or (content.startswith(b"SQLite format 3\0") and not any(marks))


def log_beside(library: Path) -> Path:
    """The write-ahead log of ``library``, which is there while it is open and after a kill."""
    return Path(f"{library}-wal")
