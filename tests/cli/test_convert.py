"""``bgdesk convert``."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bgdesk.formats.mat.writer import write
from bgdesk.formats.registry import WRITTEN, read_file, write_match
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Study
from bgdesk.rules.notation.position_string import to_position_string
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS
from tests.cli.runner import Runner, is_one_sentence
from tests.random_play import a_header, play_on

RECORD = play_on(MatchRecord(a_header(match_options(3))), Random(1))
ROTATION = ("portes", "plakoto", "fevga")
TAVLI = play_on(
    MatchRecord(a_header(replace(match_options(3), variant="portes", rotation=ROTATION).locked())),
    Random(1),
    most=20,
)
ODD = """ 1 point match

 Game 1
 Ada : 0                          Bo : 0
  1) 31: 8/5 6/5                   66: 24/18 24/18 13/7 13/7
  2) 42: 8/4 8/4
"""
BOARD = "XGID=-b----E-C---eE---c-e----B-"
TWO = f"{BOARD}:0:0:1:31:2:1:0:5:10\n{BOARD}:0:0:1:00:0:0:0:0:10\n"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    return Runner(capsys, monkeypatch)


@pytest.fixture
def match(tmp_path: Path) -> Path:
    path = tmp_path / "match.mat"
    path.write_bytes(write(Study(RECORD)).content)
    return path


@pytest.fixture
def odd(tmp_path: Path) -> Path:
    path = tmp_path / "odd.mat"
    path.write_text(ODD, encoding="utf-8")
    return path


@pytest.mark.parametrize("suffix", [kind.suffixes[0] for kind in WRITTEN])
def test_a_file_becomes_one_of_another_kind(run: Runner, match: Path, tmp_path: Path, suffix: str) -> None:
    ran = run("convert", match, tmp_path / f"out{suffix}")
    assert ran.status == 0
    assert ran.out == f"{match} -> {tmp_path / f'out{suffix}'}\n"
    (study,) = read_file(tmp_path / f"out{suffix}").studies
    assert study.record.state.score == RECORD.state.score


def test_what_was_odd_is_one_line_or_a_report(run: Runner, odd: Path, tmp_path: Path) -> None:
    ran = run("convert", odd, tmp_path / "out.sgf")
    assert ran.status == 0
    assert re.search(r"odd\.mat: (\d repaired, )?2 odd; --report tells them\.", ran.out)
    told = run("convert", "--report", "--force", odd, tmp_path / "out.sgf").out
    assert f"{odd}:6: odd: The play “8/4 8/4” is not legal; it was kept as written. (game 1)" in told


def test_what_was_lost_is_exit_1_though_the_rest_is_written(run: Runner, match: Path, tmp_path: Path) -> None:
    lossy = tmp_path / "lossy.mat"
    lossy.write_text(match.read_text() + "\n  9) 78: 8/4\n")
    ran = run("convert", "--report", lossy, tmp_path / "out.sgf")
    assert ran.status == 1
    assert "lost: “78: 8/4” is no roll of two dice" in ran.out
    assert (tmp_path / "out.sgf").exists()
    assert run("convert", lossy, tmp_path / "out.mat").status == 1
    assert run("convert", lossy, match, tmp_path / "all", "--to", "sgf").status == 1


def test_a_strict_conversion_of_an_odd_file_writes_nothing(
    run: Runner, odd: Path, match: Path, tmp_path: Path
) -> None:
    assert run("convert", "--strict", match, tmp_path / "out.sgf").status == 0
    ran = run("convert", "--strict", odd, match, tmp_path / "all", "--to", "sgf")
    assert ran.status == 1
    assert "odd.mat: 2 odd: The play" in ran.err
    assert ran.err.endswith("Nothing was written.\n")
    assert not (tmp_path / "all").exists()


def test_repairs_are_told_and_exit_0_even_strictly(run: Runner, match: Path, tmp_path: Path) -> None:
    cp1252 = tmp_path / "old.mat"
    cp1252.write_bytes(match.read_bytes().replace(b"Left", b"L\xe9ft"))
    ran = run("convert", "--strict", cp1252, tmp_path / "out.mat")
    assert ran.status == 0
    assert "1 repaired; --report lists them." in ran.out


def test_a_folder_becomes_a_folder(run: Runner, match: Path, odd: Path, tmp_path: Path) -> None:
    source = tmp_path / "source"
    (source / "deep").mkdir(parents=True)
    shutil.copy(match, source / "a.mat")
    shutil.copy(match, source / "deep" / "A.mat")
    (source / ".hidden.mat").write_text("x", encoding="utf-8")
    (source / "page.html").write_text("<html>", encoding="utf-8")
    ran = run("convert", source, tmp_path / "out", "--to", "sgf")
    assert ran.status == 1
    assert [path.name for path in sorted((tmp_path / "out").iterdir())] == ["A (2).sgf", "a.sgf"]
    assert len(ran.out.splitlines()) == 2
    assert ran.err == f"bgdesk: {source / 'page.html'}: This is a web page, not a match.\n"


@pytest.fixture
def mixed(match: Path, tmp_path: Path) -> Path:
    """A folder in which every second match is one that other programs do not know."""
    folder = tmp_path / "mixed"
    folder.mkdir()
    for name in ("a.json", "c.json"):
        write_match(TAVLI, folder / name)
    for name in ("b.mat", "d.mat"):
        shutil.copy(match, folder / name)
    return folder


def cannot_hold(folder: Path) -> str:
    return "".join(
        f"bgdesk: {folder / name}: A file of the kind .sgf cannot hold a match of Tavli; .json can.\n"
        for name in ("a.json", "c.json")
    )


def test_matches_that_the_format_cannot_hold_are_told_and_the_others_written(
    run: Runner, mixed: Path, tmp_path: Path
) -> None:
    ran = run("convert", mixed, tmp_path / "out", "--to", "sgf")
    assert (ran.status, ran.err) == (1, cannot_hold(mixed))
    assert [path.name for path in sorted((tmp_path / "out").iterdir())] == ["b.sgf", "d.sgf"]
    assert run("convert", mixed, tmp_path / "all", "--to", "record").status == 0
    assert len(list((tmp_path / "all").iterdir())) == 4


def test_a_strict_conversion_knows_what_the_format_cannot_hold(
    run: Runner, mixed: Path, tmp_path: Path
) -> None:
    ran = run("convert", "--strict", mixed, tmp_path / "out", "--to", "sgf")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == cannot_hold(mixed) + "bgdesk: Nothing was written.\n"
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("target", "options", "kind"),
    [("x.txt", (), ".txt"), ("x.MAT", (), ".mat"), ("x.dat", ("--to", "ogxm"), ".ogxm")],
)
def test_one_match_that_cannot_be_held_is_told_with_its_file_and_the_suffix_asked_for(
    run: Runner, mixed: Path, target: str, options: tuple[str, ...], kind: str
) -> None:
    ran = run("convert", mixed / "a.json", mixed / target, *options)
    said = f"A file of the kind {kind} cannot hold a match of Tavli; .json can."
    assert (ran.status, ran.err) == (1, f"bgdesk: {mixed / 'a.json'}: {said}\n")
    assert not (mixed / target).exists()


def test_several_matches_of_a_file_are_numbered(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "ids.txt").write_text(TWO, encoding="utf-8")
    ran = run("convert", tmp_path / "ids.txt", tmp_path / "out.json")
    assert ran.status == 1
    assert is_one_sentence(ran.err)
    assert "holds 2 matches" in ran.err
    (tmp_path / "out").mkdir()
    assert run("convert", tmp_path / "ids.txt", tmp_path / "out", "--to", "record").status == 0
    assert [path.name for path in sorted((tmp_path / "out").iterdir())] == ["ids-1.json", "ids-2.json"]


def test_a_source_is_never_overwritten_by_a_folder_conversion(run: Runner, match: Path) -> None:
    before = match.read_bytes()
    assert run("convert", match, match.parent, "--to", "mat").status == 0
    assert match.read_bytes() == before
    assert (match.parent / "match (2).mat").is_file()


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["{match}", "{match}", "{folder}/out"], "--to FORMAT"),
        (["{match}", "{folder}/out.xg"], "No format has the suffix"),
        (["{match}", "{folder}/out.mat", "--to", "xg"], "No format 'xg' can be written"),
        (["{match}", "{match}", "{match}", "--to", "sgf"], "is none"),
    ],
)
def test_what_makes_no_sense_is_wrong_usage(run: Runner, match: Path, arguments: list[str], why: str) -> None:
    given = [text.format(match=match, folder=match.parent) for text in arguments]
    ran = run("convert", *given)
    assert ran.status == 2
    assert is_one_sentence(ran.err)
    assert why in ran.err


def test_what_cannot_be_read_is_one_sentence(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "picture.mat").write_bytes(b"\x89PNG\r\n\x1a\n")
    (tmp_path / "empty").mkdir()
    for source, why in (
        ("picture.mat", "This is a picture, not a match."),
        ("nowhere.mat", "No such file or directory."),
    ):
        ran = run("convert", tmp_path / source, tmp_path / "out.mat")
        assert ran.status == 1
        assert ran.err == f"bgdesk: {tmp_path / source}: {why}\n"
    ran = run("convert", tmp_path / "empty", tmp_path / "out", "--to", "mat")
    assert (ran.status, ran.err) == (1, "bgdesk: There are no files to convert.\n")


def test_positions_of_every_game_become_records(run: Runner, tmp_path: Path) -> None:
    texts = [to_position_string(game.start_position(), Player.WHITE, game.id) for game in RULESETS.values()]
    (tmp_path / "p.txt").write_text("\n".join(texts), encoding="utf-8")
    (tmp_path / "out").mkdir()
    assert run("convert", tmp_path / "p.txt", tmp_path / "out", "--to", "record").status == 0
    written = [read_file(path).studies[0].record.state for path in (tmp_path / "out").iterdir()]
    assert {state.ruleset.id for state in written} == set(RULESETS)
    assert all(state.position == state.ruleset.start_position() for state in written)


def test_a_position_text_that_cannot_be_is_refused_in_one_sentence(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "p.txt").write_text("bgd1:plakoto:w:24x16:24x15", encoding="utf-8")
    ran = run("convert", tmp_path / "p.txt", tmp_path / "q.json")
    assert ran.status == 1
    assert is_one_sentence(ran.err)
    assert "White has more than 15 checkers" in ran.err
