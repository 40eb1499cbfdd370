"""``bgdesk evaluate``."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import pytest

from bgdesk.cli.shared.cube_words import cube_words
from bgdesk.engine.sage.availability import probe
from bgdesk.match.evaluation import CubeDecision, Equity, Unit
from bgdesk.rules.player import Player
from tests.cli.runner import Runner, is_one_sentence

strong = pytest.mark.skipif(not probe(os.environ).is_available, reason="the strong engine does not run here")

START = "4HPwATDgc/ABMA"
RACE = "XGID=-BBBBBB-----A----abbbbb---"
FIELDS: Mapping[str, str] = MappingProxyType(
    {
        "money": ":0:0:1:00:0:0:0:0:10",
        "crawford": ":0:0:1:00:6:1:1:7:10",
        "owned": ":1:-1:1:00:0:0:0:0:10",
        "dead": ":1:1:1:00:5:1:0:7:10",
        "one point": ":0:0:1:00:0:0:0:1:10",
        "mine": ":1:1:1:00:0:0:0:0:10",
        "at its limit": ":3:1:1:00:0:0:0:0:3",
        "cubeless": ":0:0:1:00:0:0:0:0:0",
    }
)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    return Runner(capsys, monkeypatch)


def plain(run: Runner, *arguments: str) -> dict[str, Any]:
    ran = run("evaluate", *arguments, "--json", "--level", "expert")
    assert (ran.status, ran.err) == (0, "")
    answer = json.loads(ran.out)
    assert isinstance(answer, dict)
    return answer


@strong
def test_plays_are_ranked_with_what_they_lose(run: Runner) -> None:
    answer = plain(run, START, "--dice", "31")
    plays = answer["plays"]
    assert answer["dice"] == [3, 1]
    assert len(plays) == 16
    assert plays[0]["play"] == "8/5 6/5"
    assert plays[0]["result"] == "sGfwATDgc/ABMA"
    assert plays[0]["loss"] == 0
    assert [play["loss"] for play in plays] == sorted(play["loss"] for play in plays)


def test_the_dice_of_the_id_are_used(run: Runner) -> None:
    xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"
    assert plain(run, xgid)["plays"] == plain(run, START, "--dice", "31")["plays"]
    assert plain(run, xgid, "--dice", "65")["dice"] == [6, 5]


@strong
def test_the_cube_is_judged_without_dice(run: Runner) -> None:
    cube = plain(run, START)["cube"]
    assert cube["decision"] == "No double/take"
    assert cube["double_take"] < cube["no_double"] < cube["double_pass"] == 1.0


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("crawford", "No cube in the Crawford game"),
        ("owned", "The opponent owns the cube"),
        ("dead", "Never double, take (dead cube)"),
        ("one point", "No cube in use"),
        ("cubeless", "No cube in use"),
        ("at its limit", "The cube is at its limit of 8"),
    ],
)
def test_where_no_double_is_possible_none_is_judged(run: Runner, name: str, words: str) -> None:
    cube = plain(run, RACE + FIELDS[name])["cube"]
    assert cube["decision"] == words
    assert "double_take" not in cube


@strong
def test_a_cube_at_its_limit_is_dead(run: Runner) -> None:
    before = RACE + ":2:1:1:63:0:0:0:0:"
    plays = plain(run, before + "2")["plays"]
    assert plays[0]["equity"] == pytest.approx(2 * plays[0]["probabilities"]["win"] - 1, abs=1e-5)
    assert plain(run, before + "10")["plays"][0]["equity"] != plays[0]["equity"]


@pytest.mark.parametrize(
    ("fields", "is_told"), [("0:0:3", True), ("0:0:4", False), ("0:9:3", True), ("0:7:3", False)]
)
def test_a_limit_that_the_engine_does_not_know_is_told(run: Runner, fields: str, is_told: bool) -> None:
    ran = run("evaluate", f"{RACE}:2:1:1:63:0:0:{fields}", "--level", "expert")
    assert ran.status == 0
    assert ("goes up to 8 only" in ran.err) == is_told


@strong
def test_a_redouble_is_called_so(run: Runner) -> None:
    assert "redouble" in plain(run, RACE + FIELDS["mine"])["cube"]["decision"].lower()


@strong
def test_text_says_the_same(run: Runner) -> None:
    lines = run("evaluate", START, "--dice", "31", "--level", "expert").out.splitlines()
    assert "8/5 6/5" in lines[0]
    assert "wins" in lines[1]
    assert len(lines) == 21
    assert re.fullmatch(
        r"Backgammon: bgsage [\d.]+(, core \d+)? 1ply, equities in points per cube", lines[-1]
    )
    lines = run("evaluate", START, "--level", "expert").out.splitlines()
    assert lines[0] == "No double/take"
    assert [line.split()[0] for line in lines[2:-1]] == ["No", "Double/take", "Double/pass"]


@pytest.mark.parametrize(
    "arguments", [("nonsense",), (START, "--dice", "37"), (START, "--level", "genius"), ()]
)
def test_wrong_usage_has_status_two(run: Runner, arguments: tuple[str, ...]) -> None:
    ran = run("evaluate", *arguments)
    assert ran.status == 2
    assert "Traceback" not in ran.err


def test_a_game_that_is_over_cannot_be_judged(run: Runner) -> None:
    ran = run("evaluate", "XGID=-B------------------------:0:0:1:00:0:0:0:0:10")
    assert ran.status == 2
    assert is_one_sentence(ran.err)


def decision(nothing: float, take: float, *, beaver: bool = False) -> CubeDecision:
    def equity(value: float) -> Equity:
        return Equity(value, Player.WHITE, Unit.MONEY)

    doubled = min(take, 1.0)
    return CubeDecision(
        equity(nothing), equity(take), equity(1.0), None, doubled > nothing, take <= 1, beaver
    )


@pytest.mark.parametrize(
    ("nothing", "take", "beaver", "words"),
    [
        (0.1, -0.2, False, "No double/take"),
        (0.6, 0.7, False, "Double/take"),
        (0.8, 1.2, False, "Double/pass"),
        (1.1, 1.4, False, "Too good to double/pass"),
        (1.1, 0.9, False, "Too good to double/take"),
        (0.6, 0.6, False, "Optional double/take"),
        (1.0, 1.3, False, "Optional double/pass"),
        (-0.3, -0.8, True, "No double/beaver"),
        (-0.3, -0.2, True, "Double/beaver"),
    ],
)
def test_decisions_have_their_usual_words(nothing: float, take: float, beaver: bool, words: str) -> None:
    assert cube_words(decision(nothing, take, beaver=beaver), is_redouble=False) == words
    redouble = words.replace("double", "redouble").replace("Double", "Redouble")
    assert cube_words(decision(nothing, take, beaver=beaver), is_redouble=True) == redouble
