"""Two windows without windows: controllers with journals of their own play over the loopback address."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from bgdesk.app.table.automation import AutomationWishes
from bgdesk.app.table.growth import grow
from bgdesk.app.table.players import RemoteSeat
from bgdesk.app.table.table import Table
from bgdesk.app.table.taking_back import may_undo, take_back_point
from bgdesk.app.table.turn_scheduler import SeatPlayer
from bgdesk.app.tables.network_table import TableLink
from bgdesk.app.tables.tables_desk import TablesDesk
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.match.codec.record_codec import record_to_text
from bgdesk.match.dice.check import verify
from bgdesk.match.events import (
    Abandoned,
    Doubled,
    Entry,
    GameStarted,
    HintTaken,
    OpeningRolled,
    Rolled,
    TakenBack,
)
from bgdesk.match.options import ClockOptions, MatchOptions, match_options
from bgdesk.match.record import MatchRecord, Seat, SeatKind
from bgdesk.match.state import Pair, Phase
from bgdesk.net import effects, orders
from bgdesk.net.shared_game import as_shared
from bgdesk.rules.player import Player
from bgdesk.rules.refusal import Refused
from tests.app.table.test_whole_matches import Hall
from tests.app.tables import PEOPLE
from tests.match.autoplay import whole_match
from tests.net.two_programs import connect, play, two

LOOPBACK = "127.0.0.1"
PATIENCE_MS = 60_000


@dataclass
class Wishes:
    """What the settings say."""

    name: str = "Ann"
    port: int = 0
    relay: str = ""
    greets: bool = False
    at: tuple[str, ...] = (LOOPBACK,)

    def addresses(self) -> tuple[str, ...]:
        return self.at

    def outside(self) -> str:
        return ""


class NetworkHall(Hall):
    """A table with a person, and one at another computer."""

    def __init__(self, folder: Path, parent: QObject, seed: int) -> None:
        folder.mkdir()
        super().__init__(folder, parent, seed)
        self.wishes = Wishes()
        self.desk = TablesDesk(
            self.controller,
            self.match_opener.begin,
            self.match_opener.resume,
            lambda: tuple(match.id for match in self.library.catalogue.with_others()),
            self.wishes,
            folder / "tables",
            lambda: "2026-01-02T03:04:05+00:00",
            parent,
        )
        self.network = self.desk.network
        self.told: list[object] = []
        self.network.told.connect(self.told.append)
        self.network.heard.connect(lambda text, _: self.told.append(text))
        self.network.terms_offered.connect(lambda _: self.desk.agree())
        self.invitations: tuple[str, ...] = ()
        self.network.waiting.connect(self._waits)
        self.plays = True

    def _waits(self, invitations: tuple[str, ...]) -> None:
        self.invitations = invitations

    def _seat(self, seat: Seat, player: Player) -> SeatPlayer:
        return RemoteSeat() if seat.kind is SeatKind.REMOTE else super()._seat(seat, player)

    def act(self) -> None:
        if self.plays and self.controller.table and self.network.link is TableLink.TOGETHER:
            super().act()

    @property
    def record(self) -> MatchRecord:
        return self.table.record

    @property
    def is_over(self) -> bool:
        return self.controller.table is not None and self.table.state.phase is Phase.OVER

    @property
    def text(self) -> str:
        return record_to_text(MatchRecord(as_shared(self.record.header), self.record.entries))


@pytest.fixture
def halls(qapp: QObject, tmp_path: Path) -> Iterator[tuple[NetworkHall, NetworkHall]]:
    made = NetworkHall(tmp_path / "one", qapp, 3), NetworkHall(tmp_path / "other", qapp, 4)
    timer = QTimer()
    for hall in made:
        timer.timeout.connect(hall.act)
    timer.start(1)
    yield made
    timer.stop()
    for hall in made:
        hall.desk.close()
        hall.controller.close()
        hall.library.close()
        for each in (hall.desk, hall.controller, hall.service):
            each.deleteLater()


def sit_down(halls: tuple[NetworkHall, NetworkHall], qtbot: QtBot, options: MatchOptions) -> None:
    one, other = halls
    one.network.open(
        orders.OpensTable(
            "Ann", options, Player.WHITE, "2026-01-02T03:04:05+00:00", (LOOPBACK,), 0, one.network.folder
        )
    )
    wait(qtbot, lambda: bool(one.invitations))
    other.network.join("Ben", one.invitations[0])
    wait(qtbot, lambda: all(hall.network.link is TableLink.TOGETHER for hall in halls))


def wait(qtbot: QtBot, is_so: Callable[[], bool]) -> None:
    qtbot.waitUntil(is_so, timeout=PATIENCE_MS)


def test_a_whole_match_with_a_process_killed(halls: tuple[NetworkHall, NetworkHall], qtbot: QtBot) -> None:
    one, other = halls
    sit_down(halls, qtbot, replace(match_options(3), clock=ClockOptions(600_000)))
    other.network.say("good luck <b>")
    wait(qtbot, lambda: bool(one.told) and len(one.record.entries) > 10)
    assert one.told == ["good luck <b>"]
    pid = other.network.process.pid
    assert pid
    os.kill(pid, signal.SIGTERM)
    wait(qtbot, lambda: other.network.link is TableLink.APART)
    wait(qtbot, lambda: other.network.link is one.network.link is TableLink.TOGETHER)
    wait(qtbot, lambda: one.is_over and other.is_over)
    assert one.text == other.text
    assert verify(one.record) == ()
    assert not one.record.is_practice
    stored = one.library.record(one.record.header.id)
    assert stored.entries == one.record.entries
    kinds = [hall.record.header.seats.of(player).kind for hall in halls for player in Player]
    assert kinds == [SeatKind.HUMAN, SeatKind.REMOTE, SeatKind.REMOTE, SeatKind.HUMAN]


def test_nothing_is_decided_while_the_other_cannot_be_heard(
    halls: tuple[NetworkHall, NetworkHall], qtbot: QtBot
) -> None:
    one, other = halls
    sit_down(halls, qtbot, match_options(3))

    def may_double() -> bool:
        return (
            one.controller.table is not None
            and one.table.state.phase is Phase.TO_ROLL
            and (one.table.state.to_act is Player.WHITE)
            and not one.network.is_rolling
        )

    one.plays = False
    wait(qtbot, lambda: bool(one.controller.table))
    while not may_double():
        one.plays = True
        one.act()
        one.plays = False
        qtbot.wait(2)
        assert not one.is_over
    other.network.leave()
    wait(qtbot, lambda: one.network.link is TableLink.APART)
    before = one.record.entries
    one.controller.answer(Doubled(Player.WHITE))
    assert one.record.entries == before


def test_giving_up_on_either_turn(halls: tuple[NetworkHall, NetworkHall], qtbot: QtBot) -> None:
    one, other = halls
    sit_down(halls, qtbot, match_options(5))
    wait(qtbot, lambda: bool(other.controller.table) and len(other.record.entries) > 6)
    other.network.give_up()
    wait(qtbot, lambda: one.is_over and other.is_over)
    assert one.text == other.text
    assert one.record.entries[-1] == Abandoned(Player.BLACK)


@pytest.fixture
def shown(
    qapp: QObject, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[tuple[NetworkHall, list[Entry]]]:
    """Ann's window at the beginning of a session, and what will be written; nothing goes anywhere."""
    ann, ben = two(getattr(request, "param", replace(match_options(0), games=2)))
    connect(ann, ben)
    play(ann, ben, Random(7), 12)
    assert ann.header
    hall = NetworkHall(tmp_path / "one", qapp, 3)
    hall.network.process.ask = hall.told.append  # type: ignore[assignment, method-assign]
    hall.network._hear(effects.MatchBegun(ann.header, Player.WHITE, ann.chain.seed))
    hall.network._hear(effects.InStep())
    yield hall, ann.journal
    hall.controller.close()
    hall.library.close()
    for each in (hall.desk, hall.controller, hall.service):
        each.deleteLater()


