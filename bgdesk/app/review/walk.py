"""Where somebody who reviews a match stops: decisions, games and errors; pure values and functions.

A place is the number of a state of the record; that of a decision is the index of the event that made it.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from bgdesk.analysis.questions import Decision, Kind, decisions
from bgdesk.analysis.tally import illegal_plays, is_choice
from bgdesk.analysis.verdicts import Verdict
from bgdesk.match import flow
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.player import Player


@dataclass(frozen=True, slots=True)
class Ground:
    """What a record says by itself: its decisions, those of them that were ``forced``, and its last state.

    ``illegal`` are the plays that the rules forbid. ``is_open``: something has still to be decided at the
    end, as in a position without a game.
    """

    decisions: tuple[Decision, ...]
    forced: frozenset[int]
    end: int
    is_open: bool
    illegal: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Stops:
    """Where one can stop: ``all`` places, those with ``choices``, and the first one of each game.

    ``errors`` cost as much as an error has to, in the order in which they were made.
    """

    all: tuple[int, ...] = ()
    choices: tuple[int, ...] = ()
    games: tuple[int, ...] = ()
    errors: tuple[Verdict, ...] = ()


@dataclass(frozen=True, slots=True)
class FoundError:
    """Where to go; ``is_again``: the search began once more from the other end of the match."""

    place: int
    is_again: bool = False


def ground_of(record: MatchRecord) -> Ground:
    """What the walk through ``record`` needs to know, as long as nobody knows which plays were forced."""
    return Ground(
        decisions(record),
        frozenset(),
        len(record.events),
        _awaits_decision(record.state),
        illegal_plays(record),
    )


def forced_plays(ground: Ground) -> frozenset[int]:
    """The plays to which there was no other; some 0.2 ms for each play."""
    found = ground.decisions
    return frozenset(one.event for one in found if one.kind is Kind.PLAY and not has_choice(one.state))


def has_choice(state: MatchState) -> bool:
    """Whether there are several plays."""
    return state.phase is not Phase.TO_PLAY or len(flow.legal(state).plays) > 1


def _awaits_decision(state: MatchState) -> bool:
    """Who has to roll, for the first time or again, decides nothing unless a double is allowed."""
    if state.to_act is None or state.phase is Phase.OVER:
        return False
    return state.phase is not Phase.TO_ROLL or flow.may_double(state, state.to_act) is None


def walk_through(ground: Ground, verdicts: Iterable[Verdict], threshold: float) -> Stops:
    """Where to stop on ``ground`` as ``verdicts`` know it; an error costs at least ``threshold``."""
    judged = {one.decision.event: one for one in verdicts}
    places = [one.event for one in ground.decisions]
    choices = [one.event for one in ground.decisions if is_choice(one, judged, ground.forced, ground.illegal)]
    errors = tuple(one for one in judged.values() if one.error >= threshold)
    if ground.is_open:
        choices.append(ground.end)
    return Stops((*places, ground.end), tuple(choices), _beginnings(ground.decisions), errors)


def _beginnings(found: Sequence[Decision]) -> tuple[int, ...]:
    firsts: dict[int, int] = {}
    for one in found:
        firsts.setdefault(one.game, one.event)
    return tuple(firsts.values())


def next_of(places: Sequence[int], at: int) -> int | None:
    """The first of ``places``, which are in order, behind ``at``."""
    index = bisect_right(places, at)
    return places[index] if index < len(places) else None


def previous_of(places: Sequence[int], at: int) -> int | None:
    """The last of ``places``, which are in order, before ``at``."""
    index = bisect_left(places, at)
    return places[index - 1] if index else None


def passed(places: Sequence[int], at: int) -> int:
    """How many of ``places``, which are in order, lie at or before ``at``."""
    return bisect_right(places, at)


def errors_of(walk: Stops, player: Player | None) -> tuple[int, ...]:
    """The places of the errors of ``player``, of both without one."""
    return tuple(one.decision.event for one in walk.errors if player in (None, one.decision.player))


def next_error(places: Sequence[int], at: int) -> FoundError | None:
    """The first of ``places`` behind ``at``, else the first of all; ``None`` without any."""
    place = next_of(places, at)
    if place is not None:
        return FoundError(place)
    return FoundError(places[0], is_again=True) if places else None


def previous_error(places: Sequence[int], at: int) -> FoundError | None:
    """The last of ``places`` before ``at``, else the last of all; ``None`` without any."""
    place = previous_of(places, at)
    if place is not None:
        return FoundError(place)
    return FoundError(places[-1], is_again=True) if places else None


def worst_left(walk: Stops, player: Player | None, seen: Collection[int]) -> int | None:
    """The place of the worst error of ``player``, of both without one, that is not among ``seen``."""
    left = [
        one for one in walk.errors if player in (None, one.decision.player) and one.decision.event not in seen
    ]
    worst = max(left, key=lambda one: one.error, default=None)
    return worst.decision.event if worst else None
