"""``bgdesk plays``."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cli.runner import Runner, is_one_sentence
from tests.folders import FILES

START = "4HPwATDgc/ABMA"
START_XGID = "-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10"
START_MATCH = f"{START}:cAkAAAAAAAAE"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    return Runner(capsys, monkeypatch)


def answers(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_plays_are_listed_with_their_results(run: Runner) -> None:
    lines = run("plays", START, "31").out.splitlines()
    assert len(lines) == 16
    assert "8/5 6/5      sGfwATDgc/ABMA" in lines


@pytest.mark.parametrize("position", [START, START_XGID, f"XGID={START_XGID}", START_MATCH])
def test_a_position_may_be_any_id(run: Runner, position: str) -> None:
    ran = run("plays", position, "31", "--json")
    assert ran.status == 0
    (answer,) = answers(ran.out)
    assert list(answer) == ["position", "dice", "plays"]
    assert answer["position"] == START
    assert answer["dice"] == [3, 1]
    assert {"play": "8/5 6/5", "result": "sGfwATDgc/ABMA"} in answer["plays"]
    assert len(answer["plays"]) == 16


def test_without_a_legal_play_there_is_one_empty_play(run: Runner) -> None:
    closed_out = "XGID=-------------------bbbbbbA:0:0:1:00:0:0:0:0:10"
    (answer,) = answers(run("plays", closed_out, "64", "--json").out)
    assert [play["play"] for play in answer["plays"]] == [""]
    assert run("plays", closed_out, "64").out.startswith("cannot move  ")


def test_a_variant_has_its_own_checkers(run: Runner) -> None:
    start = "XGID=-aaa------------------AAA-:0:0:1:00:0:0:0:0:10"
    (answer,) = answers(run("plays", start, "66", "--variant", "hypergammon", "--json").out)
    assert len(answer["plays"]) == 12


def test_lines_are_answered_in_order(run: Runner) -> None:
    ran = run("plays", stdin=f"{START} 31\n{START_XGID} 65\n\n{START} 11")
    assert ran.status == 0
    assert [answer["dice"] for answer in answers(ran.out)] == [[3, 1], [6, 5], [1, 1]]
    assert [len(answer["plays"]) for answer in answers(ran.out)] == [16, 7, 42]


def test_bad_lines_do_not_stop_the_others(run: Runner) -> None:
    ran = run(
        "plays", stdin=f"{START} 31\nnonsense\n{START} 99\n{'x' * 50_000} 31\n{START} 65\n\x00\xff 31\n"
    )
    assert ran.status == 1
    assert is_one_sentence(ran.err)
    assert "4 of 6 lines" in ran.err
    found = answers(ran.out)
    assert [answer.get("line") for answer in found] == [None, 2, 3, 4, None, 6]
    assert all(answer["error"] for answer in found if "line" in answer)


def test_nothing_to_read_is_no_mistake(run: Runner) -> None:
    assert run("plays", stdin="").status == 0


def test_plays_stand_in_a_fixed_order(run: Runner) -> None:
    first = run("plays", stdin=f"{START} 66\n").out
    assert first == run("plays", stdin=f"{START} 66\n").out
    assert [play["play"] for play in answers(first)[0]["plays"]][:2] == [
        "24/18(2) 13/7(2)",
        "24/18(2) 13/7 8/2",
    ]


def test_a_sample_of_the_oracle_is_answered_as_it_says(run: Runner) -> None:
    lines = (FILES / "perft_sample.jsonl").read_text(encoding="utf-8").splitlines()
    expected = [json.loads(line) for line in lines]
    rolls = [(row["p"], dice, results.split()) for row in expected for dice, results in row["m"].items()]
    ran = run("plays", stdin="".join(f"{position} {dice}\n" for position, dice, _ in rolls))
    found = [sorted(play["result"] for play in answer["plays"]) for answer in answers(ran.out)]
    assert found == [sorted(results) for _, _, results in rolls]
    assert len(rolls) > 400


def test_a_byte_order_mark_before_the_first_line_is_no_part_of_it(run: Runner) -> None:
    ran = run("plays", stdin="\ufeff4HPwATDgc/ABMA 31\n")
    assert ran.status == 0
    assert json.loads(ran.out)["position"] == "4HPwATDgc/ABMA"
