"""What a tutor said in a match, decision by decision."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bgdesk.match import flow
from bgdesk.match.events import Doubled, Event, Passed, Played, Raised, Rolled, Taken, TakenBack, Warned
from bgdesk.match.record import MatchRecord
from bgdesk.match.tutor import Tried

_BY_EVENT: Mapping[type, Tried] = MappingProxyType(
    {
        Played: Tried.PLAY,
        Rolled: Tried.ROLL,
        Doubled: Tried.DOUBLE,
        Taken: Tried.TAKE,
        Passed: Tried.PASS,
        Raised: Tried.RAISE,
    }
)


def tried_by(event: Event) -> Tried | None:
    """What is decided by ``event``, if a tutor may speak of it."""
    return _BY_EVENT.get(type(event))


def warnings_of(record: MatchRecord) -> Mapping[int, tuple[Warned, ...]]:
    """The warnings about each decision in force, by the number of its event, in the order given.

    A decision that was taken back and made anew keeps its own; later ones that went with it do not.
    """
    found: dict[int, list[Warned]] = {}
    for entry in record.entries:
        if isinstance(entry, Warned):
            found.setdefault(entry.event, []).append(entry)
        elif isinstance(entry, TakenBack):
            found = {event: given for event, given in found.items() if event <= entry.keep}
    return MappingProxyType({event: tuple(given) for event, given in found.items()})


def first_losses(record: MatchRecord) -> Mapping[int, float]:
    """What the first attempt at each decision cost of which somebody was warned, in equity, by its event."""
    return MappingProxyType(
        {event: given[0].loss_millis / 1000 for event, given in warnings_of(record).items()}
    )


def is_heeded(record: MatchRecord, event: int, given: tuple[Warned, ...]) -> bool:
    """Whether the decision made by ``event`` is none of those of which the player was warned."""
    if event >= len(record.events):
        return False
    made, state = record.events[event], record.states[event]
    for warned in given:
        if tried_by(made) is not warned.tried:
            continue
        if warned.tried is not Tried.PLAY:
            return False
        again = Played(warned.player, warned.steps)
        if flow.refusal(state, again) is None and _same_board(record, event, again):
            return False
    return True


def _same_board(record: MatchRecord, event: int, again: Played) -> bool:
    return flow.advance(record.states[event], again).position == record.states[event + 1].position
