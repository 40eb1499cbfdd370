"""The card with matches against the computer that begin with one click."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QPushButton, QWidget

from bgdesk.app.table.quick_match import QUICK_LENGTHS
from bgdesk.match.options import MONEY
from bgdesk.ui.common.flow_box import FlowBox
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.roles import set_state
from bgdesk.ui.common.value_boxes import ChoiceBox
from bgdesk.ui.home.parts import Card, button, quiet
from bgdesk.ui.words.levels import LevelChoice

_TIP = Qt.ItemDataRole.ToolTipRole


class QuickCard(Card):
    """Each length is a button; the level is named beside the heading and can be changed there."""

    length_chosen = Signal(int)
    """So many points, or `MONEY`."""
    level_chosen = Signal(str)
    other_requested = Signal()

    def __init__(self, levels: Sequence[LevelChoice], parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Play the computer"), parent)
        self.levels = ChoiceBox()
        self.lengths: Mapping[int, QPushButton] = {
            **{length: button(str(length), role="length") for length in QUICK_LENGTHS},
            #: Button: begin a match in which every point counts. Short
            MONEY: button(self.tr("Money"), role="length"),
        }
        #: Button: opens a dialog
        self.other = button(self.tr("Another game, other rules…"))
        self.rules = quiet()
        self._build(levels)
        self._wire()

    def _build(self, levels: Sequence[LevelChoice]) -> None:
        #: Name of a list for a screen reader: how well the computer plays
        self.levels.setAccessibleName(self.tr("Strength"))
        self.show_levels(levels)
        self.head.addWidget(self.levels)
        self.head.addStretch(1)
        row = FlowBox()
        row.add(*self.lengths.values(), self.other)
        self.inside.addWidget(row)
        self.inside.addWidget(self.rules)

    def show_levels(self, levels: Sequence[LevelChoice]) -> None:
        """Offer ``levels``; the chosen one stays chosen."""
        before = self.levels.currentData()
        with QSignalBlocker(self.levels):
            self.levels.clear()
            for level in levels:
                text = f"{level.name} · {level.strength}" if level.strength else level.name
                self.levels.addItem(text, level.id)
                self.levels.setItemData(self.levels.count() - 1, plain_tip(level.note or level.tip), _TIP)
                self.levels.setToolTip(plain_tip(level.tip))
            self.levels.setCurrentIndex(max(0, self.levels.findData(before)))

    def _wire(self) -> None:
        for length, each in self.lengths.items():
            each.clicked.connect(lambda _=False, length=length: self.length_chosen.emit(length))
        self.levels.activated.connect(self._level_activated)
        self.other.clicked.connect(self.other_requested)

    @Slot(int)
    def _level_activated(self, row: int) -> None:
        self.level_chosen.emit(self.levels.itemData(row))

    @property
    def usual(self) -> QPushButton:
        """The button of the length that was played last."""
        return next(
            (each for each in self.lengths.values() if each.property("usual")), self.lengths[QUICK_LENGTHS[0]]
        )

    def show_choices(self, level: str, length: int, names: Mapping[int, str], rules: str) -> None:
        """What was chosen last; ``names`` say in full what each button begins, ``rules`` by which rules."""
        with QSignalBlocker(self.levels):
            self.levels.setCurrentIndex(max(0, self.levels.findData(level)))
        for each, made in self.lengths.items():
            set_state(made, "usual", each == length)
            made.setAccessibleName(names[each])
            made.setToolTip(plain_tip(names[each]))
        self.rules.setText(rules)
