"""``bgdesk evaluate`` in games other than backgammon, each judged by the engine that plays it."""

from __future__ import annotations

import json
import os
import re
from typing import Any

import pytest

from bgdesk.engine.sage.availability import SETTING, probe
from bgdesk.engine.selection import has_network
from bgdesk.rules.notation.position_string import to_position_string
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS
from tests.cli.runner import Runner, is_one_sentence

strong = pytest.mark.skipif(not probe(os.environ).is_available, reason="the strong engine does not run here")

START = "4HPwATDgc/ABMA"
FEVGA = "bgd1:fevga:w:24x15:24x15"
FEVGA_LATER = "bgd1:fevga:w:24x8,20x3,14x2,9x2:24x9,18x4,10x2"
GUL_BARA = "bgd1:gul_bara:w:12,1x14:14,8x14"
ACEY_DEUCEY = "bgd1:acey_deucey:b:inx15:inx15"
PORTES_7 = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:4:0:7:10"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    return Runner(capsys, monkeypatch)


def plain(run: Runner, *arguments: str) -> dict[str, Any]:
    ran = run("evaluate", *arguments, "--json")
    assert (ran.status, ran.err) == (0, "")
    answer = json.loads(ran.out)
    assert isinstance(answer, dict)
    return answer


def test_the_position_names_its_game_and_the_engine_is_told(run: Runner) -> None:
    answer = plain(run, FEVGA_LATER, "--dice", "31")
    assert (answer["position"], answer["variant"], answer["unit"]) == (FEVGA_LATER, "fevga", "money")
    assert answer["engine"].startswith("network")
    plays = answer["plays"]
    assert len(plays) > 3
    assert all(play["result"].startswith("bgd1:fevga:b:") for play in plays)
    assert set(plays[0]["probabilities"]) == {"win", "win_gammon", "lose", "lose_gammon"}
    assert plays[0]["loss"] == 0


def test_text_has_what_the_game_has(run: Runner) -> None:
    lines = run("evaluate", FEVGA, "--dice", "31").out.splitlines()
    assert lines[0].split()[2] == "24/20"
    assert "gammons" in lines[1]
    assert "backgammons" not in lines[1]
    (named,) = lines[2:]
    assert re.fullmatch(r"Fevga: network .*, equities in points", named)


@pytest.mark.parametrize("game", [game for game in RULESETS if has_network(RULESETS[game])])
def test_every_game_of_a_network_is_judged(run: Runner, game: str) -> None:
    start = to_position_string(RULESETS[game].start_position(), Player.WHITE, game)
    assert plain(run, start, "--dice", "31", "--level", "expert")["plays"]
    answer = plain(run, start, "--level", "expert")
    assert ("cube" in answer) == RULESETS[game].has_cube
    assert ("probabilities" in answer) != RULESETS[game].has_cube


def test_without_a_cube_the_chances_are_told_as_they_were_found(run: Runner) -> None:
    answer = plain(run, FEVGA)
    chances = answer["probabilities"]
    worth = chances["win"] + chances["win_gammon"] - chances["lose"] - chances["lose_gammon"]
    assert answer["equity"] == pytest.approx(worth, abs=1e-5)
    assert answer["engine"].endswith("1ply")
    assert run("evaluate", FEVGA).out.splitlines()[0] == "Before the roll"


def test_where_each_checker_counts_equities_are_larger_and_chances_do_not_tell_them(run: Runner) -> None:
    nearly_won = "bgd1:acey_deucey:w:1x2:inx15"
    assert plain(run, nearly_won, "--dice", "31")["plays"][0]["equity"] == pytest.approx(15, abs=0.5)
    before = plain(run, nearly_won)
    assert set(before) == {"position", "variant", "engine", "probabilities"}
    assert set(before["probabilities"]) == {"win", "lose"}
    assert "gammons" not in run("evaluate", nearly_won).out


@pytest.mark.parametrize(
    ("arguments", "following", "said"),
    [
        ((GUL_BARA, "--dice", "55"), {"rest": ["555", "6666"]}, "then the opponent plays 555, 6666"),
        ((GUL_BARA, "--dice", "55", "--turns", "2"), {"rest": ["555"]}, "then the opponent plays 555"),
        ((GUL_BARA, "--dice", "55", "--rule", "rest_is_lost"), {}, None),
        ((ACEY_DEUCEY, "--dice", "12"), {"then": ["name", "roll"]}, "then name, roll"),
        (("bgd1:acey_deucey:w:22,1x14:5x2,6x2,2x2,7x9", "--dice", "21"), {}, None),
        (("bgd1:russian:w:20x2,1x13:14x2,24x13", "--dice", "33"), {}, None),
    ],
)
def test_what_follows_the_first_stage_is_told(
    run: Runner, arguments: tuple[str, ...], following: dict[str, list[str]], said: str | None
) -> None:
    answer = plain(run, *arguments)
    for play in answer["plays"]:
        assert {name: play[name] for name in ("then", "rest") if name in play} == following
        assert play["result"].split(":")[1] == answer["variant"]
    lines = run("evaluate", *arguments).out.splitlines()
    assert [line for line in lines if "then" in line] == ([said] if said else [])


