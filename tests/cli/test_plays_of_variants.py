"""``bgdesk plays`` in the games that ids of other programs cannot tell."""

from __future__ import annotations

import json

import pytest

from tests.cli.runner import Runner, is_one_sentence

FEVGA = "bgd1:fevga:w:24x15:24x15"
GUL_BARA = "bgd1:gul_bara:w:12,1x14:14,8x14"
RUSSIAN = "bgd1:russian:w:inx15:inx15"
ACEY_DEUCEY = "bgd1:acey_deucey:b:inx15:inx15"
UNFINISHED_2_1 = "bgd1:acey_deucey:w:22,1x14:5x2,6x2,2x2,7x9"
"""E4-3: the 2 cannot be played."""
UNFINISHED_3_3 = "bgd1:russian:w:20x2,1x13:14x2,24x13"
"""E5-5: two 3s only can be played."""


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
        (("bgd1:gul_bara:w:24x10,18x3,15x2:24x9,21x3,1x3", "55"), ["6666"]),
        ((GUL_BARA, "55"), None),
        ((UNFINISHED_2_1, "21"), None),
        ((UNFINISHED_3_3, "33"), None),
        (("bgd1:russian:w:1x4:24x15", "33"), None),
        ((RUSSIAN, "44"), ["3333", "roll"]),
        ((RUSSIAN, "44", "--rule", "bonus_needs_all_in"), None),
        ((ACEY_DEUCEY, "12"), ["name", "roll"]),
        ((FEVGA, "66"), None),
    ],
)
def test_what_follows_the_first_stage(
    run: Runner, arguments: tuple[str, ...], then: list[str] | None
) -> None:
    plays = json.loads(run("plays", *arguments, "--json").out)["plays"]
    assert [play.get("then") for play in plays] == [then] * len(plays)
    assert not any("rest" in play for play in plays) or then is None
    listed = run("plays", *arguments).out.splitlines()[len(plays) :]
    assert [line for line in listed if "opponent" not in line] == (
        [f"then {', '.join(then)}"] if then else []
    )


@pytest.mark.parametrize(
    ("arguments", "rest"),
    [
        ((GUL_BARA, "55"), ["555", "6666"]),
        ((GUL_BARA, "55", "--turns", "2"), ["555"]),
        ((GUL_BARA, "64"), ["4"]),
        (("bgd1:gul_bara:w:12x15:19x8,18x7", "56"), ["65"]),
        (("bgd1:gul_bara:w:12x15:19x8,18x7", "55"), ["5555", "6666"]),
        ((GUL_BARA, "55", "--rule", "rest_is_lost"), None),
        ((GUL_BARA, "--stage", "5555"), None),
        (("bgd1:gul_bara:w:1x2:24x15", "55"), None),
        ((UNFINISHED_3_3, "33"), None),
    ],
)
def test_what_the_opponent_plays_of_the_roll(
    run: Runner, arguments: tuple[str, ...], rest: list[str] | None
) -> None:
    (play,) = json.loads(run("plays", *arguments, "--json").out)["plays"]
    assert play.get("rest") == rest
    assert "then" not in play
    assert play["result"].split(":")[2] == "b"
    told = run("plays", *arguments).out.splitlines()[1:]
    assert told == ([f"then the opponent plays {', '.join(rest)}"] if rest else [])


def test_what_follows_some_plays_only_stands_behind_them(run: Runner) -> None:
    """One of them ends the game."""
    arguments = ("bgd1:acey_deucey:w:2,1:6x15", "21")
    over, on = json.loads(run("plays", *arguments, "--json").out)["plays"]
    assert over == {"play": "2/off 1/off", "result": "bgd1:acey_deucey:b:-:6x15"}
    assert on == {"play": "2/off", "result": "bgd1:acey_deucey:w:1:6x15", "then": ["name", "roll"]}
    assert run("plays", *arguments).out.splitlines() == [
        "2/off 1/off  bgd1:acey_deucey:b:-:6x15",
        "2/off        bgd1:acey_deucey:w:1:6x15  then name, roll",
    ]


def test_the_player_goes_on_after_a_whole_stage(run: Runner) -> None:
    (entering,) = json.loads(run("plays", RUSSIAN, "44", "--json").out)["plays"]
    assert entering == {
        "play": "in/21(4)",
        "result": "bgd1:russian:w:inx11,21x4:inx15",
        "then": ["3333", "roll"],
    }
    (stopped,) = json.loads(run("plays", GUL_BARA, "55", "--json").out)["plays"]
    told = {"play": "12/7", "result": "bgd1:gul_bara:b:7,1x14:14,8x14", "rest": ["555", "6666"]}
    assert stopped == told


def test_a_stage_in_place_of_a_roll(run: Runner) -> None:
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
        ((FEVGA, "55", "--variant", "plakoto"), "a position of Fevga, not of Plakoto"),
        (("4HPwATDgc/ABMA", "55", "--variant", "plakoto"), "begins with bgd1:plakoto:"),
        (("bgd1:ludo:w:24:24", "55"), "none of the games"),
        (("bgd1:fevga:w:24:12", "55"), "both players"),
        ((FEVGA,), "needs a roll"),
        ((FEVGA, "55", "--stage", "5"), "needs a roll"),
        ((FEVGA, "--stage", "543"), "'543' is not one to four"),
        ((FEVGA, "--stage", "77"), "'77' is not one to four"),
        ((FEVGA, "--stage", "5x"), "is not one to four"),
        ((FEVGA, "55", "--turns", "-1"), "at least 0"),
        (("--turns", "-1"), "at least 0"),
    ],
)
def test_what_makes_no_sense_is_told(run: Runner, arguments: tuple[str, ...], words: str) -> None:
    ran = run("plays", *arguments)
    assert ran.status == 2
    assert words in ran.err
    assert is_one_sentence(ran.err)


