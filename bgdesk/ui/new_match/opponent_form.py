"""Who plays: a computer, a friend, or two computers, and which colour is mine."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QLineEdit, QVBoxLayout, QWidget

from bgdesk.app.settings import table
from bgdesk.app.settings.setting import Value
from bgdesk.app.table import new_match
from bgdesk.app.table.new_match import Values, chosen
from bgdesk.engine.levels import STYLED, styled
from bgdesk.practice.opponents.own_level import GUESS, PlayerLevel
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import add_row, new_form
from bgdesk.ui.common.segments import Segments
from bgdesk.ui.common.value_boxes import ChoiceBox
from bgdesk.ui.words.levels import LevelChoice, StyleChoice, own_choices


class OpponentForm(QWidget):
    """The choice of players; ``player`` is what the own levels are made for."""

    edited = Signal()

    def __init__(
        self, levels: Sequence[LevelChoice], player: PlayerLevel = GUESS, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.player = player
        self._levels = tuple(levels)
        self._shows_strength = True
        self._is_elsewhere = False
        self._elsewhere = label(self.tr("Somebody at another computer, whoever has the invitation."))
        self._elsewhere.hide()
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
        self.styles = ChoiceBox()
        #: Name of a list for a screen reader: in which way the computer errs
        self.styles.setAccessibleName(self.tr("Style"))
        self.about = label(role="muted", scale=0.9)
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
        box = ChoiceBox()
        box.setAccessibleName(name)
        for level in self._levels:
            box.addItem(self._named(level), level.id)
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
        #: Label of a list: in which way the computer errs
        add_row(self._form, self.tr("St&yle"), self.styles)
        self.about.setWordWrap(True)
        self._form.addRow(self.about)
        add_row(self._form, self.tr("Str&ength of Black"), self.second_level)
        #: Label of a field: the name of the friend
        add_row(self._form, self.tr("&Name"), self.friend)
        add_row(self._form, self.tr("Your checkers"), self.colour)
        self._form.addRow(self._problem)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.opponent)
        layout.addWidget(self._elsewhere)
        layout.addLayout(self._form)

    def _wire(self) -> None:
        for segments in (self.opponent, self.colour):
            segments.chosen.connect(self._refresh)
        self.level.currentIndexChanged.connect(self._offer_styles)
        for box in (self.level, self.second_level, self.styles):
            box.currentIndexChanged.connect(self._refresh)
        self.friend.textChanged.connect(self._refresh)

    def ask_colour_only(self) -> None:
        """The other player sits at another computer: nothing is to be chosen but one's own colour."""
        self._is_elsewhere = True
        self.opponent.hide()
        self._elsewhere.show()
        self.opponent.set_value(new_match.AGAINST_FRIEND)
        self._refresh()

    def show_strength(self, *, shows: bool) -> None:
        """Tell the measured strength of the levels, or only their names."""
        self._shows_strength = shows
        for box in (self.level, self.second_level):
            for number, level in enumerate(self._levels):
                box.setItemText(number, self._named(level))
        self._offer_styles()
        self._show_rows()

    @Slot(object)
    def show_player(self, player: PlayerLevel) -> None:
        """Tell what is known now of the levels that are made for ``player``."""
        self.player = player
        known = {one.id: one for one in own_choices(player)}
        self._levels = tuple(known.get(level.id, level) for level in self._levels)
        self.show_strength(shows=self._shows_strength)

    def _named(self, level: LevelChoice | StyleChoice) -> str:
        return f"{level.name} · {level.strength}" if level.strength and self._shows_strength else level.name

    @Slot()
    def _offer_styles(self) -> None:
        """Those of the chosen level, of which the one before stays chosen where it is among them."""
        before = self.styles.currentData()
        with QSignalBlocker(self.styles):
            self.styles.clear()
            #: In a list of styles: none in particular
            self.styles.addItem(self.tr("Plays like people of this strength"), "")
            for style in self._level.styles if self._level and self._shows_strength else ():
                self.styles.addItem(self._named(style), style.id)
            self.styles.setCurrentIndex(max(0, self.styles.findData(before)))

    @property
    def _level(self) -> LevelChoice | None:
        return next((level for level in self._levels if level.id == self.level.currentData()), None)

    @property
    def _note(self) -> str:
        """What is to be known of the opponent before the match."""
        level, style = self._level, self.styles.currentData()
        if level is None or not self._shows_strength:
            return ""
        return next((one.note for one in level.styles if one.id == style), level.note)

    @Slot()
    def _refresh(self) -> None:
        self._show_rows()
        self.edited.emit()

    def _show_rows(self) -> None:
        kind = self.opponent.value
        has_note = kind == new_match.AGAINST_BOT and bool(self._note)
        self.about.setText(self._note)
        self._form.setRowVisible(self.about, has_note)
        self._form.setRowVisible(self.styles, kind == new_match.AGAINST_BOT and self.styles.count() > 1)
        self._form.setRowVisible(self.level, kind != new_match.AGAINST_FRIEND)
        self._form.setRowVisible(self.second_level, kind == new_match.BOTS)
        is_friend = kind == new_match.AGAINST_FRIEND and not self._is_elsewhere
        self._form.setRowVisible(self.friend, is_friend)
        self._form.setRowVisible(self.colour, kind != new_match.BOTS)
        is_pair = kind == new_match.BOTS
        self._level_title.setText(self.tr("&Strength of White") if is_pair else self.tr("&Strength"))
        self._problem.setText(self.problem)
        self._form.setRowVisible(self._problem, bool(self.problem))

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
            table.LAST_LEVEL.key: self._chosen_level,
            table.LAST_SECOND_LEVEL.key: self.second_level.currentData() or "",
            table.LAST_GUEST.key: self.friend.text().strip(),
            table.LAST_COLOUR.key: self.colour.value or new_match.WHITE,
        }

    @property
    def _chosen_level(self) -> str:
        level, style = self.level.currentData() or "", self.styles.currentData()
        has_style = style and self.opponent.value == new_match.AGAINST_BOT
        return styled(level, style) if has_style else level

    def set_values(self, values: Values) -> None:
        """Show ``values``."""
        self.opponent.set_value(chosen(values, table.LAST_OPPONENT))
        for box, setting in ((self.level, table.LAST_LEVEL), (self.second_level, table.LAST_SECOND_LEVEL)):
            wanted = chosen(values, setting)
            found = max(box.findData(wanted), box.findData(wanted.partition(STYLED)[0]))
            box.setCurrentIndex(found if found >= 0 else self._usual_level())
        style = chosen(values, table.LAST_LEVEL).partition(STYLED)[2]
        self.styles.setCurrentIndex(max(0, self.styles.findData(style)))
        self.friend.setText(chosen(values, table.LAST_GUEST))
        self.colour.set_value(chosen(values, table.LAST_COLOUR))
        self._refresh()

    def _usual_level(self) -> int:
        """The middle one of those that can play here."""
        able = [n for n, level in enumerate(self._levels) if not level.problem and not level.note]
        return able[len(able) // 2] if able else 0
