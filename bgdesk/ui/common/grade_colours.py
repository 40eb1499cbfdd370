"""The colours of the grades of decisions; the symbols tell them apart without any colour."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class GradeColour:
    """``back`` of a badge and the ``text`` on it, readable in light and dark windows alike."""

    back: str
    text: str


GRADE_COLOURS: Mapping[str, GradeColour] = MappingProxyType(
    {
        "none": GradeColour("#2f7a53", "#ffffff"),
        "doubtful": GradeColour("#d9b23a", "#1d1800"),
        "bad": GradeColour("#d9792b", "#1d1000"),
        "very_bad": GradeColour("#b3261e", "#ffffff"),
        "illegal": GradeColour("#6b4b9a", "#ffffff"),
    }
)
"""By the id of the grade, and of what was played against the rules."""
