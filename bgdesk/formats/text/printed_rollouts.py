"""How rollouts in a position printed by eXtreme Gammon were made: trials, confidence, seed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice, takewhile

from bgdesk.match.study import Rollout

LEVEL = "rollout"

_MARKS = "¹²³⁴⁵⁶⁷⁸⁹"
_LEVEL = re.compile(rf"rollout\s*([{_MARKS}]?)\s*$", re.IGNORECASE)
_SPREAD = re.compile(r"±\s*(\d{1,3}[.,]\d{1,5})")
_TRIALS = re.compile(rf"\s*([{_MARKS}]?)\s*(\d{{1,7}})\s+[^\W\d]")
_SEED = re.compile(r":\s*(\d{1,18})\s*$")
_CONFIDENCE = 1.959964
"""The program prints how far an equity may be off with 95 %, in standard errors."""
_LINES = 4
"""Behind a candidate or the number of trials, what belongs to it stands in so many lines."""
_MOST_LETTERS = 300


def level_of(printed: str) -> str:
    """The level that stands beside a candidate, without the mark of its note."""
    return LEVEL if _LEVEL.fullmatch(printed.strip()) else printed


def rollout_of_play(printed: str, below: Sequence[str], lines: Sequence[str]) -> Rollout | None:
    """That of a candidate with the level ``printed`` and the lines ``below`` it; notes are in ``lines``."""
    level = _LEVEL.fullmatch(printed.strip())
    if level is None:
        return None
    found = _noted(lines, level[1])
    spreads = map(_SPREAD.search, islice(below, _LINES))
    spread = next((one for one in spreads if one), None)
    return replace(found, standard_error=_error(spread)) if found and spread else found


def rollouts_of_cube(lines: Sequence[str]) -> tuple[Rollout, ...]:
    """Those of no double and of double and take, below the equities."""
    spreads = [found for found in map(_SPREAD.search, lines) if found][:2]
    found = _noted(lines, "")
    if found is None or len(spreads) != 2:
        return ()
    return tuple(replace(found, standard_error=_error(one)) for one in spreads)


def _error(spread: re.Match[str]) -> float:
    return float(spread[1].replace(",", ".")) / _CONFIDENCE


def _noted(lines: Sequence[str], mark: str) -> Rollout | None:
    """The note with ``mark``: the number of trials, and how they were played."""
    for index, line in enumerate(lines):
        trials = _TRIALS.match(line)
        if trials is None or trials[1] != mark:
            continue
        note = [line, *takewhile(_is_of_note, lines[index + 1 : index + _LINES])]
        seeds = [found for found in map(_SEED.search, note) if found]
        settings = ", ".join(one.strip(f" {_MARKS}.") for one in note)[:_MOST_LETTERS]
        return Rollout(int(trials[2]), None, None, int(seeds[0][1]) if seeds else None, settings)
    return None


def _is_of_note(line: str) -> bool:
    return bool(line.strip()) and "±" not in line and _TRIALS.match(line) is None
