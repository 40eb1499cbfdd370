"""Playing on from a position: against whom, on which side, and with which dice."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from bgdesk.app.side_by_side import noted
from bgdesk.app.table.match_opener import CopyDice
from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import add_row, keep_wide, new_form, press_by_enter
from bgdesk.ui.common.segments import Segments
from bgdesk.ui.common.value_boxes import ChoiceBox
from bgdesk.ui.words.levels import LevelChoice

FRIEND = ""
"""The value of the opponent who is no computer player."""


class PlayOnDialog(QDialog):
    """Asks for a practice match; one that goes on can be taken back to here instead.

    ``names`` are those who sat there, ``note`` says who plays the game, where that is not the strong engine.
    A position that ``is_of_match`` has rolls that may come again.
    """

    play_wanted = Signal()
    """Begin the match that is described by what is chosen."""
    take_back_wanted = Signal(bool)
    """Strike the later moves out; whether the same dice are to come again."""

    def __init__(
        self,
        levels: Sequence[LevelChoice],
        names: Pair[str],
        *,
        is_over: bool,
        note: str = "",
        is_of_match: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        #: Title of a dialog
        self.setWindowTitle(self.tr("Play on from here"))
        self.opponent = ChoiceBox()
        self.side = Segments(_sides(names), self.tr("You play"))
        self.dice = ChoiceBox()
        self.same_dice = QCheckBox(self.tr("When taking back, roll the same dice again"))
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        #: Button, a verb: begin a match from a position
        self.play = self._buttons.addButton(self.tr("Play on"), QDialogButtonBox.ButtonRole.AcceptRole)
        #: Button, a verb: strike later moves of a match out
        self.take_back = self._buttons.addButton(
            self.tr("Take back to here"), QDialogButtonBox.ButtonRole.ResetRole
        )
        self._fill(levels, shows_strength=not note)
        if not is_of_match:
            self.dice.removeItem(self.dice.findData(CopyDice.SAME))
        self._build(note, is_over=is_over, is_of_match=is_of_match)
        self._buttons.accepted.connect(self._wants_play)
        self._buttons.rejected.connect(self.reject)
        self.take_back.clicked.connect(self._wants_back)
        press_by_enter(self, self.play)
        self.play.setFocus()

    def _fill(self, levels: Sequence[LevelChoice], *, shows_strength: bool) -> None:
        for level in levels:
            is_told = shows_strength and level.strength
            self.opponent.addItem(f"{level.name} · {level.strength}" if is_told else level.name, level.id)
            if level.tip and shows_strength:
                self.opponent.setToolTip(plain_tip(level.tip))
        #: A choice: the opponent is a person
        self.opponent.addItem(self.tr("Two players, one computer"), FRIEND)
        for kind, text in (
            (CopyDice.NEW, self.tr("New dice")),
            #: A choice: the dice of the match in which this position is
            (CopyDice.SAME, self.tr("The same rolls as in the match, as long as they last")),
            (CopyDice.TYPED, self.tr("Real dice, typed in")),
        ):
            self.dice.addItem(text, kind)

    def _build(self, note: str, *, is_over: bool, is_of_match: bool) -> None:
        what = self.tr("A practice match begins here, by the same rules. This match stays as it is.")
        if not is_of_match:
            what = self.tr("A practice match begins from this position.")
        form = new_form()
        #: Label of a list
        add_row(form, self.tr("&Opponent"), self.opponent)
        #: Label in front of the colours: which side the player takes
        add_row(form, self.tr("You play"), self.side)
        #: Label of a list
        add_row(form, self.tr("&Dice"), self.dice)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(10)
        for text, role in ((what, ""), (note, "muted")):
            line = label(text, role=role)
            line.setWordWrap(True)
            line.setVisible(bool(text))
            layout.addWidget(line)
        layout.insertLayout(1, form)
        layout.addWidget(self.same_dice)
        layout.addWidget(self._buttons)
        self.same_dice.setVisible(not is_over)
        self.take_back.setVisible(not is_over)
        tip = self.tr("The later moves are struck out, and the match counts as practice.")
        self.take_back.setToolTip(plain_tip(tip))
        self.take_back.setAccessibleDescription(tip)
        keep_wide(layout, 480)

    def show_choices(self, level: str, side: Player) -> None:
        """Begin with this opponent and this side of the player."""
        self.opponent.setCurrentIndex(max(0, self.opponent.findData(level)))
        self.side.set_value(side.value)

    @property
    def level(self) -> str:
        """The id of the computer player, or `FRIEND`."""
        return str(self.opponent.currentData())

    @property
    def player(self) -> Player:
        """The side of whoever asks."""
        return Player(str(self.side.value or Player.WHITE.value))

    @property
    def dice_kind(self) -> CopyDice:
        """Where the next rolls come from."""
        return CopyDice(self.dice.currentData())

    @Slot()
    def _wants_play(self) -> None:
        self.accept()
        self.play_wanted.emit()

    @Slot()
    def _wants_back(self) -> None:
        self.accept()
        self.take_back_wanted.emit(self.same_dice.isChecked())


def _sides(names: Pair[str]) -> tuple[tuple[str, str], ...]:
    translate = QCoreApplication.translate
    colours = {
        #: A choice: the colour of the checkers
        Player.WHITE: translate("PlayOnDialog", "White"),
        #: A choice: the colour of the checkers
        Player.BLACK: translate("PlayOnDialog", "Black"),
    }
    return tuple((player.value, _with_name(colours[player], names.of(player))) for player in Player)


def _with_name(colour: str, name: str) -> str:
    return colour if not name or name == colour else noted(colour, name)
