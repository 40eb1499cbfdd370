"""How well a person played the matches whose decisions are kept for the figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

import numpy as np

from bgdesk.engine.sage.encoding import JUDGED
from bgdesk.library.decisions.decided import DecidedFlag
from bgdesk.library.decisions.decision_columns import (
    DecidedBy,
    DecisionColumns,
    DecisionReader,
    WantedDecisions,
)
from bgdesk.practice.opponents.own_level import PR_FACTOR, PlayedWell
from bgdesk.practice.opponents.played import MatchWell


def decided_well(decided: DecisionReader, profile: str, check: Callable[[], None]) -> Mapping[str, MatchWell]:
    """The matches of ``profile`` in games like backgammon, by the judge of most of its decisions.

    First attempts count where a tutor spoke, as in all figures. Raises JournalError.
    """
    judges = [one for one in decided.judges(profile) if one.game in JUDGED]
    judge = _judge_of_most(judges)
    found: dict[str, MatchWell] = {}
    for one in judges:
        if one.judge == judge:
            found |= _of_columns(decided.read(WantedDecisions(profile, one.game, judge), check))
    return found


def _judge_of_most(judges: Sequence[DecidedBy]) -> str:
    numbers: Counter[str] = Counter()
    for one in judges:
        numbers[one.judge] += one.decisions
    return max(numbers, key=lambda judge: numbers[judge], default="")


def _of_columns(columns: DecisionColumns) -> dict[str, MatchWell]:
    counted = columns.only(columns.has(DecidedFlag.COUNTS))
    numbers = counted.by_match(np.ones(len(counted), np.uint32)).tolist()
    errors = counted.by_match(counted.of("error")).tolist()
    return {
        match.match_id: MatchWell(match.moment, PlayedWell(PR_FACTOR * error / number, round(number)))
        for match, error, number in zip(counted.matches, errors, numbers, strict=True)
        if number
    }
