"""Two bots play to the end although their engine's process is killed again and again."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.match_opener import MatchOpener, NewMatch
from bgdesk.app.table.players import BotPace, BotSeat
from bgdesk.app.table.table import NoticeKind
from bgdesk.app.table.turn_scheduler import SeatPlayer
from bgdesk.app.workers.engine_service import EngineService
from bgdesk.app.workers.worker_child import Serve
from bgdesk.library.library import Library
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord, Seat, SeatKind
from bgdesk.match.state import Pair, Phase
from bgdesk.rules.player import Player
from tests.app import serving

BOTS = Pair(Seat("One", SeatKind.BOT, "casual"), Seat("Two", SeatKind.BOT, "beginner"))
WAIT_MS = 120_000
KILLED_EVERY = 7
"""Events."""


class Hall:
    """A table, its library, and an engine in a real process."""

    def __init__(self, folder: Path, serve: Serve, parent: QObject) -> None:
        self.library = Library(folder / "library.sqlite")
        self.controller = MatchController(self.library.journal, parent)
        self.service = EngineService(serve, parent)
        self.match_opener = MatchOpener(self.library.journal, self.controller, self._seat)
        self.told: set[NoticeKind] = set()
        self.endings: list[MatchRecord] = []
        self.controller.finished.connect(lambda record, _: self.endings.append(record))

    def _seat(self, seat: Seat, _player: Player) -> SeatPlayer:
        assert seat.level
        bot = BotSeat(seat.level, self.service, BotPace, self.controller)
        bot.gave_up.connect(pytest.fail)
        bot.plain_player_in.connect(self.told.add)
        return bot

    def kill(self) -> None:
        """End the engine's process, whatever it does."""
        link = self.service._link
        if link and link._process:
            link._process.kill()

    def close(self) -> None:
        self.controller.close()
        self.service.close()
        self.library.close()


Make = Callable[[Serve], Hall]


@pytest.fixture
def make(qapp: QObject, tmp_path: Path) -> Iterator[Make]:
    made: list[Hall] = []

    def one(serve: Serve) -> Hall:
        made.append(Hall(tmp_path, serve, qapp))
        return made[-1]

    yield one
    for hall in made:
        hall.close()


def played(qtbot: QtBot, hall: Hall) -> MatchRecord:
    hall.match_opener.start(NewMatch(match_options(1), BOTS))
    qtbot.waitUntil(lambda: bool(hall.endings), timeout=WAIT_MS)
    return hall.endings[0]


@pytest.mark.parametrize("serve", [serving.die_at_once, serving.NeverUp()])
def test_an_engine_that_never_answers_is_replaced_by_the_plain_player(
    qtbot: QtBot, make: Make, serve: Serve
) -> None:
    hall = make(serve)
    assert played(qtbot, hall).state.phase is Phase.OVER
    assert hall.told == {NoticeKind.ENGINE_FAILED}
    assert not hall.service.is_available


def test_a_match_survives_an_engine_that_is_killed_again_and_again(qtbot: QtBot, make: Make) -> None:
    hall = make(serving.plain_bot)
    replaced: list[str] = []
    hall.service.replaced.connect(replaced.append)
    events = itertools.count()
    hall.controller.happened.connect(lambda _: hall.kill() if next(events) % KILLED_EVERY == 0 else None)
    assert played(qtbot, hall).state.phase is Phase.OVER
    assert len(replaced) > 3
    assert hall.told == set()
    assert hall.service.is_available
