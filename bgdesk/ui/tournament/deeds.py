"""What the director may do with one match of a tournament: a pure function, and its words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication, QObject

from bgdesk.app.side_by_side import sentences
from bgdesk.match.tournament.entrants import Entrant
from bgdesk.match.tournament.refusals import TournamentRefused
from bgdesk.match.tournament.slots import How, TournamentSlot
from bgdesk.match.tournament.tournament import Tournament
from bgdesk.match.tournament.tournament_events import (
    EntrantEntered,
    SlotDecided,
    TournamentEvent,
    Withdrawn,
)
from bgdesk.match.tournament.unseen import undoing
from bgdesk.ui.words.persons import by_person, name_in_text

translate = QCoreApplication.translate
_LATE = " late"


class DeedKind(Enum):
    """What may be done."""

    AWARD = auto()
    REPLAY = auto()
    UNDO = auto()
    WITHDRAW = auto()
    LATE_ENTRY = auto()


@dataclass(frozen=True, slots=True)
class Deed:
    """One of them; ``entrant`` is who wins or is taken out."""

    kind: DeedKind
    slot: str = ""
    entrant: str = ""


def deeds(tournament: Tournament, slot_id: str) -> tuple[Deed, ...]:
    """What may be done with the slot ``slot_id``, and with the whole tournament."""
    if tournament.is_closed or not tournament.is_drawn:
        return ()
    slot = tournament.slot(slot_id)
    leaving = tuple(
        Deed(DeedKind.WITHDRAW, slot_id, side)
        for side in slot.sides
        if side and side not in tournament.withdrawn and _is_in(tournament, side)
    )
    late = (Deed(DeedKind.LATE_ENTRY),) if _may_come_late(tournament) else ()
    return (*_with_match(tournament, slot), *leaving, *late)


def _with_match(tournament: Tournament, slot: TournamentSlot) -> tuple[Deed, ...]:
    slot_id = slot.plan.id
    if slot.outcome:
        was_told = any(isinstance(one, SlotDecided) and one.slot == slot_id for one in tournament.in_force)
        return (Deed(DeedKind.UNDO, slot_id),) if was_told else ()
    sides = [side for side in slot.sides if side]
    if not slot.is_ready or all(tournament.entrants[side].is_bot for side in sides):
        return ()
    awards = (Deed(DeedKind.AWARD, slot_id, side) for side in sides)
    again = (Deed(DeedKind.REPLAY, slot_id),) if slot.match_id else ()
    return (*again, *awards)


def _is_in(tournament: Tournament, entrant: str) -> bool:
    return any(slot.outcome is None and entrant in slot.sides for slot in tournament.slots)


def _may_come_late(tournament: Tournament) -> bool:
    return _with_latecomer(tournament) is not None


def _with_latecomer(tournament: Tournament) -> Tournament | None:
    try:
        return tournament.append(EntrantEntered(Entrant(_LATE, " ")))
    except TournamentRefused:
        return None


def late_entry_takes_a_bye(tournament: Tournament) -> bool:
    """Whether whoever comes now has a match at once, and not only in the next round."""
    after = _with_latecomer(tournament)
    return after is None or any(_LATE in slot.sides for slot in after.slots)


def events_of(tournament: Tournament, deed: Deed) -> tuple[TournamentEvent, ...]:
    """What happens by ``deed``, but where more has to be asked or a match is to be begun."""
    if deed.kind is DeedKind.AWARD:
        return (SlotDecided(deed.slot, deed.entrant, (0, 0), How.DIRECTOR),)
    if deed.kind is DeedKind.WITHDRAW:
        return (Withdrawn(deed.entrant),)
    return undoing(tournament, deed.slot)


def begun_matches(tournament: Tournament, events: tuple[TournamentEvent, ...]) -> tuple[str, ...]:
    """The matches under way that nobody plays any more after ``events``. Raises TournamentRefused."""
    after = tournament.after(events)
    return tuple(
        slot.match_id
        for slot in tournament.slots
        if slot.is_ready and slot.match_id and _is_over_for(after.find(slot.plan.id), slot.match_id)
    )


def _is_over_for(slot: TournamentSlot | None, match_id: str) -> bool:
    return slot is None or slot.outcome is not None or slot.match_id != match_id


def menu_text(tournament: Tournament, deed: Deed) -> str:
    """The entry of a menu."""
    name = tournament.entrants[deed.entrant].name if deed.entrant else ""
    match deed.kind:
        case DeedKind.AWARD:
            #: Menu entry: this player has won, without a match
            yours = translate("Directing", "Give the match to you…")
            #: Menu entry: this player has won, without a match. {name} is a player
            return by_person(name, yours, translate("Directing", "Give the match to {name}…"))
        case DeedKind.REPLAY:
            #: Menu entry, a verb: begin a match anew
            return translate("Directing", "Play this match again from the start…")
        case DeedKind.UNDO:
            #: Menu entry, a verb: a result of a tournament does not count any more
            return translate("Directing", "Take the result back…")
        case DeedKind.WITHDRAW:
            #: Menu entry, a verb
            yours = translate("Directing", "Take yourself out of the tournament…")
            #: Menu entry, a verb. {name} is a player
            return by_person(name, yours, translate("Directing", "Take {name} out of the tournament…"))
        case DeedKind.LATE_ENTRY:
            #: Menu entry: one more player takes part, in the place of a bye
            return translate("Directing", "Somebody comes late…")


class DeedQuestions(QObject):
    """The question before a deed, what it costs, and the answer that does it."""

    def question(self, tournament: Tournament, deed: Deed) -> str:
        """One plain question."""
        name = tournament.entrants[deed.entrant].name if deed.entrant else ""
        if deed.kind is DeedKind.AWARD:
            other = tournament.entrants[tournament.slot(deed.slot).opponent_of(deed.entrant) or ""].name
            #: {opponent} is a player
            yours = translate("Directing", "Give the match against {opponent} to you, without playing it?")
            #: {name} and {opponent} are players
            named = translate("Directing", "Give the match against {opponent} to {name}, without playing it?")
            return by_person(name, yours, named, opponent=name_in_text(other))
        if deed.kind is DeedKind.WITHDRAW:
            yours = translate("Directing", "Take yourself out of the tournament?")
            #: {name} is a player
            return by_person(name, yours, translate("Directing", "Take {name} out of the tournament?"))
        if deed.kind is DeedKind.REPLAY:
            return translate("Directing", "Play this match again from the start?")
        first, second = (tournament.entrants[side].name for side in tournament.slot(deed.slot).sides if side)
        #: Both are players
        text = translate("Directing", "Take back how the match of {first} and {second} ended?")
        return text.format(first=name_in_text(first), second=name_in_text(second))

    def cost(self, tournament: Tournament, deed: Deed) -> str:
        """What follows from it."""
        if deed.kind is DeedKind.AWARD:
            return translate("Directing", "What was played of it goes into the bin.")
        if deed.kind is DeedKind.WITHDRAW:
            return translate("Directing", "Matches that are not finished are lost.")
        if deed.kind is DeedKind.REPLAY:
            return translate("Directing", "What was played of it goes into the bin; the dice will be others.")
        later = len(undoing(tournament, deed.slot)) - 1
        again = translate(
            "Directing", "It is played again, with other dice; what was played stays in Matches."
        )
        #: %n results of other matches
        follows = self.tr("%n later result(s) that followed from it are taken back too.", "", later)
        return sentences(again, follows if later else "")

    def answer(self, deed: Deed) -> str:
        """The button that does it."""
        texts = {
            #: Button, a verb: a player wins a match that is not played
            DeedKind.AWARD: translate("Directing", "Give it"),
            #: Button, a verb: a player leaves a tournament
            DeedKind.WITHDRAW: translate("Directing", "Take out"),
            #: Button, a verb: begin a match anew
            DeedKind.REPLAY: translate("Directing", "Play it again"),
            #: Button, a verb: a result does not count any more
            DeedKind.UNDO: translate("Directing", "Take it back"),
        }
        return texts[deed.kind]
