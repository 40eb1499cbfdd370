"""A second generator of legal plays, slow and written as the rules are told, for comparison only.

A point is a pile of checkers, "m" of the mover and "o" of his opponent, the lowest first.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bgdesk.rules.player import Player
from bgdesk.rules.position import Extra, Position
from bgdesk.rules.stages import LATER_TURN, Numbers, TurnSoFar
from bgdesk.rules.variants import BearOff, Contact, Entry, Prime, Relation, Ruleset


@dataclass(frozen=True)
class Board:
    """``piles`` 0 to 24 by the mover's numbers; bar, off, reserve and lock as pairs (mover, opponent)."""

    piles: tuple[str, ...]
    bar: tuple[int, int]
    off: tuple[int, int]
    reserve: tuple[int, int]
    lock_open: tuple[bool, bool]
    hit_at_home: frozenset[int] = frozenset()
    heads: int = 0

    def count(self, point: int, who: str = "m") -> int:
        return self.piles[point].count(who)


Made = tuple[Board, tuple[int, ...]]
"""A board and the numbers used to get there."""


def results(
    position: Position, player: Player, numbers: Numbers, ruleset: Ruleset, so_far: TurnSoFar = LATER_TURN
) -> set[Position]:
    """The positions after every legal play."""
    faces = tuple(numbers.faces)
    start = replace(_board(position, player, ruleset.relation), heads=so_far.left_start)
    found = {made for order in {faces, faces[::-1]} for made in _sequences(start, order, ruleset, so_far)}
    kept = _filtered(_obliged(found, faces, ruleset), ruleset)
    return {_position(board, player, ruleset.relation) for board, _ in kept}


def other_number(point: int, relation: Relation) -> int:
    """The opponent's number of the mover's ``point``."""
    if relation is Relation.CONTRARY:
        return 25 - point
    if relation is Relation.PARALLEL_DIAGONAL:
        return (point + 11) % 24 + 1
    return point


def _board(position: Position, player: Player, relation: Relation) -> Board:
    me, you = player, player.opponent
    piles = [""]
    for point in range(1, 25):
        mine = "m" * position.of(me)[point]
        theirs = "o" * position.of(you)[other_number(point, relation)]
        piles.append(mine + theirs if point in position.extra(me).pinned else theirs + mine)
    return Board(
        tuple(piles),
        (position.of(me)[25], position.of(you)[25]),
        (position.of(me)[0], position.of(you)[0]),
        (position.extra(me).reserve, position.extra(you).reserve),
        (position.extra(me).lock_open, position.extra(you).lock_open),
    )


def _position(board: Board, player: Player, relation: Relation) -> Position:
    own, other = [board.off[0]], [board.off[1]]
    for point in range(1, 25):
        own.append(board.count(point))
        other.append(board.count(other_number(point, relation), "o"))
    pinned = {point for point in range(1, 25) if board.piles[point].startswith("mo")}
    theirs = {other_number(point, relation) for point in range(1, 25) if board.piles[point].startswith("om")}
    return Position((), ()).with_sides(
        player,
        (*own, board.bar[0]),
        (*other, board.bar[1]),
        Extra(board.reserve[0], frozenset(pinned), board.lock_open[0]),
        Extra(board.reserve[1], frozenset(theirs), board.lock_open[1]),
    )


def _sequences(start: Board, order: tuple[int, ...], ruleset: Ruleset, so_far: TurnSoFar) -> Iterator[Made]:
    boards = {start}
    for used in range(len(order) + 1):
        yield from ((board, order[:used]) for board in boards)
        if used < len(order):
            boards = {
                after
                for board in boards
                if not _is_over(board, ruleset)
                for source in range(1, 27)
                if (after := _moved(board, source, order[used], ruleset, order, so_far))
            }


def _obliged(found: set[Made], faces: tuple[int, ...], ruleset: Ruleset) -> set[Made]:
    if ruleset.free_die_use:
        return found
    most = max(len(used) for _, used in found)
    kept = {made for made in found if len(made[1]) == most or _is_over(made[0], ruleset)}
    if most == 1 and len(set(faces)) == 2:
        with_higher = {made for made in kept if max(faces) in made[1]}
        if with_higher:
            over = {made for made in kept if _is_over(made[0], ruleset)}
            return with_higher | over
    return kept


def _filtered(found: set[Made], ruleset: Ruleset) -> set[Made]:
    if Prime.OPEN_IF_ALL_TRAPPED not in ruleset.primes:
        return found
    kept = {made for made in found if not _traps_all(made[0], ruleset.relation)}
    return kept or found


def _traps_all(board: Board, relation: Relation) -> bool:
    """Whether all opposing checkers in play stand on one point with six of the mover's right before them."""
    held = [point for point in range(1, 25) if board.count(point, "o")]
    if len(held) != 1:
        return False
    theirs = other_number(held[0], relation)
    return theirs > 6 and all(
        board.count(other_number(theirs - pips, relation)) for pips in (1, 2, 3, 4, 5, 6)
    )


def _is_over(board: Board, ruleset: Ruleset) -> bool:
    if not any(board.count(point) for point in range(1, 25)) and not board.bar[0] and not board.reserve[0]:
        return True
    catches = board.piles[1].startswith("om")
    is_caught = board.piles[24].startswith("mo")
    return ruleset.mother_rule and catches and (is_caught or not board.count(24))


