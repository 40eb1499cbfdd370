"""How bad an error is, and what a player is called for their mean error: threshold tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType


class Grade(StrEnum):
    """An error's size."""

    NONE = "none"
    DOUBTFUL = "doubtful"
    BAD = "bad"
    VERY_BAD = "very_bad"


@dataclass(frozen=True, slots=True)
class Thresholds:
    """The least errors that are called doubtful, bad and very bad; ``is_strict``: they have to be larger."""

    id: str
    doubtful: float
    bad: float
    very_bad: float
    is_strict: bool = False

    def grade(self, error: float) -> Grade:
        """The grade of an error in equity."""
        steps = ((self.very_bad, Grade.VERY_BAD), (self.bad, Grade.BAD), (self.doubtful, Grade.DOUBTFUL))
        for least, grade in steps:
            if error > least or (error == least and not self.is_strict):
                return grade
        return Grade.NONE


THRESHOLDS: Mapping[str, Thresholds] = MappingProxyType(
    {
        one.id: one
        for one in (
            Thresholds("bgdesk", 0.020, 0.040, 0.080),
            Thresholds("gnubg", 0.030, 0.060, 0.120, is_strict=True),
            Thresholds("galaxy", 0.020, 0.020, 0.080),
        )
    }
)
"""Presets by id. Sources: the GNU Backgammon program (not its manual), Backgammon Galaxy."""

DEFAULT_THRESHOLDS = THRESHOLDS["bgdesk"]

_PR_NAMES = (
    (2.5, "world_champion"),
    (5.0, "world_class"),
    (7.5, "expert"),
    (12.5, "advanced"),
    (17.5, "intermediate"),
    (22.5, "casual"),
    (30.0, "beginner"),
)
_WEAKEST = "distracted"


def rating_name(rating: float) -> str:
    """The key of the name that eXtreme Gammon's users give to a performance rating."""
    return next((name for limit, name in _PR_NAMES if rating < limit), _WEAKEST)
