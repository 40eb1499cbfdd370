"""Which decisions of a match one is asked about once more, and when an answer is good enough."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bgdesk.analysis.questions import Kind
from bgdesk.analysis.verdicts import OBVIOUS, Verdict
from bgdesk.rules.player import Player

FOUND = 0.010
"""An answer that costs no more counts as the best one."""
_RIGHT_PER_ERROR = 0.5
_LEAST_RIGHT = 2
"""So many right decisions are among the errors, so that being asked gives nothing away."""

ASKED = frozenset({Kind.PLAY, Kind.NO_DOUBLE, Kind.DOUBLE, Kind.TAKE, Kind.PASS})
"""What can be asked about; what follows a raise, and resignations, are too rare to be worth it."""
_CUBE = ASKED - {Kind.PLAY}


@dataclass(frozen=True, slots=True)
class Stop:
    """The decision made by ``event`` is asked about; ``was_error``: it is one of the errors to learn from."""

    event: int
    was_error: bool


def stops(
    verdicts: Sequence[Verdict], player: Player | None, threshold: float, random: Random
) -> tuple[Stop, ...]:
    """Each error of ``player``, or of anybody, from ``threshold`` on, with some right decisions between them.

    ``random`` chooses those among decisions that count and cost nothing, of the cube and of plays in turn.
    Verdicts of plays that were judged unequally deep are left out.
    """
    asked = [
        one
        for one in verdicts
        if one.decision.kind in ASKED
        and not one.is_mixed
        and (player is None or one.decision.player is player)
    ]
    errors = [one for one in asked if one.error >= threshold]
    if not errors:
        return ()
    count = max(_LEAST_RIGHT, round(len(errors) * _RIGHT_PER_ERROR))
    right = _mixed([one for one in asked if one.counts and one.error < OBVIOUS], random)[:count]
    chosen = [Stop(one.decision.event, was_error=True) for one in errors]
    chosen += [Stop(one.decision.event, was_error=False) for one in right]
    return tuple(sorted(chosen, key=lambda stop: stop.event))


def _mixed(right: list[Verdict], random: Random) -> list[Verdict]:
    """``right`` in any order, a decision about the cube and a play in turn as long as there are both."""
    shuffled = random.sample(right, len(right))
    cubes = [one for one in shuffled if one.decision.kind in _CUBE]
    plays = [one for one in shuffled if one.decision.kind not in _CUBE]
    shared = min(len(cubes), len(plays))
    in_turn = [one for pair in zip(cubes, plays, strict=False) for one in pair]
    return in_turn + cubes[shared:] + plays[shared:]
