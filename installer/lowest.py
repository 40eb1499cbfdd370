"""The lowest versions that ``pyproject.toml`` allows, for tests that see whether they still do."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path


def write_constraints(root: Path, path: Path) -> Path:
    """Write a constraints file for pip with everything at its lower bound; ``path`` again."""
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
