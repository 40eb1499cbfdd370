"""What stands beside the board of Coan ki: the plays, the buttons, the proof of the dice, a new game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.actions.table import ACTIONS
from bgdesk.match.coan_ki import CoanKiGame
from bgdesk.ui.coan_ki.choices import PlayChoices
from bgdesk.ui.coan_ki.new_game import NewGameForm
from bgdesk.ui.coan_ki.proof_line import ProofLine
from bgdesk.ui.coan_ki.wording import game_label
from bgdesk.ui.common.chance_bar import ChanceBar
from bgdesk.ui.common.plain_text import PlainLabel, plain_tip
from bgdesk.ui.common.value_boxes import ChoiceBox

_WIDTH = 330


class CoanKiSide(QWidget):
    """The widgets and where they stand; what they show the window says."""

    game_chosen = Signal(object)
    """The unfinished game to go on with."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.trouble, self.status = PlainLabel(), PlainLabel()
        self.games = ChoiceBox()
        self.choices = PlayChoices()
        self.chances = ChanceBar(QCoreApplication.translate("CoanKi", "Chances to win the pot"))
        self.hint = _button(
            #: Button, a noun: show what is best
            QCoreApplication.translate("CoanKi", "&Hint"),
            QCoreApplication.translate("CoanKi", "Show what each play is worth"),
            ActionId.HINT,
        )
        self.play = _button("")
        self.back = _button(
            "◂", QCoreApplication.translate("CoanKi", "Previous turn"), ActionId.PREVIOUS_POSITION
        )
        self.forth = _button("▸", QCoreApplication.translate("CoanKi", "Next turn"), ActionId.NEXT_POSITION)
        self.place = PlainLabel()
        self.take_back = _button(
            QCoreApplication.translate("CoanKi", "Take &back"),
            QCoreApplication.translate("CoanKi", "Return to your last turn; the dice stay the same"),
        )
        self.proof = ProofLine()
        self.new_game = NewGameForm()
        self._games_row = QWidget()
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self._build()
        self.games.activated.connect(self._choose_game)

    def _build(self) -> None:
        for text in (self.trouble, self.status):
            text.setWordWrap(True)
        self.trouble.hide()
        self.games.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.games.setAccessibleName(QCoreApplication.translate("CoanKi", "Unfinished games"))
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 0, 0, 0)
        column.setSpacing(10)
        column.addStrut(_WIDTH)
        column.addWidget(self.trouble)
        column.addWidget(self._row_of_games())
        column.addWidget(self.status)
        column.addWidget(self.choices, 1)
        column.addWidget(self.chances)
        column.addLayout(_row(self.hint, (self.play, 1)))
        column.addLayout(_row(self.back, self.forth, (self.place, 1), self.take_back))
        column.addWidget(self.proof)
        column.addWidget(self.new_game)
        column.addStretch(0)

    def _row_of_games(self) -> QWidget:
        #: Label of a list of games that are not over
        name = PlainLabel(QCoreApplication.translate("CoanKi", "&Unfinished"))
        name.setBuddy(self.games)
        row = QHBoxLayout(self._games_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(name)
        row.addWidget(self.games, 1)
        return self._games_row

    def sizeHint(self) -> QSize:
        """No wider than need be: the room is the board's."""
        return QSize(self.minimumSizeHint().width(), super().sizeHint().height())

    def show_games(self, games: Sequence[CoanKiGame], present: CoanKiGame | None) -> None:
        """Offer ``games`` where there is another one than the ``present``, which is chosen."""
        with QSignalBlocker(self.games):
            self.games.clear()
            for game in games:
                self.games.addItem(game_label(game), game)
            ids = [game.id for game in games]
            self.games.setCurrentIndex(ids.index(present.id) if present and present.id in ids else -1)
        self.games.setPlaceholderText(QCoreApplication.translate("CoanKi", "Continue…"))
        self._games_row.setVisible(any(present is None or game.id != present.id for game in games))

    def show_trouble(self, lines: tuple[str, ...]) -> None:
        """Say what went wrong."""
        self.trouble.setText("\n".join(lines))
        self.trouble.setVisible(bool(lines))

    @Slot(int)
    def _choose_game(self, row: int) -> None:
        self.game_chosen.emit(self.games.itemData(row, Qt.ItemDataRole.UserRole))


def _button(text: str, tip: str = "", action: ActionId | None = None) -> QPushButton:
    button = QPushButton(text)
    button.setAutoDefault(False)
    key = ACTIONS[action].keys[0] if action else ""
    if key:
        button.setShortcut(key)
    button.setToolTip(plain_tip(f"{tip} ({key})" if key else tip))
    if len(text) == 1:
        button.setAccessibleName(tip)
        button.setFixedWidth(40)
    return button


def _row(*parts: QWidget | tuple[QWidget, int]) -> QHBoxLayout:
    row = QHBoxLayout()
    for part in parts:
        widget, stretch = part if isinstance(part, tuple) else (part, 0)
        row.addWidget(widget, stretch)
    return row
