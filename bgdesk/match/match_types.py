"""Matches in which several games take turns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from bgdesk.rules.variants import NextStarter

MOST_GAMES = 12
"""Games in one round of a rotation."""


@dataclass(frozen=True, slots=True)
class Rotation:
    """``games`` (ids of rulesets) one after the other, until somebody has as many points as agreed.

    ``targets`` are the usual numbers of points, ``usual_target`` the one to offer first; ``starter`` says who
    starts the games after the first.
    """

    id: str
    games: tuple[str, ...]
    targets: tuple[int, ...]
    usual_target: int
    starter: NextStarter = NextStarter.PREVIOUS_WINNER


ROTATIONS: Mapping[str, Rotation] = MappingProxyType(
    {
        rotation.id: rotation
        for rotation in (
            Rotation("tavli", ("portes", "plakoto", "fevga"), (3, 5, 7), 5),
            Rotation("balkan", ("portes", "gul_bara", "tapa"), (5, 7), 7),
            Rotation("tavla_tapa_moultezim", ("tavla", "tapa", "moultezim"), (3, 5, 7), 5),
        )
    }
)
"""The rotations that have a name, by id."""


_AND = "+"


def rotation_id(games: tuple[str, ...]) -> str:
    """The name under which matches of these games are kept together: that of a rotation, else the games."""
    return next((known.id for known in ROTATIONS.values() if known.games == games), _AND.join(games))


def is_own_choice(games: tuple[str, ...]) -> bool:
    """Whether players put these games in turn themselves, so that they also agree on who starts."""
    return len(games) > 1 and rotation_id(games) not in ROTATIONS


def usual_starter(games: tuple[str, ...]) -> NextStarter:
    """Who starts a game after the first where ``games`` take turns and nothing else is agreed."""
    known = ROTATIONS.get(rotation_id(games))
    return known.starter if known else NextStarter.PREVIOUS_WINNER


def games_of(game_id: str) -> tuple[str, ...]:
    """The games that `MatchOptions.game_id` names: one ruleset, or those of a rotation in turn."""
    return ROTATIONS[game_id].games if game_id in ROTATIONS else tuple(game_id.split(_AND))
