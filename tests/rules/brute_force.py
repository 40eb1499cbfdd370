"""A second generator of legal plays, slow and written as the rules are told, for comparison only."""

from __future__ import annotations

from collections.abc import Iterator

from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.rules.variants import Ruleset

Board = tuple[tuple[int, ...], tuple[int, ...], frozenset[int]]
"""Own counts, opposing counts by the mover's numbers (25: his bar), home points hit in this turn."""


def results(position: Position, player: Player, dice: Dice, ruleset: Ruleset) -> set[Position]:
    """The positions after every legal play."""
    own, other = position.of(player), position.of(player.opponent)
    turned = (other[0], *(other[25 - point] for point in range(1, 25)), other[25])
    start: Board = (own, turned, frozenset())
    orders: set[tuple[int, ...]] = {(dice.first, dice.second), (dice.second, dice.first)}
    if dice.is_double:
        orders = {(dice.first,) * 4}
    found = {item for order in orders for item in _sequences(start, order, (), ruleset)}
    return {_position(board, player) for board, _ in _chosen(found, dice, ruleset)}


def _chosen(
    found: set[tuple[Board, tuple[int, ...]]], dice: Dice, ruleset: Ruleset
) -> set[tuple[Board, tuple[int, ...]]]:
    if ruleset.free_die_use:
        return found
    most = max(len(used) for _, used in found)
    kept = {item for item in found if len(item[1]) == most or _is_over(item[0])}
    if not dice.is_double and most == 1:
        higher = {item for item in kept if max(dice) in item[1]}
        kept = higher or kept
    return kept


def _is_over(board: Board) -> bool:
    return sum(board[0][1:]) == 0


def _sequences(
    board: Board, left: tuple[int, ...], used: tuple[int, ...], ruleset: Ruleset
) -> Iterator[tuple[Board, tuple[int, ...]]]:
    yield board, used
    if left and not _is_over(board):
        for after in _moves(board, left[0], ruleset):
            yield from _sequences(after, left[1:], (*used, left[0]), ruleset)


def _moves(board: Board, die: int, ruleset: Ruleset) -> Iterator[Board]:
    for source in range(1, 26):
        if board[0][source]:
            after = _moved(board, source, die, ruleset)
            if after is not None:
                yield after


def _moved(board: Board, source: int, die: int, ruleset: Ruleset) -> Board | None:
    own, other, hit = list(board[0]), list(board[1]), set(board[2])
    if own[25] and source != 25:
        return None
    target = source - die
    if target <= 0:
        beyond = any(own[7:]) or (target < 0 and any(own[source + 1 :]))
        if beyond:
            return None
        target = 0
    elif other[target] > 1 or (ruleset.max_stack is not None and own[target] >= ruleset.max_stack):
        return None
    own[source] -= 1
    own[target] += 1
    if ruleset.no_hit_and_run and source in hit and not own[source]:
        return None
    if target and other[target] == 1:
        other[target] = 0
        other[25] += 1
        if target <= 6:
            hit.add(target)
    return tuple(own), tuple(other), frozenset(hit)


def _position(board: Board, player: Player) -> Position:
    own, turned, _ = board
    other = (turned[0], *(turned[25 - point] for point in range(1, 25)), turned[25])
    return Position(own, other) if player is Player.WHITE else Position(other, own)
