"""What else happens at a table: decisions taken back, sessions ended, others who watch, and who is silent."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import Mock

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.app.table.automation import AutomationWishes
from bgdesk.app.table.table import RollWanted, Table
from bgdesk.app.table.taking_back import take_back_wish
from bgdesk.app.tables import table_process
from bgdesk.app.tables.chat import ChatLine
from bgdesk.app.tables.network_table import TableLink
from bgdesk.app.tables.rematch import MOST_TRIES
from bgdesk.app.tables.session_end import WAIT_MS
from bgdesk.app.tables.table_process import TableProcess
from bgdesk.app.tables.tables_desk import TableStage
from bgdesk.match.events import Abandoned, Entry, GameStarted, Rolled, TakenBack
from bgdesk.match.options import ClockOptions, match_options
from bgdesk.match.record import MatchRecord, Seat
from bgdesk.match.state import Pair, Phase
from bgdesk.net import effects, orders, reports
from bgdesk.net.faults import TableFault
from bgdesk.net.shared_game import as_shared, elsewhere
from bgdesk.rules.player import Player
from bgdesk.ui.play.link_view import LinkView
from bgdesk.ui.tables.table_beside import TableBeside
from tests.app.network import test_network_table
from tests.app.network.test_network_table import NetworkHall, comes

WHITE, BLACK = Player.WHITE, Player.BLACK
CHOICE = AutomationWishes()
shown = test_network_table.shown
Shown = tuple[NetworkHall, list[Entry]]


def come_until(shown: Shown, to_act: Player) -> None:
    """Let entries come until ``to_act`` has to decide something, after a decision of the other."""
    hall, entries = shown
    first = len(hall.record.entries)
    for seq, entry in enumerate(entries[first:], first):
        comes(hall, [entry], seq)
        state, events = hall.table.state, hall.record.events
        if state.to_act is to_act and not isinstance(events[-1], Rolled) and len(events) > 3:
            return
    pytest.fail("nobody has to decide")


def test_a_decision_is_taken_back_once_the_other_allows_it(shown: Shown) -> None:
    hall, _ = shown
    answered: list[bool] = []
    hall.desk.take_backs.answered.connect(answered.append)
    come_until(shown, BLACK)
    wish, count = take_back_wish(hall.table, CHOICE), len(hall.record.entries)
    assert wish
    hall.desk.take_backs.ask(wish)
    assert hall.told[-1] == orders.Wishes(wish, count)
    assert len(hall.record.entries) == count, "nothing happens before it is allowed"
    comes(hall, [wish], count)
    assert answered == [True]
    assert hall.record.entries[-1] == wish
    assert hall.record.is_practice
    assert hall.table.state.to_act is WHITE
    assert take_back_wish(hall.table, CHOICE) is None, "the own player decides"
    hall.desk.take_backs.ask(wish)
    assert answered == [True, False], "it is too late"


def test_what_the_other_asks_back_is_for_the_player_to_say(shown: Shown) -> None:
    hall, _ = shown
    backs, asked = hall.desk.take_backs, []
    backs.asked.connect(lambda: asked.append(True))
    come_until(shown, WHITE)
    before, count = hall.record, len(hall.record.entries)
    other = next(at for at in range(len(before.events) - 1, -1, -1) if _is_of(before, at, BLACK))
    entry = hall.network._controller.table.record.events[other]  # type: ignore[union-attr]
    assert not isinstance(entry, Rolled)
    wish = TakenBack(other, same_dice=False)
    hall.network.process.told.emit(effects.TakeBackAsked(wish, count - 1))
    assert not asked, "it is past"
    own = hall.record.header.id
    hall.controller.look_at(before)
    hall.network.process.told.emit(effects.TakeBackAsked(wish, count))
    assert not asked, "the match is not on the board"
    hall.match_opener.resume(own)
    assert asked == [True]
    hall.network.process.told.emit(effects.TakeBackAsked(wish, count))
    assert asked == [True, True], "after a break"
    hall.network._is_rolling = True
    backs.grant()
    assert len(hall.record.entries) == count, "a roll is under way"
    hall.network._is_rolling = False
    backs.grant()
    assert hall.record.entries[-1] == wish
    assert hall.told[-1] == orders.Decides(wish)
    backs.grant()
    assert len(hall.record.entries) == count + 1


def _is_of(record: MatchRecord, at: int, player: Player) -> bool:
    event = record.events[at]
    return not isinstance(event, Rolled) and getattr(event, "player", None) is player


def test_the_end_of_a_session_comes_before_the_next_game(shown: Shown, qtbot: QtBot) -> None:
    hall, entries = shown
    comes(hall, entries)
    count, _end = len(hall.record.entries), hall.desk._session_end
    hall.controller.abandon(WHITE)
    hall.controller.next_game()
    assert hall.record.entries[-1] == GameStarted(2), "the own player may go on at once"
    comes(hall, [Abandoned(BLACK)], count + 2)
    assert hall.table.state.phase is Phase.OVER


@pytest.mark.parametrize("is_ended", [True, False])
def test_a_game_waits_for_whoever_may_be_ending_the_session(shown: Shown, is_ended: bool) -> None:
    hall, entries = shown
    comes(hall, entries)
    before, end = hall.record.entries, hall.desk._session_end
    hall.network._hear(effects.Wished(Abandoned(BLACK), len(before)))
    comes(hall, [Abandoned(BLACK)] if len(hall.record.entries) == len(before) else [], len(before))
    assert hall.record.entries == (*before, Abandoned(BLACK))
    assert end._wait.isActive()
    assert end._wait.interval() == WAIT_MS
    hall.controller.next_game()
    assert hall.record.entries[-1] == Abandoned(BLACK)
    if is_ended:
        hall.network._hear(effects.Wished(Abandoned(BLACK), len(before) + 1))
        assert hall.table.state.phase is Phase.OVER
        assert not end._wait.isActive()
    else:
        end._wait.stop()
        end._waited()
        assert hall.record.entries[-1] == GameStarted(2)


def test_nobody_elsewhere_is_taken_for_the_reader(shown: Shown) -> None:
    hall, _ = shown
    header = as_shared(hall.record.header)
    for name in ("You", "“You”", "“", "Ben"):
        theirs = replace(header, seats=Pair(Seat("Ann"), Seat(name)), id="b" * 16)
        hall.network.is_reader = lambda name: name == "You"
        begun: list[MatchRecord] = []
        hall.network._begin = begun.append
        hall.network._hear(effects.MatchBegun(theirs, WHITE, b"s"))
        stored = begun[0].header
        assert not hall.network.is_reader(stored.seats.black.name)
        assert as_shared(stored) == theirs
        assert stored.seats.white == Seat("Ann")
    assert elsewhere("Ben", is_taken=False).name == "Ben"


def test_a_match_of_two_others_is_seen_and_not_stored(shown: Shown) -> None:
    hall, entries = shown
    shared, own = as_shared(hall.record.header), hall.record.header.id
    seen = replace(shared, id="c" * 16, seats=Pair(Seat("Cid"), Seat("Dan")))
    started: list[object] = []
    hall.network.process.start = started.append  # type: ignore[assignment, method-assign]
    for wrong in (f"bgdesk:127.0.0.1:9#{'a' * 52}", "nonsense"):
        with pytest.raises(ValueError, match="invitation"):
            hall.desk.watch(wrong)
    invitation = f"bgdesk-watch:127.0.0.1:9#{'a' * 52}"
    with pytest.raises(ValueError, match="something else"):
        hall.desk.join(invitation)
    hall.desk.chat.is_muted = True
    hall.desk.watch(invitation)
    assert started == [orders.WatchesTable("Ann", invitation)]
    assert not hall.desk.chat.is_muted, "others are met"
    hall.network._hear(effects.InStep())
    hall.network.process.told.emit(effects.AudienceIs(("Ann", "Dan")))
    assert hall.desk.chat.audience == ("Ann", "Dan"), "nobody plays yet"
    hall.network._hear(effects.WatchBegun(seen, 0))
    comes(hall, entries[:8])
    assert hall.table.is_spectated
    assert not hall.table.is_remote
    assert not hall.table.is_watched
    assert not hall.table.waits_for_human
    assert hall.desk.stage is TableStage.PLAYING
    assert hall.record.entries == tuple(entries[:8])
    hall.network.process.told.emit(effects.HeardAside("Eve", "hi"))
    assert hall.desk.chat.audience == ("Ann", "“Dan”")
    assert hall.desk.chat.lines == [ChatLine("hi", is_own=False, name="Eve")]
    hall.network.process.told.emit(effects.HeardAside("CID", "I am Cid"))
    hall.network.process.told.emit(effects.AudienceIs(("Eve", "Dan")))
    assert hall.desk.chat.lines[-1].name == "“CID”", "a player is called so"
    assert hall.desk.chat.audience == ("Eve", "“Dan”")
    may_run = hall.controller.clock.may_run
    assert may_run()
    hall.network._hear(effects.OutOfStep())
    assert not may_run(), "nobody knows what time it is there"
    hall.network._hear(effects.InStep())
    hall.told.clear()
    comes(hall, [Abandoned(hall.table.state.to_act or WHITE)], 8)
    comes(hall, [Abandoned(WHITE)], 9)
    assert hall.table.state.phase is Phase.OVER
    assert hall.told == [], "whoever watches tells nothing"
    assert [match.id for match in hall.library.catalogue.matches()] == [own]
    other = effects.Refusing(TableFault.OTHER_TABLE, 0, by_other=True)
    hall.network._hear(other)
    assert len(started) == 2, "the next match is watched too"
    hall.network._hear(effects.WatchBegun(replace(seen, id="d" * 16), 0))
    assert hall.record.entries == ()
    hall.network._hear(other)
    assert len(started) == 2, "this one is not over"
    assert hall.desk.stage is TableStage.PLAYING
    hall.match_opener.show(hall.library.record(own))
    assert hall.desk.stage is TableStage.NONE
    assert orders.Leaves() in hall.told
    hall.desk.watch(invitation)
    hall.network._hear(effects.InStep())
    hall.network._hear(effects.WatchBegun(replace(seen, id="e" * 16), 0))
    hall.desk.open(match_options(1), WHITE, 0)
    hall.desk._waits((), (invitation,))
    hall.match_opener.show(hall.library.record(own))
    assert hall.desk.stage is TableStage.WAITING, "the own table goes on waiting"
    assert hall.desk.to_watch == (invitation,)
    hall.match_opener.resume(own)
    assert isinstance(started[-1], orders.GoesOn)
    assert hall.desk.to_watch == (), "that was another table"


def test_a_match_of_another_table_than_this_one_waits(shown: Shown) -> None:
    hall, _ = shown
    come_until(shown, WHITE)
    before, held = hall.record, list[bool]()
    hall.network.held_up.connect(lambda: held.append(True))
    beside = TableBeside(hall.desk, hall.controller, lambda: True, lambda: False)
    views: list[LinkView] = []
    beside.link_shown.connect(views.append)
    recovered: list[bool] = []
    beside.recovered.connect(lambda: recovered.append(True))
    hall.network._hear(effects.OutOfStep())
    hall.network._hear(reports.Unreachable("no", tries_again=True))
    assert not recovered
    hall.network.process.start = Mock()  # type: ignore[method-assign]
    hall.desk.open(match_options(1), WHITE)
    assert hall.desk.link is TableLink.WAITING
    assert recovered, "nobody is looked for any more"
    assert views[-1].state == "ended"
    hall.controller.clock.may_run = lambda: True
    hall.controller.answer(RollWanted())
    assert held == [True], "nobody could be told"
    hall.desk.give_up()
    assert held == [True, True]
    answered: list[bool] = []
    hall.desk.take_backs.answered.connect(answered.append)
    hall.desk.take_backs.ask(TakenBack(3, same_dice=False))
    assert answered == [False]
    assert hall.record is before
    assert not hall.network.is_rolling
    beside.chat.deleteLater()


def test_after_three_silent_minutes_it_is_said_what_can_be_done(shown: Shown) -> None:
    hall, _ = shown
    courtesy, told = hall.desk.courtesy, []
    courtesy.due.connect(lambda: told.append(True))
    come_until(shown, WHITE)
    assert not courtesy.timer.isActive()
    come_until(shown, BLACK)
    assert courtesy.timer.isActive()
    courtesy.timer.timeout.emit()
    assert told == [True]
    courtesy.timer.stop()
    hall.network.heard.emit("one moment", False)
    assert courtesy.timer.isActive(), "a silence begins anew"
    hall.network._hear(effects.OutOfStep())
    assert not courtesy.timer.isActive(), "the other is not there"
    timed = replace(match_options(3), clock=ClockOptions(600_000))
    record = replace(hall.record.header, options=timed)
    by_clock = Table(MatchRecord(record, hall.record.entries))
    courtesy._own_table = lambda: by_clock
    hall.network._hear(effects.InStep())
    assert not courtesy.timer.isActive(), "the clock runs"


def test_what_is_said_beside_the_board(shown: Shown) -> None:
    hall, _ = shown
    beside = TableBeside(hall.desk, hall.controller, lambda: True, lambda: False)
    views: list[LinkView] = []
    said: list[str] = []
    overtaken: list[bool] = []
    beside.link_shown.connect(views.append)
    beside.awaited.connect(said.append)
    beside.reminded.connect(said.append)
    beside.take_back_asked.connect(said.append)
    beside.overtaken.connect(lambda: overtaken.append(True))
    come_until(shown, WHITE)
    assert overtaken
    hall.controller.dice_wanted.emit()
    assert beside._rolling.isActive()
    beside.refresh()
    assert views[-1].awaited == "", "most dice are there at once"
    hall.network._is_rolling = True
    beside._rolling.stop()
    beside._still_rolling()
    assert views[-1].awaited == "Rolling…"
    assert said.pop().startswith("Rolling…")
    hall.network._hear(effects.OutOfStep())
    assert views[-1].awaited == "", "nothing is on its way"
    hall.desk.courtesy.due.emit()
    assert "cannot claim" in said.pop()
    hall.desk.take_backs.asked.emit()
    assert "asks to take" in said.pop()
    hall.network.process.told.emit(effects.AudienceIs(("Eve",)))
    assert beside.chat._audience.text() == "Watching: Eve"
    comes(hall, [Abandoned(BLACK)], len(hall.record.entries))
    comes(hall, [Abandoned(BLACK)], len(hall.record.entries))
    told: list[str] = []
    recovered: list[bool] = []
    beside.told.connect(told.append)
    beside.recovered.connect(lambda: recovered.append(True))
    looked_for, warned = reports.Unreachable("no", tries_again=True), list[str]()
    beside.warned.connect(warned.append)
    hall.network._hear(looked_for)
    assert warned == [], "nobody has to come after the match"
    hall.desk.again()
    assert told == ["The other player is not at the table any more, so there is no rematch."]
    assert not recovered
    hall.network._hear(effects.InStep())
    assert recovered, "what went wrong is past"
    hall.desk.again("0" * 16)
    assert told.pop() == told[0], "that match was at another table"
    hall.desk.chat.is_muted = True
    beside.refresh()
    assert beside.chat.mute.isChecked()
    hall.desk.again()
    assert told[1:] == ["The other player is asked for another match."]
    beside.chat.deleteLater()


def test_terms_that_differ_are_for_the_player_to_say_however_long_it_takes(shown: Shown) -> None:
    rematch, options = shown[0].desk.rematch, match_options(3)
    rematch._options, rematch._watch_delay = options, 2
    for terms, is_agreed in (
        (effects.TermsOffered("Ben", options, BLACK, 2), True),
        (effects.TermsOffered("Ben", options, BLACK, 0), False),
        (effects.TermsOffered("Ben", match_options(5), BLACK, 2), False),
    ):
        rematch._tries = MOST_TRIES
        assert rematch.is_agreed(terms) is is_agreed
        assert not rematch.is_looking, "the table is found"


def test_nobody_waits_for_a_process_that_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    links: list[Mock] = []

    def new_link(*_: object) -> Mock:
        links.append(Mock())
        return links[-1]

    monkeypatch.setattr(table_process, "WorkerLink", new_link)
    process = TableProcess()
    start = orders.LooksAround(())
    for _ in range(3):
        process.start(start)
    process.end()
    assert [link.end.called for link in links] == [True] * 3
    assert not any(link.join.called for link in links)
    process._on_report(links[0], None)
    process.close()
    assert [link.join.called for link in links] == [False, True, True], "one was gone already"
