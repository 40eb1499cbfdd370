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
        (
            "sgf/gnubg_test_analysed.sgf",
            ("mat/xg_text_bom_crlf.mat", "mat/xg_text_compressed.txt", "xg/test.xg"),
        ),
        ("local_only/sgf/gibbon_7point.sgf", ("local_only/mat/gibbon_7point.mat",)),
    ],
)
def test_same_match(shared: Path, name: str, others: tuple[str, ...]) -> None:
    paths = [shared / "matches" / one for one in (name, *others)]
    if not all(path.is_file() for path in paths):
        pytest.skip("these files are not there")
    first, *rest = (READERS[path.suffix](path.read_bytes()).studies[0] for path in paths)
    for other in rest:
        assert told(other.record) == told(first.record)
        assert other.record.header.seats == first.record.header.seats
