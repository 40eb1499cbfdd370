"""The settings file: TOML, written beside and renamed; what a newer version wrote is never overwritten."""

from __future__ import annotations

import os
import tempfile
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import count
from pathlib import Path
from typing import Any

import tomli_w

from bgdesk.renaming import patient_replace

VERSION = 1
_VERSION_KEY = "version"


class ProblemKind(StrEnum):
    """What can be wrong with stored settings."""

    UNREADABLE = "unreadable"
    NEWER = "newer"
    BAD_VALUE = "bad_value"
    NOT_SAVED = "not_saved"


@dataclass(frozen=True, slots=True)
class SettingsProblem:
    """One thing to tell; ``detail`` is a key, or what the system said."""

    kind: ProblemKind
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Stored:
    """What the file holds: values by ``section.name`` in nested tables, those of other programs included."""

    tree: Mapping[str, Any] = field(default_factory=dict)
    problem: SettingsProblem | None = None

    @property
    def may_be_overwritten(self) -> bool:
        """Whether this version of the program understands the whole file."""
        return self.problem is None or self.problem.kind is not ProblemKind.NEWER

    def value(self, section: str, name: str) -> object | None:
        """The stored value, ``None`` when there is none."""
        table = self.tree.get(section)
        return table.get(name) if isinstance(table, dict) else None

    def with_value(self, section: str, name: str, value: object | None) -> Stored:
        """These values with one changed, or taken out when ``None``."""
        table = self.tree.get(section)
        changed = dict(table) if isinstance(table, dict) else {}
        changed.pop(name, None)
        if value is not None:
            changed[name] = value
        return Stored({**self.tree, section: changed}, self.problem)

    def named(self, shelf: str) -> Mapping[str, Mapping[str, object]]:
        """The sets of values by name in the table ``shelf``; what is no such set is left out."""
        table = self.tree.get(shelf)
        sets = table.items() if isinstance(table, dict) else ()
        return {name: values for name, values in sets if isinstance(values, dict)}

    def with_named(self, shelf: str, name: str, values: Mapping[str, object] | None) -> Stored:
        """These values with one set of ``shelf`` replaced, or taken out when ``None``."""
        changed: dict[str, Any] = dict(self.named(shelf))
        changed.pop(name, None)
        if values is not None:
            changed[name] = dict(values)
        return Stored({**self.tree, shelf: changed}, self.problem)


def read(path: Path) -> Stored:
    """The stored settings; a missing file holds none, an unreadable one none and a problem."""
    try:
        tree = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Stored()
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        return Stored({}, SettingsProblem(ProblemKind.UNREADABLE, str(error)))
    version = tree.get(_VERSION_KEY, VERSION)
    if isinstance(version, bool) or not isinstance(version, int) or version > VERSION:
        return Stored(tree, SettingsProblem(ProblemKind.NEWER, str(version)))
    return Stored(tree)


def _free_name(path: Path) -> Path:
    """Where a file that could not be read is kept, without taking the place of an earlier one."""
    names = (f"{path.name}.unreadable{f'-{number}' if number > 1 else ''}" for number in count(1))
    return next(kept for name in names if not os.path.lexists(kept := path.with_name(name)))


def write(path: Path, stored: Stored) -> None:
    """Replace the file in one go; one that could not be read is kept beside it.

    Raises OSError, also where the folder is gone: half of a home is worse than none.
    """
    text = tomli_w.dumps({_VERSION_KEY: VERSION, **stored.tree})
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".new")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if stored.problem is not None and path.exists():
            patient_replace(path, _free_name(path))
        patient_replace(Path(name), path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
