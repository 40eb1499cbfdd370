"""The race page: pips, and what the formulas of the books say, none of which is exact."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bgdesk.analysis.lenses.lens_score import subject_of
from bgdesk.analysis.lenses.race import FormulaVerdict, RaceAction, RaceFormulas, race_formulas
from bgdesk.analysis.lenses.score_lens import Known
from bgdesk.match.state import MatchState
from bgdesk.match.study import JudgedCube
from bgdesk.rules.position import Position
from bgdesk.ui.common.roles import label
from bgdesk.ui.lenses.lens_table import LensCellView, LensTable, LensTableView
from bgdesk.ui.words.numbers import percent, short_decimals

translate = QCoreApplication.translate

_PATTERN = {
    RaceAction.NO_DOUBLE: 2,
    RaceAction.DOUBLE_NO_REDOUBLE: 5,
    RaceAction.REDOUBLE_TAKE: 0,
    RaceAction.DOUBLE_PASS: 1,
}


def action_text(action: RaceAction | None) -> str:
    """What a formula says."""
    return {
        None: "",
        #: What a formula for races says
        RaceAction.NO_DOUBLE: translate("Lenses", "No double"),
        #: What a formula for races says: the opponent takes
        RaceAction.DOUBLE_NO_REDOUBLE: translate("Lenses", "Double, no redouble; take"),
        #: What a formula for races says
        RaceAction.REDOUBLE_TAKE: translate("Lenses", "Double and redouble; take"),
        #: What a formula for races says
        RaceAction.DOUBLE_PASS: translate("Lenses", "Double; pass"),
    }[action]


def derive_race(formulas: RaceFormulas, evaluated: float | None) -> LensTableView:
    """A row for each way to look at the race; ``evaluated`` is the engine's chance of who is on roll."""
    verdicts = (formulas.keith, formulas.isight, formulas.kleinman, formulas.trice)
    rows = tuple(_row(one) for one in verdicts)
    names = ("Keith", "Isight", "Kleinman", "Trice")
    if evaluated is not None:
        empty = LensCellView("")
        rows = (*rows, (empty, empty, LensCellView(percent(evaluated)), empty))
        #: Head of a row: what the engine says
        names = (*names, translate("Lenses", "Engine"))  # type: ignore[assignment]  # one row more
    heads = (
        #: Head of a column: a player's pips as a formula counts them
        translate("Lenses", "On roll"),
        #: Head of a column: the opponent's pips as a formula counts them
        translate("Lenses", "Opponent"),
        #: Head of a column: chances of winning
        translate("Lenses", "Wins"),
        #: Head of a column: what a formula says of the cube
        translate("Lenses", "Cube, in money play"),
    )
    return LensTableView(heads, names, rows)


def _row(verdict: FormulaVerdict) -> tuple[LensCellView, ...]:
    chance = "" if verdict.chance is None else percent(verdict.chance)
    pattern = _PATTERN[verdict.action] if verdict.action else -1
    return (
        LensCellView(short_decimals(verdict.own, 1)),
        LensCellView(short_decimals(verdict.other, 1)),
        LensCellView(chance),
        LensCellView(action_text(verdict.action), pattern=pattern),
    )


class RacePage(QWidget):
    """Says so where there is contact."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: Name of a table: what formulas say of a race
        self.table = LensTable(self.tr("Race formulas"))
        self._note = label(role="muted")
        self._note.setWordWrap(True)
        self._note.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        layout = QVBoxLayout(self)
        layout.addWidget(self.table, 1)
        layout.addWidget(self._note)
        layout.addStretch(1)

    def set_state(
        self, state: MatchState | None, played: Position | None = None, known: Known | None = None
    ) -> None:
        """Look at the decision in ``state``: what was ``played`` there, and how it was judged."""
        subject = subject_of(state, played) if state else None
        formulas = race_formulas(subject.state.position, subject.player) if subject else None
        self.table.setVisible(formulas is not None)
        if formulas is None:
            self._note.setText(self.tr("There is contact: these formulas are for races."))
            return
        judged = known.decision.probabilities if isinstance(known, JudgedCube) else None
        chance = judged.seen_by(subject.player).win if judged and subject else None
        self.table.set_view(derive_race(formulas, chance))
        self._note.setText(
            self.tr("Formulas are estimates for money play, before the roll. None of them is exact.")
        )
