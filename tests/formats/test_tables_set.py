"""Tables set by hand in the middle of a game: every writer writes them so that they come back, or says so."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings, strategies as st

from bgdesk.formats import record_json
from bgdesk.formats.export_result import Written
from bgdesk.formats.gv import reader as gv_reader, writer as gv_writer
from bgdesk.formats.gv.writer import OgxmLossyField
from bgdesk.formats.import_result import Import
from bgdesk.formats.mat import reader as mat_reader, writer as mat_writer
from bgdesk.formats.mat.writer import MatLossyField
from bgdesk.formats.sgf import reader as sgf_reader, writer as sgf_writer
from bgdesk.formats.sgf.lossy_fields import SgfLossyField
from bgdesk.match.events import PositionSet
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Study
from tests.formats.tables_set import story, with_tables_set

Write = Callable[[Study], Written]
Read = Callable[[bytes], Import]

FORMATS = (
    pytest.param(mat_writer.write, mat_reader.read, MatLossyField.TABLES_SET, id="mat"),
    pytest.param(sgf_writer.write, sgf_reader.read, SgfLossyField.TABLES_SET, id="sgf"),
    pytest.param(gv_writer.write, gv_reader.read, OgxmLossyField.TABLES_SET, id="ogxm"),
    pytest.param(record_json.write, record_json.read, None, id="json"),
)

OPTIONS = st.sampled_from(
    [
        match_options(5),
        replace(match_options(0), games=3),
        replace(match_options(3), crawford=False),
    ]
)


@pytest.mark.parametrize(("write", "read", "warning"), FORMATS)
@settings(max_examples=40)
@given(OPTIONS, st.integers(0, 10**6))
def test_a_table_set_comes_back_or_is_warned_about(
    write: Write, read: Read, warning: object, options: MatchOptions, seed: int
) -> None:
    record = with_tables_set(options, seed, 30)
    written = write(Study(record))
    if warning not in written.warnings:
        assert story(read(written.content).studies[0].record) == story(record)


def _some(count: int) -> list[MatchRecord]:
    return [with_tables_set(match_options(5), seed, 30) for seed in range(count)]


@pytest.mark.parametrize(("write", "read", "warning"), FORMATS)
def test_most_tables_need_no_warning(write: Write, read: Read, warning: object) -> None:
    records = [one for one in _some(30) if any(isinstance(event, PositionSet) for event in one.events)]
    warned = [record for record in records if warning in write(Study(record)).warnings]
    assert len(warned) < len(records) / 2
    assert bool(warned) is (warning is not None)
