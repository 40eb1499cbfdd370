"""``bgdesk rollout``."""

from __future__ import annotations

import json
import os
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bgdesk.analysis.rollout.codec import run_from_text
from bgdesk.app.workers import rollout_pool
from bgdesk.app.workers.rollout_pool import RolloutPool
from bgdesk.engine.core.availability import plays_games
from bgdesk.engine.network.shipped import NAME as NETWORK_NAME
from bgdesk.engine.sage.availability import probe
from bgdesk.shipped import resource_path
from tests.app import rollout_served
from tests.cli.runner import Ran, Runner, is_one_sentence

strong = pytest.mark.skipif(not probe(os.environ).is_available, reason="the strong engine does not run here")

START = "4HPwATDgc/ABMA"
QUICK = ("--truncate", 2, "--workers", 1)
PLAYS = ("--dice", "31", "--plays", "8/5 6/5", "13/10 24/23")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    return Runner(capsys, monkeypatch)


def plain(ran: Ran) -> dict[str, Any]:
    assert (ran.status, ran.err) == (0, "")
    answer = json.loads(ran.out)
    assert isinstance(answer, dict)
    return answer


@strong
def test_the_better_play_wins_and_the_other_drops_out(run: Runner) -> None:
    answer = plain(run("rollout", START, *PLAYS, *QUICK, "--json", "--seed", 5))
    best, other = answer["plays"]
    assert (best["play"], other["play"]) == ("8/5 6/5", "24/23 13/10")
    assert (best["dropped"], other["dropped"]) == (False, True)
    assert best["confidence"] == other["confidence"] > 0.995
    assert 0 < best["standard_error"] < 0.02
    assert other["loss"] == pytest.approx(0.2, abs=0.1)
    assert (answer["seed"], answer["complete"], answer["truncated_at"]) == (5, True, 2)
    assert best["trials"] + other["trials"] == answer["trials"] < 2 * 1296


