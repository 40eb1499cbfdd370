"""The fields that say how a new tournament is played and how long its matches are."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QFormLayout, QLineEdit, QSpinBox, QWidget

from bgdesk.match.options import MAX_LENGTH
from bgdesk.match.tournament.entrants import MOST_ENTRANTS
from bgdesk.match.tournament.groups import LEAST_IN_GROUP, MOST_IN_GROUP
from bgdesk.match.tournament.tournament_format import (
    MOST_ROUNDS,
    Consolation,
    FormatKind,
    Lengths,
    TournamentFormat,
)
from bgdesk.ui.common.rows import add_row, number_box
from bgdesk.ui.common.value_boxes import ChoiceBox
from bgdesk.ui.words.notation import isolated


class FormatFields(QObject):
    """Shows what belongs to the kind that is chosen."""

    edited = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.kind = ChoiceBox()
        self.lengths = QLineEdit()
        #: A choice, on or off: those who lose in the semi-finals play one more match
        self.third = QCheckBox(self.tr("Play for the th&ird place"))
        self.consolation = ChoiceBox()
        #: A choice, on or off: whoever has not lost before the final may lose it once
        self.recharge = QCheckBox(self.tr("Second final, if the player without a loss &yet loses the first"))
        #: In a number box: how many rounds follows from how many take part
        self.rounds = _box(0, MOST_ROUNDS, self.tr("As many as needed"))
        #: In a number box: nobody is out after losses
        self.losses = _box(0, MOST_ROUNDS, self.tr("Nobody is out"))
        self.groups = number_box(1, MOST_ENTRANTS // LEAST_IN_GROUP)
        self.advance = number_box(1, MOST_IN_GROUP)
        #: In a number box: so many points
        self.losers_points = _box(0, MAX_LENGTH, self.tr("As in the first round"))
        #: In a number box: so many points
        self.recharge_points = _box(0, MAX_LENGTH, self.tr("As in the first final"))
        self._form: QFormLayout | None = None
        self._name()
        self._wire()

    def _name(self) -> None:
        kinds = (
            #: A choice: who loses is out
            (FormatKind.SINGLE_ELIMINATION, self.tr("Single elimination")),
            #: A choice: who loses twice is out
            (FormatKind.DOUBLE_ELIMINATION, self.tr("Double elimination")),
            #: A choice, a standard term: in each round those meet who have won as much
            (FormatKind.SWISS, self.tr("Swiss rounds")),
            #: A choice: everybody plays everybody
            (FormatKind.ROUND_ROBIN, self.tr("Everybody against everybody")),
            #: A choice: everybody plays everybody of the group, then the best of the groups go on
            (FormatKind.GROUPS, self.tr("Groups, then a knockout")),
        )
        for kind, text in kinds:
            self.kind.addItem(text, kind.value)
        consolations = (
            #: A choice: whoever is out plays no more
            (Consolation.NONE, self.tr("None")),
            #: A choice: who plays on for the consolation
            (Consolation.ONCE, self.tr("For whoever loses the first match")),
            #: A choice: who plays on for the consolation
            (Consolation.PROGRESSIVE, self.tr("For whoever loses before the final")),
        )
        for one, text in consolations:
            self.consolation.addItem(text, one.value)
        #: Name of a field for a screen reader. {example} is such as 7-7-7-9
        name = self.tr("Points of the matches by round, such as {example}")
        self.lengths.setAccessibleName(name.format(example=isolated("7-7-7-9")))
        self.recharge.setChecked(True)

    def _wire(self) -> None:
        for box in (self.kind, self.consolation):
            box.currentIndexChanged.connect(self._changed)
        for check in (self.third, self.recharge):
            check.toggled.connect(self._changed)
        for number in self._numbers:
            number.valueChanged.connect(self._changed)
        self.lengths.textChanged.connect(self._changed)

    @property
    def _numbers(self) -> tuple[QSpinBox, ...]:
        return (
            self.rounds,
            self.losses,
            self.groups,
            self.advance,
            self.losers_points,
            self.recharge_points,
        )

    def add_to(self, form: QFormLayout) -> None:
        """Add a row for each; `show_format` hides what does not belong to the kind."""
        self._form = form
        #: Label of a list: how a tournament is played
        add_row(form, self.tr("Forma&t"), self.kind)
        #: Label of a field: the points of the matches of each round, such as 7-7-7-9
        add_row(form, self.tr("Points &by round"), self.lengths)
        form.addRow(self.third)
        #: Label of a list: who plays on after having lost
        add_row(form, self.tr("C&onsolation"), self.consolation)
        #: Label of a number
        add_row(form, self.tr("Rounds"), self.rounds)
        #: Label of a number: whoever has lost so often plays no more
        add_row(form, self.tr("&Out after losses"), self.losses)
        #: Label of a number
        add_row(form, self.tr("Groups"), self.groups)
        #: Label of a number: so many of each group play on
        add_row(form, self.tr("Go on from each"), self.advance)
        #: Label of a number: the points of the matches between those who have lost
        add_row(form, self.tr("Points after a loss"), self.losers_points)
        form.addRow(self.recharge)
        #: Label of a number: the points of the second final
        add_row(form, self.tr("Points of the second final"), self.recharge_points)

    def show_format(self, how: TournamentFormat, lengths: Lengths) -> None:
        """Have these in the fields."""
        blockers = [QSignalBlocker(one) for one in (self.kind, self.consolation, self.third, self.recharge)]
        blockers += [QSignalBlocker(one) for one in (*self._numbers, self.lengths)]
        self.kind.setCurrentIndex(self.kind.findData(how.kind.value))
        self.consolation.setCurrentIndex(self.consolation.findData(how.consolation.value))
        self.third.setChecked(how.third_place)
        self.recharge.setChecked(how.recharge)
        points = (lengths.consolation or 0, lengths.recharge or 0)
        values = (how.rounds, how.losses, how.groups, how.advance, *points)
        for box, value in zip(self._numbers, values, strict=True):
            box.setValue(value)
        self.lengths.setText(points_text(lengths))
        for blocker in blockers:
            blocker.unblock()
        self._changed()

    @Slot()
    def _changed(self) -> None:
        self._offer()
        self.edited.emit()

    def _offer(self) -> None:
        if self._form is None:
            return
        kind, has_losses = self.chosen_kind, self.losses.value() > 0
        is_single = kind is FormatKind.SINGLE_ELIMINATION
        is_double = kind is FormatKind.DOUBLE_ELIMINATION
        has_consolation = is_single and self.consolation.currentData() != Consolation.NONE.value
        shown: dict[QWidget, bool] = {
            self.third: is_single,
            self.consolation: is_single,
            self.rounds: kind is FormatKind.SWISS and not has_losses,
            self.losses: kind is FormatKind.SWISS,
            self.groups: kind is FormatKind.GROUPS,
            self.advance: kind is FormatKind.GROUPS,
            self.losers_points: is_double or has_consolation,
            self.recharge: is_double,
            self.recharge_points: is_double and self.recharge.isChecked(),
        }
        for widget, is_shown in shown.items():
            self._form.setRowVisible(widget, is_shown)

    @property
    def chosen_kind(self) -> FormatKind:
        """How it is played."""
        return FormatKind(self.kind.currentData())

    @property
    def format(self) -> TournamentFormat:
        """As chosen; what does not belong to the kind is as usual."""
        kind = self.chosen_kind
        if kind is FormatKind.SINGLE_ELIMINATION:
            consolation = Consolation(self.consolation.currentData())
            return TournamentFormat(kind, third_place=self.third.isChecked(), consolation=consolation)
        if kind is FormatKind.DOUBLE_ELIMINATION:
            return TournamentFormat(kind, recharge=self.recharge.isChecked())
        if kind is FormatKind.SWISS:
            losses = self.losses.value()
            return TournamentFormat(kind, rounds=0 if losses else self.rounds.value(), losses=losses)
        if kind is FormatKind.GROUPS:
            return TournamentFormat(kind, groups=self.groups.value(), advance=self.advance.value())
        return TournamentFormat(kind)

    @property
    def all_lengths(self) -> Lengths | None:
        """The points of all matches; ``None`` where what was typed makes no sense."""
        found = lengths_of(self.lengths.text())
        if found is None:
            return None
        is_single = self.chosen_kind is FormatKind.SINGLE_ELIMINATION
        is_double = self.chosen_kind is FormatKind.DOUBLE_ELIMINATION
        losers = self.losers_points.value() if is_single or is_double else 0
        recharge = self.recharge_points.value() if is_double else 0
        return Lengths(found.rounds, found.final, losers or None, recharge or None)


def _box(least: int, most: int, none: str) -> QSpinBox:
    """A number, in which ``none`` stands for the least."""
    box = number_box(least, most)
    box.setSpecialValueText(none)
    return box


def points_text(lengths: Lengths) -> str:
    """As it is typed, such as 7-7-7-9."""
    numbers = lengths.rounds if lengths.rounds == (lengths.final,) else (*lengths.rounds, lengths.final)
    return "-".join(map(str, numbers))


def lengths_of(text: str) -> Lengths | None:
    """The points of the rounds in ``text``, the last of which are those of the final; ``None`` for others."""
    parts = text.replace("\N{EN DASH}", "-").replace(",", "-").replace(" ", "-").split("-")
    words = [part for part in parts if part]
    if not words or not all(word.isascii() and word.isdigit() and len(word) < 4 for word in words):
        return None
    numbers = [int(word) for word in words]
    if not all(1 <= number <= MAX_LENGTH for number in numbers) or len(numbers) > 10:
        return None
    return Lengths(tuple(numbers[:-1] or numbers), numbers[-1])
