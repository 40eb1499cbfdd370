"""Our own match record as a file."""

from __future__ import annotations

import pytest

from bgdesk.formats import record_json
from bgdesk.formats.import_result import Unreadable
from bgdesk.formats.registry import read_bytes
from bgdesk.match.codec.record_codec import record_to_text
from bgdesk.match.options import match_options
from bgdesk.match.study import Comment, Study
from tests.match.autoplay import whole_match

STUDY = Study(whole_match(match_options(1), seed=2, most=30), (("event", "Zürich"),), (Comment(2, "ž"),))
CONTENT = record_json.write(STUDY).content


def test_written_is_read() -> None:
    found = record_json.read(CONTENT)
    (study,) = found.studies
    assert (found.format, found.remarks) == ("record", ((),))
    assert study.record.entries == STUDY.record.entries
    assert (study.tags, study.comments) == (STUDY.tags, STUDY.comments)
    assert record_json.write(STUDY).warnings == ()


def test_old_records_are_read() -> None:
    old = record_to_text(STUDY.record).encode()
    assert record_json.sniff(old)
    assert record_json.read(old).studies[0].record.entries == STUDY.record.entries


@pytest.mark.parametrize(
    ("data", "is_ours"),
    [
        (CONTENT, True),
        (b"\xef\xbb\xbf\n " + CONTENT, True),
        (b'{"format":"BGF","version":"1.0"}', False),
        (b"[]", False),
        (b"", False),
    ],
)
def test_sniff(data: bytes, is_ours: bool) -> None:
    assert record_json.sniff(data) is is_ours


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"null",
        CONTENT[:-40],
        CONTENT.replace(b"event", b"ev\xff"),
        b'{"format": "bgdesk-match", "header":',
        b"[" * 1_000_000,
        CONTENT.replace(b'"bgdesk-match"', b'"other-match"'),
    ],
)
def test_unreadable(data: bytes) -> None:
    with pytest.raises(Unreadable) as why:
        record_json.read(data)
    assert str(why.value).endswith(".")
    assert "\n" not in str(why.value)


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_every_form_of_unicode_is_read(encoding: str) -> None:
    data = CONTENT.decode().encode(encoding)
    found = read_bytes(data)
    assert found.format == "record"
    assert found.studies[0].record.entries == STUDY.record.entries
    assert (found.studies[0].tags, found.studies[0].comments) == (STUDY.tags, STUDY.comments)


def test_a_record_that_is_cut_off_is_told_as_one_in_utf_16_too() -> None:
    with pytest.raises(Unreadable, match="This match record is damaged"):
        read_bytes(CONTENT.decode().encode("utf-16")[:-41])