@strong
@pytest.mark.parametrize(
    "asked",
    [
        (START, *PLAYS, "--trials", 36),
        (START, "--dice", "31", "--plays", "8/5 6/5", "--trials", 36),
        (START, "--trials", 36),
        ("XGID=-b----E-C---eE---c-e----B-:1:1:1:00:2:4:0:7:10", "--trials", 36),
        ("XGID=a-BBBBBB------------------:0:0:-1:61:0:0:3:0:10", "--trials", 36),
    ],
    ids=["plays", "one play", "cube", "redouble in a match", "no move"],
)
def test_json_follows_the_published_schema(run: Runner, asked: tuple[object, ...]) -> None:
    jsonschema = pytest.importorskip("jsonschema")
    schema = json.loads(resource_path("schemas", "bgdesk-rollout.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    answer = plain(run("rollout", *asked, *QUICK, "--json"))
    jsonschema.validate(answer, schema)
    without = {key: value for key, value in answer.items() if key not in ("cube", "plays")}
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(without, schema)


@strong
def test_text_of_plays_that_look_best(run: Runner) -> None:
    ran = run(
        "rollout", START, "--dice", "31", *QUICK, "--trials", 36, "--cubeless", "--no-variance-reduction"
    )
    assert (ran.status, ran.err) == (0, "")
    first, chances, second, _, *_, settings = ran.out.splitlines()
    assert "8/5 6/5" in first
    assert "\u00b1" in first
    assert "wins" in chances
    assert "sure" in second
    assert "cubeless, truncated at 2, without variance reduction, seed 1" in settings


@strong
def test_a_cube_decision(run: Runner) -> None:
    answer = plain(run("rollout", START, *QUICK, "--json"))
    cube = answer["cube"]
    assert cube["decision"] == "No double/take"
    assert cube["double_take"] < cube["no_double"] < cube["double_pass"]
    assert min(cube["double_confidence"], cube["answer_confidence"]) > 0.995
    lines = run("rollout", START, *QUICK).out.splitlines()
    assert lines[0] == cube["decision"]
    assert f"{cube['no_double']:+.4f}" in lines[2]


@strong
def test_a_kept_rollout_is_extended_and_equals_one_in_one_go(run: Runner, tmp_path: Path) -> None:
    state = tmp_path / "kept.json"
    common = ("rollout", START, *PLAYS, *QUICK, "--stop-at", 100, "--json")
    short = plain(run(*common, "--trials", 72, "--state", state))
    assert short["trials"] == 144
    longer = plain(run(*common, "--trials", 144, "--state", state))
    assert longer == plain(run(*common, "--trials", 144))
    without_options = run("rollout", START, "--dice", "31", "--trials", 144, "--state", state, "--json")
    assert plain(without_options) == longer


@strong
@pytest.mark.parametrize(
    "other", [("--dice", "32"), ("--dice", "31", "--seed", 9), ("--dice", "31", "--cubeless")]
)
def test_a_kept_rollout_of_something_else_is_left_alone(
    run: Runner, tmp_path: Path, other: tuple[object, ...]
) -> None:
    state = tmp_path / "kept.json"
    run("rollout", START, *PLAYS, *QUICK, "--trials", 36, "--state", state)
    before = state.read_bytes()
    ran = run("rollout", START, *other, *QUICK, "--trials", 72, "--state", state)
    assert ran.status == 1
    assert is_one_sentence(ran.err)
    assert "another rollout" in ran.err
    assert state.read_bytes() == before


@strong
def test_ctrl_c_keeps_what_was_played(run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    state, play, count = tmp_path / "kept.json", RolloutPool.play, 3

    def interrupted(pool: RolloutPool, work: Any) -> Any:
        for number, latest in enumerate(play(pool, work), 1):
            yield latest
            if number == count:
                raise KeyboardInterrupt

    monkeypatch.setattr(RolloutPool, "play", interrupted)
    arguments = ("rollout", START, *PLAYS, *QUICK, "--trials", 144, "--stop-at", 100, "--state", state)
    ran = run(*arguments)
    assert ran.status == 130
    assert is_one_sentence(ran.err)
    assert f"{count * 36} trials" in ran.err
    monkeypatch.undo()
    resumed = run(*arguments)
    assert resumed.status == 0
    assert "144 trials" in resumed.out


@strong
def test_where_the_engine_dies_at_a_trial_that_is_told_and_the_others_are_kept(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dying = partial(RolloutPool, serve=rollout_served.serve_badly)
    monkeypatch.setattr(rollout_pool, "RolloutPool", dying)
    state = tmp_path / "kept.json"
    ran = run("rollout", START, *PLAYS, "--workers", 1, "--trials", 144, "--stop-at", 100, "--state", state)
    assert (ran.status, ran.out) == (1, "")
    assert is_one_sentence(ran.err)
    assert "the engine stopped unexpectedly" in ran.err
    assert run_from_text(state.read_text(encoding="utf-8")).trials > 0


@strong
def test_a_state_that_cannot_be_written_is_told_before_the_first_trial(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RolloutPool, "play", lambda *_: pytest.fail("a trial was played"))
    ran = run("rollout", START, *QUICK, "--state", tmp_path / "no" / "kept.json")
    assert ran.status == 1
    assert is_one_sentence(ran.err)


@strong
def test_what_keeps_no_rollout_is_told(run: Runner, tmp_path: Path) -> None:
    state = tmp_path / "kept.json"
    state.write_text("{}")
    ran = run("rollout", START, *QUICK, "--state", state)
    assert ran.status == 1
    assert is_one_sentence(ran.err)
    assert state.read_text() == "{}"


@strong
@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        (["--plays", "8/5 6/5"], 2),
        (["--cubeless"], 2),
        (["--dice", "31", "--plays", "8/1"], 2),
        (["--dice", "77"], 2),
        (["--trials", "0"], 2),
        (["--stop-at", "40"], 2),
        (["--stop-error", "0"], 2),
        (["--truncate", "-1"], 2),
        (["--seed", "-1"], 2),
        (["--workers", "0"], 2),
        (["--level", "4-ply"], 2),
    ],
)
def test_wrong_usage_is_told(run: Runner, arguments: list[str], status: int) -> None:
    ran = run("rollout", START, *arguments)
    assert ran.status == status
    assert ran.err
    assert "Traceback" not in ran.err


@strong
def test_where_no_double_is_possible_none_is_rolled_out(run: Runner) -> None:
    ran = run("rollout", "XGID=-BBBBBB-----A----abbbbb---:0:0:1:00:6:1:1:7:10", *QUICK)
    assert ran.status == 1
    assert is_one_sentence(ran.err)
    assert "Crawford" in ran.err


@strong
@pytest.mark.parametrize(
    ("position", "name"),
    [
        ("bgd1:hypergammon:w:24,23,22:24,23,22", "Hypergammon"),
        ("bgd1:british:w:24x2,13x5,8x3,6x5:24x2,13x5,8x3,6x5", "British five"),
        ("bgd1:portes:w:24x2,13x5,8x3,6x5:24x2,13x5,8x3,6x5", "Portes"),
    ],
)
def test_a_game_that_is_not_rolled_out_is_told(run: Runner, position: str, name: str) -> None:
    ran = run("rollout", position, "--dice", "31", *QUICK)
    said = f"This is a position of {name}, which cannot be rolled out."
    assert (ran.status, ran.out, ran.err) == (2, "", f"bgdesk: {said}\n")


@strong
def test_a_position_of_nackgammon_is_rolled_out_and_kept(run: Runner, tmp_path: Path) -> None:
    side = "24x2,23x2,13x4,8x3,6x4"
    asked = ("rollout", f"bgd1:nackgammon:w:{side}:{side}", "--dice", "31", "--plays", "8/5 6/5", *QUICK)
    kept = ("--state", tmp_path / "kept.json", "--trials", 36, "--json")
    answer = plain(run(*asked, *kept))
    assert [play["play"] for play in answer["plays"]] == ["8/5 6/5"]
    assert plain(run(*asked, *kept)) == answer


def test_help_says_which_games_are_not_rolled_out(run: Runner) -> None:
    told = " ".join(run("rollout", "--help").out.split())
    assert "own text for a position, such as bgd1:plakoto:" in told
    assert "(British five, Portes, Tavla) and Hypergammon are not rolled out" in told


@pytest.mark.skipif(not plays_games(), reason="the core is not in use")
@pytest.mark.parametrize("game", ["plakoto:w:24x15:24x15", "russian:w:6x15:5x15"])
def test_other_games_are_rolled_out_alike_by_one_and_two_processes(
    run: Runner, tmp_path: Path, game: str
) -> None:
    asked = ("rollout", f"bgd1:{game}", "--dice", "44", "--truncate", 6, "--trials", 72, "--json")
    one, two = (plain(run(*asked, "--workers", number)) for number in (1, 2))
    assert one == two
    assert (one["engine"], one["cubeful"]) == (NETWORK_NAME, False)
    kept = ("--state", tmp_path / "kept.json")
    assert plain(run(*asked, *kept, "--workers", 1)) == plain(run(*asked, *kept)) == one
