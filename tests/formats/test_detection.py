"""Every file is recognised by its content as what it is, and as nothing else."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bgdesk.formats.file_sniffing import what_it_is
from bgdesk.formats.import_result import Unreadable
from bgdesk.formats.registry import FORMATS, MOST_BYTES, Format, read_bytes, read_file
from tests.folders import SHARED
from tests.match_files import match_data, match_names

UNLICENSED = SHARED / "matches" / "local_only"
CROWDS = {"bulk", "generated", "local_only"}

KINDS = {
    "mat": "mat",
    "sgf": "sgf",
    "xg": "xg",
    "xgp": "xg",
    "bgf": "ogxm",
    "gv": "ogxm",
    "ogxm": "ogxm",
    "javafibs": "javafibs",
    "bgblitz_txt": "position_text",
    "xg_txt": "position_text",
    "made": "mat",
}
"""The format of the files in a folder."""

PARTICULAR = {
    "fibs_oldmoves.txt": "oldmoves",
    "fibs_oldmoves_both_down.txt": "oldmoves",
    "fibs_oldmoves_partial.txt": "oldmoves",
    "partygammon.gam": "party",
    "gammonempire.gam": "gam",
    "gamesgrid.sgg": "sgg",
    "truemoneygames.tmg": "tmg",
    "sgf_edge_game-info-properties.sgf": "sgf",
}

REFUSED = {
    "empty.mat": "This file is empty.",
    "blank_lines.mat": "This file is empty.",
    "html_page.mat": "This is a web page, not a match.",
    "binary_junk.mat": "This is a text without a match or position in it.",
    "example_insti.xg": "This looks like an eXtreme Gammon file",
    "sgf_edge_cp1251.sgf": "This SGF file is of a game other than backgammon.",
    "sgf_edge_empty.sgf": "This file is empty.",
    "sgf_edge_linefeeds.sgf": "This SGF file has no game of backgammon in it.",
    "sgf_edge_minimal.sgf": "This SGF file has no game of backgammon in it.",
    "sgf_edge_multi-game-tree.sgf": "This SGF file has no game of backgammon in it.",
    "sgf_edge_nested-game-tree.sgf": "This SGF file has no game of backgammon in it.",
}

SMALL = tuple(kind for kind in FORMATS if kind.reader and kind.reader.startswith(("text.", "mat.jellyfish")))


def files() -> dict[Path, bytes]:
    """The files with a match or position each, and some others; not the crowds of one kind.

    Those that may not be copied are among them where they are there.
    """
    own = [Path(name) for name in match_names("*/*") if Path(name).parent.name not in CROWDS]
    others = {path: path.read_bytes() for path in sorted(UNLICENSED.glob("*/*"))}
    return {path: match_data(path.as_posix()) for path in own} | others


def test_every_file_is_recognised_as_what_it_is() -> None:
    assert len(files()) > 70
    for path, data in files().items():
        if path.name in REFUSED:
            with pytest.raises(Unreadable) as why:
                read_bytes(data)
            assert str(why.value).startswith(REFUSED[path.name]), path.name
        else:
            meant = PARTICULAR.get(path.name) or KINDS[path.parent.name]
            assert read_bytes(data).format == meant, path.name


def test_generated_files_are_recognised() -> None:
    kinds = {".mat": "mat", ".txt": "mat", ".sgf": "sgf", ".gam": "gam"}
    names = [name for suffix in kinds for name in match_names(f"generated/*{suffix}")]
    assert len(names) > 50
    for name in names:
        assert read_bytes(match_data(name)).format == kinds[Path(name).suffix], name


def test_small_formats_are_taken_for_nothing_else() -> None:
    """Only the formats of these readers: the tolerant reader of .mat may come after them."""
    for path, data in files().items():
        taken = [kind.id for kind in SMALL if kind.sniff(data)]
        assert len(taken) <= 1 or set(taken) == {"position_text", "ids"}, (path.name, taken)


def test_what_cannot_be_read_as_its_kind_may_be_another() -> None:
    text = match_data("made/fibs_oldmoves.txt")
    found = read_bytes(text + b"\nAda kibitzes: well (;\n")
    assert found.format == "oldmoves"


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"\x89PNG\r\n\x1a\n", "This is a picture, not a match."),
        (b"%PDF-1.7", "This is a PDF document, not a match."),
        (b"PK\x03\x04" + bytes(30), "This is an archive: unpack it first."),
        (b"RIFF\0\0\0\0WAVE", "This is a sound file, not a match."),
        (b"<!DOCTYPE html><html>", "This is a web page, not a match."),
        (b'{"a": 1}', "This is JSON, but not of a match that is known here."),
        (b"<?xml version='1.0'?><a/>", "This is an XML file, not a match."),
        (b"Dear Ada, shall we play?", "This is a text without a match or position in it."),
        (("a" + "あ" * 3000).encode(), "This is a text without a match or position in it."),
        (bytes(range(128, 256)) * 4, "This is not a text file and no known match."),
        (b"\n \n", "This file is empty."),
    ],
)
def test_strangers_are_named(data: bytes, sentence: str) -> None:
    assert what_it_is(data) == sentence
    with pytest.raises(Unreadable):
        read_bytes(data)


def test_an_enormous_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "big.mat"
    with path.open("wb") as file:
        file.truncate(MOST_BYTES + 10)
    with pytest.raises(Unreadable, match="longer than 50 MB"):
        read_file(path)


def test_what_is_no_file_is_an_error_of_the_system(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(OSError, match=path.name):
            read_file(path)


def test_readers_are_imported_only_when_needed() -> None:
    code = "import sys, bgdesk.formats.registry; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(ran.stdout.split())
    assert not loaded & {f"bgdesk.formats.{name}" for kind in FORMATS for name in (kind.reader, kind.writer)}
    assert "gvformat" not in loaded


def test_every_format_has_its_modules() -> None:
    for kind in FORMATS:
        assert not kind.sniff(b"")
        with pytest.raises(Unreadable):
            kind.read(b"")
        assert isinstance(kind, Format)
