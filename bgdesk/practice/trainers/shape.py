"""What all trainers share: a source of questions, a question with its truth, an answer, and a judgement."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from random import Random
from typing import Protocol, TypeAlias

from bgdesk.practice.trainers.scores import MONEY, AskedScore
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position


class TrainerId(StrEnum):
    """Every trainer, by the name under which its answers are stored."""

    PIPS = "pips"
    SHOTS = "shots"
    TAKE_POINTS = "take_points"
    EFFECTIVE_PIPS = "effective_pips"
    BEAROFF = "bearoff"
    RACE_CUBE = "race_cube"
    OPENINGS = "openings"
    REPLIES = "replies"
    SAFEST = "safest"
    LADDERS = "ladders"
    PLANS = "plans"


@dataclass(frozen=True, slots=True)
class Scene:
    """The table of a question; ``player`` is to decide, or to roll where there are no ``dice``."""

    position: Position
    player: Player
    dice: Dice | None = None
    cube: Cube = field(default_factory=Cube)
    score: AskedScore = MONEY


@dataclass(frozen=True, slots=True)
class NumberField:
    """One number that is asked for, by its ``name``; an answer within ``tolerance`` is right."""

    name: str
    least: float
    most: float
    decimals: int = 0
    tolerance: float = 0.0


@dataclass(frozen=True, slots=True)
class NumbersAsked:
    """Numbers are typed."""

    fields: tuple[NumberField, ...]


@dataclass(frozen=True, slots=True)
class RollsAsked:
    """Rolls are marked in a grid of 36."""


@dataclass(frozen=True, slots=True)
class ChoiceAsked:
    """One of ``options`` is chosen, each a name."""

    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlayAsked:
    """The dice of the scene are played on the board."""


Asked: TypeAlias = NumbersAsked | RollsAsked | ChoiceAsked | PlayAsked


@dataclass(frozen=True, slots=True)
class NumbersGiven:
    """The numbers in the order of the fields."""

    values: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class RollsGiven:
    """The rolls that were marked."""

    rolls: frozenset[Dice]


@dataclass(frozen=True, slots=True)
class ChoiceGiven:
    """The option that was chosen."""

    chosen: str


@dataclass(frozen=True, slots=True)
class PlayGiven:
    """The board after the play, and the play as it is ``written``."""

    position: Position
    written: str


Given: TypeAlias = NumbersGiven | RollsGiven | ChoiceGiven | PlayGiven


@dataclass(frozen=True, slots=True)
class TrainerQuestion:
    """One question; ``truth`` is what its trainer knows of the answer, a value of its own."""

    trainer: TrainerId
    scene: Scene
    asked: Asked
    truth: object


@dataclass(frozen=True, slots=True)
class TrainerVerdict:
    """``error`` in the unit of the trainer, never below zero; 0 is the best that could be answered.

    ``errors`` are those of each number, with their sign: above zero where too much was said.
    """

    is_right: bool
    error: float
    errors: tuple[float, ...] = ()


class Trainer(Protocol):
    """Makes questions, and judges answers to them; pure but for the chance that is handed in."""

    @property
    def id(self) -> TrainerId:
        """Which one it is."""

    def make(self, random: Random) -> TrainerQuestion:
        """Another question; some hundredths of a second, but tables may have to be made first."""

    def judge(self, question: TrainerQuestion, given: Given) -> TrainerVerdict:
        """What an answer is worth. Raises ValueError for one of the wrong kind."""


def judged_numbers(asked: NumbersAsked, truth: tuple[float, ...], given: Given) -> TrainerVerdict:
    """Each number for itself; the error is the mean of all, and right are all within their tolerance."""
    if not isinstance(given, NumbersGiven) or len(given.values) != len(truth):
        raise ValueError(f"{given!r} is no answer to {asked!r}")
    errors = tuple(said - true for said, true in zip(given.values, truth, strict=True))
    is_right = all(
        abs(error) <= one.tolerance + 1e-9 for error, one in zip(errors, asked.fields, strict=True)
    )
    return TrainerVerdict(is_right, sum(map(abs, errors)) / len(errors), errors)
