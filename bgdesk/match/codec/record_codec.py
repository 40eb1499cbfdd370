"""Headers and entries as plain JSON values, for the journal and for match record files.

Reading is strict: every field of a version is there, none is unknown, all numbers and texts are
bounded, and whatever is wrong raises CodecError with one sentence that names the field.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, cast

from bgdesk.match import events
from bgdesk.match.codec.checks import check_header, check_rolls
from bgdesk.match.codec.json_shapes import (
    CodecError,
    Flag,
    Json,
    Maybe,
    OneOf,
    Pattern,
    Several,
    Struct,
    Tagged,
    Text,
    Whole,
    Word,
    as_object,
    json_of,
)
from bgdesk.match.dice.fair_dice import DICE_KINDS, MAX_WORDS, SHARED
from bgdesk.match.events import Entry
from bgdesk.match.match_types import MOST_GAMES
from bgdesk.match.options import (
    MAX_LENGTH,
    MONEY,
    RULE_OPTIONS,
    UNLIMITED,
    ClockOptions,
    FlagFall,
    MatchOptions,
)
from bgdesk.match.record import DiceRecord, EntryRefused, MatchHeader, MatchRecord, Seat, SeatKind
from bgdesk.match.state import Pair, Phase
from bgdesk.match.tutor import LEAST_LIMIT_MILLIS, MOST_LIMIT_MILLIS, Tried, TutorMode, TutorOptions
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, IN, NO_EXTRA, OFF, POINTS, Extra, Position
from bgdesk.rules.variants import RULESETS, NextStarter, TripleRegion

__all__ = [
    "VERSION",
    "CodecError",
    "entry_from_json",
    "entry_to_json",
    "header_from_json",
    "header_to_json",
    "record_from_json",
    "record_from_text",
    "record_of",
    "record_to_json",
    "record_to_text",
]

FORMAT = "bgdesk-match"
VERSION = 2
"""Of headers and their entries; version 1 knew neither rotations nor rule options nor reserves and pins.

