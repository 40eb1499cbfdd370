"""What the games are called, in English; the window translates the names."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bgdesk.match.match_types import games_of
from bgdesk.source_text import QT_TRANSLATE_NOOP, SourceText

GAME_NAMES: Mapping[str, SourceText] = MappingProxyType(
    {
        #: Names of games, as all that follow; most stay as they are
        "backgammon": QT_TRANSLATE_NOOP("Wording", "Backgammon"),
        "nackgammon": QT_TRANSLATE_NOOP("Wording", "Nackgammon"),
        "hypergammon": QT_TRANSLATE_NOOP("Wording", "Hypergammon"),
        "hypergammon2": QT_TRANSLATE_NOOP("Wording", "Hypergammon (2 checkers)"),
        "hypergammon1": QT_TRANSLATE_NOOP("Wording", "Hypergammon (1 checker)"),
        "longgammon": QT_TRANSLATE_NOOP("Wording", "Longgammon"),
        "british": QT_TRANSLATE_NOOP("Wording", "British five"),
        "portes": QT_TRANSLATE_NOOP("Wording", "Portes"),
        "tavla": QT_TRANSLATE_NOOP("Wording", "Tavla"),
        "plakoto": QT_TRANSLATE_NOOP("Wording", "Plakoto"),
        "tapa": QT_TRANSLATE_NOOP("Wording", "Tapa"),
        "fevga": QT_TRANSLATE_NOOP("Wording", "Fevga"),
        "moultezim": QT_TRANSLATE_NOOP("Wording", "Moultezim"),
        "gul_bara": QT_TRANSLATE_NOOP("Wording", "Gul Bara"),
        "acey_deucey": QT_TRANSLATE_NOOP("Wording", "Acey-deucey"),
        "acey_deucey_american": QT_TRANSLATE_NOOP("Wording", "Acey-deucey (American)"),
        "acey_deucey_european": QT_TRANSLATE_NOOP("Wording", "Acey-deucey (European)"),
        "acey_deucey_navy": QT_TRANSLATE_NOOP("Wording", "Acey-deucey (Navy)"),
        "dutch": QT_TRANSLATE_NOOP("Wording", "Dutch backgammon"),
        "russian": QT_TRANSLATE_NOOP("Wording", "Russian backgammon"),
    }
)
"""By id of the ruleset."""

ROTATION_NAMES: Mapping[str, SourceText] = MappingProxyType(
    {
        "tavli": QT_TRANSLATE_NOOP("Games", "Tavli"),
        "balkan": QT_TRANSLATE_NOOP("Games", "Balkan rotation"),
        "tavla_tapa_moultezim": QT_TRANSLATE_NOOP("Games", "Tavla, Tapa, Moultezim"),
    }
)


def game_names(game_id: str) -> tuple[SourceText, ...]:
    """The names of what `MatchOptions.game_id` says, several where games take turns; else that text."""
    if game_id in ROTATION_NAMES:
        return (ROTATION_NAMES[game_id],)
    games = games_of(game_id)
    known = set(games) <= GAME_NAMES.keys()
    return tuple(GAME_NAMES[game] for game in games) if known else (SourceText(game_id),)


def game_name(game_id: str) -> str:
    """`game_names` in English, with commas."""
    return ", ".join(game_names(game_id))
