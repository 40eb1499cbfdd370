"""The matches and positions of the library, and what was removed from it."""

from __future__ import annotations

from collections.abc import Callable, Set as AbstractSet

from PySide6.QtCore import QPoint, QSettings, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QMenu,
    QPushButton,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from bgdesk.app.actions.actions import ACTIONS, ActionId
from bgdesk.app.side_by_side import sentences
from bgdesk.library.listing import ListedMatch
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import keep_wide, press_by_enter
from bgdesk.ui.matches.ask_to_remove import ask_to_remove
from bgdesk.ui.matches.derive_matches import MatchesTab, MatchLists, derive_matches
from bgdesk.ui.matches.match_columns import COAN_KI, MatchWords
from bgdesk.ui.matches.match_table import MatchTable
from bgdesk.ui.matches.match_table_model import MatchTableModel
from bgdesk.ui.matches.matches_rows import UndoRow, WorkRow
from bgdesk.ui.matches.search_row import SearchRow
from bgdesk.ui.matches.tags_dialog import TagsDialog

_SIZE = QSize(1080, 640)
_AROUND = QSize(40, 80)
"""What a small screen keeps free around it."""
_LEAST_WIDTH = 560


class MatchesDialog(QDialog):
    """Shows ``lists``; nothing is changed here, every wish is told, and answered by `set_lists`.

    ``shown`` has the ids of what is on a board just now: that cannot be removed.
    """

    chosen = Signal(object)
    """The `ListedMatch` to go on with or to look at."""
    named = Signal(str, str)
    """The id of a match and its new name."""
    tags_wished = Signal(object, object, object)
    """Ids of matches, tags to put on them and tags to take off."""
    removal_wanted = Signal(object)
    """Matches to put into the bin; a game of Coan ki, which has none, was confirmed."""
    restore_wanted = Signal(object)
    """Ids of what is to leave the bin."""
    deletion_wanted = Signal(object)
    """Ids of what is to be forgotten for good, after somebody confirmed it."""
    copy_wanted = Signal(object)
    """The match to be written to a file."""
    analysis_wanted = Signal(object)
    """Matches to be analysed."""
    all_wanted = Signal()
    """Everything that is not analysed is to be."""
    stop_wanted = Signal()
    undo_wanted = Signal()
    new_match_requested = Signal()
    file_requested = Signal()

    def __init__(
        self,
        lists: MatchLists,
        words: MatchWords | None = None,
        window_state: QSettings | None = None,
        shown: AbstractSet[str] = frozenset(),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        #: Title of a dialog
        self.setWindowTitle(self.tr("Matches"))
        self._lists = lists
        self._shown = shown
        self.search = SearchRow()
        self.tabs = QTabBar()
        self.model = MatchTableModel(words or MatchWords(), self)
        self.table = MatchTable(self.model, window_state)
        self._empty = label(role="muted")
        self.undo_row = UndoRow(self.table)
        self.work_row = WorkRow(self.table)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        role = QDialogButtonBox.ButtonRole
        self.primary = self._buttons.addButton("", role.AcceptRole)
        self.open_file = self._buttons.addButton(self.tr("Open a &file…"), role.ResetRole)
        #: Button: analyse every match that has not been
        self.analyse_all = self._buttons.addButton(self.tr("Anal&yse all"), role.ResetRole)
        #: Button that opens a menu: what else can be done
        self.more = QPushButton(self.tr("&More…"))
        self._buttons.addButton(self.more, role.ResetRole)
        self._make_actions()
        self._build()
        self._wire()
        press_by_enter(self, self.primary)
        self._show_tab()
        self.table.mark(self.model.first_under_way())
        (self.search if lists.matches else self.primary).setFocus()

    def _make_actions(self) -> None:
        keys = QKeySequence.StandardKey
        #: Menu entries, as all that follow; a name that the user gives a match
        self.rename = self._action(self.tr("Re&name"), self.table.edit_name, "F2")
        self.tag_them = self._action(self.tr("&Tags…"), self._ask_tags, "Ctrl+T")
        self.copy = self._action(self.tr("Sa&ve a copy as…"), self._wants_copy, keys.Save)
        self.analyse = self._action(self.tr("&Analyse"), self._wants_analysis, "Ctrl+Shift+A")
        self.remove = self._action("", self._remove_marked, keys.Delete)
        self.remove.setShortcuts([QKeySequence(key) for key in ACTIONS[ActionId.REMOVE_LINE].keys])
        self._action("", self.undo_row.undo.click, keys.Undo)
        self._action("", self.search.setFocus, keys.Find)
        self._menu = QMenu(self)
        self.more.clicked.connect(self._show_menu)
        self._menu.aboutToShow.connect(self._fill_menu)

    def _action(self, text: str, act: Callable[[], None], key: str | QKeySequence.StandardKey) -> QAction:
        action = QAction(text, self)
        action.setShortcut(QKeySequence(key))
        action.triggered.connect(act)
        self.addAction(action)
        return action

    def _build(self) -> None:
        self.resize(_SIZE.boundedTo(self.screen().availableSize() - _AROUND))
        self.tabs.setAccessibleName(self.tr("What is listed"))
        #: Page of a dialog
        for text in (self.tr("Matches"), self.tr("Positions"), self.tr("Bin")):
            self.tabs.addTab(text)
        self.tabs.setDrawBase(False)
        self._empty.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.analyse_all.setToolTip(
            self.tr("Analyse every match that is not analysed yet, in the background; you can stop any time")
        )
        self._layout = layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 14)
        layout.addWidget(self.search)
        layout.addWidget(self.tabs)
        layout.addWidget(self.table, 1)
        keep_wide(layout, _LEAST_WIDTH)
        for row in (self._empty, self.undo_row, self.work_row, self._buttons):
            layout.addWidget(row)

    def _wire(self) -> None:
        self.search.changed.connect(self._look)
        self.search.entered.connect(self._accepted)
        self.tabs.currentChanged.connect(self._show_tab)
        self.table.marked_changed.connect(self._update)
        self.table.chosen.connect(self._accepted)
        self.table.typed.connect(self._type)
        self.table.left_upwards.connect(self.search.setFocus)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(self._offer_menu)
        self.model.named.connect(self.named, Qt.ConnectionType.QueuedConnection)
        self.table.named_at_last.connect(self._show_tab)
        self.undo_row.undo_requested.connect(self.undo_wanted)
        self.work_row.stop_requested.connect(self.stop_wanted)
        self._buttons.rejected.connect(self.reject)
        self._buttons.accepted.connect(self._accepted)
        self.open_file.clicked.connect(self._wants_file)
        self.analyse_all.clicked.connect(self.all_wanted)
        self.finished.connect(self.table.remember_columns)

    @property
    def tab(self) -> MatchesTab:
        """The page that is shown."""
        return MatchesTab(self.tabs.currentIndex())

    def set_lists(self, lists: MatchLists) -> None:
        """What is in the library now; while a name is typed the rows stay where they are."""
        self._lists = lists
        if not self.table.is_naming:
            self._show_tab()

    @Slot()
    def _show_tab(self) -> None:
        self.search.set_tags(self._lists.tags)
        self.model.can_name = self.tab is not MatchesTab.BIN
        self.model.set_matches(self._lists.of(self.tab))
        self._look()

    @Slot()
    def _look(self) -> None:
        self.model.look_for(self.search.field.text(), self.search.tag)
        self._update()

    @Slot()
    def _update(self) -> None:
        marked = self.table.marked
        view = derive_matches(self.tab, self.model.count, self.model.rowCount(), marked, self._shown)
        self.primary.setText(view.primary)
        self.primary.setEnabled(view.can_open)
        self.rename.setEnabled(view.can_name)
        self.tag_them.setEnabled(view.can_tag)
        self.copy.setEnabled(view.can_copy)
        self.analyse.setEnabled(view.can_analyse)
        self.remove.setText(view.remove)
        self.remove.setEnabled(view.can_remove)
        self.analyse_all.setEnabled(bool(self._lists.matches))
        self._empty.setText(view.note)
        self._empty.setVisible(bool(view.note))
        self.table.setVisible(bool(self.model.count))
        self._layout.setStretchFactor(self._empty, 0 if self.model.count else 1)

    @Slot()
    def _fill_menu(self) -> None:
        self._menu.clear()
        self._menu.addActions([self.rename, self.tag_them, self.copy, self.analyse, self.remove])
        #: Menu entry that opens a list of columns
        columns = self._menu.addMenu(self.tr("&Columns"))
        columns.addActions(self.table.column_actions())

    @Slot()
    def _show_menu(self) -> None:
        self._menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    @Slot(QPoint)
    def _offer_menu(self, place: QPoint) -> None:
        self._menu.popup(self.table.viewport().mapToGlobal(place))

    @Slot(str)
    def _type(self, letter: str) -> None:
        """A letter that was typed in the table goes on with what is looked for."""
        self.search.setFocus()
        self.search.field.insert(letter)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrow leads from the field into the table."""
        if event.key() == Qt.Key.Key_Down and self.search.field.hasFocus() and self.model.rowCount():
            self.table.setFocus()
            if not self.table.marked:
                self.table.mark(0)
        else:
            super().keyPressEvent(event)

    @Slot()
    def _accepted(self) -> None:
        if self.result() == QDialog.DialogCode.Accepted or not self.primary.isEnabled():
            return
        marked = self.table.marked
        if self.tab is MatchesTab.BIN:
            self.restore_wanted.emit(_ids(marked))
        else:
            self.accept()
            if marked:
                self.chosen.emit(marked[0])
            else:
                self.new_match_requested.emit()

    @Slot()
    def _wants_file(self) -> None:
        self.accept()
        self.file_requested.emit()

    def _wants_copy(self) -> None:
        self.copy_wanted.emit(self.table.marked[0])

    def _wants_analysis(self) -> None:
        self.analysis_wanted.emit(_stored(self.table.marked))

    def _ask_tags(self) -> None:
        matches = _stored(self.table.marked)
        dialog = TagsDialog(matches, self._lists.tags, self)
        dialog.wished.connect(lambda added, removed: self.tags_wished.emit(_ids(matches), added, removed))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _remove_marked(self) -> None:
        marked = self.table.marked
        if self.tab is MatchesTab.BIN:
            text = self.tr("Delete %n entry(s) of the bin for good, with all analyses?", "", len(marked))
            if any(match.is_under_way for match in marked):
                lost = self.tr("The dice of matches that are under way can never be checked then.")
                text = sentences(text, lost)
            ask_to_remove(self, text, lambda: self.deletion_wanted.emit(_ids(marked)))
        elif any(match.kind == COAN_KI for match in marked):
            text = self.tr("Remove what is marked? A game of Coan ki cannot be brought back.")
            ask_to_remove(self, text, lambda: self.removal_wanted.emit(marked))
        else:
            self.removal_wanted.emit(marked)


def _stored(matches: tuple[ListedMatch, ...]) -> tuple[ListedMatch, ...]:
    return tuple(match for match in matches if match.kind != COAN_KI)


def _ids(matches: tuple[ListedMatch, ...]) -> tuple[str, ...]:
    return tuple(match.id for match in matches)
