"""The bar of one player: the name, the pips, clock and score, and whether this player is to act."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from bgdesk.ui.board.theme import BoardTheme, CheckerTheme
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.roles import elided, framed, label, set_state
from bgdesk.ui.play.derive_bars import PlayerBarView


class CheckerDot(QWidget):
    """A small checker that says which colour a player has."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colours: CheckerTheme | None = None
        self.setFixedSize(QSize(28, 28))

    def set_colours(self, colours: CheckerTheme) -> None:
        """Paint the checker in the colours of a board."""
        if colours != self.colours:
            self.colours = colours
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.colours is None:
            return
        light, shade, rim = self.colours.light, self.colours.dark, self.colours.rim
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gradient = QRadialGradient(QPointF(10, 8), 22)
        gradient.setColorAt(0, QColor(light))
        gradient.setColorAt(1, QColor(shade))
        painter.setBrush(QBrush(gradient))
        painter.setPen(QPen(QColor(rim), 1))
        painter.drawEllipse(QPointF(14, 14), 12.5, 12.5)


class PlayerBar(QFrame):
    """Shows a `PlayerBarView`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._view: PlayerBarView | None = None
        self._board_theme: BoardTheme | None = None
        self._accent = framed("bar")
        self._accent.setFixedWidth(4)
        self.dot = CheckerDot()
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
        self._build()
        self._fit_to_letters()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_to_letters()

    def _fit_to_letters(self) -> None:
        self._delay.setMinimumWidth(self.fontMetrics().horizontalAdvance("+88"))

    def _build(self) -> None:
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 5, 12, 5)
        layout.setSpacing(8)
        layout.addWidget(self._accent)
        layout.addSpacing(8)
        layout.addWidget(self.dot)
        layout.addLayout(self._names(), 1)
        layout.addLayout(self._pip_box())
        layout.addSpacing(12)
        layout.addWidget(self._delay)
        layout.addWidget(self._clock)
        layout.addSpacing(8)
        layout.addWidget(self._mark)
        layout.addWidget(self._score_box())

    def _names(self) -> QVBoxLayout:
        names = QVBoxLayout()
        names.setSpacing(1)
        names.addStretch(1)
        for text in (self._name, self._subtitle):
            names.addWidget(text)
        names.addStretch(1)
        return names

    def _pip_box(self) -> QHBoxLayout:
        box = QHBoxLayout()
        box.setSpacing(6)
        for widget in (self._pips, self._difference, self._pips_word):
            box.addWidget(widget)
        return box

    def _score_box(self) -> QFrame:
        box = framed("sunk")
        layout = QGridLayout(box)
        layout.setContentsMargins(12, 5, 12, 5)
        layout.setColumnMinimumWidth(0, 72)
        self._score.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout.addWidget(self._score, 0, 0)
        return box

    def set_view(self, view: PlayerBarView) -> None:
        """Show ``view``; only what changed is touched."""
        if view == self._view:
            return
        self._view = view
        self._paint_dot()
        for widget, text in self._texts(view):
            if widget.text() != text:
                widget.setText(text)
        self._subtitle.setToolTip(plain_tip(view.tip))
        self._mark.setToolTip(plain_tip(view.mark_tip))
        self._score.setToolTip(plain_tip(view.score_tip))
        self._pips_word.setVisible(bool(view.pips))
        self._difference.setVisible(bool(view.difference))
        self._mark.setVisible(bool(view.mark))
        self._clock.setVisible(bool(view.clock))
        self._delay.setVisible(bool(view.clock))
        set_state(self._accent, "acting", view.is_acting)
        self.setAccessibleName(view.spoken)

    def set_board_theme(self, theme: BoardTheme) -> None:
        """Show the checker as it is on the board."""
        self._board_theme = theme
        self._paint_dot()

    def _paint_dot(self) -> None:
        if self._view and self._board_theme:
            self.dot.set_colours(self._board_theme.checker(self._view.player))

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
