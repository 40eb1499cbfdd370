"""Which versions of other projects' packages are installed, among those that ``pyproject.toml`` allows.

``installer/known_versions.txt`` holds those that everything was tested with, for every system and Python.
To make it anew::

    uv pip compile --universal --all-extras --python-version 3.11 --no-annotate pyproject.toml \
        -o installer/known_versions.txt
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from enum import Enum
from pathlib import Path

KNOWN_VERSIONS = Path("installer") / "known_versions.txt"
"""Below the checkout: a constraints file for pip."""


class Versions(Enum):
    """The known ones for whoever runs bgdesk; tests also try the lowest and the newest."""

    KNOWN = "known"
    LOWEST = "lowest"
    NEWEST = "newest"


def constraints(root: Path, versions: Versions, venv: Path) -> Path | None:
    """The constraints file for pip that leads to ``versions``; one that is made is put into ``venv``."""
    if versions is Versions.KNOWN:
        return root / KNOWN_VERSIONS
    return _write_lowest(root, venv / "lowest.txt") if versions is Versions.LOWEST else None


def _write_lowest(root: Path, path: Path) -> Path:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    groups = [project["dependencies"], *project["optional-dependencies"].values()]
    lines = {line for group in groups for line in lowest(group)}
    path.write_text("".join(f"{line}\n" for line in sorted(lines)), encoding="utf-8")
    return path


def lowest(requirements: Iterable[str]) -> list[str]:
    """Each requirement at its lower bound, where it has one, with its condition."""
    found = []
    for requirement in requirements:
        wanted, _, condition = requirement.partition(";")
        bound = re.match(r"\s*([\w.-]+)[^>=]*[>=]=\s*([\w.]+)", wanted)
        if bound:
            found.append(f"{bound[1]}=={bound[2]}" + (f"; {condition.strip()}" if condition else ""))
    return found
