"""The events of a record by game, each with the state before it and the board after it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from bgdesk.match.events import Event, GameStarted, PositionSet
from bgdesk.match.flow import advance
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import GameResult, MatchState
from bgdesk.rules.cube import Cube
from bgdesk.rules.position import Position


@dataclass(frozen=True, slots=True)
class Moment:
    """The event number ``index`` of a match, the state before it and the board after it."""

    index: int
    state: MatchState
    event: Event
    after: Position


@dataclass(frozen=True, slots=True)
class GameMoments:
    """One game: ``start`` is the index of its `GameStarted`, ``end`` of the first event beyond it."""

    start: int
    end: int
    begun: MatchState
    moments: tuple[Moment, ...]
    result: GameResult | None

    @property
    def cube_set(self) -> Cube | None:
        """The centred cube, turned before the opening roll, with which alone the game begins, if it does."""
        first = self.moments[0].event if self.moments else None
        if not isinstance(first, PositionSet) or first.turn or not first.cube.is_centred:
            return None
        return first.cube if first.position == self.begun.position and first.cube.value > 1 else None

    @property
    def automatic_doubles(self) -> int:
        """How many there were, or how many a cube that was set before the opening roll stands for."""
        if self.cube_set:
            return self.cube_set.value.bit_length() - 1
        return max((moment.state.auto_doubles for moment in self.moments), default=0)


def games_of(record: MatchRecord) -> Iterator[GameMoments]:
    """The games of ``record``."""
    starts = [index for index, event in enumerate(record.events) if isinstance(event, GameStarted)]
    finished = iter(record.state.results)
    result = next(finished, None)
    for start, end in pairwise([*starts, len(record.events)]):
        after = record.states[end]
        has_ended = len(after.results) > len(record.states[start].results)
        moments = tuple(
            _moments(record.events[start + 1 : end], record.states[start + 1 : end + 1], start + 1)
        )
        yield GameMoments(start, end, record.states[start + 1], moments, result if has_ended else None)
        result = next(finished, None) if has_ended else result


def moments_from(state: MatchState, events: Sequence[Event], first: int) -> tuple[Moment, ...]:
    """``events`` after ``state``, numbered from ``first``. Raises Refused."""
    states = [state]
    for event in events:
        states.append(advance(states[-1], event))
    return tuple(_moments(events, states, first))


def _moments(events: Sequence[Event], states: Sequence[MatchState], first: int) -> Iterable[Moment]:
    for at, event in enumerate(events):
        yield Moment(first + at, states[at], event, states[at + 1].position)
