"""Owner of the running match: answers go in, facts that are already on disk come out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.patient_writing import PatientWriting
from bgdesk.app.table.dice_cup import DiceCup
from bgdesk.app.table.growth import grow
from bgdesk.app.table.hint_notes import HintNotes
from bgdesk.app.table.journal_writer import JournalWriter, Keeper
from bgdesk.app.table.play_editor import PlayEditor
from bgdesk.app.table.ratings import RatingChange
from bgdesk.app.table.spectator_pace import FAST_RACE, SpectatorPace
from bgdesk.app.table.table import Answer, LessonPhase, RollWanted, Table
from bgdesk.app.table.turn_clock import TurnClock
from bgdesk.app.table.turn_scheduler import SeatPlayer, TurnScheduler
from bgdesk.library.draft import Draft
from bgdesk.library.journal import RatingKey
from bgdesk.match import flow
from bgdesk.match.correcting import correction
from bgdesk.match.dice_source import DiceSource
from bgdesk.match.events import (
    Abandoned,
    Doubled,
    DoubleNamed,
    Entry,
    FlagFell,
    GameStarted,
    TakenBack,
)
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Pair, Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.rules.refusal import Reason, Refusal, Refused


class MatchController(QObject):
    """The one owner of a match: every change passes the flow, then the journal, then is told.

    ``clock`` is that of the player who decides; ``play_editor`` has the play that a person enters;
    ``spectator_pace`` is for the spectator of two bots; ``play_pause`` says how long a play made for a
    person is seen. While ``journal_writer`` waits in ``writing``, nobody may do the next thing.
    """

    opened = Signal(object)
    cleared = Signal()
    happened = Signal(object)
    table_changed = Signal(object)
    refused = Signal(object)
    dice_wanted = Signal()
    retried = Signal()
    save_failed = Signal(str)
    finished = Signal(object, object)
    decided = Signal(object)
    """What somebody would do where one learns: an `Answer` that the rules allow. Nothing happens by it."""

    def __init__(self, journal: Keeper, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_held_up: Callable[[Answer], bool] = lambda _: False
        """Whether somebody has a word with the one who decides so, before it happens."""
        self.writing = PatientWriting(self)
        self.journal_writer = JournalWriter(journal, self.writing, self)
        self.journal_writer.failed.connect(self.save_failed)
        self.journal_writer.finished.connect(self._finished)
        self.journal_writer.held_up.connect(self._hold_up)
        self.journal_writer.caught_up.connect(self.retry)
        self._table: Table | None = None
        self._cup: DiceCup | None = None
        self._scheduler = self._new_scheduler()
        self.play_pause, self.questions = self._scheduler.play_pause, self._scheduler.questions
        self.spectator_pace = SpectatorPace(self.questions, self)
        self.play_pause.is_hurried = lambda: self.spectator_pace.watch == FAST_RACE
        self.opened.connect(self.spectator_pace.begin)
        self.table_changed.connect(self.spectator_pace.follow)
        self.clock = TurnClock(self)
        self._scheduler.about_to_ask.connect(self.clock.start)
        self._scheduler.put_off.connect(self.clock.pause)
        self.clock.flag_fell.connect(self._flag_fell)
        parts = (lambda: self._table, self._put, self.journal_writer, self.clock)
        self.hint_notes, self.play_editor = HintNotes(*parts), PlayEditor(*parts, self)
        self.writing.ending.connect(self.play_editor.save_draft)
        self.play_editor.refused.connect(self.refused)
        self.play_editor.confirmed.connect(lambda play: self._answered(play, automatic=False))

    def _new_scheduler(self) -> TurnScheduler:
        scheduler = TurnScheduler(lambda: self._table, self)
        scheduler.answered.connect(self._answered)
        scheduler.game_due.connect(self.next_game)
        scheduler.opening_due.connect(self._roll)
        scheduler.questions.paused.connect(self.retry)
        return scheduler

    @property
    def table(self) -> Table | None:
        """The match at this moment, if one is open."""
        return self._table

    def open(
        self, record: MatchRecord, dice: DiceSource, players: Pair[SeatPlayer], draft: Draft | None = None
    ) -> None:
        """Go on with ``record``, which the journal holds already, at the click of ``draft``."""
        self._show(Table.resumed(record, draft), None, DiceCup(dice), players)
        self._proceed(draft.elapsed_ms if draft else 0)

    def try_out(self, line: Table, dice: DiceSource, players: Pair[SeatPlayer], keeper: Keeper) -> None:
        """Go on with ``line``, which leaves a match that is looked at, or is a match of two others.

        A line has no clock. What happens is written to ``keeper``, not to the journal.
        """
        self._show(line, keeper, DiceCup(dice, takes_any=True), players)
        self._proceed(0)

    def ask_about(self, record: MatchRecord, keeper: Keeper, *, is_drill: bool = False) -> None:
        """Ask what somebody would do where ``record`` ends; `decided` tells it, and nothing happens."""
        asked = Table.line(record, len(record.events))
        self._show(replace(asked, lesson=LessonPhase.ASKING, is_drill=is_drill), keeper)

    def look_at(
        self, record: MatchRecord, lesson: LessonPhase | None = None, *, is_drill: bool = False
    ) -> None:
        """Show ``record``, in which nothing more happens, in place of the running match."""
        self._show(Table(record, is_review=True, lesson=lesson, is_drill=is_drill))

    def _show(
        self,
        table: Table,
        keeper: Keeper | None = None,
        cup: DiceCup | None = None,
        players: Pair[SeatPlayer] | None = None,
    ) -> None:
        self.close()
        self.journal_writer.keep_in(keeper)
        self._cup = cup
        self._scheduler.seat(players)
        self._put(table, lambda: self.opened.emit(table))

    def enter_lesson(self, phase: LessonPhase | None) -> None:
        """In the match that is looked at begins ``phase`` of learning from it, or that is over."""
        if self._table and self._table.is_review:
            self._put(replace(self._table, lesson=phase))

    def _put(self, table: Table, tell: Callable[[], None] = lambda: None) -> None:
        """Have ``table`` in place of the one before; ``tell`` says what has happened, before it is shown."""
        self._table = table
        tell()
        self.table_changed.emit(self._table)

    def close(self, *, is_told: bool = False) -> None:
        """Stop deciding and timing; what was shown is on disk already. `cleared` tells it if wanted."""
        self._scheduler.stop()
        self.play_editor.save_draft()
        self._table = None
        self.journal_writer.keep_in(None)
        self.clock.stop()
        if is_told:
            self.cleared.emit()

    def answer(self, value: Answer) -> None:
        """An answer of the person who has to decide; without effect while nobody is asked."""
        if self._table and self._table.waits_for_human and not self.journal_writer.is_waiting:
            self._answered(value, automatic=False)

    def roll(self) -> None:
        """The person on turn rolls, or rolls again where the rules allow."""
        self.answer(RollWanted())

    def double(self) -> None:
        """The person on turn offers the cube."""
        if self._table and self._table.state.to_act:
            self.answer(Doubled(self._table.state.to_act))

    def name_double(self, face: int) -> None:
        """The person who has to name a double names that of ``face``."""
        if self._table and self._table.state.to_act:
            self.answer(DoubleNamed(self._table.state.to_act, face))

    def type_dice(self, dice: Dice) -> None:
        """The dice that somebody rolled by hand and typed in; without effect while none are wanted."""
        if self._table and self._cup and (roll := self._cup.typed(self._table.record, dice)):
            self._apply(roll)

    def next_game(self) -> None:
        """Set up the next game."""
        if self._table and self._table.state.phase is Phase.BEFORE_GAME and not self._table.waits_for_remote:
            self._answered(GameStarted(self._table.state.game_number + 1), automatic=False)

    def take_back(self, keep: int, *, same_dice: bool) -> None:
        """Return to the state after the first ``keep`` events in force."""
        self._apply_later(lambda _: TakenBack(keep, same_dice))

    def correct_setup(self, position: Position) -> None:
        """The checkers of the game begun were set up wrongly: they lie as in ``position``."""
        self._apply_later(lambda table: correction(table.state, position))

    def take_in(self, entry: Entry) -> None:
        """What happened at the table of another program as well, which wrote it, or rolled with this one."""
        self._apply_later(lambda _: entry)

    def abandon(self, player: Player) -> None:
        """``player`` gives up, whoever has to act."""
        self._apply_later(lambda _: Abandoned(player))

    @Slot()
    def retry(self) -> None:
        """Ask again: after something could not be saved, or when dice were not typed in."""
        table = self._table
        if table and not (table.is_review or table.lesson or self.journal_writer.is_waiting):
            self._proceed(self.clock.elapsed_ms)
            self.retried.emit()

    @Slot()
    def _hold_up(self) -> None:
        """Everything waits until the last thing is on disk, or somebody tries again; the clock too."""
        self._scheduler.stop()
        self.clock.pause()

    @Slot(object)
    def _flag_fell(self, player: Player) -> None:
        if self._table and not self._table.waits_for_remote:
            self._apply(FlagFell(player))

    def _apply_later(self, entry: Callable[[Table], Entry]) -> None:
        """What is wished happens at the table as it is when everything before is written."""
        before = self._table

        def apply() -> None:
            if before and self._table and self._table.record.header.id == before.record.header.id:
                self._apply(entry(self._table))

        self.writing.behind(apply)

    def _apply(self, entry: Entry, *, automatic: bool = False, shown: int = 0) -> None:
        """Have ``entry`` happen, but not while the one before waits to be written."""
        table = self._table
        if table is None or table.is_review or table.lesson or self.journal_writer.is_waiting:
            return
        try:
            growth = grow(table, entry, self.clock.elapsed_ms, automatic=automatic, shown=shown)
        except Refused as refused:
            self.refused.emit(refused.refusal)
            return

        def show() -> None:
            if self._table is table:
                self._scheduler.stop()
                self.clock.stop()
                self._put(growth.table, lambda: self.happened.emit(growth.happened))
                self._proceed(growth.carried_ms)

        self.journal_writer.append_last(growth.table, growth.carried_ms, show)

    def _proceed(self, elapsed_ms: int) -> None:
        assert self._table
        if self._table.state.phase is Phase.OVER:
            self.journal_writer.finish(self._table.record)
            return
        if not self._table.is_line:
            self.clock.prepare(self._table.state, elapsed_ms)
        self._scheduler.begin()

    @Slot(object, object)
    def _finished(self, record: MatchRecord, ratings: Mapping[RatingKey, RatingChange]) -> None:
        if self._table and self._table.record is record:
            self.finished.emit(record, ratings)

    @Slot(object, bool)
    def _answered(self, value: Answer, automatic: bool) -> None:
        assert self._table
        refusal = _refusal(self._table, value)
        if refusal:
            self.refused.emit(refusal)
        elif self._table.is_asking:
            self.decided.emit(value)
        elif not automatic and self.is_held_up(value):
            return
        elif isinstance(value, RollWanted):
            self._roll(automatic=automatic)
        else:
            self._apply(self.clock.stamped(value), automatic=automatic, shown=_steps_shown(self._table))

    @Slot()
    def _roll(self, automatic: bool = False) -> None:
        if self._table and self._cup and (roll := self._cup.roll(self._table.record)):
            self._apply(roll, automatic=automatic)
        else:
            self.dice_wanted.emit()


def _refusal(table: Table, value: Answer) -> Refusal | None:
    """Why nobody can roll, or answer so where one learns; events are refused where they happen."""
    if isinstance(value, RollWanted):
        return None if table.state.awaits_roll else Refusal(Reason.NOT_NOW)
    return flow.refusal(table.state, value) if table.is_asking else None


def _steps_shown(table: Table) -> int:
    return len(table.entry.played) if table.entry else 0
