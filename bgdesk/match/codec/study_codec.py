"""A whole study as plain JSON values: the record with its tags, comments, branches and analyses.

The outer object is version 2 of the match record; version 1, which had the record alone, is read as well.
Reading is strict, as in `bgdesk.match.codec.record_codec`. ``resources/schemas`` describes both versions.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, cast

from bgdesk.match.codec.json_shapes import (
    CodecError,
    Flag,
    Json,
    Lines,
    Maybe,
    Number,
    OneOf,
    Several,
    Struct,
    Text,
    Whole,
    as_object,
    json_of,
)
from bgdesk.match.codec.record_codec import (
    ENTRIES,
    FORMAT,
    MAX_ENTRIES,
    MAX_TEXT,
    record_from_json,
    record_to_json,
)
from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities, Unit
from bgdesk.match.events import Note, TakenBack
from bgdesk.match.flow import advance
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import (
    Analysis,
    Branch,
    Candidate,
    Comment,
    JudgedCube,
    JudgedPlay,
    JudgedResignation,
    JudgedRoll,
    Rollout,
    Study,
)
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, Extra, Position, Side
from bgdesk.rules.refusal import Refused

STUDY_VERSION = 2

MAX_COMMENT = 100_000
"""Most characters of one comment or the text of a branch."""
MAX_TAG = 10_000
"""Most characters of the value of a tag."""
MAX_TAG_KEY = 100

_MAX_REMARKS = 100_000
_MAX_BRANCHES = 1_000
_MAX_ANALYSES = 100
_MAX_CANDIDATES = 5_000
_MAX_COUNT = 10**9
_MAX_SEED = 2**64 - 1
_MAX_EQUITY = 1e9
_DIGITS = "0123456789abcdefghijklmnopqrstu"
_LETTERS = "abcdefghijklmnopqrstuvwx"


@dataclass(frozen=True, slots=True)
class TagShape:
    """A tag as a list of its key and its value."""

    key = Text(MAX_TAG_KEY, bool, "a key")
    value = Lines(MAX_TAG)

    def read(self, value: object, where: str) -> tuple[str, str]:
        """Key and value."""
        if not isinstance(value, list) or len(value) != 2:
            raise CodecError(where, "a list of a key and a value is needed")
        return self.key.read(value[0], f"{where}[0]"), self.value.read(value[1], f"{where}[1]")

    def write(self, value: tuple[str, str]) -> Json:
        """The list."""
        return [*value]


_SIDE_PATTERN = rf"[0-9a-u]{{{BAR + 1}}}(?:\+[1-9a-u])?(?:\^[a-x]+)?!?"


@dataclass(frozen=True, slots=True)
class CountsShape:
    """A position as text: 26 digits for White and 26 for Black, each side in its own numbers.

    The first digit counts the checkers borne off, the last the bar; ``a`` is 10, ``u`` 30. What only some
    games have follows the digits of a side: ``+`` and the digit of the reserve, ``^`` and the points with a
    pinned checker (``a`` the 1-point, ``x`` the 24-point, in rising order), ``!`` when it may hit by now.
    """

    pattern = rf"{_SIDE_PATTERN}/{_SIDE_PATTERN}"

    def read(self, value: object, where: str) -> Position:
        """The position."""
        if not isinstance(value, str) or re.fullmatch(self.pattern, value) is None:
            raise CodecError(where, "26 digits, a slash and 26 digits are needed")
        white, _, black = value.partition("/")
        return Position(_counts(white), _counts(black), _extra(white, where), _extra(black, where))

    def write(self, value: Position) -> Json:
        """The text."""
        return "/".join(_side_text(value.of(player), value.extra(player)) for player in Player)


def _counts(text: str) -> tuple[int, ...]:
    return tuple(map(_DIGITS.index, text[: BAR + 1]))


def _extra(text: str, where: str) -> Extra:
    reserve, _, pinned = text[BAR + 1 :].removesuffix("!").partition("^")
    points = [_LETTERS.index(letter) + 1 for letter in pinned]
    if points != sorted(set(points)):
        raise CodecError(where, "pinned points are needed in rising order")
    return Extra(_DIGITS.index(reserve[1:] or "0"), frozenset(points), text.endswith("!"))


def _side_text(counts: Side, extra: Extra) -> str:
    reserve = f"+{_DIGITS[extra.reserve]}" if extra.reserve else ""
    pinned = "^" * bool(extra.pinned) + "".join(_LETTERS[point - 1] for point in sorted(extra.pinned))
    return "".join(_DIGITS[count] for count in counts) + reserve + pinned + "!" * extra.lock_open


_PLAYER = OneOf(Player)
_EVENT = Whole(0, MAX_ENTRIES)
_CHANCE = Number(-1, 2)
_VALUE = Number(-_MAX_EQUITY, _MAX_EQUITY)
_LEVEL = Text(100)
_FLAG = Flag()
_POSITION = CountsShape()

_EQUITY = Struct(Equity, value=_VALUE, pov=_PLAYER, unit=OneOf(Unit))

_PROBABILITIES = Struct(
    Probabilities,
    pov=_PLAYER,
    win=_CHANCE,
    win_gammon=_CHANCE,
    win_backgammon=_CHANCE,
    lose_gammon=_CHANCE,
    lose_backgammon=_CHANCE,
)

_ROLLOUT = Struct(
    Rollout,
    trials=Whole(0, _MAX_COUNT),
    standard_error=Maybe(Number(0, _MAX_EQUITY)),
    truncated_at=Maybe(Whole(0, _MAX_COUNT)),
    seed=Maybe(Whole(-_MAX_SEED, _MAX_SEED)),
    settings=Text(2_000),
)

_CANDIDATE = Struct(
    Candidate,
    written=Text(200),
    position=_POSITION,
    equity=_EQUITY,
    probabilities=Maybe(_PROBABILITIES),
    level=_LEVEL,
    rollout=Maybe(_ROLLOUT),
)

_CUBE_DECISION = Struct(
    CubeDecision,
    no_double=_EQUITY,
    double_take=_EQUITY,
    double_pass=_EQUITY,
    probabilities=Maybe(_PROBABILITIES),
    should_double=_FLAG,
    should_take=_FLAG,
    should_beaver=_FLAG,
)

_PLAY = Struct(
    JudgedPlay,
    event=_EVENT,
    candidates=Several(_CANDIDATE, _MAX_CANDIDATES),
    played=Maybe(Whole(0, _MAX_CANDIDATES - 1)),
    legal_count=Maybe(Whole(0, _MAX_COUNT)),
)

_CUBE = Struct(JudgedCube, event=_EVENT, decision=_CUBE_DECISION, level=_LEVEL, rollouts=Several(_ROLLOUT, 2))

_ROLL = Struct(JudgedRoll, event=_EVENT, luck=_EQUITY, level=_LEVEL)

_RESIGNATION = Struct(JudgedResignation, event=_EVENT, playing_on=_EQUITY, resigning=_EQUITY, level=_LEVEL)

ANALYSIS = Struct(
    Analysis,
    engine=Text(100),
    level=_LEVEL,
    settings=Text(2_000),
    table=Text(200),
    created=Text(40),
    is_complete=_FLAG,
    plays=Several(_PLAY, MAX_ENTRIES),
    cubes=Several(_CUBE, MAX_ENTRIES),
    rolls=Several(_ROLL, MAX_ENTRIES),
    resignations=Several(_RESIGNATION, MAX_ENTRIES),
)
"""What one engine says."""

COMMENT = Struct(Comment, event=Maybe(_EVENT), text=Lines(MAX_COMMENT))
BRANCH = Struct(Branch, keep=_EVENT, entries=Several(ENTRIES, MAX_ENTRIES), text=Lines(MAX_COMMENT))
TAG = TagShape()

EXTRAS = {
    "tags": Several(TAG, _MAX_REMARKS),
    "comments": Several(COMMENT, _MAX_REMARKS),
    "branches": Several(BRANCH, _MAX_BRANCHES),
    "analyses": Several(ANALYSIS, _MAX_ANALYSES),
}
"""What a study has beside its record, by field."""

_RECORD_FIELDS = ("format", "header", "entries")


def analysis_to_json(analysis: Analysis) -> dict[str, Json]:
    """``analysis`` by itself. Raises CodecError rather than write what cannot be read again."""
    plain = ANALYSIS.write(analysis)
    ANALYSIS.read(plain, "analysis")
    return plain


def analysis_from_json(value: object, record: MatchRecord) -> Analysis:
    """Read what `analysis_to_json` wrote about ``record``. Raises CodecError."""
    analysis = cast("Analysis", ANALYSIS.read(value, "analysis"))
    _check_analysis(analysis, len(record.events), "analysis")
    return analysis


def branch_to_json(branch: Branch) -> Json:
    """``branch`` by itself. Raises CodecError rather than write what cannot be read again."""
    plain = BRANCH.write(branch)
    BRANCH.read(plain, "line")
    return plain


def branch_from_json(value: object, record: MatchRecord) -> Branch:
    """Read what `branch_to_json` wrote of a line of ``record``. Raises CodecError."""
    branch = cast("Branch", BRANCH.read(value, "line"))
    _check_branch(branch, record, "line")
    return branch


def study_to_json(study: Study) -> dict[str, Json]:
    """``study`` with everything in it; the secret of fair dice only when the match is over.

    Raises CodecError rather than write what cannot be read again.
    """
    record = record_to_json(study.record)
    extras = {name: shape.write(getattr(study, name)) for name, shape in EXTRAS.items()}
    _read_extras(extras, study.record)
    return {"format": FORMAT, "version": STUDY_VERSION, **record, **extras}


def study_from_json(value: object) -> Study:
    """Read what `study_to_json` wrote, or a record of version 1, and replay it. Raises CodecError."""
    plain = as_object(value, "study")
    if "version" not in plain:
        return Study(record_from_json(plain))
    _check_version(plain["version"])
    unknown = plain.keys() - {"version", *_RECORD_FIELDS, *EXTRAS}
    missing = EXTRAS.keys() - plain.keys()
    if unknown or missing:
        raise CodecError("study", f"the field {min(unknown | missing)[:40]!r} is unknown or missing")
    record = record_from_json({name: plain[name] for name in _RECORD_FIELDS if name in plain})
    return Study(record, **_read_extras(plain, record))


def study_to_text(study: Study) -> str:
    """`study_to_json` as the text of a file, one entry, comment or judgement a line. Raises CodecError."""
    plain = study_to_json(study)
    fields = (f"{json.dumps(name)}: {_field_text(name, value)}" for name, value in plain.items())
    return "{" + ",\n".join(fields) + "}\n"


def study_from_text(text: str) -> Study:
    """Read what `study_to_text` wrote, or a record of version 1. Raises CodecError."""
    return study_from_json(json_of(text, "study", MAX_TEXT))


def _check_version(version: object) -> None:
    number = Whole(1, _MAX_COUNT).read(version, "version")
    if number > STUDY_VERSION:
        raise CodecError("version", f"version {number} was made by a newer program")
    if number < STUDY_VERSION:
        raise CodecError("version", f"version {number} has no such field")


def _read_extras(plain: dict[str, Any], record: MatchRecord) -> dict[str, Any]:
    """The fields of a study beside its record, checked against it. Raises CodecError."""
    extras = {name: shape.read(plain[name], name) for name, shape in EXTRAS.items()}
    count = len(record.events)
    for index, comment in enumerate(extras["comments"]):
        _check_event(comment.event, count, f"comments[{index}].event")
    for index, branch in enumerate(extras["branches"]):
        _check_branch(branch, record, f"branches[{index}]")
    for index, analysis in enumerate(extras["analyses"]):
        _check_analysis(analysis, count, f"analyses[{index}]")
    return extras


def _check_event(event: int | None, count: int, where: str) -> None:
    if event is not None and event >= count:
        raise CodecError(where, f"there are only {count} events")


def _check_branch(branch: Branch, record: MatchRecord, where: str) -> None:
    if branch.keep > len(record.events):
        raise CodecError(f"{where}.keep", f"there are only {len(record.events)} events")
    state = record.states[branch.keep]
    for index, entry in enumerate(branch.entries):
        place = f"{where}.entries[{index}]"
        if isinstance(entry, TakenBack | Note):
            raise CodecError(place, "nothing is taken back in another line, and nothing is noted there")
        try:
            state = advance(state, entry)
        except Refused as refused:
            raise CodecError(place, f"the rules forbid this ({refused})") from None


def _check_analysis(analysis: Analysis, count: int, where: str) -> None:
    for name in ("plays", "cubes", "rolls", "resignations"):
        for index, judged in enumerate(getattr(analysis, name)):
            _check_event(judged.event, count, f"{where}.{name}[{index}].event")
    for index, play in enumerate(analysis.plays):
        if play.played is not None and play.played >= len(play.candidates):
            raise CodecError(f"{where}.plays[{index}].played", "there is no such candidate")


def _field_text(name: str, value: Json) -> str:
    if name == "header":
        return json.dumps(value, indent=1)
    if name == "analyses":
        return _list_text(_analysis_text(analysis) for analysis in cast("list[dict[str, Json]]", value))
    return _list_text(map(_compact, value)) if isinstance(value, list) else json.dumps(value)


def _analysis_text(plain: dict[str, Json]) -> str:
    return "{" + ",\n".join(f"{json.dumps(name)}: {_field_text(name, plain[name])}" for name in plain) + "}"


def _list_text(items: Iterable[str]) -> str:
    lines = ",\n".join(items)
    return f"[\n{lines}\n]" if lines else "[]"


def _compact(value: Json) -> str:
    return json.dumps(value, allow_nan=False)
