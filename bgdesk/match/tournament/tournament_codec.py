"""Tournaments as plain JSON values, for the library and for files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from bgdesk.match.codec.json_shapes import (
    CodecError,
    Flag,
    Json,
    Maybe,
    Number,
    OneOf,
    Pattern,
    Several,
    Struct,
    Tagged,
    Text,
    Whole,
    as_object,
)
from bgdesk.match.codec.record_codec import OPTIONS
from bgdesk.match.options import MAX_LENGTH
from bgdesk.match.tournament.entrants import MOST_ENTRANTS, Entrant, EntrantKind
from bgdesk.match.tournament.groups import LEAST_IN_GROUP
from bgdesk.match.tournament.refusals import TournamentRefused
from bgdesk.match.tournament.slots import How
from bgdesk.match.tournament.tournament import Tournament, TournamentHeader, fold
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
    MOST_ROUNDS,
    Consolation,
    FormatKind,
    LeagueTerms,
    Lengths,
    Seeding,
    TournamentFormat,
)

VERSION = 1
MAX_NAME = 80
_ID = Text(100, bool, "an id", is_exact=True)
_LENGTH = Whole(1, MAX_LENGTH)
_POINTS = Whole(0, 1_000_000)
_MAX_SEED = 2**63 - 1


@dataclass(frozen=True, slots=True)
class ScoreShape:
    """Two numbers of points."""

    def read(self, value: object, where: str) -> tuple[int, int]:
        """The first side's points, and the second's."""
        found = Several(_POINTS, 2).read(value, where)
        if len(found) != 2:
            raise CodecError(where, "two numbers of points are needed")
        return found

    def write(self, value: tuple[int, int]) -> Json:
        """A list of both."""
        return list(value)


_ENTRANT = Struct(
    Entrant,
    {"level": None},
    id=_ID,
    name=Text(200),
    kind=OneOf(EntrantKind),
    level=Maybe(Text(100)),
    rating=Number(-10_000, 10_000),
)
_COUNT = Whole(0, MOST_ROUNDS)
_LENGTHS = Struct(
    Lengths,
    {"consolation": None, "recharge": None},
    rounds=Several(_LENGTH, MOST_ROUNDS),
    final=_LENGTH,
    consolation=Maybe(_LENGTH),
    recharge=Maybe(_LENGTH),
)
_FORMAT = Struct(
    TournamentFormat,
    {
        "third_place": False,
        "consolation": Consolation.NONE,
        "recharge": True,
        "rounds": 0,
        "losses": 0,
        "groups": 2,
        "advance": 2,
    },
    kind=OneOf(FormatKind),
    third_place=Flag(),
    consolation=OneOf(Consolation),
    recharge=Flag(),
    rounds=_COUNT,
    losses=_COUNT,
    groups=Whole(1, MOST_ENTRANTS // LEAST_IN_GROUP),
    advance=Whole(1, MOST_ENTRANTS),
)
_LEAGUE = Struct(
    LeagueTerms,
    name=Text(MAX_NAME),
    points=Several(_POINTS, MOST_ENTRANTS),
    best=Whole(0, 1_000),
)
_HEADER = Struct(
    TournamentHeader,
    {"seed": None, "league": None},
    id=_ID,
    name=Text(MAX_NAME),
    created=Text(40),
    format=_FORMAT,
    lengths=_LENGTHS,
    seeding=OneOf(Seeding),
    options=OPTIONS,
    commitment=Pattern("[0-9a-f]{64}", "64 hexadecimal digits"),
    seed=Maybe(Whole(-_MAX_SEED, _MAX_SEED)),
    league=Maybe(_LEAGUE),
)
_EVENTS = Tagged(
    {
        "entered": Struct(EntrantEntered, entrant=_ENTRANT),
        "withdrawn": Struct(Withdrawn, entrant=_ID),
        "drawn": Struct(Drawn, order=Several(_ID, MOST_ENTRANTS)),
        "linked": Struct(MatchLinked, slot=_ID, match_id=_ID),
        "decided": Struct(SlotDecided, slot=_ID, winner=_ID, score=ScoreShape(), how=OneOf(How)),
        "undone": Struct(DecisionUndone, slot=_ID),
        "lengths": Struct(LengthsChanged, lengths=_LENGTHS),
        "closed": Struct(Closed),
    }
)


def tournament_header_to_json(header: TournamentHeader) -> dict[str, Json]:
    """``header`` with its version. Raises CodecError rather than write what cannot be read again."""
    plain = {"version": VERSION, **_HEADER.write(header)}
    tournament_header_from_json(plain)
    return plain


def tournament_header_from_json(value: object) -> TournamentHeader:
    """Read what `tournament_header_to_json` wrote. Raises CodecError."""
    plain = as_object(value, "header")
    if plain.get("version") != VERSION:
        raise CodecError("header.version", f"this program knows version {VERSION}")
    rest = {name: item for name, item in plain.items() if name != "version"}
    header = cast("TournamentHeader", _HEADER.read(rest, "header"))
    problem = header.options.problem()
    if problem:
        raise CodecError("header.options", problem)
    return header


def tournament_event_to_json(event: TournamentEvent) -> dict[str, Json]:
    """One event. Raises CodecError rather than write what cannot be read again."""
    plain = _EVENTS.write(event)
    tournament_event_from_json(plain)
    return plain


def tournament_event_from_json(value: object, where: str = "event") -> TournamentEvent:
    """Read what `tournament_event_to_json` wrote. Raises CodecError."""
    return cast("TournamentEvent", _EVENTS.read(value, where))


def tournament_to_json(tournament: Tournament, secret: bytes | None = None) -> dict[str, Json]:
    """All of it; ``secret`` in hex, where it is told."""
    told: dict[str, Json] = {"secret": secret.hex()} if secret else {}
    return {
        "format": "bgdesk-tournament",
        "header": tournament_header_to_json(tournament.header),
        "events": [tournament_event_to_json(event) for event in tournament.events],
        **told,
    }


def tournament_of(header: object, events: Sequence[object]) -> Tournament:
    """What plain values say. Raises CodecError, also where an event contradicts those before it."""
    read = [tournament_event_from_json(one, f"events[{number}]") for number, one in enumerate(events)]
    try:
        return fold(tournament_header_from_json(header), read)
    except TournamentRefused as refused:
        raise CodecError(f"events[{refused.number - 1}]", refused.fault.value) from None
