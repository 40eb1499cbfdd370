"""What a tutor says at the table: values that a panel puts into words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from bgdesk.analysis.reasons.explainer import ToExplain
from bgdesk.analysis.reasons.explanation import Explanation
from bgdesk.app.table.table import Answer
from bgdesk.match.tutor import TutorMode
from bgdesk.practice.tutor.attempts import CubeOrPlay

MOST_TRIES = 2
"""So often a decision is taken back where one is taught; then it is shown."""


class HelpStep(IntEnum):
    """How much was asked for, each with what comes before."""

    NONE = 0
    THEME = 1
    CHECKERS = 2
    CANDIDATES = 3
    ANSWER = 4


@dataclass(frozen=True, slots=True)
class TutorWarning:
    """``tried``, by ``value``, costs ``loss``; it is number ``tries`` at the decision of event ``event``.

    ``is_late``: it has happened already. ``asked`` is the question that ``why`` answers, once that is known;
    it has what was seen, best first.
    """

    tried: CubeOrPlay
    value: Answer
    loss: float
    mode: TutorMode
    event: int
    asked: ToExplain
    tries: int = 1
    is_late: bool = False
    help: HelpStep = HelpStep.NONE
    why: Explanation | None = None

    @property
    def is_cube(self) -> bool:
        """Whether it is about the cube."""
        return self.tried.result is None

    @property
    def next_help(self) -> HelpStep | None:
        """What comes next if one asks; of the cube there is nothing between the theme and the answer."""
        if self.help is HelpStep.ANSWER:
            return None
        if self.is_cube and self.help is HelpStep.THEME:
            return HelpStep.ANSWER
        return HelpStep(self.help + 1)

    @property
    def is_shown(self) -> bool:
        """Whether the answer is told."""
        return self.help is HelpStep.ANSWER

    @property
    def may_be_played(self) -> bool:
        """Whether it may be had all the same; where one is taught, not before the answer is shown."""
        return not self.is_late and (self.mode is not TutorMode.TEACH or self.is_shown)
