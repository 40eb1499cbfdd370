"""Names as .mat can hold them."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from bgdesk.formats.mat.names import mat_name, mat_value


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Ann", "Ann"),
        ("Ann: the second", "Ann- the second"),
        ("Lee, Ann", "Lee Ann"),
        ("", "White"),
        (" \t\n ", "White"),
        ("two\nlines\x00", "two lines"),
        ("Zoë Ångström", "Zoë Ångström"),
        ("x" * 40, "x" * 31),
        ("é" * 16, "é" * 15),
        ("\ud800", "White"),
    ],
)
def test_examples(name: str, written: str) -> None:
    assert mat_name(name, "White") == written


@given(st.text())
def test_a_name_never_breaks_the_score_line(name: str) -> None:
    written = mat_name(name, "White")
    assert written
    assert written == written.strip()
    assert not set(written) & set(":,\n\r\t")
    assert "  " not in written
    assert len(written.encode()) <= 31


@given(st.text())
def test_a_header_value_stays_between_its_quotes(value: str) -> None:
    assert not set(mat_value(value)) & set('"\n\r')
