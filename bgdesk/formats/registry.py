"""The formats that a match can be written in, found by the suffix of a file name."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from bgdesk.formats.mat_writer import write_mat
from bgdesk.formats.written import Written
from bgdesk.match.codec import record_to_text
from bgdesk.match.record import MatchRecord


class UnknownFormat(ValueError):  # noqa: N818  # the name says what is wrong
    """No format has this suffix; the text names those that there are."""


@dataclass(frozen=True, slots=True)
class Format:
    """One way to write a match as text."""

    id: str
    label: str
    suffixes: tuple[str, ...]
    write: Callable[[MatchRecord], Written]


def _write_record(record: MatchRecord) -> Written:
    return Written(record_to_text(record))


FORMATS: tuple[Format, ...] = (
    Format("mat", "Jellyfish match (.mat)", (".mat", ".txt"), write_mat),
    Format("record", "bgdesk match record (.json)", (".json",), _write_record),
)

_BY_SUFFIX: Mapping[str, Format] = MappingProxyType(
    {suffix: kind for kind in FORMATS for suffix in kind.suffixes}
)


def format_for(path: Path) -> Format:
    """The format that the suffix of ``path`` asks for. Raises UnknownFormat."""
    kind = _BY_SUFFIX.get(path.suffix.lower())
    if kind is None:
        known = ", ".join(_BY_SUFFIX)
        raise UnknownFormat(f"no format has the suffix {path.suffix!r} of {path}; known are {known}")
    return kind


def write_match(record: MatchRecord, path: Path) -> tuple[str, ...]:
    """Write ``record`` to ``path`` in the format of its suffix; gives what the format cannot hold.

    An existing file is replaced only by a complete new one. Raises UnknownFormat, and OSError when the
    file cannot be written.
    """
    written = format_for(path).write(record)
    replace_file(path, written.text.encode())
    return written.warnings


def replace_file(path: Path, content: bytes) -> None:
    """Put ``content`` in place of ``path``, all or nothing. Raises OSError."""
    try:
        _replace(path.resolve(), content)
    except OSError as problem:
        problem.filename = str(path)
        raise


def _replace(target: Path, content: bytes) -> None:
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(_mode_for(target))
        Path(name).replace(target)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


def _mode_for(target: Path) -> int:
    """The rights of the file that is replaced, or those that a new file gets."""
    with suppress(OSError):
        return target.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