HIT_AND_RUN = "bgd1:portes:w:24,7,6,1x12:20,5x2,4x2,3x2,2x2,12x6"
LAST_RUNNER = "bgd1:portes:w:24,1x14:6x15"


@pytest.mark.parametrize(
    ("position", "dice", "rules", "plays"),
    [
        (HIT_AND_RUN, "21", (), ["7/5* 6/5", "7/5*/4", "7/4", "6/3", "6/5*/3"]),
        (HIT_AND_RUN, "21", ("no_hit_and_run",), ["7/5* 6/5", "7/4", "6/3"]),
        (LAST_RUNNER, "31", (), ["24/20"]),
        (LAST_RUNNER, "31", ("free_die_use",), ["", "24/20", "24/21", "24/23"]),
    ],
)
def test_house_rules_change_the_plays(
    run: Runner, position: str, dice: str, rules: tuple[str, ...], plays: list[str]
) -> None:
    chosen = [word for rule in rules for word in ("--rule", rule)]
    answer = json.loads(run("plays", position, dice, *chosen, "--json").out)
    assert sorted(play["play"] for play in answer["plays"]) == sorted(plays)


def test_house_rules_add_up(run: Runner) -> None:
    rules = ("--rule", "five_on_a_point", "--rule", "no_hit_and_run")
    free, agreed = (
        {
            play["play"]
            for play in json.loads(run("plays", "4HPwATDgc/ABMA", "52", *more, "--json").out)["plays"]
        }
        for more in ((), rules)
    )
    assert free - agreed == {"8/3 8/6", "13/6"}
    assert agreed < free


@pytest.mark.parametrize(
    ("position", "rule", "words"),
    [
        (
            FEVGA,
            "free_entry",
            "free_entry changes nothing in Fevga; the only rule to agree on there is both_starts",
        ),
        (FEVGA, "no_hit_and_run", "no_hit_and_run changes nothing in Fevga"),
        ("4HPwATDgc/ABMA", "both_starts", "Backgammon; the rules to agree on there are five_on_a_point"),
    ],
)
def test_a_rule_of_another_game_is_refused(run: Runner, position: str, rule: str, words: str) -> None:
    ran = run("plays", position, "55", "--rule", rule)
    assert (ran.status, ran.out) == (2, "")
    assert words in ran.err
    assert is_one_sentence(ran.err)


def test_a_line_whose_game_does_not_know_the_rule_is_an_error(run: Runner) -> None:
    ran = run("plays", "--rule", "both_starts", stdin=f"{FEVGA} 65\n{RUSSIAN} 63\n{FEVGA} 31\n")
    assert ran.status == 1
    assert "1 of 3 lines" in ran.err
    found = [json.loads(line) for line in ran.out.splitlines()]
    assert [next(iter(answer)) for answer in found] == ["position", "line", "position"]
    assert found[1] == {
        "line": 2,
        "error": "--rule both_starts changes nothing in Russian backgammon; the rules to agree on there "
        "are bonus_needs_all_in, free_entry.",
    }


ENDED = [
    "bgd1:plakoto:b:6x14,1:24p,12x14",
    "bgd1:plakoto:w:6x14:-",
    "bgd1:backgammon:w:-:6x15",
    "bgd1:acey_deucey:b:inx3:-",
]


@pytest.mark.parametrize("position", ENDED)
@pytest.mark.parametrize("roll", [("31",), ("--stage", "5")])
def test_nothing_is_played_once_the_game_is_over(run: Runner, position: str, roll: tuple[str, ...]) -> None:
    ran = run("plays", position, *roll)
    assert (ran.status, ran.out, ran.err) == (2, "", "bgdesk: The game is over in this position.\n")


def test_a_line_with_a_game_that_is_over_is_an_error(run: Runner) -> None:
    ran = run("plays", stdin="".join(f"{position} 31\n" for position in (*ENDED, FEVGA)))
    assert ran.status == 1
    *errors, last = [json.loads(line) for line in ran.out.splitlines()]
    assert errors == [
        {"line": number, "error": "The game is over in this position."} for number in range(1, len(ENDED) + 1)
    ]
    assert last["position"] == FEVGA


def test_a_rule_can_let_the_game_go_on(run: Runner) -> None:
    caught = "bgd1:tapa:b:6x14,1:24p,12x14"
    assert run("plays", caught, "31").status == 2
    assert run("plays", caught, "31", "--rule", "no_mother_rule").status == 0


def test_a_stage_belongs_to_a_position_among_the_arguments(run: Runner) -> None:
    ran = run("plays", "--stage", "5555", stdin="bgd1:fevga:w:24x15:24x15 65\n")
    sentence = "bgdesk: --stage belongs to a position among the arguments, not to standard input.\n"
    assert (ran.status, ran.out, ran.err) == (2, "", sentence)
