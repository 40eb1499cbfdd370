"""What one roll gives to play: stages one after the other, a double to name, another roll."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Protocol, TypeAlias

from bgdesk.rules.dice import Dice
from bgdesk.rules.variants import Doubles, Ruleset

_TURNS_WITHOUT_CASCADE = 3
_ACEY_DEUCE = (2, 1)
_POSSIBLE = frozenset(
    {
        *((high, low) for high in range(1, 7) for low in range(1, high)),
        *((face,) * count for face in range(1, 7) for count in range(1, 5)),
    }
)
"""All that a stage may hold."""


class Numbers(Protocol):
    """Numbers to be played together: a roll of two dice, or one stage of a longer turn."""

    @property
    def faces(self) -> tuple[int, ...]:
        """The numbers, higher first: two different ones, or one to four equal ones."""

    @property
    def is_double(self) -> bool:
        """All numbers equal."""

    @property
    def high(self) -> int:
        """The highest number."""

    @property
    def low(self) -> int:
        """The lowest number."""


@dataclass(frozen=True, slots=True)
class Stage:
    """Numbers to be played together, higher first. Raises ValueError when no roll can give them."""

    faces: tuple[int, ...]

    def __post_init__(self) -> None:
        if self.faces not in _POSSIBLE:
            raise ValueError(f"{self.faces} cannot be played together")

    @property
    def is_double(self) -> bool:
        """All numbers equal."""
        return self.high == self.low

    @property
    def high(self) -> int:
        """The highest number."""
        return self.faces[0]

    @property
    def low(self) -> int:
        """The lowest number."""
        return self.faces[-1]


_STAGES = MappingProxyType({faces: Stage(faces) for faces in _POSSIBLE})
"""Shared, because every roll has one."""


@dataclass(frozen=True, slots=True)
class TurnSoFar:
    """What rules want to know of a player's turns: those completed in this game, and the one under way.

    ``left_start`` counts the checkers that left the player's 24-point in earlier stages of this turn.
    """

    completed: int
    left_start: int = 0


LATER_TURN = TurnSoFar(completed=_TURNS_WITHOUT_CASCADE)
"""A turn to which no rule about the first ones applies."""


@dataclass(frozen=True, slots=True)
class NameDouble:
    """The player names a double, and plays it as if it had been rolled."""


@dataclass(frozen=True, slots=True)
class RollAgain:
    """The player rolls both dice once more in the same turn."""


Coming: TypeAlias = Stage | NameDouble | RollAgain
"""What a turn still holds."""


def stages(dice: Dice, ruleset: Ruleset, turns: int, *, all_in: bool = True) -> tuple[Coming, ...]:
    """What ``dice`` give to a player who has completed ``turns`` turns of this game; a stage comes first.

    ``all_in``: the player has no checker in reserve.
    """
    if dice.is_double:
        has_bonus = all_in or not ruleset.bonus_needs_all_in
        again = (RollAgain(),) if ruleset.rolls_again and has_bonus else ()
        return (*_double(dice.first, ruleset, turns, has_bonus), *again)
    if ruleset.names_double and dice.faces == _ACEY_DEUCE:
        return (_STAGES[dice.faces], NameDouble(), RollAgain())
    return (_STAGES[dice.faces],)


def named_stages(face: int, ruleset: Ruleset, turns: int) -> tuple[Stage, ...]:
    """The stages of a double that the player named."""
    return _double(face, ruleset, turns, has_bonus=True)


def _double(face: int, ruleset: Ruleset, turns: int, has_bonus: bool) -> tuple[Stage, ...]:
    faces = [face]
    if ruleset.doubles is Doubles.COMPLEMENT and has_bonus:
        faces.append(7 - face)
    if ruleset.doubles is Doubles.CASCADE and turns >= _TURNS_WITHOUT_CASCADE:
        faces = list(range(face, 7))
    return tuple([_STAGES[(each,) * 4] for each in faces])
