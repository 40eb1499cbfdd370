"""Real processes and sockets, on the loopback address only: a whole match, breaks, and who is not let in."""

from __future__ import annotations

import asyncio
import multiprocessing
import socket
import ssl
import stat
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from random import Random
from time import monotonic
from unittest.mock import Mock

import psutil
import pytest

from bgdesk.match.codec.record_codec import entry_to_json, record_to_text
from bgdesk.match.dice.check import verify
from bgdesk.match.events import Abandoned, Entry, OpeningRolled, Rolled
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchHeader, MatchRecord
from bgdesk.match.state import Phase
from bgdesk.net import effects, orders, reports, table_end, worker
from bgdesk.net.connection import go_by_code, go_to
from bgdesk.net.dice_chain import DiceChain
from bgdesk.net.faults import TableFault, TableRefused
from bgdesk.net.invitation import Invitation, invitation_of
from bgdesk.net.looking import Searching
from bgdesk.net.messages import Wish
from bgdesk.net.opened import Opened
from bgdesk.net.secure import joiner_context, new_identity, opener_context
from bgdesk.net.shared_game import as_shared, hash_after, header_hash
from bgdesk.net.table_end import TableEnd
from bgdesk.net.table_file import Kept, keep, kept_at, table_path
from bgdesk.net.worker import serve
from bgdesk.rules.player import Player
from tests.match.autoplay import next_event, whole_match
from tests.net import plain_peer
from tests.net.plain_peer import PlainPeer
from tests.net.two_programs import (
    _ANY_DICE as ANY_DICE,
    CREATED,
    Program,
    chain_of,
    connect,
    offer,
    pass_on,
    play,
    two,
)

SPAWN = multiprocessing.get_context("spawn")
LOOPBACK = "127.0.0.1"
PATIENCE_S = 60.0


