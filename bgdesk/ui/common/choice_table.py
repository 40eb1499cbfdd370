"""A table of choices to compare, without the furniture of a spreadsheet."""

from __future__ import annotations

from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from bgdesk.ui.common.candidate_model import CHANCES, NAME, CandidateModel


def choice_table(model: CandidateModel, name: str, parent: QWidget) -> QTableView:
    """Shows ``model`` under the accessible ``name``; the choices take the room that the figures leave.

    All chances but that to win are hidden.

    The colours of its rows are those of every list, in ``resources/themes``: ``window.qss`` and the theme.
    """
    table = QTableView(parent)
    table.setModel(model)
    table.setAccessibleName(name)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    header = table.horizontalHeader()
    header.setHighlightSections(False)
    for column in CHANCES:
        table.setColumnHidden(column, True)
    header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
    return table
