"""The commands for Coan ki, which has rules of its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bgdesk.match.coan_ki import coan_ki_game_from_text, coan_ki_game_to_text
from tests.cli.runner import Runner, is_one_sentence

START = "bgd1:coan_ki:w:0x8,1x8:0x8,1x8:20"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    return Runner(capsys, monkeypatch)


@pytest.fixture
def file(run: Runner, tmp_path: Path) -> Path:
    """A game that is over."""
    path = tmp_path / "game.json"
    assert run("selfplay", "--variant", "coan_ki", "--length", 1, "--seed", 3, "--out", path).status == 0
    return path


def test_the_plays_of_a_roll(run: Runner) -> None:
    lines = run("plays", START, "53").out.splitlines()
    assert len(lines) == 6
    assert "0/5 1/4  bgd1:coan_ki:b:0x7,1x7,4,5:0x8,1x8:20" in lines
    (answer,) = map(json.loads, run("plays", "--variant", "coan_ki", START, "11", "--json").out.splitlines())
    assert answer["plays"][0] == {"play": "lose 0", "result": "bgd1:coan_ki:b:0x7,1x8:0x8,1x8:22"}


def test_positions_line_by_line(run: Runner) -> None:
    ran = run("plays", "--variant=coan_ki", stdin=f"{START} 44\n\nnonsense\n{START} 32\n")
    answers = [json.loads(line) for line in ran.out.splitlines()]
    assert [len(answer.get("plays", ())) for answer in answers] == [5, 0, 8]
    assert answers[1]["line"] == 3
    assert ran.status == 1


def test_positions_line_by_line_among_those_of_other_games(run: Runner) -> None:
    fevga, over = "bgd1:fevga:w:24x15:24x15", "bgd1:coan_ki:w:-:0:20"
    ran = run(
        "plays", stdin=f"{START} 32\n{fevga} 65\n {START}  11 \n{over} 31\nbgd1:coan_ki:w:0x99:0:20 31\n"
    )
    alone, found, again, *errors = (json.loads(line) for line in ran.out.splitlines())
    assert alone == json.loads(run("plays", START, "32", "--json").out)
    assert again == json.loads(run("plays", START, "11", "--json").out)
    assert found["position"] == fevga
    assert errors == [
        {"line": 4, "error": "The game is over in this position."},
        {"line": 5, "error": "'0x99' among White's pieces is not a space such as 1x8 or 14"},
    ]
    assert ran.status == 1


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--variant", "fevga"), "it is a position of Coan ki, not of Fevga"),
        (
            ("--rule", "both_starts"),
            "--rule both_starts changes nothing in Coan ki; there are no rules to agree on there.",
        ),
    ],
)
def test_a_line_of_it_where_something_else_was_asked_for(
    run: Runner, arguments: tuple[str, ...], why: str
) -> None:
    ran = run("plays", *arguments, stdin=f"{START} 32\n")
    assert json.loads(ran.out) == {"line": 1, "error": why}


@pytest.mark.parametrize("command", [("plays", START, "31"), ("evaluate", START, "--dice", "31")])
def test_a_position_of_it_is_of_no_other_game(run: Runner, command: tuple[str, ...]) -> None:
    ran = run(*command, "--variant", "fevga")
    assert (ran.status, ran.out) == (2, "")
    assert "invalid choice: 'fevga'" in ran.err


def test_the_best_play_comes_first(run: Runner) -> None:
    (answer,) = map(json.loads, run("evaluate", START, "--dice", "11", "--json").out.splitlines())
    wins = [play["win"] for play in answer["plays"]]
    assert wins == sorted(wins, reverse=True)
    assert answer["plays"][0]["play"] == "lose 0"
    assert run("evaluate", START, "--dice", "11").out.startswith("  1. lose 0  wins ")


def test_the_chances_before_the_roll(run: Runner) -> None:
    (answer,) = map(json.loads, run("evaluate", START, "--json").out.splitlines())
    assert 0.5 < answer["win"] < 0.65
    assert run("evaluate", START).out.startswith(f"Before the roll: wins {100 * answer['win']:.1f}%, loses ")
    assert is_one_sentence(run("evaluate", "--variant", "coan_ki", "elsewhere").err)
    assert is_one_sentence(run("evaluate", "bgd1:coan_ki:w:-:0:20", "--dice", "31").err)


@pytest.mark.parametrize(
    "arguments",
    [
        (START,),
        (START, "77"),
        ("bgd1:coan_ki:w:-:0:20", "31"),
        ("bgd1:coan_ki:w:0x99:0:20", "31"),
    ],
)
def test_what_makes_no_sense_is_told(run: Runner, arguments: tuple[str, ...]) -> None:
    ran = run("plays", *arguments)
    assert ran.status == 2
    assert is_one_sentence(ran.err)


def test_a_match_with_a_seed_is_the_same_again(run: Runner) -> None:
    command = ("selfplay", "--variant", "coan_ki", "--length", 2, "--level", "easy", "--seed", 4)
    first = run(*command, "--opponent", "strong")
    assert first == run(*command, "--opponent", "strong")
    assert first.out.splitlines()[-1].endswith("(match to 2, seed 4)")
    assert "wins the pot of" in first.out


@pytest.mark.parametrize(("games", "said"), [(1, "(1 game, seed 4)"), (3, "(3 games, seed 4)")])
def test_so_many_games_are_counted(run: Runner, games: int, said: str) -> None:
    ran = run("selfplay", "--variant", "coan_ki", "--money", games, "--level", "easy", "--seed", 4)
    *results, last = ran.out.splitlines()
    assert len(results) == games
    assert last.endswith(said)


def test_so_many_games_are_written_one_by_one(run: Runner, tmp_path: Path) -> None:
    out = tmp_path / "g.json"
    ran = run("selfplay", "--variant", "coan_ki", "--money", 2, "--stake", 50, "--out", out)
    assert ran.status == 0
    games = [coan_ki_game_from_text((tmp_path / f"g-{n}.json").read_text(encoding="utf-8")) for n in (1, 2)]
    assert all(game.winner and game.stake == 50 for game in games)
    assert games[0].secret != games[1].secret


def test_a_game_cannot_be_written_in_a_format_of_matches(run: Runner, tmp_path: Path) -> None:
    ran = run("selfplay", "--variant", "coan_ki", "--out", tmp_path / "g.mat")
    assert ran.status == 2
    assert is_one_sentence(ran.err)


def test_it_has_no_dice_for_a_match_and_says_so(run: Runner, file: Path) -> None:
    ran = run("selfplay", "--variant", "plakoto", "--length", 1, "--dice-of", file)
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == f"bgdesk: {file} is a game of Coan ki, not a match record.\n"


def test_dice_are_checked(run: Runner, file: Path) -> None:
    ran = run("verify-dice", file)
    assert ran.status == 0
    assert "follow from the secret with SHA-256" in ran.out


def test_wrong_dice_and_a_secret_that_is_not_told_yet(run: Runner, file: Path) -> None:
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole.replace('"secret":"', '"secret":"00')[: len(whole)], encoding="utf-8")
    assert "right dice" in run("verify-dice", file).err
    plain = json.loads(whole)
    file.write_text(json.dumps({**plain, "secret": "00" * 32}), encoding="utf-8")
    assert "a turn is not possible" in run("verify-dice", file).err
    game = coan_ki_game_from_text(whole).before_turn(5)
    file.write_text(coan_ki_game_to_text(game), encoding="utf-8")
    ran = run("verify-dice", file)
    assert ran.status == 1
    assert "when the game is over" in ran.err


def test_it_cannot_be_converted_and_says_so(run: Runner, file: Path, tmp_path: Path) -> None:
    ran = run("convert", file, tmp_path / "g.mat")
    assert ran.status == 1
    assert is_one_sentence(ran.err)
    assert "a game of Coan ki" in ran.err


@pytest.mark.parametrize(
    ("command", "told"), [("plays", "ON_ROLL:WHITE"), ("selfplay", "--stake"), ("evaluate", "win the pot")]
)
def test_the_help_of_the_command_leads_to_that_of_the_game(run: Runner, command: str, told: str) -> None:
    assert f"bgdesk {command} --variant coan_ki --help" in run(command, "--help").out
    assert told in run(command, "--variant", "coan_ki", "--help").out


def test_the_help_of_a_judgement_speaks_of_no_cube(run: Runner) -> None:
    assert "the cube" in run("evaluate", "--help").out
    told = run("evaluate", "--variant", "coan_ki", "--help").out
    assert "Find the best plays of a roll, or the chances before it." in told
    assert "cube" not in told


def test_a_folder_in_the_way_is_told_before_play(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "g-1.json").mkdir()
    ran = run("selfplay", "--variant", "coan_ki", "--out", tmp_path / "g.json")
    assert (ran.status, ran.out) == (1, "")
    assert "g-1.json" in ran.err
