"""``bgdesk report``."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from bgdesk.app.paths import find_paths
from bgdesk.engine.sage.availability import probe
from bgdesk.formats.registry import read_file, write_match
from bgdesk.library.opening import open_library
from bgdesk.match.options import match_options
from tests.analysis.matches import random_match
from tests.cli.runner import Runner, is_one_sentence
from tests.match_files import match_data

MOST_BYTES = 2_000_000

strong = pytest.mark.skipif(not probe(os.environ).is_available, reason="the strong engine does not run here")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    return Runner(capsys, monkeypatch)


@pytest.fixture
def judged(tmp_path: Path) -> Path:
    """A match with the analysis of GNU Backgammon in it."""
    path = tmp_path / "judged.sgf"
    path.write_bytes(match_data("sgf/gnubg_charlot_7p_analysed.sgf"))
    return path


def test_the_analysis_in_the_file_becomes_a_page(run: Runner, judged: Path, tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    ran = run("report", judged, "--out", out)
    assert ran.status == 0
    assert "GNU Backgammon, 2-ply" in ran.err
    page = out.read_text(encoding="utf-8")
    assert page.count("<article ") > 150
    assert out.stat().st_size < MOST_BYTES


def test_a_player_alone_has_fewer_decisions(run: Runner, judged: Path, tmp_path: Path) -> None:
    pages = []
    for extra in ((), ("--player", 1), ("--player", 2)):
        assert run("report", judged, "--out", tmp_path / "report.html", "--force", *extra).status == 0
        pages.append((tmp_path / "report.html").read_text(encoding="utf-8").count("<article "))
    assert pages[0] == pages[1] + pages[2]
    assert min(pages) > 0


@pytest.mark.usefixtures("qapp")
def test_a_match_of_the_library_is_named_by_its_id(run: Runner, judged: Path, tmp_path: Path) -> None:
    (study,) = read_file(judged).studies
    with open_library(find_paths(None).prepared().data).library as library:
        added = library.studies.add(study, "judged.sgf")
        library.studies.own_words.comment(added.id, study.analyses[0].plays[0].event, "my word on it")
    out = tmp_path / "report.html"
    ran = run("report", added.id, "--out", out)
    assert ran.status == 0
    page = out.read_text(encoding="utf-8")
    assert page.count("<article ") > 150
    assert "my word on it" in page
    ran = run("report", "nothing", "--out", tmp_path / "none.html")
    assert ran.status != 0
    assert is_one_sentence(ran.err)


def test_paper_and_pictures(run: Runner, judged: Path, tmp_path: Path) -> None:
    paper, drawing, picture = (tmp_path / name for name in ("r.pdf", "p.svg", "p.png"))
    assert run("report", judged, "--out", paper).status == 0
    assert run("report", judged, "--out", drawing, "--picture", 3).status == 0
    assert run("report", judged, "--out", picture, "--picture", 0).status == 0
    assert paper.read_bytes().startswith(b"%PDF")
    assert b"%%EOF" in paper.read_bytes()[-20:]
    assert drawing.read_text(encoding="utf-8").startswith("<svg")
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert run("report", judged, "--out", drawing, "--picture", 5000).status == 1


def test_a_target_that_is_no_file_is_told_before_the_work(run: Runner, tmp_path: Path) -> None:
    source, out = tmp_path / "short.json", tmp_path / "report.html"
    write_match(random_match(3, most=40), source)
    out.mkdir()
    ran = run("report", source, "--out", out, "--workers", 1)
    assert (ran.status, ran.out) == (1, "")
    assert is_one_sentence(ran.err), "nothing was judged"
    assert "Is a directory" in ran.err


@strong
def test_a_match_without_analysis_is_judged(run: Runner, tmp_path: Path) -> None:
    source, out = tmp_path / "short.json", tmp_path / "report.html"
    write_match(random_match(3, most=40), source)
    ran = run("report", source, "--out", out, "--level", "1-ply", "--workers", 1)
    assert ran.status == 0
    assert "analysed at the level 1-ply" in ran.err
    assert "Performance rating" in out.read_text(encoding="utf-8")


@strong
def test_a_match_that_nobody_can_judge_has_no_decision_to_draw(run: Runner, tmp_path: Path) -> None:
    source, out = tmp_path / "hyper.json", tmp_path / "p.svg"
    options = replace(match_options(1), variant="hypergammon", free_die_use=True)
    write_match(random_match(3, options, most=12), source)
    ran = run("report", source, "--out", out, "--picture", 1, "--workers", 1)
    assert ran.status == 1
    assert "no analysed decision in this match" in ran.err
    assert "does not know Hypergammon" in ran.err
    assert not out.exists()


@pytest.mark.parametrize("extra", [("--out", "r.txt"), ("--out", "r.html", "--picture", 1)])
def test_a_suffix_that_does_not_fit_is_misuse(run: Runner, tmp_path: Path, extra: tuple[object, ...]) -> None:
    ran = run("report", tmp_path / "none.mat", *extra)
    assert ran.status == 2
    assert is_one_sentence(ran.err)
