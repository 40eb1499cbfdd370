"""What can be changed in the cube window: gammons, efficiency, score and cube, and the way back."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from bgdesk.analysis.lenses.cube_model import CubeTerms, GammonShares
from bgdesk.analysis.lenses.cube_window import CubePlace
from bgdesk.analysis.lenses.take_parts import ModelledCube
from bgdesk.match.equity_tables.table import default_table
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import new_form, number_box
from bgdesk.ui.common.value_boxes import ChoiceBox, ValueSlider
from bgdesk.ui.words.numbers import percent, whole

_WHOLE = 1000
"""Steps of a slider."""
_FARTHEST = 25
_CUBES = tuple(2**power for power in range(7))
_OWNERS = (None, True, False)


class CubeControls(QWidget):
    """`case` is what they are at; what nobody has changed is as it is on the board, to the last digit."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._real: ModelledCube | None = None
        self._form = new_form()
        #: Name of a slider: share of gammons among the games won
        self.won = self._slider(self.tr("Gammons of wins"))
        #: Name of a slider: share of gammons among the games lost
        self.lost = self._slider(self.tr("Gammons of losses"))
        #: Name of a slider: how well the cube is used, from dead to live
        self.life = self._slider(self.tr("Efficiency of the cube"))
        #: A choice: no match score, each game counts for itself
        self.is_money = QCheckBox(self.tr("Money play"))
        self.own_away, self.other_away = number_box(1, _FARTHEST), number_box(1, _FARTHEST)
        self.value, self.owner = ChoiceBox(), ChoiceBox()
        #: Button: everything as it is on the board again
        self.reset_button = QPushButton(self.tr("As on the board"))
        self._build()

    def _build(self) -> None:
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.owner.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.value.addItems([whole(one) for one in _CUBES])
        #: Choices: who owns the cube
        self.owner.addItems([self.tr("Centred"), self.tr("Of who is on roll"), self.tr("Of the opponent")])
        #: Names of fields: the points that a player still needs to win the match
        own, other = self.tr("Away, on roll"), self.tr("Away, opponent")
        #: Name of a field: the value of the cube
        cube = self.tr("Cube")
        for name, field in ((own, self.own_away), (other, self.other_away), (cube, self.value)):
            field.setAccessibleName(name)
        #: Name of a field
        self.owner.setAccessibleName(self.tr("Owner of the cube"))
        score, turned = QHBoxLayout(), QHBoxLayout()
        for part in (self.own_away, self.other_away):
            score.addWidget(part, 1)
        turned.addWidget(self.value)
        turned.addWidget(self.owner, 1)
        #: Name of a row: the points that both players still need
        self._form.addRow(label(self.tr("Points away")), score)
        self._form.addRow(self.is_money)
        self._form.addRow(label(cube), turned)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(self._form)
        layout.addWidget(self.reset_button, 0, Qt.AlignmentFlag.AlignRight)
        self.reset_button.setAutoDefault(False)
        self.reset_button.clicked.connect(self.reset)
        self.is_money.toggled.connect(self._tell)
        for box in (self.own_away, self.other_away):
            box.valueChanged.connect(self._tell)
        for choice in (self.value, self.owner):
            choice.currentIndexChanged.connect(self._tell)

    def _slider(self, name: str) -> QSlider:
        slider, figure = ValueSlider(), label()
        slider.setRange(0, _WHOLE)
        slider.setPageStep(_WHOLE // 20)
        slider.setSingleStep(_WHOLE // 100)
        slider.setAccessibleName(name)
        row = QHBoxLayout()
        row.addWidget(slider, 1)
        row.addWidget(figure)
        self._form.addRow(label(name), row)
        slider.valueChanged.connect(lambda value: figure.setText(percent(value / _WHOLE)))
        slider.valueChanged.connect(self._tell)
        return slider

    def set_real(self, real: ModelledCube | None) -> None:
        """What is true on the board; ``None``: not known yet."""
        self._real = real
        self.setEnabled(real is not None)
        self.reset()

    @Slot()
    def reset(self) -> None:
        """Back to what is true on the board."""
        real = self._real
        if real is None:
            return
        self.blockSignals(True)
        for slider, share in self._shares(real):
            slider.setValue(round(_WHOLE * share))
        own, other = real.terms.away or (self.own_away.value(), self.other_away.value())
        self.is_money.setChecked(real.terms.away is None)
        self.own_away.setValue(own)
        self.other_away.setValue(other)
        self.value.setCurrentIndex(_CUBES.index(real.place.value) if real.place.value in _CUBES else -1)
        self.owner.setCurrentIndex(_OWNERS.index(real.place.is_own))
        self.blockSignals(False)
        self._tell()

    @property
    def is_real(self) -> bool:
        """Whether everything is as on the board."""
        return self.case == self._real

    @property
    def case(self) -> ModelledCube | None:
        """What is chosen."""
        real = self._real
        if real is None:
            return None
        won, lost, life = (
            share if slider.value() == round(_WHOLE * share) else slider.value() / _WHOLE
            for slider, share in self._shares(real)
        )
        known = real.shares
        shares = GammonShares(won, min(known.won_backgammon, won), lost, min(known.lost_backgammon, lost))
        index = self.value.currentIndex()
        value = _CUBES[index] if index >= 0 else real.place.value
        return ModelledCube(
            self._terms(real), CubePlace(value, _OWNERS[self.owner.currentIndex()]), shares, life
        )

    def _terms(self, real: ModelledCube) -> CubeTerms:
        away = None if self.is_money.isChecked() else (self.own_away.value(), self.other_away.value())
        if away == real.terms.away:
            return real.terms
        return CubeTerms(away, default_table()) if away else CubeTerms()

    def _shares(self, real: ModelledCube) -> tuple[tuple[QSlider, float], ...]:
        return (self.won, real.shares.won), (self.lost, real.shares.lost), (self.life, real.life)

    @Slot()
    def _tell(self) -> None:
        for box in (self.own_away, self.other_away):
            box.setEnabled(not self.is_money.isChecked())
        self.value.setEnabled(not self.is_money.isChecked())
        self.reset_button.setEnabled(self._real is not None and not self.is_real)
        self.changed.emit()
