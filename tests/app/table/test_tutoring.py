"""The tutor at the table: what waits, what is said, what is written down, and what is let through."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.app.table.automation import AutomationWishes
from bgdesk.app.table.table import RollWanted
from bgdesk.app.table.tutor_thought import TutorThought
from bgdesk.app.table.tutor_words import HelpStep
from bgdesk.app.table.tutoring import Tutoring
from bgdesk.match.events import (
    Doubled,
    Passed,
    Played,
    Rolled,
    StepPlayed,
    Taken,
    TakenBack,
    Warned,
)
from bgdesk.match.options import ClockOptions, MatchOptions, match_options
from bgdesk.match.state import Phase
from bgdesk.match.tutor import Tried, TutorMode, TutorOptions
from bgdesk.rules.notation.plays import format_play
from tests.app.fakes import FakeEngineService
from tests.app.tables import AGAINST_BOT, BLACK, PEOPLE, WHITE, Desk, settle
from tests.practice.tutor import canned

BEST, BAD, WORSE = 0, 2, 3
"""Places in the order in which the stand-in for the engine ranks plays, each 0.1 worse than the last."""


class Taught:
    """A desk with a tutor whose engine answers when it is told to."""

    def __init__(self, desk: Desk, *, by_hand: bool) -> None:
        self.desk = desk
        self.engine = FakeEngineService(
            lambda operation, argument: canned.OPERATIONS[operation](argument), by_hand=by_hand
        )
        self.tutoring = Tutoring(desk.controller, self.engine, AutomationWishes, desk.controller)
        self.changes: list[object] = []
        self.tutoring.changed.connect(lambda: self.changes.append(self.tutoring.said))

    def begin(
        self,
        qtbot: QtBot,
        mode: TutorMode,
        *rolls: str,
        other: TutorMode = TutorMode.OFF,
        options: MatchOptions | None = None,
    ) -> None:
        self.desk.begin(
            *(rolls or ("31", "52", "41", "33")), options=options, tutor=TutorOptions(mode, other)
        )
        settle(qtbot, self.desk, Phase.TO_PLAY)

    def enter(self, place: int) -> Played:
        """Make the play at that ``place`` of the ranking on the board."""
        entry = self.desk.table.entry
        assert entry
        wanted = canned.ranking(self.desk.table.state)[place]
        play = next(one for one in entry.legal.plays if format_play(one) == wanted)
        self.desk.controller.play_editor.edit(lambda entry: entry.enter(play))
        steps = tuple(StepPlayed(one.source, one.target, one.die) for one in play.steps)
        return Played(entry.legal.player, steps)

    def confirm(self, place: int) -> Played:
        made = self.enter(place)
        self.desk.controller.play_editor.confirm()
        return made

    @property
    def entries(self) -> tuple[object, ...]:
        return self.desk.table.record.entries

    @property
    def warnings(self) -> list[Warned]:
        return [one for one in self.entries if isinstance(one, Warned)]

    def on_disk(self) -> tuple[object, ...]:
        return self.desk.library.journal.load("0123456789abcdef").record.entries


@pytest.fixture
def levels(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("tutoring", "tutor_recollection"):
        monkeypatch.setattr(f"bgdesk.app.table.{module}.looks_for", lambda _: canned.LEVELS)


@pytest.fixture
def taught(desk: Desk, levels: None) -> Iterator[Taught]:
    made = Taught(desk, by_hand=False)
    yield made
    made.engine.close()


@pytest.fixture
def by_hand(desk: Desk, levels: None) -> Iterator[Taught]:
    made = Taught(desk, by_hand=True)
    yield made
    made.engine.close()


def test_a_good_play_happens_at_once(by_hand: Taught, qtbot: QtBot) -> None:
    by_hand.begin(qtbot, TutorMode.NUDGE)
    by_hand.engine.drain()
    made = by_hand.enter(BEST)
    by_hand.engine.drain()
    asked = len(by_hand.engine.submitted)
    by_hand.desk.controller.play_editor.confirm()
    assert by_hand.entries[-1] == made
    assert len(by_hand.engine.submitted) == asked, "nothing was waited for"
    assert not by_hand.warnings


def thoughts(taught: Taught) -> list[TutorThought]:
    """All that are still remembered."""
    found = (one for one in gc.get_objects() if isinstance(one, TutorThought))
    return [one for one in found if one._engine is taught.engine]


def test_what_was_thought_is_forgotten_with_the_decision(taught: Taught, qtbot: QtBot) -> None:
    taught.begin(qtbot, TutorMode.NUDGE)
    (thought,) = thoughts(taught)
    assert thought.state is taught.desk.table.state
    del thought
    taught.confirm(BEST)
    settle(qtbot, taught.desk, Phase.TO_ROLL)
    qtbot.waitUntil(lambda: not thoughts(taught))


def test_a_bad_play_waits_and_is_written_down_before_it_is_spoken_of(by_hand: Taught, qtbot: QtBot) -> None:
    by_hand.begin(qtbot, TutorMode.NUDGE)
    by_hand.enter(BAD)
    by_hand.engine.drain()
    tutoring, on_disk = by_hand.tutoring, []
    tutoring.changed.connect(lambda: on_disk.append(by_hand.on_disk()[-1]))
    made = by_hand.confirm(BAD)
    assert by_hand.desk.table.state.phase is Phase.TO_PLAY
    assert by_hand.warnings == [
        Warned(WHITE, 2, Tried.PLAY, 200, TutorMode.NUDGE, made.steps),
    ]
    assert on_disk[0] == by_hand.warnings[0]
    assert tutoring.said
    assert tutoring.said.loss == pytest.approx(0.2)
    assert by_hand.desk.table.entry
    assert by_hand.desk.table.entry.event() == made, "the checkers stay where they were put"
    tutoring.keep()
    assert by_hand.entries[-1] == made
    assert tutoring.said is None


def test_the_same_play_once_more_is_meant(taught: Taught, qtbot: QtBot) -> None:
    taught.begin(qtbot, TutorMode.NUDGE)
    made = taught.enter(BAD)
    taught.desk.controller.play_editor.confirm()
    qtbot.waitUntil(lambda: bool(taught.tutoring.said))
    taught.desk.controller.play_editor.confirm()
    assert taught.entries[-1] == made
    assert len(taught.warnings) == 1


def test_another_bad_play_is_another_warning(taught: Taught, qtbot: QtBot) -> None:
    taught.begin(qtbot, TutorMode.EXPLAIN)
    taught.confirm(WORSE)
    qtbot.waitUntil(lambda: bool(taught.tutoring.said))
    taught.tutoring.look_again()
    assert taught.desk.table.entry
    assert not taught.desk.table.entry.played
    assert taught.tutoring.said, "what was said stays while one looks"
    taught.confirm(BAD)
    qtbot.waitUntil(lambda: len(taught.warnings) == 2)
    assert [one.loss_millis for one in taught.warnings] == [300, 200]
    taught.confirm(BEST)
    qtbot.waitUntil(lambda: isinstance(taught.entries[-1], Played))
    assert taught.tutoring.said is None


def test_a_decision_waits_until_it_is_known_whether_it_is_bad(by_hand: Taught, qtbot: QtBot) -> None:
    by_hand.begin(qtbot, TutorMode.NUDGE)
    by_hand.confirm(BAD)
    assert by_hand.tutoring.is_waited_for
    assert not by_hand.warnings
    by_hand.engine.drain()
    assert not by_hand.tutoring.is_waited_for
    assert len(by_hand.warnings) == 1


def test_what_waits_and_turns_out_well_happens(by_hand: Taught, qtbot: QtBot) -> None:
    by_hand.begin(qtbot, TutorMode.NUDGE)
    made = by_hand.confirm(BEST)
    assert by_hand.tutoring.is_waited_for
    by_hand.engine.drain()
    assert by_hand.entries[-1] == made


def test_undoing_takes_back_what_waits(by_hand: Taught, qtbot: QtBot) -> None:
    by_hand.begin(qtbot, TutorMode.NUDGE)
    by_hand.confirm(BAD)
    by_hand.desk.controller.play_editor.edit(lambda entry: entry.undo())
    by_hand.engine.drain()
    assert not by_hand.warnings
    assert by_hand.desk.table.state.phase is Phase.TO_PLAY


def test_what_is_not_known_in_time_happens_and_is_told_afterwards(by_hand: Taught, qtbot: QtBot) -> None:
    by_hand.begin(qtbot, TutorMode.NUDGE)
    made = by_hand.confirm(BAD)
    by_hand.tutoring.patience.timeout.emit()
    assert by_hand.entries[-1] == made
    assert by_hand.tutoring.said is None
    by_hand.engine.drain()
    said = by_hand.tutoring.said
    assert said
    assert said.is_late
    assert by_hand.warnings[-1].event == 2
    by_hand.tutoring.take_back()
    assert by_hand.entries[-1] == TakenBack(2, same_dice=True)
    assert by_hand.desk.table.state.phase is Phase.TO_PLAY
    assert by_hand.tutoring.said is None


def test_a_late_word_can_be_left_as_it_is(by_hand: Taught, qtbot: QtBot) -> None:
    by_hand.begin(qtbot, TutorMode.NUDGE)
    by_hand.confirm(BAD)
    by_hand.tutoring.patience.timeout.emit()
    by_hand.engine.drain()
    count = len(by_hand.entries)
    by_hand.tutoring.leave()
    assert by_hand.tutoring.said is None
    assert len(by_hand.entries) == count


def told_late(by_hand: Taught, qtbot: QtBot) -> None:
    """White has played badly, was told so late, and Black has not answered yet."""
    by_hand.begin(qtbot, TutorMode.NUDGE)
    by_hand.confirm(BAD)
    by_hand.tutoring.patience.timeout.emit()
    by_hand.engine.drain()
    assert by_hand.tutoring.said
    settle(qtbot, by_hand.desk, Phase.TO_ROLL)


def test_a_late_word_stands_until_the_next_own_decision(by_hand: Taught, qtbot: QtBot) -> None:
    told_late(by_hand, qtbot)
    by_hand.desk.controller.answer(RollWanted())
    settle(qtbot, by_hand.desk, Phase.TO_PLAY)
    by_hand.confirm(WORSE)
    settle(qtbot, by_hand.desk, Phase.TO_ROLL)
    assert by_hand.tutoring.said, "it may still be taken back"
    by_hand.desk.controller.answer(RollWanted())
    settle(qtbot, by_hand.desk, Phase.TO_PLAY)
    assert by_hand.tutoring.said is None


def test_a_late_word_is_gone_with_the_game(by_hand: Taught, qtbot: QtBot) -> None:
    told_late(by_hand, qtbot)
    by_hand.desk.controller.abandon(BLACK)
    qtbot.waitUntil(lambda: by_hand.desk.table.state.phase is Phase.OVER)
    assert by_hand.tutoring.said is None


def test_who_is_taught_gets_two_tries_and_then_the_answer(taught: Taught, qtbot: QtBot) -> None:
    taught.begin(qtbot, TutorMode.TEACH)
    taught.confirm(WORSE)
    qtbot.waitUntil(lambda: len(taught.warnings) == 1)
    assert taught.desk.table.entry
    assert not taught.desk.table.entry.played, "it goes back by itself"
    assert taught.tutoring.said
    assert not taught.tutoring.said.is_shown
    taught.confirm(WORSE)
    qtbot.waitUntil(lambda: len(taught.warnings) == 2)
    assert taught.tutoring.said.is_shown
    made = taught.confirm(BAD)
    assert taught.entries[-1] == made, "after that one may play what one likes"


def test_help_comes_in_steps(taught: Taught, qtbot: QtBot) -> None:
    taught.begin(qtbot, TutorMode.NUDGE)
    taught.confirm(BAD)
    qtbot.waitUntil(lambda: bool(taught.tutoring.said))
    steps = []
    while taught.tutoring.said and taught.tutoring.said.next_help:
        taught.tutoring.help()
        steps.append(taught.tutoring.said.help)
    assert steps == [HelpStep.THEME, HelpStep.CHECKERS, HelpStep.CANDIDATES, HelpStep.ANSWER]


def test_the_cube_is_taught_like_the_checkers(taught: Taught, qtbot: QtBot) -> None:
    taught.begin(qtbot, TutorMode.NUDGE, other=TutorMode.NUDGE)
    taught.confirm(BEST)
    settle(qtbot, taught.desk, Phase.TO_ROLL)
    taught.desk.controller.answer(Doubled(BLACK))
    qtbot.waitUntil(lambda: len(taught.warnings) == 1)
    assert taught.desk.table.state.phase is Phase.TO_ROLL
    assert taught.warnings[0].tried is Tried.DOUBLE
    taught.tutoring.keep()
    settle(qtbot, taught.desk, Phase.CUBE_OFFERED)
    taught.desk.controller.answer(Passed(WHITE))
    qtbot.waitUntil(lambda: len(taught.warnings) == 2)
    assert taught.warnings[1].tried is Tried.PASS
    assert taught.desk.table.state.phase is Phase.CUBE_OFFERED
    taught.desk.controller.answer(Taken(WHITE))
    qtbot.waitUntil(lambda: isinstance(taught.entries[-1], Taken))


def test_rolling_without_doubling_is_a_decision_too(
    taught: Taught, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = canned.cube
    monkeypatch.setattr(canned, "cube", lambda state: usual(state, no_double=0.1, double_take=0.4))
    taught.begin(qtbot, TutorMode.OFF, other=TutorMode.NUDGE)
    taught.confirm(WORSE)
    settle(qtbot, taught.desk, Phase.TO_ROLL)
    taught.desk.controller.answer(RollWanted())
    qtbot.waitUntil(lambda: len(taught.warnings) == 1)
    assert taught.warnings[0].tried is Tried.ROLL
    taught.tutoring.keep()
    qtbot.waitUntil(lambda: isinstance(taught.entries[-1], Rolled))


def test_each_seat_has_its_own_mode(taught: Taught, qtbot: QtBot) -> None:
    taught.begin(qtbot, TutorMode.OFF, other=TutorMode.NUDGE)
    taught.confirm(WORSE)
    assert isinstance(taught.entries[-1], Played), "nobody teaches White"
    settle(qtbot, taught.desk, Phase.TO_ROLL)
    taught.desk.controller.answer(RollWanted())
    settle(qtbot, taught.desk, Phase.TO_PLAY)
    taught.confirm(WORSE)
    qtbot.waitUntil(lambda: len(taught.warnings) == 1)
    assert taught.warnings[0].player is BLACK


def test_a_bot_is_not_taught_and_its_turn_is_not_thought_about(taught: Taught, qtbot: QtBot) -> None:
    taught.desk.begin("13", "52", seats=AGAINST_BOT, tutor=TutorOptions(TutorMode.TEACH, TutorMode.TEACH))
    settle(qtbot, taught.desk, Phase.TO_PLAY)
    assert taught.desk.table.state.to_act is BLACK
    assert not taught.engine.submitted


def test_there_is_no_tutor_against_the_clock(taught: Taught, qtbot: QtBot) -> None:
    options = MatchOptions(length=3, clock=ClockOptions(60_000))
    taught.begin(qtbot, TutorMode.NUDGE, options=options)
    taught.confirm(WORSE)
    assert isinstance(taught.entries[-1], Played)
    assert not taught.engine.submitted


def test_without_a_tutor_nothing_is_thought(taught: Taught, qtbot: QtBot) -> None:
    taught.desk.begin("31")
    settle(qtbot, taught.desk, Phase.TO_PLAY)
    taught.confirm(WORSE)
    assert isinstance(taught.entries[-1], Played)
    assert not taught.engine.submitted
    assert not taught.desk.table.record.is_practice


def test_where_the_engine_fails_the_match_goes_on(desk: Desk, levels: None, qtbot: QtBot) -> None:
    made = Taught(desk, by_hand=True)
    made.engine._answer_for = lambda *_: 1 / 0
    made.begin(qtbot, TutorMode.NUDGE)
    told: list[bool] = []
    made.tutoring.failed.connect(lambda: told.append(True))
    made.confirm(WORSE)
    assert made.tutoring.is_waited_for
    made.engine.drain()
    assert told
    assert isinstance(made.entries[-1], Played)
    made.engine.close()


def test_what_is_found_out_afterwards_is_listed_when_the_game_is_over(taught: Taught, qtbot: QtBot) -> None:
    taught.begin(qtbot, TutorMode.AFTERWARDS)
    taught.confirm(BAD)
    settle(qtbot, taught.desk, Phase.TO_ROLL)
    assert taught.tutoring.lesson is None, "the game goes on"
    assert not taught.warnings
    taught.desk.controller.answer(Doubled(BLACK))
    settle(qtbot, taught.desk, Phase.CUBE_OFFERED)
    taught.desk.controller.answer(Passed(WHITE))
    qtbot.waitUntil(lambda: taught.tutoring.lesson is not None and len(taught.tutoring.lesson.costly) == 2)
    lesson = taught.tutoring.lesson
    assert lesson
    assert [one.event for one in lesson.costly] == [4, 2], "the costliest first"
    assert (lesson.warned, lesson.heeded) == (0, 0)


def test_what_was_heeded_is_counted_with_what_it_saved(taught: Taught, qtbot: QtBot) -> None:
    taught.begin(qtbot, TutorMode.NUDGE)
    taught.confirm(WORSE)
    qtbot.waitUntil(lambda: bool(taught.warnings))
    taught.confirm(BEST)
    settle(qtbot, taught.desk, Phase.TO_ROLL)
    taught.desk.controller.answer(Doubled(BLACK))
    settle(qtbot, taught.desk, Phase.CUBE_OFFERED)
    taught.desk.controller.answer(Passed(WHITE))
    qtbot.waitUntil(lambda: len(taught.warnings) == 2)
    taught.tutoring.keep()
    qtbot.waitUntil(lambda: taught.tutoring.lesson is not None)
    lesson = taught.tutoring.lesson
    assert lesson
    assert (lesson.warned, lesson.heeded) == (2, 1)
    assert lesson.saved == pytest.approx(0.3)
    assert [one.event for one in lesson.costly] == [4]


def test_the_tutor_makes_practice_of_a_match(taught: Taught, qtbot: QtBot) -> None:
    taught.begin(qtbot, TutorMode.AFTERWARDS)
    assert taught.desk.table.record.is_practice
    assert taught.desk.library.journal.load("0123456789abcdef").record.header.tutor == TutorOptions(
        TutorMode.AFTERWARDS, TutorMode.OFF
    )
    assert taught.desk.table.record.header.seats == PEOPLE
    assert taught.desk.table.state.options == match_options(3)