A field that came later, such as `MatchOptions.starter`, is written only where it says something: a program
that does not know it reads all other matches, and refuses those.
"""

MAX_ENTRIES = 100_000
MAX_TEXT = 32_000_000
"""Most characters of a whole record as text."""

_MAX_COUNT = 1_000_000
_MAX_MS = 10**12
_MAX_STEPS = 4
_MAX_LEVEL = 15
_MAX_CUBE = 2**62
_MOST_CHECKERS = 30
_MAX_SEED = 2**63 - 1


@dataclass(frozen=True, slots=True)
class DiceShape:
    """Two dice as a list of two numbers."""

    def read(self, value: object, where: str) -> Dice:
        faces = Several(DIE, 2).read(value, where)
        if len(faces) != 2:
            raise CodecError(where, "two dice are needed")
        return Dice(*faces)

    def write(self, value: Dice) -> Json:
        return [value.first, value.second]


@dataclass(frozen=True, slots=True)
class PointsShape:
    """A set of points as a list of them, each once, in rising order."""

    def read(self, value: object, where: str) -> frozenset[int]:
        points: tuple[int, ...] = Several(POINT, len(POINTS)).read(value, where)
        if list(points) != sorted(set(points)):
            raise CodecError(where, "each point once and in rising order is needed")
        return frozenset(points)

    def write(self, value: frozenset[int]) -> Json:
        return [POINT.write(point) for point in sorted(value)]


def is_utc(text: str) -> bool:
    """Whether ``text`` is an ISO 8601 time in UTC."""
    try:
        return datetime.fromisoformat(text).utcoffset() == UTC.utcoffset(None)
    except ValueError:
        return False


DIE = Whole(1, 6)
POINT = Whole(POINTS.start, POINTS.stop - 1)
_COUNT = Whole(0, _MAX_COUNT)
_MS = Whole(0, _MAX_MS)
_FLAG = Flag()
_LIMIT = Whole(UNLIMITED, _MAX_COUNT)
_PLAYER = OneOf(Player)
_DIGEST = Pattern("[0-9a-f]{64}", "64 hexadecimal digits")
_OF_BOTH = Several(_DIGEST, 2)
_STEP = Struct(events.StepPlayed, source=Whole(OFF, IN), target=Whole(OFF, BAR), die=DIE)


CUBE = Struct(Cube, value=Whole(1, _MAX_CUBE), owner=Maybe(_PLAYER))
_SIDE = Several(Whole(0, _MOST_CHECKERS), BAR + 1)
_EXTRA = Struct(
    Extra,
    {"reserve": 0, "pinned": frozenset(), "lock_open": False},
    reserve=Whole(0, _MOST_CHECKERS),
    pinned=PointsShape(),
    lock_open=_FLAG,
)
POSITION = Struct(
    Position,
    {"white_extra": NO_EXTRA, "black_extra": NO_EXTRA},
    white=_SIDE,
    black=_SIDE,
    white_extra=_EXTRA,
    black_extra=_EXTRA,
)
_POINTS = Whole(1, _MAX_COUNT)


def _decision(event: type) -> Struct:
    return Struct(event, player=_PLAYER, used_ms=_MS)


ENTRIES = Tagged(
    {
        "game_started": Struct(events.GameStarted, number=Whole(1, _MAX_COUNT)),
        "opening_rolled": Struct(
            events.OpeningRolled,
            {"secrets": ()},
            white_die=DIE,
            black_die=DIE,
            roll=_COUNT,
            secrets=_OF_BOTH,
        ),
        "rolled": Struct(
            events.Rolled, {"secrets": ()}, player=_PLAYER, dice=DiceShape(), roll=_COUNT, secrets=_OF_BOTH
        ),
        "played": Struct(events.Played, player=_PLAYER, steps=Several(_STEP, _MAX_STEPS), used_ms=_MS),
        "double_named": Struct(events.DoubleNamed, player=_PLAYER, face=DIE, used_ms=_MS),
        "doubled": _decision(events.Doubled),
        "raised": _decision(events.Raised),
        "taken": _decision(events.Taken),
        "passed": _decision(events.Passed),
        "resignation_offered": Struct(
            events.ResignationOffered, player=_PLAYER, level=Whole(1, _MAX_LEVEL), used_ms=_MS
        ),
        "resignation_accepted": _decision(events.ResignationAccepted),
        "resignation_rejected": _decision(events.ResignationRejected),
        "flag_fell": Struct(events.FlagFell, player=_PLAYER),
        "abandoned": Struct(events.Abandoned, player=_PLAYER),
        "score_set": Struct(
            events.ScoreSet, number=Whole(1, _MAX_COUNT), white=_COUNT, black=_COUNT, crawford_done=_FLAG
        ),
        "position_set": Struct(
            events.PositionSet,
            {"is_correction": False},
            position=POSITION,
            turn=Maybe(_PLAYER),
            cube=CUBE,
            is_correction=_FLAG,
        ),
        "played_illegally": Struct(
            events.PlayedIllegally, player=_PLAYER, written=Text(200), position=POSITION, used_ms=_MS
        ),
        "settled": Struct(events.Settled, winner=_PLAYER, points=_POINTS),
        "taken_back": Struct(events.TakenBack, keep=_COUNT, same_dice=_FLAG),
        "hint_taken": Struct(events.HintTaken, player=_PLAYER),
        "warned": Struct(
            events.Warned,
            {"steps": ()},
            player=_PLAYER,
            event=_COUNT,
            tried=OneOf(Tried),
            loss_millis=_COUNT,
            mode=OneOf(TutorMode),
            steps=Several(_STEP, _MAX_STEPS),
        ),
        "promise_shown": Struct(events.PromiseShown),
    }
)
"""Every kind of entry by its tag."""

_CLOCK = Struct(ClockOptions, reserve_ms=Whole(1, _MAX_MS), delay_ms=_MS, flag_fall=OneOf(FlagFall))

_VARIANT = Word(tuple(RULESETS), "the name of a variant")

_RULE_OPTION = Word(tuple(sorted(RULE_OPTIONS)), "the name of a rule option")

OPTIONS = Struct(
    MatchOptions,
    {"rotation": (), "rule_options": (), "starter": None},
    variant=_VARIANT,
    length=Whole(MONEY, MAX_LENGTH),
    games=Maybe(Whole(1, _MAX_COUNT)),
    cube=_FLAG,
    crawford=_FLAG,
    holland=_FLAG,
    jacoby=_FLAG,
    jacoby_auto_counts=_FLAG,
    max_chain=_LIMIT,
    automatic_doubles=_LIMIT,
    triple_region=OneOf(TripleRegion),
    quad_for_bar=_FLAG,
    five_on_a_point=_FLAG,
    free_die_use=_FLAG,
    no_hit_and_run=_FLAG,
    clock=Maybe(_CLOCK),
    rotation=Several(_VARIANT, MOST_GAMES),
    rule_options=Several(_RULE_OPTION, len(RULE_OPTIONS)),
    starter=OneOf(NextStarter),
)

_SEAT = Struct(Seat, name=Text(200), kind=OneOf(SeatKind), level=Maybe(Text(100)))

_DICE_RECORD = Struct(
    DiceRecord,
    {"rolls": (), "source": None, "anchors": ()},
    {"rolls": "throws"},
    kind=Word(DICE_KINDS, "the kind of the dice"),
    commitment=Maybe(_DIGEST),
    words=Text(MAX_WORDS, is_exact=True),
    secret=Maybe(_DIGEST),
    seed=Maybe(Whole(-_MAX_SEED, _MAX_SEED)),
    rolls=Several(DiceShape(), MAX_ENTRIES),
    source=Maybe(Text(100, is_exact=True)),
    anchors=_OF_BOTH,
)

_TUTOR_MODE = OneOf(TutorMode)
_TUTOR_LIMIT = Whole(LEAST_LIMIT_MILLIS, MOST_LIMIT_MILLIS)
_TUTOR = Struct(
    TutorOptions,
    white=_TUTOR_MODE,
    black=_TUTOR_MODE,
    play_millis=_TUTOR_LIMIT,
    cube_millis=_TUTOR_LIMIT,
)

HEADER = Struct(
    MatchHeader,
    {"tutor": None, "tournament": None},
    id=Text(100, bool, "an id", is_exact=True),
    created=Text(40, is_utc, "an ISO 8601 time in UTC"),
    options=OPTIONS,
    seats=Struct(Pair, white=_SEAT, black=_SEAT),
    dice=_DICE_RECORD,
    tutor=_TUTOR,
    tournament=Maybe(Text(210, bool, "the id of a tournament and of a slot", is_exact=True)),
)
"""The header of a match."""


def header_to_json(header: MatchHeader) -> dict[str, Json]:
    """``header`` with its version, the secret of fair dice included.

    Raises CodecError rather than write what cannot be read again.
    """
    plain = {"version": VERSION, **HEADER.write(header)}
    header_from_json(plain)
    return plain


def header_from_json(value: object) -> MatchHeader:
    """Read what `header_to_json` wrote. Raises CodecError."""
    plain = as_object(value, "header")
    _check_version(plain, "header")
    rest = {name: item for name, item in plain.items() if name != "version"}
    header = cast("MatchHeader", HEADER.read(rest, "header"))
    check_header(header)
    return header


def entry_to_json(entry: Entry) -> dict[str, Json]:
    """One entry of a record. Raises CodecError rather than write what cannot be read again."""
    plain = ENTRIES.write(entry)
    entry_from_json(plain)
    return plain


def entry_from_json(value: object, where: str = "entry") -> Entry:
    """Read what `entry_to_json` wrote; ``where`` names it in a complaint. Raises CodecError."""
    return cast("Entry", ENTRIES.read(value, where))


def record_to_json(record: MatchRecord) -> dict[str, Json]:
    """A whole record; the secret of fair dice only when the match is over, of shared dice those of its rolls.

    Raises CodecError rather than write what cannot be read again.
    """
    header = record.header
    if len(record.entries) > MAX_ENTRIES:
        raise CodecError("entries", f"a list of at most {MAX_ENTRIES} is needed")
    check_rolls(header.dice, record.entries)
    if record.state.phase is not Phase.OVER or header.dice.kind == SHARED:
        header = replace(header, dice=replace(header.dice, secret=None))
    return {
        "format": FORMAT,
        "header": header_to_json(header),
        "entries": [entry_to_json(entry) for entry in record.entries],
    }


def record_from_json(value: object) -> MatchRecord:
    """Read what `record_to_json` wrote and replay it. Raises CodecError, also for forbidden entries."""
    plain = as_object(value, "record")
    if set(plain) != {"format", "header", "entries"} or plain["format"] != FORMAT:
        raise CodecError("record", f"this is not a {FORMAT} record")
    header = header_from_json(plain["header"])
    entries = plain["entries"]
    if not isinstance(entries, list) or len(entries) > MAX_ENTRIES:
        raise CodecError("entries", f"a list of at most {MAX_ENTRIES} is needed")
    read = [entry_from_json(entry, f"entries[{index}]") for index, entry in enumerate(entries)]
    return record_of(header, read)


def record_of(header: MatchHeader, entries: Sequence[Entry]) -> MatchRecord:
    """The match of what was read. Raises CodecError for entries that are forbidden, or rolls not due."""
    try:
        record = MatchRecord(header, entries)
    except EntryRefused as refused:
        raise CodecError(f"entries[{refused.index}]", f"the rules forbid this ({refused})") from None
    check_rolls(header.dice, entries)
    return record


def record_to_text(record: MatchRecord) -> str:
    """`record_to_json` as the text of a file, one entry a line."""
    plain = record_to_json(record)
    lines = ",\n".join("  " + json.dumps(entry) for entry in cast("list[Json]", plain["entries"]))
    head = json.dumps(plain["header"], indent=1)
    return f'{{"format": {json.dumps(FORMAT)},\n"header": {head},\n"entries": [\n{lines}\n]}}\n'


def record_from_text(text: str) -> MatchRecord:
    """Read what `record_to_text` wrote. Raises CodecError."""
    return record_from_json(json_of(text, "record", MAX_TEXT))


def _check_version(plain: dict[str, Any], where: str) -> None:
    version = Whole(1, _MAX_COUNT).read(plain.get("version"), f"{where}.version")
    if version > VERSION:
        raise CodecError(f"{where}.version", f"version {version} was made by a newer program")
