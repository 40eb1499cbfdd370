"""Those who watch a table, without sockets: what they are told and when, what they say and believe."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from unittest.mock import Mock

import pytest

from bgdesk.match.events import Abandoned, Entry, Played, Rolled, TakenBack
from bgdesk.match.options import match_options
from bgdesk.match.state import Phase
from bgdesk.net import effects, messages, orders
from bgdesk.net.clockwork import SILENCE_MS
from bgdesk.net.faults import TableFault
from bgdesk.net.gallery import Gallery, Spectator, match_of, shown_of
from bgdesk.net.messages import Message, decoded, encoded
from bgdesk.net.session import SessionStage
from bgdesk.net.shared_game import as_shared, hash_after
from bgdesk.net.stands import Stands
from bgdesk.net.watch_session import WatchSession
from bgdesk.rules.dice import Dice
from tests.net.two_programs import Program, connect, play, two


@dataclass
class Table:
    """Two who play, and those who watch them."""

    programs: tuple[Program, Program]
    delay: int
    heard: list[messages.Aside] = field(default_factory=list)

    def __post_init__(self) -> None:
        session = self.programs[0].session
        self.gallery = Gallery("Ada", self.delay, lambda: session.game, self.heard.append)

    def play(self, decisions: int = 5_000) -> None:
        play(*self.programs, Random(5), decisions)

    @property
    def journal(self) -> list[Entry]:
        return self.programs[0].journal


class Watcher:
    """One who watches, whose lines arrive at once."""

    def __init__(self, table: Table, name: str = "Cid") -> None:
        self.session, self.told = WatchSession(name, 0), list[effects.Effect]()
        self.enter(table)

    def enter(self, table: Table) -> None:
        self.spectator = table.gallery.enter(0)
        self.number = 0
        self.follow(self.session.connected(0))
        self.look()

    def follow(self, made: list[effects.Effect], now_ms: int = 0) -> None:
        self.told += made
        for effect in made:
            if isinstance(effect, effects.Send):
                self.spectator.heard(encoded(effect.message, effect.number), now_ms)

    def look(self) -> None:
        while due := self.spectator.due():
            for message in due:
                self.hears(message)

    def hears(self, message: Message) -> None:
        self.number += 1
        self.follow(self.session.heard(encoded(message, self.number), 0))

    def says(self, text: str, now_ms: int = 0) -> None:
        self.follow(self.session.do(orders.Says(text), now_ms), now_ms)

    def all_told(self, kind: type) -> list[object]:
        return [effect for effect in self.told if isinstance(effect, kind)]

    @property
    def entries(self) -> list[Entry]:
        return [effect.entry for effect in self.told if isinstance(effect, effects.EntryCame)]

    @property
    def refused(self) -> list[TableFault]:
        return [effect.fault for effect in self.told if isinstance(effect, effects.Refusing)]


def table(delay: int = 0, decisions: int = 0, games: int = 2) -> Table:
    programs = two(replace(match_options(0), games=games, cube=False))
    made = Table(programs, delay)
    connect(*programs)
    made.play(decisions)
    return made


def test_a_whole_match_is_seen_as_it_was_played() -> None:
    seen = table()
    early, late = Watcher(seen), None
    assert early.entries == []
    while not seen.programs[0].is_over:
        seen.play(40)
        early.look()
        late = late or Watcher(seen, "Dan")
    assert late
    late.look()
    early.look()
    assert early.entries == late.entries == seen.journal
    header = seen.programs[0].header
    assert header
    assert early.all_told(effects.WatchBegun) == [effects.WatchBegun(as_shared(header), 0)]
    assert early.all_told(effects.AudienceIs)[-1] == effects.AudienceIs(("Cid", "Dan"))
    assert early.refused == late.refused == []
    assert early.session.is_match_over
    assert not Watcher(table(decisions=10)).session.is_match_over


def test_two_turns_late_until_the_game_is_over() -> None:
    seen = table(delay=2, decisions=1, games=1)
    watcher, choose = Watcher(seen), Random(5)
    behind = set[int]()
    while not seen.programs[0].is_over:
        play(*seen.programs, choose, 1)
        watcher.look()
        unseen = seen.journal[len(watcher.entries) :]
        behind.add(sum(isinstance(entry, Played) for entry in unseen))
        assert watcher.entries == seen.journal[: len(watcher.entries)]
        assert unseen or seen.programs[0].is_over
    assert behind == {0, 1, 2}
    assert watcher.entries == seen.journal


def test_who_comes_back_is_told_the_rest() -> None:
    seen = table(decisions=10)
    watcher = Watcher(seen)
    before = len(watcher.entries)
    seen.gallery.leave(watcher.spectator)
    watcher.follow(watcher.session.lost(0))
    seen.play(8)
    watcher.enter(seen)
    assert watcher.entries == seen.journal
    assert len(watcher.entries) > before > 0
    assert len(watcher.all_told(effects.WatchBegun)) == 1


def test_the_record_of_another_match_or_past_is_not_gone_on_with() -> None:
    seen = table(decisions=10)
    watcher = Watcher(seen)
    assert watcher.session.watched
    place = watcher.session.watched.place()
    for wrong, fault in (
        (replace(place, match_id="0" * 16), TableFault.OTHER_TABLE),
        (replace(place, head="0" * 64), TableFault.DISAGREE),
        (replace(place, seq=place.seq + 1), TableFault.OTHER_TABLE),  # nobody can ask what is not shown yet
    ):
        assert said(seen.gallery.enter(0), messages.Hello("Eve", "x", resume=wrong)) == fault


def said(spectator: Spectator, *lines: Message, now_ms: int = 0) -> TableFault | None:
    """Why what was said is refused, if it is."""
    for number, message in enumerate(lines, 1):
        spectator.heard(encoded(message, number), now_ms)
    told = [each for each in spectator.due() if isinstance(each, messages.RefusalTold)]
    assert bool(told) is spectator.is_refused
    return told[0].reason if told else None


HELLO = messages.Hello("Eve", "x")


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        ((HELLO, messages.RollAsked(3)), TableFault.NOT_NOW),
        ((HELLO, messages.Reveal(1, "00" * 32)), TableFault.NOT_NOW),
        ((HELLO, messages.EntryTold(3, "00" * 32, TakenBack(1, same_dice=False))), TableFault.NOT_NOW),
        ((HELLO, messages.Wish(3, TakenBack(1, same_dice=False))), TableFault.NOT_NOW),
        ((HELLO, messages.Agree("00" * 32)), TableFault.NOT_NOW),
        ((HELLO, messages.Aside("Ada", "I am Ada")), TableFault.NOT_NOW),
        ((HELLO, HELLO), TableFault.NOT_NOW),
        ((messages.Say("before hello"),), TableFault.NOT_NOW),
        ((messages.Hello("Eve", "x", 2, 3),), TableFault.OTHER_PROTOCOL),
        ((messages.Hello("Eve", "x", rules=7),), TableFault.OTHER_RULES),
        ((HELLO, *[messages.Ping()] * 40), TableFault.TOO_FAST),
        ((HELLO, *[messages.Ping()] * 39), None),
    ],
)
def test_who_watches_can_do_nothing_but_talk(lines: tuple[Message, ...], fault: TableFault | None) -> None:
    seen = table(decisions=6)
    before = list(seen.journal)
    assert said(seen.gallery.enter(0), *lines) == fault
    assert seen.journal == before


def test_rubbish_and_silence() -> None:
    seen = table()
    rubbish, silent = seen.gallery.enter(0), seen.gallery.enter(0)
    rubbish.heard(b"\xff" * 20, 0)
    assert rubbish.is_refused
    silent.passes(SILENCE_MS - 1)
    assert isinstance(silent.due()[-1], messages.Ping)
    silent.passes(SILENCE_MS)
    assert silent.is_refused


def test_what_those_who_watch_say_is_for_the_players_between_games_only() -> None:
    seen = table(decisions=6)
    cid, dan = Watcher(seen), Watcher(seen, "Dan")
    cid.says("Bob should double <b>")
    for _ in range(6):
        cid.says("flood")
    dan.look()
    cid.look()
    heard = [effects.HeardAside("Cid", "Bob should double <b>")] + [effects.HeardAside("Cid", "flood")] * 4
    assert dan.all_told(effects.HeardAside) == heard
    assert cid.all_told(effects.HeardAside) == []
    assert seen.heard == []
    while seen.programs[0].record.state.phase is not Phase.BEFORE_GAME:
        seen.play(1)
    cid.says("well played", now_ms=20_000)
    assert seen.heard == [messages.Aside("Cid", "well played")]
    cid.says(" \n", now_ms=40_000)
    cid.says("\u0958" * messages.LONGEST_SAID, now_ms=40_000)
    assert len(seen.heard) == 2, "of a blank nothing is left"
    number, aside = 1, seen.heard[-1]
    assert decoded(encoded(aside, number), number) == aside, "no player refuses what grew in NFC"


def test_a_player_hears_nobody_who_watches_while_a_game_is_on() -> None:
    one, other = table(decisions=6).programs
    for aside, is_heard in ((messages.Aside("Cid", "double!"), False), (messages.Aside("Cid", "bye"), True)):
        other.told.clear()
        for effect in one.session.pass_on(aside):
            assert isinstance(effect, effects.Send)
            other.hears(encoded(effect.message, effect.number))
        assert (effects.HeardAside("Cid", aside.text) in other.told) is is_heard
        assert other.refused == []
        while one.record.state.phase is not Phase.BEFORE_GAME:
            play(one, other, Random(1), 1)


def test_no_more_than_twenty_watch() -> None:
    seen = table()
    for _ in range(19):
        seen.gallery.enter(0)
    assert not seen.gallery.is_full
    last = seen.gallery.enter(0)
    assert seen.gallery.is_full
    seen.gallery.dismiss()
    assert last.due()[-1] == messages.Leave()
    seen.gallery.leave(last)
    assert not seen.gallery.is_full


def test_chat_waits_for_nobody_for_ever() -> None:
    seen = table()
    slow = seen.gallery.enter(0)
    speaker = Watcher(seen)
    for number in range(100):
        speaker.says("x", now_ms=number * 10_000)
    assert len(slow.waiting) == 50


def cheating(seen: Table, kind: str) -> list[Message]:
    """What an opener says to one who watches, in place of the next entry."""
    game = seen.programs[0].session.game
    assert game
    watched = match_of(game, 0)
    roll = next(seq for seq in range(game.seq) if isinstance(game.entry(seq), Rolled))
    honest: list[Message] = [watched, *(game.told(seq) for seq in range(roll))]
    told = game.told(roll)
    rolled = told.body
    assert isinstance(rolled, Rolled)
    secrets = rolled.secrets
    lies: dict[str, list[Message]] = {
        "other secret": [replace(told, body=replace(rolled, secrets=("00" * 32, secrets[1])))],
        "exchanged secrets": [replace(told, body=replace(rolled, secrets=secrets[::-1]))],
        "no secrets": [replace(told, body=replace(rolled, secrets=()))],
        "other dice": [replace(told, body=replace(rolled, dice=Dice(*sorted(rolled.dice)[::-1])))],
        "other number": [replace(told, body=replace(rolled, roll=rolled.roll + 1))],
        "illegal": [replace(told, body=Played(rolled.player.opponent, ()))],
        "taken back": [replace(told, body=TakenBack(1, same_dice=True))],
        "another past": [replace(told, prev=hash_after(told.prev, rolled))],
        "left out": [replace(told, seq=told.seq + 1)],
        "another match": [watched],
    }
    if kind == "other dice" and rolled.dice.first >= rolled.dice.second:
        dice = Dice(rolled.dice.second % 6 + 1, rolled.dice.first)
        return [*honest, replace(told, body=replace(rolled, dice=dice))]
    if kind == "copied anchor":
        return [replace(watched, anchors=(watched.anchors[0],) * 2)]
    if kind == "impossible terms":
        return [replace(watched, created="2026-01-01T00:00:00Z", names=("Ada",))]
    if kind == "no match":
        return [game.told(0)]
    return honest + lies[kind]


@pytest.mark.parametrize(
    ("kind", "fault"),
    [
        ("other secret", TableFault.WRONG_SECRET),
        ("exchanged secrets", TableFault.WRONG_SECRET),
        ("no secrets", TableFault.WRONG_SECRET),
        ("other dice", TableFault.ILLEGAL),
        ("other number", TableFault.ILLEGAL),
        ("illegal", TableFault.ILLEGAL),
        ("taken back", TableFault.NOT_AT_A_TABLE),
        ("another past", TableFault.DISAGREE),
        ("left out", TableFault.DISAGREE),
        ("another match", TableFault.OTHER_TABLE),
        ("copied anchor", TableFault.SAME_ANCHOR),
        ("impossible terms", TableFault.OTHER_TABLE),
        ("no match", TableFault.NOT_NOW),
    ],
)
def test_who_watches_believes_nothing_that_cannot_be_so(kind: str, fault: TableFault) -> None:
    seen = table(decisions=8)
    watcher = Watcher(table())
    for message in cheating(seen, kind):
        watcher.hears(message)
    assert watcher.refused == [fault]
    assert watcher.session.stage is SessionStage.CLOSED
    assert watcher.entries == seen.journal[: len(watcher.entries)]


def test_a_flood_of_the_opener_is_refused() -> None:
    watcher = Watcher(table())
    for _ in range(90):
        watcher.hears(messages.Aside("Ada", "x"))
    assert watcher.refused == [TableFault.TOO_FAST]


def test_all_of_a_game_that_was_given_up_is_shown() -> None:
    seen = table(delay=2, decisions=12)
    game = seen.programs[0].session.game
    assert game
    assert shown_of(game, 2) < shown_of(game, 1) < game.seq == shown_of(game, 0)
    actor = next(program for program in seen.programs if program.may_act)
    assert actor.me
    actor.writes(Abandoned(actor.me))
    seen.play(0)
    assert shown_of(game, 2) == game.seq == len(decoded_entries(seen))


def decoded_entries(seen: Table) -> list[Entry]:
    """What one who watches hears, as another program would read it."""
    spectator, told = seen.gallery.enter(0), list[Message]()
    spectator.heard(encoded(HELLO, 1), 0)
    while due := spectator.due():
        told += due
    lines = [decoded(encoded(message, number), number) for number, message in enumerate(told, 1)]
    assert lines == told
    return [line.body for line in lines if isinstance(line, messages.EntryTold)]


def test_whoever_comes_and_goes_all_the_time_drives_nobody_away() -> None:
    seen = table(decisions=6)
    watcher = Watcher(seen)
    for number in range(200):
        restless = Watcher(seen, f"Eve {number}")
        watcher.look()
        seen.gallery.leave(restless.spectator)
        watcher.look()
    assert watcher.refused == []
    assert len(watcher.all_told(effects.AudienceIs)) <= 5
    watcher.spectator.passes(10_000)
    watcher.look()
    assert watcher.all_told(effects.AudienceIs)[-1] == effects.AudienceIs(("Cid",))


def test_whoever_sits_down_hears_who_watches() -> None:
    programs = two()
    session, end = programs[0].session, Mock(sittings=0)
    stands = Stands(end, session, 0)

    def sent() -> list[Message]:
        stands.tell_audience()
        made = [effect for call in end.follow.call_args_list for effect in call.args[0]]
        end.follow.reset_mock()
        return [effect.message for effect in made]

    said(stands.gallery.enter(0), HELLO)
    assert sent() == [], "nobody is there yet"
    end.tell.assert_called_once_with(effects.AudienceIs(("Eve",)))
    end.sittings = 1
    connect(*programs)
    play(*programs, Random(1), 1)
    assert sent() == [messages.Audience(("Eve",))]
    assert sent() == []
    end.sittings = 2
    assert sent() == [messages.Audience(("Eve",))], "or came back"
    stands.gallery.spectators.clear()
    assert sent() == [messages.Audience(())]
