"""The table of the entrants of a new tournament, with what adds and removes them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bgdesk.app.side_by_side import labels
from bgdesk.app.tournament.new_field import NewField
from bgdesk.engine.levels import DEFAULT_LEVEL, styled
from bgdesk.match.tournament.entrants import MOST_ENTRANTS, Entrant
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import number_box
from bgdesk.ui.common.value_boxes import ChoiceBox
from bgdesk.ui.tournament.seed_table import SeedTable
from bgdesk.ui.words.levels import LevelChoice, level_name, rate_text
from bgdesk.ui.words.numbers import whole

_ID = Qt.ItemDataRole.UserRole
_MOST_LETTERS = 60
_SEED, _NAME, _STRENGTH, _RATING = range(4)


class EntrantsBox(QWidget):
    """``field`` is what the table shows."""

    edited = Signal()
    ordered = Signal()
    """Somebody was brought to another place by hand."""

    def __init__(
        self, levels: Sequence[LevelChoice], rating_of: Callable[[str], float], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.field = NewField(rating_of)
        self._levels = {one.id: one for one in levels}
        self.table = SeedTable()
        self.level = ChoiceBox()
        self.style_of_bot = ChoiceBox()
        self.how_many = number_box(1, MOST_ENTRANTS)
        #: Button: have computer players take part, as chosen before it
        self.add_bots = QPushButton(self.tr("Add &computers"))
        self.friend = QLineEdit()
        #: Button: have a friend take part, whose name stands before it
        self.add_friend = QPushButton(self.tr("Add &friend"))
        #: Button: have computer players take part until the tournament is full
        self.fill = QPushButton(self.tr("Fi&ll with a club field"))
        #: Button: somebody does not take part after all
        self.remove = QPushButton(self.tr("R&emove"))
        #: Button: an entrant comes one place further up in a list
        self.up = QPushButton(self.tr("&Up"))
        #: Button: an entrant comes one place further down in a list
        self.down = QPushButton(self.tr("Do&wn"))
        self._count = label(role="muted", scale=0.9)
        self._build()
        self._wire()
        self.show_field()

    def _build(self) -> None:
        #: Name of a list for a screen reader: who takes part in a tournament
        self.table.setAccessibleName(self.tr("Entrants"))
        self.table.setHeaderLabels(
            [
                #: Head of a column: the place of an entrant in the draw, from 1
                self.tr("Seed"),
                #: Head of a column: a person or computer player
                self.tr("Name"),
                #: Head of a column: how well somebody plays
                self.tr("Strength"),
                #: Head of a column: strength by results, a number
                self.tr("Rating"),
            ]
        )
        header = self.table.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(_NAME, QHeaderView.ResizeMode.Stretch)
        for column in (_SEED, _STRENGTH, _RATING):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        for button, text in (
            (self.up, self.tr("Bring this entrant up by one place (Alt+Up)")),
            (self.down, self.tr("Bring this entrant down by one place (Alt+Down)")),
        ):
            button.setToolTip(plain_tip(text))
            button.setAccessibleDescription(text)
        #: Name of a list for a screen reader: how well computer players play
        self.level.setAccessibleName(self.tr("Strength of the computers"))
        for one in self._levels.values():
            self.level.addItem(one.name, one.id)
        self.level.setCurrentIndex(max(0, self.level.findData(DEFAULT_LEVEL)))
        #: Name of a list for a screen reader: in which way computer players err
        self.style_of_bot.setAccessibleName(self.tr("Style of the computers"))
        #: Name of a number for a screen reader
        self.how_many.setAccessibleName(self.tr("Number of computers"))
        self.friend.setMaxLength(_MOST_LETTERS)
        #: In an empty field
        self.friend.setPlaceholderText(self.tr("Name of a friend at this computer"))
        self.friend.setAccessibleName(self.friend.placeholderText())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._count)
        layout.addWidget(self.table, 1)
        for row in (
            (self.how_many, self.level, self.style_of_bot, self.add_bots),
            (self.friend, self.add_friend),
            (self.fill, self.up, self.down, self.remove),
        ):
            layout.addLayout(_in_a_row(row))

    def _wire(self) -> None:
        self.level.currentIndexChanged.connect(self._offer_styles)
        self.add_bots.clicked.connect(self._add_bots)
        self.add_friend.clicked.connect(self._add_friend)
        self.friend.returnPressed.connect(self._add_friend)
        self.remove.clicked.connect(self._remove)
        self.table.itemSelectionChanged.connect(self._refresh)
        self.table.move_requested.connect(self._move)
        self.up.clicked.connect(lambda: self.table.step(-1))
        self.down.clicked.connect(lambda: self.table.step(1))
        self._offer_styles()

    @Slot()
    def _offer_styles(self) -> None:
        chosen = self._levels.get(self.level.currentData())
        self.style_of_bot.clear()
        #: In a list of styles: none in particular
        self.style_of_bot.addItem(self.tr("Any style"), "")
        for style in chosen.styles if chosen else ():
            self.style_of_bot.addItem(style.name, style.id)

    def show_field(self) -> None:
        """Show who takes part by now."""
        before = self.chosen
        self.table.clear()
        for seed, entrant in enumerate(self.field.entrants, 1):
            item = self.table.add([whole(seed), entrant.name, _strength(entrant), whole(entrant.rating)])
            item.setData(0, _ID, entrant.id)
            item.setTextAlignment(_RATING, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            if entrant.id == before:
                self.table.setCurrentItem(item)
        #: %n is how many take part
        self._count.setText(self.tr("%n entrant(s)", "", len(self.field.entrants)))
        self._refresh()
        self.edited.emit()

    @property
    def chosen(self) -> str:
        """The id of the entrant at whom the list is; empty where there is none."""
        item = self.table.currentItem()
        return item.data(0, _ID) if item else ""

    @Slot()
    def _refresh(self) -> None:
        last = len(self.field.entrants) - 1
        self.up.setEnabled(self.table.currentIndex().row() > 0)
        self.down.setEnabled(0 <= self.table.currentIndex().row() < last)
        room = MOST_ENTRANTS - len(self.field.entrants)
        self.remove.setEnabled(bool(self.chosen))
        for one in (self.add_bots, self.add_friend):
            one.setEnabled(room > 0)
        self.how_many.setMaximum(max(1, room))

    def show_seeds(self, *, shows: bool) -> None:
        """Whether the order in which they stand here is the one in which they are drawn."""
        self.table.setColumnHidden(_SEED, not shows)

    @Slot(int, int)
    def _move(self, row: int, place: int) -> None:
        self.field.move(self.field.entrants[row].id, place)
        self.ordered.emit()
        self.show_field()

    @Slot()
    def _add_bots(self) -> None:
        level, style = self.level.currentData(), self.style_of_bot.currentData()
        for _ in range(self.how_many.value()):
            self.field.add_bot(styled(level, style) if style else level)
        self.show_field()

    @Slot()
    def _add_friend(self) -> None:
        if self.field.add_person(self.friend.text().strip()):
            self.friend.clear()
            self.show_field()

    @Slot()
    def _remove(self) -> None:
        self.field.remove(self.chosen)
        self.show_field()


def _strength(entrant: Entrant) -> str:
    if entrant.level is None:
        return ""
    return labels(level_name(entrant.level), rate_text(entrant.level))


def _in_a_row(widgets: Sequence[QWidget]) -> QHBoxLayout:
    row = QHBoxLayout()
    for one in widgets:
        row.addWidget(one, 1 if isinstance(one, QLineEdit | ChoiceBox) else 0)
    return row
