"""The pages about playing well, in their order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible

from bgdesk.source_text import QT_TRANSLATE_NOOP
from bgdesk.ui.pages.help_page import HelpPage, Picture
from bgdesk.ui.pages.help_pages import read_page
from bgdesk.ui.pages.names import (
    BEARING_OFF,
    DOUBLING,
    ETIQUETTE,
    GLOSSARY,
    HISTORY,
    MATCH_PLAY,
    OPENINGS,
    PLANS,
    RACE,
    READING,
    SAFE_PLAY,
    TIPS,
)
from bgdesk.ui.reading.figures import read_figures
from bgdesk.ui.reading.filling import POSITION, Filling
from bgdesk.ui.reading.positions import read_positions

_TITLES: Mapping[str, str] = MappingProxyType(
    {
        #: Title of a page: running, holding, blitz, prime, back game
        PLANS: QT_TRANSLATE_NOOP("Reading", "Game plans"),
        OPENINGS: QT_TRANSLATE_NOOP("Reading", "Opening moves"),
        #: Title of a page: when to play safe and when to take a risk
        SAFE_PLAY: QT_TRANSLATE_NOOP("Reading", "Safe or bold"),
        #: Title of a page: the doubling cube
        DOUBLING: QT_TRANSLATE_NOOP("Reading", "Doubling"),
        #: Title of a page: what the score of a match changes
        MATCH_PLAY: QT_TRANSLATE_NOOP("Reading", "Playing to the score"),
        RACE: QT_TRANSLATE_NOOP("Reading", "Races and counting"),
        BEARING_OFF: QT_TRANSLATE_NOOP("Reading", "Bearing off"),
        #: Title of a page: advice in short
        TIPS: QT_TRANSLATE_NOOP("Reading", "Tips"),
        ETIQUETTE: QT_TRANSLATE_NOOP("Reading", "Etiquette"),
        #: Title of a page: where the game comes from
        HISTORY: QT_TRANSLATE_NOOP("Reading", "History"),
        GLOSSARY: QT_TRANSLATE_NOOP("Reading", "Glossary"),
    }
)


class ToldInWords:
    """The positions that are told in words: those asked for, or all others where a screen reader listens."""

    def __init__(self) -> None:
        self._names: set[str] = set()

    def turn(self, name: str) -> None:
        """Tell a position, or do not any more."""
        self._names ^= {name}

    def holds(self, name: str) -> bool:
        """Whether this one is told."""
        return (name in self._names) != QAccessible.isActive()


def reading_pages(
    folder: Path, picture: Picture, language: str, *, may_try: bool = True
) -> tuple[HelpPage, ...]:
    """The pages in ``folder``, translated where they have been; ``picture`` draws their positions.

    ``may_try``: these may be tried and played from there.
    """
    told = ToldInWords()

    def text(name: str) -> Callable[[], str]:
        def filled() -> str:
            filling = Filling(read_figures(folder), read_positions(folder), may_try=may_try)
            return filling.filled(read_page(folder, name, language), told.holds)

        return filled

    #: Heading in the list of help pages: those about playing well
    heading = QCoreApplication.translate("Reading", "Playing well")
    return tuple(
        HelpPage(
            name,
            QCoreApplication.translate("Reading", _TITLES[name]),
            text(name),
            picture,
            draws=POSITION,
            heading=heading if name == READING[0] else "",
            turn_words=told.turn,
        )
        for name in READING
    )
