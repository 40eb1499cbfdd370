"""Writing files: by suffix, all or nothing."""

from __future__ import annotations

import errno
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bgdesk.formats import registry
from bgdesk.formats.export_result import CannotHold, UnknownFormat
from bgdesk.formats.mat.writer import write
from bgdesk.formats.other_games import is_known_elsewhere
from bgdesk.formats.registry import (
    FORMATS,
    READ_ORDER,
    WRITTEN,
    Format,
    format_for,
    format_named,
    read_bytes,
    read_file,
    write_match,
)
from bgdesk.formats.replacing import replace_file
from bgdesk.match.codec.study_codec import study_from_text
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Study
from bgdesk.rules.variants import RULESETS
from tests.match_files import match_data, match_names
from tests.random_play import a_header, play_on

RECORD = play_on(MatchRecord(a_header(match_options(3))), Random(1))


def test_the_suffix_chooses_the_format(tmp_path: Path) -> None:
    for name in ("a.mat", "b.MAT", "c.txt"):
        write_match(RECORD, tmp_path / name)
        assert (tmp_path / name).read_bytes() == write(Study(RECORD)).text.encode()
    write_match(RECORD, tmp_path / "d.json")
    assert study_from_text((tmp_path / "d.json").read_text()).record.entries == RECORD.entries


@pytest.mark.parametrize("name", ["match.xg", "match", "match.mat.gz"])
def test_an_unknown_suffix_names_the_known_ones(tmp_path: Path, name: str) -> None:
    with pytest.raises(UnknownFormat, match=r"known are \.mat, \.txt, \.sgf, \.json"):
        write_match(RECORD, tmp_path / name)
    assert list(tmp_path.iterdir()) == []


def test_every_suffix_belongs_to_one_format() -> None:
    suffixes = [suffix for kind in WRITTEN for suffix in kind.suffixes]
    assert len(suffixes) == len(set(suffixes))
    assert all(format_for(Path(f"x{suffix}")) in WRITTEN for suffix in suffixes)


def test_only_formats_that_can_be_written_have_a_name_for_it() -> None:
    assert [format_named(kind.id.upper()) for kind in WRITTEN] == list(WRITTEN)
    for name in ("xg", "nothing"):
        with pytest.raises(UnknownFormat, match="known are mat, sgf, record"):
            format_named(name)
    assert len({kind.id for kind in FORMATS}) == len(FORMATS)


def test_every_format_that_can_be_read_is_asked() -> None:
    readable = {kind.id for kind in FORMATS if kind.reader}
    assert set(READ_ORDER) == readable, "a new format also stands in READ_ORDER, the most particular first"


@pytest.mark.parametrize("name", match_names("**/*.*"))
def test_no_reader_is_passed_over_that_would_have_read_the_file(name: str) -> None:
    data = match_data(name)
    wide = data.decode("utf-8", "replace").encode("utf-16")
    for content in (data, wide, b"\xef\xbb\xbf" + data, data.replace(b"\n", b"\r\n")):
        beginning = registry._squeezed(content)
        assert [kind.id for kind in FORMATS if kind.sniff(content) and not kind.may_be(beginning)] == []


def test_a_match_is_read_without_the_readers_of_other_formats() -> None:
    program = """
import sys
from bgdesk.formats.registry import read_bytes
assert read_bytes(sys.stdin.buffer.read()).format == "mat"
readers = ("sgf.reader", "xg.reader", "gv.reader", "text.party", "text.sgg", "text.ids_text")
print([name for name in readers if f"bgdesk.formats.{name}" in sys.modules])
"""
    sent = match_data("mat/gnubg_charlot_7p.mat")
    done = subprocess.run([sys.executable, "-c", program], input=sent, capture_output=True, check=True)
    assert done.stdout.split() == [b"[]"]


@pytest.mark.parametrize("kind", WRITTEN, ids=lambda kind: kind.id)
def test_what_is_written_is_read_as_that_format(tmp_path: Path, kind: Format) -> None:
    path = tmp_path / f"match{kind.suffixes[0]}"
    write_match(RECORD, path)
    found = read_file(path)
    assert found.format == kind.id
    assert [study.record.state.score for study in found.studies] == [RECORD.state.score]


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    target = tmp_path / "match.mat"
    target.write_bytes(b"old")
    target.chmod(0o640)
    replace_file(target, b"new")
    assert target.read_bytes() == b"new"
    assert target.stat().st_mode & 0o777 == 0o640
    assert list(tmp_path.iterdir()) == [target]


def test_what_cannot_be_replaced_stays(tmp_path: Path) -> None:
    target = tmp_path / "match.mat"
    target.mkdir()
    with pytest.raises(OSError, match="match"):
        replace_file(target, b"new")
    assert list(tmp_path.iterdir()) == [target]


def test_a_link_keeps_pointing_to_its_file(tmp_path: Path) -> None:
    real, link = tmp_path / "real.mat", tmp_path / "link.mat"
    real.touch()
    link.symlink_to(real)
    replace_file(link, b"new")
    assert link.is_symlink()
    assert real.read_bytes() == b"new"


def test_a_failure_names_the_file_that_was_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    target = tmp_path / "match.mat"
    with pytest.raises(OSError, match="No space") as caught:
        replace_file(target, b"x")
    assert caught.value.filename == str(target)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("variant", ["backgammon", "nackgammon", "longgammon", "british"])
def test_a_set_up_of_backgammon_keeps_its_name_in_a_text_file(variant: str, tmp_path: Path) -> None:
    options = replace(match_options(3), variant=variant)
    path = tmp_path / "match.mat"
    write_match(play_on(MatchRecord(a_header(options)), Random(2)), path)
    assert read_file(path).studies[0].record.header.options.variant == variant


def test_only_a_record_holds_every_game() -> None:
    able = [kind.id for kind in WRITTEN if kind.holds(replace(match_options(3), variant="plakoto"))]
    assert able == ["record"]


GAMES_ELSEWHERE = [game for game in RULESETS if is_known_elsewhere(MatchOptions(game))]


@pytest.mark.parametrize(
    "kind", [kind for kind in WRITTEN if not kind.holds_every_game], ids=lambda kind: kind.id
)
@pytest.mark.parametrize("game", GAMES_ELSEWHERE)
def test_every_game_comes_back_is_warned_of_or_refused(game: str, kind: Format) -> None:
    record = play_on(MatchRecord(a_header(replace(match_options(3), variant=game))), Random(2))
    if not kind.holds(record.header.options):
        assert (game, kind.id) in {("hypergammon1", "ogxm"), ("hypergammon2", "ogxm")}
        return
    written = kind.write(Study(record))
    again = read_bytes(written.content).studies[0].record
    assert again.states[1].position == record.states[1].position
    name = again.header.options.variant
    assert name == game or any("does not know this game" in warning for warning in written.warnings)


@pytest.mark.parametrize(("name", "suffix"), [("a.txt", ".txt"), ("a.Mat", ".mat"), ("a.gvab", ".gvab")])
def test_what_cannot_be_held_is_told_with_the_suffix_asked_for(
    name: str, suffix: str, tmp_path: Path
) -> None:
    record = MatchRecord(a_header(replace(match_options(3), variant="plakoto").locked()))
    with pytest.raises(CannotHold, match=rf"kind \{suffix} cannot hold a match of Plakoto"):
        write_match(record, tmp_path / name)
    assert list(tmp_path.iterdir()) == []
