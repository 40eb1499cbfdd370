"""The conditions of a search: who, what and where the checkers are."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bgdesk.library.find.wanted import ANY, DecisionRef, Span
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.value_boxes import ChoiceBox, DecimalBox, NumberBox
from bgdesk.ui.find.find_choices import (
    away_choices,
    bar_choices,
    cost_choices,
    distance_choices,
    kind_choices,
    outcome_choices,
    period_choices,
    phase_choices,
)
from bgdesk.ui.find.find_fields import FindFields
from bgdesk.ui.find.point_wishes import PointWishes
from bgdesk.ui.words.notation import isolated

_MOST_PIPS, _MOST_PR = 375, 99.0
_LONGEST = 200
_BARS = (ANY, Span(0, 0), Span(1), Span(2))


class FindPanel(QWidget):
    """What stands in it is `fields`; every change is told."""

    changed = Signal()
    entered = Signal()
    board_wanted = Signal()
    """The position on the board of the window is to be looked for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_quiet = False
        self.player, self.words, self.dice, self.position = (QLineEdit() for _ in range(4))
        self.points = PointWishes()
        self._among: tuple[DecisionRef, ...] | None = None
        #: A box to tick, above a name for some decisions: only they are looked through
        self.only = QCheckBox(self.tr("&Only these decisions:"))
        self.only_name = label(role="muted")
        self._make_choices()
        self._build()
        self._wire()
        self.set_fields(FindFields())

    def _make_choices(self) -> None:
        self.cost, self.kind, self.phase = map(_choice, (cost_choices(), kind_choices(), phase_choices()))
        self.period, self.outcome = _choice(period_choices()), _choice(outcome_choices())
        self.distance = _choice(distance_choices())
        self.away, self.other_away = (_choice(away_choices()) for _ in range(2))
        self.bar, self.other_bar = (_choice(list(enumerate(bar_choices()))) for _ in range(2))
        #: In a field of a search: whatever it is. Short
        anything = self.tr("any")
        self.pips = _Range(self.tr("Pips of the player"), _MOST_PIPS, anything)
        self.other_pips = _Range(self.tr("Pips of the opponent"), _MOST_PIPS, anything)
        self.pr_least, self.pr_most = _PrBox(anything), _PrBox(anything)

    def _build(self) -> None:
        for field in (self.player, self.words, self.dice, self.position):
            field.setMaxLength(_LONGEST)
            field.setClearButtonEnabled(True)
        self.position.setMaxLength(10 * _LONGEST)
        self.player.setPlaceholderText(self.tr("Whose decisions"))
        self.words.setPlaceholderText(self.tr("Names, event, tag, file"))
        self.dice.setPlaceholderText(isolated("6-1, 5-5"))
        self.position.setPlaceholderText(self.tr("XGID or position ID"))
        #: Button: fill the field beside it with the position on the board of the window
        self.from_board = QPushButton(self.tr("From the &board"))
        #: Button: take all conditions away
        self.clear = QPushButton(self.tr("C&lear all"))
        for button in (self.from_board, self.clear):
            button.setAutoDefault(False)
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setVerticalSpacing(6)
        self._fill(form)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 4, 0)
        self.only_name.setWordWrap(True)
        column.addWidget(self.only)
        column.addWidget(self.only_name)
        column.addLayout(form)
        column.addWidget(self.clear, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        self.setFocusProxy(self.player)

    def _fill(self, form: QFormLayout) -> None:
        rows: tuple[tuple[str, Sequence[QWidget]], ...] = (
            #: Titles of fields, as all that follow; short
            (self.tr("Show"), (self.cost,)),
            (self.tr("Kind"), (self.kind,)),
            (self.tr("Phase"), (self.phase,)),
            (self.tr("Player"), (self.player,)),
            (self.tr("Match"), (self.words,)),
            (self.tr("Played"), (self.period,)),
            (self.tr("Result"), (self.outcome,)),
            #: Performance rating; a standard term
            (self.tr("PR"), (self.pr_least, self.pr_most)),
            (self.tr("Dice"), (self.dice,)),
            #: The points that the player still needs, and those that the opponent needs
            (self.tr("Own score"), (self.away,)),
            (self.tr("Opponent's score"), (self.other_away,)),
            #: The points of the board that are made or empty
            (self.tr("Points of the board"), (self.points,)),
            #: Checkers of the player on the bar, and those of the opponent
            (self.tr("Own bar"), (self.bar,)),
            (self.tr("Opponent's bar"), (self.other_bar,)),
            (self.tr("Own pips"), (self.pips,)),
            (self.tr("Opponent's pips"), (self.other_pips,)),
            (self.tr("Position"), (self.position,)),
            #: How close a position has to be to the one that is looked for
            (self.tr("How close"), (self.distance,)),
            ("", (self.from_board,)),
        )
        for title, fields in rows:
            self._add_row(form, title, fields)
        self.pr_least.setAccessibleName(self.tr("Least PR"))
        self.pr_most.setAccessibleName(self.tr("Highest PR"))

    @staticmethod
    def _add_row(form: QFormLayout, title: str, fields: Sequence[QWidget]) -> None:
        heading = label(title, role="muted")
        heading.setBuddy(fields[0])
        row = QHBoxLayout()
        for field in fields:
            row.addWidget(field, 1)
            if title and not field.accessibleName():
                field.setAccessibleName(title)
        form.addRow(heading, row)

    def _wire(self) -> None:
        for field in (self.player, self.words, self.dice, self.position):
            field.textChanged.connect(self._tell)
            field.returnPressed.connect(self.entered)
        for choice in self._choices:
            choice.currentIndexChanged.connect(self._tell)
        for box in (self.pr_least, self.pr_most):
            box.valueChanged.connect(self._tell)
        for span in (self.pips, self.other_pips):
            span.changed.connect(self._tell)
        self.points.changed.connect(self._tell)
        self.only.toggled.connect(self._tell)
        self.clear.clicked.connect(self._clear)
        self.from_board.clicked.connect(self.board_wanted)

    @property
    def _choices(self) -> tuple[QComboBox, ...]:
        return (
            self.cost,
            self.kind,
            self.phase,
            self.period,
            self.outcome,
            self.away,
            self.other_away,
            self.bar,
            self.other_bar,
            self.distance,
        )

    @Slot()
    def _tell(self) -> None:
        self.distance.setEnabled(bool(self.position.text().strip()))
        if not self._is_quiet:
            self.changed.emit()

    @Slot()
    def _clear(self) -> None:
        self.set_fields(FindFields())
        self.changed.emit()

    @property
    def fields(self) -> FindFields:
        """What stands in the fields."""
        return FindFields(
            self.player.text(),
            self.words.text(),
            self.period.currentData(),
            self.outcome.currentData(),
            self.pr_least.value(),
            self.pr_most.value(),
            self.cost.currentData(),
            self.kind.currentData(),
            self.phase.currentData(),
            self.dice.text(),
            self.away.currentData(),
            self.other_away.currentData(),
            self.points.wishes,
            _BARS[self.bar.currentIndex()],
            _BARS[self.other_bar.currentIndex()],
            self.pips.span,
            self.other_pips.span,
            self.position.text(),
            self.distance.currentData(),
            among=self._among if self.only.isChecked() else None,
            among_name=self.only_name.text() if self.only.isChecked() else "",
        )

    def set_fields(self, fields: FindFields) -> None:
        """Show ``fields``; nobody is told."""
        self._is_quiet = True
        self._among = fields.among
        self.only_name.setText(fields.among_name)
        self.only.setChecked(fields.among is not None)
        for shown in (self.only, self.only_name):
            shown.setVisible(fields.among is not None)
        self.player.setText(fields.player)
        self.words.setText(fields.words)
        self.dice.setText(fields.dice)
        self.position.setText(fields.position)
        self.position.setCursorPosition(0)
        self.pr_least.setValue(fields.pr_least)
        self.pr_most.setValue(fields.pr_most)
        self.points.set_wishes(fields.points)
        self.pips.set_span(fields.pips)
        self.other_pips.set_span(fields.other_pips)
        for choice, value in (
            (self.cost, fields.size),
            (self.kind, fields.kind),
            (self.phase, fields.phase),
            (self.period, fields.period),
            (self.outcome, fields.outcome),
            (self.away, fields.away),
            (self.other_away, fields.other_away),
            (self.bar, _BARS.index(fields.bar)),
            (self.other_bar, _BARS.index(fields.other_bar)),
            (self.distance, fields.distance),
        ):
            choice.setCurrentIndex(max(0, choice.findData(value)))
        self._is_quiet = False
        self._tell_enabled()

    def _tell_enabled(self) -> None:
        self.distance.setEnabled(bool(self.position.text().strip()))


class _Range(QWidget):
    """Two numbers between which something has to be; 0 asks for nothing."""

    changed = Signal()

    def __init__(self, name: str, most: int, anything: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.boxes = tuple(NumberBox() for _ in range(2))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        #: Name of a field for a screen reader. {field} is such as: Pips of the player
        ends = (self.tr("{field}, at least"), self.tr("{field}, at most"))
        for box, end in zip(self.boxes, ends, strict=True):
            box.setRange(0, most)
            box.setSpecialValueText(anything)
            box.setAccessibleName(end.format(field=name))
            box.valueChanged.connect(self.changed)
            row.addWidget(box, 1)
        self.setFocusProxy(self.boxes[0])

    @property
    def span(self) -> Span:
        """What is asked for."""
        least, most = (box.value() for box in self.boxes)
        return Span(least or None, most or None)

    def set_span(self, span: Span) -> None:
        """Show ``span``."""
        for box, value in zip(self.boxes, span, strict=True):
            box.setValue(value or 0)


class _PrBox(DecimalBox):
    """A performance rating; 0 asks for nothing."""

    def __init__(self, anything: str) -> None:
        super().__init__()
        self.setRange(0.0, _MOST_PR)
        self.setDecimals(1)
        self.setSpecialValueText(anything)


def _choice(choices: Sequence[tuple[object, str]]) -> QComboBox:
    box = ChoiceBox()
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(6)
    for value, text in choices:
        box.addItem(text, value)
    return box
