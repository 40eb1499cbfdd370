"""Plays on by itself in one home and reports every line only after it was shown; made to be killed.

``python -m tests.e2e.kill_driver HOME SEED [STEPS]`` writes ``E count entry draft`` for an entry with the
turn in progress after it, ``D count draft`` for a change of that turn, and ``R id count draft`` when it
begins. With STEPS it offers to resign as soon as it has played so many steps of a play, and waits for ever.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.match_opener import MatchOpener, NewMatch
from bgdesk.app.table.play_entry import PlayEntry
from bgdesk.app.table.table import Answer, Happened, RollWanted, Table
from bgdesk.library.draft import Draft
from bgdesk.library.opening import open_library
from bgdesk.match import flow
from bgdesk.match.codec.record_codec import entry_to_json
from bgdesk.match.events import (
    Doubled,
    Event,
    Played,
    ResignationOffered,
    ResignationRejected,
    StepPlayed,
    Taken,
)
from bgdesk.match.options import ClockOptions, match_options
from bgdesk.match.record import Seat, SeatKind
from bgdesk.match.state import Pair, Phase
from bgdesk.rules.player import Player


def say(kind: str, *parts: object) -> None:
    """One line, out at once."""
    sys.stdout.write(" ".join((kind, *(json.dumps(part) for part in parts))) + "\n")
    sys.stdout.flush()


class Opponent(QObject):
    """Answers at once with something that is allowed.

    An offer to resign after ``unanswered`` steps of a play gets no answer at all.
    """

    def __init__(self, chance: random.Random, unanswered: int, parent: QObject) -> None:
        super().__init__(parent)
        self._chance = chance
        self._unanswered = unanswered
        self._is_asked = False

    def ask(self, table: Table, answer: Callable[[Answer, bool], None]) -> None:
        """Decide a moment later."""
        if table.aside and len(table.aside.played) == self._unanswered:
            return
        self._is_asked = True
        QTimer.singleShot(0, self, lambda: self._give(table, answer))

    def cancel(self) -> None:
        """Forget the question."""
        self._is_asked = False

    def _give(self, table: Table, answer: Callable[[Answer, bool], None]) -> None:
        if self._is_asked:
            self._is_asked = False
            answer(self._decide(table), False)

    def _decide(self, table: Table) -> Answer:
        player = table.state.to_act
        assert player
        if table.state.phase is Phase.TO_ROLL:
            return RollWanted()
        if table.state.phase is Phase.CUBE_OFFERED:
            return Taken(player)
        if table.state.phase is Phase.RESIGNATION_OFFERED:
            return ResignationRejected(player)
        steps = self._chance.choice(flow.legal(table.state).plays).steps
        return Played(player, tuple(StepPlayed(step.source, step.target, step.die) for step in steps))


class Person(QObject):
    """Plays in the window's way: step by step, sometimes back again, then Done.

    After ``resigns_after`` steps of a play it offers to resign, whatever chance says.
    """

    def __init__(self, controller: MatchController, chance: random.Random, resigns_after: int) -> None:
        super().__init__(controller)
        self._controller = controller
        self._resigns_after = resigns_after
        self._chance = chance
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._act)
        self._timer.start()

    def ask(self, table: Table, answer: Callable[[Answer, bool], None]) -> None:
        """Answers come from the timer."""

    def cancel(self) -> None:
        """Nothing to forget."""

    def _act(self) -> None:
        table = self._controller.table
        if table is None:
            return
        if table.state.phase is Phase.BEFORE_GAME:
            self._controller.next_game()
        elif table.waits_for_human and table.state.to_act:
            self._decide(table, table.state.to_act)

    def _decide(self, table: Table, player: Player) -> None:
        match table.state.phase:
            case Phase.TO_ROLL:
                self._roll_or_double(table, player)
            case Phase.CUBE_OFFERED:
                self._controller.answer(Taken(player))
            case Phase.TO_PLAY if table.entry:
                self._move(table.entry)

    def _roll_or_double(self, table: Table, player: Player) -> None:
        wants_double = self._chance.random() < 0.05 and flow.may_double(table.state, player) is None
        double: Event = Doubled(player)
        self._controller.answer(double if wants_double else RollWanted())

    def _move(self, entry: PlayEntry) -> None:
        chance = self._chance.random()
        if chance < 0.06 or len(entry.played) == self._resigns_after:
            self._controller.answer(ResignationOffered(entry.legal.player, 1))
        elif entry.played and chance < 0.22:
            self._controller.play_editor.edit(PlayEntry.undo)
        elif chance < 0.32:
            self._controller.play_editor.edit(PlayEntry.swap)
        elif entry.can_continue:
            step = self._chance.choice(entry.legal.next_steps(entry.played))
            self._controller.play_editor.edit(lambda now: now.follow((step,)))
        else:
            self._controller.play_editor.confirm()


def draft_of(entry: PlayEntry | None) -> object:
    """The turn in progress without its clock."""
    return json.loads(replace(Draft.of(entry, 0), elapsed_ms=0).to_json())


def main(home: Path, seed: int, unanswered: int = -1) -> int:
    """Go on with the unfinished match, or begin one; until killed, or until the match is over."""
    app = QCoreApplication([])
    chance = random.Random(seed)
    library = open_library(home).library
    controller = MatchController(library.journal, app)
    person, opponent = Person(controller, chance, unanswered), Opponent(chance, unanswered, app)
    match_opener = MatchOpener(
        library.journal, controller, lambda seat, _: person if seat.kind is SeatKind.HUMAN else opponent
    )
    controller.opened.connect(
        lambda table: say("R", table.record.header.id, len(table.record.entries), draft_of(table.begun))
    )
    controller.happened.connect(lambda happened: _say_entry(controller, happened))
    controller.play_editor.changed.connect(lambda _, after: _say_draft(controller, after))
    controller.finished.connect(lambda *_: QTimer.singleShot(0, app, app.quit))
    unfinished = library.unfinished()
    if unfinished:
        match_opener.resume(unfinished[0].id)
    else:
        options = replace(match_options(3), clock=ClockOptions(reserve_ms=600_000))
        match_opener.start(NewMatch(options, Pair(Seat("Person"), Seat("Opponent", SeatKind.BOT, "casual"))))
    status = app.exec()
    library.close()
    return status


def _say_entry(controller: MatchController, happened: Happened) -> None:
    table = controller.table
    assert table
    say("E", len(table.record.entries), entry_to_json(happened.entry), draft_of(table.begun))


def _say_draft(controller: MatchController, after: PlayEntry) -> None:
    table = controller.table
    assert table
    say("D", len(table.record.entries), draft_of(after))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), *map(int, sys.argv[2:])))
