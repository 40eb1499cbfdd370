"""The parameters of the games that are trained, written down independently of `bgdesk.rules`."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from types import MappingProxyType
from typing import NamedTuple


class RelationCode(IntEnum):
    """How the paths lie to each other."""

    CONTRARY = 0
    DIAGONAL = 1
    SAME = 2


class ContactCode(IntEnum):
    """What landing on an opposing checker does."""

    HIT = 0
    PIN = 1
    BLOCK = 2


class Reserve(IntEnum):
    """Which moves are allowed while checkers wait to be brought in."""

    NONE = 0
    FREE = 1
    ALL_FIRST = 2
    BARRIER = 3


class TrainedGame(NamedTuple):
    """The parameters of a game; 1 means yes.

    ``levels`` is the highest multiplier, 0 when the loser pays for each checker. ``cascade`` is the number
    of plain turns of a player before their doubles run up to sixes, 0 for never.
    """

    relation: RelationCode = RelationCode.CONTRARY
    contact: ContactCode = ContactCode.HIT
    reserve: Reserve = Reserve.NONE
    hit_lock: int = 0
    runner: int = 0
    prime_at_start: int = 0
    prime_in_front: int = 0
    double_complement: int = 0
    double_roll: int = 0
    ace_deuce: int = 0
    ace_complement: int = 0
    cascade: int = 0
    rest_to_opponent: int = 0
    exact: int = 0
    pinned_bear_off: int = 0
    mother: int = 0
    levels: int = 3
    stalemate: int = 0
    checkers: int = 15
    max_stack: int = 0
    no_hit_and_run: int = 0


_PINNING = TrainedGame(contact=ContactCode.PIN, mother=1, levels=2, stalemate=1)
_PARALLEL = TrainedGame(RelationCode.DIAGONAL, ContactCode.BLOCK, runner=1, prime_at_start=1,
                        prime_in_front=1, levels=2, stalemate=1)  # fmt: skip

GAMES: Mapping[str, TrainedGame] = MappingProxyType(
    {
        "backgammon": TrainedGame(),
        "plakoto": _PINNING,
        "fevga": _PARALLEL,
        "gul_bara": TrainedGame(
            RelationCode.DIAGONAL, ContactCode.BLOCK, cascade=3, rest_to_opponent=1, levels=2, stalemate=1
        ),
        "acey_deucey": TrainedGame(reserve=Reserve.FREE, double_roll=1, ace_deuce=1, levels=0),
        "russian": TrainedGame(
            RelationCode.SAME, reserve=Reserve.ALL_FIRST, double_complement=1, double_roll=1
        ),
        "dutch": TrainedGame(reserve=Reserve.FREE, hit_lock=1),
        "longgammon": TrainedGame(),
        "acey_deucey_american": TrainedGame(reserve=Reserve.FREE, ace_deuce=1, levels=0),
        "acey_deucey_european": TrainedGame(
            reserve=Reserve.FREE, double_complement=1, double_roll=1, ace_deuce=1, ace_complement=1,
            exact=1, levels=0,
        ),
        "acey_deucey_navy": TrainedGame(
            reserve=Reserve.BARRIER, double_roll=1, ace_deuce=1, exact=1, levels=0
        ),
    }
)  # fmt: skip
"""The games by the id of their ruleset, in the order in which they are trained."""

STARTS: Mapping[str, Mapping[int, int]] = MappingProxyType(
    {"backgammon": {24: 2, 13: 5, 8: 3, 6: 5}}
    | {name: {24: 15} for name in ("plakoto", "fevga", "gul_bara", "longgammon")}
)
"""Where a player's checkers are at the start, in that player's own numbers; the rest is in reserve."""

TRAINED = tuple(name for name in GAMES if name != "backgammon")
"""The games that have a network; backgammon is here for its well-known counts."""
