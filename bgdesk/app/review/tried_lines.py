"""Trying something out beside the match that is looked at: a line leaves it, is kept, and leads back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from bgdesk.app.review.line_keeper import LineKeeper
from bgdesk.app.review.line_tree import is_same
from bgdesk.app.review.review import ReviewSession
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.match_opener import MatchOpener
from bgdesk.app.table.players import BotPace, BotSeat, EngineClient
from bgdesk.app.table.table import Answer, RollWanted
from bgdesk.engine.levels import HINT_LEVEL
from bgdesk.library.own_words import OwnWords, with_line, without_line
from bgdesk.match.events import Event, Rolled
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState, Phase
from bgdesk.match.study import Branch, Study
from bgdesk.rules.refusal import Refused

_DECIDES = (Phase.TO_ROLL, Phase.TO_NAME, Phase.TO_PLAY, Phase.CUBE_OFFERED)


class TriedLines(QObject):
    """Begins lines of the study on the table of ``session``, and goes back to it.

    Each is on disk, by ``words``, before it is on the board.
    """

    changed = Signal()
    """The lines of the match that is looked at are others."""
    left = Signal(int)
    """The match is looked at again, where the line left it: after so many events."""

    def __init__(
        self,
        controller: MatchController,
        session: ReviewSession,
        match_opener: MatchOpener,
        words: Callable[[], OwnWords],
        engine: EngineClient,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._session = session
        self._match_opener = match_opener
        self._words = words
        session.said.connect(self.changed)
        session.opened.connect(self.changed)
        self._kept: Branch | None = None
        self._bot = BotSeat(HINT_LEVEL, engine, BotPace, self)

    @property
    def is_on(self) -> bool:
        """Whether a line is on the table."""
        table = self._controller.table
        return table is not None and table.is_line

    @property
    def study(self) -> Study | None:
        """The match that is looked at, with its lines."""
        return self._session.shelved.study if self._session.shelved else None

    def may_begin(self, state: MatchState) -> bool:
        """Whether something can be tried out in ``state`` of a match that is looked at."""
        table = self._controller.table
        if self._session.shelved is None or (table and table.lesson):
            return False
        return state.phase in _DECIDES and state.to_act is not None

    def begin(self, keep: int) -> bool:
        """Leave what is looked at after ``keep`` events, the match or a line that goes on as it is.

        False where nothing is to be decided.
        """
        shelved, table = self._session.shelved, self._controller.table
        if shelved is None or table is None or not self.may_begin(table.record.states[keep]):
            return False
        since = keep if table.line_from is None else min(keep, table.line_from)
        self._go(shelved.study.record, Branch(since, table.record.events[since:keep]))
        return True

    def go_on(self, line: Branch) -> None:
        """Go on with ``line``, one of those of the match that is looked at, where it ends."""
        if self._session.shelved:
            self._go(self._session.shelved.study.record, line)

    def _go(self, record: MatchRecord, line: Branch) -> None:
        """What begins as the match went on leaves it only where it differs."""
        self._kept = line if line.is_own else None
        keep, entries = line.keep, tuple(one for one in line.entries if isinstance(one, Event))
        while entries and keep < len(record.events) and is_same(record.events[keep], entries[0]):
            keep, entries = keep + 1, entries[1:]
        so_far = record.until(keep)
        for entry in entries:
            try:
                so_far = so_far.append(entry)
            except Refused:
                break
        keeper = LineKeeper(so_far, keep, partial(self._keep, record))
        self._match_opener.try_out(record, keep, so_far.events[keep:], keeper)

    def leave(self) -> None:
        """Look at the match again."""
        table, shelved = self._controller.table, self._session.shelved
        if table is None or table.line_from is None or shelved is None:
            return
        self._match_opener.show(shelved.study.record)
        self.left.emit(table.line_from)

    def reply(self) -> None:
        """Have a strong bot make the decision that the line waits for, and play what it rolls."""
        table = self._controller.table
        if table is None or not (table.is_line and table.waits_for_human):
            return
        record = table.record
        self._bot.ask(table, lambda value, _: self._say(record, value))

    def _say(self, record: MatchRecord, value: Answer) -> None:
        table = self._controller.table
        if table and table.record is record:
            self._controller.answer(value)
            if isinstance(value, RollWanted):
                self.reply()

    def unroll(self) -> None:
        """Take back the roll that was made last in the line, if nothing has come of it."""
        table = self._controller.table
        if table and table.may_choose_dice and table.state.phase is not Phase.TO_ROLL:
            self._controller.take_back(len(table.record.events) - 1, same_dice=False)

    def _keep(self, record: MatchRecord, line: Branch) -> None:
        """Have ``line`` on disk as far as it differs from ``record``. Raises JournalError."""
        shelved = self._session.shelved
        assert shelved, "a line is beside a match that is looked at"
        line = without_last_roll(line)
        before, after = self._kept, None if is_played_in(record, line) else replace(line, is_own=True)
        if after == before:
            return
        if after:
            self._words().put_line(shelved.id, after, before)
        elif before:
            self._words().forget_line(shelved.id, before)
        self._kept = after
        self._session.say(shelved.id, partial(_changed, before, after))


def without_last_roll(line: Branch) -> Branch:
    """``line`` up to what was decided last: a roll that nobody has played is nothing to come back to."""
    ends_in_roll = bool(line.entries) and isinstance(line.entries[-1], Rolled)
    return replace(line, entries=line.entries[:-1]) if ends_in_roll else line


def is_played_in(record: MatchRecord, line: Branch) -> bool:
    """Whether ``line`` is nothing but what happened in ``record``, but for time and order."""
    played = record.events[line.keep : line.keep + len(line.entries)]
    return len(played) == len(line.entries) and all(map(is_same, played, line.entries))


def _changed(before: Branch | None, after: Branch | None, study: Study) -> Study:
    if after:
        return with_line(study, after, before)
    return without_line(before, study) if before else study
