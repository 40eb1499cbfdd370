"""One match in several formats is the same match."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bgdesk.formats.import_result import Import
from bgdesk.formats.mat import reader as mat_reader
from bgdesk.formats.sgf import reader as sgf_reader
from bgdesk.formats.xg import reader as xg_reader
from tests.formats.told import told
from tests.match_files import match_data, unlicensed

READERS: dict[str, Callable[[bytes], Import]] = {
    ".sgf": sgf_reader.read,
    ".mat": mat_reader.read,
    ".txt": mat_reader.read,
    ".xg": xg_reader.read,
}


@pytest.mark.parametrize(
    ("name", "others"),
    [
        ("sgf/gnubg_charlot_7p_analysed.sgf", ("mat/gnubg_charlot_7p.mat", "xg/charlot_7p.xg")),
        ("sgf/gnubg_test_analysed.sgf", ("mat/xg_text_bom_crlf.mat", "mat/xg_text_compressed.txt")),
    ],
)
def test_same_match(name: str, others: tuple[str, ...]) -> None:
    assert_same(*((one, match_data(one)) for one in (name, *others)))


def test_same_match_of_another_program() -> None:
    paths = [unlicensed(f"{kind}/gibbon_7point.{kind}") for kind in ("sgf", "mat")]
    assert_same(*((path.name, path.read_bytes()) for path in paths))


def assert_same(*files: tuple[str, bytes]) -> None:
    first, *rest = (READERS[Path(name).suffix](data).studies[0] for name, data in files)
    for other in rest:
        assert told(other.record) == told(first.record)
        assert other.record.header.seats == first.record.header.seats
