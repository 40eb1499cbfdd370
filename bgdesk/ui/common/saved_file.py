"""A file that was written for somebody."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class SavedFile:
    """``text`` says that it was written; it has to ``stay`` where it tells more than that.

    ``is_match``: bgdesk can open it again.
    """

    path: Path
    text: str
    stays: bool = False
    is_match: bool = True
