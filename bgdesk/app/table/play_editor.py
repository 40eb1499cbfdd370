"""The play that a person is entering: every change of it is on disk before anybody is told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.table.journal_writer import JournalWriter
from bgdesk.app.table.play_entry import PlayEntry, RouteChoice
from bgdesk.app.table.table import Table
from bgdesk.app.table.turn_clock import TurnClock
from bgdesk.match.state import Phase
from bgdesk.rules.refusal import Reason, Refusal

EntryChange = Callable[[PlayEntry], PlayEntry | RouteChoice | Refusal]
PutTable = Callable[[Table, Callable[[], None]], None]
"""Puts a table in place of the one before it, then tells by the second argument why."""


class PlayEditor(QObject):
    """Changes the entry on the table that ``table()`` gives, as long as it is a person who plays.

    The turn in progress is written by ``journal_writer`` with the time on ``clock``, then ``put``
    on the table.
    """

    changed = Signal(object, object)
    """The entry before and after a change."""
    choice_offered = Signal(object)
    refused = Signal(object)
    confirmed = Signal(object)
    """The whole play as an event; nothing is written of it yet."""

    def __init__(
        self,
        table: Callable[[], Table | None],
        put: PutTable,
        journal_writer: JournalWriter,
        clock: TurnClock,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._put = put
        self._journal_writer = journal_writer
        self._clock = clock
        clock.tick.connect(self._keep_time)

    def edit(self, change: EntryChange) -> None:
        """Change the play being entered; a refusal or a choice of ways is told instead.

        Without effect while something waits to be written.
        """
        table = self._table()
        if table is None or not table.waits_for_human or self._journal_writer.is_waiting:
            return
        if table.entry is None:
            is_before_roll = table.state.phase is Phase.TO_ROLL
            self.refused.emit(Refusal(Reason.ROLL_FIRST if is_before_roll else Reason.OFFER_PENDING))
            return
        result = change(table.entry)
        match result:
            case Refusal():
                self.refused.emit(result)
            case RouteChoice():
                self.choice_offered.emit(result)
            case PlayEntry():
                self._keep(table, table.entry, result)

    def confirm(self) -> None:
        """End the turn, or this stage of it, with the steps on the board."""
        table = self._table()
        if table is None or table.entry is None or not table.waits_for_human:
            return
        if self._journal_writer.is_waiting:
            return
        refusal = table.entry.refusal_to_confirm()
        if refusal:
            self.refused.emit(refusal)
        else:
            self.confirmed.emit(table.entry.event())

    @Slot()
    def _keep_time(self) -> None:
        table = self._table()
        if table and table.goes_on:
            self._journal_writer.save_time(table, self._clock.elapsed_ms)

    @Slot()
    def save_draft(self) -> None:
        """Write what was done of the turn so far, and the time used for it."""
        table = self._table()
        if table and table.goes_on:
            self._journal_writer.save_draft(table, self._clock.elapsed_ms, lambda: None)

    def _keep(self, table: Table, before: PlayEntry, after: PlayEntry) -> None:
        changed = replace(table, entry=after)

        def show() -> None:
            if self._table() is table:
                self._clock.start()
                self._put(changed, partial(self.changed.emit, before, after))

        self._journal_writer.save_draft(changed, self._clock.elapsed_ms, show)
