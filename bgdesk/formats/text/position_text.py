"""Positions as eXtreme Gammon and BGBlitz print them, in any language: by the id and the numbers."""

from __future__ import annotations

import re
from itertools import islice

from bgdesk.formats.import_error import ImportErrorKind
from bgdesk.formats.import_result import Import, RemarkKind, Unreadable, Weight
from bgdesk.formats.plain_file import name_of, plain_file
from bgdesk.formats.text.ids_text import FoundId, ids_in
from bgdesk.formats.text.position_text_analysis import analysis_of
from bgdesk.formats.text.table_study import NAMES, assembly_of
from bgdesk.formats.text_decoding import head_of
from bgdesk.match.state import Pair
from bgdesk.match.study import Study, Tag

FORMAT_ID = "position_text"

LONGEST_TEXT = 65_536
"""What comes later is no part of the position."""

_BOARD = re.compile(r"\+[- ]?(?:13-14-15-16-17-18|12-11-10--9--8--7|24-23-22-21-20-19|-?1--2--3--4--5--6)-")
_MOST_IDS = 20
_BOTH_NAMES = re.compile(
    r"^[ \t]*X:[ \t]*(?P<x>\S.{0,100}?)[ \t]{2,}O:[ \t]*(?P<o>\S.{0,100})$", re.MULTILINE
)
_SIDE_NAME = re.compile(
    r"\+[ \t]{2,}(?P<symbol>[XO]):[ \t]*(?P<name>\S.{0,100}?)[ \t]+\d{1,3}$", re.MULTILINE
)


def sniff(data: bytes) -> bool:
    """Whether ``data`` has a drawn board and the id of a position."""
    head = head_of(data)
    return _BOARD.search(head) is not None and _best_id(head) is not None


def read(data: bytes) -> Import:
    """The position in ``data``. Raises Unreadable."""
    file = plain_file(data)
    text = file.text[:LONGEST_TEXT]
    found = _best_id(text)
    if found is None or found.table is None:
        fault = (found.fault if found else None) or ""
        raise Unreadable(
            ImportErrorKind.TEXT_WITH_BAD_ID if fault else ImportErrorKind.TEXT_WITHOUT_ID, fault
        )
    assembly = assembly_of(found.table, file.match_id(FORMAT_ID), _names(text), found.game)
    if assembly is None:
        raise Unreadable(ImportErrorKind.GAME_IS_OVER)
    bare = assembly.study()
    analysis = analysis_of(text, bare.record)
    if analysis.left_out:
        assembly.remark(RemarkKind.ANALYSIS_LEFT_OUT, Weight.LOST, analysis.left_out)
    judged = (analysis.analysis,) if analysis.analysis else ()
    study = Study(bare.record, ((Tag.SOURCE, analysis.program),), (), (), judged)
    return file.imported(FORMAT_ID, [(study, assembly.remarks)])


def _best_id(text: str) -> FoundId | None:
    """The first XGID, which says the most, else the first id of any kind."""
    found = list(islice(ids_in(text), _MOST_IDS))
    named = (one for one in found if one.table and one.written[:4].upper() == "XGID")
    return next(named, next((one for one in found if one.table), found[0] if found else None))


def _names(text: str) -> Pair[str]:
    """X, at the bottom, is White."""
    both = _BOTH_NAMES.search(text)
    if both:
        return Pair(name_of(both["x"], NAMES.white), name_of(both["o"], NAMES.black))
    names = {side["symbol"]: side["name"] for side in _SIDE_NAME.finditer(text)}
    return Pair(name_of(names.get("X", ""), NAMES.white), name_of(names.get("O", ""), NAMES.black))
