"""Keeps out of the log what nobody else should read: who uses the computer, secrets, names of files."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

_SECRET = re.compile(r"(?<![0-9a-fA-F])[0-9a-fA-F]{64}(?![0-9a-fA-F])")
_SHORTEST_LOGIN = 3
_SAME_CASE = 0 if sys.platform.startswith("linux") else re.IGNORECASE


class Veil:
    """Hides the home folder, the login name in other paths, and everything as long as a dice secret."""

    def __init__(self, home: Path | None = None) -> None:
        folder = home or _home()
        self._home = _any_of(_spellings(folder)) if folder else None
        name = folder.name if folder else ""
        self._login = (
            re.compile(rf"(?<=[/\\]){re.escape(name)}(?=[/\\])", _SAME_CASE)
            if len(name) >= _SHORTEST_LOGIN
            else None
        )

    def over(self, text: str) -> str:
        """``text`` with ``~`` for the home folder and ``…`` for what looks like a secret."""
        if self._home:
            text = self._home.sub("~", text)
        if self._login:
            text = self._login.sub("~", text)
        return _SECRET.sub("…", text)


def _home() -> Path | None:
    try:
        return Path.home()
    except RuntimeError:
        return None


def _spellings(folder: Path) -> Iterator[str]:
    """A folder as it stands in sentences, in quoted strings and in addresses of files."""
    for path in (folder, folder.resolve()):
        if path != path.parent:
            yield str(path)
            yield str(path).replace("\\", "\\\\")
            yield path.as_posix()
            yield quote(path.as_posix(), safe="/:")


def _any_of(texts: Iterator[str]) -> re.Pattern[str] | None:
    """The longest first; what only begins like one of them is something else."""
    known = sorted(set(texts), key=len, reverse=True)
    return re.compile(f"(?:{'|'.join(map(re.escape, known))})(?!\\w)", _SAME_CASE) if known else None


def without_file_names(text: str, error: BaseException | None) -> str:
    """``text`` about ``error`` with only the kind of each file that it or its causes name."""
    for name in sorted(_file_names(error), key=len, reverse=True):
        kind = f"<a file {Path(name).suffix}>" if Path(name).suffix else "<a file>"
        for spelling in (repr(name), name):
            text = text.replace(spelling, kind)
    return text


def _file_names(error: BaseException | None) -> set[str]:
    names: set[str] = set()
    seen: set[int] = set()
    waiting = [error]
    while waiting:
        one = waiting.pop()
        if one is None or id(one) in seen:
            continue
        seen.add(id(one))
        waiting += [one.__cause__, one.__context__]
        if isinstance(one, BaseExceptionGroup):
            waiting += one.exceptions
        if isinstance(one, OSError):
            names |= {str(name) for name in (one.filename, one.filename2) if name not in (None, "")}
    return names
