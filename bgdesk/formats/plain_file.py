"""What the readers of small text formats share: clean lines, names, numbers, plays, and the Import."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from itertools import pairwise

from bgdesk.formats.import_error import ImportErrorKind
from bgdesk.formats.import_result import UNKNOWN_TIME, Import, Remark, Unreadable
from bgdesk.formats.move_matching import Hop
from bgdesk.formats.text_decoding import decode_text
from bgdesk.match.study import Study
from bgdesk.rules.dice import Dice
from bgdesk.rules.position import BAR, OFF

LONGEST_NAME = 100
LARGEST_SCORE = 1_000_000
_MOST_HOPS = 8
_LONGEST_DICE, _LONGEST_PLAY = 20, 200
_UNPRINTABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
_PLACES = {"bar": BAR, "b": BAR, "off": OFF, "o": OFF}
_PLACE = r"(?:bar|off|b|o|\d{1,2})"
_WAY = re.compile(
    rf"(?P<places>{_PLACE}\*?(?:\s?[-/]\s?{_PLACE}\*?)+)(?:\((?P<count>[1-4])\))?", re.IGNORECASE
)
_STEP = re.compile(r"(?<![\w-])(\d{1,2})[-/](\d{1,2})(?!\d)")
_DAY = re.compile(r"(?<!\d)(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)", re.ASCII)
_BETWEEN_PLACES = re.compile(r"\s?[-/]\s?")


@dataclass(frozen=True, slots=True)
class PlainFile:
    """The lines of a text file, without control characters and blanks at their ends, and remarks on it."""

    digest: str
    size: int
    """How many bytes it has."""
    lines: tuple[str, ...]
    remarks: tuple[Remark, ...]

    @property
    def text(self) -> str:
        """All lines."""
        return "\n".join(self.lines)

    def match_id(self, format_id: str, number: int = 1) -> str:
        """The id of the match ``number`` of the file, always the same for the same content."""
        return f"{format_id}-{self.digest}-{number}"

    def imported(self, format_id: str, matches: Iterable[tuple[Study, Iterable[Remark]]]) -> Import:
        """What was read; the first match gets the remarks about the file. Raises Unreadable when empty."""
        found = list(matches)
        if not found:
            raise Unreadable(ImportErrorKind.NO_GAME)
        about = [tuple(remarks) for _, remarks in found]
        about[0] = (*self.remarks, *about[0])
        return Import(format_id, tuple(study for study, _ in found), tuple(about))


def plain_file(data: bytes) -> PlainFile:
    """``data`` as text. Raises Unreadable when it is none."""
    decoded = decode_text(data)
    text = _UNPRINTABLE.sub(" ", decoded.text)
    lines = tuple(line.rstrip() for line in text.split("\n"))
    return PlainFile(sha256(data).hexdigest()[:16], len(data), lines, decoded.remarks())


def name_of(text: str, otherwise: str) -> str:
    """A player's name on one line and of a bearable length; ``otherwise`` when nothing is left."""
    return " ".join(text.split())[:LONGEST_NAME].strip() or otherwise


def number_of(text: str, most: int = LARGEST_SCORE) -> int:
    """The number at the beginning of ``text``, cut off at ``most``; 0 when there is none."""
    found = re.match(r"\s*(\d{1,15})", text, re.ASCII)
    return min(int(found[1]), most) if found else 0


def dice_of(text: str) -> Dice | None:
    """Two dice such as ``31`` or ``(3 1)``, ``None`` when these are none."""
    faces = re.findall(r"\d", text[:_LONGEST_DICE], re.ASCII)
    if len(faces) != 2 or not all("1" <= face <= "6" for face in faces):
        return None
    return Dice(int(faces[0]), int(faces[1]))


def hops_of(text: str, *, is_upward: bool = False) -> tuple[Hop, ...] | None:
    """The hops of a play such as ``24/18*/15 6/5(2)`` or ``24-18``, ``None`` when it is not understood.

    ``is_upward``: the mover's points are numbered from the last to the first.
    """
    if len(text) > _LONGEST_PLAY:
        return None
    hops: list[Hop] = []
    rest = text.replace(",", " ")
    for way in _WAY.finditer(rest):
        places = [_place(name, is_upward=is_upward) for name in _BETWEEN_PLACES.split(way["places"])]
        if any(not OFF <= place <= BAR for place in places):
            return None
        hops += list(pairwise(places)) * int(way["count"] or 1)
    is_understood = not _WAY.sub("", rest).strip() and len(hops) <= _MOST_HOPS
    return tuple(hops) if is_understood else None


def _place(name: str, *, is_upward: bool) -> int:
    bare = name.strip().rstrip("*").lower()
    if bare in _PLACES:
        return _PLACES[bare]
    return BAR - int(bare) if is_upward else int(bare)


def goes_up(plays: Iterable[str]) -> bool | None:
    """Whether one player's points rise in most of their ``plays``, ``None`` when the plays do not tell."""
    steps = [step for play in plays for step in _STEP.findall(play)]
    rising = sum(1 if int(target) > int(source) else -1 for source, target in steps)
    return rising > 0 if rising else None


def day_of(text: str) -> str:
    """Midnight in UTC of a day such as ``2004-05-06``, the unknown time when there is none."""
    found = _DAY.search(text)
    try:
        return f"{date(*map(int, found.groups()))}T00:00:00+00:00" if found else UNKNOWN_TIME
    except ValueError:
        return UNKNOWN_TIME
