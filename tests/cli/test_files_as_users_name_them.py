"""Files that are there already, standard input and output, typos, links in circles: as a user meets them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bgdesk.formats.registry import read_bytes, write_match, write_study
from bgdesk.match.study import Study
from tests.analysis.matches import random_match
from tests.folders import ROOT
from tests.match_files import match_data

NASTY = "An\x1b[2Jn"


def bgdesk(*arguments: object, stdin: bytes = b"", cwd: Path = ROOT) -> subprocess.CompletedProcess[bytes]:
    """The program in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "bgdesk", *map(str, arguments)],
        input=stdin,
        capture_output=True,
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"},
        check=False,
    )


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def match(tmp_path: Path) -> Path:
    path = tmp_path / "a.mat"
    write_match(random_match(3, most=40), path)
    return path


@pytest.fixture
def judged(tmp_path: Path) -> Path:
    """A match with the analysis of GNU Backgammon in it."""
    path = tmp_path / "judged.sgf"
    path.write_bytes(match_data("sgf/gnubg_charlot_7p_analysed.sgf"))
    return path


def test_no_command_replaces_a_file_unasked(match: Path, judged: Path, home: Path, tmp_path: Path) -> None:
    there = {suffix: tmp_path / f"there{suffix}" for suffix in (".mat", ".html", ".json", ".zip")}
    for path in there.values():
        path.write_text("mine")
    game = ("selfplay", "--length", 1, "--level", "beginner")
    for command in (
        ("convert", match, match),
        ("convert", match, there[".mat"]),
        ("report", judged, "--out", there[".html"]),
        (*game, "--out", there[".json"]),
        ("selfplay", "--variant", "coan_ki", "--length", 1, "--out", there[".json"]),
        ("report-problem", "--out", there[".zip"]),
        ("export", "any", there[".mat"]),
        ("analyse", match, "--level", "1-ply", "--workers", 1, "--out", there[".mat"]),
        ("demo", "--out", tmp_path),
    ):
        before = match.read_bytes()
        ran = bgdesk(*command, "--home", home)
        assert ran.returncode == 1, command
        assert ran.stdout == b""
        assert b"--force" in ran.stderr
        assert ran.stderr.count(b"\n") == 1
        assert {path.read_text() for path in there.values()} == {"mine"}
        assert match.read_bytes() == before
    assert not home.joinpath("data").exists()


