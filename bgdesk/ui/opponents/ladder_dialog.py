"""The dialog with the results against each opponent."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QSizePolicy,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.roles import label
from bgdesk.ui.opponents.derive_ladder import LadderView

_SIZE = 660, 420
_LEVEL = Qt.ItemDataRole.UserRole


class LadderDialog(QDialog):
    """Nothing is in it before `show_ladder`."""

    play_requested = Signal(str)
    """The level of the opponent to play against; empty where none is chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: Title of a dialog: matches won and lost
        self.setWindowTitle(self.tr("Results against opponents"))
        self.rungs = QTreeWidget()
        self._about = label(role="muted", scale=0.9)
        self._empty = label(role="muted")
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        #: Button: begin a match against the opponent that is chosen in a list
        self.play = self._buttons.addButton(self.tr("&Play…"), QDialogButtonBox.ButtonRole.ActionRole)
        self._build()
        self.resize(*_SIZE)

    def _build(self) -> None:
        self.rungs.setRootIsDecorated(False)
        self.rungs.setAccessibleName(self.windowTitle())
        self.rungs.setHeaderLabels(
            [
                #: Head of a column: a computer player
                self.tr("Opponent"),
                #: Head of a column: how well it plays
                self.tr("Strength"),
                #: Head of a column: matches
                self.tr("Won"),
                #: Head of a column: the share of the matches that were won
                self.tr("Share (90 % interval)"),
            ]
        )
        self.rungs.header().setStretchLastSection(False)
        self.rungs.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for one in (self._about, self._empty):
            one.setWordWrap(True)
            one.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 14)
        layout.addWidget(self._about)
        layout.addWidget(self._empty)
        layout.addWidget(self.rungs, 1)
        layout.addStretch(0)
        layout.addWidget(self._buttons)
        self._buttons.rejected.connect(self.reject)
        self.play.clicked.connect(self._play)
        self.rungs.itemActivated.connect(self._play)

    def show_ladder(self, view: LadderView) -> None:
        """Show ``view``; the opponent that was chosen stays so."""
        before, chosen, was_empty = self._chosen, 0, self.rungs.isHidden()
        self._about.setText(view.about)
        self._empty.setText(view.empty)
        self._empty.setVisible(bool(view.empty))
        self.rungs.setVisible(not view.empty)
        if view.empty:
            self.resize(self.width(), self.sizeHint().height())
        elif was_empty:
            self.resize(self.width(), _SIZE[1])
        self.rungs.clear()
        for number, rung in enumerate(view.rungs):
            item = QTreeWidgetItem(self.rungs, [rung.name, rung.rate, rung.result, rung.share])
            item.setData(0, _LEVEL, rung.level)
            if rung.is_beaten:
                item.setToolTip(
                    3, plain_tip(self.tr("It is nearly certain that you win more than half of the matches."))
                )
            if rung.level == before:
                chosen = number
        self.rungs.setCurrentIndex(self.rungs.model().index(chosen, 0))

    @property
    def _chosen(self) -> str:
        item = self.rungs.currentItem()
        return item.data(0, _LEVEL) if item else ""

    @Slot()
    def _play(self) -> None:
        level = self._chosen
        self.accept()
        self.play_requested.emit(level)
