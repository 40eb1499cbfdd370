"""``bgdesk plays`` in the games that ids of other programs cannot tell."""

from __future__ import annotations

import json

import pytest

from tests.cli_runner import Runner, is_one_sentence

FEVGA = "bgd1:fevga:w:24x15:24x15"
GUL_BARA = "bgd1:gul_bara:w:12,1x14:14,8x14"
RUSSIAN = "bgd1:russian:w:inx15:inx15"
ACEY_DEUCEY = "bgd1:acey_deucey:b:inx15:inx15"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    return Runner(capsys, monkeypatch)


def test_the_position_names_its_game(run: Runner) -> None:
    assert run("plays", FEVGA, "55").out.splitlines() == [
        "24/9 24/19  bgd1:fevga:b:24x13,19,9:24x15",
        "24/4        bgd1:fevga:b:24x14,4:24x15",
    ]


@pytest.mark.parametrize(
    ("arguments", "then"),
    [
        ((GUL_BARA, "55"), ["6666"]),
        ((GUL_BARA, "55", "--turns", "2"), None),
        ((RUSSIAN, "44"), ["3333", "throw"]),
        ((RUSSIAN, "44", "--option", "bonus_needs_all_in"), None),
        ((ACEY_DEUCEY, "12"), ["name", "throw"]),
        ((FEVGA, "66"), None),
    ],
)
def test_what_follows_the_first_stage(
    run: Runner, arguments: tuple[str, ...], then: list[str] | None
) -> None:
    assert json.loads(run("plays", *arguments, "--json").out).get("then") == then
    assert ("then" in run("plays", *arguments).out) == (then is not None)


def test_the_player_goes_on_after_a_whole_stage(run: Runner) -> None:
    (entering,) = json.loads(run("plays", RUSSIAN, "44", "--json").out)["plays"]
    assert entering == {"play": "in/21(4)", "result": "bgd1:russian:w:inx11,21x4:inx15"}
    (stopped,) = json.loads(run("plays", GUL_BARA, "55", "--json").out)["plays"]
    assert stopped == {"play": "12/7", "result": "bgd1:gul_bara:b:7,1x14:14,8x14"}


def test_a_stage_in_place_of_a_throw(run: Runner) -> None:
    answer = json.loads(run("plays", "bgd1:gul_bara:b:7,1x14:14,8x14", "--stage", "555", "--json").out)
    assert answer["dice"] == [5, 5, 5]
    assert [play["play"] for play in answer["plays"]] == ["14/4 8/3", "14/9 8/3(2)", "8/3(3)"]


def test_lines_of_several_games(run: Runner) -> None:
    ran = run("plays", stdin=f"{FEVGA} 65\n4HPwATDgc/ABMA 31\n{RUSSIAN} 63\n")
    found = [json.loads(line) for line in ran.out.splitlines()]
    assert [len(answer["plays"]) for answer in found] == [1, 16, 1]
    assert found[1]["plays"][0]["result"].isascii()
    assert found[2]["plays"][0]["play"] == "in/19 in/22"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((FEVGA, "55", "--variant", "plakoto"), "a position of fevga, not of plakoto"),
        (("4HPwATDgc/ABMA", "55", "--variant", "plakoto"), "begins with bgd1:plakoto:"),
        (("bgd1:ludo:w:24:24", "55"), "none of the games"),
        (("bgd1:fevga:w:24:12", "55"), "both players"),
        ((FEVGA,), "needs a throw"),
        ((FEVGA, "55", "--stage", "5"), "needs a throw"),
        ((FEVGA, "--stage", "543"), "'543' is not one to four"),
        ((FEVGA, "--stage", "77"), "'77' is not one to four"),
        ((FEVGA, "--stage", "5x"), "is not one to four"),
        ((FEVGA, "55", "--turns", "-1"), "fewer than 0"),
    ],
)
def test_what_makes_no_sense_is_told(run: Runner, arguments: tuple[str, ...], words: str) -> None:
    ran = run("plays", *arguments)
    assert ran.status == 2
    assert words in ran.err
    assert is_one_sentence(ran.err)


def test_another_command_takes_the_text_of_its_own_game(run: Runner) -> None:
    ran = run("evaluate", FEVGA)
    assert ran.status == 2
    assert "a position of fevga, not of backgammon" in ran.err
