"""Answers cards by itself in one home and reports every line only after it was shown; made to be killed.

``python -m tests.e2e.card_kill_driver HOME SEED DAY`` writes ``T number card grade`` for an answer that is
told, ``U number`` once one is undone, and ``A card`` when a card is asked. It ends when nothing is left.
"""

from __future__ import annotations

import json
import random
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from bgdesk.app.practice.card_wishes import CardWishes
from bgdesk.app.practice.drill_desk import DrillDesk, DrillStep
from bgdesk.app.review.quiet_judge import QuietJudge
from bgdesk.app.review.review import ReviewSession
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.match_opener import MatchOpener
from bgdesk.app.table.table import Answer, RollWanted
from bgdesk.app.wall_clock import WallClock
from bgdesk.library.card_rows import CardGrade
from bgdesk.library.library import Library
from bgdesk.library.opening import open_library
from bgdesk.match import flow
from bgdesk.match.events import Doubled, Passed, Played, StepPlayed, Taken
from bgdesk.match.state import Phase
from bgdesk.practice.cards.session import Limits, session_of

EVERYTHING = Limits(10_000, 10_000, 0)
FIRST_DAY = datetime(2026, 3, 1, 12, tzinfo=UTC)


def say(kind: str, *parts: object) -> None:
    """One line, out at once."""
    sys.stdout.write(" ".join((kind, *(json.dumps(part) for part in parts))) + "\n")
    sys.stdout.flush()


class Student(QObject):
    """Answers with whatever is known of the card, counts it otherwise now and then, or takes it back."""

    def __init__(self, controller: MatchController, desk: DrillDesk, chance: random.Random) -> None:
        super().__init__(controller)
        self._controller = controller
        self._desk = desk
        self._chance = chance
        self._told: tuple[int, CardGrade] | None = None
        self._undone: int | None = None
        desk.changed.connect(self._say)
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._act)
        self._timer.start()

    def _say(self) -> None:
        desk = self._desk
        if desk.step is DrillStep.ASKING and desk.card:
            if self._undone is not None and desk.last is None:
                say("U", self._undone)
            self._undone = None
            say("A", desk.card.row.id)
        elif desk.step is DrillStep.TELLING and desk.last and desk.last.number is not None:
            now = desk.last.number, desk.last.grade
            if now != self._told:
                self._told = now
                say("T", *now, desk.last.card.row.id)

    def _act(self) -> None:
        desk = self._desk
        if desk.step is DrillStep.ASKING:
            if self._chance.random() < 0.2:
                desk.give_up()
            else:
                self._controller.answer(self._answer())
        elif desk.step is DrillStep.TELLING:
            self._go_on()
        elif desk.step is None:
            QCoreApplication.quit()

    def _go_on(self) -> None:
        desk, chance = self._desk, self._chance.random()
        if chance < 0.15 and desk.last and desk.last.number is not None:
            self._undone = desk.last.number
            desk.undo()
        elif chance < 0.4:
            desk.regrade(self._chance.choice(tuple(CardGrade)))
        else:
            desk.go_on()

    def _answer(self) -> Answer:
        card = self._desk.card
        assert card
        state = card.question.record.states[card.question.keep]
        assert state.to_act
        if state.phase is Phase.TO_ROLL:
            return self._chance.choice((RollWanted(), Doubled(state.to_act)))
        if state.phase is Phase.CUBE_OFFERED:
            return self._chance.choice((Taken(state.to_act), Passed(state.to_act)))
        wanted = self._chance.choice(card.question.analysis.plays[0].candidates[:3]).position
        play = next(one for one in flow.legal(state).plays if one.result == wanted)
        return Played(
            state.to_act, tuple(StepPlayed(step.source, step.target, step.die) for step in play.steps)
        )


def desk_of(library: Library, controller: MatchController, day: int) -> DrillDesk:
    """The desk of a window, on day number ``day``."""
    opener = MatchOpener(library.journal, controller, lambda *_: None)  # type: ignore[arg-type]
    judge = QuietJudge(lambda: library.studies, controller)
    review = ReviewSession(controller, opener, lambda: library.studies, judge, controller)
    clock = WallClock(lambda: FIRST_DAY + timedelta(days=day))
    wishes = CardWishes(EVERYTHING)
    return DrillDesk(
        controller,
        review,
        lambda: library.cards,
        lambda: library.card_answers,
        lambda: wishes,
        lambda: ("You", "Opponent"),
        clock,
        controller,
    )


def main(home: Path, seed: int, day: int) -> int:
    """Answer what is due; until killed, or until nothing is left."""
    app = QCoreApplication([])
    library = open_library(home).library
    controller = MatchController(library.journal, app)
    desk = desk_of(library, controller, day)
    Student(controller, desk, random.Random(seed))
    today = (FIRST_DAY + timedelta(days=day)).date().isoformat()
    cards = library.cards
    session = session_of(cards.due(today), cards.fresh(), cards.counts(today), EVERYTHING)
    QTimer.singleShot(0, app, lambda: desk.begin(session))
    status = app.exec()
    desk.close()
    library.close()
    return status


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), *map(int, sys.argv[2:])))
