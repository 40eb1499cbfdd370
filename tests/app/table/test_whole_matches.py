"""Whole matches at the table: people who act by the controller alone, computers, and both."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from bgdesk.app.table.automation import AutomationWishes, automatic_answer
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.match_opener import MatchOpener, NewMatch
from bgdesk.app.table.play_entry import PlayEntry
from bgdesk.app.table.players import BotPace, BotSeat, HumanSeat
from bgdesk.app.table.table import Happened, Table
from bgdesk.app.table.turn_scheduler import SeatPlayer
from bgdesk.engine.worker import OPERATIONS
from bgdesk.library.library import Library
from bgdesk.match import flow
from bgdesk.match.dice.check import verify
from bgdesk.match.events import (
    Event,
    Passed,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    ResignationRejected,
    Taken,
)
from bgdesk.match.match_types import ROTATIONS
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.record import MatchRecord, Seat, SeatKind
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.rules.player import Player
from tests.app.fakes import FakeEngineService
from tests.app.tables import AGAINST_BOT, PEOPLE

BOTS = Pair(Seat("One", SeatKind.BOT, "casual"), Seat("Two", SeatKind.BOT, "beginner"))
WISHES = AutomationWishes(forced_plays=True, roll_without_cube=True, bear_off=True)
MOST_GAMES = 4


class Hall:
    """A table with real players, a journal, and everything that was told."""

    def __init__(self, folder: Path, parent: QObject, seed: int) -> None:
        self.library = Library(folder / "library.sqlite")
        self.controller = MatchController(self.library.journal, parent)
        self.controller.play_pause.least_ms = 0
        self.service = FakeEngineService(lambda what, about: OPERATIONS[what](about), parent=parent)
        self.match_opener = MatchOpener(self.library.journal, self.controller, self._seat)
        self.happened: list[Happened] = []
        self.endings: list[MatchRecord] = []
        self._random = Random(seed)
        self.controller.happened.connect(self.happened.append)
        self.controller.finished.connect(lambda record, _: self.endings.append(record))
        self.controller.refused.connect(lambda refusal: pytest.fail(str(refusal)))
        self.controller.save_failed.connect(pytest.fail)

    def _seat(self, seat: Seat, _player: Player) -> SeatPlayer:
        if seat.kind is SeatKind.HUMAN:
            return HumanSeat(lambda: WISHES, self.controller)
        assert seat.level
        bot = BotSeat(seat.level, self.service, BotPace, self.controller)
        bot.gave_up.connect(pytest.fail)
        return bot

    @property
    def table(self) -> Table:
        """The match at this moment."""
        assert self.controller.table
        return self.controller.table

    def act(self) -> None:
        """Whatever a person may do now."""
        state = self.table.state
        if state.phase is Phase.BEFORE_GAME:
            self._between_games(state)
        elif self.table.waits_for_human and automatic_answer(self.table, WISHES) is None:
            self._decide(state)

    def _between_games(self, state: MatchState) -> None:
        if state.options.is_money and len(state.results) >= MOST_GAMES:
            self.controller.abandon(Player.WHITE)
        elif self.table.has_person and state.results:
            self.controller.next_game()

    def _decide(self, state: MatchState) -> None:
        player = state.to_act
        assert player
        match state.phase:
            case Phase.TO_ROLL:
                self._before_roll(state, player)
            case Phase.TO_NAME:
                self.controller.name_double(self._random.randint(1, 6))
            case Phase.TO_PLAY if state.may_reroll and self._random.random() < 0.5:
                self.controller.roll()
            case Phase.TO_PLAY:
                self._play(player)
            case Phase.CUBE_OFFERED:
                self.controller.answer(self._cube_answer(state, player))
            case Phase.RESIGNATION_OFFERED:
                self.controller.answer(self._one_of(ResignationAccepted(player), ResignationRejected(player)))

    def _before_roll(self, state: MatchState, player: Player) -> None:
        if flow.may_double(state, player) is None and self._random.random() < 0.1:
            self.controller.double()
        else:
            self.controller.roll()

    def _play(self, player: Player) -> None:
        entry = self.table.entry
        assert entry
        levels = flow.resignation_levels(self.table.state, player)
        if levels and self._random.random() < 0.002:
            self.controller.answer(ResignationOffered(player, self._random.choice(levels)))
        elif entry.played and self._random.random() < 0.1:
            self.controller.play_editor.edit(PlayEntry.undo)
        elif entry.can_continue:
            step = self._random.choice(entry.legal.next_steps(entry.played))
            self.controller.play_editor.edit(lambda now: now.follow((step,)))
        else:
            self.controller.play_editor.confirm()

    def _cube_answer(self, state: MatchState, player: Player) -> Event:
        if flow.may_raise(state, player) is None and self._random.random() < 0.5:
            return Raised(player)
        return self._one_of(Taken(player), Taken(player), Passed(player))

    def _one_of(self, *events: Event) -> Event:
        return self._random.choice(events)


@pytest.fixture
def hall(qapp: QObject, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    """An empty table; computers are the plain player."""
    monkeypatch.setenv("BGDESK_ENGINE", "plain")
    made = Hall(tmp_path, qapp, seed=7)
    yield made
    made.controller.close()
    made.library.close()
    made.controller.deleteLater()
    made.service.deleteLater()


MONEY = replace(match_options(0), max_chain=3, automatic_doubles=2)
KINDS = {
    "two people": (PEOPLE, match_options(5)),
    "money": (PEOPLE, MONEY),
    "against a bot": (AGAINST_BOT, match_options(3)),
    "two bots": (BOTS, match_options(3)),
    "Nackgammon, Holland": (AGAINST_BOT, replace(match_options(3), variant="nackgammon", holland=True)),
    "Hypergammon": (PEOPLE, replace(match_options(7), variant="hypergammon")),
    "acey-deucey": (AGAINST_BOT, MatchOptions("acey_deucey", 3)),
    "Russian": (AGAINST_BOT, MatchOptions("russian", 2)),
    "Gul Bara": (AGAINST_BOT, MatchOptions("gul_bara", 2)),
    "Tavli": (AGAINST_BOT, MatchOptions(length=3, rotation=ROTATIONS["tavli"].games)),
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_whole_match_is_in_the_journal_as_it_was_told(hall: Hall, qtbot: QtBot, kind: str) -> None:
    seats, options = KINDS[kind]
    record = played_to_the_end(hall, qtbot, seats, options)
    stored = hall.library.record(record.header.id)
    assert stored.entries == tuple(one.entry for one in hall.happened)
    assert stored.state == record.state == hall.happened[-1].after
    assert len(hall.endings) == 1
    assert verify(stored) == ()
    for before, after in zip(hall.happened, hall.happened[1:], strict=False):
        assert before.after == after.before
    assert hall.library.unfinished() == ()


def played_to_the_end(hall: Hall, qtbot: QtBot, seats: Pair[Seat], options: MatchOptions) -> MatchRecord:
    """A match with fair dice."""
    hall.match_opener.start(NewMatch(options, seats))
    people = QTimer(hall.controller, interval=0)
    people.timeout.connect(hall.act)
    with qtbot.waitSignal(hall.controller.finished, timeout=60_000):
        people.start()
    people.stop()
    return hall.table.record
