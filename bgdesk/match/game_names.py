"""What the games are called, and a line about each, in English; the window translates them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bgdesk.match.match_types import games_of
from bgdesk.source_text import QT_TRANSLATE_NOOP, SourceText

_GAMES: Mapping[str, tuple[SourceText, SourceText]] = MappingProxyType(
    {
        #: Names of games, as all that follow; most stay as they are
        "backgammon": (
            QT_TRANSLATE_NOOP("Wording", "Backgammon"),
            QT_TRANSLATE_NOOP("Games", "The standard game, with the doubling cube."),
        ),
        "nackgammon": (
            QT_TRANSLATE_NOOP("Wording", "Nackgammon"),
            QT_TRANSLATE_NOOP(
                "Games", "Four checkers start at the back instead of two: longer and more positional."
            ),
        ),
        "hypergammon": (
            QT_TRANSLATE_NOOP("Wording", "Hypergammon"),
            QT_TRANSLATE_NOOP("Games", "Three checkers a side: short and wild."),
        ),
        "hypergammon2": (
            QT_TRANSLATE_NOOP("Wording", "Hypergammon (2 checkers)"),
            QT_TRANSLATE_NOOP("Games", "Hypergammon with two checkers a side."),
        ),
        "hypergammon1": (
            QT_TRANSLATE_NOOP("Wording", "Hypergammon (1 checker)"),
            QT_TRANSLATE_NOOP("Games", "Hypergammon with one checker a side."),
        ),
        "longgammon": (
            QT_TRANSLATE_NOOP("Wording", "Longgammon"),
            QT_TRANSLATE_NOOP("Games", "All fifteen checkers start on the 24-point."),
        ),
        "british": (
            QT_TRANSLATE_NOOP("Wording", "British five"),
            QT_TRANSLATE_NOOP("Games", "No more than five checkers may stand on a point."),
        ),
        "portes": (
            QT_TRANSLATE_NOOP("Wording", "Portes"),
            QT_TRANSLATE_NOOP(
                "Games", "Greek backgammon: no cube, no triple games, and the winner starts the next game."
            ),
        ),
        "tavla": (
            QT_TRANSLATE_NOOP("Wording", "Tavla"),
            QT_TRANSLATE_NOOP(
                "Games", "Turkish backgammon: as Portes, and a checker that hits at home stays there."
            ),
        ),
        "plakoto": (
            QT_TRANSLATE_NOOP("Wording", "Plakoto"),
            QT_TRANSLATE_NOOP("Games", "Single checkers are not hit but pinned where they stand."),
        ),
        "tapa": (
            QT_TRANSLATE_NOOP("Wording", "Tapa"),
            QT_TRANSLATE_NOOP("Games", "The Bulgarian game of pinning, played like Plakoto."),
        ),
        "fevga": (
            QT_TRANSLATE_NOOP("Wording", "Fevga"),
            QT_TRANSLATE_NOOP(
                "Games", "Both players move the same way round; even one checker blocks a point."
            ),
        ),
        "moultezim": (
            QT_TRANSLATE_NOOP("Wording", "Moultezim"),
            QT_TRANSLATE_NOOP("Games", "The Turkish game of blocking, played like Fevga."),
        ),
        "gul_bara": (
            QT_TRANSLATE_NOOP("Wording", "Gul Bara"),
            QT_TRANSLATE_NOOP(
                "Games", "A game of blocking in which a double brings all higher doubles with it."
            ),
        ),
        "acey_deucey": (
            QT_TRANSLATE_NOOP("Wording", "Acey-deucey"),
            QT_TRANSLATE_NOOP(
                "Games", "Checkers enter an empty board; doubles and 2 with 1 give another roll."
            ),
        ),
        "acey_deucey_american": (
            QT_TRANSLATE_NOOP("Wording", "Acey-deucey (American)"),
            QT_TRANSLATE_NOOP("Games", "Acey-deucey in which only 2 with 1 gives another roll."),
        ),
        "acey_deucey_european": (
            QT_TRANSLATE_NOOP("Wording", "Acey-deucey (European)"),
            QT_TRANSLATE_NOOP(
                "Games", "Acey-deucey in which a double brings the one on the other side of the dice."
            ),
        ),
        "acey_deucey_navy": (
            QT_TRANSLATE_NOOP("Wording", "Acey-deucey (Navy)"),
            QT_TRANSLATE_NOOP(
                "Games", "Acey-deucey in which all checkers enter before any passes the middle."
            ),
        ),
        "dutch": (
            QT_TRANSLATE_NOOP("Wording", "Dutch backgammon"),
            QT_TRANSLATE_NOOP(
                "Games", "Checkers enter an empty board; nobody hits before one of their own is home."
            ),
        ),
        "russian": (
            QT_TRANSLATE_NOOP("Wording", "Russian backgammon"),
            QT_TRANSLATE_NOOP("Games", "Both players enter, move and go home on the same side of the board."),
        ),
    }
)
"""By id of the ruleset: its name, and a line for somebody who does not know it."""

GAME_NAMES: Mapping[str, SourceText] = MappingProxyType({game: name for game, (name, _) in _GAMES.items()})
"""By id of the ruleset."""

GAME_LINES: Mapping[str, SourceText] = MappingProxyType({game: line for game, (_, line) in _GAMES.items()})
"""What is said about a game where it is chosen, by id of the ruleset."""

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
