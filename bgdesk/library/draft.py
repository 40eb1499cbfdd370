"""The turn in progress: what has to come back at the same click after a crash."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Protocol, TypeVar

from bgdesk.match.events import StepPlayed
from bgdesk.rules.legal.plays import LegalPlays
from bgdesk.rules.legal.steps import Step


class Entered(Protocol):
    """A play being entered, as much of it as a draft needs."""

    @property
    def legal(self) -> LegalPlays:
        """What may be played."""

    @property
    def played(self) -> tuple[Step, ...]:
        """The steps made so far."""

    @property
    def swapped(self) -> bool:
        """Whether the smaller die is on the left."""

    def follow(self: EnteredT, route: tuple[Step, ...]) -> EnteredT:
        """With more steps."""

    def swap(self: EnteredT) -> EnteredT:
        """With the dice the other way round."""


EnteredT = TypeVar("EnteredT", bound=Entered)


@dataclass(frozen=True, slots=True)
class Draft:
    """Steps made of an unfinished play, the order of the dice, and the time used for the decision."""

    steps: tuple[StepPlayed, ...] = ()
    swapped: bool = False
    elapsed_ms: int = 0

    @classmethod
    def of(cls, entry: Entered | None, elapsed_ms: int) -> Draft:
        """The draft of ``entry``, or of a decision without a play."""
        if entry is None:
            return cls(elapsed_ms=elapsed_ms)
        steps = tuple(StepPlayed(step.source, step.target, step.die) for step in entry.played)
        return cls(steps, entry.swapped, elapsed_ms)

    def restored(self, entry: EnteredT) -> EnteredT:
        """``entry`` with these steps made; those that are not legal there are left out."""
        if entry.swapped != self.swapped:
            entry = entry.swap()
        for step in self.steps:
            fitting = [s for s in entry.legal.next_steps(entry.played) if _is_same(s, step)]
            if not fitting:
                break
            entry = entry.follow((fitting[0],))
        return entry

    def to_json(self) -> str:
        """This draft as stored."""
        return json.dumps(asdict(self), separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> Draft:
        """Read a stored draft; one that makes no sense is an empty draft."""
        try:
            stored = json.loads(text)
            steps = tuple(StepPlayed(**step) for step in stored["steps"])
            return cls(steps, bool(stored["swapped"]), int(stored["elapsed_ms"]))
        except (ValueError, TypeError, KeyError, OverflowError):
            return cls()


def _is_same(step: Step, stored: StepPlayed) -> bool:
    return (step.source, step.target, step.die) == (stored.source, stored.target, stored.die)
