"""What the window about the user's data is made from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bgdesk.app.keeping.data_desk import DataFacts, DataWork

if TYPE_CHECKING:
    from bgdesk.library.keeping.check import Checkup


@dataclass(frozen=True, slots=True)
class LastCheck:
    """When the library was checked here, ISO 8601, and how that ended."""

    at: str
    is_sound: bool


@dataclass(frozen=True, slots=True)
class DataInputs:
    """``checkup`` is what was found since the window opened, ``done`` of ``total`` parts of ``work``."""

    facts: DataFacts
    last: LastCheck | None = None
    checkup: Checkup | None = None
    work: DataWork | None = None
    done: int = 0
    total: int = 0
