"""Which game is played: one of the rulesets, or several in turn, with the rules that can be agreed for it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice, pairwise

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bgdesk.app.settings import table
from bgdesk.app.settings.setting import Value
from bgdesk.app.table.new_match import Values, chosen
from bgdesk.match.match_types import games_of, is_own_choice, rotation_id
from bgdesk.match.options import rule_options_of
from bgdesk.ui.common.grouped_list import GroupedList
from bgdesk.ui.common.plain_text import PlainLabel, plain_tip
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.value_boxes import ChoiceBox
from bgdesk.ui.words.games import (
    Group,
    about_games,
    games_name,
    group_name,
    offered_games,
    offered_rotations,
    option_help,
    option_name,
)
from bgdesk.ui.words.prompts import variant_name

Preview = Callable[[str], QImage | None]
"""Draws the set-up of a ruleset, by its id."""

CUSTOM = "custom"
"""The entry of the list for games that the user puts in turn."""
COAN_KI = "coan_ki"
"""The entry of the list for the game that has a window of its own."""
MOST_IN_TURN = 4


class GameForm(QWidget):
    """The list of games in groups, a line about the chosen one, its set-up and its own rules."""

    edited = Signal()
    coan_ki_requested = Signal()
    """The game that is played in another window was chosen; this form keeps the one before."""

    def __init__(self, preview: Preview | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preview = preview
        self._chosen_options: set[str] = set()
        self._shown_row = 0
        self.games = GroupedList()
        #: Button, a noun: shows the rules
        self.rules = QPushButton(self.tr("&Rules…"))
        self.in_turn = tuple(self._new_turn_list(number) for number in range(1, MOST_IN_TURN + 1))
        self.new_opening = QCheckBox(self.tr("A new opening roll for each game"))
        self.options: dict[str, QCheckBox] = {}
        self._turns = QWidget()
        self._about = label(role="muted", scale=0.9)
        self._picture = PlainLabel()
        self._option_rows = QGridLayout()
        self._fill()
        for known in islice(offered_rotations(), 1):
            self._put_in_turn(known.games)
        self._build()
        self.games.currentIndexChanged.connect(self._changed)
        for box in self.in_turn:
            box.currentIndexChanged.connect(self._changed)
        self.new_opening.toggled.connect(self._changed)
        self.set_values({})

    def _new_turn_list(self, number: int) -> QComboBox:
        box = ChoiceBox()
        #: Label of a list: several games are played in turn, over and over
        box.setAccessibleName(self.tr("Game {number} of the round").format(number=number))
        if number > 2:
            box.addItem(self.tr("No more games"), "")
        for game in (game for group in Group for game in offered_games(group)):
            box.addItem(variant_name(game), game)
        return box

    def _fill(self) -> None:
        """Every group with its heading, which cannot be chosen."""
        for group in Group:
            entries = [(variant_name(game), game) for game in offered_games(group)]
            if group is Group.ROTATIONS:
                entries = [(games_name(each.games), each.id) for each in offered_rotations()]
                entries.append((self.tr("Games of my choice…"), CUSTOM))
            if entries:
                self.games.add_heading(group_name(group))
            for name, value in entries:
                self.games.addItem(name, value)
        self.games.add_heading(self.tr("In a window of its own"))
        self.games.addItem(self.tr("Coan ki…"), COAN_KI)
        self.games.setMaxVisibleItems(self.games.count())

    def _build(self) -> None:
        self._about.setWordWrap(True)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        #: Name of a list for a screen reader: which game is played
        self.games.setAccessibleName(self.tr("Game"))
        self.new_opening.setToolTip(self.tr("Otherwise the winner of a game starts the next."))
        self.new_opening.setAccessibleDescription(self.new_opening.toolTip())
        turns = QGridLayout(self._turns)
        turns.setContentsMargins(0, 0, 0, 0)
        for column, box in enumerate(self.in_turn):
            turns.addWidget(box, 0, column)
            turns.setColumnStretch(column, 1)
        turns.addWidget(self.new_opening, 1, 0, 1, MOST_IN_TURN)
        chosen_game = QHBoxLayout()
        chosen_game.addWidget(self.games, 1)
        chosen_game.addWidget(self.rules)
        words = QVBoxLayout()
        words.addLayout(chosen_game)
        words.addWidget(self._about)
        words.addLayout(self._option_rows)
        words.addStretch(1)
        columns = QHBoxLayout()
        columns.setSpacing(14)
        columns.addLayout(words, 1)
        columns.addWidget(self._picture)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(columns)
        layout.addWidget(self._turns)

    @property
    def chosen_games(self) -> tuple[str, ...]:
        """The ids of the rulesets, in turn."""
        value = self.games.currentData()
        if value == CUSTOM:
            return tuple(box.currentData() for box in self.in_turn if box.currentData())
        return games_of(value)

    @property
    def values(self) -> dict[str, Value]:
        """What is chosen, by key of the setting."""
        options = (option for option in self.options if option in self._chosen_options)
        return {
            table.LAST_VARIANT.key: rotation_id(self.chosen_games),
            table.LAST_RULE_OPTIONS.key: " ".join(options),
            table.LAST_NEW_OPENING.key: self.new_opening.isChecked(),
        }

    def set_values(self, values: Values) -> None:
        """Show ``values``; the usual game where they name none that is offered."""
        games = games_of(chosen(values, table.LAST_VARIANT))
        self._chosen_options = set(chosen(values, table.LAST_RULE_OPTIONS).split())
        index = self.games.findData(rotation_id(games))
        with QSignalBlocker(self.new_opening):
            self.new_opening.setChecked(chosen(values, table.LAST_NEW_OPENING))
        with QSignalBlocker(self.games):
            if index < 0 and len(games) > 1 and self._put_in_turn(games):
                index = self.games.findData(CUSTOM)
            usual = self.games.findData(table.LAST_VARIANT.default)
            self.games.setCurrentIndex(index if index >= 0 else usual)
        self._show_game()

    def set_rules(self, values: Values) -> None:
        """Show the rules of the chosen game in ``values``."""
        self._chosen_options = set(chosen(values, table.LAST_RULE_OPTIONS).split())
        with QSignalBlocker(self.new_opening):
            self.new_opening.setChecked(chosen(values, table.LAST_NEW_OPENING))
        for option, box in self.options.items():
            with QSignalBlocker(box):
                box.setChecked(option in self._chosen_options)
        self._show_game()

    def _put_in_turn(self, games: tuple[str, ...]) -> bool:
        """Show ``games`` in the lists; False where one of them is not offered."""
        places = [box.findData(game) for box, game in zip(self.in_turn, games, strict=False)]
        if len(games) > MOST_IN_TURN or min(places) < 0:
            return False
        for box, place in zip(self.in_turn, (*places, 0, 0, 0, 0), strict=False):
            with QSignalBlocker(box):
                box.setCurrentIndex(place)
        return True

    @Slot()
    def _changed(self) -> None:
        if self.games.currentData() == COAN_KI:
            with QSignalBlocker(self.games):
                self.games.setCurrentIndex(self._shown_row)
            self.coan_ki_requested.emit()
            return
        self._show_game()
        self.edited.emit()

    def _show_game(self) -> None:
        games = self.chosen_games
        self._shown_row = self.games.currentIndex()
        self._turns.setVisible(self.games.currentData() == CUSTOM)
        self.new_opening.setVisible(is_own_choice(games))
        has_openings = is_own_choice(games) and self.new_opening.isChecked()
        self._about.setText(about_games(games, winner_starts=not has_openings))
        self._show_picture(games[0])
        self._show_options(games)

    def _show_picture(self, game: str) -> None:
        image = self._preview(game) if self._preview else None
        self._picture.setVisible(image is not None)
        if image is not None:
            self._picture.setPixmap(QPixmap.fromImage(image))
            #: Name of a picture for a screen reader; {game} is the name of a game
            self._picture.setAccessibleName(self.tr("The set-up of {game}").format(game=variant_name(game)))

    def _show_options(self, games: tuple[str, ...]) -> None:
        wanted = rule_options_of(games)
        if wanted != tuple(self.options):
            self._lay_options(wanted)
        for option, box in self.options.items():
            box.setText(option_name(option, games))

    def _lay_options(self, wanted: tuple[str, ...]) -> None:
        while item := self._option_rows.takeAt(0):
            widget = item.widget()
            if widget:
                widget.deleteLater()
        self.options = {}
        for row, option in enumerate(wanted):
            self._add_option(option, row)
        for before, after in pairwise((self.rules, *self.options.values())):
            self.setTabOrder(before, after)

    def _add_option(self, option: str, row: int) -> None:
        box = QCheckBox()
        box.setToolTip(plain_tip(option_help(option)))
        box.setAccessibleDescription(option_help(option))
        box.setChecked(option in self._chosen_options)
        box.toggled.connect(lambda on: self._choose_option(option, on))
        self.options[option] = box
        self._option_rows.addWidget(box, row, 0)
        box.show()  # else it takes no room before the next round of events

    def _choose_option(self, option: str, on: bool) -> None:
        (self._chosen_options.add if on else self._chosen_options.discard)(option)
        self.edited.emit()
