"""Which decisions of a match one is asked about once more, and when an answer is good enough."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from bgdesk.analysis.questions import Kind
from bgdesk.analysis.verdicts import OBVIOUS, Verdict
from bgdesk.match.events import Event
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


@dataclass(frozen=True, slots=True)
class Attempt:
    """``answer`` was given, or it was given up; ``error`` is the equity lost, ``None`` if nobody can say."""

    answer: Event | None = None
    error: float | None = None

    @property
    def is_found(self) -> bool:
        """Whether it is as good as the best."""
        return self.error is not None and self.error <= FOUND


@dataclass(frozen=True, slots=True)
class AskedStop:
    """A decision that is asked about, and what was answered so far."""

    stop: Stop
    attempts: tuple[Attempt, ...] = ()

    @property
    def is_found(self) -> bool:
        """Whether the first answer was as good as the best: after that one knows that there is better."""
        return bool(self.attempts) and self.attempts[0].is_found

    @property
    def is_found_late(self) -> bool:
        """Whether only a later answer was."""
        return not self.is_found and any(one.is_found for one in self.attempts)


@dataclass(frozen=True, slots=True)
class LearningRun:
    """The decisions that are asked about in their order; ``at`` is the one that is asked about now."""

    asked: tuple[AskedStop, ...] = ()
    at: int = 0

    @classmethod
    def through(cls, chosen: Sequence[Stop]) -> LearningRun:
        """Nothing of ``chosen`` is answered yet."""
        return cls(tuple(AskedStop(stop) for stop in chosen))

    @property
    def now(self) -> AskedStop | None:
        """What is asked about; ``None`` at the end."""
        return self.asked[self.at] if self.at < len(self.asked) else None

    @property
    def found(self) -> int:
        """How many were found at once."""
        return sum(one.is_found for one in self.asked)

    @property
    def missed(self) -> tuple[Stop, ...]:
        """Those that were not found at once, or not answered."""
        return tuple(one.stop for one in self.asked if not one.is_found)

    def answered(self, attempt: Attempt) -> LearningRun:
        """With one more attempt at what is asked about."""
        now = self.asked[self.at]
        after = replace(now, attempts=(*now.attempts, attempt))
        return replace(self, asked=(*self.asked[: self.at], after, *self.asked[self.at + 1 :]))

    def on(self) -> LearningRun:
        """At the next decision."""
        return replace(self, at=self.at + 1)


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
