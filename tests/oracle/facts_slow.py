"""A second, slow way to the facts of a board: every step of every order of the dice, on plain lists.

It imports nothing of what it checks. A board is ``(mine, theirs)``: 26 counts each, in the owner's numbers,
25 the bar and 0 the checkers borne off; ``theirs`` is on roll.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

Counts = tuple[int, ...]
Board = tuple[Counts, Counts]


def rolls() -> Iterator[tuple[int, int]]:
    """All 36."""
    return ((one, two) for one in range(1, 7) for two in range(1, 7))


def _steps(board: Board, die: int) -> Iterator[Board]:
    mine, theirs = board
    sources = [25] if theirs[25] else [point for point in range(1, 25) if theirs[point]]
    for source in sources:
        target = source - die
        if target <= 0:
            behind = any(theirs[point] for point in range(7, 26))
            higher = any(theirs[point] for point in range(source + 1, 7))
            if behind or (target < 0 and higher):
                continue
            target = 0
        facing = mine[25 - target] if target else 0
        if facing > 1:
            continue
        left, right = list(mine), list(theirs)
        right[source] -= 1
        right[target] += 1
        if facing:
            left[25 - target] = 0
            left[25] += 1
        yield tuple(left), tuple(right)


def _sequences(board: Board, dice: tuple[int, ...]) -> Iterator[tuple[int, int, Board]]:
    """Dice played, the first of them, and the board, for every way that cannot go on."""
    went_on = False
    for after in _steps(board, dice[0]) if dice else ():
        went_on = True
        for played, _, end in _sequences(after, dice[1:]):
            yield played + 1, dice[0], end
    if not went_on:
        yield 0, 0, board


def answers(board: Board, roll: tuple[int, int]) -> set[Board]:
    """The boards after every legal play of the player on roll."""
    one, two = roll
    orders = [(one,) * 4] if one == two else [(one, two), (two, one)]
    ways = [way for order in orders for way in _sequences(board, order)]
    most = max(played for played, _, _ in ways)
    kept = [way for way in ways if way[0] == most]
    if most == 1 and one != two:
        highest = max(first for _, first, _ in kept)
        kept = [way for way in kept if way[1] == highest]
    return {end for _, _, end in kept}


def hit_rolls(board: Board, times: int = 1) -> int:
    """In how many of 36 rolls at least so many of my checkers can be hit."""
    return sum(
        any(after[0][25] - board[0][25] >= times for after in answers(board, roll)) for roll in rolls()
    )


def far_hit_rolls(board: Board) -> int:
    """In how many of 36 rolls a checker of mine can be hit that then has 10 pips or more to go again."""
    return sum(
        any(after[0][point] < board[0][point] for after in answers(board, roll) for point in range(1, 16))
        for roll in rolls()
    )


def hit_rolls_on(board: Board, point: int) -> int:
    """In how many of 36 rolls the checker on my ``point`` can be hit."""
    return sum(any(after[0][point] < board[0][point] for after in answers(board, roll)) for roll in rolls())


def dance_rolls(board: Board) -> int:
    """In how many of 36 rolls the player on roll stays on the bar without a move."""
    if not board[1][25]:
        return 0
    return sum(answers(board, roll) == {board} for roll in rolls())


def prime(board: Board) -> tuple[int, int, int]:
    """Length, first point and checkers behind it of the best row of made points; zeros without one.

    It begins on the 9-point or nearer.
    """
    mine, theirs = board
    found = [(0, 0, 0)]
    for first in range(1, 10):
        for last in range(first, 25):
            if all(mine[point] > 1 for point in range(first, last + 1)):
                trapped = sum(theirs[point] for point in range(1, 26) if 25 - point < first)
                if trapped:
                    found.append((last - first + 1, trapped, first))
    length, trapped, first = max(found)
    return length, first, trapped


def escape_rolls(board: Board) -> int:
    """In how many of 36 rolls one of the checkers behind the prime can pass it."""
    length, first, trapped = prime(board)
    if not trapped:
        return 0
    last = first + length - 1

    def behind(counts: Counts) -> int:
        return sum(counts[point] for point in range(1, 26) if 25 - point <= last)

    return sum(any(behind(after[1]) < behind(board[1]) for after in answers(board, roll)) for roll in rolls())


def _made(board: Board, first: int, last: int) -> int:
    return sum(board[0][point] > 1 for point in range(first, last + 1))


def _pips(counts: Counts) -> int:
    return sum(point * count for point, count in enumerate(counts))


def _has_contact(board: Board) -> bool:
    """Some checker of mine has still to pass one of theirs."""
    mine = max((point for point in range(1, 26) if board[0][point]), default=0)
    theirs = max((point for point in range(1, 26) if board[1][point]), default=0)
    return mine + theirs > 25


COUNTS: dict[str, Callable[[Board], int]] = {
    "HIT_ROLLS": hit_rolls,
    "FAR_HIT_ROLLS": far_hit_rolls,
    "DOUBLE_SHOT": lambda board: hit_rolls(board, 2),
    "BLOTS": lambda board: board[0][1:25].count(1),
    "BLOTS_HOME": lambda board: board[0][1:7].count(1),
    "MADE": lambda board: _made(board, 1, 24),
    "HOME_POINTS": lambda board: _made(board, 1, 6),
    "OUTSIDE_POINTS": lambda board: _made(board, 7, 17),
    "ANCHORS": lambda board: _made(board, 18, 24),
    "PRIME": lambda board: prime(board)[0],
    "TRAPPED": lambda board: prime(board)[2],
    "ESCAPE_ROLLS": escape_rolls,
    "DANCE_ROLLS": dance_rolls,
    "ON_BAR": lambda board: board[1][25],
    "PIPS": lambda board: _pips(board[0]),
    "LEAD": lambda board: _pips(board[1]) - _pips(board[0]),
    "CONTACT": _has_contact,
    "STACK": lambda board: sum(count - 3 for count in board[0][1:25] if count > 3),
    "DEAD": lambda board: board[0][1] + board[0][2],
}
"""Every fact by its key."""
