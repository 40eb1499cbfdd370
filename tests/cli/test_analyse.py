"""``bgdesk analyse``."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from bgdesk.app.workers import analysis_pool
from bgdesk.app.workers.analysis_pool import AnalysisPool
from bgdesk.engine.sage.availability import probe
from bgdesk.formats.registry import read_file, write_match
from bgdesk.match.options import MatchOptions
from bgdesk.shipped import resource_path
from tests.analysis.matches import random_match
from tests.app import analysis_served
from tests.cli.runner import Runner, is_one_sentence

strong = pytest.mark.skipif(not probe(os.environ).is_available, reason="the strong engine does not run here")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    return Runner(capsys, monkeypatch)


@pytest.fixture
def match_file(tmp_path: Path) -> Path:
    path = tmp_path / "short.json"
    write_match(random_match(3, most=60), path)
    return path


@strong
def test_a_table_has_a_row_for_each_player(run: Runner, match_file: Path) -> None:
    ran = run("analyse", match_file, "--level", "1-ply", "--workers", 1)
    assert ran.status == 0
    head, columns, *rows = ran.out.splitlines()
    assert "match to 3" in head
    assert "Kazaross-XG2" in head
    assert columns.split()[:2] == ["player", "PR"]
    assert [row.split()[0] for row in rows] == ["Person", "Bot"]
    assert "(few decisions)" in rows[0]


@strong
def test_what_could_not_be_analysed_is_told_and_the_status_says_so(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_file = tmp_path / "shorter.json"
    write_match(random_match(3, most=4), match_file)
    monkeypatch.setattr(
        analysis_pool, "AnalysisPool", lambda workers: AnalysisPool(workers, analysis_served.die)
    )
    ran = run("analyse", match_file, "--level", "1-ply", "--workers", 1)
    assert ran.status == 1
    assert "decisions and rolls were not analysed: the engine stopped unexpectedly" in ran.err
    page = tmp_path / "page.html"
    ran = run("report", match_file, "--level", "1-ply", "--workers", 1, "--out", page)
    assert (ran.status, page.exists()) == (1, True)


@strong
def test_json_follows_the_published_schema(run: Runner, match_file: Path) -> None:
    jsonschema = pytest.importorskip("jsonschema")
    ran = run("analyse", match_file, "--level", "1-ply", "--workers", 1, "--json")
    found = json.loads(ran.out)
    schema = json.loads(resource_path("schemas", "bgdesk-analysis.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(found, schema)
    (match,) = found["matches"]
    decisions = [one for game in match["games"] for one in game["decisions"]]
    assert {"play", "no_double"} <= {one["kind"] for one in decisions}
    for number, player in enumerate(match["players"], 1):
        counted = [one["error"] for one in decisions if one["player"] == number and one["counted"]]
        assert player["decisions"] == len(counted)
        assert player["pr"] == pytest.approx(500 * sum(counted) / len(counted), abs=0.01)


@strong
def test_the_rating_of_a_match_to_one_point_is_raised_on_demand(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "one.json"
    write_match(random_match(5, MatchOptions(length=1), most=40), path)
    command = ("analyse", path, "--level", "1-ply", "--workers", 1)
    (plain,) = json.loads(run(*command, "--json").out)["matches"]
    (raised,) = json.loads(run(*command, "--json", "--raise-one-point").out)["matches"]
    assert (plain["pr_factor"], raised["pr_factor"]) == (500, 750)
    for before, after in zip(plain["players"], raised["players"], strict=True):
        assert after["pr"] == pytest.approx(1.5 * before["pr"])
        assert after["interval"] == [pytest.approx(1.5 * end) for end in before["interval"]]
        assert after["error"] == before["error"]
    assert "PR times 1.5)" in run(*command, "--raise-one-point").out


@strong
def test_a_longer_match_is_rated_as_ever(run: Runner, match_file: Path) -> None:
    command = ("analyse", match_file, "--level", "1-ply", "--workers", 1)
    assert run(*command, "--raise-one-point").out == run(*command).out


@strong
def test_one_player_and_the_analysis_written_with_the_match(
    run: Runner, match_file: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.json"
    ran = run("analyse", match_file, "--level", "1-ply", "--workers", 1, "--player", 2, "--out", out)
    assert ran.status == 0
    assert "Person" not in ran.out.split("luck-adjusted")[1]
    (study,) = read_file(out).studies
    (analysis,) = study.analyses
    assert (analysis.level, analysis.is_complete) == ("1-ply", False)
    assert analysis.plays


@strong
def test_a_folder_with_something_unreadable_is_told_and_passed_over(
    run: Runner, match_file: Path, tmp_path: Path
) -> None:
    (tmp_path / "notes.bin").write_bytes(b"\0\1\2\3" * 50)
    ran = run("analyse", tmp_path, "--level", "1-ply", "--workers", 1)
    assert ran.status == 1
    assert "short.json" in ran.out
    assert is_one_sentence(ran.err)
    assert "notes.bin" in ran.err


@strong
def test_a_target_that_is_no_file_is_told_before_the_work(
    run: Runner, match_file: Path, tmp_path: Path
) -> None:
    (tmp_path / "folder.json").mkdir()
    for out in (tmp_path / "folder.json", tmp_path / "nowhere" / "out.json"):
        ran = run("analyse", match_file, "--level", "1-ply", "--workers", 1, "--out", out)
        assert (ran.status, ran.out) == (1, "")
        assert is_one_sentence(ran.err)


@strong
def test_what_cannot_be_written_in_the_end_is_told_before_the_work(run: Runner, tmp_path: Path) -> None:
    path, out = tmp_path / "portes.json", tmp_path / "out.txt"
    write_match(random_match(3, MatchOptions(variant="portes", length=1).locked(), most=30), path)
    ran = run("analyse", path, "--level", "1-ply", "--workers", 1, "--out", out)
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == "bgdesk: A file of the kind .txt cannot hold a match of Portes; .json can.\n"


@strong
def test_a_game_that_the_engine_does_not_know_is_told(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "hyper.json"
    write_match(
        random_match(3, MatchOptions(variant="hypergammon", length=1, free_die_use=True), most=30), path
    )
    ran = run("analyse", path, "--level", "1-ply", "--workers", 1)
    assert ran.status == 1
    assert is_one_sentence(ran.err)
    assert "does not know Hypergammon" in ran.err


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        (["--level", "ten-ply"], 2),
        (["--out", "x.nothing"], 2),
        (["--workers", "0"], 2),
        (["--table", "no.xml"], 1),
    ],
)
def test_wrong_usage_is_told(run: Runner, match_file: Path, arguments: list[str], status: int) -> None:
    ran = run("analyse", match_file, *arguments)
    assert ran.status == status
    assert ran.err
    assert "Traceback" not in ran.err


@strong
def test_a_file_that_was_not_kept_whole_is_judged_and_exit_1(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "lossy.mat"
    write_match(random_match(3, most=20), path)
    path.write_text(path.read_text() + "\n 99) 78: 8/4\n")
    ran = run("analyse", path, "--level", "1-ply", "--workers", 1)
    assert ran.status == 1
    assert f"{path}: “78: 8/4” is not a roll of two dice; the turn was left out." in ran.err
    assert "match to 3" in ran.out
