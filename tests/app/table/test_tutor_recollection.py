"""The list of costly decisions is there again after the program was closed in a game, or after it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.app.table.automation import AutomationWishes
from bgdesk.app.table.table import RollWanted
from bgdesk.app.table.tutoring import Tutoring
from bgdesk.match.events import Doubled, Passed
from bgdesk.match.state import Phase
from bgdesk.match.tutor import TutorMode
from bgdesk.practice.tutor.lesson import GameLesson
from tests.app.fakes import FakeEngineService
from tests.app.table.test_tutoring import BAD, BEST, WORSE, Taught, levels, thoughts
from tests.app.tables import BLACK, WHITE, Desk, FixedDice, settle
from tests.practice.tutor import canned

__all__ = ("levels",)


@pytest.fixture
def taught(desk: Desk, levels: None) -> Taught:
    return Taught(desk, by_hand=False)


def ended(taught: Taught, qtbot: QtBot) -> None:
    """Black doubles, and White passes, which costs 0.2 here."""
    taught.desk.controller.answer(Doubled(BLACK))
    settle(qtbot, taught.desk, Phase.CUBE_OFFERED)
    taught.desk.controller.answer(Passed(WHITE))


def lesson_of(tutoring: Tutoring, qtbot: QtBot, costly: int) -> GameLesson:
    qtbot.waitUntil(lambda: tutoring.lesson is not None and len(tutoring.lesson.costly) == costly)
    assert tutoring.lesson
    return tutoring.lesson


def opened_again(taught: Taught, *rolls: str, by_hand: bool = False) -> Tutoring:
    """The same match as it is on disk, with a tutor that knows nothing."""
    desk = taught.desk
    desk.controller.is_held_up = lambda _: False
    record = desk.library.journal.load("0123456789abcdef").record
    taught.engine = engine = FakeEngineService(
        lambda operation, argument: canned.OPERATIONS[operation](argument), by_hand=by_hand
    )
    taught.tutoring.deleteLater()
    taught.tutoring = tutoring = Tutoring(desk.controller, engine, AutomationWishes, desk.controller)
    desk.controller.open(record, FixedDice(rolls), desk.players)
    return tutoring


def test_after_the_game(taught: Taught, qtbot: QtBot) -> None:
    taught.begin(qtbot, TutorMode.AFTERWARDS)
    taught.confirm(BAD)
    settle(qtbot, taught.desk, Phase.TO_ROLL)
    ended(taught, qtbot)
    before = lesson_of(taught.tutoring, qtbot, 2)
    again = lesson_of(opened_again(taught), qtbot, 2)
    assert again == before
    assert [one.event for one in again.costly] == [4, 2]
    qtbot.waitUntil(lambda: not thoughts(taught))


def test_in_the_middle_of_a_game(taught: Taught, qtbot: QtBot) -> None:
    taught.begin(qtbot, TutorMode.NUDGE)
    taught.confirm(WORSE)
    qtbot.waitUntil(lambda: bool(taught.warnings))
    taught.tutoring.keep()
    settle(qtbot, taught.desk, Phase.TO_ROLL)
    tutoring = opened_again(taught, "52", "41")
    settle(qtbot, taught.desk, Phase.TO_ROLL)
    qtbot.waitUntil(lambda: bool(tutoring._aftermath._costly))
    assert tutoring.said is None, "the player knows it"
    ended(taught, qtbot)
    qtbot.waitUntil(lambda: bool(tutoring.said))
    tutoring.keep()
    assert {one.event for one in lesson_of(tutoring, qtbot, 2).costly} == {2, 4}


def test_what_is_taken_back_is_not_looked_at(taught: Taught, qtbot: QtBot) -> None:
    taught.begin(qtbot, TutorMode.AFTERWARDS)
    taught.confirm(BAD)
    settle(qtbot, taught.desk, Phase.TO_ROLL)
    tutoring = opened_again(taught, "31", "52", "41")
    settle(qtbot, taught.desk, Phase.TO_ROLL)
    taught.desk.controller.take_back(2, same_dice=True)
    settle(qtbot, taught.desk, Phase.TO_PLAY)
    taught.confirm(BEST)
    settle(qtbot, taught.desk, Phase.TO_ROLL)
    ended(taught, qtbot)
    assert [one.event for one in lesson_of(tutoring, qtbot, 1).costly] == [4]


def test_what_waits_to_be_looked_at_and_is_taken_back_is_forgotten(taught: Taught, qtbot: QtBot) -> None:
    taught.begin(qtbot, TutorMode.AFTERWARDS, other=TutorMode.AFTERWARDS)
    taught.confirm(BAD)
    settle(qtbot, taught.desk, Phase.TO_ROLL)
    taught.desk.controller.answer(RollWanted())
    settle(qtbot, taught.desk, Phase.TO_PLAY)
    taught.confirm(BAD)
    settle(qtbot, taught.desk, Phase.TO_ROLL)
    tutoring = opened_again(taught, "41", "33", by_hand=True)
    assert max(tutoring.recollection._left) == 4
    taught.desk.controller.take_back(3, same_dice=True)
    taught.engine.drain()
    settle(qtbot, taught.desk, Phase.TO_ROLL)
    taught.engine.drain()
    assert list(tutoring._aftermath._costly) == [2]


def test_without_a_tutor_nothing_is_asked(taught: Taught, qtbot: QtBot) -> None:
    taught.begin(qtbot, TutorMode.OFF)
    taught.confirm(WORSE)
    settle(qtbot, taught.desk, Phase.TO_ROLL)
    tutoring = opened_again(taught)
    assert not tutoring.recollection._left
    assert tutoring.recollection._thought is None