def test_what_follows_some_plays_only_stands_behind_them(run: Runner) -> None:
    """The best play ends the game."""
    lines = run("evaluate", "bgd1:acey_deucey:w:2,1:6x15", "--dice", "21").out.splitlines()
    assert [line.endswith("  then name, roll") for line in lines] == [False, False, True, False, False]


def test_the_solution_of_hypergammon_answers(run: Runner) -> None:
    answer = plain(run, "bgd1:hypergammon:w:24,23,22:24,23,22")
    assert answer["engine"] == "exact 1"
    assert answer["cube"]["decision"] == "No double/take"
    assert set(answer["cube"]["probabilities"]) >= {"win_backgammon", "lose_backgammon"}


@strong
def test_the_game_of_an_id_is_that_of_the_option(run: Runner) -> None:
    rolled = (START, "--dice", "31", "--variant")
    backgammon, portes = (plain(run, *rolled, game) for game in ("backgammon", "portes"))
    assert backgammon["plays"][0]["play"] == portes["plays"][0]["play"] == "8/5 6/5"
    assert backgammon["plays"][0]["equity"] != portes["plays"][0]["equity"]
    assert "win_backgammon" not in portes["plays"][0]["probabilities"]
    assert set(plain(run, START, "--variant", "portes")) >= {"equity", "probabilities"}
    assert plain(run, PORTES_7, "--variant", "portes")["unit"] == "normalised"


@strong
def test_what_an_id_says_of_the_cube_means_nothing_in_a_game_without_one(run: Runner) -> None:
    board, asked = "XGID=-b----E-C---eE---c-e----B-", ("--variant", "portes")
    told = plain(run, f"{board}:1:1:1:31:0:0:3:0:10", *asked)
    assert told["plays"] == plain(run, f"{board}:0:0:1:31:0:0:0:0:10", *asked)["plays"]


@pytest.mark.parametrize(
    ("position", "dice", "rule"),
    [
        ("bgd1:russian:w:inx15:inx15", "44", "bonus_needs_all_in"),
        ("bgd1:longgammon:w:24,1x14:6x15", "31", "free_die_use"),
        ("bgd1:longgammon:w:24x4,13,8x5,6x5:24x15", "52", "five_on_a_point"),
    ],
)
def test_the_plays_are_those_of_the_rules_agreed_on(run: Runner, position: str, dice: str, rule: str) -> None:
    agreed, judged = (
        told(plain(run, position, "--dice", dice, *more, "--level", "expert"))
        for more in (("--rule", rule), ())
    )
    assert agreed == told(json.loads(run("plays", position, dice, "--rule", rule, "--json").out))
    assert agreed != judged


def told(answer: dict[str, Any]) -> set[tuple[str, ...]]:
    """The plays, each with what comes after it."""
    return {(play["play"], *play.get("then", ())) for play in answer["plays"]}


def test_a_rule_changes_what_a_game_counts(run: Runner) -> None:
    race = ("bgd1:acey_deucey:w:1x2:inx15", "--dice", "31")
    counted, by_level = plain(run, *race), plain(run, *race, "--rule", "score_by_level")
    assert counted["plays"][0]["equity"] > by_level["plays"][0]["equity"] == 3
    assert plain(run, *race, "--option", "score_by_level") == by_level


def test_a_solved_game_with_a_rule_is_another_game(run: Runner) -> None:
    position = "bgd1:hypergammon:w:24,23,22:24,23,22"
    assert plain(run, position)["engine"].startswith("exact")
    assert plain(run, position, "--rule", "quad_for_bar")["engine"].startswith("plain")


@pytest.mark.parametrize(
    ("arguments", "status", "why"),
    [
        ((FEVGA, "--variant", "plakoto"), 2, "a position of Fevga, not of Plakoto"),
        ((START, "--variant", "fevga"), 2, "begins with bgd1:fevga:"),
        (("bgd1:chess:w:24:24",), 2, "'chess' is none of the games"),
        (("bgd1:fevga:w:-:24x15", "--dice", "31"), 2, "The game is over in this position"),
        ((FEVGA, "--turns", "-1"), 2, "at least 0"),
        (
            (FEVGA, "--rule", "rest_is_lost"),
            2,
            "--rule rest_is_lost changes nothing in Fevga; the only rule to",
        ),
        (
            (START, "--variant", "portes", "--rule", "bar_only"),
            2,
            "--rule bar_only changes nothing in Portes",
        ),
        ((START, "--rule", "bar_only", "--rule", "quad_for_bar"), 2, "exclude each other"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    run: Runner, arguments: tuple[str, ...], status: int, why: str
) -> None:
    ran = run("evaluate", *arguments)
    assert (ran.status, ran.out) == (status, "")
    assert is_one_sentence(ran.err)
    assert why in ran.err


def test_the_plain_player_says_that_it_estimates(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SETTING, "plain")
    assert plain(run, FEVGA, "--dice", "31")["unit"] == "pips"
    assert run("evaluate", FEVGA, "--dice", "31").out.endswith("Fevga: plain 2, equities roughly estimated\n")


@pytest.mark.parametrize("asked", [("4HPwATDgc/ABMA",), ("bgd1:coan_ki:w:0x8,1x8:0x8,1x8:20",)])
def test_a_roll_that_is_empty_is_no_roll(run: Runner, asked: tuple[str, ...]) -> None:
    ran = run("evaluate", *asked, "--dice", "")
    assert (ran.status, ran.out) == (2, "")
    assert "''" in ran.err
