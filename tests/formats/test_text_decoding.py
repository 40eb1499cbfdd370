"""Text files as lines."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, strategies as st

from bgdesk.formats.import_result import RemarkKind, Unreadable
from bgdesk.formats.text_decoding import MOST_BYTES, MOST_LINES, decode_text, head_of


@pytest.mark.parametrize(
    ("data", "lines", "encoding"),
    [
        (b"a\r\nb\rc\nd", ("a", "b", "c", "d"), "utf-8"),
        (b"\xef\xbb\xbfZo\xc3\xab\n", ("Zoë", ""), "utf-8"),
        ("\ufeffZoë".encode("utf-16-le"), ("Zoë",), "utf-16-le"),
        ("\ufeffZoë".encode("utf-16-be"), ("Zoë",), "utf-16-be"),
        ("7 point".encode("utf-16-le"), ("7 point",), "utf-16-le"),
        (b"Jos\xe9 \x80 \x8a", ("José € Š",), "cp1252"),
        (b"a\tb", ("a\tb",), "utf-8"),
    ],
)
def test_examples(data: bytes, lines: tuple[str, ...], encoding: str) -> None:
    decoded = decode_text(data)
    assert (decoded.lines, decoded.encoding, decoded.is_clean) == (lines, encoding, True)
    assert decoded.text == "\n".join(lines)
    assert [remark.kind for remark in decoded.remarks()] == [RemarkKind.ENCODING] * (encoding == "cp1252")


def test_bytes_without_a_meaning_are_said() -> None:
    decoded = decode_text(b"caf\xe9 \x81")
    assert decoded.lines == ("café \x81",)
    assert [remark.kind for remark in decoded.remarks()] == [RemarkKind.ENCODING, RemarkKind.DAMAGED]


@pytest.mark.parametrize(
    "data", [b"", b" \n\t\r\n", b"\0" * 40, b"ab\0cd", b"x" * (MOST_BYTES + 1), b"x\n" * (MOST_LINES + 1)]
)
def test_what_is_no_text_is_refused(data: bytes) -> None:
    with pytest.raises(Unreadable):
        decode_text(data)


@given(st.binary(max_size=200))
def test_anything_is_text_or_unreadable(data: bytes) -> None:
    with suppress(Unreadable):
        assert decode_text(data).lines
    assert isinstance(head_of(data), str)


def test_a_head_is_not_cut_within_a_character() -> None:
    assert set(head_of("é".encode() * 70_000)) == {"é"}
    assert set(head_of(b"x" + "é".encode() * 70_000)) == {"x", "é"}
