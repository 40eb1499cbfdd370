"""The matches of the library: those under way, those played here, and those opened from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence, Set as AbstractSet

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QMessageBox, QVBoxLayout, QWidget

from bgdesk.ui.common.plain_text import message_box, plain_tip
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import press_by_enter
from bgdesk.ui.matches.match_list import MatchList
from bgdesk.ui.words.matches import MatchChoice, Shelf


class MatchesDialog(QDialog):
    """Lists ``choices``, those of one shelf together; an empty list offers a new match or a file.

    ``shown`` has the ids of what is on a board just now: that cannot be removed.
    """

    chosen = Signal(object)
    """The `MatchChoice` to go on with or to look at."""
    removal_wanted = Signal(object)
    """The `MatchChoice` of a match that is to be forgotten, after somebody confirmed it."""
    new_match_requested = Signal()
    file_requested = Signal()

    def __init__(
        self,
        choices: Sequence[MatchChoice],
        note: str = "",
        shown: AbstractSet[str] = frozenset(),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        #: Title of a dialog
        self.setWindowTitle(self.tr("Matches"))
        self._shown = shown
        self.matches = MatchList(choices, has_headings=True)
        self._empty = label(role="muted")
        self._kept = label(role="muted", scale=0.9)
        self._note = label(note, role="muted", scale=0.9)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        role = QDialogButtonBox.ButtonRole
        self.primary = self._buttons.addButton("", role.AcceptRole)
        self.open_file = self._buttons.addButton(self.tr("Open a &file…"), role.ResetRole)
        #: Button, a verb: remove a match from the library
        self.remove = self._buttons.addButton(self.tr("&Remove…"), role.ResetRole)
        self._build()
        self._wire()
        press_by_enter(self, self.primary)
        self._update()
        (self.matches.rows if choices else self.primary).setFocus()

    def _build(self) -> None:
        self.resize(600, 480 if self.matches.count else 200)
        self._empty.setText(
            self.tr(
                "There is no match here yet.\nStart a new one, or open a file of any program:"
                " what you play and what you open is kept here."
            )
        )
        self._empty.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._kept.setWordWrap(True)
        self._note.setWordWrap(True)
        self._note.setVisible(bool(self._note.text()))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 14)
        layout.addWidget(self.matches, 1)
        layout.addWidget(self._empty, 1)
        layout.addWidget(self._kept)
        layout.addWidget(self._note)
        layout.addWidget(self._buttons)

    def _wire(self) -> None:
        self._buttons.rejected.connect(self.reject)
        self._buttons.accepted.connect(self._accepted)
        self.open_file.clicked.connect(self._wants_file)
        self.remove.clicked.connect(self._ask_to_remove)
        self.matches.chosen.connect(self._accepted)
        self.matches.current_changed.connect(self._update)
        delete = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.matches.rows)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(self.remove.click)

    @Slot()
    def _update(self) -> None:
        choice, is_empty = self.matches.current, not self.matches.count
        self.matches.setVisible(not is_empty)
        self._empty.setVisible(is_empty)
        self.primary.setEnabled(is_empty or choice is not None)
        self.primary.setText(self._primary_text(choice, is_empty=is_empty))
        self.remove.setVisible(not is_empty)
        why_not = self._why_not_removed(choice)
        self._kept.setVisible(not is_empty)
        self._kept.setText(why_not)
        self.remove.setEnabled(not why_not)
        self.remove.setToolTip(plain_tip(why_not or self._what_removing_does(choice)))
        self.remove.setAccessibleDescription(self.remove.toolTip())

    def _primary_text(self, choice: MatchChoice | None, *, is_empty: bool) -> str:
        if is_empty:
            return self.tr("&New match…")
        return self.tr("&Go on") if _is_under_way(choice) else self.tr("&Open")

    def _what_removing_does(self, choice: MatchChoice | None) -> str:
        if _is_under_way(choice):
            return self.tr("Forget the unfinished match (Del)")
        return self.tr("Forget the opened match; the file it came from stays (Del)")

    def _why_not_removed(self, choice: MatchChoice | None) -> str:
        if choice is None:
            return self.tr("No match is chosen.")
        if choice.shelf is Shelf.PLAYED:
            return self.tr(
                "Matches that were played to an end here are kept: ratings and dice statistics rest on them."
            )
        if choice.id in self._shown and choice.shelf is Shelf.COAN_KI:
            return self.tr("This game is open in the window of Coan ki; close that before you remove it.")
        if choice.id in self._shown:
            return self.tr("This match is on the board; look at another one before you remove it.")
        return ""

    @Slot()
    def _accepted(self) -> None:
        if self.result() == QDialog.DialogCode.Accepted or not self.primary.isEnabled():
            return
        choice = self.matches.current
        self.accept()
        if choice is None:
            self.new_match_requested.emit()
        else:
            self.chosen.emit(choice)

    @Slot()
    def _wants_file(self) -> None:
        self.accept()
        self.file_requested.emit()

    @Slot()
    def _ask_to_remove(self) -> None:
        choice = self.matches.current
        if choice is None:
            return
        #: Question. {match} is the title of a match, as in: You vs Anna, 3 : 2
        text = self.tr("Remove {match} from the library, with its analyses?").format(match=choice.title)
        box = message_box(QMessageBox.Icon.Question, self.tr("Remove a match"), text, self)
        box.setInformativeText(self._what_is_lost(choice))
        #: Button, a verb: remove a match from the library
        sure = box.addButton(self.tr("&Remove"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        sure.clicked.connect(lambda: self.removal_wanted.emit(choice))
        box.finished.connect(box.deleteLater)
        box.open()

    def _what_is_lost(self, choice: MatchChoice) -> str:
        if choice.shelf is Shelf.OPENED:
            return self.tr("The file that it was read from stays where it is.")
        if choice.shelf is Shelf.COAN_KI:
            return self.tr("It cannot be brought back. Nobody has won or lost it.")
        return self.tr(
            "It cannot be brought back. Nobody has won or lost it, and its rolls no longer count in the"
            " dice statistics."
        )

    def take_out(self, choice: MatchChoice) -> None:
        """``choice`` has been removed."""
        self.matches.remove(choice)
        self._update()
        self.matches.rows.setFocus()


def _is_under_way(choice: MatchChoice | None) -> bool:
    return choice is not None and choice.shelf in (Shelf.UNDER_WAY, Shelf.COAN_KI)
