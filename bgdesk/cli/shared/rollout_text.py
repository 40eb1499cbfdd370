"""What ``bgdesk rollout`` says: the result as text or JSON.

``resources/schemas/bgdesk-rollout.schema.json`` describes the latter.
"""

from __future__ import annotations

from typing import Any

from bgdesk.analysis.rollout.results import Placed, cube_result, judged_cube, placed, settings_text
from bgdesk.analysis.rollout.run import RolloutRun, field_of
from bgdesk.cli.shared.cube_words import cube_words
from bgdesk.cli.shared.evaluate_text import loss_text, plain_chances, say_chances
from bgdesk.cli.shared.output import say, say_json
from bgdesk.match.study import JudgedCube
from bgdesk.rules.notation.gnubg_id import to_position_id
from bgdesk.rules.notation.plays import NO_PLAY

FORMAT = "bgdesk-rollout-result"
VERSION = 1
_DIGITS = 6
_CUBE_ROWS = (("no_double", "No double"), ("double_take", "Double/take"))


def say_result(run: RolloutRun, *, as_json: bool) -> None:
    """The result of ``run``, which has trials."""
    answer = _plain(run)
    if as_json:
        say_json(answer)
        return
    if run.task.is_cube:
        _say_cube(answer["cube"])
    else:
        _say_plays(answer["plays"])
    say(f"{answer['settings']}, seed {run.seed}")


def told(run: RolloutRun) -> str:
    """How it looks so far, in a few words; empty before the first trials of the best."""
    if run.task.is_cube:
        found = cube_result(run)
        if found is None:
            return ""
        return f"no double {found.no_double.value:+z.3f}, take {found.double_take.value:+z.3f}"
    ranked = placed(run)
    return f"{ranked[0].candidate.written} {ranked[0].mean.value:+z.3f}" if ranked else ""


def _plain(run: RolloutRun) -> dict[str, Any]:
    situation = run.task.situation
    common = {
        "format": FORMAT,
        "version": VERSION,
        "position": to_position_id(situation.position, situation.player),
        "engine": run.engine,
        "settings": settings_text(run),
        "truncated_at": run.manner.truncated_at,
        "plies": run.manner.plies,
        "cubeful": run.manner.is_cubeful,
        "variance_reduction": run.manner.reduces_variance,
        "seed": run.seed,
        "trials": run.trials,
        "complete": field_of(run).is_done,
    }
    if run.task.dice is None:
        return {**common, "cube": _plain_cube(run)}
    ranked = placed(run)
    return {
        **common,
        "dice": list(run.task.dice.faces[:2]),
        "unit": ranked[0].candidate.equity.unit.value,
        "plays": [_plain_play(one, ranked[0], run) for one in ranked],
    }


def _plain_play(one: Placed, best: Placed, run: RolloutRun) -> dict[str, Any]:
    rollout = one.candidate.rollout
    return {
        "play": one.candidate.written,
        "result": to_position_id(one.candidate.position, run.task.situation.player.opponent),
        "equity": round(one.mean.value, _DIGITS),
        "standard_error": round(one.mean.standard_error, _DIGITS),
        "loss": round(best.mean.value - one.mean.value, _DIGITS),
        "confidence": None if one.confidence is None else round(one.confidence, _DIGITS),
        "trials": rollout.trials if rollout else 0,
        "dropped": one.is_out,
        "probabilities": plain_chances(one.candidate.probabilities),
    }


def _plain_cube(run: RolloutRun) -> dict[str, Any]:
    judged, figures = judged_cube(run), cube_result(run)
    assert judged, "a finished rollout has trials"
    assert figures, "a finished rollout has trials"
    return {
        "decision": _words(judged, run),
        "unit": judged.decision.no_double.unit.value,
        "no_double": round(figures.no_double.value, _DIGITS),
        "no_double_error": round(figures.no_double.standard_error, _DIGITS),
        "double_take": round(figures.double_take.value, _DIGITS),
        "double_take_error": round(figures.double_take.standard_error, _DIGITS),
        "double_pass": 1.0,
        "double_confidence": round(figures.double_confidence, _DIGITS),
        "answer_confidence": round(figures.answer_confidence, _DIGITS),
        "probabilities": plain_chances(judged.decision.probabilities),
    }


def _words(judged: JudgedCube, run: RolloutRun) -> str:
    return cube_words(judged.decision, is_redouble=not run.task.situation.cube.is_centred)


def _say_plays(plays: list[dict[str, Any]]) -> None:
    width = max(len(play["play"] or NO_PLAY) for play in plays)
    for number, play in enumerate(plays, 1):
        text = f"{play['play'] or NO_PLAY:<{width}}"
        sure = "" if play["confidence"] is None else f"  {_sure(play['confidence'])}"
        dropped = ", dropped" if play["dropped"] else ""
        equity = _with_error(play["equity"], play["standard_error"]) + loss_text(play["loss"])
        say(f"{number:3}. {text}  {equity}{sure}  {play['trials']} trials{dropped}")
        say_chances(play["probabilities"])


def _say_cube(cube: dict[str, Any]) -> None:
    say(cube["decision"])
    say_chances(cube["probabilities"])
    for key, label in _CUBE_ROWS:
        say(f"  {label:<12} {_with_error(cube[key], cube[f'{key}_error'])}")
    say(f"  {'Double/pass':<12} {cube['double_pass']:+.3f}")
    say(f"  double or not {_sure(cube['double_confidence'])}, answer {_sure(cube['answer_confidence'])}")


def _with_error(value: float, error: float) -> str:
    return f"{value:+z.4f} \u00b1 {error:.4f}"


def _sure(confidence: float) -> str:
    return f"{confidence:.1%} sure"
