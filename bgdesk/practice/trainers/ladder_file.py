"""Reference cubes in families: positions changed step by step, each with its verdict, as they are shipped.

A file is compressed JSON. Equities are money play with the cube centred, for White, who is on roll.
"""

from __future__ import annotations

import gzip
import json
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from bgdesk.rules.notation.position_string import from_position_string, to_position_string
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.shipped import resource_path

FORMAT = "bgdesk-ladders 2"
_FILE = ("practice", "ladders.json.gz")
LEAST_GAP, MOST_ERROR = 0.03, 0.01
"""So far apart two answers have to be, and so exact a rollout, for a rung to be asked about."""


class LadderId(StrEnum):
    """The families."""

    LAST_ROLL = "last_roll"
    TWO_ROLLS = "two_rolls"
    STACKS = "stacks"
    ACE_POINT = "ace_point"
    CLOSED_OUT = "closed_out"
    FIVE_POINT = "five_point"
    MIDPOINTS = "midpoints"
    PRIME = "prime"
    BLITZ = "blitz"


class LadderError(Exception):
    """A file holds no ladders; the text says why."""


@dataclass(frozen=True, slots=True)
class LadderRung:
    """A position by the ``step`` of its family: a number that grows from rung to rung.

    ``error`` is the larger standard error of both equities, ``None`` where they are exact.
    """

    step: int
    position: Position
    no_double: float
    double_take: float
    error: float | None

    @property
    def is_clear(self) -> bool:
        """Whether both decisions are far enough from the border, and known well enough."""
        if self.error is not None and self.error >= MOST_ERROR:
            return False
        doubled = min(self.double_take, 1.0)
        return abs(self.double_take - 1.0) >= LEAST_GAP and abs(self.no_double - doubled) >= LEAST_GAP


@dataclass(frozen=True, slots=True)
class Ladder:
    """A family, its rungs in the order of their steps.

    ``trials`` is of each rollout, 0 where it is exact; ``engine`` rolled out, empty where it is exact.
    """

    id: LadderId
    rungs: tuple[LadderRung, ...]
    trials: int
    engine: str


@dataclass(frozen=True, slots=True)
class Ladders:
    """All families; those that are not exact were rolled out in the manner of ``settings``."""

    settings: str
    made: str
    families: tuple[Ladder, ...]


def ladder_bytes(ladders: Ladders) -> bytes:
    """The file; the same ladders give the same bytes."""
    told = {
        "format": FORMAT,
        "settings": ladders.settings,
        "made": ladders.made,
        "families": [
            {
                "id": one.id.value,
                "trials": one.trials,
                "engine": one.engine,
                "rungs": [_told(rung) for rung in one.rungs],
            }
            for one in ladders.families
        ],
    }
    return gzip.compress(json.dumps(told, separators=(",", ":")).encode(), mtime=0)


def read_ladders(data: bytes) -> Ladders:
    """The ladders in a file. Raises LadderError."""
    try:
        told = json.loads(gzip.decompress(data))
        if told["format"] != FORMAT:
            raise LadderError(f"the format is not {FORMAT}")
        families = tuple(
            Ladder(
                LadderId(one["id"]), tuple(map(_rung, one["rungs"])), int(one["trials"]), str(one["engine"])
            )
            for one in told["families"]
        )
        return Ladders(told["settings"], told["made"], families)
    except (OSError, EOFError, ValueError, KeyError, TypeError) as problem:
        raise LadderError(f"no ladders: {problem}") from problem


@cache
def shipped_ladders() -> Ladders:
    """Those that come along, read when first asked for. Raises LadderError and OSError."""
    return read_ladders(resource_path(*_FILE).read_bytes())


def _told(rung: LadderRung) -> list[object]:
    text = to_position_string(rung.position, Player.WHITE, "backgammon")
    error = None if rung.error is None else round(rung.error, 5)
    return [rung.step, text, round(rung.no_double, 5), round(rung.double_take, 5), error]


def _rung(told: list[object]) -> LadderRung:
    step, text, no_double, double_take, error = told
    position = from_position_string(str(text)).position
    known = None if error is None else float(str(error))
    return LadderRung(int(str(step)), position, float(str(no_double)), float(str(double_take)), known)
