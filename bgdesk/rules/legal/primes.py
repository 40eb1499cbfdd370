"""Six points in a row, by the mover's own numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bgdesk.rules.legal.packed import ON
from bgdesk.rules.position import BAR, OFF, Side
from bgdesk.rules.relation import rel
from bgdesk.rules.variants import Prime, Relation, Ruleset

Window = tuple[int, ...]
"""Six points in a row on the path of one of the players."""

PositionFilter = Callable[[int], bool]
"""Whether a rule forbids to end a stage with this packed turn as long as another play avoids it."""

_LENGTH = 6
_START_TABLE = range(BAR - _LENGTH, BAR)


def is_held(window: Window, state: int) -> bool:
    """Whether the mover holds all points of ``window`` in the packed turn ``state``."""
    return all(state & ON[point] for point in window)


def own_start() -> Window:
    """The table in which the mover starts."""
    return tuple(_START_TABLE)


def opposing_start(relation: Relation) -> Window:
    """The table in which the opponent starts."""
    return tuple(rel(relation, point) for point in _START_TABLE)


def unpassed(other: Side, relation: Relation) -> list[Window]:
    """The windows on the opponent's path that none of that side's checkers on the board has passed."""
    return [
        tuple(rel(relation, point) for point in range(last, last + _LENGTH))
        for last in range(1, BAR - _LENGTH + 1)
        if not any(other[1:last])
    ]


def position_filters(ruleset: Ruleset, other: Side) -> Iterator[PositionFilter]:
    """The filters of ``ruleset`` for the positions at the end of a stage."""
    if Prime.OPEN_IF_ALL_TRAPPED in ruleset.primes:
        window = _trap(other, ruleset.relation)
        if window:
            yield lambda state: is_held(window, state)


def _trap(other: Side, relation: Relation) -> Window | None:
    """The six points in front of all the opponent's remaining checkers, if they stand on one point."""
    standing = [place for place in range(OFF + 1, BAR + 1) if other[place]]
    if len(standing) != 1 or not _LENGTH < standing[0] < BAR:
        return None
    return tuple(rel(relation, standing[0] - ahead) for ahead in range(1, _LENGTH + 1))
