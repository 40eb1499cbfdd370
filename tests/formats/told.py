"""What happened in a match, told so that different files about it can be compared.

A play is what every place of the mover gains, so that the order of its hops does not matter.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from bgdesk.match.events import (
    Doubled,
    GameStarted,
    OpeningRolled,
    Passed,
    Played,
    PlayedIllegally,
    Raised,
    Rolled,
    Taken,
)
from bgdesk.match.record import MatchRecord
from bgdesk.rules.player import Player

Action = tuple[object, ...]


@dataclass(frozen=True)
class ToldGame:
    """Score before the game, what was done, and winner and points if it ended."""

    score: tuple[int, int]
    actions: tuple[Action, ...]
    result: tuple[Player, int] | None


def told(record: MatchRecord) -> list[ToldGame]:
    """The games of ``record``."""
    starts = [index for index, event in enumerate(record.events) if isinstance(event, GameStarted)]
    games = []
    for start, end in zip(starts, [*starts[1:], len(record.events)], strict=True):
        before, after = record.states[start].score, record.states[end]
        has_ended = len(after.results) > len(record.states[start].results)
        last = after.results[-1] if has_ended else None
        result = (last.won_by, last.points) if last else None
        games.append(
            ToldGame((before.white, before.black), tuple(actions(record, range(start, end))), result)
        )
    return games


def actions(record: MatchRecord, indexes: Iterable[int]) -> Iterable[Action]:
    """Turns and cube actions, without rolls that were not played."""
    rolled: tuple[int, ...] = ()
    for index in indexes:
        match record.events[index]:
            case OpeningRolled() | Rolled() as event:
                rolled = tuple(sorted(event.dice.faces[:2]))
            case Played(player, steps):
                yield player, rolled, gained((step.source, step.target) for step in steps)
            case PlayedIllegally(player, written):
                yield player, rolled, written
            case Doubled(player) | Raised(player):
                yield player, "double"
            case Taken(player):
                yield player, "take"
            case Passed(player):
                yield player, "drop"


def gained(hops: Iterable[Iterable[int]]) -> frozenset[tuple[int, int]]:
    """How many checkers each place gains."""
    places: Counter[int] = Counter()
    for source, target in hops:
        places[source] -= 1
        places[target] += 1
    return frozenset((place, count) for place, count in places.items() if count)


def told_by_json(match: dict[str, Any]) -> list[ToldGame]:
    """The games of a match in GNU Backgammon's JSON, whose X is White."""
    return [_told_game(game) for game in match["games"]]


def _told_game(game: dict[str, Any]) -> ToldGame:
    info = game["info"]
    result = (_player(info["winner"]), info["points-won"]) if info.get("winner") else None
    done = [_action(action) for action in game["game"] if action["action"] != "resign"]
    return ToldGame((info["score-X"], info["score-O"]), tuple(done), result)


def _action(action: dict[str, Any]) -> Action:
    player = _player(action["player"])
    if action["action"] == "move":
        return player, tuple(sorted(action["dice"])), gained(action["move"])
    return player, action["action"]


def _player(letter: str) -> Player:
    return Player.WHITE if letter == "X" else Player.BLACK
