"""A match that is over is shown event by event, as fast as somebody wants to see it."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.app.table.spectator_pace import Speed
from bgdesk.app.tournament.match_showing import DELAYS_MS, MatchShowing
from bgdesk.match.dice.fair_dice import SEEDED
from bgdesk.match.events import Event
from bgdesk.match.options import match_options
from bgdesk.match.record import DiceRecord, MatchHeader, MatchRecord, Seat
from bgdesk.match.state import Pair, Phase
from tests.random_play import CREATED, random_event


@pytest.fixture(scope="module")
def record() -> MatchRecord:
    seats = Pair(Seat("Nora"), Seat("Emil"))
    header = MatchHeader("m", CREATED, match_options(1), seats, DiceRecord(SEEDED, seed=3))
    found, random = MatchRecord(header), Random(3)
    while found.state.phase is not Phase.OVER:
        found = found.append(random_event(found, random))
    return found


@pytest.fixture
def showing(record: MatchRecord, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> MatchShowing:
    for speed in Speed:
        monkeypatch.setitem(DELAYS_MS, speed, 0)
    made = MatchShowing()
    made.begin(record)
    return made


def test_every_event_is_told_once_and_none_ahead(
    showing: MatchShowing, record: MatchRecord, qtbot: QtBot
) -> None:
    told: list[Event] = []

    def look(event: Event) -> None:
        told.append(event)
        assert showing.record.events == tuple(told), "what comes later is not known yet"
        assert showing.state == record.states[len(told)]
        assert showing.before() == record.states[len(told) - 1]
        showing.at_rest()

    showing.moved.connect(look)
    with qtbot.waitSignal(showing.ended):
        showing.at_rest()
    assert tuple(told) == record.events
    assert showing.is_over


def test_nothing_happens_before_the_view_is_at_rest(showing: MatchShowing, qtbot: QtBot) -> None:
    with qtbot.waitSignal(showing.moved):
        showing.at_rest()
    qtbot.wait(10)
    assert showing.at == 1


def test_it_pauses_and_goes_step_by_step(showing: MatchShowing, qtbot: QtBot) -> None:
    showing.step()
    assert showing.at == 0, "only what is paused goes by steps"
    showing.toggle()
    showing.at_rest()
    qtbot.wait(10)
    assert (showing.at, showing.watch.is_paused) == (0, True)
    showing.step()
    showing.step()
    assert showing.at == 2
    with qtbot.waitSignal(showing.moved):
        showing.toggle()


def test_it_is_as_fast_as_somebody_likes(showing: MatchShowing) -> None:
    for _ in range(9):
        showing.choose_speed(1)
    assert showing.watch.speed is Speed.AT_ONCE
    for _ in range(9):
        showing.choose_speed(-1)
    assert showing.watch.speed is Speed.VERY_SLOW
    showing.begin(showing.record)
    assert showing.watch.speed is Speed.VERY_SLOW, "chosen once, it stays"


def test_the_end_is_shown_at_once_where_it_is_wanted(showing: MatchShowing, qtbot: QtBot) -> None:
    with qtbot.waitSignal(showing.ended):
        showing.finish()
    assert showing.is_over
    showing.forget()
    assert not showing.is_begun
