"""A tournament: its header, its events, and what follows from them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, reduce
from itertools import groupby
from typing import assert_never

from bgdesk.harmless import harmless
from bgdesk.match.options import MatchOptions
from bgdesk.match.tournament.entrants import MOST_ENTRANTS, Entrant
from bgdesk.match.tournament.planning import (
    further_plans,
    least_entrants,
    most_entrants,
    plans_at_draw,
)
from bgdesk.match.tournament.refusals import Fault, TournamentRefused
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
from bgdesk.match.tournament.tournament_format import (
    FormatKind,
    LeagueTerms,
    Lengths,
    Seeding,
    TournamentFormat,
)


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
    league: LeagueTerms | None = None

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

    @cached_property
    def slots(self) -> tuple[TournamentSlot, ...]:
        """Every slot as it stands, each after those that it follows from."""
        return tuple(self._slot(plan) for plan in self.plans)

    def slot(self, slot_id: str) -> TournamentSlot:
        """One slot. Raises KeyError."""
        return self._slot(self._plans_by_id[slot_id])

    def find(self, slot_id: str) -> TournamentSlot | None:
        """One slot; ``None`` where there is no such slot, or not any more."""
        plan = self._plans_by_id.get(slot_id)
        return self._slot(plan) if plan else None

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
        if isinstance(event, DecisionUndone):
            return after
        return replace(
            after,
            events=(*self.events, event),
            in_force=(*self.in_force, event),
            links=after.links if isinstance(event, MatchLinked) else self.links,
            set_aside=self.set_aside,
        )

    def after(self, events: Iterable[TournamentEvent]) -> Tournament:
        """This tournament after ``events``; many that are undone take no longer than one.

        Raises TournamentRefused.
        """
        tournament = self
        for _, alike in groupby(events, type):
            some = tuple(alike)
            tournament = tournament._undone_together(some) or reduce(Tournament.append, some, tournament)
        return tournament

    def _undone_together(self, events: Sequence[TournamentEvent]) -> Tournament | None:
        undone = [event for event in events if isinstance(event, DecisionUndone)]
        try:
            return self._undone(undone) if undone and not self.is_closed else None
        except TournamentRefused:
            return None

    def _links_lost(self, after: Tournament, undone: Collection[str]) -> frozenset[str]:
        """Of the slots that are ``undone``: their matches, and those whose slots are not ready any more."""
        kept = {one for slot, matches in after.links.items() for one in matches if slot not in undone}
        return frozenset(one for matches in self.links.values() for one in matches) - kept

    def _checked(self, after: Tournament | None, fault: Fault) -> Tournament:
        if after is None:
            raise self._refused(fault)
        return replace(after, events=self.events, in_force=self.in_force)

    def _refused(self, fault: Fault) -> TournamentRefused:
        return TournamentRefused(fault, len(self.events) + 1)

    @cached_property
    def _plans_by_id(self) -> Mapping[str, SlotPlan]:
        return {plan.id: plan for plan in self.plans}

    def _known_slot(self, slot_id: str) -> TournamentSlot:
        slot = self.find(slot_id)
        if slot is None:
            raise self._refused(Fault.NO_SLOT)
        return slot

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
        if origin.kind is OriginKind.ENTRANT:
            return origin.entrant
        if origin.slot not in self.outcomes:
            return None
        if origin.kind is OriginKind.WINNER:
            return self.outcomes[origin.slot].winner
        loser = self.slot(origin.slot).loser
        is_late = origin.kind is OriginKind.FIRST_LOSER and not self._had_bye(loser)
        return NOBODY if is_late else loser

    def _had_bye(self, entrant: str | None) -> bool:
        return any(one.how is How.BYE and one.winner == entrant for one in self.outcomes.values())

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
                return self._undone((event,))
            case LengthsChanged():
                return self._checked(_with_lengths(self, event.lengths), Fault.BEGUN)
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
            return self._checked(_with_latecomer(self, event), Fault.NO_ROOM)
        return replace(self, entrants={**self.entrants, entrant.id: entrant})

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
        if len(self.entrants) < least_entrants(self.header.format):
            raise self._refused(Fault.TOO_FEW)
        if len(self.entrants) > most_entrants(self.header.format):
            raise self._refused(Fault.TOO_MANY)
        if sorted(event.order) != sorted(self.entrants):
            raise self._refused(Fault.WRONG_ORDER)
        plans = plans_at_draw(self.header.format, self.lengths, len(event.order))
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

    def _undone(self, events: Sequence[DecisionUndone]) -> Tournament:
        """The same events without those decisions, as long as no other decision needs them."""
        for event in events:
            self._known_slot(event.slot)
        slots = {event.slot for event in events}
        deciding = [one for one in self.in_force if isinstance(one, SlotDecided) and one.slot in slots]
        if len(deciding) < len(events):
            raise self._refused(Fault.NOTHING_TO_UNDO)
        undone = set(map(id, deciding))
        try:
            after = _without_idle_links(self.header, (one for one in self.in_force if id(one) not in undone))
        except TournamentRefused:
            raise self._refused(Fault.FOLLOWED) from None
        lost = self._links_lost(after, slots)
        return replace(
            after, events=(*self.events, *events), links=self.links, set_aside=self.set_aside | lost
        )

    def _check_ready(self, slot_id: str) -> TournamentSlot:
        if not self.is_drawn:
            raise self._refused(Fault.NOT_DRAWN)
        slot = self._known_slot(slot_id)
        if not slot.is_ready:
            raise self._refused(Fault.NOT_READY)
        return slot

    def _settled(self) -> Tournament:
        """With what nobody has to decide, and the matches that follow when all others are decided."""
        settled = self._decided_by_itself()
        while settled.is_decided:
            header, order, gone = settled.header, settled.order, settled.withdrawn
            more = further_plans(header.format, settled.lengths, order, gone, settled.slots)
            if not more:
                break
            settled = replace(settled, plans=(*settled.plans, *more))._decided_by_itself()
        return settled

    def _decided_by_itself(self) -> Tournament:
        """Byes, and matches to which somebody does not come."""
        outcomes = dict(self.outcomes)
        settled = replace(self, outcomes=outcomes)
        for plan in self.plans:
            if plan.id not in outcomes:
                found = settled._slot(plan).decided_by_itself(self.withdrawn)
                if found:
                    outcomes[plan.id] = found
        return settled


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
    return Tournament(header).after(events)


def _with_latecomer(before: Tournament, event: EntrantEntered) -> Tournament | None:
    """``before`` with one more in the place of a bye; ``None`` where something followed from each."""
    if before.header.format.kind is FormatKind.SWISS:
        return _with_latecomer_in_swiss(before, event.entrant)
    happened = before.in_force
    drawn = next(number for number, one in enumerate(happened) if isinstance(one, Drawn))
    early, since = happened[:drawn], happened[drawn + 1 :]
    late = (*(one for one in since if isinstance(one, EntrantEntered)), event)
    rest = (one for one in since if not isinstance(one, EntrantEntered))
    order = (*before.order, event.entrant.id)
    try:
        again = fold(before.header, (*early, *late, Drawn(order), *rest))
    except TournamentRefused:
        return None
    return again if [plan.id for plan in again.plans] == [plan.id for plan in before.plans] else None


def _with_latecomer_in_swiss(before: Tournament, entrant: Entrant) -> Tournament | None:
    """Against whoever is free in the first round; where nobody is, from the second on."""
    bye = next((plan for plan in before.plans if plan.second.kind is OriginKind.NOBODY), None)
    has_room = bye or not before.header.format.losses
    if before.plans[-1].round > 1 or not has_room:
        return None
    plans = tuple(
        replace(plan, second=SlotOrigin.of_entrant(entrant.id)) if plan is bye else plan
        for plan in before.plans
    )
    outcomes = {slot: one for slot, one in before.outcomes.items() if not bye or slot != bye.id}
    after = replace(before, order=(*before.order, entrant.id), plans=plans, outcomes=outcomes)
    return replace(after, entrants={**before.entrants, entrant.id: entrant})._settled()


def _with_lengths(before: Tournament, lengths: Lengths) -> Tournament | None:
    """What the same events come to with ``lengths``; ``None`` where a round that was begun would change."""
    rest = [one for one in before.in_force if not isinstance(one, LengthsChanged)]
    plans = fold(replace(before.header, lengths=lengths), rest).plans
    told = {one.slot for one in rest if isinstance(one, SlotDecided)} | set(before.links)
    begun = {(plan.band, plan.round) for plan in before.plans if plan.id in told}
    for plan, now in zip(before.plans, plans, strict=True):
        if plan.length != now.length and (plan.band, plan.round) in begun:
            return None
    return replace(before, plans=plans, changed_lengths=lengths)
