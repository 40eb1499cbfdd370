"""How often each face and each pair was rolled, and how likely that is with good dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import erfc, exp, gamma, sqrt

from bgdesk.match.events import OpeningRolled, Roll
from bgdesk.match.record import MatchRecord
from bgdesk.match.roll_ledger import numbered_rolls
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.player import Player

FACES = range(1, 7)


@dataclass(frozen=True, slots=True)
class ChiSquare:
    """Pearson's statistic, its degrees of freedom and the chance of at least that much with good dice."""

    statistic: float
    freedom: int
    p_value: float


@dataclass(frozen=True, slots=True)
class DiceStatistics:
    """``faces[f - 1]`` counts face f; ``pairs[i]`` the roll ``ALL_ROLLS[i]`` in either order."""

    faces: tuple[int, ...] = (0,) * 6
    pairs: tuple[int, ...] = (0,) * 21

    def __add__(self, other: DiceStatistics) -> DiceStatistics:
        """The counts of both."""
        return DiceStatistics(_sums(self.faces, other.faces), _sums(self.pairs, other.pairs))

    @property
    def doubles(self) -> int:
        """How many of the pairs are doubles."""
        return sum(count for roll, count in zip(ALL_ROLLS, self.pairs, strict=True) if roll.is_double)

    def face_test(self) -> ChiSquare | None:
        """The faces against six equal chances; ``None`` before the first roll."""
        return chi_square(self.faces, (1,) * 6)

    def pair_test(self) -> ChiSquare | None:
        """The pairs against 1/36 for doubles and 2/36 for the others; ``None`` before the first roll."""
        return chi_square(self.pairs, tuple(roll.ways for roll in ALL_ROLLS))


def dice_statistics(record: MatchRecord, player: Player | None = None) -> DiceStatistics:
    """All rolls of the match or, given a player, only theirs.

    Rolls that were taken back are in it, those that came again are not counted twice: otherwise taking
    back bad rolls would make good dice look bent. Of an opening roll each player has one die, ties
    included, and the pair belongs to nobody.
    """
    rolls = [made.roll for made in numbered_rolls(record.entries) if not made.is_again]
    return DiceStatistics(_count_faces(rolls, player), _count_pairs(rolls, player))


def _count_faces(rolls: Iterable[Roll], player: Player | None) -> tuple[int, ...]:
    counts = Counter(face for roll in rolls for face in _faces_of(roll, player))
    return tuple(counts[face] for face in FACES)


def _faces_of(roll: Roll, player: Player | None) -> tuple[int, ...]:
    if player is None:
        return tuple(roll.dice)
    if isinstance(roll, OpeningRolled):
        return (roll.white_die if player is Player.WHITE else roll.black_die,)
    return tuple(roll.dice) if roll.player is player else ()


def _count_pairs(rolls: Iterable[Roll], player: Player | None) -> tuple[int, ...]:
    counts = Counter(
        Dice(roll.dice.high, roll.dice.low)
        for roll in rolls
        if player is None or (not isinstance(roll, OpeningRolled) and roll.player is player)
    )
    return tuple(counts[roll] for roll in ALL_ROLLS)


def chi_square(counts: tuple[int, ...], weights: tuple[int, ...]) -> ChiSquare | None:
    """Pearson's test of ``counts`` against chances in the ratio of ``weights``; ``None`` without counts."""
    number, weight = sum(counts), sum(weights)
    if not number:
        return None
    expected = [number * part / weight for part in weights]
    statistic = sum((count - mean) ** 2 / mean for count, mean in zip(counts, expected, strict=True))
    freedom = len(counts) - 1
    return ChiSquare(statistic, freedom, chi_square_tail(statistic, freedom))


def chi_square_tail(statistic: float, freedom: int) -> float:
    """Chance that chi-square with ``freedom`` degrees is at least ``statistic``.

    The finite sums 26.4.4 (odd) and 26.4.5 (even) of Abramowitz and Stegun, Handbook of Mathematical
    Functions, exact for whole degrees of freedom.
    """
    half, is_odd = statistic / 2, freedom % 2 == 1
    tail = erfc(sqrt(half)) if is_odd else 0.0
    first = 0.5 if is_odd else 0.0
    return tail + sum(_term(half, first + step) for step in range(freedom // 2))


def _term(half: float, power: float) -> float:
    return float(exp(-half) * half**power / gamma(power + 1))


def _sums(one: tuple[int, ...], two: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(one, two, strict=True))
