"""Which of several analyses, laid over each other, says what is shown; and how a rollout is told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bgdesk.analysis.report.words import counted
from bgdesk.match.study import Analysis, Candidate, JudgedCube, Rollout

_SURE = 1.959964
"""So many standard errors to both sides are 95 %."""


class Sources:
    """Where each judgement of ``shown`` comes from: of ``analyses``, its base before the others."""

    def __init__(self, shown: Analysis, analyses: Sequence[Analysis] = ()) -> None:
        self._shown = shown
        self._ordered = sorted(analyses, key=lambda one: _name(one) != _name(shown))
        self._plays = [{play.event: play.candidates for play in one.plays} for one in self._ordered]
        self._cubes = [{cube.event: cube for cube in one.cubes} for one in self._ordered]

    def of_play(self, event: int, candidate: Candidate) -> Analysis:
        """Who judged ``candidate``."""
        pairs = zip(self._ordered, self._plays, strict=True)
        return next((one for one, plays in pairs if candidate in plays.get(event, ())), self._shown)

    def of_cube(self, judged: JudgedCube) -> Analysis:
        """Who judged that."""
        pairs = zip(self._ordered, self._cubes, strict=True)
        return next((one for one, cubes in pairs if cubes.get(judged.event) == judged), self._shown)

    def deeper(self) -> tuple[str, ...]:
        """Who else looked deeper at some of the decisions, and how deep."""
        found = (one for one in self._all() if _name(one) != _name(self._shown))
        return tuple(dict.fromkeys(", ".join(filter(None, (one.engine, one.level))) for one in found))

    def _all(self) -> Iterator[Analysis]:
        yield from (self.of_play(one.event, one.candidates[0]) for one in self._shown.plays if one.candidates)
        yield from map(self.of_cube, self._shown.cubes)


def _name(analysis: Analysis) -> tuple[str, str, str]:
    return analysis.engine, analysis.level, analysis.settings


def named(found: Iterable[tuple[Analysis, str]]) -> str:
    """The engines with the levels at which they looked, where there are several, and their equity tables."""
    pairs = tuple(found)
    levels: dict[str, dict[str, None]] = {}
    for analysis, level in pairs:
        levels.setdefault(analysis.engine, {})[level] = None
    engines = [
        f"{engine} ({', '.join(looks)})" if len(levels) > 1 and engine else engine
        for engine, looks in levels.items()
    ]
    tables = dict.fromkeys(analysis.table for analysis, _ in pairs)
    return ", ".join(part for part in (*engines, *tables) if part)


def spread_words(rollout: Rollout | None) -> str:
    """How often a choice was rolled out, and how far it may be off, as other programs print it."""
    if rollout is None:
        return ""
    trials = counted(rollout.trials, "trial")
    if rollout.standard_error is None:
        return trials
    return f"±{_SURE * rollout.standard_error:.3f} (95%), {trials}"


def rollout_note(rollout: Rollout | None) -> tuple[str, ...]:
    """How the trials were played, and their seed."""
    if rollout is None:
        return ()
    parts = [counted(rollout.trials, "trial"), rollout.settings]
    if rollout.truncated_at and "truncated" not in rollout.settings.lower():
        parts.append(f"truncated at {rollout.truncated_at}")
    said = ", ".join(filter(None, parts))
    return (said,) if rollout.seed is None else (said, f"Seed: {rollout.seed}")
