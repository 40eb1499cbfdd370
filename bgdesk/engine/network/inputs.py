"""What a network sees of a position, for every game in the same layout."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF, Position
from bgdesk.rules.relation import rel
from bgdesk.rules.variants import Contact, Doubles, Ruleset

Floats = npt.NDArray[np.float32]
Counts = npt.NDArray[np.int64]

PER_POINT: Final = 5
"""A blot, two checkers, three or more, half of those above three, a pinned one."""
SIDE_EXTRAS: Final = 14
"""Bar (2), reserve (2), borne off (2), cascade on, hit lock open, pips, all home, one has passed, blots that
are likely to be met, the same by how far back they are, how much the other side is shut in."""
PER_SIDE: Final = 24 * PER_POINT + SIDE_EXTRAS
BOTH: Final = 1
"""Whether the sides can still meet."""
INPUTS: Final = 2 * PER_SIDE + BOTH
OUTPUTS: Final = 6
"""Win, win a gammon, win a backgammon, lose a gammon, lose a backgammon, points from 0 to 1."""
PIPS_UNIT: Final = 150.0
SHUT_IN_UNIT: Final = 10.0
SHOTS: Final = np.array([0, 11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3]) / 36
"""Chance to reach a checker so many points ahead, about."""
BLOCK_WORTH: Final = np.array([0.0, 1.0, 1.5, 2.0, 3.0, 3.5, 3.5])
"""Worth of so many blocked points among the six ahead of a checker, in pips, about."""
FEW: Final = 4
"""More checkers than this behind a block count no more."""

_TURNS_WITHOUT_CASCADE = 3
_PASSED = 11
_BAR_UNIT, _OFF_UNIT = 4.0, 0.5
_NOWHERE = BAR + 1
_SHUT_FROM = 7
_AHEAD = np.arange(_SHUT_FROM, BAR + 1)[:, np.newaxis] - np.arange(1, 7)
"""The six points ahead of each point from 7 to the bar."""


@dataclass(frozen=True, slots=True)
class NetworkPosition:
    """A position with ``on_roll`` about to roll, after ``turns`` completed by the player and by the other."""

    position: Position
    on_roll: Player
    turns: tuple[int, int] = (_TURNS_WITHOUT_CASCADE, _TURNS_WITHOUT_CASCADE)


@dataclass(frozen=True, slots=True, eq=False)
class _Sides:
    """The same side of many positions, one row each."""

    all: Counts
    pinned: Counts
    reserve: Counts
    lock_open: Counts
    turns: Counts

    @property
    def free(self) -> Counts:
        return self.all - self.pinned

    @property
    def rear(self) -> Counts:
        """The highest number on which there is a checker."""
        last = np.where(self.all[:, 1:] > 0, np.arange(1, BAR + 1), 0).max(axis=1)
        return np.where(self.reserve > 0, BAR, last)


def inputs_of(seen: Sequence[NetworkPosition], ruleset: Ruleset) -> Floats:
    """One row of `INPUTS` numbers for each position, from the side of the player on roll."""
    own = _sides([(each.position, each.on_roll, each.turns[0]) for each in seen])
    other = _sides([(each.position, each.on_roll.opponent, each.turns[1]) for each in seen])
    contact = _has_contact(own, other, ruleset)[:, np.newaxis]
    sides = (_inputs(own, other, ruleset), _inputs(other, own, ruleset))
    return np.hstack([*sides, contact]).astype(np.float32)


def _sides(seen: list[tuple[Position, Player, int]]) -> _Sides:
    extras = [position.extra(player) for position, player, _ in seen]
    pinned = np.zeros((len(seen), BAR + 1), dtype=np.int64)
    for row, extra in enumerate(extras):
        pinned[row, list(extra.pinned)] = 1
    return _Sides(
        np.array([position.of(player) for position, player, _ in seen], dtype=np.int64),
        pinned,
        np.array([extra.reserve for extra in extras]),
        np.array([extra.lock_open for extra in extras]),
        np.array([turns for *_, turns in seen]),
    )


def _inputs(side: _Sides, other: _Sides, ruleset: Ruleset) -> npt.NDArray[np.float64]:
    free = side.free[:, 1:BAR]
    points = np.stack(
        [free == 1, free == 2, free >= 3, np.maximum(free - 3, 0) / 2, side.pinned[:, 1:BAR]], axis=2
    )
    facing = _facing(ruleset)
    risk = _risk(side, other, facing, ruleset)
    between = np.stack(
        [risk.sum(axis=1), risk @ np.arange(1, BAR) / 24, _shut_in(side, other, facing, ruleset)], axis=1
    )
    return np.hstack([points.reshape(len(free), -1), _extras(side, ruleset), between])


def _facing(ruleset: Ruleset) -> Counts:
    """The other side's number of each point from 1 to 24."""
    return np.array([rel(ruleset.relation, point) for point in range(1, BAR)])


