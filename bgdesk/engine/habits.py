"""What people see in a play, apart from what it is worth: plain numbers of the board before and after it.

Boards are those of `bgdesk.engine.sage.encoding.board_of`, seen by who plays.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bgdesk.rules.dice import ALL_ROLLS

HABITS = (
    "hits",
    "hits_loose",
    "makes_home_point",
    "makes_outside_point",
    "makes_anchor",
    "breaks_anchor",
    "breaks_home_point",
    "breaks_outside_point",
    "shortens_prime",
    "shots",
    "blots",
    "stacks",
    "runs",
    "splits",
    "one_checker",
    "bears_off",
    "buries",
    "leaves_gaps",
)
"""The names of what `habits` tells, in its order."""

_BAR = 25
_HOME = range(1, 7)
_OUTSIDE = range(7, 19)
_BACK = range(19, 25)
_DEAD = (1, 2)
_HIGH = 3
_ROLLS = tuple((roll.high, roll.low, roll.ways) for roll in ALL_ROLLS)
_LONG = 4

Board = Sequence[int]


def habits(before: Board, after: Board) -> tuple[float, ...]:
    """How much of each of `HABITS` the play from ``before`` to ``after`` has."""
    made, unmade = _gained(before, after), _gained(after, before)
    has_contact = _has_contact(after)
    prime, moved_back = _prime(before), _at_the_back(before) - _at_the_back(after)
    found = (
        max(0, after[0] - before[0]),
        _hit_loosely(before, after),
        _count(made, _HOME),
        _count(made, _OUTSIDE),
        _count(made, _BACK),
        _count(unmade, _BACK),
        has_contact * _count(unmade, _HOME),
        _count(unmade, _OUTSIDE),
        max(0, prime - max(_prime(after), _LONG - 1)) if prime >= _LONG else 0,
        has_contact * shots(after) / 36,
        has_contact * sum(one == 1 for one in after[1:_BAR]),
        has_contact * (_stacked(after) - _stacked(before)),
        max(0, moved_back),
        _is_split(before, after),
        _moved_one(before, after),
        _off(after) - _off(before),
        has_contact * (_checkers(after, _DEAD) - _checkers(before, _DEAD)),
        0 if has_contact else _gaps(after),
    )
    return tuple(map(float, found))


def shots(board: Board) -> int:
    """Of the opponent's 36 rolls, how many hit a blot of ``board``."""
    blots = _mask(board, lambda one: one == 1)
    if not blots:
        return 0
    opened = _mask(board, lambda one: one < 2)
    others = _mask(board, lambda one: one < 0)
    return sum(ways for a, b, ways in _ROLLS if _hits(blots, opened, others, board[0], a, b))


def _hits(blots: int, opened: int, others: int, on_bar: int, a: int, b: int) -> bool:
    """Bits are points as the owner of the blots counts them; the opponent goes upwards and enters from 0."""
    if on_bar > 1:
        return bool((blots >> a | blots >> b) & 1)
    sources = 1 if on_bar else others
    if a == b:
        return any(_reaches(sources, blots, opened, a, times) for times in (1, 2, 3, 4)) or (
            bool(on_bar and opened >> a & 1)
            and any(_reaches(others, blots, opened, a, times) for times in (1, 2, 3))
        )
    through = sources & blots >> (a + b) & (opened >> a | opened >> b)
    after_entering = on_bar and (
        (opened >> a & 1 and others & blots >> b) or (opened >> b & 1 and others & blots >> a)
    )
    return bool(sources & (blots >> a | blots >> b) or through or after_entering)


def _reaches(sources: int, blots: int, opened: int, die: int, times: int) -> bool:
    found = sources & blots >> die * times
    for step in range(1, times):
        found &= opened >> die * step
    return bool(found)


def _mask(board: Board, fits: Callable[[int], bool]) -> int:
    return sum(1 << point for point in range(1, _BAR) if fits(board[point]))


def _gained(before: Board, after: Board) -> list[int]:
    """Points with two checkers or more ``after`` and not ``before``."""
    return [point for point in range(1, _BAR) if after[point] > 1 >= before[point]]


def _count(points: Sequence[int], among: range) -> int:
    return sum(point in among for point in points)


def _checkers(board: Board, points: Sequence[int]) -> int:
    return sum(max(0, board[point]) for point in points)


def _at_the_back(board: Board) -> int:
    return _checkers(board, range(19, _BAR + 1))


def _off(board: Board) -> int:
    return 15 - _checkers(board, range(1, _BAR + 1))


def _has_contact(board: Board) -> bool:
    own = max((point for point in range(1, _BAR + 1) if board[point] > 0), default=0)
    other = 0 if board[0] else min((point for point in range(1, _BAR) if board[point] < 0), default=_BAR)
    return own > other


def _hit_loosely(before: Board, after: Board) -> int:
    return sum(before[point] == -1 and after[point] == 1 for point in _HOME)


def _prime(board: Board) -> int:
    longest = row = 0
    for point in range(1, _BAR):
        row = row + 1 if board[point] > 1 else 0
        longest = max(longest, row)
    return longest


def _stacked(board: Board) -> int:
    return sum(max(0, board[point] - _HIGH) for point in range(1, _BAR))


def _is_split(before: Board, after: Board) -> bool:
    """Two back checkers part without leaving the opponent's home board."""
    pairs = [point for point in _BACK if before[point] == 2 and after[point] == 1]
    return bool(pairs) and _checkers(after, _BACK) >= _checkers(before, _BACK)


def _moved_one(before: Board, after: Board) -> bool:
    """Both numbers were played with one checker."""
    left = [p for p in range(1, _BAR + 1) if max(0, before[p]) > max(0, after[p])]
    come = [p for p in range(1, _BAR + 1) if max(0, after[p]) > max(0, before[p])]
    if len(left) != 1 or before[left[0]] - max(0, after[left[0]]) != 1 or len(come) != 1:
        return False
    return left[0] - come[0] > 6


def _gaps(board: Board) -> int:
    """Empty points of the home board."""
    return sum(board[point] < 1 for point in _HOME)
