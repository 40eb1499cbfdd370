"""The owner of the running match: nothing is told before it is on disk."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.app.table.play_entry import PlayEntry, RouteChoice
from bgdesk.app.table.table import RollWanted
from bgdesk.library.draft import Draft
from bgdesk.match.events import (
    Doubled,
    GameStarted,
    OpeningRolled,
    Passed,
    Played,
    Raised,
    Rolled,
    StepPlayed,
    Taken,
)
from bgdesk.match.options import match_options
from bgdesk.match.state import Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.refusal import Reason
from tests.app.tables import AGAINST_BOT, BLACK, WHITE, Desk, settle
from tests.app.turns import play, reopened
from tests.event_queue import run_dry


def test_a_tie_is_rolled_again_and_the_higher_die_begins(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("44", "26")
    settle(qtbot, desk, Phase.TO_PLAY)
    assert desk.entries == [GameStarted(1), OpeningRolled(4, 4, 0), OpeningRolled(2, 6, 1)]
    assert desk.table.state.to_act is BLACK
    assert len(desk.black.asked) == 1
    assert not desk.white.asked


def test_everything_that_is_told_is_in_the_journal_already(desk: Desk, qtbot: QtBot) -> None:
    seen: list[int] = []
    desk.controller.happened.connect(
        lambda _: seen.append(len(desk.library.record("0123456789abcdef").entries))
    )
    desk.begin("31", "52")
    settle(qtbot, desk, Phase.TO_PLAY)
    desk.white.say(play(desk))
    settle(qtbot, desk, Phase.TO_ROLL)
    desk.black.say(RollWanted())
    assert seen == [1, 2, 3, 4]


def test_an_answer_to_an_old_question_is_dropped(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("31", "52")
    settle(qtbot, desk, Phase.TO_PLAY)
    stale = desk.white.last_answer
    assert stale
    desk.white.say(play(desk))
    settle(qtbot, desk, Phase.TO_ROLL)
    told = len(desk.happened)
    stale(RollWanted(), False)
    assert len(desk.happened) == told


def test_nobody_is_asked_while_the_board_moves(desk: Desk, qtbot: QtBot) -> None:
    desk.controller.questions.hold()
    desk.begin("31")
    run_dry()
    assert not desk.happened
    desk.controller.questions.release()
    settle(qtbot, desk, Phase.TO_PLAY)


def test_steps_are_kept_before_they_are_shown_and_can_be_undone(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("31")
    settle(qtbot, desk, Phase.TO_PLAY)
    drafts: list[int] = []
    desk.controller.play_editor.changed.connect(lambda *_: drafts.append(len(_stored(desk).steps)))
    desk.controller.play_editor.edit(lambda entry: entry.click(8))
    desk.controller.play_editor.edit(lambda entry: entry.click(6))
    desk.controller.play_editor.edit(PlayEntry.undo)
    assert drafts == [1, 2, 1]


def _stored(desk: Desk) -> Draft:
    draft = desk.library.journal.load("0123456789abcdef").draft
    assert draft
    return draft


def test_a_turn_cannot_end_before_the_dice_are_played(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("31")
    settle(qtbot, desk, Phase.TO_PLAY)
    desk.controller.play_editor.edit(lambda entry: entry.click(8))
    with qtbot.waitSignal(desk.controller.refused) as refused:
        desk.controller.play_editor.confirm()
    assert refused.args is not None
    assert refused.args[0].reason is Reason.INCOMPLETE
    desk.controller.play_editor.edit(lambda entry: entry.click(6))
    desk.controller.play_editor.confirm()
    last = desk.happened[-1]
    assert last.entry == Played(WHITE, (StepPlayed(8, 5, 3), StepPlayed(6, 5, 1)))
    assert last.shown == 2


def test_a_choice_of_ways_is_offered(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("31")
    settle(qtbot, desk, Phase.TO_PLAY)
    with qtbot.waitSignal(desk.controller.play_editor.choice_offered):
        desk.controller.play_editor.edit(lambda entry: RouteChoice(()))
    with qtbot.waitSignal(desk.controller.refused):
        desk.controller.play_editor.edit(lambda entry: entry.click(20))


def test_a_person_cannot_act_for_the_bot(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("13", "52", seats=AGAINST_BOT)
    settle(qtbot, desk, Phase.TO_PLAY)
    told = len(desk.happened)
    desk.controller.play_editor.edit(lambda entry: entry.click(8))
    desk.controller.play_editor.confirm()
    desk.controller.roll()
    desk.controller.double()
    assert len(desk.happened) == told
    assert desk.table.entry
    assert not desk.table.entry.played


@pytest.mark.parametrize("same_dice", [True, False])
def test_taking_back_brings_the_same_dice_or_new_ones(desk: Desk, qtbot: QtBot, same_dice: bool) -> None:
    desk.begin("31", "52", "66")
    settle(qtbot, desk, Phase.TO_PLAY)
    desk.white.say(play(desk))
    settle(qtbot, desk, Phase.TO_ROLL)
    desk.black.say(RollWanted())
    settle(qtbot, desk, Phase.TO_PLAY)
    desk.controller.take_back(2, same_dice=same_dice)
    settle(qtbot, desk, Phase.TO_PLAY)
    assert desk.table.state.to_act is WHITE
    assert desk.table.record.is_practice
    desk.white.say(play(desk))
    settle(qtbot, desk, Phase.TO_ROLL)
    desk.black.say(RollWanted())
    assert desk.table.state.dice == (Dice(5, 2) if same_dice else Dice(6, 6))


def test_a_beaver_and_a_raccoon(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("31", options=replace(match_options(0), max_chain=2))
    settle(qtbot, desk, Phase.TO_PLAY)
    desk.white.say(play(desk))
    settle(qtbot, desk, Phase.TO_ROLL)
    desk.black.say(Doubled(BLACK))
    settle(qtbot, desk, Phase.CUBE_OFFERED)
    desk.white.say(Raised(WHITE))
    settle(qtbot, desk, Phase.CUBE_OFFERED)
    desk.black.say(Raised(BLACK))
    settle(qtbot, desk, Phase.CUBE_OFFERED)
    desk.white.say(Taken(WHITE))
    settle(qtbot, desk, Phase.TO_ROLL)
    assert (desk.table.state.cube.value, desk.table.state.cube.owner) == (8, WHITE)
    assert desk.table.state.to_act is BLACK


def test_a_pass_ends_the_game_and_the_next_one_waits_for_a_person(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("31", "52", "62")
    settle(qtbot, desk, Phase.TO_PLAY)
    desk.white.say(play(desk))
    settle(qtbot, desk, Phase.TO_ROLL)
    desk.black.say(Doubled(BLACK))
    settle(qtbot, desk, Phase.CUBE_OFFERED)
    desk.white.say(Passed(WHITE))
    run_dry()
    assert desk.table.state.phase is Phase.BEFORE_GAME
    desk.controller.next_game()
    settle(qtbot, desk, Phase.TO_PLAY)
    assert desk.table.state.game_number == 2


def test_steps_are_there_after_a_crash_when_a_hint_was_taken(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("31")
    settle(qtbot, desk, Phase.TO_PLAY)
    desk.controller.play_editor.edit(lambda entry: entry.follow(entry.legal.plays[0].steps[:1]))
    desk.controller.hint_notes.note()
    again = reopened(desk)
    assert again.table
    assert again.table.entry == desk.table.entry
    again.close()


def test_dice_that_are_typed_in(desk: Desk, qtbot: QtBot) -> None:
    with qtbot.waitSignal(desk.controller.dice_wanted):
        desk.begin()
    desk.controller.type_dice(Dice(3, 1))
    settle(qtbot, desk, Phase.TO_PLAY)
    assert desk.entries[-1] == OpeningRolled(3, 1, 0)
    desk.white.say(play(desk))
    settle(qtbot, desk, Phase.TO_ROLL)
    with qtbot.waitSignal(desk.controller.dice_wanted):
        desk.black.say(RollWanted())
    with qtbot.waitSignal(desk.controller.dice_wanted):
        desk.controller.retry()
        settle(qtbot, desk, Phase.TO_ROLL)
        desk.black.say(RollWanted())
    desk.controller.type_dice(Dice(6, 5))
    assert desk.entries[-1] == Rolled(BLACK, Dice(6, 5), 1)


def test_ties_in_the_opening_double_the_cube(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("44", "22", "33", "61", options=replace(match_options(0), automatic_doubles=2))
    settle(qtbot, desk, Phase.TO_PLAY)
    assert desk.table.state.cube.value == 4
    assert desk.table.state.auto_doubles == 2


def test_dice_that_nobody_asked_for_change_nothing(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("31")
    settle(qtbot, desk, Phase.TO_PLAY)
    told = len(desk.happened)
    with qtbot.assertNotEmitted(desk.controller.refused):
        desk.controller.type_dice(Dice(6, 6))
        desk.controller.abandon(WHITE)
        desk.controller.type_dice(Dice(6, 6))
    assert len(desk.happened) == told + 1