def _risk(side: _Sides, other: _Sides, facing: Counts, ruleset: Ruleset) -> npt.NDArray[np.float64]:
    """Chance that the blot on each point is met by the other side's next roll; 0 where there is none."""
    if ruleset.contact is Contact.BLOCK:
        return np.zeros((len(side.all), BAR - 1))
    from_there = np.minimum(facing[:, np.newaxis] + np.arange(1, len(SHOTS)), _NOWHERE)
    stands = np.zeros((len(side.all), _NOWHERE + 1))
    stands[:, 1:BAR] = other.free[:, 1:BAR] > 0
    stands[:, BAR] = (other.all[:, BAR] > 0) | (other.reserve > 0)
    met = 1 - np.prod(1 - SHOTS[1:] * stands[:, from_there], axis=2)
    is_blot = (side.free[:, 1:BAR] == 1) & (other.pinned[:, facing] == 0)
    may_hit = (other.lock_open > 0) | (not ruleset.hit_lock)
    return np.asarray(met * is_blot * may_hit[:, np.newaxis])


def _shut_in(side: _Sides, other: _Sides, facing: Counts, ruleset: Ruleset) -> npt.NDArray[np.float64]:
    """How much ``side`` blocks the other's checkers."""
    needed = 1 if ruleset.contact is Contact.BLOCK else 2
    closed = np.zeros((len(side.all), BAR), dtype=np.bool_)
    closed[:, facing] = side.free[:, 1:BAR] >= needed
    closed |= other.pinned[:, :BAR] > 0
    behind = other.all[:, _SHUT_FROM:].copy()
    behind[:, -1] += other.reserve
    worth = BLOCK_WORTH[closed[:, _AHEAD].sum(axis=2)] * np.minimum(behind, FEW)
    return np.asarray(worth.sum(axis=1) / SHUT_IN_UNIT)


def _extras(side: _Sides, ruleset: Ruleset) -> npt.NDArray[np.float64]:
    bar, off = side.all[:, BAR], side.all[:, OFF]
    has_cascade = ruleset.doubles is Doubles.CASCADE
    pips = side.all @ np.arange(BAR + 1) + BAR * side.reserve
    is_home = (bar == 0) & (side.reserve == 0) & ~side.all[:, 7:BAR].any(axis=1)
    columns = (
        bar > 0,
        bar / _BAR_UNIT,
        side.reserve > 0,
        side.reserve / (_OFF_UNIT * ruleset.checkers),
        off > 0,
        off / (_OFF_UNIT * ruleset.checkers),
        has_cascade & (side.turns >= _TURNS_WITHOUT_CASCADE),
        ruleset.hit_lock & side.lock_open,
        pips / PIPS_UNIT,
        is_home,
        (off > 0) | side.free[:, 1 : _PASSED + 1].any(axis=1),
    )
    return np.stack(columns, axis=1).astype(np.float64)


def _has_contact(own: _Sides, other: _Sides, ruleset: Ruleset) -> npt.NDArray[np.bool_]:
    facing = _facing(ruleset)
    met = [
        ((one.all[:, 1:BAR] > 0) & (facing < two.rear[:, np.newaxis])).any(axis=1)
        for one, two in ((own, other), (other, own))
    ]
    return np.asarray(met[0] | met[1] | (own.rear == BAR) | (other.rear == BAR))
