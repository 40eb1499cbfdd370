"""What somebody asks of the figures, and what is known then: plain values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum

from bgdesk.library.decisions.decision_columns import DecidedBy, DecisionColumns, WantedDecisions
from bgdesk.library.profiles import FIRST_PROFILE, KnownName, Profile
from bgdesk.practice.figures.sheet import EVERYTHING, DecisionFilter, FiguresSheet


class FiguresPeriod(StrEnum):
    """How far back."""

    ALL = "all"
    YEAR = "year"
    QUARTER = "quarter"
    MONTH = "month"


_DAYS = {FiguresPeriod.YEAR: 366, FiguresPeriod.QUARTER: 92, FiguresPeriod.MONTH: 31}


class OpponentSort(StrEnum):
    """Whom one played against."""

    ALL = "all"
    PEOPLE = "people"
    COMPUTERS = "computers"


_IS_COMPUTER = {OpponentSort.ALL: None, OpponentSort.PEOPLE: False, OpponentSort.COMPUTERS: True}


@dataclass(frozen=True, slots=True)
class FiguresQuestion:
    """Without a game and judge, those with the most decisions are meant."""

    profile: str = FIRST_PROFILE
    game: str = ""
    judge: str = ""
    period: FiguresPeriod = FiguresPeriod.ALL
    opponents: OpponentSort = OpponentSort.ALL
    decisions: DecisionFilter = EVERYTHING

    def wanted(self, judged: DecidedBy, today: date) -> WantedDecisions:
        """What is to be read."""
        days = _DAYS.get(self.period)
        since = (today - timedelta(days=days)).isoformat() if days else ""
        is_computer = _IS_COMPUTER[self.opponents]
        return WantedDecisions(self.profile, judged.game, judged.judge, since, is_computer=is_computer)


def judge_meant(question: FiguresQuestion, judges: Sequence[DecidedBy]) -> DecidedBy | None:
    """Of ``judges``, the most decisions first, the one that ``question`` means; ``None`` without any."""
    of_game = [one for one in judges if one.game == question.game] or list(judges)
    return next((one for one in of_game if one.judge == question.judge), of_game[0] if of_game else None)


@dataclass(frozen=True, slots=True, eq=False)
class FiguresAnswer:
    """``sheet`` and ``columns`` are ``None`` where no decision of the profile is judged.

    ``judged`` is the game and judge that the figures are of, ``judges`` all of them.
    """

    question: FiguresQuestion
    profiles: tuple[Profile, ...]
    binned: tuple[Profile, ...]
    names: tuple[KnownName, ...]
    judges: tuple[DecidedBy, ...]
    judged: DecidedBy | None = None
    columns: DecisionColumns | None = None
    sheet: FiguresSheet | None = None
