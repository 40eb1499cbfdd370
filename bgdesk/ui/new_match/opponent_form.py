"""Who plays: a computer, a friend, or two computers, and which colour is mine."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QLineEdit, QVBoxLayout, QWidget

from bgdesk.app.settings import table
from bgdesk.app.settings.setting import Value
from bgdesk.app.table import new_match
from bgdesk.app.table.new_match import Values, chosen
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import add_row, new_form
from bgdesk.ui.common.segments import Segments
from bgdesk.ui.words.levels import LevelChoice


class OpponentForm(QWidget):
    """The choice of players."""

    edited = Signal()

    def __init__(self, levels: Sequence[LevelChoice], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._levels = tuple(levels)
        self.opponent = Segments(
            (
                (new_match.AGAINST_BOT, self.tr("The computer")),
                (new_match.AGAINST_FRIEND, self.tr("Two players, one computer")),
                (new_match.BOTS, self.tr("Computer vs computer")),
            ),
            #: Name of a list for a screen reader
            self.tr("Opponent"),
        )
        #: Name of a list for a screen reader: how well the computer plays
        self.level = self._new_level_list(self.tr("Strength"))
        self.second_level = self._new_level_list(self.tr("Strength of Black"))
        self.friend = QLineEdit()
        self.colour = Segments(
            (
                #: A choice: the colour of the checkers
                (new_match.WHITE, self.tr("White")),
                #: A choice: the colour of the checkers
                (new_match.BLACK, self.tr("Black")),
                #: A choice: the colour of the checkers is left to chance
                (new_match.RANDOM, self.tr("Either")),
            ),
            self.tr("Your checkers"),
        )
        self._problem = label(role="warning", scale=0.9)
        self._build()
        self._wire()

    def _new_level_list(self, name: str) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(name)
        for level in self._levels:
            box.addItem(_with_strength(level), level.id)
            if level.tip:
                box.setItemData(box.count() - 1, plain_tip(level.tip), Qt.ItemDataRole.ToolTipRole)
                box.setToolTip(plain_tip(level.tip))
        return box

    def _build(self) -> None:
        self.friend.setMaxLength(table.LAST_GUEST.max_length)
        #: In an empty field: the name of a friend who plays at the same computer
        self.friend.setPlaceholderText(self.tr("Guest"))
        self._problem.setWordWrap(True)
        self._form = new_form()
        #: Label of a list
        self._level_title = add_row(self._form, self.tr("&Strength"), self.level)
        add_row(self._form, self.tr("Str&ength of Black"), self.second_level)
        #: Label of a field: the name of the friend
        add_row(self._form, self.tr("&Name"), self.friend)
        add_row(self._form, self.tr("Your checkers"), self.colour)
        self._form.addRow(self._problem)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.opponent)
        layout.addLayout(self._form)

    def _wire(self) -> None:
        for segments in (self.opponent, self.colour):
            segments.chosen.connect(self._refresh)
        for box in (self.level, self.second_level):
            box.currentIndexChanged.connect(self._refresh)
        self.friend.textChanged.connect(self._refresh)

    def show_strength(self, *, shows: bool) -> None:
        """Tell the measured strength of the levels, or only their names."""
        for box in (self.level, self.second_level):
            for number, level in enumerate(self._levels):
                box.setItemText(number, _with_strength(level) if shows else level.name)

    @Slot()
    def _refresh(self) -> None:
        kind = self.opponent.value
        self._form.setRowVisible(self.level, kind != new_match.AGAINST_FRIEND)
        self._form.setRowVisible(self.second_level, kind == new_match.BOTS)
        self._form.setRowVisible(self.friend, kind == new_match.AGAINST_FRIEND)
        self._form.setRowVisible(self.colour, kind != new_match.BOTS)
        is_pair = kind == new_match.BOTS
        self._level_title.setText(self.tr("&Strength of White") if is_pair else self.tr("&Strength"))
        self._problem.setText(self.problem)
        self._form.setRowVisible(self._problem, bool(self.problem))
        self.edited.emit()

    @property
    def problem(self) -> str:
        """Why the chosen computer player cannot play here; empty when all is well."""
        kind = self.opponent.value
        boxes = {new_match.AGAINST_BOT: (self.level,), new_match.BOTS: (self.level, self.second_level)}
        wanted = [box.currentData() for box in boxes.get(str(kind), ())]
        return next((level.problem for level in self._levels if level.id in wanted and level.problem), "")

    @property
    def values(self) -> dict[str, Value]:
        """What is chosen, by key of the setting."""
        return {
            table.LAST_OPPONENT.key: self.opponent.value or new_match.AGAINST_BOT,
            table.LAST_LEVEL.key: self.level.currentData() or "",
            table.LAST_SECOND_LEVEL.key: self.second_level.currentData() or "",
            table.LAST_GUEST.key: self.friend.text().strip(),
            table.LAST_COLOUR.key: self.colour.value or new_match.WHITE,
        }

    def set_values(self, values: Values) -> None:
        """Show ``values``."""
        self.opponent.set_value(chosen(values, table.LAST_OPPONENT))
        for box, setting in ((self.level, table.LAST_LEVEL), (self.second_level, table.LAST_SECOND_LEVEL)):
            found = box.findData(chosen(values, setting))
            box.setCurrentIndex(found if found >= 0 else self._usual_level())
        self.friend.setText(chosen(values, table.LAST_GUEST))
        self.colour.set_value(chosen(values, table.LAST_COLOUR))
        self._refresh()

    def _usual_level(self) -> int:
        """The middle one of those that can play here."""
        able = [number for number, level in enumerate(self._levels) if not level.problem]
        return able[len(able) // 2] if able else 0


def _with_strength(level: LevelChoice) -> str:
    return f"{level.name} · {level.strength}" if level.strength else level.name
