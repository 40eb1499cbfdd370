"""All plays of a side of up to three checkers against every point that can be closed, compiled.

With three checkers the opponent closes one point at most, and blots hinder nobody. So the plays depend
on the mover's side, the closed point and the roll only; what they hit follows from where they touched.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from bgdesk.engine.exact.sides import Numbering
from bgdesk.rules.dice import ALL_ROLLS
from bgdesk.rules.position import BAR, HOME
from bgdesk.training.hypergammon.compiled import compiled

CLOSED = 25
"""So many choices of a closed point of the opponent: none (0) or the mover's own 1 to 24."""
ROLLS = len(ALL_ROLLS)

_PLACES = BAR + 1
_LAST_HOME = HOME.stop - 1
_MOST_NODES = 512
_ROOT, _LOW, _HIGH = 0, 1, 2

Ints = npt.NDArray[np.int64]
Marks = npt.NDArray[np.int32]

FACES = np.array([(dice.high, dice.low) for dice in ALL_ROLLS], np.int64)
"""Higher and lower face of each roll."""


@dataclass(frozen=True)
class Plays:
    """Plays of every side against every closed point with every roll, one list after the other.

    List ``(side * CLOSED + closed) * ROLLS + roll`` holds the entries from ``first[list]`` to before
    ``first[list + 1]``. Each names the side that results (``after``) and, as bits by the mover's own
    points, where it ``touched``.
    """

    first: npt.NDArray[np.int64]
    after: npt.NDArray[np.int16]
    touched: Marks


def all_plays(sides: Numbering) -> Plays:
    """The plays of all ``sides``, in a fixed order."""
    places = padded(sides)
    lists = len(places) * CLOSED * ROLLS
    first = np.zeros(lists + 1, np.int64)
    nothing = np.zeros(0, np.int16), np.zeros(0, np.int32)
    _fill(places, numbers_of(places), FACES, first, *nothing, False)
    np.cumsum(first, out=first)
    after, touched = np.zeros(first[-1], np.int16), np.zeros(first[-1], np.int32)
    _fill(places, numbers_of(places), FACES, first, after, touched, True)
    return Plays(first, after, touched)


def padded(sides: Numbering) -> Ints:
    """The three places of each side; checkers that the game has not got are off."""
    return np.array([(*places, 0, 0, 0)[:3] for places in sides.places], np.int64)


def numbers_of(places: Ints) -> Ints:
    """The number of each side by its three places, highest first."""
    numbers = np.full((_PLACES, _PLACES, _PLACES), -1, np.int64)
    numbers[places[:, 0], places[:, 1], places[:, 2]] = np.arange(len(places))
    return numbers


@compiled
def _fill(
    places: Ints,
    numbers: Ints,
    faces: Ints,
    first: Ints,
    after: npt.NDArray[np.int16],
    touched: Marks,
    is_known: bool,
) -> None:
    """Count the plays of each list into ``first``, one entry later, or write them once that ``is_known``."""
    nodes = np.zeros((_MOST_NODES, 6), np.int64)
    found = np.zeros((_MOST_NODES, 2), np.int64)
    for side in range(len(places)):
        for closed in range(CLOSED):
            for roll in range(ROLLS):
                size = list_plays(places[side], closed, faces[roll], numbers, nodes, found)
                index = (side * CLOSED + closed) * ROLLS + roll
                if not is_known:
                    first[index + 1] = size
                    continue
                for entry in range(size):
                    after[first[index] + entry] = found[entry, 0]
                    touched[first[index] + entry] = found[entry, 1]


@compiled
def list_plays(places: Ints, closed: int, faces: Ints, numbers: Ints, nodes: Ints, found: Ints) -> int:
    """Write the different plays of one list to ``found`` and answer how many they are."""
    size = _explore(places, closed, faces, nodes)
    most = 0
    needs_high = False
    for node in range(size):
        most = max(most, nodes[node, 4])
    if faces[0] != faces[1] and most == 1:
        for node in range(size):
            needs_high |= nodes[node, 5] == _HIGH
    kept = 0
    for node in range(size):
        has_ended = nodes[node, 0] == 0
        is_legal = nodes[node, 4] == most and (not needs_high or nodes[node, 5] == _HIGH)
        if has_ended or is_legal:
            kept = _keep(nodes[node], numbers, found, kept)
    return kept


@compiled
def _keep(node: Ints, numbers: Ints, found: Ints, kept: int) -> int:
    after = numbers[node[0], node[1], node[2]]
    for entry in range(kept):
        if found[entry, 0] == after and found[entry, 1] == node[3]:
            return kept
    found[kept, 0] = after
    found[kept, 1] = node[3]
    return kept + 1


@compiled
def _explore(places: Ints, closed: int, faces: Ints, nodes: Ints) -> int:
    """Write every state that steps can lead to: three places, points touched, dice used, last die used."""
    nodes[0, :3] = places
    nodes[0, 3:] = 0
    dice = 4 if faces[0] == faces[1] else 2
    size, node = 1, 0
    while node < size:
        used, last = nodes[node, 4], nodes[node, 5]
        if used < dice and nodes[node, 0]:
            if last != _HIGH or dice == 4:
                size = _add_steps(nodes, node, size, closed, faces[0], _HIGH)
            if last != _LOW and dice == 2:
                size = _add_steps(nodes, node, size, closed, faces[1], _LOW)
        node += 1
    return size


@compiled
def _add_steps(nodes: Ints, node: int, size: int, closed: int, die: int, which: int) -> int:
    highest = nodes[node, 0]
    for checker in range(3):
        source = nodes[node, checker]
        if source == 0 or (highest == BAR and source != BAR):
            break
        if checker and source == nodes[node, checker - 1]:
            continue
        target = source - die
        if target > 0:
            if target == closed:
                continue
        elif highest > _LAST_HOME or (target < 0 and source < highest):
            continue
        size = _add(nodes, node, size, checker, max(target, 0), which)
    return size


@compiled
def _add(nodes: Ints, node: int, size: int, checker: int, target: int, which: int) -> int:
    """Add the state after one step unless it is there already."""
    new = nodes[size]
    new[:] = nodes[node]
    new[checker] = target
    while checker < 2 and new[checker] < new[checker + 1]:
        new[checker], new[checker + 1] = new[checker + 1], new[checker]
        checker += 1
    if target:
        new[3] |= 1 << target
    new[4] += 1
    new[5] = which
    for other in range(size):
        if (nodes[other] == new).all():
            return size
    return size + 1
