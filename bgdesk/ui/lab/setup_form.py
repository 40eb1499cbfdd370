"""What does not lie on the board: the game, the match, the cube, the dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QHBoxLayout, QPushButton, QWidget

from bgdesk.app.lab.lab import Lab
from bgdesk.match.options import MAX_LENGTH
from bgdesk.match.setup.setup import (
    TableSetup,
    with_crawford,
    with_cube,
    with_cube_owner,
    with_game,
    with_length,
    with_money_rules,
    with_offer,
)
from bgdesk.rules.cube import Cube
from bgdesk.rules.player import Player
from bgdesk.rules.table_state import Offer
from bgdesk.rules.variants import RULESETS
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.value_boxes import ChoiceBox, NumberBox
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.persons import colour_name
from bgdesk.ui.words.prompts import variant_name

_CUBES = tuple(1 << power for power in range(11))
_LEAST_LETTERS = 6


class SetupForm(QWidget):
    """Changes the set-up of ``lab`` and follows it."""

    dice_requested = Signal()

    def __init__(self, lab: Lab, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lab = lab
        self._is_showing = False
        self.game = ChoiceBox()
        self.length = NumberBox()
        self.crawford = QCheckBox(self.tr("Crawford game"))
        #: Tick box: the Jacoby rule holds
        self.jacoby = QCheckBox(self.tr("Jacoby"))
        #: Tick box: beavers are allowed
        self.beavers = QCheckBox(self.tr("Beavers"))
        self.cube = ChoiceBox()
        self.owner = ChoiceBox()
        self.offer = ChoiceBox()
        self.dice = QPushButton()
        self._fill()
        self._build()
        self._wire()

    def _fill(self) -> None:
        for game in RULESETS:
            self.game.addItem(variant_name(game), game)
        self.length.setRange(0, MAX_LENGTH)
        #: In place of the length of a match: each game for itself, for stakes
        self.length.setSpecialValueText(self.tr("Money"))
        for value in _CUBES:
            self.cube.addItem(str(value), value)
        #: Whose the doubling cube is: nobody's
        self.owner.addItem(self.tr("Centred"), None)
        for player in Player:
            self.owner.addItem(colour_name(player), player)
        #: What waits for an answer: nothing was offered
        self.offer.addItem(self.tr("No offer"), None)
        #: What waits for an answer, a noun: the cube was turned; as the next ones
        self.offer.addItem(self.tr("Double"), Offer.DOUBLE)
        self.offer.addItem(self.tr("Beaver"), Offer.BEAVER)
        self.offer.addItem(self.tr("Raccoon"), Offer.RACCOON)

    def _build(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(6)
        rows: tuple[tuple[str, Sequence[QWidget]], ...] = (
            #: Label of a list: backgammon, Nackgammon and so on
            (self.tr("Game"), (self.game,)),
            #: Label of a field: how many points the match goes to
            (self.tr("Match to"), (self.length, self.crawford, self.jacoby, self.beavers)),
            #: Label of a list: what the doubling cube shows
            (self.tr("Cube"), (self.cube, self.owner)),
            #: Label of a button: the roll to be played
            (self.tr("Dice"), (self.dice, self.offer)),
        )
        for number, (title, widgets) in enumerate(rows):
            heading = label(title, role="muted", scale=0.92)
            heading.setBuddy(widgets[0])
            grid.addWidget(heading, number, 0)
            row = QHBoxLayout()
            row.setSpacing(6)
            for widget in widgets:
                row.addWidget(widget, 1 if widget in (self.owner, self.offer) else 0)
                widget.setAccessibleName(title if widget is widgets[0] else "")
            row.addStretch(0)
            grid.addLayout(row, number, 1)
        grid.setColumnStretch(1, 1)
        self._name()
        for combo in (self.game, self.cube, self.owner, self.offer):
            combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            combo.setMinimumContentsLength(_LEAST_LETTERS)
        self.cube.setMinimumContentsLength(3)
        self.game.setMinimumContentsLength(16)

    def _name(self) -> None:
        #: Name of a list for a screen reader: whose the doubling cube is
        self.owner.setAccessibleName(self.tr("Owner of the cube"))
        #: Name of a list for a screen reader: an offer that waits for an answer
        self.offer.setAccessibleName(self.tr("Offer"))
        for box in (self.crawford, self.jacoby, self.beavers):
            box.setAccessibleName(box.text())

    def _wire(self) -> None:
        self.game.activated.connect(lambda: self._edit(lambda s: with_game(s, self.game.currentData())))
        self.length.setKeyboardTracking(False)
        self.length.valueChanged.connect(lambda value: self._edit(lambda s: with_length(s, value)))
        self.crawford.toggled.connect(lambda on: self._edit(lambda s: with_crawford(s, is_crawford=on)))
        for box in (self.jacoby, self.beavers):
            box.toggled.connect(lambda _: self._edit(self._money))
        self.cube.activated.connect(lambda: self._edit(self._turned))
        self.owner.activated.connect(lambda: self._edit(lambda s: with_cube_owner(s, self._owner)))
        self.offer.activated.connect(lambda: self._edit(lambda s: with_offer(s, self._offer)))
        self.dice.clicked.connect(self.dice_requested)

    @property
    def _owner(self) -> Player | None:
        owner = self.owner.currentData()
        return Player(owner) if owner else None

    @property
    def _offer(self) -> Offer | None:
        offer = self.offer.currentData()
        return Offer(offer) if offer else None

    def _money(self, setup: TableSetup) -> TableSetup:
        chain = setup.options.max_chain or 1
        return with_money_rules(
            setup, jacoby=self.jacoby.isChecked(), max_chain=chain if self.beavers.isChecked() else 0
        )

    def _turned(self, setup: TableSetup) -> TableSetup:
        return with_cube(setup, Cube(self.cube.currentData(), setup.cube.owner))

    def _edit(self, edit: Callable[[TableSetup], TableSetup]) -> None:
        if not self._is_showing:
            self._lab.change(edit(self._lab.setup))

    @Slot()
    def show_setup(self) -> None:
        """Show what the laboratory has."""
        self._is_showing = True
        setup = self._lab.setup
        options = setup.options
        self.game.setCurrentIndex(self.game.findData(setup.ruleset.id))
        self.length.setValue(options.length)
        self.crawford.setVisible(not options.is_money)
        self.crawford.setEnabled(setup.can_be_crawford)
        self.crawford.setChecked(setup.is_crawford)
        for box, is_on in ((self.jacoby, options.jacoby), (self.beavers, options.max_chain != 0)):
            box.setVisible(options.is_money)
            box.setEnabled(options.has_cube)
            box.setChecked(is_on)
        self._show_cube(setup)
        #: Button: the dice have not been rolled yet; a click chooses some
        to_roll = self.tr("To roll…")
        dice = setup.dice
        self.dice.setText(isolated(f"{dice.high}-{dice.low}") if dice else to_roll)
        self._is_showing = False

    def _show_cube(self, setup: TableSetup) -> None:
        has_cube = setup.options.has_cube and not setup.is_crawford
        for combo in (self.cube, self.owner, self.offer):
            combo.setEnabled(has_cube)
        value = setup.cube.value
        if self.cube.findData(value) < 0:
            self.cube.addItem(str(value), value)
        self.cube.setCurrentIndex(self.cube.findData(value))
        self.owner.setCurrentIndex(self.owner.findData(setup.cube.owner))
        self.offer.setCurrentIndex(self.offer.findData(setup.offer))
