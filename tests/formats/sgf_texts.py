"""Beginnings of SGF files, what was read of them, and files that may not be there."""

from __future__ import annotations

from bgdesk.formats.import_result import Import, RemarkKind
from bgdesk.formats.sgf import reader as sgf_reader
from bgdesk.match.study import Study
from bgdesk.rules.player import Player

WHITE, BLACK = Player.WHITE, Player.BLACK
ROOT = "FF[4]GM[6]CA[UTF-8]AP[GNU Backgammon:1.07]"
MONEY = f"(;{ROOT}MI[length:0][game:0][ws:0][bs:0]PW[Alice]PB[Bob]"
MATCH = f"(;{ROOT}MI[length:7][game:0][ws:0][bs:0]PW[Alice]PB[Bob]RU[Crawford]"
OPENING = ";W[31hefe];B[62agln]"


def read(text: str) -> Import:
    return sgf_reader.read(text.encode())


def study(text: str) -> Study:
    """The only match in ``text``, which is flawless."""
    found = read(text)
    assert [remark.sentence() for remark in found.remarks[0]] == []
    assert len(found.studies) == 1
    return found.studies[0]


def kinds(text: str) -> list[RemarkKind]:
    """The remarks about the first match in ``text``."""
    return [remark.kind for remark in read(text).remarks[0]]
