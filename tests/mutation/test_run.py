"""The mutation trial itself: what it tries, what it notices, what it takes for explained."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("mutmut needs fork", allow_module_level=True)
pytest.importorskip("mutmut", reason="mutmut is not installed")

from tests.folders import ROOT
from tests.mutation import run

RATING = "bgdesk/match/rating.py"


def test_a_sample_is_the_same_whenever_its_seed_is() -> None:
    one, same, other = (
        run.chosen(run.options(["--module", RATING, "--sample", "5", "--seed", seed]))
        for seed in ("3", "3", "4")
    )
    assert len(one) == 5
    assert one == same != other
    assert {run.module_of(name) for name in one} == {RATING}


def test_the_names_can_be_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["--module", "bgdesk/rules/cube.py", "--list"]) == 0
    assert capsys.readouterr().out.startswith("bgdesk.rules.cube.")


def test_what_is_explained_stands_in_the_code() -> None:
    for module, before, _ in run.explained():
        assert before in " ".join((ROOT / module).read_text(encoding="utf-8").split())


NOTICED, EXPLAINED = (f"bgdesk.match.boards.x__shares_rightly__mutmut_{number}" for number in (36, 10))
"""Mutmut counts the changes of one function from its top, so a change there changes these numbers."""


@pytest.mark.timeout(600)
def test_a_trial_tells_what_is_noticed_from_what_is_not(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    trial = [NOTICED, EXPLAINED, "--tests", "tests/match/test_boards.py", "--workers", "1"]
    assert run.main(trial) == 0
    assert capfd.readouterr().out == "2 tried: 1 killed, 1 survived; 1 of the survivors are explained\n"
    monkeypatch.setattr(run, "EXPLAINED", tmp_path / "none.md")
    run.EXPLAINED.touch()
    fates = {NOTICED: "killed", EXPLAINED: "survived"}
    assert run.report(fates, {EXPLAINED: ("bgdesk/match/boards.py", "range(1, BAR)", "range(BAR)")}) == 1
    assert EXPLAINED in capfd.readouterr().out


def test_what_no_test_reaches_is_told_once_a_function(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.report({"room.x_one__mutmut_1": "no tests", "room.x_one__mutmut_2": "no tests"}, {}) == 0
    assert capsys.readouterr().out.splitlines() == [
        "reached by no test: room.x_one",
        "2 tried: 2 no tests; 0 of the survivors are explained",
    ]