def comes(hall: NetworkHall, entries: list[Entry], first: int = 0) -> None:
    for seq, entry in enumerate(entries, first):
        hall.network._hear(effects.EntryCame(seq, entry))


@pytest.mark.parametrize("shown", [replace(match_options(3), clock=ClockOptions(60_000))], indirect=True)
def test_no_time_is_anybodys_while_the_two_are_apart_or_a_roll_is_under_way(
    shown: tuple[NetworkHall, list[Entry]], qtbot: QtBot
) -> None:
    hall, entries = shown
    clock = hall.controller.clock

    def used_ms(act: Callable[[], None] = hall.controller.retry) -> int:
        act()
        before = clock.elapsed_ms
        qtbot.wait(8)
        return clock.elapsed_ms - before

    comes(hall, entries[: next(n for n, entry in enumerate(entries, 1) if _is_roll_of_white(entry))])
    assert hall.table.state.phase is Phase.TO_PLAY
    assert used_ms() > 0
    hall.network._hear(effects.OutOfStep())
    assert used_ms() == 0
    seen = hall.record
    assert used_ms(lambda: hall.controller.play_editor.edit(lambda it: it.enter(it.legal.plays[0]))) == 0
    assert used_ms(clock._falls) == 0
    assert hall.record == seen
    hall.network._hear(effects.InStep())
    assert used_ms() > 0
    hall.network._hear(effects.InStep(is_rolling=True))
    assert used_ms() == 0
    hall.network._lost()
    hall.network._hear(effects.InStep())
    assert used_ms() > 0
    hall.network.close()
    assert used_ms() == 0


