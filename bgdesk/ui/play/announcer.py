"""Speaks what happened, and shows what was decided for the player."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from bgdesk.app.side_by_side import lines, sentences
from bgdesk.app.table.automation import AutomationWishes, automatic_answer, decides_himself
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.table import Happened, Table
from bgdesk.match.events import Doubled, OpeningRolled, Passed, Played, Raised, Taken
from bgdesk.match.state import Phase
from bgdesk.ui.play.table_view import TableView
from bgdesk.ui.words.awaited import awaited_text
from bgdesk.ui.words.cube import automatic_double_text
from bgdesk.ui.words.events import announcement, event_text
from bgdesk.ui.words.forced_plays import forced_text
from bgdesk.ui.words.prompts import pass_prompt
from bgdesk.ui.words.standing import standing_text

CUBE_WORDS = (Doubled, Raised, Taken, Passed)
"""What is said with the cube, by players who sit at a board."""


class Announcer(QObject):
    """Follows ``controller`` on ``table_view``; ``wishes()`` says what is decided for the player."""

    def __init__(
        self,
        controller: MatchController,
        table_view: TableView,
        wishes: Callable[[], AutomationWishes],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._table_view = table_view
        self._wishes = wishes
        controller.happened.connect(self._announce)
        controller.opened.connect(self._greet)

    @Slot(object)
    def _greet(self, table: Table) -> None:
        """Say how a match stands that is gone on with, and what is awaited."""
        if table.goes_on and table.state.turn and not table.is_watched:
            standing = standing_text(table, self._table_view.board.bottom)
            self._table_view.board.announce(lines(standing, awaited_text(table)))

    @Slot()
    def say_score(self) -> None:
        """Tell how the match stands, to eyes and ears."""
        table = self._controller.table
        if table is not None:
            self._table_view.tell(standing_text(table, self._table_view.board.bottom))

    @Slot(object)
    def _announce(self, happened: Happened) -> None:
        table = self._controller.table
        if table is None:
            return
        seats = table.record.header.seats
        text = announcement(happened.entry, happened.before, happened.after, seats)
        if self._has_to_pass(table):
            text = sentences(text, pass_prompt())
            self._table_view.input.offer_dice()
        elif automatic_answer(table, self._wishes()) is None:
            text = sentences(text, awaited_text(table))
        self._table_view.board.announce(text)
        if isinstance(happened.entry, OpeningRolled):
            self._explain_cube(happened)
        if isinstance(happened.entry, CUBE_WORDS) and not _is_asked(table):
            self._table_view.say(event_text(happened.entry, happened.before, seats))
        if happened.automatic and isinstance(happened.entry, Played):
            forced = forced_text(happened, happened.entry, table)
            teller = happened.entry.player if table.is_between_people else None
            self._table_view.tell(forced, outlasts_bot=True, teller=teller)

    def _explain_cube(self, happened: Happened) -> None:
        """Say why a game begins on a turned cube."""
        state = happened.after
        if state.auto_doubles and state.phase is not Phase.OPENING:
            text = automatic_double_text(state.cube.value)
            self._table_view.tell(text, outlasts_bot=True)

    def _has_to_pass(self, table: Table) -> bool:
        """Whether a person cannot move and is to confirm that."""
        is_pass = table.waits_for_human and table.entry is not None and table.entry.is_pass
        return is_pass and decides_himself(table.state, self._wishes())


def _is_asked(table: Table) -> bool:
    """Whether a person is asked for an answer, and told in the question what was said."""
    return table.waits_for_human and table.state.phase is Phase.CUBE_OFFERED
