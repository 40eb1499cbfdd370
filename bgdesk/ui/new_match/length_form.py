"""How long: a match to so many points, or a money session."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from bgdesk.app.settings import table
from bgdesk.app.settings.setting import Value
from bgdesk.app.table.new_match import Values, chosen
from bgdesk.match.options import MAX_LENGTH, MONEY
from bgdesk.ui.common.plain_text import PlainLabel
from bgdesk.ui.common.rows import number_box
from bgdesk.ui.common.segments import Segments

LENGTHS = (1, 3, 5, 7, 9, 11, 13, 15, 17, 21, 25)
LENGTHS_BY_CHECKERS = (1, 25, 50, 75, 99)
"""Where a game may count up to fifteen."""

_ANY = tuple(sorted({*LENGTHS, *LENGTHS_BY_CHECKERS}))


class LengthForm(QWidget):
    """The usual lengths as buttons, any other as a number."""

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = Segments(
            ((1, self.tr("Points match")), (MONEY, self.tr("Money session"))),
            self.tr("Kind of play"),
        )
        #: Name of a field for a screen reader: how many points win the match
        self.usual = Segments(tuple((n, str(n)) for n in _ANY), self.tr("Points"))
        self.points = number_box(1, MAX_LENGTH)
        self.games = number_box(0, table.LAST_GAMES.maximum)
        self._points_title = PlainLabel(self.tr("Other length:"))
        #: Label of a field: how many games a session has
        self._games_title = PlainLabel(self.tr("Games:"))
        self._build()
        self._wire()
        self.offer(LENGTHS)

    def offer(self, lengths: tuple[int, ...]) -> None:
        """Show a button for each of ``lengths`` and no others."""
        for length in _ANY:
            self.usual.button(length).setVisible(length in lengths)
        self.usual.set_value(self.points.value())

    def _build(self) -> None:
        self.points.setAccessibleName(self.tr("Points of the match"))
        self.games.setSpecialValueText(self.tr("Unlimited"))
        self.games.setAccessibleName(self.tr("Games of the session"))
        row = QHBoxLayout()
        for widget, stretch in (
            (self.usual, 1),
            (self._points_title, 0),
            (self.points, 0),
            (self._games_title, 0),
            (self.games, 1),
        ):
            row.addWidget(widget, stretch)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.kind)
        layout.addLayout(row)

    def _wire(self) -> None:
        self.kind.chosen.connect(self._refresh)
        self.usual.chosen.connect(self._usual_chosen)
        self.points.valueChanged.connect(self._refresh)
        self.games.valueChanged.connect(self._refresh)

    def play_for_money(self, is_money: bool) -> None:
        """Choose a money session, or a match."""
        self.kind.set_value(MONEY if is_money else 1)
        self._refresh()

    @Slot(object)
    def _usual_chosen(self, length: int) -> None:
        self.points.setValue(length)
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        is_money = self.kind.value == MONEY
        for widget in (self.usual, self._points_title, self.points):
            widget.setVisible(not is_money)
        for widget in (self._games_title, self.games):
            widget.setVisible(is_money)
        self.usual.set_value(self.points.value())
        self.edited.emit()

    @property
    def values(self) -> dict[str, Value]:
        """What is chosen, by key of the setting; a number still being typed counts."""
        for box in (self.points, self.games):
            box.interpretText()
        return {
            table.LAST_LENGTH.key: MONEY if self.kind.value == MONEY else self.points.value(),
            table.LAST_GAMES.key: self.games.value(),
        }

    def set_values(self, values: Values) -> None:
        """Show ``values``."""
        length = chosen(values, table.LAST_LENGTH)
        self.kind.set_value(MONEY if length == MONEY else 1)
        with QSignalBlocker(self.points):
            self.points.setValue(length or table.LAST_LENGTH.default)
        self.games.setValue(chosen(values, table.LAST_GAMES))
        self._refresh()
