"""``bgdesk matches``: the list in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bgdesk.formats.registry import read_bytes
from bgdesk.library.opening import open_library
from tests.cli.runner import Runner
from tests.match_files import match_data

XGID = b"XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:3:0:10"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    return Runner(capsys, monkeypatch)


@pytest.fixture
def filled(tmp_path: Path) -> Path:
    """A library with a match, a position and a match in the bin."""
    (tmp_path / "data").mkdir()
    with open_library(tmp_path / "data").library as library:
        judged = library.studies.add(read_bytes(match_data("xg/charlot_7p.xg")).studies[0], "a.xg")
        library.catalogue.rename(judged.id, "The final")
        library.catalogue.tag((judged.id,), ("club",))
        library.studies.add(
            read_bytes(b"XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:3:0:10").studies[0], "Text"
        )
        gone = library.studies.add(read_bytes(match_data("mat/galaxy_1pt.txt")).studies[0], "b.txt")
        library.catalogue.discard((gone.id,))
    return tmp_path


def listed(run: Runner, filled: Path, *arguments: str) -> list[str]:
    ran = run("matches", "--home", filled, *arguments)
    assert ran.status == 0
    return ran.out.splitlines()[1:]


def test_a_match_is_listed_with_its_ratings_name_and_tags(run: Runner, filled: Path) -> None:
    (line,) = listed(run, filled)
    assert "charlot1" in line
    assert line.endswith("The final #club")


@pytest.mark.parametrize(
    ("words", "found"), [(("FINAL", "club"), 1), (("charlot2", "Backgammon"), 1), (("final", "other"), 0)]
)
def test_all_words_have_to_be_there(run: Runner, filled: Path, words: tuple[str, ...], found: int) -> None:
    assert len(listed(run, filled, *words)) == found


def test_the_bin_and_positions_are_listed_when_asked_for(run: Runner, filled: Path) -> None:
    assert len(listed(run, filled, "--bin")) == 1
    assert len(listed(run, filled, "--positions")) == 1


def test_everything_is_there_for_programs(run: Runner, filled: Path) -> None:
    (plain,) = json.loads(run("matches", "--home", filled, "--json").out)
    assert plain["white"] == "charlot1"
    assert plain["length"] == 7
    assert plain["score"] == [9, 2]
    assert plain["tags"] == ["club"]
    assert plain["name"] == "The final"
    assert plain["source"] == "a.xg"
    assert plain["status"] == "opened"
    assert all(isinstance(value, float) for value in plain["pr"])
    (gone,) = json.loads(run("matches", "--home", filled, "--json", "--bin").out)
    assert gone["removed"]


def test_where_there_is_nothing_that_is_said(run: Runner, tmp_path: Path) -> None:
    assert "no match in the library" in run("matches", "--home", tmp_path).out
    assert "nothing in the bin" in run("matches", "--home", tmp_path, "--bin").out
    assert "no position" in run("matches", "--home", tmp_path, "--positions").out