def _moved(
    board: Board, source: int, die: int, ruleset: Ruleset, order: tuple[int, ...], so_far: TurnSoFar
) -> Board | None:
    """The board after one checker has moved from ``source``: 25 the bar, 26 the reserve."""
    lifted = _lifted(board, source)
    if lifted is None or (board.bar[0] and source != 25):
        return None
    target = min(source, 25) - die
    if target <= 0:
        after = _borne_off(board, lifted, source, die, ruleset)
    else:
        after = _landed(lifted, target, ruleset)
    if after is None or not _keeps_entry(board, source, target, ruleset):
        return None
    if not _keeps_start(board, source, ruleset, order, so_far) or _makes_prime(board, after, ruleset):
        return None
    if ruleset.no_hit_and_run and any(not after.count(point) for point in after.hit_at_home):
        return None
    if any(after.count(point) for point in range(1, 7)) and ruleset.hit_lock:
        after = replace(after, lock_open=(True, after.lock_open[1]))
    return after


def _lifted(board: Board, source: int) -> Board | None:
    if source == 25:
        return replace(board, bar=(board.bar[0] - 1, board.bar[1])) if board.bar[0] else None
    if source == 26:
        return replace(board, reserve=(board.reserve[0] - 1, board.reserve[1])) if board.reserve[0] else None
    if not board.piles[source].endswith("m"):
        return None
    piles = list(board.piles)
    piles[source] = piles[source][:-1]
    return replace(board, piles=tuple(piles), heads=board.heads + (source == 24))


def _landed(board: Board, target: int, ruleset: Ruleset) -> Board | None:
    mine, theirs = board.count(target), board.count(target, "o")
    if theirs >= 2 or (theirs and ruleset.contact is Contact.BLOCK):
        return None
    if ruleset.max_stack is not None and mine >= ruleset.max_stack:
        return None
    piles = list(board.piles)
    if theirs and ruleset.contact is Contact.HIT:
        is_locked = ruleset.hit_lock and not board.lock_open[0] and not _has_been_home(board)
        if is_locked:
            return None
        piles[target] = "m"
        hit = board.hit_at_home | ({target} if target <= 6 else set())
        return replace(board, piles=tuple(piles), bar=(board.bar[0], board.bar[1] + 1), hit_at_home=hit)
    if piles[target].startswith("mo"):
        return None
    piles[target] += "m"
    return replace(board, piles=tuple(piles))


def _has_been_home(board: Board) -> bool:
    return board.off[0] > 0 or any(board.count(point) for point in range(1, 7))


def _borne_off(board: Board, lifted: Board, source: int, die: int, ruleset: Ruleset) -> Board | None:
    if board.bar[0] or board.reserve[0] or any(board.count(point) for point in range(7, 25)):
        return None
    if not ruleset.bears_off_while_pinned and any(pile.startswith("mo") for pile in board.piles):
        return None
    behind = any(board.count(point) for point in range(source + 1, 7))
    if source < die and (behind or ruleset.bear_off is BearOff.EXACT):
        return None
    return replace(lifted, off=(lifted.off[0] + 1, lifted.off[1]))


def _keeps_entry(board: Board, source: int, target: int, ruleset: Ruleset) -> bool:
    if not board.reserve[0]:
        return True
    if ruleset.entry is Entry.ALL_FIRST:
        return source >= 25
    return not (ruleset.entry is Entry.BARRIER and target <= 12)


def _keeps_start(
    board: Board, source: int, ruleset: Ruleset, order: tuple[int, ...], so_far: TurnSoFar
) -> bool:
    if source != 24:
        return True
    if ruleset.runner:
        passed = board.off[0] + sum(board.count(point) for point in range(1, 12))
        if board.count(24) < ruleset.checkers and not passed:
            return False
    if ruleset.head_rule:
        is_special = so_far.completed == 0 and order in {(6,) * 4, (4,) * 4, (3,) * 4}
        return board.heads < (2 if is_special else 1)
    return True


def _makes_prime(before: Board, after: Board, ruleset: Ruleset) -> bool:
    """Whether the step made the mover hold six points that the rules do not let him hold."""
    forbidden: list[set[int]] = []
    if ruleset.primes & {Prime.NOT_IN_OWN_START, Prime.NOT_IN_EITHER_START}:
        forbidden.append({24, 23, 22, 21, 20, 19})
    if Prime.NOT_IN_EITHER_START in ruleset.primes:
        forbidden.append({other_number(point, ruleset.relation) for point in (24, 23, 22, 21, 20, 19)})
    if Prime.NEEDS_ENEMY_AHEAD in ruleset.primes:
        forbidden += _with_nobody_ahead(after, ruleset.relation)
    return any(
        all(after.count(point) for point in six) and not all(before.count(point) for point in six)
        for six in forbidden
    )


def _with_nobody_ahead(board: Board, relation: Relation) -> Iterator[set[int]]:
    for first in range(24, 5, -1):
        ahead = [other_number(theirs, relation) for theirs in range(1, first - 5)]
        if not any(board.count(point, "o") for point in ahead):
            yield {other_number(theirs, relation) for theirs in range(first - 5, first + 1)}
