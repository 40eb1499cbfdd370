"""The page that the program begins with: cards in two columns, or in one where there is little room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from bgdesk.ui.common.roles import label
from bgdesk.ui.common.scrolled_page import ScrolledPage
from bgdesk.ui.home.board_picture import BoardPicture
from bgdesk.ui.home.friend_card import FriendCard
from bgdesk.ui.home.games_card import GamesCard
from bgdesk.ui.home.lead_card import DrawView, LeadCard
from bgdesk.ui.home.matches_card import MatchesCard
from bgdesk.ui.home.parts import GAP, button
from bgdesk.ui.home.quick_card import QuickCard
from bgdesk.ui.home.view import HomeView
from bgdesk.ui.words.levels import LevelChoice

WIDEST = 1640
_SIDE_MARGINS, _TOP = 44, 30
_SHARES = (8, 5)
"""Of the two columns."""
_LEAST = QSize(360, 240)


class StartPage(ScrolledPage):
    """Shows what it is given; the wishes are signals of its cards."""

    def __init__(
        self,
        levels: Sequence[LevelChoice],
        draw_view: DrawView,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(QWidget(), parent)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        #: Name of the page for a screen reader
        self.setAccessibleName(self.tr("Start page"))
        self.greeting = label(scale=2.0, bold=True)
        self.cards = button("", role="link")
        self.cards.hide()
        self.lead = LeadCard(draw_view)
        self.quick = QuickCard(levels)
        self.matches = MatchesCard()
        self.friend = FriendCard()
        self.elsewhere = self.matches.elsewhere
        self.games = GamesCard()
        self._left = (self.lead, self.quick)
        self._right = (self.matches, self.friend)
        self._columns = 0
        self._build()

    def _build(self) -> None:
        self._inner = QWidget()
        self._inner.setMaximumWidth(WIDEST)
        self._grid = QGridLayout()
        self._grid.setSpacing(GAP)
        column = QVBoxLayout(self._inner)
        column.setContentsMargins(_SIDE_MARGINS, _TOP, _SIDE_MARGINS, _TOP)
        column.setSpacing(GAP)
        head = QHBoxLayout()
        head.addWidget(self.greeting)
        head.addStretch(1)
        head.addWidget(self.cards)
        column.addLayout(head)
        column.addLayout(self._grid)
        column.addWidget(self.games)
        column.addStretch(1)
        row = QHBoxLayout(self.page)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(self._inner, 1000)
        row.addStretch(1)
        for ground in (self.viewport(), self.page):
            ground.setAutoFillBackground(False)
        self._arrange(2)

    def _arrange(self, columns: int) -> None:
        """Put the cards into so many columns."""
        if columns == self._columns:
            return
        self._columns = columns
        for placed in (*self._left, *self._right):
            self._grid.removeWidget(placed)
        if columns == 1:
            for row, card in enumerate((self.lead, self.quick, self.friend, self.matches)):
                self._grid.addWidget(card, row, 0)
        else:
            self._grid.addWidget(self.lead, 0, 0)
            self._grid.addWidget(self.matches, 0, 1)
            self._grid.addWidget(self.quick, 1, 0)
            self._grid.addWidget(self.friend, 1, 1)
        for number in range(2):
            self._grid.setColumnStretch(number, _SHARES[number] if number < columns else 0)

    def minimumSizeHint(self) -> QSize:
        return _LEAST

    def sizeHint(self) -> QSize:
        return _LEAST

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self._arrange(2 if self.width() >= self._width_of_two() else 1)

    def _width_of_two(self) -> int:
        left, right = (
            max(card.minimumSizeHint().width() for card in cards) for cards in (self._left, self._right)
        )
        least = max(left * sum(_SHARES) / _SHARES[0], right * sum(_SHARES) / _SHARES[1])
        return round(least) + GAP + 2 * _SIDE_MARGINS

    def showEvent(self, event: QShowEvent) -> None:
        """The most likely action has the keyboard as long as it is not known what is stored."""
        super().showEvent(event)
        self.quick.usual.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_view(self, view: HomeView) -> None:
        """Show what is stored."""
        self.lead.show_view(view)
        self.matches.show_rows(view.rows)
        self._fit()

    def show_cards(self, text: str) -> None:
        """Say in ``text`` what there is to practise today; nothing where it is empty."""
        self.cards.setText(text)
        self.cards.setVisible(bool(text))

    def hide_times(self) -> None:
        """Show nothing that depends on the hour or the day, for a picture that is to be right tomorrow."""
        self.cards.hide()
        for said in (self.greeting, self.lead.day, *self.matches.days):
            said.setStyleSheet("color: transparent")

    @property
    def boards(self) -> Sequence[BoardPicture]:
        """All small pictures of boards."""
        return (self.lead.picture, *(tile.picture for tile in self.games.tiles.values()))

    def draw_again(self) -> None:
        """The board looks different."""
        self.lead.picture.draw_again()
        self.games.draw_again()
