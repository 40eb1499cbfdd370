"""Turns of several stages at the table: each stage is told only once it is in the journal."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bgdesk.app.table.automation import AutomationWishes, automatic_answer
from bgdesk.app.table.play_entry import PlayEntry
from bgdesk.app.table.table import RollWanted
from bgdesk.match.events import DoubleNamed, OpeningRolled, Played, PositionSet, Rolled
from bgdesk.match.options import MatchOptions
from bgdesk.match.state import Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.refusal import Reason, Refusal
from bgdesk.rules.stages import NameDouble, RollAgain, Stage
from tests.app.tables import BLACK, WHITE, Desk, FixedDice, settle
from tests.rules.boards import game_board

MATCH = "0123456789abcdef"
EVERYTHING = AutomationWishes(bear_off=True)


def play_stage(desk: Desk) -> None:
    """The person who plays enters the first legal play and ends the stage."""
    play = desk.table.entry
    assert play
    desk.controller.play_editor.edit(lambda entry: entry.enter(entry.legal.plays[0]))
    desk.controller.play_editor.confirm()


def test_stages_and_an_extra_roll_at_the_table(desk: Desk, qtbot: QtBot) -> None:
    """Double, complement and another roll."""
    stored: list[int] = []
    desk.controller.happened.connect(lambda _: stored.append(len(desk.library.record(MATCH).entries)))
    desk.begin("61", "44", "52", options=MatchOptions("russian", 3))
    settle(qtbot, desk, Phase.TO_PLAY)
    desk.controller.roll()
    settle(qtbot, desk, Phase.TO_PLAY)
    assert desk.table.state.stage == Stage((4,) * 4)
    play_stage(desk)
    settle(qtbot, desk, Phase.TO_PLAY)
    assert desk.table.entry
    assert desk.table.entry.unused == (3,) * 4
    play_stage(desk)
    settle(qtbot, desk, Phase.TO_ROLL)
    assert desk.table.state.is_extra_roll
    desk.controller.double()
    assert desk.table.state.phase is Phase.TO_ROLL
    desk.controller.roll()
    settle(qtbot, desk, Phase.TO_PLAY)
    play_stage(desk)
    settle(qtbot, desk, Phase.TO_ROLL)
    assert desk.table.state.turn is BLACK
    kinds = [type(entry) for entry in desk.entries[1:]]
    assert kinds == [OpeningRolled, Rolled, Played, Played, Rolled, Played]
    assert stored == list(range(1, 8))


def test_naming_a_double_at_the_table(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("61", "21", options=MatchOptions("acey_deucey", 9))
    settle(qtbot, desk, Phase.TO_ROLL)
    desk.controller.name_double(6)
    assert desk.table.state.phase is Phase.TO_ROLL
    desk.controller.roll()
    settle(qtbot, desk, Phase.TO_PLAY)
    play_stage(desk)
    settle(qtbot, desk, Phase.TO_NAME)
    assert automatic_answer(desk.table, EVERYTHING) is None
    refused: list[Refusal] = []
    desk.controller.refused.connect(refused.append)
    desk.controller.roll()
    assert [refusal.reason for refusal in refused] == [Reason.NOT_NOW]
    desk.controller.name_double(5)
    assert desk.entries[-1] == DoubleNamed(WHITE, 5)
    settle(qtbot, desk, Phase.TO_PLAY)
    assert desk.table.state.stage == Stage((5,) * 4)


def left_to_the_opponent(desk: Desk, qtbot: QtBot) -> None:
    """White has played what he could of 65; the 6 is Black's."""
    desk.begin("61", "65", "31", options=MatchOptions("gul_bara", 3))
    settle(qtbot, desk, Phase.TO_ROLL)
    position = game_board(desk.table.state.ruleset, "12:1 2:14", "6:1 1:1 20:13")
    desk.controller.answer(PositionSet(position, WHITE))
    settle(qtbot, desk, Phase.TO_ROLL)
    desk.controller.roll()
    settle(qtbot, desk, Phase.TO_PLAY)
    play_stage(desk)


def test_the_opponent_is_asked_to_play_what_was_left(desk: Desk, qtbot: QtBot) -> None:
    left_to_the_opponent(desk, qtbot)
    settle(qtbot, desk, Phase.TO_PLAY)
    assert (desk.table.state.turn, desk.table.state.to_act) == (WHITE, BLACK)
    assert desk.black.answer
    assert desk.table.entry
    assert desk.table.entry.legal.player is BLACK
    play_stage(desk)
    settle(qtbot, desk, Phase.TO_ROLL)
    assert desk.table.state.turn is BLACK
    assert desk.entries[-1] == Played(BLACK, desk.entries[-1].steps)  # type: ignore[union-attr]  # it was played


