"""The plays or cube actions of one decision, for a view: mark, name, equity, cost, winning chances."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from bgdesk.app.side_by_side import lines, listed, listed_apart
from bgdesk.ui.common.badge import MoveMark
from bgdesk.ui.common.plain_text import plain_tip

MARK, NAME, EQUITY, COST, WIN, WIN_GAMMON, WIN_BACKGAMMON, LOSE_GAMMON, LOSE_BACKGAMMON = range(9)
CHANCES = (WIN_GAMMON, WIN_BACKGAMMON, LOSE_GAMMON, LOSE_BACKGAMMON)
"""What there is room for in wide tables only."""

CHOSEN_ROLE = Qt.ItemDataRole.UserRole
"""Whether this is what was done."""
MARK_ROLE = CHOSEN_ROLE + 1
"""The `MoveMark` of the row, or None."""
RANK_ROLE = CHOSEN_ROLE + 2
LEVEL_ROLE = CHOSEN_ROLE + 3
"""How deep it was judged, in a few letters."""
PLACE_ROLE = CHOSEN_ROLE + 5
"""The place of the row among what was judged."""
RULE_ROLE = CHOSEN_ROLE + 4
"""Whether what follows from here on was judged less deeply than what stands above."""
ANSWER_ROLE = CHOSEN_ROLE + 6
"""Whether somebody who decided once more chose this."""

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


@dataclass(frozen=True, slots=True)
class CandidateView:
    """One thing that could be done: texts as shown, ``tip`` with the chances, ``is_chosen`` what was done.

    ``cost`` is what it gives away to the best, without a sign; ``mark`` how bad that is. ``chances`` are
    those of `CHANCES`, in per cent without the sign, and ``short_chances`` the same in whole numbers;
    ``rank`` and ``level`` stand beside the name. With ``is_below`` all from here on was judged less deeply.
    ``number``: its place among what was judged. ``is_answer``: somebody who decided once more chose this.
    """

    name: str
    equity: str
    cost: str = ""
    win: str = ""
    mark: MoveMark | None = None
    tip: str = ""
    is_chosen: bool = False
    chances: tuple[str, ...] = ()
    rank: str = ""
    level: str = ""
    is_below: bool = False
    number: int | None = None
    short_chances: tuple[str, ...] = ()
    is_answer: bool = False


def brackets_note(rows: Sequence[CandidateView]) -> str:
    """What figures in brackets mean, where there are any in ``rows``."""
    if not any(row.equity.startswith("(") for row in rows):
        return ""
    #: Note below a list: figures that stand in brackets there
    return QCoreApplication.translate("Hint", "(In brackets): analysed less deeply, not comparable")


class CandidateModel(QAbstractTableModel):
    """Best first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[CandidateView, ...] = ()
        self.is_short = False

    def set_short(self, *, is_short: bool) -> None:
        """Say less in each column, and nothing of ranks and depths."""
        if is_short is not self.is_short:
            self.is_short = is_short
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
            if self._rows:
                self.dataChanged.emit(
                    self.index(0, 0), self.index(len(self._rows) - 1, self.columnCount() - 1)
                )

    @property
    def rows(self) -> tuple[CandidateView, ...]:
        """What is shown."""
        return self._rows

    def set_rows(self, rows: tuple[CandidateView, ...]) -> None:
        """Show ``rows``."""
        if rows != self._rows:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    @property
    def chosen_row(self) -> int | None:
        """The row of what was done."""
        return next((number for number, row in enumerate(self._rows) if row.is_chosen), None)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else LOSE_BACKGAMMON + 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return self._explained(section)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return {
            #: Title of a column, a noun, as the next ones. Short
            NAME: self.tr("Choice"),
            #: Title of a column, a standard term: what a play is worth. Short
            EQUITY: self.tr("Equity"),
            #: Title of a column, a noun: what a play gives away. Short
            COST: self.tr("Cost"),
            WIN: self.win_title(is_short=self.is_short),
            #: Title of a column: gammons won, in per cent of all games. A letter or two, as the next ones
            WIN_GAMMON: self.tr("g"),
            #: Title of a column: backgammons
            WIN_BACKGAMMON: self.tr("bg"),
            #: Title of a column: gammons lost
            LOSE_GAMMON: self.tr("L g"),
            #: Title of a column: backgammons lost
            LOSE_BACKGAMMON: self.tr("L bg"),
        }.get(section, "")

    def win_title(self, *, is_short: bool) -> str:
        """That of the column `WIN`."""
        if is_short:
            #: Title of a column: how often a game is won, in per cent. A letter
            return self.tr("W")
        if any(row.chances for row in self._rows):
            #: Title of a column: how often a game is won, in per cent. Short
            return self.tr("Win %")
        #: Title of a column: how often a game is won. Short
        return self.tr("Wins")

    def _explained(self, section: int) -> str:
        explained = {
            #: Tool tip of a column, as the next ones; followed by what brackets mean
            EQUITY: self.tr("What it is worth to the player who decides"),
            COST: self.tr("What it gives away against the best choice"),
            WIN: self.tr("How often the player who decides wins the game"),
            WIN_GAMMON: self.tr("How often the player wins a gammon or a backgammon, in per cent"),
            WIN_BACKGAMMON: self.tr("How often the player wins a backgammon, in per cent"),
            LOSE_GAMMON: self.tr("How often the player loses a gammon or a backgammon, in per cent"),
            LOSE_BACKGAMMON: self.tr("How often the player loses a backgammon, in per cent"),
        }.get(section, "")
        #: Behind what a column of figures is: what a figure in brackets means there
        brackets = self.tr("in brackets: analysed less deeply, not comparable")
        return listed_apart(explained, brackets) if explained else ""

    def data(self, index: Index, role: int = 0) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return (_short_texts(row) if self.is_short else _texts(row))[index.column()]
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(lines(row.name, row.tip))
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(index.column())
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(row, index.column())
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return row.tip if index.column() == NAME else None
        if self.is_short and role in (RANK_ROLE, LEVEL_ROLE):
            return None
        return _of_role(row, index.column(), role)

    def _spoken(self, row: CandidateView, column: int) -> str:
        if column == MARK:
            return row.mark.words if row.mark else ""
        text = _texts(row)[column]
        if text.startswith("("):
            #: Behind a figure, for a screen reader
            return listed(text.strip("()"), self.tr("analysed less deeply"))
        #: Behind a play or another choice, for a screen reader: this one was chosen
        chosen = self.tr("chosen") if row.is_chosen and column == NAME else ""
        #: Behind a play or another choice, for a screen reader: this is what you answered
        answer = self.tr("your answer") if row.is_answer and column == NAME else ""
        return listed(text, chosen, answer)


def _of_role(row: CandidateView, column: int, role: int) -> Any:
    """What a delegate draws beside the texts."""
    if role == CHOSEN_ROLE:
        return row.is_chosen
    if role == ANSWER_ROLE:
        return row.is_answer
    if role == RULE_ROLE:
        return row.is_below
    if column == MARK:
        return row.mark if role == MARK_ROLE else None
    if column == NAME:
        return {RANK_ROLE: row.rank, LEVEL_ROLE: row.level, PLACE_ROLE: row.number}.get(role)
    return None


def _texts(row: CandidateView) -> tuple[str, ...]:
    chances = row.chances or ("",) * len(CHANCES)
    return ("", row.name, row.equity, row.cost, row.win, *chances)


def _short_texts(row: CandidateView) -> tuple[str, ...]:
    """Costs that are not comparable are left out."""
    chances = row.short_chances or ("",) * len(CHANCES)
    return ("", row.name, row.equity, "" if row.cost.startswith("(") else row.cost, row.win, *chances)


def _alignment(column: int) -> int:
    side = Qt.AlignmentFlag.AlignLeft if column in (MARK, NAME) else Qt.AlignmentFlag.AlignRight
    return int(side | Qt.AlignmentFlag.AlignVCenter)
