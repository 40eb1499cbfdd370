"""What is only written down: hints, which make practice of a match, and that its dice were promised."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bgdesk.app.table.journal_writer import JournalWriter
from bgdesk.app.table.table import Table
from bgdesk.app.table.turn_clock import TurnClock
from bgdesk.match.events import HintTaken, Note, PromiseShown, Warned


class HintNotes:
    """Notes it in the match on the table that ``table()`` gives, and has it there by ``put``."""

    def __init__(
        self,
        table: Callable[[], Table | None],
        put: Callable[[Table], None],
        journal_writer: JournalWriter,
        clock: TurnClock,
    ) -> None:
        self._table = table
        self._put = put
        self._journal_writer = journal_writer
        self._clock = clock

    def note(self, noted: Callable[[], None] = lambda: None) -> None:
        """A person who plays here is told something: once that is on disk, ``noted``.

        Without effect where no person plays, and until what was done last is on disk.
        """
        table = self._table()
        person = table.person_advised if table else None
        if table is None or person is None or self._journal_writer.is_waiting:
            return
        if table.record.is_practice:
            noted()
            return
        self._write(table, HintTaken(person), noted)

    def note_promise(self) -> None:
        """The fingerprint of the dice was on the screen; without effect until what came before is on disk."""
        table = self._table()
        if table and not self._journal_writer.is_waiting:
            self._write(table, PromiseShown(), lambda: None)

    def note_warning(self, warned: Warned, noted: Callable[[], None]) -> None:
        """A tutor speaks once that is on disk; without effect until what came before is on disk."""
        table = self._table()
        if table and not self._journal_writer.is_waiting:
            self._write(table, warned, noted)

    def _write(self, table: Table, entry: Note, noted: Callable[[], None]) -> None:
        grown = replace(table, record=table.record.append(entry))

        def written() -> None:
            if self._table() is table:
                self._put(grown)
                noted()

        self._journal_writer.append_last(grown, self._clock.elapsed_ms, written, goes_on=True)
