"""What is seen of a tournament: a pure function of it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from bgdesk.app.side_by_side import listed, sentences, titled
from bgdesk.app.tournament.own_rounds import JudgedRound
from bgdesk.match.tournament.places import champion, consolation_winner, match_count, places
from bgdesk.match.tournament.slots import NOBODY, Band, How, OriginKind, TournamentSlot
from bgdesk.match.tournament.tournament import Tournament
from bgdesk.match.tournament.tournament_format import FormatKind, Seeding
from bgdesk.ui.tournament.bracket_words import (
    BracketCounts,
    consolation_text,
    entrant_text,
    meeting_text,
    winner_text,
)
from bgdesk.ui.tournament.derive_places import PlaceRow, derive_places, place_heads
from bgdesk.ui.tournament.own_path import slots_on_path
from bgdesk.ui.tournament.own_play import OwnRoundRow, derive_own_rounds
from bgdesk.ui.tournament.round_words import round_title, your_round_text
from bgdesk.ui.tournament.slot_places import PartView, SlotPlace, slot_places
from bgdesk.ui.words.numbers import whole
from bgdesk.ui.words.persons import is_you, name_in_text

translate = QCoreApplication.translate

_UNKNOWN = "?"
"""In place of a name, for a screen reader: who plays there is not known yet."""
_NO_RATES: Mapping[str, float] = MappingProxyType({})


class SlotStand(Enum):
    """How a slot stands."""

    OPEN = auto()
    """Who plays there is not known yet."""
    READY = auto()
    """Two computers will play."""
    YOURS = auto()
    """Somebody at this computer can play now."""
    LIVE = auto()
    """Two computers are playing."""
    DECIDED = auto()
    EMPTY = auto()
    """Decided without a match, as by a bye."""
    VOID = auto()
    """Nobody comes at all: it is not shown."""


@dataclass(frozen=True, slots=True)
class SideView:
    """One side of a slot; ``seed`` and ``points`` are empty where there are none."""

    name: str
    seed: str = ""
    points: str = ""
    is_winner: bool = False
    is_known: bool = True
    is_person: bool = False


@dataclass(frozen=True, slots=True)
class SlotView:
    """One slot: ``part`` and ``column`` of the picture and ``place`` in it, from 0; ``text`` says all of it.

    ``before`` are the ids of the slots whose winners meet here; ``match_id`` is what can be looked at.
    ``is_on_path``: a person at this computer plays there, or comes there or to whoever wins there.
    """

    id: str
    title: str
    part: int
    column: int
    place: int
    is_apart: bool
    sides: tuple[SideView, SideView]
    stand: SlotStand
    note: str
    text: str
    before: tuple[str, ...]
    match_id: str
    is_on_path: bool = False

    @property
    def can_be_watched(self) -> bool:
        """Whether a match between computers, or one that is over, can be seen there move by move."""
        return self.stand in (SlotStand.READY, SlotStand.LIVE) or bool(self.match_id)

    @property
    def can_be_opened(self) -> bool:
        """Whether a click does something at once."""
        return self.stand is SlotStand.YOURS or bool(self.match_id)


@dataclass(frozen=True, slots=True)
class BracketView:
    """``status`` says what there is to do, ``fingerprint`` belongs to the draw.

    ``parts`` are those of the picture, from top to bottom; ``heads`` are those of further columns in
    ``places``. ``secret`` is what the fingerprint is of, in hex; empty as long as it is not told.
    """

    id: str
    name: str
    parts: tuple[PartView, ...]
    slots: tuple[SlotView, ...]
    status: str
    own_slot: str
    places: tuple[PlaceRow, ...]
    heads: tuple[str, ...]
    fingerprint: str
    is_over: bool
    secret: str = ""
    own_rounds: tuple[OwnRoundRow, ...] = ()


def derive_bracket(
    tournament: Tournament,
    live: str = "",
    seconds: float | None = None,
    rates: Mapping[str, float] = _NO_RATES,
    secret: bytes | None = None,
    *,
    watched: str = "",
    removed: Collection[str] = (),
    judged: Sequence[JudgedRound] = (),
) -> BracketView:
    """``tournament`` as it is shown; ``live`` is the slot being played, ``seconds`` what a match takes.

    ``rates`` are the performance ratings of those entrants whose matches were analysed, ``secret`` is there
    once it is told. ``watched`` is a slot whose match somebody watches, which looks as if it were played now,
    ``removed`` are matches that are not in the library any more, and ``judged`` those of people that are
    analysed.
    """
    path, (parts, where) = slots_on_path(tournament), slot_places(tournament)
    slots = tuple(
        replace(
            _slot_view(tournament, slot, where[slot.plan.id], live, watched, removed),
            is_on_path=slot.plan.id in path,
        )
        for slot in tournament.slots
    )
    own = next((one for one in slots if one.stand is SlotStand.YOURS), None)
    return BracketView(
        tournament.header.id,
        tournament.header.name,
        parts,
        slots,
        _status(tournament, own, live, seconds),
        own.id if own else "",
        derive_places(tournament, rates),
        place_heads(tournament),
        tournament.header.commitment,
        tournament.is_closed,
        secret.hex() if secret else "",
        derive_own_rounds(tournament, judged),
    )


def _slot_view(
    tournament: Tournament,
    slot: TournamentSlot,
    where: SlotPlace,
    live: str,
    watched: str,
    removed: Collection[str],
) -> SlotView:
    plan, is_watched = slot.plan, slot.plan.id == watched
    stand = _stand(tournament, slot, slot.plan.id if is_watched else live)
    is_removed = slot.match_id in removed
    sides = _side(tournament, slot, 0), _side(tournament, slot, 1)
    title = round_title(tournament, plan)
    note = _note(slot, stand, is_watched=is_watched, is_removed=is_removed)
    return SlotView(
        plan.id,
        title,
        where.part,
        where.column,
        where.place,
        plan.band is Band.THIRD,
        sides,
        stand,
        note,
        _spoken(title, sides, note),
        tuple(one.slot for one in plan.origins if one.kind is OriginKind.WINNER),
        (slot.match_id or "") if stand is SlotStand.DECIDED and not is_removed else "",
    )


def _stand(tournament: Tournament, slot: TournamentSlot, live: str) -> SlotStand:
    if slot.sides == (NOBODY, NOBODY):
        return SlotStand.VOID
    if slot.outcome:
        is_played = slot.outcome.how in (How.PLAYED, How.FLAG, How.DIRECTOR)
        return SlotStand.DECIDED if is_played else SlotStand.EMPTY
    if not slot.is_ready:
        return SlotStand.OPEN
    if slot.plan.id == live:
        return SlotStand.LIVE
    has_person = any(not tournament.entrants[side].is_bot for side in slot.sides if side)
    return SlotStand.YOURS if has_person else SlotStand.READY


def _side(tournament: Tournament, slot: TournamentSlot, place: int) -> SideView:
    entrant, outcome = slot.sides[place], slot.outcome
    if entrant is None:
        return SideView(_expected(tournament, slot, place), is_known=False)
    if entrant == NOBODY:
        #: In a bracket, in the place of a name: nobody plays there, so the other one goes on
        return SideView(translate("Tournament", "Bye"), is_known=False)
    found = tournament.entrants[entrant]
    has_points = outcome and outcome.how in (How.PLAYED, How.FLAG)
    return SideView(
        found.name,
        "" if tournament.header.seeding is Seeding.CHANCE else whole(tournament.seed_of(entrant)),
        whole(outcome.score[place]) if outcome and has_points else "",
        outcome is not None and outcome.winner == entrant,
        is_person=not found.is_bot,
    )


def _expected(tournament: Tournament, slot: TournamentSlot, place: int) -> str:
    """Who will come there, as far as that is known."""
    origin = slot.plan.origins[place]
    if origin.kind is OriginKind.FIRST_LOSER:
        return ""
    before = tournament.slot(origin.slot)
    names = [tournament.entrants[side].name for side in before.sides if side]
    if len(names) < 2:
        return ""
    if origin.kind is OriginKind.LOSER:
        #: In a bracket, in the place of a name: who loses between the two; both are names
        text = translate("Tournament", "Loser of {first} and {second}")
    else:
        #: In a bracket, in the place of a name: one of the two; both are names
        text = translate("Tournament", "{first} or {second}")
    return text.format(first=name_in_text(names[0]), second=name_in_text(names[1]))


def _note(slot: TournamentSlot, stand: SlotStand, *, is_watched: bool, is_removed: bool) -> str:
    """A word or two on the slot itself."""
    if is_watched:
        #: On a match in a bracket: it is shown move by move to whoever reads this
        return translate("Tournament", "you are watching")
    if slot.outcome and is_removed:
        #: On a match in a bracket: its result stays, but it cannot be looked at any more
        return translate("Tournament", "match removed")
    if stand is SlotStand.LIVE:
        #: On a match in a bracket: it is going on
        return translate("Tournament", "being played")
    if stand is SlotStand.YOURS:
        if slot.match_id:
            #: On a match in a bracket: it was begun and can be gone on with
            return translate("Tournament", "under way")
        #: On a match in a bracket: a person can play it now
        return translate("Tournament", "your turn to play")
    if slot.outcome and slot.outcome.how is How.NO_SHOW:
        #: On a match in a bracket: somebody did not come
        return translate("Tournament", "not played")
    if slot.outcome and slot.outcome.how is How.DIRECTOR:
        #: On a match in a bracket: the director said who won it
        return translate("Tournament", "by the director's word")
    if slot.outcome and slot.outcome.how is How.FLAG:
        #: On a match in a bracket: lost on time
        return translate("Tournament", "lost on time")
    return ""


def _spoken(title: str, sides: tuple[SideView, SideView], note: str) -> str:
    names = [name_in_text(side.name) if side.name else _UNKNOWN for side in sides]
    if all(side.points for side in sides):
        #: For a screen reader: the result of a match, such as Anna 7, Ben 4
        text = translate("Tournament", "{first} {points}, {second} {other_points}")
    else:
        #: For a screen reader: who plays a match, such as Anna, Ben
        text = translate("Tournament", "{first}, {second}")
    said = text.format(first=names[0], points=sides[0].points, second=names[1], other_points=sides[1].points)
    return titled(title, listed(said, note) if note else said)


def _status(tournament: Tournament, own: SlotView | None, live: str, seconds: float | None) -> str:
    if tournament.is_decided:
        return end_text(tournament)
    winner = champion(tournament)
    won = winner_text(tournament, winner) if winner else ""
    if own:
        return sentences(_own_text(tournament, own), won or _others_text(tournament, own.id))
    done = sum(slot.has_match and slot.outcome is not None for slot in tournament.slots)
    rest = match_count(tournament) - done
    return sentences(won or _waiting_text(tournament, live), _time_text(rest, seconds, live))


def end_text(tournament: Tournament) -> str:
    """Who won ``tournament``, in which everything is decided."""
    winner = champion(tournament)
    if winner:
        consoled = consolation_winner(tournament)
        also = consolation_text(tournament, consoled) if consoled else ""
        return sentences(winner_text(tournament, winner), also)
    first = [place.entrant for place in places(tournament) if place.first == 1]
    if tournament.header.format.kind not in (FormatKind.ROUND_ROBIN, FormatKind.SWISS):
        return translate("Tournament", "The tournament is over without a winner.")
    names = listed(*(name_in_text(tournament.entrants[one].name) for one in first))
    #: {names} is a list of players
    return translate("Tournament", "The tournament is over; the first place is shared: {names}.").format(
        names=names
    )


def _own_text(tournament: Tournament, own: SlotView) -> str:
    slot = tournament.slot(own.id)
    people = [side for side in slot.sides if side and not tournament.entrants[side].is_bot]
    if len(people) == 2:
        first, second = (name_in_text(tournament.entrants[side].name) for side in people)
        return titled(own.title, meeting_text(first, second))
    me = tournament.entrants[people[0]]
    opponent = entrant_text(tournament.entrants[slot.opponent_of(people[0]) or ""])
    is_only = sum(not one.is_bot for one in tournament.entrants.values()) == 1
    if is_you(me.name) or is_only:
        return your_round_text(tournament, slot.plan, opponent)
    return titled(own.title, meeting_text(name_in_text(me.name), opponent))


def _others_text(tournament: Tournament, own_slot: str) -> str:
    """How far the round is without the own match."""
    own = tournament.slot(own_slot).plan
    others = [
        slot
        for slot in tournament.slots
        if (slot.plan.band, slot.plan.round) == (own.band, own.round)
        and NOBODY not in slot.sides
        and not any(side and not tournament.entrants[side].is_bot for side in slot.sides)
    ]
    if not others:
        return ""
    done = sum(slot.outcome is not None for slot in others)
    return BracketCounts().others_played(done, len(others))


def _waiting_text(tournament: Tournament, live: str) -> str:
    people = [one for one in tournament.entrants.values() if not one.is_bot]
    playing = {side for slot in tournament.slots if slot.outcome is None for side in slot.sides if side}
    if any(one.id in playing for one in people):
        return translate("Tournament", "Your next opponent is not known yet.")
    if not people:
        return ""
    if live:
        return translate("Tournament", "Your tournament is over; the others play on.")
    return translate("Tournament", "Your tournament is over.")


def _time_text(matches: int, seconds: float | None, live: str) -> str:
    if not live:
        return ""
    text = BracketCounts().matches_left(matches)
    if seconds is None or matches * seconds < 90:
        return text
    return sentences(text, BracketCounts().minutes_left(round(matches * seconds / 60)))
