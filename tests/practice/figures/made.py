"""Decisions made up, in columns as the library reads them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from bgdesk.library.decisions.decided import UNKNOWN_TIME
from bgdesk.library.decisions.decision_columns import FACTS, DecisionColumns, MatchDecided


def match(number: int, **told: Any) -> MatchDecided:
    usual = MatchDecided(
        f"m{number}", f"2026-{number % 12 + 1:02d}-05T10:00:00", "Bob", False, 5, None, None, None, None
    )
    return usual._replace(**told)


def columns(
    errors: Sequence[Sequence[float]],
    matches: Sequence[MatchDecided] | None = None,
    **fields: Any,
) -> DecisionColumns:
    """A sequence of errors for each match, all of which count; ``fields`` are of all decisions in order."""
    flat = [error for one in errors for error in one]
    table = np.zeros(len(flat), FACTS)
    table["error"] = flat
    table["cost"] = flat
    table["flags"] = 1
    table["time"] = UNKNOWN_TIME
    table["event"] = np.arange(len(flat))
    table["game"] = 1
    for name, values in fields.items():
        table[name] = values
    told = matches or [match(number) for number in range(len(errors))]
    match_of = np.repeat(np.arange(len(errors), dtype=np.uint32), [len(one) for one in errors])
    return DecisionColumns(tuple(told), table, match_of)