def test_force_replaces_it(match: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.sgf"
    out.write_text("mine")
    assert bgdesk("convert", "--force", match, out).returncode == 0
    assert out.read_bytes().startswith(b"(;")


def test_a_second_conversion_of_a_folder_replaces_nothing(match: Path, tmp_path: Path) -> None:
    source, out = tmp_path / "source", tmp_path / "out"
    source.mkdir()
    match.rename(source / "a.mat")
    command = ("convert", source, out, "--to", "sgf")
    assert bgdesk(*command).returncode == 0
    (out / "a.sgf").write_text("mine")
    ran = bgdesk(*command)
    assert (ran.returncode, ran.stdout) == (1, b"")
    assert b"a.sgf is there already; --force replaces it." in ran.stderr
    assert (out / "a.sgf").read_text() == "mine"
    assert bgdesk(*command, "--force").returncode == 0
    assert [path.name for path in out.iterdir()] == ["a.sgf"]
    assert (out / "a.sgf").read_text() != "mine"


def test_a_match_goes_from_standard_input_to_standard_output(match: Path) -> None:
    ran = bgdesk("convert", "-", "-", "--to", "sgf", stdin=match.read_bytes())
    assert ran.returncode == 0
    assert read_bytes(ran.stdout).format == "sgf"
    missing = bgdesk("convert", "-", "-", stdin=match.read_bytes())
    assert missing.returncode == 2
    assert b"--to FORMAT" in missing.stderr


def test_remarks_never_mix_with_a_match_on_standard_output(match: Path) -> None:
    odd = match.read_bytes().replace(b"Bot", b"B\xf6t")
    ran = bgdesk("convert", "-", "-", "--to", "mat", "--report", stdin=odd)
    assert ran.returncode == 0
    assert read_bytes(ran.stdout).format == "mat"
    assert b"repaired" in ran.stderr


@pytest.mark.parametrize(
    ("options", "begins"), [((), b"<!"), (("--to", "pdf"), b"%PDF"), (("--picture", "0"), b"<svg")]
)
def test_a_report_goes_to_standard_output(judged: Path, options: tuple[str, ...], begins: bytes) -> None:
    ran = bgdesk("report", "-", "--out", "-", *options, stdin=judged.read_bytes())
    assert ran.returncode == 0
    assert ran.stdout.lower().startswith(begins.lower())


def test_a_match_of_the_library_goes_to_standard_output(home: Path) -> None:
    from bgdesk.app.paths import find_paths
    from bgdesk.library.library import Library

    record = random_match(3, most=40)
    with Library(find_paths(home).prepared().data / "library.sqlite") as library:
        shelved = library.studies.add(Study(record), "a.json", (), "record")
    ran = bgdesk("export", shelved.id, "-", "--to", "record", "--home", home)
    assert ran.returncode == 0, ran.stderr
    (study,) = read_bytes(ran.stdout).studies
    assert study.record.entries == record.entries


def test_no_folder_is_made_by_a_typo(match: Path, tmp_path: Path) -> None:
    before = sorted(tmp_path.rglob("*"))
    for command in (
        ("convert", match, tmp_path / "nowhere" / "b.sgf"),
        ("convert", match, match, tmp_path / "nowhere" / "deep", "--to", "sgf"),
        ("convert", match, match, tmp_path / "b.sgf", "--to", "sgf"),
        ("demo", "--out", tmp_path / "nowhere" / "deep"),
        ("matches", "--home", tmp_path / "nowhere" / "deep"),
        ("report-problem", "--out", tmp_path / "nowhere" / "r.zip", "--home", tmp_path / "none" / "deep"),
    ):
        ran = bgdesk(*command)
        assert ran.returncode in (1, 2), command
        assert ran.stderr.count(b"\n") == 1
        assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.skipif(os.name != "posix", reason="links need rights here")
def test_a_link_that_leads_in_circles_does_not_stop_the_others(match: Path, tmp_path: Path) -> None:
    (tmp_path / "b.mat").symlink_to(tmp_path / "c.mat")
    (tmp_path / "c.mat").symlink_to(tmp_path / "b.mat")
    ran = bgdesk("convert", tmp_path / "b.mat", match, tmp_path / "out", "--to", "sgf")
    assert ran.returncode == 1
    assert ran.stderr.count(b"\n") == 1
    assert b"b.mat: Too many levels of symbolic links" in ran.stderr
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["a.sgf"]
    assert b"Too many levels" in bgdesk("convert", match, tmp_path / "c.mat").stderr


@pytest.mark.skipif(os.name != "posix", reason="such names are not possible here")
def test_no_quote_moves_the_cursor(tmp_path: Path) -> None:
    nasty = tmp_path / f"{NASTY}.mat"
    nasty.write_bytes(b" 1 point match\n\n Game 1\n A : 0     B : 0\n  1) 31: 8/5 \x1b[31m6/5     66: x\n")
    for command in (
        ("convert", "--report", nasty, tmp_path / f"{NASTY}.sgf"),
        ("convert", tmp_path / f"{NASTY}.none", tmp_path / "b.sgf"),
        ("--verbose", "convert", nasty, tmp_path / "c.sgf"),
        (nasty, "two.mat"),
        (f"{NASTY}.mat",),
    ):
        ran = bgdesk(*command)
        assert ran.stdout + ran.stderr
        assert not {0x1B, 0x9B} & set(ran.stdout + ran.stderr), command


def test_studies_are_written_as_ever_by_the_window(tmp_path: Path) -> None:
    """Its dialog for files has asked already."""
    path = tmp_path / "a.json"
    for _ in range(2):
        write_study(Study(random_match(3, most=40)), path)
