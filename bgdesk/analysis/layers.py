"""Analyses of one match laid over each other: every decision as judged by the deepest look at it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TypeVar

from bgdesk.match.study import Analysis, JudgedCube, JudgedPlay, JudgedResignation

Judged = JudgedPlay | JudgedCube | JudgedResignation
_Judged = TypeVar("_Judged", JudgedPlay, JudgedCube, JudgedResignation)

_PLIES = re.compile(r"(\d+)-?ply\b")
_GNUBG = "GNU Backgammon"
"""It calls 0-ply what others call 1-ply."""
_DEEPEST = 100
_RANKS: Mapping[str, float] = MappingProxyType(
    {
        "opening book": 20,
        "XG Roller": 3.5,
        "XG Roller+": 5.5,
        "XG Roller++": 7.5,
        "truncated1": 5.25,
        "truncated2": 6.25,
        "truncated3": 7.25,
        "rollout": _DEEPEST,
    }
)
"""Where looks that are not called by their plies stand among those that are."""


def depth(engine: str, level: str) -> float:
    """How deep ``engine`` looked at ``level``, in plies as eXtreme Gammon counts; 0 if that is not known."""
    if level in _RANKS:
        return _RANKS[level]
    found = _PLIES.match(level)
    if found is None:
        return 0.0
    return min(int(found[1]), _DEEPEST - 1) + (engine.startswith(_GNUBG))


@dataclass(frozen=True, slots=True)
class Layers:
    """``base`` gives the figures of the whole match, ``shown`` the deepest look at each decision.

    ``lifted`` says which analysis a decision of ``shown`` comes from where that is not ``base``: by the kind
    of judgement and the event.
    """

    base: Analysis
    shown: Analysis
    lifted: Mapping[tuple[type[Judged], int], Analysis]

    def source(self, kind: type[Judged], event: int) -> Analysis:
        """Which analysis judges this decision in ``shown``."""
        return self.lifted.get((kind, event), self.base)


def layered(analyses: Sequence[Analysis], base: Analysis | None = None) -> Layers | None:
    """``analyses``, the newest first, laid over ``base``; ``None`` when none of them says anything.

    Without a ``base`` it is the newest complete analysis, or the one that judges most when none is complete.
    What another one looked at no deeper stays as the base has it; luck is always that of the base.
    """
    judged = [one for one in analyses if one.says_anything]
    if not judged:
        return None
    chosen = base or default_base(judged)
    lifted: dict[tuple[type[Judged], int], Analysis] = {}
    shown = replace(
        chosen,
        plays=_deepest(JudgedPlay, chosen.plays, [(one, one.plays) for one in judged], chosen, lifted),
        cubes=_deepest(JudgedCube, chosen.cubes, [(one, one.cubes) for one in judged], chosen, lifted),
        resignations=_deepest(
            JudgedResignation,
            chosen.resignations,
            [(one, one.resignations) for one in judged],
            chosen,
            lifted,
        ),
    )
    return Layers(chosen, shown if lifted else chosen, MappingProxyType(lifted))


def default_base(analyses: Sequence[Analysis]) -> Analysis:
    """The newest complete one of ``analyses``, which are not empty; else the one that judges most."""
    complete = next((one for one in analyses if one.is_complete), None)
    return complete or max(analyses, key=lambda one: len(one.plays) + len(one.cubes) + len(one.rolls))


def _deepest(
    kind: type[_Judged],
    own: tuple[_Judged, ...],
    others: Sequence[tuple[Analysis, tuple[_Judged, ...]]],
    base: Analysis,
    lifted: dict[tuple[type[Judged], int], Analysis],
) -> tuple[_Judged, ...]:
    """The judgements of ``base`` and of ``others`` by event; notes in ``lifted`` what is not of ``base``."""
    best = {one.event: (_depth_of(base, one), one) for one in own}
    for analysis, judgements in others:
        if analysis is base:
            continue
        for one in judgements:
            found = _depth_of(analysis, one)
            if one.event not in best or found > best[one.event][0]:
                best[one.event] = found, one
                lifted[kind, one.event] = analysis
    return tuple(best[event][1] for event in sorted(best))


def _depth_of(analysis: Analysis, judged: Judged) -> float:
    """A play is judged as deep as its best candidate."""
    if isinstance(judged, JudgedPlay):
        return depth(analysis.engine, judged.candidates[0].level) if judged.candidates else -1.0
    return depth(analysis.engine, judged.level)
