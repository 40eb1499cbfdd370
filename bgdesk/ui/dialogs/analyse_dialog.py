"""Asks how deep and how much of a match to judge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import add_row, keep_wide, new_form, press_by_enter
from bgdesk.ui.common.value_boxes import ChoiceBox

MATCH, GAME, DECISION = range(3)

_PLAYERS = (None, *Player)
"""In the order of the list; kept here because Qt would make plain strings of them."""


@dataclass(frozen=True, slots=True)
class LevelView:
    """A depth of analysis: its id, its name and what it takes, for a match and ``for_one`` decision."""

    id: str
    name: str
    explanation: str
    for_one: str = ""


@dataclass(frozen=True, slots=True)
class AnalysisWish:
    """What is to be judged: ``player`` ``None`` for both, ``part`` the match, this game or this decision."""

    level: str
    player: Player | None
    part: int


class AnalyseDialog(QDialog):
    """``names`` are the players, ``level`` the depth chosen last.

    ``has_decision`` says whether anything was decided in the position on the board, ``has_game`` whether the
    game shown can be judged; ``left_out`` says what of the match cannot be, if anything.
    """

    wished = Signal(object)
    """An `AnalysisWish`."""

    def __init__(
        self,
        levels: Sequence[LevelView],
        level: str,
        names: Pair[str],
        *,
        has_decision: bool = True,
        has_game: bool = True,
        left_out: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        #: Title of a dialog, a verb
        self.setWindowTitle(self.tr("Analyse"))
        self.levels, self.players, self.parts = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self._explanation = label(role="muted", scale=0.9)
        self._explanation.setWordWrap(True)
        self._fill(levels, level, names)
        for part, is_there in ((GAME, has_game), (DECISION, has_game and has_decision)):
            if not is_there:
                self.parts.removeItem(self.parts.findData(part))
        self._left_out = label(left_out)
        self._left_out.setWordWrap(True)
        self._left_out.setVisible(bool(left_out))
        self._build()
        self._explain()
        self.levels.currentIndexChanged.connect(self._explain)
        self.parts.currentIndexChanged.connect(self._explain)

    def _fill(self, levels: Sequence[LevelView], level: str, names: Pair[str]) -> None:
        self._levels = {view.id: view for view in levels}
        for view in levels:
            self.levels.addItem(view.name, view.id)
        self.levels.setCurrentIndex(max(self.levels.findData(level), 0))
        self.players.addItem(self.tr("Both players"))
        self.players.addItems([names.of(player) for player in _PLAYERS if player])
        for part, text in (
            (MATCH, self.tr("The whole match")),
            (GAME, self.tr("This game")),
            (DECISION, self.tr("The decision on the board")),
        ):
            self.parts.addItem(text, part)

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        form = new_form()
        #: Label: how deep an analysis looks
        add_row(form, self.tr("&Depth"), self.levels)
        add_row(form, self.tr("&Whose decisions"), self.players)
        add_row(form, self.tr("What to analy&se"), self.parts)
        layout.addLayout(form)
        layout.addWidget(self._explanation)
        layout.addWidget(self._left_out)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        #: Button, a verb
        start = buttons.addButton(self.tr("&Analyse"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self._accepted)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)
        press_by_enter(self, start)
        keep_wide(layout, 420)

    @Slot()
    def _explain(self) -> None:
        level = self._levels[self.levels.currentData()]
        is_one = self.parts.currentData() == DECISION
        self._explanation.setText(level.for_one if is_one else level.explanation)

    @Slot()
    def _accepted(self) -> None:
        self.accept()
        player = _PLAYERS[self.players.currentIndex()]
        self.wished.emit(AnalysisWish(self.levels.currentData(), player, self.parts.currentData()))
