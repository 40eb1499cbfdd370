"""How fast two bots play for a spectator."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bgdesk.app.table.players import BotPace
from bgdesk.app.table.question_queue import QuestionQueue
from bgdesk.app.table.spectator_pace import AS_USUAL, FAST_RACE, SpectatorPace, Speed, Watch
from bgdesk.app.table.table import Table
from bgdesk.match.events import Event, GameStarted, OpeningRolled, PositionSet
from bgdesk.match.record import MatchRecord, Seat, SeatKind
from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position, side
from tests.match.driving import PLAIN_MONEY, header

USUAL = BotPace(600, 4000)
RACE = Position(side({3: 15}), side({4: 15}))


def table_with(*events: Event, bots: int = 1) -> Table:
    seats = [Seat("Ann", SeatKind.BOT, "expert") if place < bots else Seat("Ann") for place in range(2)]
    record = MatchRecord(replace(header(PLAIN_MONEY), seats=Pair(*seats)))
    for event in (GameStarted(1), *events):
        record = record.append(event)
    return Table(record)


def test_each_speed_is_faster_than_the_one_before() -> None:
    delays = [Watch(speed=speed).pace(USUAL).delay_ms for speed in Speed]
    assert delays == sorted(delays, reverse=True)
    assert len(set(delays)) == len(Speed) == 5
    assert delays[-1] == 0


@pytest.mark.parametrize("speed", Speed)
@pytest.mark.parametrize("delay_ms", [0, 5000])
def test_no_speed_is_on_the_wrong_side_of_the_usual_one(speed: Speed, delay_ms: int) -> None:
    given = Watch(speed=speed).pace(BotPace(delay_ms)).delay_ms
    assert (given >= delay_ms) if speed <= Speed.NORMAL else (given <= delay_ms)


def test_thinking_is_never_cut() -> None:
    assert {Watch(speed=speed).pace(USUAL).thinking_ms for speed in Speed} == {4000}


def test_a_single_decision_comes_without_delay() -> None:
    assert Watch(is_paused=True, speed=Speed.VERY_SLOW).pace(USUAL).delay_ms == 0


def test_as_usual_changes_nothing() -> None:
    assert AS_USUAL.pace(USUAL) == USUAL
    assert (AS_USUAL.moves, AS_USUAL.motion) == (True, 1.0)


def test_checkers_move_ever_faster_and_at_last_jump() -> None:
    motions = [Watch(speed=speed).motion for speed in Speed if Watch(speed=speed).moves]
    assert motions == sorted(set(motions))
    assert [speed for speed in Speed if not Watch(speed=speed).moves] == [Speed.AT_ONCE]


def test_a_race_goes_faster_where_a_person_wants_that(qtbot: QtBot) -> None:
    parent = QObject()
    spectator_pace = SpectatorPace(Mock(spec=QuestionQueue), parent)
    told: list[Watch] = []
    spectator_pace.changed.connect(lambda: told.append(spectator_pace.watch))
    contact, race = table_with(OpeningRolled(3, 1)), table_with(PositionSet(RACE, Player.WHITE))
    spectator_pace.begin(contact)
    spectator_pace.hurries_races = True
    spectator_pace.follow(race)
    assert spectator_pace.watch == FAST_RACE
    assert FAST_RACE.pace(USUAL).delay_ms < USUAL.delay_ms
    spectator_pace.follow(race)
    spectator_pace.follow(contact)
    spectator_pace.hurries_races = False
    spectator_pace.follow(race)
    assert told == [AS_USUAL, FAST_RACE, AS_USUAL, AS_USUAL, AS_USUAL]


def test_a_spectator_chooses_the_speed_of_a_race_himself(qtbot: QtBot) -> None:
    parent = QObject()
    spectator_pace = SpectatorPace(Mock(spec=QuestionQueue), parent)
    spectator_pace.hurries_races = True
    spectator_pace.begin(table_with(PositionSet(RACE, Player.WHITE), bots=2))
    assert spectator_pace.watch == AS_USUAL
    spectator_pace.slower()
    assert spectator_pace.watch.speed is Speed.SLOW
