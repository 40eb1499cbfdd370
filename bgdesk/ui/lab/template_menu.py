"""Positions to begin with: such as have a name, and such as are drawn by chance."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from bgdesk.app.lab.drawing import DrawnPosition
from bgdesk.app.lab.lab import Lab
from bgdesk.app.lab.random_position import RandomPosition
from bgdesk.match.setup.templates import CLOSED_OUT, Template, closed_out, from_template
from bgdesk.source_text import QT_TRANSLATE_NOOP
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.persons import name_in_text

_NAMES: Mapping[Template, str] = MappingProxyType(
    {
        #: Menu entry: a position to begin with, as the next ones
        Template.START: QT_TRANSLATE_NOOP("Lab", "Start of this game"),
        Template.NACKGAMMON: QT_TRANSLATE_NOOP("Lab", "Nackgammon"),
        Template.EMPTY: QT_TRANSLATE_NOOP("Lab", "Empty board"),
        Template.HOLDING: QT_TRANSLATE_NOOP("Lab", "5-point holding game"),
        Template.ACE_POINT: QT_TRANSLATE_NOOP("Lab", "Ace-point game"),
        Template.RACE: QT_TRANSLATE_NOOP("Lab", "Race"),
        Template.BEAR_OFF: QT_TRANSLATE_NOOP("Lab", "Last six checkers"),
    }
)
_BACK_GAMES: Mapping[Template, str] = MappingProxyType(
    {
        Template.BACK_GAME_12: "1-2",
        Template.BACK_GAME: "1-3",
        Template.BACK_GAME_23: "2-3",
        Template.BACK_GAME_24: "2-4",
    }
)
"""The points that are held in the opponent's home board."""


def template_name(template: Template) -> str:
    """What a position to begin with is called."""
    if points := _BACK_GAMES.get(template):
        #: Menu entry: a back game by the two points that are held, as in 1-3
        return QCoreApplication.translate("Lab", "{points} back game").format(points=isolated(points))
    return QCoreApplication.translate("Lab", _NAMES[template])


class TemplateMenu(QObject):
    """The menu of ``button``."""

    told = Signal(str)
    """A sentence: something could not be read."""
    mentioned = Signal(str)
    """A sentence that need not stay."""

    def __init__(self, lab: Lab, random: RandomPosition, window: QWidget) -> None:
        super().__init__(window)
        self._lab = lab
        self._random = random
        #: Button: opens a menu of positions to begin with
        self.button = QPushButton(self.tr("Templates"), window)
        self.menu = QMenu(self.button)
        self.button.setMenu(self.menu)
        self._fill()
        random.drawn.connect(self._tell_drawn)
        random.failed.connect(self.told)

    def _fill(self) -> None:
        for template in Template:
            if template is Template.RACE:
                self._add_closeouts()
            self.menu.addAction(template_name(template), partial(self._begin, template))
        self.menu.addSeparator()
        #: Menu entry: a position of a match in the library, by chance
        self.menu.addAction(self.tr("&Random, from your matches"), self._draw)
        #: Menu entry: a position by chance, to which the computer comes by playing against itself
        self.menu.addAction(self.tr("Random, &played by the computer"), self._play)

    def _add_closeouts(self) -> None:
        #: Menu of positions: a checker of one player is closed out, some others are off
        below = QMenu(self.tr("Closeout"), self.menu)
        for off in CLOSED_OUT:
            below.addAction(self.tr("%n checker(s) off", "", off), partial(self._close_out, off))
        self.menu.addMenu(below)

    def _begin(self, template: Template) -> None:
        self._lab.change(from_template(self._lab.setup, template))

    def _close_out(self, off: int) -> None:
        self._lab.change(closed_out(self._lab.setup, off))

    @Slot()
    def _draw(self) -> None:
        self._random.from_matches()

    @Slot()
    def _play(self) -> None:
        if not self._random.is_busy:
            self.mentioned.emit(self.tr("The computer is playing some turns…"))
        self._random.from_play()

    @Slot(object)
    def _tell_drawn(self, drawn: DrawnPosition) -> None:
        match = drawn.match
        if match:
            text = self.tr("This position is from the match {white} vs {black}.")
            text = text.format(white=name_in_text(match.white), black=name_in_text(match.black))
        else:
            text = self.tr(
                "The computer came to this position in %n turn(s) against itself.", "", drawn.turns
            )
        self.mentioned.emit(text)
