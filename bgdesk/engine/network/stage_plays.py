"""The plays of one stage of a turn, what they leave, and what they are worth at every depth.

The core finds and judges them in one go where it can be had; else the rules find them and Python judges.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from bgdesk.engine.core.games import IS_OVER, IS_PLAYED, TURN_BYTES
from bgdesk.engine.network.compiled import chances_of_packed, is_own_row, play_in, ranked_plays
from bgdesk.engine.network.inputs import OUTPUTS, Floats
from bgdesk.engine.network.looks import chances_for, looked_at
from bgdesk.engine.network.search import Turn
from bgdesk.engine.network.shipped import DEEPEST, DEEPEST_IN_PYTHON
from bgdesk.engine.network.values import NetworkValues, flipped
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.outcome import outcome


class StagePlays(Protocol):
    """All legal plays of a stage in the order of the rules; rows are seen by who makes them."""

    @property
    def plays(self) -> Sequence[Play]:
        """The plays."""

    @property
    def rows(self) -> Floats:
        """What the table after each play is worth as it stands."""

    @property
    def is_played(self) -> Sequence[bool]:
        """Whether each play leaves no numbers to be played before the next roll."""

    @property
    def is_over(self) -> Sequence[bool]:
        """Whether each play ends the game."""

    @property
    def deepest(self) -> int:
        """So many plies can be looked at."""

    def looked_at(self, places: Sequence[int], plies: int) -> Floats:
        """What some plays are worth that many plies deep, 2 at least; the rest of a roll counts as one."""


def stage_plays(turn: Turn, judge: NetworkValues) -> StagePlays:
    """The plays of the stage that comes first in ``turn``, which its player has the payoffs of."""
    found = ranked_plays(turn, judge)
    if found is None:
        return _ByPython.of(turn, judge)
    packed, rows = found
    return _ByCore(turn, judge, packed, [play_in(each, turn, judge.ruleset) for each in packed], rows)


@dataclass(frozen=True, slots=True)
class _ByCore:
    turn: Turn
    judge: NetworkValues
    packed: list[bytes]
    plays: Sequence[Play]
    rows: Floats

    @property
    def is_played(self) -> Sequence[bool]:
        return [bool(each[-1] & IS_PLAYED) for each in self.packed]

    @property
    def is_over(self) -> Sequence[bool]:
        return [bool(each[-1] & IS_OVER) for each in self.packed]

    @property
    def deepest(self) -> int:
        return DEEPEST

    def looked_at(self, places: Sequence[int], plies: int) -> Floats:
        rows = np.zeros((len(places), OUTPUTS), dtype=np.float32)
        played = self.is_played
        for is_played in (True, False):
            asked = [at for at, place in enumerate(places) if played[place] is is_played]
            turns = [self.packed[places[at]][:TURN_BYTES] for at in asked]
            depth = plies - 1 if is_played else plies - 2
            found = chances_of_packed(turns, self.judge, played_out=not is_played, plies=depth)
            for at, row in zip(asked, found, strict=True):
                is_own = is_own_row(self.packed[places[at]], is_next=is_played)
                rows[at] = row if is_own else flipped(row)
        return rows


@dataclass(frozen=True, slots=True)
class _ByPython:
    turn: Turn
    judge: NetworkValues
    plays: Sequence[Play]
    afters: list[Turn]
    rows: Floats

    @classmethod
    def of(cls, turn: Turn, judge: NetworkValues) -> _ByPython:
        plays = turn.plays(judge.ruleset)
        afters = [turn.after(play, judge.ruleset) for play in plays]
        return cls(turn, judge, plays, afters, chances_for([turn.player] * len(afters), afters, judge))

    @property
    def is_played(self) -> Sequence[bool]:
        return [after.is_played(self.judge.ruleset) for after in self.afters]

    @property
    def is_over(self) -> Sequence[bool]:
        return [outcome(after.position, self.judge.ruleset) is not None for after in self.afters]

    @property
    def deepest(self) -> int:
        return DEEPEST_IN_PYTHON

    def looked_at(self, places: Sequence[int], plies: int) -> Floats:
        afters = [self.afters[place] for place in places]
        return looked_at(afters, self.turn.player, self.judge, plies).rows