def test_the_choice_of_a_new_roll_is_left_to_the_person(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("61", options=MatchOptions("russian", 3))
    settle(qtbot, desk, Phase.TO_PLAY)
    assert desk.table.entry
    assert desk.table.entry.is_forced
    assert automatic_answer(desk.table, EVERYTHING) is None


def test_an_extra_roll_is_made_for_a_person_who_cannot_double(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("61", "33", options=MatchOptions("acey_deucey", 9))
    settle(qtbot, desk, Phase.TO_ROLL)
    desk.controller.roll()
    settle(qtbot, desk, Phase.TO_PLAY)
    play_stage(desk)
    settle(qtbot, desk, Phase.TO_ROLL)
    assert desk.table.state.coming == (RollAgain(),)
    assert isinstance(automatic_answer(desk.table, EVERYTHING), RollWanted)


def test_typed_dice_may_replace_the_opening_roll(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("61", options=MatchOptions("russian", 3))
    settle(qtbot, desk, Phase.TO_PLAY)
    with qtbot.waitSignal(desk.controller.dice_wanted):
        desk.controller.roll()
    desk.controller.type_dice(Dice(5, 5))
    assert desk.table.state.dice == Dice(5, 5)


@pytest.mark.parametrize("stages", [0, 1, 2])
def test_a_turn_goes_on_where_it_was_left(qapp: QObject, tmp_path: Path, qtbot: QtBot, stages: int) -> None:
    """Also with a step made in the stage that was under way."""
    desk = Desk(tmp_path, qapp)
    desk.begin("61", "44", "52", options=MatchOptions("russian", 3))
    settle(qtbot, desk, Phase.TO_PLAY)
    desk.controller.roll()
    for _ in range(stages):
        settle(qtbot, desk, Phase.TO_PLAY)
        play_stage(desk)
    settle(qtbot, desk, Phase.TO_ROLL if stages == 2 else Phase.TO_PLAY)
    if desk.table.entry:
        step = desk.table.entry.legal.next_steps(())[0]
        desk.controller.play_editor.edit(lambda entry: entry.follow((step,)))
    before = desk.table
    desk.library.close()
    again = resumed(tmp_path, qapp)
    assert again.table.state == before.state
    assert again.table.entry == before.entry or again.table.entry
    assert _played(again.table.entry) == _played(before.entry)
    again.controller.close()
    again.library.close()


def _played(entry: PlayEntry | None) -> tuple[object, ...]:
    return entry.played if entry else ()


def resumed(folder: Path, parent: QObject) -> Desk:
    """The same match at another table, as after a crash."""
    desk = Desk(folder, parent)
    loaded = desk.library.journal.load(MATCH)
    desk.controller.open(loaded.record, FixedDice(("61", "44", "52")), desk.players, loaded.draft)
    return desk


def test_a_stage_is_taken_back_alone(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("61", "44", options=MatchOptions("russian", 3))
    settle(qtbot, desk, Phase.TO_PLAY)
    desk.controller.roll()
    settle(qtbot, desk, Phase.TO_PLAY)
    before = desk.table.state
    play_stage(desk)
    settle(qtbot, desk, Phase.TO_PLAY)
    desk.controller.take_back(len(desk.table.record.events) - 1, same_dice=True)
    assert desk.table.state == before
    assert desk.table.state.coming == (Stage((3,) * 4), RollAgain())


def test_a_roll_taken_back_with_its_turn_comes_again(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("61", "21", "66", "43", options=MatchOptions("acey_deucey", 9))
    settle(qtbot, desk, Phase.TO_ROLL)
    desk.controller.roll()
    settle(qtbot, desk, Phase.TO_PLAY)
    play_stage(desk)
    settle(qtbot, desk, Phase.TO_NAME)
    assert desk.table.state.coming == (NameDouble(), RollAgain())
    desk.controller.name_double(6)
    settle(qtbot, desk, Phase.TO_PLAY)
    play_stage(desk)
    settle(qtbot, desk, Phase.TO_ROLL)
    desk.controller.roll()
    assert desk.table.state.dice == Dice(6, 6)
    desk.controller.take_back(2, same_dice=True)
    settle(qtbot, desk, Phase.TO_ROLL)
    desk.controller.roll()
    assert desk.table.state.dice == Dice(2, 1)
    settle(qtbot, desk, Phase.TO_PLAY)
    play_stage(desk)
    settle(qtbot, desk, Phase.TO_NAME)
    desk.controller.name_double(1)
    settle(qtbot, desk, Phase.TO_PLAY)
    play_stage(desk)
    settle(qtbot, desk, Phase.TO_ROLL)
    desk.controller.roll()
    assert desk.table.state.dice == Dice(6, 6)
