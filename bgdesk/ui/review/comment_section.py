"""What is said of the decision on the board: by the file that it comes from, and by the user."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Comment
from bgdesk.ui.common.roles import framed, label

_FEWEST_LINES, _MOST_LINES = 1, 8


@dataclass(frozen=True, slots=True)
class CommentView:
    """The comments of others in the order in which they were made, and the ``own`` one on ``event``."""

    event: int | None = None
    own: str = ""
    others: tuple[str, ...] = ()


def derive_comments(
    record: MatchRecord, comments: Sequence[Comment], stops: Sequence[int], at: int
) -> CommentView:
    """What belongs to state ``at``: also what others said of events since the decision before it.

    What is said of the match as a whole stands at the first of ``stops``, and behind the last of them
    stands what is left.
    """
    if not record.events:
        return CommentView()
    event = min(at, len(record.events) - 1)
    before = max((stop for stop in stops if stop < event), default=-2)
    is_stop = event in stops or not any(stop > event for stop in stops)
    own = next((one.text for one in comments if one.is_own and one.event == event), "")
    others = tuple(
        one.text
        for one in comments
        if not one.is_own
        for about in (-1 if one.event is None else one.event,)
        if about == event or (is_stop and before < about < event)
    )
    return CommentView(event, own, others)


class CommentField(QPlainTextEdit):
    """Grows with its text, up to some lines."""

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().documentLayout().documentSizeChanged.connect(self._fit)
        self._fit()

    @Slot()
    def _fit(self) -> None:
        wanted = max(round(self.document().size().height()), _FEWEST_LINES)
        lines, off = min(wanted, _MOST_LINES), Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(off if wanted == lines else Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        frame = 2 * (self.frameWidth() + round(self.document().documentMargin())) + 14
        self.setFixedHeight(lines * self.fontMetrics().lineSpacing() + frame)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.height())


class CommentSection(QWidget):
    """Shows a `CommentView`, all of it as plain text; the own comment is written in its ``field``."""

    written = Signal(object, str)
    """The event, and what is said of it by now."""
    left = Signal()
    """The keyboard is elsewhere."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = CommentView()
        self._others = framed("card")
        self._texts = QVBoxLayout(self._others)
        self._texts.setContentsMargins(12, 8, 12, 8)
        self.field = CommentField()
        #: In an empty field: something may be written here about the decision. K is the key that leads here
        self.field.setPlaceholderText(self.tr("Comment… (K)"))
        #: Name of a field for a screen reader
        self.field.setAccessibleName(self.tr("Your comment on this decision"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self._others)
        row = QHBoxLayout()
        row.addWidget(self.field)
        layout.addLayout(row)
        self._others.hide()
        self.field.textChanged.connect(self._changed)
        self.field.left.connect(self.left)

    def set_view(self, view: CommentView) -> None:
        """Show ``view``; what is being typed stays as it is where it is about the same event."""
        before, self._view = self._view, view
        if view.others != before.others:
            self._show_others(view.others)
        is_other_place = view.event != before.event
        if is_other_place or not self.field.hasFocus():
            self._put(view.own)
        self.field.setEnabled(view.event is not None)

    def _put(self, text: str) -> None:
        if self.field.toPlainText() != text:
            self.field.blockSignals(True)
            self.field.setPlainText(text)
            self.field.blockSignals(False)

    def _show_others(self, texts: tuple[str, ...]) -> None:
        while self._texts.count():
            item = self._texts.takeAt(0)
            widget = item.widget() if item else None
            if widget:
                widget.deleteLater()
        if texts:
            #: Heading: what the file that was opened says of the decision
            self._texts.addWidget(label(self.tr("Comment in the file"), role="muted", scale=0.85))
        for text in texts:
            shown = label(text)
            shown.setWordWrap(True)
            shown.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            self._texts.addWidget(shown)
        self._others.setVisible(bool(texts))

    @Slot()
    def _changed(self) -> None:
        self.written.emit(self._view.event, self.field.toPlainText())
