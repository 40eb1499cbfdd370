"""Plays that the rules forbid, in .mat text: their hops, or the note and board of eXtreme Gammon."""

from __future__ import annotations

import re

from bgdesk.formats.mat.cells import CellAct, Said, cells_of, hops_of
from bgdesk.formats.move_matching import literal_result
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF, Position, Side
from bgdesk.rules.relation import facing
from bgdesk.rules.variants import Relation

NOTE = "Illegal play"

_DUMP = re.compile(r"\(([^()]{60,600})\)")
_FIELDS = 40
_BOARD = slice(12, 38)
"""Own bar, points 1 to 24 (own checkers counted up, the other's down), the other's bar."""


def board_in_dump(text: str, before: Position, player: Player) -> Position | None:
    """The board after ``player`` moved, ``None`` when ``text`` holds none that can be.

    It is seen by the player on roll, who may be either: the reading closer to ``before`` is meant.
    """
    found = _DUMP.search(text)
    fields = found[1].split(";")[:_FIELDS] if found else []
    counts = [int(field) for field in fields[_BOARD] if re.fullmatch(r"-?\d{1,2}", field.strip(), re.ASCII)]
    if len(counts) != BAR + 1:
        return None
    total = sum(before.of(player))
    boards = [board for seer in (player, player.opponent) if (board := _seen_by(seer, counts, total))]
    return min(boards, key=lambda board: _distance(before, board), default=None)


def _seen_by(seer: Player, counts: list[int], total: int) -> Position | None:
    own = _side([max(count, 0) for count in counts[:BAR]], total)
    other = _side([abs(counts[BAR]), *(max(-count, 0) for count in reversed(counts[1:BAR]))], total)
    if own is None or other is None:
        return None
    return Position(own, other) if seer is Player.WHITE else Position(other, own)


def _side(from_bar: list[int], total: int) -> Side | None:
    """Counts from those on the bar and the points 1 to 24; the rest of ``total`` is off."""
    bar, *points = from_bar
    counts = [OFF, *points, bar]
    counts[OFF] = total - sum(counts)
    return tuple(counts) if counts[OFF] >= 0 else None


def _distance(one: Position, other: Position) -> int:
    pairs = zip((*one.white, *one.black), (*other.white, *other.black), strict=True)
    return sum(abs(a - b) for a, b in pairs)


def illegal_play_text(
    written: str, before: Position, after: Position, player: Player, relation: Relation
) -> str:
    """What stands after the dice: as ``written`` if that leads to ``after``, else a note with that board."""
    cells = cells_of(f"11: {written}")
    is_plain = (
        len(cells) == 1 and cells[0].act is CellAct.ROLL and cells[0].said in (Said.PLAY, Said.CANNOT_MOVE)
    )
    hops, rest = hops_of(written) if is_plain and cells[0].said is Said.PLAY else ((), "")
    if is_plain and cells[0].text == written:
        result = None if rest else literal_result(before, player, hops, relation)
        if (result or before) == after:
            return written
    return f"{NOTE} ({_dump(after, player, relation)})"


def _dump(position: Position, player: Player, relation: Relation) -> str:
    """``position`` as the player sees it, the rest of the fields empty or 0."""
    own, other = position.of(player), position.of(player.opponent)
    theirs = facing(relation, other)
    points = [own[point] - theirs[point] for point in range(1, BAR)]
    numbers = [own[BAR], *points, -other[BAR]]
    return ";".join(["0;0;0;0;0;;;0;0;0;1;0", *map(str, numbers), "0;0"])
