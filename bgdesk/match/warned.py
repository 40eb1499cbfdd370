"""What a tutor said in a match, decision by decision."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bgdesk.match import flow
from bgdesk.match.events import Doubled, Event, Passed, Played, Raised, Rolled, Taken, TakenBack, Warned
from bgdesk.match.record import MatchRecord
from bgdesk.match.tutor import Tried
from bgdesk.rules.position import Position

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


def is_heeded(record: MatchRecord, event: int, given: tuple[Warned, ...]) -> bool:
    """Whether the decision made by ``event`` is none of those of which the player was warned."""
    if event >= len(record.events):
        return False
    made = record.events[event]
    for warned in given:
        if tried_by(made) is not warned.tried:
            continue
        if warned.tried is not Tried.PLAY:
            return False
        if board_tried(record, event, warned) == record.states[event + 1].position:
            return False
    return True


def board_tried(record: MatchRecord, event: int, warned: Warned) -> Position | None:
    """The board after the play of ``warned`` in place of ``event``; ``None`` where the rules forbid it."""
    state, tried = record.states[event], Played(warned.player, warned.steps)
    return None if flow.refusal(state, tried) else flow.advance(state, tried).position
