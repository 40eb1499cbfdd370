"""The lines of a match as a tree: those that begin alike share a trunk, and what differs leaves it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bgdesk.match.clock import TIMED
from bgdesk.match.events import Entry, Event, OpeningRolled, Played, Rolled
from bgdesk.match.record import MatchRecord

if TYPE_CHECKING:
    from bgdesk.match.study import Branch

LineKey = tuple[Hashable, ...]
"""What a line is known by as long as it begins where it does: also when it grows, or others leave it."""


@dataclass(frozen=True, slots=True, eq=False)
class Line:
    """``events`` instead of what came after ``keep`` events of the match, or of the line that it leaves.

    ``branches`` end in it, the one that goes to its end first; ``lines`` leave it, in their order.
    """

    key: LineKey
    keep: int
    events: tuple[Event, ...]
    branches: tuple[Branch, ...]
    lines: tuple[Line, ...] = ()

    @property
    def branch(self) -> Branch:
        """What goes to its end."""
        return self.branches[0]

    @property
    def end(self) -> int:
        """How many events there are with its last."""
        return self.keep + len(self.events)

    def all(self) -> Iterator[Line]:
        """It and those that leave it, and so on."""
        yield self
        for line in self.lines:
            yield from line.all()


@dataclass(frozen=True, slots=True)
class LineTree:
    """All lines of ``record``: ``lines`` leave the match itself, in their order."""

    record: MatchRecord
    lines: tuple[Line, ...] = ()

    def path_to(self, events: Sequence[Event]) -> tuple[Line, ...]:
        """The lines that ``events``, from the beginning of the match, go along: from the outermost on."""
        at, path, lines = _shared(self.record.events, events), [], self.lines
        while at < len(events):
            found = next(
                (one for one in lines if one.keep == at and is_same(one.events[0], events[at])), None
            )
            if found is None:
                break
            path.append(found)
            at += _shared(found.events, events[at:])
            lines = found.lines
        return tuple(path)

    def host_of(self, line: Line) -> Line | None:
        """The line that ``line`` leaves; ``None`` for one that leaves the match itself."""
        return next((one for one in self.all() if line in one.lines), None)

    def at(self, host: Line | None, place: int) -> tuple[Line, ...]:
        """The lines that leave ``host``, the match itself without one, after ``place`` events."""
        lines = host.lines if host else self.lines
        return tuple(one for one in lines if one.keep == place)

    def above(self, line: Line) -> Line | None:
        """The line listed before ``line`` at the same place, else the one that it leaves."""
        host = self.host_of(line)
        beside = self.at(host, line.keep)
        number = beside.index(line)
        return beside[number - 1] if number else host

    def all(self) -> Iterator[Line]:
        """Every line, the outer ones first."""
        for line in self.lines:
            yield from line.all()


def line_tree(record: MatchRecord, branches: Iterable[Branch]) -> LineTree:
    """``branches`` of ``record`` by what they have in common; what was played in the match is no line."""
    growing = _Trunk((), 0, [event_key(event) for event in record.events])
    for branch in branches:
        events = tuple(entry for entry in branch.entries if isinstance(entry, Event))
        growing.add(branch, events, [event_key(event) for event in events], branch.keep)
    return LineTree(record, growing.frozen())


def is_same(event: Entry, other: Entry) -> bool:
    """Whether both say the same, but for time and order."""
    return event is other or event_key(event) == event_key(other)


def event_key(event: Entry) -> Hashable:
    """What is the same for events that differ only in time and order."""
    match event:
        case Rolled():
            return (Rolled, event.player, *sorted(event.dice.faces))
        case OpeningRolled():
            return (OpeningRolled, event.white_die, event.black_die)
        case Played():
            steps = sorted((one.source, one.target, one.die) for one in event.steps)
            return (Played, event.player, *steps)
    if isinstance(event, TIMED):
        told = (getattr(event, name) for name in event.__slots__ if name != "used_ms")
        return (type(event), *told)
    return event


def _shared(one: Sequence[Entry], other: Sequence[Entry]) -> int:
    """With how many of the same events both begin."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((number for number, (a, b) in pairs if not is_same(a, b)), min(len(one), len(other)))


@dataclass(slots=True)
class _Trunk:
    """A line that is being put together; the match itself is the outermost of them."""

    key: LineKey
    keep: int
    keys: list[Hashable]
    events: tuple[Event, ...] = ()
    branches: tuple[Branch, ...] = ()
    sides: dict[tuple[int, Hashable], _Trunk] = field(default_factory=dict)

    def add(self, branch: Branch, events: tuple[Event, ...], keys: list[Hashable], at: int) -> None:
        """Go along as far as ``keys``, the first of which is event ``at``, say the same; the rest leaves."""
        went = 0
        own = at - self.keep
        while went < len(keys) and own + went < len(self.keys) and keys[went] == self.keys[own + went]:
            went += 1
        if went == len(keys):
            self.branches += (branch,)
            return
        events, keys, at = events[went:], keys[went:], at + went
        if self.key and own + went == len(self.keys):
            self.events, self.branches = self.events + events, (branch, *self.branches)
            self.keys += keys
            return
        side = self.sides.get((at, keys[0]))
        if side:
            side.add(branch, events, keys, at)
        else:
            key = (*self.key, at, keys[0])
            self.sides[at, keys[0]] = _Trunk(key, at, keys, events, (branch,))

    def frozen(self) -> tuple[Line, ...]:
        """The lines that leave it."""
        return tuple(_frozen(side) for side in self.sides.values())


def _frozen(trunk: _Trunk) -> Line:
    return Line(trunk.key, trunk.keep, trunk.events, trunk.branches, trunk.frozen())
