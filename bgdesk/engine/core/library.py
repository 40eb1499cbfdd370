"""The compiled library of the core: where it is, and whether it is whole and made of these very sources.

Only the standard library is needed: the bootstrap asks here, too.
"""

from __future__ import annotations

import hashlib
import json
import platform
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
SOURCES = FOLDER / "source"
_SUFFIXES = {"win32": ".dll", "darwin": ".dylib"}


@dataclass(frozen=True, slots=True)
class BuiltLibrary:
    """A library file and the ``stamp`` beside it, which says what it was made of."""

    path: Path

    @property
    def stamp(self) -> Path:
        """Written after the library."""
        return self.path.with_suffix(".json")

    def is_ours(self) -> bool:
        """Whether the file is whole and made of these sources; a cut one would end the process."""
        try:
            said = json.loads(self.stamp.read_text(encoding="utf-8"))
            return bool(said == self.said_of(self.path.read_bytes()))
        except (OSError, ValueError):
            return False

    def said_of(self, content: bytes) -> dict[str, str]:
        """What the stamp of a library with this ``content`` has to say."""
        return {"source": source_hash(), "sha256": hashlib.sha256(content).hexdigest()}


def source_files() -> list[Path]:
    """All that the library is made of."""
    return sorted(path for path in SOURCES.rglob("*.[ch]"))


@cache
def source_hash() -> str:
    """Changes with any letter of the sources."""
    made = hashlib.sha256()
    for path in source_files():
        made.update(path.relative_to(SOURCES).as_posix().encode() + b"\0")
        made.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return made.hexdigest()


def file_name(system: str = sys.platform, processor: str = platform.machine()) -> str:
    """Its name on a system with a processor; on this one."""
    return f"_core-{system}-{processor.lower()}{_SUFFIXES.get(system, '.so')}"


def checkout_library() -> BuiltLibrary:
    """Where the bootstrap puts it in a checkout."""
    return BuiltLibrary(FOLDER.parents[2] / "build" / "core" / file_name())


def _places() -> Iterator[BuiltLibrary]:
    yield BuiltLibrary(FOLDER / file_name())
    yield checkout_library()


def find_library() -> BuiltLibrary | None:
    """The one to be used, from a package or from a checkout; the broken and the strange are passed over."""
    return next((one for one in _places() if one.is_ours()), None)


def is_there() -> bool:
    """Whether there is any library at all, good or not."""
    return any(one.path.exists() for one in _places())
