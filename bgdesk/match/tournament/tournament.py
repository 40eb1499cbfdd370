"""A tournament: its header, its events, and what follows from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import assert_never

from bgdesk.harmless import harmless
from bgdesk.match.options import MatchOptions
from bgdesk.match.tournament.brackets import single_elimination
from bgdesk.match.tournament.entrants import MOST_ENTRANTS, Entrant
from bgdesk.match.tournament.round_robin import MOST_IN_ROUND_ROBIN, round_robin
from bgdesk.match.tournament.slots import (
    NOBODY,
    How,
    OriginKind,
    SlotOrigin,
    SlotOutcome,
    SlotPlan,
    TournamentSlot,
)
from bgdesk.match.tournament.tournament_events import (
    Closed,
    DecisionUndone,
    Drawn,
    EntrantEntered,
    LengthsChanged,
    MatchLinked,
    SlotDecided,
    TournamentEvent,
    Withdrawn,
)
from bgdesk.match.tournament.tournament_format import FormatKind, Lengths, Seeding, TournamentFormat

LEAST_ENTRANTS = 2


class Fault(StrEnum):
    """Why an event cannot happen."""

    CLOSED = "the tournament is closed"
    DRAWN = "the draw has been made"
    NOT_DRAWN = "the draw has not been made"
    ENTERED_TWICE = "somebody enters twice"
    TOO_MANY = "there are too many entrants"
    TOO_FEW = "there are too few entrants"
    NO_ENTRANT = "there is no such entrant"
    WRONG_ORDER = "the draw does not name every entrant once"
    NO_SLOT = "there is no such slot"
    NOT_READY = "the slot is not ready to be played"
    NOT_IN_SLOT = "the winner does not play there"
    NOTHING_TO_UNDO = "nothing that was told decided the slot"
    FOLLOWED = "later matches follow from it"
    NO_ROOM = "there is no place left that nobody has"
    BEGUN = "a round in which a match was begun keeps its length"


class TournamentRefused(ValueError):  # noqa: N818  # the name says what is wrong
    """Event ``number`` (from 1) of a tournament contradicts those before it."""

    def __init__(self, fault: Fault, number: int) -> None:
        super().__init__(f"event {number}: {fault.value}")
        self.fault = fault
        self.number = number


@dataclass(frozen=True, slots=True)
class TournamentHeader:
    """What is agreed before the first event.

    ``options`` are the rules of every match, whose lengths ``lengths`` has; the reserve of a clock is that of
    a match of the length in ``options``, and longer or shorter as others are. ``commitment`` is the SHA-256
    of the secret behind draw and dice, in hex. ``seed`` is there where everything is to be repeatable.
    """

    id: str
    name: str
    created: str
    format: TournamentFormat
    lengths: Lengths
    seeding: Seeding
    options: MatchOptions
    commitment: str
    seed: int | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", harmless(self.name))
        if self.options.is_money:
            raise ValueError("a tournament is played in matches")

    def options_of(self, plan: SlotPlan) -> MatchOptions:
        """The rules of the match that is played for ``plan``."""
        clock = self.options.clock
        if clock:
            clock = replace(clock, reserve_ms=clock.reserve_ms * plan.length // self.options.length)
        return replace(self.options, length=plan.length, clock=clock).locked()


@dataclass(frozen=True)
class Tournament:
    """Immutable: `append` gives another one. Make it by `begun` and `fold`.

    ``order`` is as drawn, the first seed first; ``links`` has the matches of each slot, the last one counts
    unless it is ``set_aside``: what it decided was undone, or what it followed from.
    ``in_force`` are the events without what was undone.
    """

    header: TournamentHeader
    events: tuple[TournamentEvent, ...] = ()
    in_force: tuple[TournamentEvent, ...] = ()
    entrants: Mapping[str, Entrant] = field(default_factory=dict)
    withdrawn: frozenset[str] = frozenset()
    order: tuple[str, ...] = ()
    plans: tuple[SlotPlan, ...] = ()
    outcomes: Mapping[str, SlotOutcome] = field(default_factory=dict)
    links: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    set_aside: frozenset[str] = frozenset()
    changed_lengths: Lengths | None = None
    is_closed: bool = False

    @property
    def lengths(self) -> Lengths:
        """How long the matches are that are still to be planned."""
        return self.changed_lengths or self.header.lengths

    @property
    def is_drawn(self) -> bool:
        """Whether it is known who meets whom."""
        return bool(self.order)

    @property
    def is_decided(self) -> bool:
        """Whether every slot is."""
        return self.is_drawn and len(self.outcomes) == len(self.plans)

    @property
    def slots(self) -> tuple[TournamentSlot, ...]:
        """Every slot as it stands, each after those that it follows from."""
        return tuple(self._slot(plan) for plan in self.plans)

    def slot(self, slot_id: str) -> TournamentSlot:
        """One slot. Raises KeyError."""
        return self._slot(self._plan(slot_id))

    def seed_of(self, entrant: str) -> int:
        """The place of ``entrant`` in the order drawn, from 1."""
        return self.order.index(entrant) + 1

    def ready(self) -> tuple[TournamentSlot, ...]:
        """The slots that could be played now."""
        return tuple(slot for slot in self.slots if slot.is_ready)

    def append(self, event: TournamentEvent) -> Tournament:
        """This tournament after ``event``. Raises TournamentRefused."""
        if self.is_closed:
            raise self._refused(Fault.CLOSED)
        after = self._after(event)
        is_undone = isinstance(event, DecisionUndone)
        return replace(
            after,
            events=(*self.events, event),
            in_force=after.in_force if is_undone else (*self.in_force, event),
            links=after.links if isinstance(event, MatchLinked) else self.links,
            set_aside=self.set_aside | self._links_lost(after, event.slot) if is_undone else self.set_aside,
        )

    def _links_lost(self, after: Tournament, undone: str) -> frozenset[str]:
        """The matches of the slot ``undone``, and those whose slots are not ready any more."""
        kept = {one for slot, matches in after.links.items() for one in matches if slot != undone}
        return frozenset(one for matches in self.links.values() for one in matches) - kept

    def _refused(self, fault: Fault) -> TournamentRefused:
        return TournamentRefused(fault, len(self.events) + 1)

    def _plan(self, slot_id: str) -> SlotPlan:
        return next((plan for plan in self.plans if plan.id == slot_id), None) or _missing(slot_id)

    def _known_slot(self, slot_id: str) -> TournamentSlot:
        try:
            return self.slot(slot_id)
        except KeyError:
            raise self._refused(Fault.NO_SLOT) from None

    def _slot(self, plan: SlotPlan) -> TournamentSlot:
        first, second = (self._side(origin) for origin in plan.origins)
        matches = self.links.get(plan.id, ())
        last = matches[-1] if matches and matches[-1] not in self.set_aside else None
        return TournamentSlot(plan, first, second, self.outcomes.get(plan.id), last)

    def _side(self, origin: SlotOrigin) -> str | None:
        if origin.kind is OriginKind.NOBODY:
            return NOBODY
        if origin.kind is OriginKind.SEED:
            return self.order[origin.seed - 1]
        if origin.slot not in self.outcomes:
            return None
        if origin.kind is OriginKind.WINNER:
            return self.outcomes[origin.slot].winner
        return self.slot(origin.slot).loser

    def _after(self, event: TournamentEvent) -> Tournament:
        match event:
            case EntrantEntered():
                return self._entered(event)
            case Withdrawn():
                return self._without(event)
            case Drawn():
                return self._drawn(event)
            case MatchLinked():
                return self._linked(event)
            case SlotDecided():
                return self._decided(event)
            case DecisionUndone():
                return self._undone(event)
            case LengthsChanged():
                return self._with_lengths(event.lengths)
            case Closed():
                return replace(self, is_closed=True)
        assert_never(event)

    def _entered(self, event: EntrantEntered) -> Tournament:
        entrant = event.entrant
        names = {one.name.casefold() for one in self.entrants.values() if not one.is_bot}
        is_same_person = not entrant.is_bot and entrant.name.casefold() in names
        if entrant.id in self.entrants or is_same_person:
            raise self._refused(Fault.ENTERED_TWICE)
        if len(self.entrants) == MOST_ENTRANTS:
            raise self._refused(Fault.TOO_MANY)
        if self.is_drawn:
            return self._late(event)
        return replace(self, entrants={**self.entrants, entrant.id: entrant})

    def _late(self, event: EntrantEntered) -> Tournament:
        """As if drawn with the others, last, where that gives them the same matches and a bye less."""
        happened = self.in_force
        drawn = next(number for number, one in enumerate(happened) if isinstance(one, Drawn))
        before, since = happened[:drawn], happened[drawn + 1 :]
        late = (*(one for one in since if isinstance(one, EntrantEntered)), event)
        rest = (one for one in since if not isinstance(one, EntrantEntered))
        order = (*self.order, event.entrant.id)
        try:
            again = fold(self.header, (*before, *late, Drawn(order), *rest))
        except TournamentRefused:
            raise self._refused(Fault.NO_ROOM) from None
        if [plan.id for plan in again.plans] != [plan.id for plan in self.plans]:
            raise self._refused(Fault.NO_ROOM)
        return replace(again, events=self.events, in_force=self.in_force)

    def _without(self, event: Withdrawn) -> Tournament:
        if event.entrant not in self.entrants or event.entrant in self.withdrawn:
            raise self._refused(Fault.NO_ENTRANT)
        if not self.is_drawn:
            rest = {name: one for name, one in self.entrants.items() if name != event.entrant}
            return replace(self, entrants=rest)
        return replace(self, withdrawn=self.withdrawn | {event.entrant})._settled()

    def _drawn(self, event: Drawn) -> Tournament:
        if self.is_drawn:
            raise self._refused(Fault.DRAWN)
        if len(self.entrants) < LEAST_ENTRANTS:
            raise self._refused(Fault.TOO_FEW)
        if len(self.entrants) > most_entrants(self.header.format.kind):
            raise self._refused(Fault.TOO_MANY)
        if sorted(event.order) != sorted(self.entrants):
            raise self._refused(Fault.WRONG_ORDER)
        plans = _plans(self.header.format, self.lengths, len(event.order))
        return replace(self, order=event.order, plans=plans)._settled()

    def _linked(self, event: MatchLinked) -> Tournament:
        self._check_ready(event.slot)
        matches = (*self.links.get(event.slot, ()), event.match_id)
        return replace(self, links={**self.links, event.slot: matches})

    def _decided(self, event: SlotDecided) -> Tournament:
        slot = self._check_ready(event.slot)
        if event.winner not in slot.sides:
            raise self._refused(Fault.NOT_IN_SLOT)
        outcome = SlotOutcome(event.winner, event.score, event.how)
        return replace(self, outcomes={**self.outcomes, event.slot: outcome})._settled()

    def _undone(self, event: DecisionUndone) -> Tournament:
        """The same events without that decision, as long as no other decision needs it."""
        self._known_slot(event.slot)
        deciding = [
            number
            for number, one in enumerate(self.in_force)
            if isinstance(one, SlotDecided) and one.slot == event.slot
        ]
        if not deciding:
            raise self._refused(Fault.NOTHING_TO_UNDO)
        last = deciding[-1]
        try:
            return _without_idle_links(self.header, (*self.in_force[:last], *self.in_force[last + 1 :]))
        except TournamentRefused:
            raise self._refused(Fault.FOLLOWED) from None

    def _with_lengths(self, lengths: Lengths) -> Tournament:
        """What the same events come to with ``lengths``, where that changes no round that was begun."""
        rest = [one for one in self.in_force if not isinstance(one, LengthsChanged)]
        plans = fold(replace(self.header, lengths=lengths), rest).plans
        for before, now in zip(self.plans, plans, strict=True):
            if before.length != now.length and self._is_begun(before):
                raise self._refused(Fault.BEGUN)
        return replace(self, plans=plans, changed_lengths=lengths)

    def _is_begun(self, plan: SlotPlan) -> bool:
        """Whether any match of the round of ``plan`` was begun or decided by somebody's word."""
        told = {one.slot for one in self.in_force if isinstance(one, SlotDecided)} | set(self.links)
        return any(one.id in told for one in self.plans if (one.band, one.round) == (plan.band, plan.round))

    def _check_ready(self, slot_id: str) -> TournamentSlot:
        if not self.is_drawn:
            raise self._refused(Fault.NOT_DRAWN)
        slot = self._known_slot(slot_id)
        if not slot.is_ready:
            raise self._refused(Fault.NOT_READY)
        return slot

    def _settled(self) -> Tournament:
        """With what nobody has to decide: byes, and matches to which somebody does not come."""
        outcomes = dict(self.outcomes)
        settled = replace(self, outcomes=outcomes)
        for plan in self.plans:
            if plan.id not in outcomes:
                found = settled._by_itself(settled._slot(plan))
                if found:
                    outcomes[plan.id] = found
        return settled

    def _by_itself(self, slot: TournamentSlot) -> SlotOutcome | None:
        if slot.first is None or slot.second is None:
            return None
        there = [side for side in (slot.first, slot.second) if side != NOBODY]
        coming = [side for side in there if side not in self.withdrawn]
        if len(coming) == 2:
            return None
        how = How.BYE if len(there) < 2 else How.NO_SHOW
        return SlotOutcome(coming[0] if coming else NOBODY, how=how)


def most_entrants(kind: FormatKind) -> int:
    """So many can take part."""
    return MOST_IN_ROUND_ROBIN if kind is FormatKind.ROUND_ROBIN else MOST_ENTRANTS


def _missing(slot_id: str) -> SlotPlan:
    raise KeyError(slot_id)


def _plans(how: TournamentFormat, lengths: Lengths, entrants: int) -> tuple[SlotPlan, ...]:
    if how.kind is FormatKind.ROUND_ROBIN:
        return round_robin(entrants, lengths)
    return single_elimination(entrants, lengths, third_place=how.third_place)


def _without_idle_links(header: TournamentHeader, events: Iterable[TournamentEvent]) -> Tournament:
    """What ``events`` come to, but for matches of slots that are not ready. Raises TournamentRefused."""
    tournament = Tournament(header)
    for event in events:
        try:
            tournament = tournament.append(event)
        except TournamentRefused:
            if not isinstance(event, MatchLinked):
                raise
    return tournament


def fold(header: TournamentHeader, events: Iterable[TournamentEvent] = ()) -> Tournament:
    """The tournament after ``events``. Raises TournamentRefused."""
    tournament = Tournament(header)
    for event in events:
        tournament = tournament.append(event)
    return tournament
