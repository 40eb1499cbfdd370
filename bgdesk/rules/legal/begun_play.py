"""What is left of the legal plays of a roll once some steps have been made."""

from __future__ import annotations

from functools import cached_property

from bgdesk.rules.legal.plays import LegalPlays, Play
from bgdesk.rules.legal.steps import Step
from bgdesk.rules.position import Position
from bgdesk.rules.refusal import Refusal


class BegunPlay:
    """The plays that ``played``, steps of ``legal``, can still become.

    It answers as `LegalPlays` does, from there: ``further`` below means steps made after those.
    """

    def __init__(self, legal: LegalPlays, played: tuple[Step, ...]) -> None:
        self._legal = legal
        self._played = played

    @cached_property
    def plays(self) -> tuple[Play, ...]:
        """For every position in which the play may end, the fewest steps that are left to it."""
        ends: dict[Position, Play] = {}
        seen = set[object]()
        ways: list[tuple[Step, ...]] = [()]
        for way in ways:
            position, steps = self._legal.after(self._played + way), self.next_steps(way)
            known = (position, self.unused(way), steps)
            if known in seen:
                continue
            seen.add(known)
            if self._legal.is_complete(self._played + way):
                ends.setdefault(position, Play(way, position))
            ways += [(*way, step) for step in steps]
        return tuple(ends.values())

    @property
    def open_points(self) -> frozenset[int]:
        """The points on which the mover may land, in the mover's own coordinates."""
        return self._legal.open_points

    @property
    def blots(self) -> frozenset[int]:
        """The points on which the mover would hit, in the mover's own coordinates."""
        return self._legal.blots - {step.target for step in self._played}

    def next_steps(self, further: tuple[Step, ...]) -> tuple[Step, ...]:
        """The steps that may follow."""
        return self._legal.next_steps(self._played + further)

    def unused(self, further: tuple[Step, ...]) -> tuple[int, ...]:
        """The faces not used yet, higher first."""
        return self._legal.unused(self._played + further)

    def refusal(self, further: tuple[Step, ...], source: int, target: int) -> Refusal:
        """Which rule forbids moving from ``source`` to ``target``; ValueError when the move is allowed."""
        return self._legal.refusal(self._played + further, source, target)
