"""What came of a rollout, as judgements to be shown and kept."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.analysis.rollout.run import RolloutRun, field_of
from bgdesk.analysis.rollout.statistics import (
    CubeFigures,
    chances_of,
    confidence,
    cube_figures,
    difference,
    mean_of,
)
from bgdesk.engine.network.shipped import KIND as NETWORK_KIND
from bgdesk.engine.rollout_protocol import Mean, Sample
from bgdesk.engine.sage.encoding import MAX_AWAY, is_beyond_table
from bgdesk.match.evaluation import CubeDecision, Equity, Unit
from bgdesk.match.study import Candidate, JudgedCube, Rollout
from bgdesk.rules.notation.plays import format_play

LEVEL = "rollout"


@dataclass(frozen=True, slots=True)
class Placed:
    """A play by its rank.

    ``confidence`` is how sure it is that the best is better; of the best, that it is better than its closest
    rival, ``None`` without one. ``is_out``: it was dropped on the way.
    """

    candidate: Candidate
    mean: Mean
    confidence: float | None
    is_out: bool


def placed(run: RolloutRun) -> tuple[Placed, ...]:
    """The plays that have trials, best first."""
    samples = {index: tally.first() for index, tally in enumerate(run.tallies) if tally.first()}
    means = {index: mean_of(found) for index, found in samples.items()}
    left = field_of(run).left
    order = sorted(means, key=lambda index: (index not in left, -means[index].value))
    sure = {
        index: confidence(
            difference(means[order[0]], means[index]), min(len(samples[i]) for i in (order[0], index))
        )
        for index in order[1:]
    }
    return tuple(
        Placed(
            _candidate(run, index, samples[index], means[index]),
            means[index],
            sure.get(index, min(sure.values(), default=None)),
            index not in left,
        )
        for index in order
    )


def cube_result(run: RolloutRun) -> CubeFigures | None:
    """The figures of a cube decision; ``None`` before the first trial."""
    samples = run.tallies[0].first()
    return cube_figures(samples, may_raise=run.task.situation.beavers) if samples else None


def judged_cube(run: RolloutRun, event: int = 0) -> JudgedCube | None:
    """The cube decision as a judgement of ``event``; ``None`` before the first trial."""
    found, samples = cube_result(run), run.tallies[0].first()
    if found is None:
        return None
    decision = CubeDecision(
        _equity(run, found.no_double.value),
        _equity(run, found.double_take.value),
        _equity(run, 1.0),
        chances_of(samples),
        found.is_double and run.task.situation.may_double,
        found.is_take,
        found.is_beaver,
    )
    means = (found.no_double, found.double_take)
    return JudgedCube(event, decision, LEVEL, tuple(_rollout(run, samples, mean) for mean in means))


def settings_text(run: RolloutRun) -> str:
    """How the trials were played, in one line for people."""
    manner = run.manner
    limits = [f"at most {MAX_AWAY}-away"] if is_beyond_table(run.task.situation) else []
    return ", ".join(
        (
            run.engine,
            f"{manner.plies}-ply",
            _cube_text(run),
            f"truncated at {manner.truncated_at}" if manner.truncated_at else "to the end",
            "with variance reduction" if manner.reduces_variance else "without variance reduction",
            *limits,
        )
    )


def _cube_text(run: RolloutRun) -> str:
    if run.manner.is_cubeful and run.engine.startswith(NETWORK_KIND):
        return "cube estimated from the chances"
    return "cubeful" if run.manner.is_cubeful else "cubeless"


def _candidate(run: RolloutRun, index: int, samples: list[Sample], mean: Mean) -> Candidate:
    play = run.task.plays[index]
    return Candidate(
        format_play(play),
        play.result,
        _equity(run, mean.value),
        chances_of(samples),
        LEVEL,
        _rollout(run, samples, mean),
    )


def _rollout(run: RolloutRun, samples: list[Sample], mean: Mean) -> Rollout:
    return Rollout(
        trials=sum(one.trials for one in samples),
        standard_error=mean.standard_error,
        truncated_at=run.manner.truncated_at or None,
        seed=run.seed,
        settings=settings_text(run),
    )


def _equity(run: RolloutRun, value: float) -> Equity:
    situation = run.task.situation
    unit = Unit.MONEY if situation.away is None else Unit.NORMALISED
    return Equity(value, situation.player, unit)
