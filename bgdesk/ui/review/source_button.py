"""Whose judgements are shown: a button with a menu of all analyses."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QPushButton, QSizePolicy, QWidget

from bgdesk.app.side_by_side import lines
from bgdesk.ui.common.plain_text import literal, plain_tip

_LETTERS, _LETTERS_IF_SHORT = 22, 7
"""What there is room for beside the tabs."""


@dataclass(frozen=True, slots=True)
class SourcesView:
    """All analyses by ``names``, ``alone`` the one shown by itself; ``text`` says what is shown, in short.

    Where ``blends`` they can be laid over each other. ``note`` says what is to be known of them besides.
    ``short``: ``text`` in one word.
    """

    names: tuple[str, ...] = ()
    alone: int | None = None
    text: str = ""
    note: str = ""
    blends: bool = False
    short: str = ""


class SourceButton(QPushButton):
    """Hidden as long as there is no analysis."""

    source_chosen = Signal(object)
    """The number of the analysis to be shown by itself; ``None``: the deepest look at each decision."""
    removal_requested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view, self._room = SourcesView(), 0
        self._menu, self._group = QMenu(self), QActionGroup(self)
        #: Menu: the analyses stand in it, one of which is to be removed
        self._removals = QMenu(self.tr("Remove an analysis"), self)
        self._menu.setAccessibleName(self.tr("Analysis shown"))
        self.setAccessibleName(self.tr("Analysis shown"))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setProperty("role", "small")
        self.setMenu(self._menu)
        self._menu.aboutToShow.connect(self._fill)
        self.set_view(self._view)

    def set_view(self, view: SourcesView) -> None:
        """Offer these analyses; a menu of others closes."""
        if view.names != self._view.names:
            self._removals.close()
            self._menu.close()
        self._view = view
        self._write()
        tip = self.tr("Which analysis is shown")
        self.setToolTip(plain_tip(lines(tip, view.text, view.note)))
        self.setAccessibleDescription(view.text)
        self.setVisible(bool(view.names))

    def set_room(self, room: int) -> None:
        """There are ``room`` pixels for it; the tip says what has none."""
        if room != self._room:
            self._room = room
            self._write()

    def _write(self) -> None:
        letter = self.fontMetrics().averageCharWidth()
        for said, letters in ((self._view.text, _LETTERS), (self._view.short, _LETTERS_IF_SHORT)):
            self._say(said, letter * letters)
            if self.sizeHint().width() <= self._room:
                return
        over = self.sizeHint().width() - self._room
        self._say(self._view.short, max(letter, self.fontMetrics().horizontalAdvance(self.text()) - over))

    def _say(self, text: str, room: int) -> None:
        self.setText(literal(self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room)))

    @Slot()
    def _fill(self) -> None:
        view = self._view
        self._menu.clear()
        if view.blends:
            #: Menu entry: of several analyses each decision is shown by the one that looked deepest at it
            self._offer(self.tr("Deepest look at each decision"), None)
        for number, name in enumerate(view.names):
            self._offer(name, number)
        self._menu.addSeparator()
        self._fill_removals()

    def _offer(self, text: str, number: int | None) -> None:
        action = self._menu.addAction(literal(text))
        action.setCheckable(True)
        is_only = number is not None and not self._view.blends
        action.setChecked(number == self._view.alone or is_only)
        action.triggered.connect(lambda: self.source_chosen.emit(number))
        self._group.addAction(action)

    def _fill_removals(self) -> None:
        if len(self._view.names) == 1:
            self._wire_removal(self._menu.addAction(self.tr("Remove this analysis…")), 0)
            return
        self._removals.clear()
        self._menu.addMenu(self._removals)
        for number, name in enumerate(self._view.names):
            #: Menu entry, an analysis that is to be removed; a question follows
            text = self.tr("{analysis}…").format(analysis=name)
            self._wire_removal(self._removals.addAction(literal(text)), number)

    def _wire_removal(self, action: QAction, number: int) -> None:
        action.triggered.connect(lambda: self.removal_requested.emit(number))
