"""Two computer players at the table of the window, without the window and without a library."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, QTimer

from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.match_opener import Earlier
from bgdesk.app.table.players import BotPace, BotSeat
from bgdesk.app.table.table import NoticeKind
from bgdesk.app.table.turn_scheduler import SeatPlayer
from bgdesk.app.workers.direct_engine import DirectEngine, Operations
from bgdesk.library.draft import Draft
from bgdesk.library.journal import RatingKey
from bgdesk.match.dice.fair_dice import REPLAYED, SEEDED, dice_source, fair_dice_record, is_sealed
from bgdesk.match.dice.sealing import Seal, new_seal
from bgdesk.match.events import Entry, PromiseShown
from bgdesk.match.options import MatchOptions
from bgdesk.match.rating import Rating
from bgdesk.match.record import DiceRecord, MatchHeader, MatchRecord, Seat, SeatKind
from bgdesk.match.state import MatchState, Pair

_NO_DEADLINE = BotPace(delay_ms=0, thinking_ms=0)
"""How far a clock lets a computer look is not repeatable."""


class SelfPlayFailed(Exception):  # noqa: N818  # the name says what is wrong
    """The match could not go on; the message is one sentence."""


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """A match between the levels ``levels``; the same values give the same match every time.

    The dice are those of ``earlier`` if it is given, and then those of ``seed``, or fair ones by a ``seal``.
    """

    options: MatchOptions
    levels: Pair[str]
    seed: int | None
    created: str
    earlier: Earlier | None = None
    seal: Seal = field(default_factory=new_seal)

    def header(self) -> MatchHeader:
        """What stands before the first event."""
        white, black = self.levels.white, self.levels.black
        names = (white, black) if white != black else (f"{white} 1", f"{black} 2")
        seats = Pair(Seat(names[0], SeatKind.BOT, white), Seat(names[1], SeatKind.BOT, black))
        match_id = self.seal.match_id if self.seed is None else f"selfplay-{self.seed}"
        return MatchHeader(match_id, self.created, self.options, seats, self._dice())

    def _dice(self) -> DiceRecord:
        rolls, source = (self.earlier.rolls, self.earlier.id) if self.earlier else ((), None)
        if self.seed is None:
            return fair_dice_record(self.seal.secret, "", rolls, source)
        return DiceRecord(REPLAYED if self.earlier else SEEDED, seed=self.seed, rolls=rolls, source=source)

    def begun(self) -> MatchRecord:
        """The match before its first game; the fingerprint of fair dice has been shown by now."""
        header = self.header()
        return MatchRecord(header, (PromiseShown(),) if is_sealed(header.dice) else ())

    def play(
        self,
        operations: Operations,
        watch: Callable[[MatchRecord], None],
        plain_player_in: Callable[[NoticeKind], None] = lambda _: None,
    ) -> MatchRecord:
        """The whole match; ``watch`` sees the record after every entry.

        Raises SelfPlayFailed, and whatever ``watch`` raises.
        """
        application = QCoreApplication.instance() or QCoreApplication(["bgdesk"])
        hall = _Hall(self.levels, operations, watch, plain_player_in, application)
        return hall.play(self.begun())


class _Unstored:
    """What the controller writes to when nothing is to be kept."""

    def append(
        self,
        match_id: str,
        index: int,
        entry: Entry,
        draft: Draft | None = None,
        after: MatchState | None = None,
    ) -> None:
        """Keep nothing."""

    def save_draft(self, match_id: str, draft: Draft) -> None:
        """Keep nothing."""

    def finish(self, record: MatchRecord, ratings: Mapping[RatingKey, Rating] | None = None) -> bool:
        """The match is over now."""
        return True

    def rating(self, key: RatingKey) -> Rating:
        """Everybody begins anew."""
        return Rating()


class _Hall:
    """One table with two computers, and the loop that lets them play."""

    def __init__(
        self,
        levels: Pair[str],
        operations: Operations,
        watch: Callable[[MatchRecord], None],
        plain_player_in: Callable[[NoticeKind], None],
        application: QCoreApplication,
    ) -> None:
        self._room = QObject()
        self._application = application
        self._engine = DirectEngine(operations, self._room)
        self._controller = MatchController(_Unstored(), self._room)
        self._plain_player_in = plain_player_in
        self._watch = watch
        self._loop = QEventLoop(self._room)
        self._failure: BaseException | None = None
        self._players: Pair[SeatPlayer] = Pair(self._bot(levels.white), self._bot(levels.black))
        self._controller.happened.connect(lambda _: self._watch(self._record()))
        self._controller.refused.connect(lambda refusal: self._fail(f"The rules forbid it: {refusal}."))
        self._controller.finished.connect(self._loop.quit)

    def play(self, record: MatchRecord) -> MatchRecord:
        """``record`` played to its end."""
        with self._errors_ending_it():
            QTimer.singleShot(0, self._room, lambda: self._open(record))
            self._loop.exec()
        if self._failure:
            raise self._failure
        played = self._record()
        self._controller.close()
        return played

    def _open(self, record: MatchRecord) -> None:
        self._controller.open(record, dice_source(record.header), self._players)

    def _bot(self, level: str) -> BotSeat:
        bot = BotSeat(level, self._engine, lambda: _NO_DEADLINE, self._room)
        bot.plain_player_in.connect(self._plain_player_in)
        bot.gave_up.connect(self._fail)
        return bot

    def _record(self) -> MatchRecord:
        assert self._controller.table, "a match is open"
        return self._controller.table.record

    def _fail(self, reason: str) -> None:
        self._end_by(SelfPlayFailed(reason))

    def _end_by(self, failure: BaseException) -> None:
        self._failure = self._failure or failure
        self._controller.close()
        self._loop.quit()

    @contextmanager
    def _errors_ending_it(self) -> Iterator[None]:
        """Qt calls slots and tells errors in them to ``sys.excepthook`` only."""

        def hook(_kind: type[BaseException], error: BaseException, _trace: TracebackType | None) -> None:
            self._end_by(error)

        before, sys.excepthook = sys.excepthook, hook
        try:
            yield
        finally:
            sys.excepthook = before
