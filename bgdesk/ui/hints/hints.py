"""Brings hints and chances to their page, and the play that is pointed at to the board."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QObject, QSettings, Slot
from PySide6.QtGui import QAction

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.table.advisor import Advisor
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.play_entry import PlayEntry
from bgdesk.ui.hints.derive_hints import derive_hint
from bgdesk.ui.hints.hint_panel import HintPanel
from bgdesk.ui.hints.hint_plays import AdvisedPlay, HintChoice, advised_plays, hint_choices
from bgdesk.ui.play.table_view import TableView

_FOLLOWS = "follows_chances"


class Hints(QObject):
    """``window_state`` remembers whether the chances are shown after every move."""

    def __init__(
        self,
        advisor: Advisor,
        controller: MatchController,
        panel: HintPanel,
        table_view: TableView,
        actions: Mapping[ActionId, QAction],
        window_state: QSettings,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._advisor = advisor
        self._controller = controller
        self._panel = panel
        self._table_view = table_view
        self._window_state = window_state
        self._choices: tuple[HintChoice, ...] = ()
        actions[ActionId.HINT].triggered.connect(self._asked)
        actions[ActionId.TO_BOARD].triggered.connect(advisor.cancel_hint)
        panel.hint_requested.connect(self._ask)
        panel.cancel_requested.connect(advisor.cancel_hint)
        panel.follow_requested.connect(self._follow)
        panel.row_chosen.connect(self._point_at)
        panel.row_wanted.connect(self._do)
        advisor.changed.connect(self._show)
        if window_state.value(_FOLLOWS, False, bool):
            advisor.follow(follows=True)

    @Slot()
    def _asked(self) -> None:
        """The key: the hint at once, or first the question whether to make this match practice."""
        if self._advisor.needs_consent and not self._panel.button.hasFocus():
            self._panel.button.setFocus()
        else:
            self._ask()

    @Slot()
    def _ask(self) -> None:
        self._panel.setFocus()
        self._advisor.ask_hint()
        self._focus_rows()

    @Slot(bool)
    def _follow(self, follows: bool) -> None:
        self._window_state.setValue(_FOLLOWS, follows)
        if follows and self._advisor.needs_consent:
            self._advisor.consent()
        self._advisor.follow(follows=follows)

    @Slot()
    def _show(self) -> None:
        """What is thought of a roll is not told before the dice lie."""
        self._table_view.when_at_rest(self._fill_panel)

    def _fill_panel(self) -> None:
        advisor, table = self._advisor, self._controller.table
        plays = advised_plays(advisor.hint, table.entry if table else None)
        self._choices = hint_choices(advisor.hint, plays)
        view = derive_hint(
            table,
            advisor.hint,
            advisor.chances,
            plays,
            needs_consent=advisor.needs_consent,
            is_thinking=advisor.is_thinking,
            failure=advisor.failure,
            follows=advisor.follows,
        )
        self._panel.set_view(view)
        self._point_at(self._panel.chosen_row)
        self._focus_rows()

    def _focus_rows(self) -> None:
        """The keyboard waits on the page itself until there are rows."""
        if self._panel.hasFocus() and self._panel.model.rows:
            self._panel.table.setFocus()

    def _choice_of(self, row: int) -> HintChoice | None:
        return self._choices[row] if 0 <= row < len(self._choices) else None

    @Slot(int)
    def _point_at(self, row: int) -> None:
        hint, choice = self._advisor.hint, self._choice_of(row)
        if hint and choice:
            steps = choice.steps if isinstance(choice, AdvisedPlay) else None
            self._table_view.point_at(hint.player, steps or ())

    @Slot(int)
    def _do(self, row: int) -> None:
        """A play comes on the board, where it can still be undone; the dice are rolled, a double is named."""
        hint, choice = self._advisor.hint, self._choice_of(row)
        if hint is None or choice is None:
            return
        if isinstance(choice, AdvisedPlay):
            self._controller.play_editor.edit(partial(_with_play, choice))
        elif choice is hint.reroll:
            self._controller.roll()
        elif choice in hint.doubles:
            self._controller.name_double(choice.face)
        self._table_view.board.setFocus()


def _with_play(choice: AdvisedPlay, entry: PlayEntry) -> PlayEntry:
    """``entry`` with the whole play on the board, in place of steps that do not belong to it."""
    return entry.enter(choice.ranked.play) if choice.steps is None else entry.follow(choice.steps)
