"""Makes the reference cubes: ``python -m bgdesk.training.ladders OUT``.

Ends of races are exact. Families with contact are rolled out to the end, some twenty seconds for 1,296 games;
what is there already of OUT is not rolled out again, whichever engine did it.
"""

from __future__ import annotations

import argparse
import logging
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

from bgdesk.analysis.lenses.bearoff_pairs import pair_table
from bgdesk.engine.protocol import Situation
from bgdesk.engine.rollout_protocol import Manner
from bgdesk.engine.sage.rollout import SageRoller
from bgdesk.practice.trainers.ladder_file import (
    Ladder,
    LadderId,
    LadderRung,
    Ladders,
    ladder_bytes,
    read_ladders,
)
from bgdesk.renaming import patient_replace
from bgdesk.rules.cube import Cube
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position, side
from bgdesk.rules.variants import RULESETS

TRIALS, MORE_TRIALS, SEED = 1296, 3888, 1
"""Games of a rollout; more where gammons make them uncertain."""
MORE_FOR = frozenset((LadderId.PRIME, LadderId.BLITZ))
MANNER = Manner()
SETTINGS = f"to the end at 1ply, with the cube and variance reduction, seed {SEED}"
_Points = dict[int, int]
_MOST_STACKED = 14
_TURNED = {"own": "theirs", "theirs": "own", "centred": "centred"}
"""Whose the cube is, seen by the other player."""

_log = logging.getLogger(__name__)


def exact_families() -> Iterator[tuple[LadderId, list[tuple[int, Position]]]]:
    """Ends of races: White's checkers change, or both sides'."""
    two = side({1: 2})
    pairs = [(2, 1), (2, 2), (3, 2), (4, 2), (5, 2), (5, 3), (5, 4), (6, 4), (6, 5), (6, 6)]
    yield LadderId.LAST_ROLL, [(one + other, Position(_two(one, other), two)) for one, other in pairs]
    four = side({1: 4})
    ends = [{1: 2, 2: 2}, {1: 2, 3: 2}, {2: 3, 4: 1}, {3: 3, 4: 1}, {3: 2, 5: 2}, {4: 2, 5: 2}, {5: 3, 6: 1}]
    yield LadderId.TWO_ROLLS, [(_pips(points), Position(side(points), four)) for points in ends]


def _two(one: int, other: int) -> tuple[int, ...]:
    return side({one: 2}) if one == other else side({one: 1, other: 1})


def _pips(points: _Points) -> int:
    return sum(point * count for point, count in points.items())


def contact_families() -> Iterator[tuple[LadderId, list[tuple[int, Position]]]]:
    """Families in which checkers still meet."""
    anchor = {24: 2, 6: 2, 5: 2, 4: 2, 3: 3, 2: 2, 1: 2}
    homes: dict[int, _Points] = {
        0: {6: 4, 5: 4, 4: 3, 3: 2, 2: 2},
        2: {6: 3, 5: 3, 4: 3, 3: 2, 2: 2},
        4: {6: 2, 5: 3, 4: 2, 3: 2, 2: 2},
        6: {6: 2, 5: 2, 4: 2, 3: 1, 2: 2},
        8: {5: 2, 4: 2, 3: 2, 2: 1},
    }
    yield LadderId.ACE_POINT, [(off, _both(points, anchor)) for off, points in homes.items()]
    closed = {6: 3, 5: 3, 4: 3, 3: 2, 2: 2, 1: 2}
    waiting: dict[int, _Points] = {
        3: {3: 4, 2: 4, 1: 3},
        5: {3: 3, 2: 3, 1: 3},
        7: {3: 2, 2: 3, 1: 2},
        8: {3: 2, 2: 2, 1: 2},
        9: {3: 1, 2: 2, 1: 2},
        10: {2: 2, 1: 2},
        11: {2: 1, 1: 2},
    }
    yield LadderId.CLOSED_OUT, [(off, _both(closed, {25: 1, **rest})) for off, rest in waiting.items()]
    ahead = {13: 3, 8: 4, 6: 5, 4: 3}
    holding: list[_Points] = [
        {8: 4, 6: 5, 5: 2, 4: 2},
        {8: 5, 6: 4, 5: 2, 4: 2},
        {13: 1, 8: 4, 6: 4, 5: 2, 4: 2},
        {13: 2, 8: 3, 6: 4, 5: 2, 4: 2},
        {13: 3, 8: 2, 6: 4, 5: 2, 4: 2},
    ]
    yield LadderId.FIVE_POINT, [_by_lead(ahead, {20: 2, **rest}) for rest in holding]
    even = {13: 2, 8: 3, 6: 5, 5: 3, 4: 2}
    behind: list[_Points] = [
        even,
        {13: 2, 8: 4, 6: 5, 5: 3, 4: 1},
        {13: 2, 8: 5, 6: 5, 5: 3},
        {13: 2, 8: 6, 6: 5, 5: 2},
        {13: 2, 8: 7, 6: 5, 5: 1},
    ]
    yield LadderId.MIDPOINTS, [_by_lead(even, rest) for rest in behind]
    primes: dict[int, _Points] = {
        3: {4: 2, 5: 2, 6: 3, 10: 2, 13: 4, 24: 2},
        4: {4: 2, 5: 2, 6: 3, 7: 2, 13: 4, 24: 2},
        5: {4: 2, 5: 2, 6: 3, 7: 2, 8: 2, 13: 2, 24: 2},
        6: {4: 2, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2, 13: 1, 24: 2},
    }
    trapped = {22: 1, 13: 6, 8: 3, 6: 5}
    yield LadderId.PRIME, [(length, _both(points, trapped)) for length, points in primes.items()]
    attacked = {25: 1, 24: 1, 13: 5, 8: 3, 6: 5}
    zone: dict[int, _Points] = {
        8: {6: 4, 4: 2, 8: 2, 13: 5, 24: 2},
        10: {6: 4, 4: 2, 8: 3, 7: 1, 13: 3, 24: 2},
        11: {6: 4, 4: 2, 8: 3, 7: 1, 9: 1, 13: 2, 24: 2},
    }
    yield LadderId.BLITZ, [(checkers, _both(points, attacked)) for checkers, points in zone.items()]