def _is_roll_of_white(entry: Entry) -> bool:
    if isinstance(entry, OpeningRolled):
        return entry.white_die > entry.black_die
    return isinstance(entry, Rolled) and entry.player is Player.WHITE


@pytest.mark.parametrize("wisher", Player)
def test_a_wish_to_give_up_is_for_one_game(shown: tuple[NetworkHall, list[Entry]], wisher: Player) -> None:
    hall, entries = shown
    comes(hall, entries)
    before = hall.record.entries
    if wisher is Player.WHITE:
        hall.network._is_rolling = True
        hall.network.give_up()
    else:
        hall.network._is_rolling = True
        hall.network._hear(effects.Wished(Abandoned(wisher), len(before)))
    comes(hall, [Abandoned(Player.BLACK)], len(before))
    hall.network._is_rolling = False
    comes(hall, [GameStarted(2)], len(before) + 1)
    assert hall.record.entries == (*before, Abandoned(Player.BLACK), GameStarted(2))


def test_what_comes_while_the_match_is_looked_at_waits_for_it(
    shown: tuple[NetworkHall, list[Entry]],
) -> None:
    hall, entries = shown
    comes(hall, entries[:8])
    match_id, before = hall.record.header.id, hall.record
    hall.told.clear()
    keeper = Mock()
    seats: Pair[SeatPlayer] = Pair(RemoteSeat(), RemoteSeat())
    ways: tuple[Callable[[], None], ...] = (
        lambda: hall.controller.look_at(before),
        lambda: hall.controller.ask_about(before, keeper),
        lambda: hall.controller.try_out(Table.line(before, 3), Mock(), seats, keeper),
    )
    for leave in ways:
        leave()
        comes(hall, [entries[8]], 8)
        assert hall.record.entries == before.entries
    hall.controller.abandon(Player.WHITE)
    assert hall.told == [], "what is tried out is not told"
    hall.match_opener.resume(match_id)
    assert hall.record.entries == tuple(entries[:9])
    assert hall.library.record(match_id).entries == tuple(entries[:9])


def test_what_comes_while_the_disk_is_full_is_written_when_it_is_tried_again(
    shown: tuple[NetworkHall, list[Entry]], monkeypatch: pytest.MonkeyPatch
) -> None:
    hall, entries = shown
    comes(hall, entries[:8])
    hall.controller.save_failed.disconnect()
    with monkeypatch.context() as full:
        problem = JournalError(Trouble.DISC_FULL, "library.sqlite")
        full.setattr(hall.library.journal, "append", Mock(side_effect=problem))
        comes(hall, entries[8:], 8)
        hall.controller.retry()
        assert len(hall.record.entries) == 8
    hall.controller.retry()
    assert hall.record.entries == hall.library.record(hall.record.header.id).entries == tuple(entries)


def test_nobody_at_the_address(
    halls: tuple[NetworkHall, NetworkHall], qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    one, _ = halls
    with pytest.raises(ValueError, match="invitation"):
        one.network.join("Ann", "nonsense")
    assert one.network.link is TableLink.NONE
    one.network.join("Ann", f"bgdesk:{LOOPBACK}:9#{'a' * 52}")
    wait(qtbot, lambda: one.network.link is TableLink.ENDED)
    assert [type(each).__name__ for each in one.told] == ["Unreachable"]
    assert not isinstance(one.told[0], effects.Refusing)
    wait(qtbot, lambda: not one.network.is_running)
    assert "ended by itself" not in caplog.text, "that is how a table ends"


def test_what_needs_only_one_program_is_not_possible() -> None:
    seats = Pair(Seat("Ann"), Seat("Ben", SeatKind.REMOTE))
    alone = whole_match(match_options(1), 5).until(9)
    together = MatchRecord(replace(alone.header, seats=seats), alone.entries)
    wishes = AutomationWishes()
    undoable = next(
        record for n in range(3, 30) if take_back_point(Table(record := _with_people(n)), wishes) is not None
    )
    remote = Table(MatchRecord(replace(undoable.header, seats=seats), undoable.entries))
    assert take_back_point(remote, wishes) is None
    assert not may_undo(remote, wishes)
    assert Table(together).person_advised is None
    assert Table(alone).person_advised is not None
    for entry in (TakenBack(1, same_dice=False), HintTaken(Player.WHITE)):
        with pytest.raises(Refused):
            grow(remote, entry, 0, automatic=False, shown=0)
        grow(Table(undoable), entry, 0, automatic=False, shown=0)


def _with_people(events: int) -> MatchRecord:
    record = whole_match(match_options(1), 5).until(events)
    return MatchRecord(replace(record.header, seats=PEOPLE), record.entries)
