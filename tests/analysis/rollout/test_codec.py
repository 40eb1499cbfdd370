"""Rollouts as text and back."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bgdesk.analysis.rollout.codec import run_from_text, run_to_text
from bgdesk.analysis.rollout.run import BATCH, Goal, RolloutRun, Task
from bgdesk.match.codec.json_shapes import CodecError
from bgdesk.rules.cube import Cube
from bgdesk.rules.player import Player
from tests.analysis.fake_roller import FakeRoller
from tests.analysis.rollouts import THIRTY_ONE, new_run, opening, played, plays_task

GOAL = Goal(trials=20 * BATCH)


def half_played() -> RolloutRun:
    return played(FakeRoller(), new_run(plays_task(*THIRTY_ONE), GOAL), shuffle=3, most=7)


def test_what_is_written_is_read() -> None:
    for run in (half_played(), new_run(plays_task(THIRTY_ONE[0]), GOAL), played(FakeRoller(), half_played())):
        assert run_from_text(run_to_text(run)) == run


def test_a_cube_in_a_match_is_read() -> None:
    situation = replace(opening(), cube=Cube(2, Player.WHITE), away=(3, 5), is_crawford=False)
    run = played(FakeRoller(), new_run(Task(situation), Goal(BATCH * 3)), most=2)
    assert run_from_text(run_to_text(run)) == run


def test_house_rules_cannot_be_written() -> None:
    run = half_played()
    ruleset = replace(run.task.situation.ruleset, max_stack=5)
    other = replace(run, task=replace(run.task, situation=replace(run.task.situation, ruleset=ruleset)))
    with pytest.raises(CodecError, match="house rules"):
        run_to_text(other)


def _set(name: str, value: object) -> Callable[[dict[str, Any]], None]:
    return lambda plain: plain.__setitem__(name, value)


@pytest.mark.parametrize(
    "spoil",
    [
        _set("version", 2),
        _set("version", True),
        _set("format", "other"),
        _set("more", 1),
        lambda plain: plain.pop("seed"),
        _set("seed", -1),
        _set("dice", None),
        _set("plays", []),
        _set("plays", ["24/1"]),
        _set("tallies", []),
        lambda plain: plain["tallies"][0][0]["means"].append({"value": 0.0, "standard_error": 0.0}),
        lambda plain: plain["tallies"][0][0]["probabilities"].__setitem__("pov", "black"),
        lambda plain: plain["goal"].__setitem__("confidence", 0.2),
        lambda plain: plain["manner"].__setitem__("plies", 9),
    ],
)
def test_what_is_no_rollout_is_refused(spoil: Callable[[dict[str, Any]], None]) -> None:
    run = played(FakeRoller(), new_run(plays_task(*THIRTY_ONE), GOAL), most=6)
    plain = json.loads(run_to_text(run))
    spoil(plain)
    with pytest.raises(CodecError):
        run_from_text(json.dumps(plain))


@pytest.mark.parametrize("text", ["", "[]", "{}", "null", "[" * 100_000])
def test_other_text_is_refused(text: str) -> None:
    with pytest.raises(CodecError):
        run_from_text(text)


@pytest.mark.parametrize(("field", "where"), [("seed", "rollout"), ("trials", "goal"), ("pov", "tallies")])
def test_a_field_that_is_there_twice_is_refused(field: str, where: str) -> None:
    text = run_to_text(half_played())
    twice = text.replace(f'"{field}": ', f'"{field}": 5, "{field}": ', 1)
    with pytest.raises(CodecError, match=f"^{where}.*: the field '{field}' is there more than once$"):
        run_from_text(twice)
