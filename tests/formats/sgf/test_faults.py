"""Odd, damaged and hostile SGF files: what can be read is read, the rest is named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bgdesk.formats.effort import FAULTS
from bgdesk.formats.import_result import Remark, RemarkKind, Unreadable
from bgdesk.formats.sgf import reader as sgf_reader
from bgdesk.match.events import Played, PlayedIllegally
from tests.formats.sgf_texts import MONEY, OPENING, kinds, read


@pytest.mark.parametrize(
    "text",
    [
        "(;CA[cp1251]GM[1]PB[Черные](;LIST[один][два]))",
        "  \n\n",
        "(;AB[\n\n]AW[][\n]C[\n\n])",
        "(;)",
        "(;)(;FF[4])(;GM[6])(;CA[UTF-8])",
        "(;(;AA[1](;BB[2](;CC[3]))))",
    ],
)
def test_files_without_backgammon(text: str) -> None:
    with pytest.raises(Unreadable):
        sgf_reader.read(text.encode("cp1251"))


@pytest.mark.parametrize(
    ("text", "is_sgf"),
    [
        ("(;GM[6])", True),
        (" ( ;FF[4]", True),
        ("\ufeff(;GM[6])", True),
        ("(;GM[1])", False),
        ("(;GM[60])", False),
        ("7 point match", False),
        ("", False),
    ],
)
def test_sniff(text: str, is_sgf: bool) -> None:
    assert sgf_reader.sniff(text.encode()) is is_sgf


@pytest.mark.parametrize(
    "text",
    ["", "   ", "hello", "(", "(;", "(;)", "(;GM[1];W[31hefe])", "(;GM[6])", "(;FF[4];W[31hefe])", ")("],
)
def test_no_match(text: str) -> None:
    with pytest.raises(Unreadable):
        read(text)


def test_binary_junk() -> None:
    with pytest.raises(Unreadable):
        sgf_reader.read(b"(;GM[6]" + bytes(range(256)) * 10)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (";W[78hefe]", RemarkKind.BAD_DICE),
        (";W[]", RemarkKind.BAD_DICE),
        (";W[31heff]", RemarkKind.ILLEGAL_PLAY),
        (";W[31!!fe]", RemarkKind.ILLEGAL_PLAY),
        (";W[31kjji]", RemarkKind.IMPOSSIBLE_PLAY),
        (f"{OPENING};B[31qtst]", RemarkKind.TURN_MISSING),
        (f"{OPENING};B[take]", RemarkKind.ILLEGAL_OFFER),
        (f"{OPENING};W[double];W[31hefe]", RemarkKind.ANSWER_ASSUMED),
    ],
)
def test_odd_nodes(text: str, kind: RemarkKind) -> None:
    assert kind in kinds(f"{MONEY}{text})")


def test_illegal_play_is_kept_and_the_game_goes_on() -> None:
    record = read(f"{MONEY};W[31hdfe];B[62agln])").studies[0].record
    assert isinstance(record.events[2], PlayedIllegally)
    assert record.events[2].written == "8/4 6/5"
    assert isinstance(record.events[-1], Played)


def test_moves_after_the_end_of_the_game() -> None:
    text = f"{MONEY}{OPENING};W[double];B[drop];W[31hefe];B[31hefe])"
    assert kinds(text) == [RemarkKind.LINE_UNREAD]


def test_lines_of_remarks() -> None:
    remarks = read(f"{MONEY}\n;W[31hefe]\n;B[62agln]\n;W[99])").remarks[0]
    assert [(remark.line, remark.game) for remark in remarks] == [(4, 1)]


def test_truncated_file() -> None:
    whole = read(f"{MONEY}{OPENING};W[31he")
    assert [remark.kind for remark in whole.remarks[0]] == [RemarkKind.TRUNCATED]
    assert len(whole.studies[0].record.events) == 5


@pytest.mark.parametrize(
    ("encode", "expected"),
    [
        (lambda text: text.encode(), []),
        (lambda text: text.replace("UTF-8", "ISO-8859-1").encode("latin-1"), []),
        (lambda text: text.replace("UTF-8", "\\windows-1252").encode("cp1252"), []),
        (lambda text: text.encode("latin-1"), [RemarkKind.ENCODING]),
        (lambda text: text.replace("CA[UTF-8]", "").encode("latin-1"), [RemarkKind.ENCODING]),
        (lambda text: text.replace("UTF-8", "zlib").encode(), []),
        (lambda text: ("\ufeff" + text).encode("utf-16-le"), []),
    ],
)
def test_encodings(encode: Callable[[str], bytes], expected: list[RemarkKind]) -> None:
    found = sgf_reader.read(encode(f"{MONEY.replace('Alice', 'Zoë')}{OPENING})"))
    assert found.studies[0].record.header.seats.white.name == "Zoë"
    assert [remark.kind for remark in found.remarks[0]] == expected


def test_too_many_variations_are_counted() -> None:
    text = f"{MONEY};W[31hefe](;B[62agln])" + "(;B[61agln])" * 30 + ")"
    (remark,) = read(text).remarks[0]
    assert (remark.kind, remark.quote) == (RemarkKind.VARIATION_LEFT_OUT, "10")


def test_more_matches_than_can_be_are_cut_with_a_remark() -> None:
    found = read("(;GM[6]PW[a]MI[game:0])" * (sgf_reader.MOST_MATCHES + 2))
    assert len(found.studies) == sgf_reader.MOST_MATCHES
    missing, unread = found.remarks[-1]
    assert missing.kind is RemarkKind.NAME_MISSING
    assert (unread.kind, unread.quote) == (RemarkKind.MATCHES_LEFT_OUT, "2")


def test_more_faults_than_can_be_end_the_reading() -> None:
    found = read(f"{MONEY}{';W[78]' * (2 * FAULTS.least)})" + f"{MONEY}{OPENING})")
    assert len(found.studies) == 1
    assert len(found.remarks[0]) == FAULTS.least + 2


def test_cube_beyond_all_bounds() -> None:
    text = f"{MONEY}{OPENING}{';W[double];B[take];B[double];W[take]' * 20})"
    assert RemarkKind.ILLEGAL_OFFER in kinds(text)


@pytest.mark.parametrize(
    "text",
    [
        "(;" * 200_000,
        "[" * 500_000,
        f"{MONEY}" + "(;" * 100_000,
        f"{MONEY}" + ";W[" * 100_000,
        f"{MONEY}" + ";W[78]" * 100_000,
        f"{MONEY}C[" + "\\" * 1_000_001,
        f"{MONEY};A" + "[]" * 500_000,
        f"{MONEY};W[31hefe]A[0]" + "[hefe E ver 3]" * 20_000,
        f"{MONEY};AW" + "[a:y]" * 100_000,
        f"{MONEY}" + "".join(f"XA{n}[]" for n in range(100_000)),
        f"{MONEY}RE[W+{'9' * 5_000}]CV[{'9' * 5_000}];CV[{'9' * 5_000}]PL[]DI[]",
        (f"{MONEY}{OPENING})" * 3_000),
    ],
)
@pytest.mark.timeout(20)
def test_hostile_files(text: str) -> None:
    try:
        found = read(text)
    except Unreadable:
        return
    assert all(isinstance(remark, Remark) for remarks in found.remarks for remark in remarks)
    assert sum(map(len, found.remarks)) < 5_000
