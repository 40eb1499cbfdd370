"""Where and when a match was played, and by whom: seen and edited."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from bgdesk.match.codec.study_codec import MAX_TAG
from bgdesk.match.study import Tag
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import keep_wide
from bgdesk.ui.common.scrolled_page import ScrolledPage
from bgdesk.ui.words.persons import by_person

_ABOUT_LINES = 4


class EventDialog(QDialog):
    """Begins with ``facts`` by the keys of tags, and ``about``, which the user wrote about the whole match.

    ``names`` are those of the seats, White's first; ``remarks`` is what files say about the match.
    """

    wished = Signal(object)
    """The facts that are others now, by their keys."""
    about_written = Signal(str)
    """Another text about the whole match."""

    def __init__(
        self,
        facts: Mapping[str, str],
        names: tuple[str, str],
        about: str = "",
        remarks: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        #: Title of a dialog: where and when a match was played, and by whom
        self.setWindowTitle(self.tr("Event and players"))
        self._facts, self._about = facts, about
        self._form = QFormLayout()
        self.fields: dict[str, QLineEdit] = {}
        for key, title in self._titles(names):
            self._add(key, title)
        self.about = QPlainTextEdit(about)
        self._buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self._build(remarks)

    def _titles(self, names: tuple[str, str]) -> tuple[tuple[str, str], ...]:
        return (
            #: Title of a field: the tournament or club evening of a match
            (Tag.EVENT, self.tr("Event:")),
            #: Title of a field: the round of a tournament
            (Tag.ROUND, self.tr("Round:")),
            #: Title of a field: the town where a match was played
            (Tag.PLACE, self.tr("Place:")),
            #: Title of a field: the server or club where a match was played
            (Tag.SITE, self.tr("Site:")),
            #: Title of a field: the day when a match was played
            (Tag.DATE, self.tr("Date:")),
            (Tag.WHITE_NAME, self._real_name(names[0])),
            (Tag.BLACK_NAME, self._real_name(names[1])),
            #: Title of a field: who wrote comments on a match
            (Tag.ANNOTATOR, self.tr("Annotator:")),
            #: Title of a field: who wrote a match down
            (Tag.TRANSCRIBER, self.tr("Transcriber:")),
        )

    def _real_name(self, name: str) -> str:
        #: Title of a field: the name that the player at this window has in life
        yours = self.tr("Your real name:")
        #: Title of a field: the name that a player has in life; {name} is the one in the match
        return by_person(name, yours, self.tr("Real name of {name}:"))

    def _add(self, key: str, title: str) -> None:
        self.fields[key] = field = QLineEdit(self._facts.get(key, ""))
        field.setMaxLength(MAX_TAG)
        field.setAccessibleName(title.removesuffix(":"))
        field.setCursorPosition(0)
        self._form.addRow(label(title), field)

    def _build(self, remarks: Sequence[str]) -> None:
        #: Title of a field: what the user says of a whole match
        about = self.tr("About the match:")
        self.about.setAccessibleName(about.removesuffix(":"))
        self.about.setTabChangesFocus(True)
        self.about.setFixedHeight(_ABOUT_LINES * self.fontMetrics().lineSpacing() + 20)
        self._form.addRow(label(about), self.about)
        for remark in remarks:
            shown = label(remark, role="muted")
            shown.setWordWrap(True)
            #: Title of what the file of a match says of it
            self._form.addRow(label(self.tr("In the file:"), role="muted"), shown)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        page = QWidget()
        page.setLayout(self._form)
        layout = QVBoxLayout(self)
        layout.addWidget(ScrolledPage(page), 1)
        layout.addWidget(self._buttons)
        keep_wide(layout, 480)
        self._buttons.accepted.connect(self._accepted)
        self._buttons.rejected.connect(self.reject)

    @Slot()
    def _accepted(self) -> None:
        told = {key: field.text().strip() for key, field in self.fields.items()}
        changed = {key: value for key, value in told.items() if value != self._facts.get(key, "")}
        self.accept()
        if changed:
            self.wished.emit(changed)
        if self.about.toPlainText() != self._about:
            self.about_written.emit(self.about.toPlainText())
