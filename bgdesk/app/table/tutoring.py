"""The tutor at the table: thinks while a person does, and has a word before a costly decision is final."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from bgdesk.analysis.judges import looks_for
from bgdesk.analysis.reasons.explanation import Explanation
from bgdesk.app.table.automation import AutomationWishes
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.play_entry import PlayEntry
from bgdesk.app.table.players import EngineClient
from bgdesk.app.table.table import Answer, Happened, RollWanted, Table
from bgdesk.app.table.tutor_aftermath import Made, TutorAftermath
from bgdesk.app.table.tutor_recollection import TutorRecollection
from bgdesk.app.table.tutor_terms import mode_at
from bgdesk.app.table.tutor_thought import TutorThought
from bgdesk.app.table.tutor_words import MOST_TRIES, HelpStep, TutorWarning
from bgdesk.app.workers.job import Job
from bgdesk.app.workers.time_limits import engine_limit_ms
from bgdesk.engine.levels import STRONGEST_LEVEL
from bgdesk.match.events import Event, Note, Rolled, TakenBack, Warned
from bgdesk.match.tutor import SPEAKS, TutorMode
from bgdesk.practice.tutor.attempts import CubeOrPlay, attempt, is_decision
from bgdesk.practice.tutor.lesson import Costly, GameLesson
from bgdesk.practice.tutor.opinion import Opinion, Ruling, opinion
from bgdesk.practice.tutor.questions import to_explain

PATIENCE_MS = 300
"""So long a decision waits for the tutor at most; what is found out later is told afterwards."""

_log = logging.getLogger(__name__)


class Tutoring(QObject):
    """Asks ``engine``, which is never the one that plays; ``wishes()`` says what is decided for a person."""

    changed = Signal()
    """Something else is said, or nothing any more."""
    failed = Signal()
    """Its engine says nothing: the match goes on without a tutor for now."""

    def __init__(
        self,
        controller: MatchController,
        engine: EngineClient,
        wishes: Callable[[], AutomationWishes],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._engine = engine
        self._wishes = wishes
        self.said: TutorWarning | None = None
        self._thought: TutorThought | None = None
        self._held: tuple[Answer, CubeOrPlay] | None = None
        self._passing: CubeOrPlay | None = None
        self._told: list[CubeOrPlay] = []
        self._explaining: Job | None = None
        self._aftermath = TutorAftermath(self._opinion, self)
        self._aftermath.found_bad.connect(self._speak_late)
        self._aftermath.grown.connect(self.changed)
        self.patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self.patience.timeout.connect(self._out_of_patience)
        controller.is_held_up = self.holds_up
        controller.opened.connect(self._opened)
        controller.happened.connect(self._happened)
        controller.table_changed.connect(self._table_changed)
        self.recollection = TutorRecollection(controller, engine, wishes, self._aftermath, self)

    @property
    def mode(self) -> TutorMode:
        """How the player who decides is taught."""
        table = self._controller.table
        return mode_at(table, table.state.to_act, self._wishes()) if table else TutorMode.OFF

    @property
    def is_waited_for(self) -> bool:
        """Whether a decision waits for what is found out about it."""
        return self._held is not None

    @property
    def lesson(self) -> GameLesson | None:
        """What the game leaves to look at that has just ended."""
        table = self._controller.table
        agreed = table.record.header.tutor if table else None
        if table is None or table.is_studied or agreed is None or not agreed.is_on:
            return None
        state = table.state
        has_ended = bool(state.results) and state.to_act is None and state.turn is None
        return self._aftermath.lesson(table.record, state.game_number) if has_ended else None

    def holds_up(self, value: Answer) -> bool:
        """Whether ``value`` does not happen now: it was a bad idea, or may be one."""
        tried, thought = self._tried(value), self._thought
        if tried is None or thought is None or self.mode not in SPEAKS or self._may_pass(tried):
            return False
        thought.expect(tried)
        found = self._opinion(tried, thought)
        if found.ruling is Ruling.OPEN:
            self._held = value, tried
            self.patience.start()
            self.changed.emit()
            return True
        return found.ruling is Ruling.BAD and self._warn(value, tried, found)

    def _tried(self, value: Answer) -> CubeOrPlay | None:
        table = self._controller.table
        if table is None or self.mode is TutorMode.OFF:
            return None
        return attempt(table.state, None if isinstance(value, RollWanted) else value)

    def _may_pass(self, tried: CubeOrPlay) -> bool:
        """Whether nothing more is said about ``tried``."""
        is_over = self.mode is TutorMode.TEACH and len(self._told) >= MOST_TRIES
        return is_over or tried.is_like(self._passing) or self._is_told(tried)

    def _is_told(self, tried: CubeOrPlay) -> bool:
        """Whether the player knows that it is bad; one who is taught has to find something else."""
        return self.mode is not TutorMode.TEACH and any(tried.is_like(one) for one in self._told)

    def _opinion(self, tried: CubeOrPlay, thought: TutorThought, *, is_final: bool = False) -> Opinion:
        table = self._controller.table
        agreed = table.record.header.tutor if table else None
        if agreed is None:
            return Opinion(Ruling.FINE)
        is_final = is_final or not thought.is_busy
        return opinion(tried, thought.looks, agreed.limit(tried.tried), is_final=is_final)

    def _warn(self, value: Answer, tried: CubeOrPlay, found: Opinion) -> bool:
        """Speak once it is written down."""
        table, thought, loss = self._controller.table, self._thought, found.loss or 0.0
        asked = to_explain(tried, thought.looks, loss) if thought else None
        if table is None or asked is None:
            return False
        event, tries = len(table.record.events), len(self._told) + 1
        self._write(TutorWarning(tried, value, loss, self.mode, event, asked, tries))
        return True

    def _write(self, said: TutorWarning) -> None:
        tried, loss = said.tried, round(1000 * said.loss)
        _log.info("the tutor speaks: %s costs %d thousandths", tried.tried, loss)
        warned = Warned(tried.player, said.event, tried.tried, loss, said.mode, tried.steps)
        self._controller.hint_notes.note_warning(warned, lambda: self._speak(said))

    def _speak(self, said: TutorWarning) -> None:
        self._explaining = self._engine.submit("explain", said.asked, engine_limit_ms(STRONGEST_LEVEL))
        self._explaining.done.connect(self._explained)
        if not said.is_late:
            self._told.append(said.tried)
        is_taught = said.mode is TutorMode.TEACH and not said.is_late
        is_over = is_taught and said.tries >= MOST_TRIES
        self.said = replace(said, help=HelpStep.ANSWER) if is_over else said
        if is_taught and not said.is_cube:
            self._controller.play_editor.edit(PlayEntry.undo_all)
        self.changed.emit()

    @Slot(object)
    def _speak_late(self, costly: Costly) -> None:
        """It has happened, and can be taken back as long as the match is played here."""
        table, tried = self._controller.table, costly.tried
        mode = mode_at(table, tried.player, self._wishes()) if table else TutorMode.OFF
        if table and mode in SPEAKS and tried.state.game_number == table.state.game_number:
            event = costly.event
            self._write(
                TutorWarning(tried, RollWanted(), costly.loss, mode, event, costly.asked, is_late=True)
            )

    @Slot(object)
    def _explained(self, why: Explanation) -> None:
        if self.said and self.sender() is self._explaining:
            self.said = replace(self.said, why=why)
            self.changed.emit()

    def look_again(self) -> None:
        """The player thinks once more: what was moved goes back, and what was said stays."""
        if self.said and not self.said.is_late and not self.said.is_cube:
            self._controller.play_editor.edit(PlayEntry.undo_all)

    def keep(self) -> None:
        """Do what was tried, all the same."""
        said = self.said
        if said and said.may_be_played:
            self._pass(said.value, said.tried)

    def help(self) -> None:
        """Tell a bit more."""
        if self.said and self.said.next_help:
            self.said = replace(self.said, help=self.said.next_help)
            self.changed.emit()

    def take_back(self) -> None:
        """What was told too late is taken back, and the same dice come again."""
        said = self.said
        if said and said.is_late:
            self.leave()
            self._controller.take_back(said.event, same_dice=True)

    def leave(self) -> None:
        """Nothing more is said: it is known, and stays as it is."""
        if self.said:
            self.said = None
            self.changed.emit()

    def _pass(self, value: Answer, tried: CubeOrPlay) -> None:
        self._passing = tried
        self._controller.answer(value)

    @Slot()
    def _grown(self) -> None:
        if self._held and self._thought and self._thought is self.sender():
            found = self._opinion(self._held[1], self._thought)
            if found.ruling is not Ruling.OPEN:
                self._decide(found)

    @Slot()
    def _out_of_patience(self) -> None:
        if self._held and self._thought:
            self._decide(self._opinion(self._held[1], self._thought, is_final=True))

    def _decide(self, found: Opinion) -> None:
        """What waited happens, or is spoken of."""
        held, self._held = self._held, None
        self.patience.stop()
        if held and not (found.ruling is Ruling.BAD and self._warn(*held, found)):
            self._pass(*held)

    @Slot()
    def _lost(self) -> None:
        self.failed.emit()
        self._out_of_patience()

    @Slot(object)
    def _opened(self) -> None:
        self._aftermath.begin()
        self._forget_decision()
        self.said = None
        self.changed.emit()

    def _forget_decision(self) -> None:
        self.patience.stop()
        self._held = self._passing = self._thought = None
        self._told = []

    @Slot(object)
    def _happened(self, happened: Happened) -> None:
        entry, thought = happened.entry, self._thought
        if isinstance(entry, TakenBack):
            self._aftermath.take_back(entry.keep)
        if thought or _is_past(self.said, happened):
            self.leave()
        is_own = thought is not None and thought.state is happened.before and not happened.automatic
        if thought and is_own and not isinstance(entry, TakenBack | Note):
            self._follow(None if isinstance(entry, Rolled) else entry, thought)
        self._forget_decision()

    def _follow(self, value: Event | None, thought: TutorThought) -> None:
        """Go on thinking about what was decided before all was known of it."""
        table = self._controller.table
        tried = attempt(thought.state, value)
        if table and tried:
            thought.expect(tried)
            is_told = any(tried.is_like(one) for one in self._told)
            self._aftermath.follow(Made(len(table.record.events) - 1, tried, thought, is_told))

    @Slot(object)
    def _table_changed(self, table: Table) -> None:
        thought, state = self._thought, table.state
        if thought is None or thought.state is not state:
            self._forget_decision()
            if self.mode is not TutorMode.OFF and is_decision(state) and (levels := looks_for(state.ruleset)):
                self._thought = TutorThought(state, levels, self._engine)
                self._thought.grown.connect(self._grown)
                self._thought.failed.connect(self._lost)
        elif table.entry and table.entry.is_complete and table.entry.played:
            thought.expect(attempt(state, table.entry.event()))
        if self._held and self._held[1].result and not self._is_on_board(table):
            self._held = None
            self.patience.stop()

    def _is_on_board(self, table: Table) -> bool:
        entry = table.entry
        return bool(self._held and entry and entry.is_complete and entry.event() == self._held[0])


def _is_past(said: TutorWarning | None, happened: Happened) -> bool:
    """Whether nobody is to be asked any more about what was told too late."""
    entry = happened.entry
    is_own = said is not None and getattr(entry, "player", None) is said.tried.player
    is_next = is_own and not isinstance(entry, Note)
    return is_next or happened.after.turn is None or isinstance(entry, TakenBack)
