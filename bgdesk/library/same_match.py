"""The same match in different files: known by its players, games and plays, whoever sat on which side."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, TypeVar

from bgdesk.match.events import (
    Event,
    OpeningRolled,
    Played,
    PlayedIllegally,
    PositionSet,
    Rolled,
    ScoreSet,
    Settled,
)
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState
from bgdesk.match.study import Analysis, Comment, Study
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Content:
    """``key`` is the same for two records of one match, event by event.

    ``is_turned``: seen from Black's side. Two records of one key of which one is turned have their seats
    the other way round.
    """

    key: str
    is_turned: bool


def content_of(record: MatchRecord) -> Content:
    """What tells ``record`` from other matches: who played what to how many points, and everything in it.

    Names are compared without case, blanks and underscores, which programs write as they like; rules that
    not every format says are left out.
    """
    header = record.header
    names = _plain(header.seats.white.name), _plain(header.seats.black.name)
    is_turned = names[1] < names[0]
    first = Player.BLACK if is_turned else Player.WHITE
    options = header.options
    told: list[object] = [sorted(names), options.length, options.games_played]
    told += (_essence(*one, first) for one in _steps(record))
    return Content(hashlib.sha256(repr(told).encode()).hexdigest()[:32], is_turned)


def _plain(name: str) -> str:
    return "".join(name.casefold().replace("_", " ").split())


def _steps(record: MatchRecord) -> Iterator[tuple[Event, MatchState]]:
    """Each event with the state after it."""
    return zip(record.events, record.states[1:], strict=True)


def _essence(event: Event, after: MatchState, first: Player) -> tuple[object, ...]:
    """What happened, with the players as 0 (``first``) and 1."""
    kind = type(event).__name__
    match event:
        case OpeningRolled():
            starter = after.turn and int(after.turn is not first)
            return kind, starter, *sorted((event.white_die, event.black_die))
        case Rolled():
            return kind, int(event.player is not first), event.dice.high, event.dice.low
        case Played() | PlayedIllegally():
            return "Played", int(event.player is not first), *_board(after.position, first)
        case PositionSet():
            turn = event.turn and int(event.turn is not first)
            return kind, turn, event.cube.value, *_board(event.position, first)
        case ScoreSet():
            points = {Player.WHITE: event.white, Player.BLACK: event.black}
            return kind, event.number, points[first], points[first.opponent]
        case Settled():
            return kind, int(event.winner is not first), event.points
    player = getattr(event, "player", None)
    return kind, player and int(player is not first), getattr(event, "level", None)


def _board(position: Position, first: Player) -> tuple[object, ...]:
    return position.of(first), position.of(first.opponent)


def gathered(own: Study, other: Study, *, is_mirrored: bool) -> Study:
    """``own`` with what ``other``, another file of the same match, says besides; nothing twice.

    ``is_mirrored``: the players of ``other`` sit the other way round. Its lines are left out then.
    """
    named = {name for name, _ in own.tags}
    known = {_key(analysis) for analysis in own.analyses}
    analyses = (mirrored(one) if is_mirrored else one for one in other.analyses if _key(one) not in known)
    comments: tuple[Comment, ...] = tuple(one for one in other.comments if one not in own.comments)
    branches = () if is_mirrored else tuple(one for one in other.branches if one not in own.branches)
    tags = () if is_mirrored else tuple(tag for tag in other.tags if tag[0] not in named)
    return replace(
        own,
        tags=(*own.tags, *tags),
        comments=(*own.comments, *comments),
        branches=(*own.branches, *branches),
        analyses=(*own.analyses, *analyses),
    )


def _key(analysis: Analysis) -> tuple[str, str, str]:
    return analysis.engine, analysis.level, analysis.settings


def mirrored(value: T) -> T:
    """``value`` with the players in each other's seats, however deep they stand in it."""
    return _mirrored(value)  # type: ignore[no-any-return]


def _mirrored(value: Any) -> Any:
    if isinstance(value, Player):
        return value.opponent
    if isinstance(value, Position):
        return value.swapped()
    if isinstance(value, tuple):
        return tuple(map(_mirrored, value))
    if is_dataclass(value) and not isinstance(value, type):
        return replace(value, **{one.name: _mirrored(getattr(value, one.name)) for one in fields(value)})
    return value
