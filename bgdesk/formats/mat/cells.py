"""One row of a .mat game as cells: who did what; and the hops of a play."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache
from itertools import islice, pairwise
from types import MappingProxyType

from bgdesk.formats.move_matching import Hop
from bgdesk.rules.position import BAR, OFF

Hops = tuple[Hop, ...]

LONGEST_PLAY = 100
"""No play needs so many characters."""
_MOST_TOKENS = 20


class CellAct(Enum):
    """What a cell says."""

    ROLL = auto()
    DOUBLE = auto()
    RAISE = auto()
    TAKE = auto()
    DROP = auto()
    WINS = auto()
    LOSES = auto()
    RESIGNED = auto()
    """A mark of who resigned that stands in either column."""


class Said(Enum):
    """How a cell with dice goes on."""

    PLAY = auto()
    NOTHING = auto()
    CANNOT_MOVE = auto()
    HIDDEN = auto()
    """``????`` or a resignation: rolled, but not played."""
    ILLEGAL = auto()
    """A note that the play was illegal, with or without the board after it."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One entry of a row; ``column`` is where it begins (from 0), ``number`` a dice pair or an amount."""

    act: CellAct
    column: int
    number: str = ""
    text: str = ""
    said: Said = Said.NOTHING


_WORDS: Mapping[str, CellAct] = MappingProxyType(
    {
        "double": CellAct.DOUBLE,
        "redouble": CellAct.DOUBLE,
        "beaver": CellAct.RAISE,
        "raccoon": CellAct.RAISE,
        "racoon": CellAct.RAISE,
        "take": CellAct.TAKE,
        "accept": CellAct.TAKE,
        "drop": CellAct.DROP,
        "passe": CellAct.DROP,
        "pass": CellAct.DROP,
        "reject": CellAct.DROP,
        "decline": CellAct.DROP,
        "win": CellAct.WINS,
        "losse": CellAct.LOSES,
        "lose": CellAct.LOSES,
        "concede": CellAct.LOSES,
        "resign": CellAct.LOSES,
        "resigned": CellAct.RESIGNED,
        "????": CellAct.LOSES,
    }
)
"""Words without their last ``s``."""

_TOKEN = re.compile(
    r"(?<![^\s)])(?:(?P<dice>\d\d):|(?P<hidden>\?\?\?+)|(?P<number>\d{1,4}\))"
    r"|(?P<word>(?:re)?doubles?|beavers?|rac?coons?|takes?|accepts?|drops?|pass(?:es)?|rejects?|declines?"
    r"|wins?|losses|loses?|concedes?|resigned|resigns?)(?!\w))",
    re.IGNORECASE,
)
_AMOUNT = re.compile(r"[\s=>]*(\d{1,9})(?!\d)")
_CANNOT = re.compile(r"cannot\s+move|can't\s+move|no\s+(?:legal\s+)?move|dances?|-+$", re.IGNORECASE)
_ILLEGAL = re.compile(r"illegal\s+(?:play|move)", re.IGNORECASE)
_MOVED = re.compile(
    r"(?P<first>bar|25|off|\d{1,2})(?P<rest>(?:/(?:bar|off|\d{1,2})\*?)+)(?:\((?P<times>[1-4])\))?(?P<hit>\*?)",
    re.IGNORECASE,
)
_RESIGNING = frozenset({"concede", "resign"})


def cells_of(line: str) -> list[Cell]:
    """The cells of ``line`` in their order; tabs must be expanded."""
    found = list(islice(_TOKEN.finditer(line), _MOST_TOKENS))
    ends = [*(token.start() for token in found[1:]), len(line)]
    cells: list[Cell] = []
    for token, end in zip(found, ends, strict=False):
        rest = line[token.end() : end]
        if token["number"]:
            continue
        if token["dice"]:
            cells.append(_rolled(token, rest))
        elif cells and _hides_play(cells[-1], token):
            cells[-1] = Cell(CellAct.ROLL, cells[-1].column, cells[-1].number, "", Said.HIDDEN)
        else:
            cells.append(_acted(token, rest))
    return cells


def _rolled(token: re.Match[str], rest: str) -> Cell:
    text = rest.strip()
    return Cell(CellAct.ROLL, token.start(), token["dice"], text, _said(text))


def _said(text: str) -> Said:
    if not text:
        return Said.NOTHING
    if _ILLEGAL.search(text):
        return Said.ILLEGAL
    return Said.CANNOT_MOVE if _CANNOT.match(text) else Said.PLAY


def _hides_play(before: Cell, token: re.Match[str]) -> bool:
    """Whether ``token`` stands directly after dice and says that they were not played."""
    is_open = before.act is CellAct.ROLL and before.said is Said.NOTHING
    return is_open and (token["hidden"] is not None or _stem(token) in _RESIGNING)


def _acted(token: re.Match[str], rest: str) -> Cell:
    if token["hidden"]:
        return Cell(CellAct.LOSES, token.start())
    amount = _AMOUNT.match(rest)
    return Cell(_WORDS[_stem(token)], token.start(), amount[1] if amount else "", rest.strip())


def _stem(token: re.Match[str]) -> str:
    word = (token["word"] or "").lower()
    return word if word in _WORDS else word.removesuffix("s")


def hops_of(text: str) -> tuple[Hops, str]:
    """The hops of a play, and the words that cannot be read."""
    if len(text) > LONGEST_PLAY:
        return (), text[:LONGEST_PLAY]
    hops: list[Hop] = []
    unread: list[str] = []
    for word in text.split():
        read = _hops_of_word(word)
        if read is None:
            unread.append(word)
        else:
            hops += read
    return tuple(hops), " ".join(unread)


@lru_cache(maxsize=4096)
def _hops_of_word(word: str) -> Hops | None:
    moved = _MOVED.fullmatch(word)
    if moved is None:
        return None
    places = [_place(moved["first"]), *(_place(part.rstrip("*")) for part in moved["rest"].split("/")[1:])]
    if max(places) > BAR:
        return None
    moves = tuple(hop for hop in pairwise(places) if hop != (OFF, OFF))
    return moves * int(moved["times"] or 1)


def _place(text: str) -> int:
    lower = text.lower()
    return BAR if lower == "bar" else OFF if lower == "off" else int(lower)
