"""The figures of the pages, made by ``tests/bench/reading_figures.py``, and where they stand."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

FIGURES = "figures.json"


@dataclass(frozen=True, slots=True)
class HelpFigures:
    """What the file holds: ``counted`` anybody can count, the others hold the ``level`` of the engine."""

    counted: Mapping[str, Any]
    races: Mapping[str, Any]
    openings: Mapping[str, Any]
    positions: Mapping[str, Any]
    unsure: Mapping[str, Any]


@cache
def read_figures(folder: Path) -> HelpFigures:
    """Those of the help in ``folder``."""
    return HelpFigures(**json.loads((folder / FIGURES).read_text(encoding="utf-8")))
