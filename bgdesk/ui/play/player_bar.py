"""The bar of one player: the name, the pips, clock and score, and whether this player is to act."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QWidget

from bgdesk.app.side_by_side import listed
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.roles import elided, framed, label, set_state
from bgdesk.ui.play.derive_bars import PlayerBarView
from bgdesk.ui.play.link_view import LinkView
from bgdesk.ui.play.player_mark import LOW, SIZE, PlayerMark

_DOT = 11


class PlayerBar(QFrame):
    """Shows a `PlayerBarView`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._view: PlayerBarView | None = None
        self._board_theme: BoardTheme | None = None
        self._is_low = False
        self._link: LinkView | None = None
        self._dot = framed("dot")
        self._dot.setFixedSize(_DOT, _DOT)
        self._dot.hide()
        self._accent = framed("bar")
        self._accent.setFixedWidth(4)
        self.mark = PlayerMark()
        self._name = elided(bold=True, scale=1.15)
        self._subtitle = elided(role="muted", scale=0.9)
        self._pips = label(scale=1.35)
        self._difference = label(scale=1.2)
        #: Behind a number: pips, a standard term. Short
        self._pips_word = label(self.tr("pips"), role="muted", scale=0.9)
        self._delay = label(role="muted")
        self._delay.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._clock = label(scale=1.35)
        self._mark = label(role="muted", scale=0.9)
        self._score = label(bold=True, scale=1.35)
        self._layout, self._score_layout = QHBoxLayout(self), QGridLayout()
        self._names = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._build()
        self.set_low(is_low=False)
        self._fit_to_letters()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_to_letters()

    def _fit_to_letters(self) -> None:
        self._keep_height()
        self._delay.setMinimumWidth(self.fontMetrics().horizontalAdvance("+88"))

    def _build(self) -> None:
        layout = self._layout
        layout.setSpacing(8)
        layout.addWidget(self._accent)
        layout.addSpacing(8)
        layout.addWidget(self.mark)
        layout.addWidget(self._dot)
        self._fill_names()
        layout.addLayout(self._names, 1)
        layout.addLayout(self._pip_box())
        layout.addSpacing(12)
        layout.addWidget(self._delay)
        layout.addWidget(self._clock)
        layout.addSpacing(8)
        layout.addWidget(self._mark)
        layout.addWidget(self._score_box())

    def _fill_names(self) -> None:
        self._names.addStretch(1)
        self._names.addWidget(self._name)
        self._names.addWidget(self._subtitle)
        self._names.addStretch(1)

    def set_low(self, *, is_low: bool) -> None:
        """Have all texts in one line, which leaves more room for the board."""
        self._names.setDirection(
            QBoxLayout.Direction.LeftToRight if is_low else QBoxLayout.Direction.TopToBottom
        )
        self._names.setSpacing(10 if is_low else 1)
        for index, stretch in ((0, 0), (3, 1)) if is_low else ((0, 1), (3, 1)):
            self._names.setStretch(index, stretch)
        edge = 2 if is_low else 5
        self._layout.setContentsMargins(0, edge, 12, edge)
        self._score_layout.setContentsMargins(12, edge, 12, edge)
        self._is_low = is_low
        self._keep_height()

    def _keep_height(self) -> None:
        """The bar is as high without a second line as with it."""
        self.mark.set_size(LOW if self._is_low else SIZE)
        lines = (self._name,) if self._is_low else (self._name, self._subtitle)
        self.setMinimumHeight(sum(line.sizeHint().height() for line in lines) + 11)

    def _pip_box(self) -> QHBoxLayout:
        box = QHBoxLayout()
        box.setSpacing(6)
        for widget in (self._pips, self._difference, self._pips_word):
            box.addWidget(widget)
        return box

    def _score_box(self) -> QFrame:
        box = framed("sunk")
        layout = self._score_layout
        box.setLayout(layout)
        layout.setColumnMinimumWidth(0, 72)
        self._score.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout.addWidget(self._score, 0, 0)
        return box

    def set_link(self, link: LinkView | None) -> None:
        """Show how the program of a player stands to this one, at that player's name."""
        view, self._link, self._view = self._view, link, None
        if view:
            self.set_view(view)

    def set_view(self, view: PlayerBarView) -> None:
        """Show ``view``; only what changed is touched."""
        if view == self._view:
            return
        self._view = view
        view = self._with_link(view)
        self._paint_mark()
        self.mark.set_player(view.name, is_bot=view.is_bot)
        for widget, text in self._texts(view):
            if widget.text() != text:
                widget.setText(text)
        self._subtitle.setToolTip(plain_tip(view.tip))
        self._mark.setToolTip(plain_tip(view.mark_tip))
        self._score.setToolTip(plain_tip(view.score_tip))
        self._subtitle.setVisible(bool(view.subtitle))
        self._pips_word.setVisible(bool(view.pips))
        self._difference.setVisible(bool(view.difference))
        self._mark.setVisible(bool(view.mark))
        self._clock.setVisible(bool(view.clock))
        self._delay.setVisible(bool(view.clock))
        set_state(self._accent, "acting", view.is_acting)
        self.setAccessibleName(view.spoken)

    def _with_link(self, view: PlayerBarView) -> PlayerBarView:
        """Why nothing is heard of a player goes before what the player does."""
        link = self._link if self._link and self._link.player is view.player else None
        self._dot.setVisible(link is not None)
        if link is None:
            awaited = self._link.awaited if self._link else ""
            return replace(view, subtitle=awaited, spoken=listed(view.spoken, awaited)) if awaited else view
        set_state(self._dot, "link", link.state)
        self._dot.setToolTip(plain_tip(link.text))
        says_link = not view.subtitle or not link.is_together
        spoken = view.spoken if not says_link else listed(view.spoken, link.text)
        return replace(view, subtitle=link.text if says_link else view.subtitle, spoken=spoken)

    def set_board_theme(self, theme: BoardTheme) -> None:
        """Show the checker as it is on the board."""
        self._board_theme = theme
        self._paint_mark()

    def _paint_mark(self) -> None:
        if self._view and self._board_theme:
            self.mark.set_colours(self._board_theme.checker(self._view.player))

    def _texts(self, view: PlayerBarView) -> tuple[tuple[QLabel, str], ...]:
        return (
            (self._name, view.name),
            (self._subtitle, view.subtitle),
            (self._pips, view.pips),
            (self._difference, f"({view.difference})" if view.difference else ""),
            (self._delay, view.delay),
            (self._clock, view.clock),
            (self._mark, view.mark),
            (self._score, view.score),
        )