@dataclass
class Window:
    """What stands in for a window: it holds the journal, and starts a process for its table."""

    folder: Path
    record: MatchRecord | None = None
    me: Player | None = None
    header: MatchHeader | None = None
    told: list[object] = field(default_factory=list)
    is_in_step: bool = False
    is_rolling: bool = False
    is_over: bool = False

    def starts(self, start: orders.Start) -> None:
        self.pipe, child = SPAWN.Pipe()
        self.process: SpawnProcess = SPAWN.Process(target=serve, args=(child,), daemon=True)
        self.process.start()
        child.close()
        self.is_in_step = self.is_over = False
        self.pipe.send(start)

    def goes_on(self) -> None:
        assert self.header
        assert self.me
        assert self.record
        self.starts(orders.GoesOn(self.header, self.me, self.record.entries, self.folder))

    def ends(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()

    def hears(self) -> None:
        """One thing that its process tells."""
        try:
            told = self.pipe.recv()
        except EOFError:
            self.is_over = True
            return
        self.told.append(told)
        match told:
            case effects.TermsOffered():
                self.pipe.send(orders.Agrees())
            case effects.MatchBegun(header, me, seed):
                self.me, self.record = me, MatchRecord(header)
                self.header = replace(header, dice=replace(header.dice, secret=seed.hex()))
            case effects.WatchBegun(header):
                self.record = MatchRecord(header)
            case effects.EntryCame(seq, entry):
                self.happened(seq, entry)
            case effects.InStep(is_rolling):
                self.is_in_step, self.is_rolling = True, is_rolling
            case effects.OutOfStep():
                self.is_in_step = False
            case reports.Over():
                self.is_over = True

    def happened(self, seq: int, entry: Entry) -> None:
        assert self.record
        assert seq == len(self.record.entries)
        self.record = self.record.append(entry)
        if isinstance(entry, OpeningRolled | Rolled):
            self.is_rolling = False

    def acts(self, choose: Random) -> None:
        """Whatever the rules allow, if it is for this player to decide."""
        record = self.record
        if not record or not self.is_in_step or self.is_rolling or record.state.phase is Phase.OVER:
            return
        if (record.state.to_act or Player.WHITE) is not self.me:
            return
        event = next_event(record, ANY_DICE, choose)
        if isinstance(event, OpeningRolled | Rolled):
            self.is_rolling = True
            self.pipe.send(orders.Rolls())
        else:
            self.record = record.append(event)
            self.pipe.send(orders.Decides(event))

    @property
    def seen(self) -> tuple[Entry, ...]:
        return self.record.entries if self.record else ()

    @property
    def text(self) -> str:
        assert self.record
        return record_to_text(MatchRecord(as_shared(self.record.header), self.record.entries))

    @property
    def has_won_or_lost(self) -> bool:
        return self.record is not None and self.record.state.phase is Phase.OVER


def until(windows: tuple[Window, ...], is_enough: Callable[[], bool], choose: Random | None = None) -> None:
    """Hear, and act if somebody chooses, until it is enough."""
    end = monotonic() + PATIENCE_S
    while not is_enough():
        for window in windows:
            if choose:
                window.acts(choose)
        living = {window.pipe: window for window in windows if not window.is_over}
        for pipe in wait(list(living), timeout=0.05):
            assert isinstance(pipe, Connection)
            living[pipe].hears()
        assert monotonic() < end, [window.told[-3:] for window in windows]


def told(window: Window, kind: type) -> list[object]:
    return [each for each in window.told if isinstance(each, kind)]


@pytest.fixture
def both(tmp_path: Path) -> Iterator[tuple[Window, Window]]:
    windows = Window(tmp_path / "one"), Window(tmp_path / "other")
    yield windows
    for window in windows:
        if hasattr(window, "process"):
            window.ends()


def opens(
    window: Window, points: int = 1, beacon_port: int = 1, watch_delay: int | None = None
) -> Invitation:
    window.starts(
        orders.OpensTable(
            *("Ada", match_options(points), Player.WHITE, CREATED, (LOOPBACK,), 0, window.folder),
            beacon_port=beacon_port,
            watch_delay=watch_delay,
        )
    )
    until((window,), lambda: bool(told(window, reports.TableWaiting)))
    (waiting,) = told(window, reports.TableWaiting)
    assert isinstance(waiting, reports.TableWaiting)
    (text,) = waiting.invitations
    return invitation_of(text)


def inet_sockets(process: SpawnProcess) -> list[object]:
    return list(psutil.Process(process.pid).net_connections("inet"))


def play_some(both: tuple[Window, Window], more: int, choose: Random) -> None:
    """Until the first has so many entries more, or the match is over."""
    one = both[0]
    enough = more + (len(one.record.entries) if one.record else 0)
    until(
        both,
        lambda: one.has_won_or_lost or (one.record is not None and len(one.record.entries) > enough),
        choose,
    )


def test_a_whole_match_over_loopback_with_a_break_and_two_killed_processes(
    both: tuple[Window, Window],
) -> None:
    one, other = both
    assert psutil.Process().net_connections("inet") == []
    invitation = opens(one, 3)
    other.starts(orders.JoinsTable("Bob", str(invitation), other.folder))
    choose = Random(3)
    play_some(both, 8, choose)
    assert {each.laddr.ip for each in inet_sockets(one.process)} == {LOOPBACK}  # type: ignore[attr-defined]
    for killed, left in ((other, one), (one, other)):
        killed.ends()
        until((left,), lambda left=left: not left.is_in_step)  # type: ignore[misc]
        killed.goes_on()
        play_some(both, 6, choose)
    until(both, lambda: one.has_won_or_lost and other.has_won_or_lost, choose)
    assert one.text == other.text
    assert one.record
    assert verify(one.record) == ()
    one.pipe.send(orders.Leaves())
    until(both, lambda: one.is_over and bool(told(other, effects.OtherLeft)))
    one.process.join(5)
    assert one.process.exitcode == 0
    assert psutil.Process().net_connections("inet") == []
    assert one.header
    path = table_path(one.folder, one.header.id)
    assert kept_at(path).promised > 0
    if sys.platform != "win32":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def refused(window: Window) -> list[TableFault]:
    return [each.fault for each in window.told if isinstance(each, effects.Refusing)]


def test_who_is_not_let_in(both: tuple[Window, Window]) -> None:
    one, other = both
    invitation = opens(one)
    for wrong in (
        replace(invitation, secret=bytes(16)),
        replace(invitation, fingerprint=bytes(16)),
    ):
        other.starts(orders.JoinsTable("Eve", str(wrong), other.folder))
        until((other,), lambda: other.is_over)
        assert refused(other)[-1] is TableFault.WRONG_INVITATION
        other.process.join()
    other.starts(orders.JoinsTable("Bob", str(invitation), other.folder))
    until(both, lambda: one.is_in_step and other.is_in_step)
    third = Window(other.folder)
    third.starts(orders.JoinsTable("Cid", str(invitation), other.folder))
    until((third,), lambda: third.is_over)
    assert refused(third) == [TableFault.TABLE_FULL]
    third.ends()
    until(both, lambda: len(one.record.entries if one.record else ()) > 3, Random(1))
    assert refused(one) == []


def test_nobody_there_and_an_address_that_is_taken(both: tuple[Window, Window]) -> None:
    one, other = both
    with socket.socket() as taken:
        taken.bind((LOOPBACK, 0))
        port = taken.getsockname()[1]
        nobody = Invitation(LOOPBACK, port, bytes(16), bytes(16))
        other.starts(orders.JoinsTable("Bob", str(nobody), other.folder))
        taken.listen()
        taken.close()
        until((other,), lambda: other.is_over)
        (unreachable,) = told(other, reports.Unreachable)
        assert isinstance(unreachable, reports.Unreachable)
        assert not unreachable.tries_again
    with socket.create_server((LOOPBACK, 0)) as taken:
        port = taken.getsockname()[1]
        one.starts(
            orders.OpensTable("Ada", match_options(1), Player.WHITE, CREATED, (LOOPBACK,), port, one.folder)
        )
        until((one,), lambda: one.is_over)
        assert told(one, reports.CannotListen)


def test_rubbish_at_the_door_does_no_harm(both: tuple[Window, Window]) -> None:
    one, other = both
    invitation = opens(one)
    where = (LOOPBACK, invitation.port)
    with socket.create_connection(where) as plain:
        plain.sendall(b"GET / HTTP/1.0\r\n\r\n")
    with socket.create_connection(where) as plain, joiner_context().wrap_socket(plain) as tls:
        assert tls.version() == "TLSv1.3"
        assert len(tls.recv(100)) == 33
        with suppress(OSError):  # it may hang up before all of that was sent
            tls.sendall(b"x" * 100_000 + b"\n")
    old = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    old.check_hostname, old.verify_mode = False, ssl.CERT_NONE
    old.maximum_version = ssl.TLSVersion.TLSv1_2
    with socket.create_connection(where) as plain, pytest.raises((ssl.SSLError, ConnectionError)):
        old.wrap_socket(plain)
    with ExitStack() as standing:
        for number in range(16):
            silent: socket.socket = standing.enter_context(socket.create_connection(where))
            if number < 8:
                silent = standing.enter_context(joiner_context().wrap_socket(silent))
                assert len(silent.recv(100)) == 33
        other.starts(orders.JoinsTable("Bob", str(invitation), other.folder))
        until(both, lambda: one.is_in_step and other.is_in_step)


def test_found_on_the_network_and_joined_by_a_short_code(both: tuple[Window, Window]) -> None:
    one, other = both
    beacon_port = free_udp_port()
    invitation = opens(one, beacon_port=beacon_port, watch_delay=0)
    assert len(inet_sockets(one.process)) == 1
    one.pipe.send(orders.Shows(is_visible=True))
    until((one,), lambda: bool(told(one, reports.Visible)))
    visible = told(one, reports.Visible)[0]
    assert isinstance(visible, reports.Visible)
    assert visible.code
    assert len(inet_sockets(one.process)) == 2

    (table,) = asyncio.run(looked_around(beacon_port)).tables
    announced = table.announced
    assert (table.host, announced.players, announced.takes_code) == (LOOPBACK, ("Ada",), True)
    assert announced.may_watch
    place, wrong = (table.host, table.announced.port), f"{(int(visible.code) + 1) % 10**8:08}"
    assert asyncio.run(fault_of(go_by_code(*place, wrong))) is TableFault.WRONG_CODE
    other.starts(orders.JoinsByCode("Bob", *place, visible.code, other.folder))
    until(both, lambda: one.is_in_step and other.is_in_step)
    assert asyncio.run(fault_of(go_by_code(*place, visible.code))) is TableFault.CODE_SPENT
    assert other.header
    assert kept_at(table_path(other.folder, other.header.id)).invitation == str(invitation)
    one.pipe.send(orders.Shows(is_visible=True))
    (again,) = asyncio.run(looked_around(beacon_port)).tables
    assert (again.announced.is_full, again.announced.takes_code) == (True, False)
    one.pipe.send(orders.Shows(is_visible=False))
    until(both, lambda: told(one, reports.Visible)[1:] == [reports.Visible(""), reports.Visible(None)])
    until(both, lambda: len(inet_sockets(one.process)) == 2)
    watched(both)


def watched(both: tuple[Window, Window]) -> None:
    """Somebody watches, and talks."""
    one, other = both
    (waiting,) = told(one, reports.TableWaiting)
    assert isinstance(waiting, reports.TableWaiting)
    as_player = replace(invitation_of(waiting.to_watch[0]), is_to_watch=False)
    assert asyncio.run(fault_of(go_to(as_player))) is TableFault.WRONG_INVITATION
    watcher = Window(other.folder)
    watcher.starts(orders.WatchesTable("Cid", waiting.to_watch[0]))
    three = (one, other, watcher)
    until(three, lambda: effects.AudienceIs(("Cid",)) in other.told)
    play_some(both, 6, Random(4))

    until(three, lambda: watcher.seen == one.seen)
    one.pipe.send(orders.Leaves())
    until(three, lambda: one.is_over and effects.OtherLeft() in watcher.told)
    watcher.ends()


async def looked_around(beacon_port: int) -> reports.TablesFound:
    """What is found first."""
    news = list[object]()
    looking = Searching(orders.LooksAround((LOOPBACK,), beacon_port), news.append)
    task = asyncio.create_task(looking.last())
    while not news:
        await asyncio.sleep(0.01)
    looking.do(orders.Leaves())
    await task
    (found,) = news
    assert isinstance(found, reports.TablesFound)
    return found


async def fault_of(going: Coroutine[object, object, object]) -> TableFault:
    with pytest.raises(TableRefused) as refusing:
        await going
    await asyncio.sleep(0.05)
    return refusing.value.fault


def free_udp_port() -> int:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as free:
        free.bind((LOOPBACK, 0))
        port: int = free.getsockname()[1]
    return port


def test_a_disk_that_is_full_ends_the_table_and_says_so(both: tuple[Window, Window]) -> None:
    one, other = both
    invitation = opens(one)
    one.folder.rmdir()
    one.folder.write_text("a file where a folder should be")
    other.starts(orders.JoinsTable("Bob", str(invitation), other.folder))
    until(both, lambda: one.is_over)
    assert told(one, reports.NotKept)
    assert not told(one, effects.MatchBegun), "it would never be gone on with"
    assert not told(one, effects.InStep)
    until(both, lambda: other.is_over or other.is_in_step or bool(told(other, reports.Unreachable)))
    assert not told(other, effects.MatchBegun), "nothing was said of what is not on disk"


def test_after_the_match_nobody_is_waited_for_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob = two()
    connect(ada, bob)
    monkeypatch.setattr(table_end, "_TICK_S", 0.01)

    async def wait_for_bob(silent_ms: int) -> bool:
        end = TableEnd(ada.session, Kept(), tmp_path, lambda _: None)
        end._heard_ms = end.now_ms() - silent_ms
        with suppress(TimeoutError):
            await asyncio.wait_for(end.keep_time(), 0.05)
        return not end.is_over.is_set()

    play(ada, bob, Random(1), 5)
    ada.lost()
    assert asyncio.run(wait_for_bob(table_end._OVER_MS))
    connect(ada, bob)
    play(ada, bob, Random(1))
    assert ada.is_over
    ada.lost()
    assert asyncio.run(wait_for_bob(0))
    assert not asyncio.run(wait_for_bob(table_end._OVER_MS))


def test_what_a_match_needs_is_gone(both: tuple[Window, Window]) -> None:
    made: list[object] = []
    pipe = Mock()
    pipe.send = made.append
    one, _ = both
    header = whole_match(match_options(1), 1).header
    pipe.recv.return_value = orders.GoesOn(header, Player.WHITE, (), one.folder)
    worker.serve(pipe)
    assert [type(each) for each in made] == [reports.NotKept, reports.Over]


def test_a_peer_that_shares_no_code_finishes_a_match(both: tuple[Window, Window]) -> None:
    one = both[0]
    peer = PlainPeer(str(opens(one, 3)))
    with ThreadPoolExecutor(1) as pool:
        playing = pool.submit(peer.run)
        until((one,), lambda: one.has_won_or_lost or playing.done(), Random(6))
        one.pipe.send(orders.Leaves())
        playing.result(10)
    assert one.record
    assert one.has_won_or_lost
    assert peer.entries == [entry_to_json(entry) for entry in one.record.entries]
    assert verify(one.record) == ()
    head = header_hash(as_shared(one.record.header))
    for entry in one.record.entries:
        head = hash_after(head, entry)
    assert peer.head == head
    assert any(entry.get("player") == peer.me for entry in peer.entries), "the dice decide how much it plays"


def test_the_peer_shares_no_code() -> None:
    source = Path(plain_peer.__file__).read_text(encoding="utf-8")
    imported = {line.split()[1] for line in source.splitlines() if line.startswith(("import ", "from "))}
    assert {name.partition(".")[0] for name in imported} <= sys.stdlib_module_names


def test_a_table_goes_on_where_it_can(tmp_path: Path) -> None:
    chain = DiceChain(bytes(32))
    program, other = Program("Ada", chain, offer(chain)), Program("Bob", chain_of(2))
    connect(program, other)
    pass_on(program, other)
    assert program.header
    dice = replace(program.header.dice, secret=chain.seed.hex())
    start = orders.GoesOn(replace(program.header, dice=dice), Player.WHITE, (), tmp_path)
    opens = orders.OpensTable(
        *("Ada", match_options(1), Player.WHITE, CREATED, ("192.0.2.1", LOOPBACK), 0, tmp_path)
    )

    async def listens(going: orders.GoesOn) -> Kept:
        end = worker.table_end(going, list[object]().append)
        assert end.kept.identity
        for server in await Opened(end, end.kept.identity, going)._listen(
            opener_context(end.kept.identity, tmp_path)
        ):
            server.close()
        return end.kept

    async def run() -> None:
        with socket.create_server((LOOPBACK, 0)) as taken:
            port = taken.getsockname()[1]
            keep(table_path(tmp_path, start.header.id), replace(worker._kept_for(opens), port=port))
            kept = await listens(start)
            assert kept.addresses == (LOOPBACK,), "nobody is at the other"
            assert kept.port not in (0, port)
            with pytest.raises(OSError, match="use"):
                await listens(replace(start, port=port))
            assert (await listens(replace(start, port=kept.port))).port == kept.port
        assert (await listens(start)).port == port, "as before"
        with pytest.raises(OSError, match="assign"):
            await listens(replace(start, addresses=("192.0.2.1",)))

    asyncio.run(run())


def test_the_key_of_a_table_is_read_from_its_own_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "full"))
    folder = tmp_path / "tables"
    folder.mkdir()
    (folder / "key.pem").write_text("left by a program that was killed")
    opener_context(new_identity(), folder)
    assert list(folder.iterdir()) == []

    async def opened_in(folder: Path) -> list[object]:
        made: list[object] = []
        start = orders.OpensTable("Ada", match_options(1), Player.WHITE, CREATED, (LOOPBACK,), 0, folder)
        end = worker.table_end(start, made.append)
        assert end.kept.identity
        await Opened(end, end.kept.identity, start).last()
        return made

    full = tmp_path / "full"
    full.write_text("")
    (told_of,) = asyncio.run(opened_in(full))
    assert isinstance(told_of, reports.NotKept)


def test_a_rematch_takes_the_invitation_over_and_no_wish(tmp_path: Path) -> None:
    match_id, wish = "ab" * 8, Wish(5, Abandoned(Player.WHITE))
    start = orders.OpensTable(
        *("Ada", match_options(1), Player.WHITE, CREATED, (LOOPBACK,), 0, tmp_path), watch_delay=2
    )
    first = replace(worker._kept_for(start).with_wish(wish), promised=7)
    keep(table_path(tmp_path, match_id), first)
    assert kept_at(table_path(tmp_path, match_id)).wished == (wish,)
    again = worker._kept_for(replace(start, as_before=match_id))
    assert again.identity == first.identity
    assert (again.wished, again.promised) == ((), 0)
    unseen = worker._kept_for(replace(start, as_before=match_id, watch_delay=None))
    assert unseen.identity
    assert unseen.identity.watching == b""
