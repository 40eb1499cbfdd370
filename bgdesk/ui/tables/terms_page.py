"""What the one who opened the table wants to play: yes or no."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from bgdesk.app.tables.tables_desk import OfferedTerms
from bgdesk.rules.player import Player
from bgdesk.ui.tables.parts import column, paragraph, row_of
from bgdesk.ui.words.network import watching_text
from bgdesk.ui.words.options import options_summary


class TermsPage(QWidget):
    """Nothing is played before somebody agrees."""

    agreed = Signal()
    declined = Signal()
    rules_requested = Signal(object)
    """The `MatchOptions` whose rules somebody wants to read first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offer = paragraph()
        self._options, self._colour, self._watching = paragraph(), paragraph(), paragraph(role="muted")
        self._terms: OfferedTerms | None = None
        #: Button, a verb: agree to the match
        self.play = QPushButton(self.tr("Pla&y"))
        #: Button: do not agree to the match
        self.no = QPushButton(self.tr("&No, thank you"))
        #: Button: the rules of the match that is offered
        self.rules = QPushButton(self.tr("Read the r&ules"))
        layout = column(self)
        layout.addWidget(self._offer)
        layout.addWidget(self._options)
        layout.addWidget(self._colour)
        layout.addWidget(self._watching)
        layout.addLayout(row_of(self.play, self.no, self.rules))
        layout.addStretch(1)
        self.play.clicked.connect(self.agreed)
        self.no.clicked.connect(self.declined)
        self.rules.clicked.connect(self._ask_rules)

    def show_terms(self, terms: OfferedTerms) -> None:
        """Ask about ``terms``."""
        self._terms = terms
        #: {name} is a player. Below stands what that player wants to play
        self._offer.setText(
            self.tr("{name} has opened this table and wants to play:").format(name=terms.name)
        )
        self._options.setText(options_summary(terms.options))
        self._watching.setText(watching_text(terms.watch_delay))
        self._colour.setText(
            self.tr("You play the white checkers.")
            if terms.me is Player.WHITE
            else self.tr("You play the black checkers.")
        )

    def _ask_rules(self) -> None:
        if self._terms:
            self.rules_requested.emit(self._terms.options)

    def take_keyboard(self) -> None:
        """Have the keys where they are wanted first."""
        self.play.setFocus()
