"""The container of eXtreme Gammon: streams one after another, whole, damaged and cut off."""

from __future__ import annotations

import struct
import zlib
from dataclasses import replace
from random import Random

import pytest

from bgdesk.formats.import_result import Unreadable
from bgdesk.formats.xg import archive as xg_archive
from bgdesk.formats.xg.archive import RECORD_SIZE, XgArchive, sniff, unpack
from tests.formats.xg_files import HEADER_SIZE, packed

GAME = (b"\0" * 556 + b"DMLI").ljust(RECORD_SIZE, b"\0") + b"\3" * RECORD_SIZE
ROLLOUTS = bytes(2184)
COMMENTS = b"{\\rtf1 one}\r\n"
WHOLE = XgArchive(GAME, ROLLOUTS, COMMENTS)


def test_the_streams_are_told_apart() -> None:
    assert sniff(packed(WHOLE))
    assert unpack(packed(WHOLE)) == WHOLE


def test_a_wrong_size_of_the_picture_does_not_matter() -> None:
    data = bytearray(packed(WHOLE))
    struct.pack_into("<I", data, 20, 2**31)
    assert unpack(bytes(data)) == WHOLE


def test_a_file_that_was_cut_off_is_read_as_far_as_it_goes() -> None:
    game = GAME + Random(1).randbytes(50_000)
    cut = unpack(packed(XgArchive(game))[: HEADER_SIZE + 30_000])
    assert cut.is_cut_off
    assert game.startswith(cut.game)
    assert len(cut.game) > 25_000


def test_after_a_damaged_stream_the_next_one_is_found() -> None:
    game = GAME + Random(1).randbytes(50_000)
    data = bytearray(packed(replace(WHOLE, game=game)))
    place = data.find(zlib.compress(ROLLOUTS, 1))
    data[place - 2] ^= 0xFF
    found = unpack(bytes(data))
    assert found.is_damaged
    assert game.startswith(found.game)
    assert len(found.game) > 50_000
    assert (found.rollouts, found.comments) == (ROLLOUTS, COMMENTS)


def test_what_unpacks_to_too_much_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(xg_archive, "MOST_UNPACKED", 100_000)
    assert len(unpack(packed(XgArchive(GAME + bytes(10_000_000)))).game) == 100_000


@pytest.mark.parametrize("data", [b"", b"RGM", b"RGMH", b"RGMH" + bytes(9_000), b"PK\3\4" + bytes(9_000)])
def test_other_files_are_refused(data: bytes) -> None:
    with pytest.raises(Unreadable):
        unpack(data)


def test_an_archive_of_something_else_is_refused() -> None:
    with pytest.raises(Unreadable, match="there is no game in it"):
        unpack(packed(XgArchive(b"a picture, say" * 300)))
