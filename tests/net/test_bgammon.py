"""A guest at a server for the protocol of bgammon.org, which is a fake one here, without sockets."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from random import Random
from time import process_time

import pytest

from bgdesk.match.codec.record_codec import record_to_text
from bgdesk.match.dice.check import DiceFault, verify
from bgdesk.match.events import (
    Doubled,
    Entry,
    OpeningRolled,
    Passed,
    Played,
    ResignationAccepted,
    ResignationOffered,
    ResignationRejected,
    Rolled,
    Settled,
    Taken,
)
from bgdesk.match.record import MatchHeader, MatchRecord
from bgdesk.match.state import Phase
from bgdesk.net import effects, orders
from bgdesk.net.bgammon.server_game import MINE, THEIRS, ServerGame, server_header
from bgdesk.net.bgammon.server_guest import SAID_OFTEN_MS, SILENCE_MS, GuestStage, ServerGuest
from bgdesk.net.bgammon.server_lines import LONGEST_LINE, server_event
from bgdesk.net.bgammon.told import LobbyTold, LoggedIn, SendText, ServerSays
from bgdesk.net.bgammon.wishes import (
    AsksForList,
    CreatesMatch,
    GoesToServer,
    JoinsMatch,
    LeavesMatch,
    server_of,
    server_text,
)
from bgdesk.net.faults import TableFault, TableRefused
from bgdesk.net.messages import LONGEST_NAME
from tests.match.autoplay import next_event
from tests.net.fake_bgammon import FakeClient, FakeServer, start_board
from tests.net.two_programs import _ANY_DICE as ANY_DICE, CREATED

SERVER = "server.example"


@dataclass
class Guest:
    """All that one program is at a server but its window; its journal outlives a break."""

    server: FakeServer
    name: str
    password: str = ""
    journal: MatchRecord | None = None
    told: list[object] = field(default_factory=list)
    inbox: list[bytes] = field(default_factory=list)
    client: FakeClient | None = None
    is_in_step: bool = False
    is_rolling: bool = False
    is_closed: bool = False
    now_ms: int = 0

    def __post_init__(self) -> None:
        ids = count(1)
        start = GoesToServer(SERVER, 1337, self.name, Path(), self.password)
        self.guest = ServerGuest(start, lambda: f"{self.name.lower():0<8}{next(ids):08}", lambda: CREATED)

    def comes(self) -> None:
        self.client = self.server.comes(self.inbox.append)
        self.follows(self.guest.connected(self.now_ms))

    def breaks(self) -> None:
        """The connection is lost, and what was on the way."""
        if self.client and not self.client.is_gone:
            self.client.gone()
        self.client = None
        self.inbox.clear()
        self.follows(self.guest.lost(self.now_ms))

    def does(self, order: object) -> None:
        self.follows(self.guest.do(order, self.now_ms))  # type: ignore[arg-type]  # of both kinds

    def hears(self) -> bool:
        """One line of the server, if there is any."""
        if not self.inbox:
            return False
        self.follows(self.guest.heard(self.inbox.pop(0), self.now_ms))
        return True

    def follows(self, made: Sequence[object]) -> None:
        for effect in made:
            match effect:
                case SendText(text):
                    if self.client and not self.client.is_gone:
                        self.client.heard(text)
                case effects.MatchBegun(header):
                    self.journal = MatchRecord(header)
                case effects.EntryCame(seq, entry):
                    self.happened(seq, entry)
                case effects.InStep(is_rolling):
                    self.is_in_step, self.is_rolling = True, is_rolling
                case effects.OutOfStep():
                    self.is_in_step = False
                case effects.Close():
                    self.is_closed = True
            self.told.append(effect)

    def happened(self, seq: int, entry: Entry) -> None:
        assert self.journal
        assert seq == len(self.journal.entries)
        self.journal = self.journal.append(entry)
        self.is_rolling = self.is_rolling and not isinstance(entry, OpeningRolled | Rolled)

    @property
    def record(self) -> MatchRecord:
        assert self.journal
        return self.journal

    @property
    def is_over(self) -> bool:
        return self.journal is not None and self.journal.state.phase is Phase.OVER

    def acts(self, choose: Random) -> None:
        record = self.journal
        if not record or not self.is_in_step or self.is_rolling or self.is_over or self.is_closed:
            return
        if (record.state.to_act or MINE) is not MINE:
            return
        event = next_event(record, ANY_DICE, choose)
        if isinstance(event, OpeningRolled | Rolled):
            self.is_rolling = True
            self.does(orders.Rolls())
        else:
            self.journal = record.append(event)
            self.does(orders.Decides(event))

    @property
    def faults(self) -> list[TableFault]:
        return [told.fault for told in self.told if isinstance(told, effects.Refusing)]

    def of(self, kind: type) -> list[object]:
        return [told for told in self.told if isinstance(told, kind)]


def pump(*guests: Guest) -> None:
    while sum(guest.hears() for guest in guests):
        pass


def seated(points: int, seed: int) -> tuple[FakeServer, Guest, Guest]:
    server = FakeServer(seed)
    one, other = Guest(server, "ada"), Guest(server, "bob")
    for guest in (one, other):
        guest.comes()
        pump(guest)
        assert guest.guest.stage is GuestStage.LOBBY
    one.does(CreatesMatch(points, "Ada's"))
    pump(one, other)
    other.does(AsksForList())
    pump(one, other)
    (listed,) = other.of(LobbyTold)[-1].matches  # type: ignore[attr-defined]
    assert (listed.points, listed.players, listed.needs_password) == (points, 1, False)
    other.does(JoinsMatch(listed.id))
    pump(one, other)
    assert one.is_in_step
    assert other.is_in_step
    return server, one, other


def play(both: tuple[Guest, Guest], choose: Random, trouble: Callable[[], None] = lambda: None) -> None:
    for _ in range(20_000):
        if all(guest.is_over or guest.is_closed for guest in both):
            return
        for guest in both:
            guest.acts(choose)
        trouble()
        pump(*both)
    raise AssertionError([guest.told[-4:] for guest in both])


def shared_part(record: MatchRecord, *, is_mirrored: bool = False) -> list[object]:
    """What both have, as the other sees it if wanted: not the resignations that the server does not know."""
    seen: list[object] = []
    rejected = False
    for event in record.events:
        rejected = (isinstance(event, ResignationOffered) and event.level > 1) or (
            rejected and isinstance(event, ResignationRejected)
        )
        if rejected or isinstance(event, ResignationOffered):
            continue
        if isinstance(event, ResignationAccepted | Settled):
            seen.append("resigned")
        elif isinstance(event, OpeningRolled):
            seen.append((event.white_die, event.black_die)[:: -1 if is_mirrored else 1])
        else:
            player = getattr(event, "player", None)
            seen.append((type(event), player.opponent if player and is_mirrored else player))
            seen.append(getattr(event, "dice", None))
    return seen


def test_whole_matches_in_which_both_write_the_same() -> None:
    seen: set[type] = set()
    for seed, points in enumerate((1, 5, 3)):
        server, one, other = seated(points, seed)
        play((one, other), Random(seed))
        assert one.faults == other.faults == []
        assert shared_part(one.record) == shared_part(other.record, is_mirrored=True)
        score = one.record.state.score
        assert other.record.state.score == type(score)(score.black, score.white)
        number = server.games[0].names.index(one.guest.name)
        assert (score.white, score.black)[:: 1 if number == 0 else -1] == tuple(server.games[0].score)
        assert one.record.header.dice.source == SERVER
        assert [problem.fault for problem in verify(one.record)] == [DiceFault.SERVED]
        assert record_to_text(one.record)
        seen |= {type(event) for event in one.record.events}
    assert seen >= {Doubled, Taken, Passed, Played, ResignationOffered, Settled}


@pytest.mark.parametrize("seed", range(2))
def test_the_match_goes_on_after_breaks(seed: int) -> None:
    _, one, other = seated(3, seed)
    choose, breaking = Random(seed), Random(seed)

    def trouble() -> None:
        if breaking.random() < 0.05:
            guest = breaking.choice((one, other))
            for _ in range(breaking.randrange(3)):
                guest.hears()
            guest.breaks()
            assert not guest.is_in_step
            guest.comes()

    play((one, other), choose, trouble)
    assert {*one.faults, *other.faults} <= {TableFault.MISSED}
    assert len(one.of(effects.OutOfStep)) > 1
    for guest in (one, other):
        assert guest.is_over or guest.faults == [TableFault.MISSED] or other.faults or one.faults
    mine, theirs = shared_part(one.record), shared_part(other.record, is_mirrored=True)
    shorter = min(len(mine), len(theirs))
    assert mine[:shorter] == theirs[:shorter]


def until_playing(seed: int, points: int = 5) -> tuple[FakeServer, Guest, Guest]:
    server, one, other = seated(points, seed)
    choose = Random(seed)
    while one.record.state.phase is not Phase.TO_PLAY or one.record.state.to_act is not THEIRS:
        one.acts(choose)
        if one.record.state.phase is Phase.TO_PLAY and one.record.state.to_act is THEIRS:
            break
        other.acts(choose)
        pump(one, other)
    return server, one, other


def _other_position(board: dict[str, object]) -> dict[str, object]:
    spaces = start_board()
    spaces[24], spaces[3] = 1, 1
    return {**board, "Board": spaces}


@pytest.mark.parametrize(
    ("tamper", "fault"),
    [
        (_other_position, {TableFault.DISAGREE, TableFault.ILLEGAL}),
        (lambda board: {**board, "DoubleValue": 4}, {TableFault.DISAGREE}),
        (lambda board: {**board, "Board": start_board()[:-1]}, {TableFault.BAD_MESSAGE}),
        (lambda board: {**board, "Board": [9] * 28}, {TableFault.BAD_MESSAGE}),
        (lambda board: {**board, "Turn": 7}, {TableFault.BAD_MESSAGE}),
        (lambda board: {**board, "Player1": {**board["Player1"], "Points": 3}}, {TableFault.DISAGREE}),
    ],
)
def test_a_server_that_sees_another_game_is_left_and_the_match_is_kept(
    tamper: Callable[[dict[str, object]], dict[str, object]], fault: set[TableFault]
) -> None:
    server, one, other = until_playing(3)
    before = one.record
    server.tamper = tamper
    play((one, other), Random(3))
    assert set(one.faults) <= fault | {TableFault.MISSED}
    assert set(one.faults) & fault or set(other.faults) & fault
    assert one.record.entries[: len(before.entries)] == before.entries


@pytest.mark.parametrize(("points", "is_possible"), [(99, True), (100, False), (0, False)])
def test_a_match_of_any_length_begins_or_is_refused(points: int, is_possible: bool) -> None:
    server, long = FakeServer(1), "Guest_" + "x" * 300
    one, other = Guest(server, "ada"), Guest(server, "bob")
    for guest in (one, other):
        guest.comes()
        pump(guest)
    one.does(CreatesMatch(points or 1))
    pump(one)
    server.tamper = lambda board: {**board, "Points": points, "Player2": {"Name": long, "Points": 0}}
    other.does(JoinsMatch(1))
    pump(one)
    assert one.faults == ([] if is_possible else [TableFault.OTHER_GAME])
    assert (one.journal is not None) is is_possible
    if one.journal:
        assert one.journal.header.seats.of(THEIRS).name == long[:LONGEST_NAME]
        assert record_to_text(one.journal)
        server.games[0].members = tuple(server.games[0].names)
        one.breaks()
        one.comes()
        pump(one)
        assert one.is_in_step, "cut there as well"


def test_thousands_of_mutated_lines_do_no_harm() -> None:
    _, one, other = until_playing(1)
    choose = Random(7)
    spoken = [json.dumps(board).encode() for board in (one.server.games[0].shown_to(1),)]
    spoken += [
        b'{"Type":"rolled","Player":"Guest_bob","Roll1":3,"Roll2":1}',
        b'{"Type":"list","Player":"","Games":[{"ID":3,"Password":false,"Points":1,"Players":1,"Name":"x"}]}',
        b'{"Type":"win","Player":"Guest_bob","Points":1}',
        b'{"Type":"say","Player":"Guest_bob","Message":"\xf0\x9f\x8e\xb2 <b>"}',
        b'{"Type":"joined","Player":"x","GameID":1,"PlayerNumber":1}',
    ]
    found: set[TableFault] = set()
    for _ in range(4_000):
        line = bytearray(choose.choice(spoken))
        for _ in range(choose.randint(1, 4)):
            place = choose.randrange(len(line))
            match choose.randrange(3):
                case 0:
                    line[place] = choose.randrange(256)
                case 1:
                    del line[place : place + choose.randint(1, 5)]
                case _:
                    line[place:place] = choose.choice((b"[", b"{", b"9" * 30, b'"', b"\x00", b"-"))
        try:
            server_event(bytes(line))
        except TableRefused as refused:
            found.add(refused.fault)
    assert found <= {TableFault.BAD_MESSAGE, TableFault.NOT_JSON, TableFault.NOT_TEXT}
    for hostile in (b"{" * 50_000, b'{"Type":"list","Games":' + b"[" * 3_000, b"x" * (LONGEST_LINE + 1)):
        with pytest.raises(TableRefused):
            server_event(hostile)
    before = process_time()
    with pytest.raises(TableRefused):
        server_event(b'{"' + b'\\"' * (LONGEST_LINE // 2 - 1))
    assert process_time() - before < 1, "a text without an end is read once"
    one.inbox.append(b'{"Type":"board"}')
    pump(one)
    assert one.faults == [TableFault.BAD_MESSAGE]
    assert one.is_closed
    assert one.record.state.phase is Phase.TO_PLAY
    assert other.faults == []


def test_a_flood_of_talk_is_left_out() -> None:
    _, one, other = seated(1, 2)
    for number in range(50):
        other.does(orders.Says(f"say it\nleave {number}"))
    for _ in range(50):
        one.inbox.append(b'{"Type":"notice","Player":"","Message":"Buy!"}')
    pump(one, other)
    heard = one.of(effects.Heard)
    assert [told.text for told in heard][:1] == ["say it leave 0"]  # type: ignore[attr-defined]
    assert len(heard) == 5
    assert one.of(effects.TooMuchSaid)
    assert 0 < len(one.of(ServerSays)) <= 20
    assert other.is_in_step, "what is said is no command"
    other.does(orders.SaysCanned("good_luck"))
    assert other.server.heard_lines[-1] == "say Good luck."


def test_logging_in_with_a_password_that_is_kept_nowhere() -> None:
    server = FakeServer(1)
    stranger = Guest(server, "ada", "wrong")
    stranger.comes()
    pump(stranger)
    assert any("No account" in told.text for told in stranger.of(ServerSays))  # type: ignore[attr-defined]
    assert not stranger.of(LoggedIn)
    ada = Guest(server, "ada", "right")
    ada.comes()
    pump(ada)
    assert ada.of(LoggedIn) == [LoggedIn("ada")]
    start = GoesToServer("::1", 1337, "ada", Path(), "right", is_encrypted=True)
    assert "right" not in repr(start)
    text = server_text(start, "ada")
    assert "right" not in text
    assert server_of(text, Path()) == GoesToServer(
        "::1", 1337, "ada", Path(), is_encrypted=True, has_account=True
    )
    guest = server_of(server_text(replace(start, password=""), "Guest_ada"), Path())
    assert (guest.has_account, guest.lacks_password) == (False, False)
    with pytest.raises(ValueError, match="no match"):
        server_of("bgammon:a b:1#x", Path())


def test_a_private_match_and_leaving_the_seat() -> None:
    server = FakeServer(1)
    one, other = Guest(server, "ada"), Guest(server, "bob")
    for guest in (one, other):
        guest.comes()
        pump(guest)
    one.does(CreatesMatch(3, password="two words"))
    other.does(JoinsMatch(1, "guess"))
    pump(one, other)
    assert ServerSays("Invalid password.", "join") in other.told
    one.does(LeavesMatch())
    pump(one)
    assert one.guest.stage is GuestStage.LOBBY
    other.does(JoinsMatch(1, "two words"))
    one.does(JoinsMatch(1, "two words"))
    pump(one, other)
    assert one.is_in_step
    assert other.is_in_step
    other.does(orders.Leaves())
    pump(one, other)
    assert not one.is_in_step
    assert one.of(effects.OtherLeft)


def test_signs_of_life() -> None:
    _, one, _ = seated(1, 2)
    one.now_ms += SAID_OFTEN_MS
    one.follows(one.guest.passes(one.now_ms))
    assert one.server.heard_lines[-1] == "pong bgdesk"
    one.inbox.append(b'{"Type":"ping","Player":"","Message":"123"}')
    pump(one)
    assert one.server.heard_lines[-1] == "pong 123"
    one.now_ms += SILENCE_MS
    one.follows(one.guest.passes(one.now_ms))
    assert one.faults == [TableFault.SILENT]


def test_a_resignation_of_more_than_the_game_is_not_for_this_server() -> None:
    _, one, other = until_playing(3)
    choose = Random(1)
    while one.record.state.to_act is not MINE or one.record.state.phase not in (Phase.TO_ROLL, Phase.TO_PLAY):
        other.acts(choose)
        one.acts(choose)
        pump(one, other)
    offer = ResignationOffered(MINE, 2)
    one.journal = one.record.append(offer)
    one.does(orders.Decides(offer))
    assert one.record.state.to_act is MINE
    assert ServerSays("", "resign") in one.told


def test_what_cannot_follow_is_refused() -> None:
    header: MatchHeader = server_header("0" * 16, CREATED, 1, ("ada", "bob"), SERVER)
    with pytest.raises(TableRefused):
        ServerGame(header).write(Taken(MINE))
