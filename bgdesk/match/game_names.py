"""The games in English, for sentences that are not translated: those of files and of the command line."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bgdesk.match.match_types import games_of

GAME_NAMES: Mapping[str, str] = MappingProxyType(
    {
        "backgammon": "Backgammon",
        "nackgammon": "Nackgammon",
        "hypergammon": "Hypergammon",
        "hypergammon2": "Hypergammon (2 checkers)",
        "hypergammon1": "Hypergammon (1 checker)",
        "longgammon": "Longgammon",
        "british": "British five",
        "portes": "Portes",
        "tavla": "Tavla",
        "plakoto": "Plakoto",
        "tapa": "Tapa",
        "fevga": "Fevga",
        "moultezim": "Moultezim",
        "gul_bara": "Gul Bara",
        "acey_deucey": "Acey-deucey",
        "acey_deucey_american": "Acey-deucey (American)",
        "acey_deucey_european": "Acey-deucey (European)",
        "acey_deucey_navy": "Acey-deucey (Navy)",
        "dutch": "Dutch backgammon",
        "russian": "Russian backgammon",
    }
)
"""By id of the ruleset."""

ROTATION_NAMES: Mapping[str, str] = MappingProxyType(
    {
        "tavli": "Tavli",
        "balkan": "Balkan rotation",
        "tavla_tapa_moultezim": "Tavla, Tapa, Moultezim",
    }
)


def game_name(game_id: str) -> str:
    """The name of what `MatchOptions.game_id` says; of anything else just that."""
    if game_id in ROTATION_NAMES:
        return ROTATION_NAMES[game_id]
    games = games_of(game_id)
    known = set(games) <= GAME_NAMES.keys()
    return ", ".join(GAME_NAMES[game] for game in games) if known else game_id
