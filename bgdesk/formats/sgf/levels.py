"""The short forms of levels in SGF, such as ``2C``: plies as GNU Backgammon counts them, C for cubeful."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from bgdesk.match.study import Analysis

ENGINE = "GNU Backgammon"
ROLLOUT = "rollout"
LUCK_LEVEL = "0-ply"
"""The level at which GNU Backgammon judges luck; the file does not say it."""

_SHORT = re.compile(r"(\d{1,2})(C?)")
_PLIES = re.compile(r"(\d{1,2})[- ]?ply", re.IGNORECASE)
_DEEPEST = 7
_DEFAULT_PLIES = 2
_LONGEST = 100


@lru_cache(maxsize=64)
def level_of(code: str) -> str | None:
    """What ``code`` says in GNU Backgammon's own words, ``None`` if it is no short form."""
    found = _SHORT.fullmatch(code)
    return f"{int(found[1])}-ply" + " cubeless" * (not found[2]) if found else None


def depth_of(code: str) -> tuple[int, bool]:
    """Plies and cubefulness of a short form, for comparing."""
    found = _SHORT.fullmatch(code)
    return (int(found[1]), bool(found[2])) if found else (-1, False)


def level_codes(analysis: Analysis) -> Mapping[str, str]:
    """Different short forms for all levels of ``analysis``, as near to their depth as they can be."""
    is_foreign = not analysis.engine.startswith(ENGINE)
    codes: dict[str, str] = {}
    for level in sorted(_levels_in(analysis)):
        wanted = _code(level, is_foreign=is_foreign)
        free = (f"{plies}C" for plies in range(_DEEPEST + 1) if f"{plies}C" not in codes.values())
        codes[level] = wanted if wanted not in codes.values() else next(free, wanted)
    return MappingProxyType(codes)


def names_text(codes: Mapping[str, str], analysis: Analysis) -> str:
    """The levels whose short forms do not say them, as `names_in` reads them."""
    names = {code: level for level, code in codes.items() if level_of(code) != level}
    if analysis.rolls and analysis.rolls[0].level != LUCK_LEVEL:
        names["LU"] = analysis.rolls[0].level
    rollouts = _rollout_levels(analysis)
    if rollouts and rollouts != [ROLLOUT]:
        names["X"] = rollouts[0]
    return ";".join(f"{code}={level.replace(';', ',')}" for code, level in sorted(names.items()))


def names_in(text: str) -> Mapping[str, str]:
    """The levels by their short forms; ``LU`` is that of luck, ``X`` that of rollouts."""
    parts = (part.partition("=") for part in text.split(";"))
    return {code: level[:_LONGEST] for code, found, level in parts if found and level}


def _levels_in(analysis: Analysis) -> set[str]:
    candidates = (candidate for play in analysis.plays for candidate in play.candidates)
    levels = {candidate.level for candidate in candidates if not candidate.rollout}
    return levels | {cube.level for cube in analysis.cubes if not cube.rollouts}


def _rollout_levels(analysis: Analysis) -> list[str]:
    candidates = (candidate for play in analysis.plays for candidate in play.candidates)
    levels = {candidate.level for candidate in candidates if candidate.rollout}
    return sorted(levels | {cube.level for cube in analysis.cubes if cube.rollouts})


def _code(level: str, *, is_foreign: bool) -> str:
    """The depth of ``level`` as GNU Backgammon counts it: one less than others do."""
    found = _PLIES.search(level)
    plies = int(found[1]) - is_foreign if found else _DEFAULT_PLIES
    return f"{min(max(plies, 0), _DEEPEST)}{'' if 'cubeless' in level else 'C'}"
