"""Matches from .mat text in all its dialects."""

from __future__ import annotations

import re
from hashlib import sha256
from itertools import pairwise

from bgdesk.formats.effort import TURNS, Effort
from bgdesk.formats.import_error import ImportErrorKind
from bgdesk.formats.import_result import Import, Remark, RemarkKind, Unreadable, Weight
from bgdesk.formats.mat.lines import game_number, length_of, matches_in, score_line
from bgdesk.formats.mat.match import read_match
from bgdesk.formats.text_decoding import DecodedText, decode_text, head_of

FORMAT_ID = "mat"

_HEADER = re.compile(r'^\s*;\s*\[[^"\]]{1,60}"[^"]*"\s*\]', re.MULTILINE)


def sniff(data: bytes) -> bool:
    """Whether ``data`` is text with a match length, a header, or a game with its score."""
    head = head_of(data)
    if not head:
        return False
    lines = [line.strip() for line in head.split("\n") if line and len(line) < 400]
    if _HEADER.search(head) or any(length_of(line) is not None for line in lines):
        return True
    filled = [line for line in lines if line]
    return any(game_number(line) is not None and score_line(follower) for line, follower in pairwise(filled))


def read(data: bytes) -> Import:
    """The matches in ``data``. Raises Unreadable."""
    decoded = decode_text(data)
    effort = Effort(TURNS.of(len(data)))
    matches = matches_in(decoded.lines, effort.left)
    if not matches:
        raise Unreadable(_why_not(decoded))
    digest = sha256(data).hexdigest()[:16]
    studies, remarks = [], []
    for number, text in enumerate(matches, 1):
        if effort.is_spent:
            break
        study, about = read_match(text, f"mat-{digest}-{number}", effort)
        studies.append(study)
        remarks.append(tuple(about))
    remarks[0] = (*decoded.remarks(), *remarks[0])
    if len(studies) < len(matches):
        unread = Remark(RemarkKind.MATCHES_LEFT_OUT, Weight.LOST, str(len(matches) - len(studies)))
        remarks[-1] = (*remarks[-1], unread)
    return Import(FORMAT_ID, tuple(studies), tuple(remarks))


def _why_not(decoded: DecodedText) -> ImportErrorKind:
    if any(length_of(line) is not None for line in decoded.lines):
        return ImportErrorKind.MATCH_WITHOUT_GAME
    return ImportErrorKind.NO_MATCH
