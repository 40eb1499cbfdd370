"""A table for tests: real journal and controller, dice in a fixed order, players who wait to be told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.table import Answer, Happened, Table
from bgdesk.app.table.turn_scheduler import SeatPlayer
from bgdesk.library.draft import Draft
from bgdesk.library.journal import RatingKey
from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.match.events import Entry
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.rating import Rating
from bgdesk.match.record import DiceRecord, MatchHeader, MatchRecord, Seat, SeatKind
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.match.tutor import TutorOptions
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player

WHITE, BLACK = Player.WHITE, Player.BLACK
PEOPLE = Pair(Seat("Ann"), Seat("Ben"))
AGAINST_BOT = Pair(Seat("Ann"), Seat("Bot", SeatKind.BOT, "casual"))


class FixedDice:
    """Rolls in this order; afterwards somebody has to type them in."""

    def __init__(self, rolls: Iterable[str]) -> None:
        self._rolls = tuple(Dice(int(text[0]), int(text[1])) for text in rolls)

    def roll(self, n: int) -> Dice | None:
        """Roll number ``n``."""
        return self._rolls[n] if n < len(self._rolls) else None


class Waiting:
    """A player who remembers the question."""

    def __init__(self) -> None:
        self.asked: list[Table] = []
        self.answer: Callable[[Answer, bool], None] | None = None
        self.last_answer: Callable[[Answer, bool], None] | None = None

    def ask(self, table: Table, answer: Callable[[Answer, bool], None]) -> None:
        """Take note."""
        self.asked.append(table)
        self.answer = self.last_answer = answer

    def cancel(self) -> None:
        """Forget it."""
        self.answer = None

    def say(self, value: Answer) -> None:
        """Answer the question."""
        assert self.answer, "nobody asked"
        self.answer(value, False)


class FaultyJournal:
    """Fails to write while ``is_full``, and to close a match while ``cannot_finish``, for ``trouble``."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self.trouble = Trouble.DISC_FULL
        self.is_full = False
        self.cannot_finish = False

    def append(
        self,
        match_id: str,
        index: int,
        entry: Entry,
        draft: Draft | None = None,
        after: MatchState | None = None,
    ) -> None:
        """Write, or fail."""
        self._check(fails=self.is_full)
        self._library.journal.append(match_id, index, entry, draft, after)

    def save_draft(self, match_id: str, draft: Draft) -> None:
        """Write, or fail."""
        self._check(fails=self.is_full)
        self._library.journal.save_draft(match_id, draft)

    def finish(self, record: MatchRecord, ratings: Mapping[RatingKey, Rating] | None = None) -> bool:
        """Write, or fail."""
        self._check(fails=self.cannot_finish)
        return self._library.journal.finish(record, ratings)

    def rating(self, key: RatingKey) -> Rating:
        """The rating so far."""
        return self._library.journal.rating(key)

    def _check(self, *, fails: bool) -> None:
        if fails:
            raise JournalError(self.trouble, self._library.path)


class Desk:
    """Everything around one match."""

    def __init__(self, folder: Path, parent: QObject) -> None:
        self.library = Library(folder / "library.sqlite")
        self.journal = FaultyJournal(self.library)
        self.controller = MatchController(self.journal, parent)
        self.white, self.black = Waiting(), Waiting()
        self.happened: list[Happened] = []
        self.controller.happened.connect(self.happened.append)

    @property
    def players(self) -> Pair[SeatPlayer]:
        """The two who wait."""
        white: SeatPlayer = self.white
        return Pair(white, self.black)

    @property
    def table(self) -> Table:
        """The match at this moment."""
        assert self.controller.table
        return self.controller.table

    @property
    def entries(self) -> list[Entry]:
        """What was told so far."""
        return [one.entry for one in self.happened]

    def begin(
        self,
        *rolls: str,
        options: MatchOptions | None = None,
        seats: Pair[Seat] = PEOPLE,
        tutor: TutorOptions | None = None,
    ) -> None:
        """Start a match with these rolls."""
        header = MatchHeader(
            "0123456789abcdef",
            "2026-01-01T00:00:00.000+00:00",
            options or match_options(3),
            seats,
            DiceRecord("manual"),
            tutor,
        )
        self.library.journal.begin(header)
        self.controller.open(MatchRecord(header), FixedDice(rolls), self.players)


def settle(qtbot: QtBot, desk: Desk, phase: Phase) -> None:
    """Until ``phase`` is there and somebody was asked."""
    qtbot.waitUntil(lambda: desk.table.state.phase is phase and _is_asked(desk), timeout=2000)


def _is_asked(desk: Desk) -> bool:
    player = desk.table.state.to_act
    asked = desk.white if player is WHITE else desk.black
    return player is None or asked.answer is not None