def _both(white: _Points, black: _Points) -> Position:
    return Position(side(white), side(black))


def _by_lead(white: _Points, black: _Points) -> tuple[int, Position]:
    return _pips(black) - _pips(white), _both(white, black)


def stacks() -> Ladder:
    """As many checkers on both ace points: only doubles change the number of rolls."""
    rungs = [
        LadderRung(
            number,
            Position(side({1: number}), side({1: number})),
            _rolled("centred", number, number),
            2 * _rolled("theirs", number, number),
            None,
        )
        for number in range(2, _MOST_STACKED + 1, 2)
    ]
    return Ladder(LadderId.STACKS, tuple(rungs), 0, "")


def _rolled(cube: str, own: int, other: int) -> float:
    """What rolling is worth per cube with so many checkers on the ace points; the opponent decides next."""
    worth = 0.0
    for taken, chance in ((2, 5 / 6), (4, 1 / 6)):
        left = own - taken
        worth += chance * (1.0 if left <= 0 else -_worth(_TURNED[cube], other, left))
    return worth


@cache
def _worth(cube: str, own: int, other: int) -> float:
    """The same for a player who may still double."""
    rolled = _rolled(cube, own, other)
    return rolled if cube == "theirs" else max(rolled, min(1.0, 2 * _rolled("theirs", own, other)))


def exact_rung(step: int, position: Position) -> LadderRung:
    """From the table of both sides."""
    choices = pair_table().value(position.white, position.black).centred
    return LadderRung(step, position, choices.no_double, choices.double_take, None)


def rolled_out(roller: SageRoller, step: int, position: Position, trials: int) -> LadderRung:
    """By a rollout with the cube."""
    situation = Situation(position, Player.WHITE, RULESETS["backgammon"], Cube())
    sample = roller.roll_cube(situation, MANNER, trials, SEED)
    no_double, double_take = sample.means
    error = max(no_double.standard_error, double_take.standard_error)
    _log.info("%s: %s %s", step, no_double, double_take)
    return LadderRung(step, position, no_double.value, double_take.value, error)


def make(out: Path) -> None:
    """Make ``out``, or complete it; written after each family."""
    roller, known = SageRoller(), _known(out)
    today = datetime.now(UTC).date().isoformat()
    families = [
        Ladder(family, tuple(exact_rung(*rung) for rung in rungs), 0, "")
        for family, rungs in exact_families()
    ]
    families.append(stacks())
    for family, rungs in contact_families():
        _log.info("%s", family)
        families.append(_kept(known, family, rungs) or _rolled_family(roller, family, rungs))
        _write(out, Ladders(SETTINGS, today, tuple(families)))


def _known(out: Path) -> Sequence[Ladder]:
    found = read_ladders(out.read_bytes()) if out.exists() else None
    return found.families if found and found.settings == SETTINGS else ()


def _trials(family: LadderId) -> int:
    return MORE_TRIALS if family in MORE_FOR else TRIALS


def _kept(known: Sequence[Ladder], family: LadderId, rungs: Sequence[tuple[int, Position]]) -> Ladder | None:
    """What is there already of a family, if that is what would be made."""
    wanted = [position for _, position in rungs]
    return next(
        (
            one
            for one in known
            if (one.id, one.trials) == (family, _trials(family))
            and [rung.position for rung in one.rungs] == wanted
        ),
        None,
    )


def _rolled_family(roller: SageRoller, family: LadderId, rungs: Sequence[tuple[int, Position]]) -> Ladder:
    trials = _trials(family)
    found = tuple(rolled_out(roller, *rung, trials) for rung in rungs)
    return Ladder(family, found, trials, roller.name)


def _write(out: Path, ladders: Ladders) -> None:
    made = out.with_name(f"{out.name}.new")
    made.write_bytes(ladder_bytes(ladders))
    patient_replace(made, out)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    make(parser.parse_args().out)


if __name__ == "__main__":
    main()
