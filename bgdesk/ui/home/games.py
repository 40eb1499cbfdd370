"""The games that the gallery shows."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.rules.variants import RULESETS
from bgdesk.ui.pages.names import COAN_KI
from bgdesk.ui.words.games import about_games, games_name


def games_shown() -> tuple[tuple[str, str, str], ...]:
    """The id of every game, its name, and a line about it."""
    offered = (game for game, ruleset in RULESETS.items() if ruleset.is_offered)
    known = ((game, games_name((game,)), about_games((game,))) for game in offered)
    translate = QCoreApplication.translate
    coan_ki = (
        COAN_KI,
        translate("Help", "Coan ki"),
        translate("StartPage", "An old Chinese race round a loop of sixteen spaces."),
    )
    return (*known, coan_ki)
