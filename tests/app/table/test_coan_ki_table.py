"""The table at which Coan ki is played, without its window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.app.table.coan_ki_table import CoanKiTable
from bgdesk.library.coan_ki_games import CoanKiGames
from bgdesk.library.leases import Leases
from bgdesk.match.state import Pair
from tests.event_queue import run_dry


@pytest.fixture
def table(tmp_path: Path, qtbot: QtBot) -> Iterator[CoanKiTable]:
    made = CoanKiTable(CoanKiGames(tmp_path), bot_delay_ms=0)
    yield made
    made.close()


def start_against_bot(table: CoanKiTable, qtbot: QtBot) -> None:
    table.start(Pair("Mei", "Strong"), Pair(None, "strong"), 10)
    qtbot.waitUntil(lambda: bool(table.plays))


def test_a_turn_against_the_computer_is_taken_back_with_its_answer(table: CoanKiTable, qtbot: QtBot) -> None:
    start_against_bot(table, qtbot)
    before = table.game
    assert before
    assert not table.can_take_back
    table.play(table.plays[0])
    qtbot.waitUntil(lambda: bool(table.plays))
    after = table.game
    assert after
    assert len(after.turns) == len(before.turns) + 2
    table.take_back()
    assert table.game == before
    table.play(table.plays[0])
    qtbot.waitUntil(lambda: bool(table.plays))
    assert table.game == after, "the dice are the same, and so is the answer"


def test_nothing_is_taken_back_when_the_secret_has_been_shown(table: CoanKiTable) -> None:
    table.start(Pair("Mei", "Lin"), Pair(None, None), 10)
    while table.plays:
        table.play(table.plays[-1])
    over = table.game
    assert over
    assert over.winner
    table.take_back()
    assert table.game is over


def test_the_game_left_for_another_waits_for_its_player(table: CoanKiTable, qtbot: QtBot) -> None:
    start_against_bot(table, qtbot)
    first = table.game
    assert first
    table.start(Pair("Mei", "Lin"), Pair(None, None), 10)
    assert [game.id for game in table.unfinished] == [table.game.id if table.game else "", first.id]
    table.open(first)
    assert table.game is first
    assert table.plays


def test_no_turn_is_lost_when_two_programs_play_the_same_game(table: CoanKiTable, tmp_path: Path) -> None:
    table.start(Pair("Mei", "Lin"), Pair(None, None), 10)
    other = CoanKiTable(CoanKiGames(tmp_path), bot_delay_ms=0)
    other.resume()
    for _ in range(3):
        table.play(table.plays[0])
    told: list[str] = []
    other.failed.connect(told.append)
    other.play(other.plays[0])
    assert ["Another program" in text for text in told] == [True]
    assert other.game == table.game
    other.play(other.plays[0])
    assert len(told) == 1
    assert CoanKiGames(tmp_path).unfinished().games == (other.game,)


def test_a_game_that_ended_in_another_program_is_no_longer_offered(
    table: CoanKiTable, tmp_path: Path
) -> None:
    table.start(Pair("Mei", "Lin"), Pair(None, None), 10)
    other = CoanKiTable(CoanKiGames(tmp_path), bot_delay_ms=0)
    other.resume()
    while table.plays:
        table.play(table.plays[-1])
    other.play(other.plays[0])
    assert other.game == table.game
    assert other.unfinished == ()


def test_the_computer_plays_once_nobody_else_writes_the_game(
    table: CoanKiTable, qtbot: QtBot, tmp_path: Path
) -> None:
    start_against_bot(table, qtbot)
    told: list[str] = []
    table.failed.connect(told.append)
    table.play(table.plays[0])
    waiting = table.game
    assert waiting
    other = Leases(tmp_path / "coan-ki" / "open")
    other.take(waiting.id)
    qtbot.waitUntil(lambda: bool(told))
    assert "at this moment" in told[0]
    assert table.game is waiting
    other.release(waiting.id)
    qtbot.waitUntil(lambda: bool(table.plays))


def test_a_game_that_another_program_stored_can_be_gone_on_with(table: CoanKiTable, tmp_path: Path) -> None:
    table.start(Pair("Mei", "Lin"), Pair(None, None), 10)
    other = CoanKiTable(CoanKiGames(tmp_path), bot_delay_ms=0)
    other.start(Pair("Ann", "Bob"), Pair(None, None), 10)
    assert other.game
    assert table.go_on(other.game.id)
    assert table.game == other.game
    other.play(other.plays[0])
    assert table.go_on(other.game.id)
    assert table.game == other.game, "as it is on disc"


def test_a_removed_game_is_neither_played_nor_offered(table: CoanKiTable, qtbot: QtBot) -> None:
    start_against_bot(table, qtbot)
    table.play(table.plays[0])
    assert table.game
    gone = table.game.id
    table.remove(gone)
    assert (table.game, table.unfinished) == (None, ())
    assert not table.go_on(gone)
    with qtbot.assertNotEmitted(table.changed):
        run_dry()
