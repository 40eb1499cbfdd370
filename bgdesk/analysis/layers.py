"""Analyses of one match laid over each other: every decision as judged by the deepest look at it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType
from typing import TypeVar

from bgdesk.match.study import Analysis, JudgedCube, JudgedPlay, JudgedResignation, Rollout

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
        "exact": _DEEPEST,
    }
)
"""Where looks that are not called by their plies stand among those that are."""


_MANY_TRIALS = 1000
_STEADY = 0.02
"""The standard error up to which a rollout counts as one: about what 324 trials come to."""
_NOISY_DEPTH = 0.5
"""A rollout of few trials is deep, but says less than any evaluation: chance alone moves it further."""

_NEARLY_ALL = 0.8
"""What a file calls a whole analysis may leave most of the match out."""


@cache
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

    Without a ``base`` it is `default_base`. What another one looked at no deeper stays as the base has it; of
    two that looked equally deep, the newer one counts. Luck is always that of the base.
    """
    judged = [one for one in analyses if one.says_anything]
    if not judged:
        return None
    chosen = base or default_base(judged)
    lifted: dict[tuple[type[Judged], int], Analysis] = {}
    plays = _deepest(JudgedPlay, chosen.plays, [(one, one.plays) for one in judged], chosen, lifted)
    shown = replace(
        chosen,
        plays=_filled_up(plays, judged, lifted),
        cubes=_deepest(JudgedCube, chosen.cubes, [(one, one.cubes) for one in judged], chosen, lifted),
        resignations=_deepest(
            JudgedResignation,
            chosen.resignations,
            [(one, one.resignations) for one in judged],
            chosen,
            lifted,
        ),
    )
    if not lifted:
        return alone(chosen)
    tables = dict.fromkeys(one.table for one in (chosen, *lifted.values()))
    return Layers(chosen, replace(shown, table=", ".join(filter(None, tables))), MappingProxyType(lifted))


def alone(analysis: Analysis) -> Layers:
    """``analysis`` with nothing laid over it."""
    return Layers(analysis, analysis, MappingProxyType({}))


def default_base(analyses: Sequence[Analysis]) -> Analysis:
    """The newest complete one of ``analyses``, of which there is one at least; its engine's deepest.

    One that leaves much of the match out is not complete, whatever it says of itself. Without a complete one
    it is the one that judges most.
    """
    most = max(map(_judged_by, analyses))
    whole = [one for one in analyses if one.is_complete and _judged_by(one) >= _NEARLY_ALL * most]
    if not whole:
        return max(analyses, key=_judged_by)
    return max((one for one in whole if one.engine == whole[0].engine), key=_mean_depth)


def _judged_by(analysis: Analysis) -> int:
    return len(analysis.plays) + len(analysis.cubes) + len(analysis.resignations)


def _mean_depth(analysis: Analysis) -> float:
    judged: list[Judged] = [*analysis.plays, *analysis.cubes]
    return sum(_depth_of(analysis, one) for one in judged) / max(1, len(judged))


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


def _filled_up(
    plays: tuple[JudgedPlay, ...],
    analyses: Sequence[Analysis],
    lifted: Mapping[tuple[type[Judged], int], Analysis],
) -> tuple[JudgedPlay, ...]:
    """``plays``; a rollout of a few of them is followed by what others say of the rest."""
    rolled = {one.event for one in plays if (JudgedPlay, one.event) in lifted and _is_rolled_out(one)}
    if not rolled:
        return plays
    others = [(one, play) for one in analyses for play in one.plays if play.event in rolled]
    others.sort(key=lambda one: -_depth_of(*one))
    return tuple(
        _with_rest(play, [other for _, other in others if other.event == play.event])
        if play.event in rolled
        else play
        for play in plays
    )


def _is_rolled_out(judged: JudgedPlay) -> bool:
    return bool(judged.candidates) and judged.candidates[0].rollout is not None


def _with_rest(judged: JudgedPlay, others: Sequence[JudgedPlay]) -> JudgedPlay:
    """``judged`` with the candidates of ``others`` that it lacks, each as deep as it was judged."""
    found = {one.position: one for one in judged.candidates}
    for candidate in (candidate for other in others for candidate in other.candidates):
        if candidate.level != judged.candidates[0].level:
            found.setdefault(candidate.position, candidate)
    return replace(judged, candidates=tuple(found.values()))


def _depth_of(analysis: Analysis, judged: Judged) -> float:
    """A play is judged as deep as its best candidate; a rollout counts once it is steady, by its trials."""
    if isinstance(judged, JudgedPlay):
        best = judged.candidates[0] if judged.candidates else None
        return _steady(depth(analysis.engine, best.level), (best.rollout,)) if best else -1.0
    rollouts = judged.rollouts if isinstance(judged, JudgedCube) else ()
    return _steady(depth(analysis.engine, judged.level), rollouts)


def _steady(found: float, rollouts: Sequence[Rollout | None]) -> float:
    errors = [one.standard_error for one in rollouts if one and one.standard_error is not None]
    if max(errors, default=0.0) > _STEADY:
        return min(found, _NOISY_DEPTH)
    trials = min((one.trials for one in rollouts if one), default=0)
    return found + trials / (trials + _MANY_TRIALS)
