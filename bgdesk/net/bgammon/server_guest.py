"""This program as a guest of a server, as a pure state machine: lines and orders go in, effects come out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from bgdesk import __version__
from bgdesk.match.events import Abandoned, Entry, ResignationOffered, ResignationRejected
from bgdesk.match.options import MAX_LENGTH
from bgdesk.net import effects, orders
from bgdesk.net.bgammon import server_lines as lines, wishes
from bgdesk.net.bgammon.server_game import MINE, THEIRS, ServerGame, commands_for, server_header
from bgdesk.net.bgammon.server_talk import ServerTalk
from bgdesk.net.bgammon.told import LobbyTold, LoggedIn, Seated, SendText, ServerSays, Told
from bgdesk.net.faults import TableFault, TableRefused
from bgdesk.net.messages import LONGEST_SAID

SAID_OFTEN_MS = 25_000
"""A server hangs up on whoever says nothing for 40 seconds."""
SILENCE_MS = 90_000
REJOINING_MS = 15_000
_LONGEST_PASSWORD = 100


class GuestStage(StrEnum):
    """Where this program is."""

    APART = "apart"
    GREETING = "greeting"
    """The server knows the name, and has not answered."""
    LOBBY = "lobby"
    SEATED = "seated"
    """At a match in which nobody else sits yet."""
    PLAYING = "playing"
    CLOSED = "closed"


class ServerGuest:
    """A stay at a server, over any number of connections; ``new_id`` and ``now`` are for new matches."""

    def __init__(
        self,
        start: wishes.GoesToServer,
        new_id: Callable[[], str],
        now: Callable[[], str],
        game: ServerGame | None = None,
    ) -> None:
        self.stage, self.game, self.name = GuestStage.APART, game, start.name
        self._start, self._new_id, self._now = start, new_id, now
        self._made: list[Told] = []
        self._now_ms = self._heard_ms = self._spoke_ms = self._came_ms = 0
        self._is_new, self._wants_roll, self._is_in_step = True, False, False
        self._talk = ServerTalk(start.host)

    def connected(self, now_ms: int) -> list[Told]:
        """There is a connection: log in, as whoever this was before."""
        self._now_ms = self._heard_ms = now_ms
        self.stage, self._is_new = GuestStage.GREETING, True
        words = ["loginjson", f"bgdesk-v{__version__}/en", self.name]
        if self.name and self._start.password:
            words.append(wishes.one_word(self._start.password)[:_LONGEST_PASSWORD])
        self._send(" ".join(words).strip())
        return self._take()

    def lost(self, now_ms: int) -> list[Told]:
        """The connection is gone."""
        self._now_ms = now_ms
        if self.stage is not GuestStage.CLOSED:
            self.stage = GuestStage.APART
        self._part()
        return self._take()

    def passes(self, now_ms: int) -> list[Told]:
        """Time goes by."""
        self._now_ms = now_ms
        if self.stage in (GuestStage.APART, GuestStage.CLOSED):
            return []
        if now_ms - self._heard_ms >= SILENCE_MS:
            self._made += [effects.Refusing(TableFault.SILENT, self._seq), effects.Close()]
        elif self.game and self.stage is GuestStage.LOBBY and now_ms - self._came_ms >= REJOINING_MS:
            self._fail(TableFault.NOT_AT_SERVER)
        elif now_ms - self._spoke_ms >= SAID_OFTEN_MS and self.stage is not GuestStage.GREETING:
            self._send("pong bgdesk")
        return self._take()

    def heard(self, line: bytes, now_ms: int) -> list[Told]:
        """The server said ``line``."""
        self._now_ms = self._heard_ms = now_ms
        if self.stage not in (GuestStage.APART, GuestStage.CLOSED) and line.strip():
            try:
                event = lines.server_event(line)
                handler = _HANDLERS.get(type(event))
                if handler:
                    handler(self, event)
                self._tell_made()
            except TableRefused as refused:
                self._tell_made()
                self._fail(refused.fault)
        return self._take()

    def do(self, order: orders.Order | wishes.ServerWish, now_ms: int) -> list[Told]:
        """The own player does something. Raises TableRefused for an entry that cannot follow."""
        self._now_ms = now_ms
        match order:
            case orders.Leaves():
                self._leave()
            case orders.Decides(entry) if self.game:
                self._decide(entry, is_written=True)
            case orders.Wishes(entry) if self.game:
                self._decide(entry, is_written=False)
            case orders.Rolls() if self.game and self.game.state.awaits_roll:
                self._wants_roll = True
                self._send("roll")
            case orders.Says() | orders.SaysCanned():
                self._say(order)
            case _:
                self._wish(order)
        return self._take()

    @property
    def _seq(self) -> int:
        return self.game.seq if self.game else 0

    def _take(self) -> list[Told]:
        made, self._made = self._made, []
        return made

    def _send(self, text: str) -> None:
        if self.stage not in (GuestStage.APART, GuestStage.CLOSED):
            self._spoke_ms = self._now_ms
            self._made.append(SendText(text))

    def _fail(self, fault: TableFault) -> None:
        self._made += [effects.Refusing(fault, self._seq), effects.Close()]
        self.stage = GuestStage.CLOSED

    def _tell_made(self) -> None:
        """Entries that have followed from what was heard."""
        if self.game:
            made = self.game.take()
            first = self.game.seq - len(made)
            for place, entry in enumerate(made):
                self._made.append(effects.EntryCame(first + place, entry))
            self._wants_roll = self._wants_roll and not made

    def _decide(self, entry: Entry, *, is_written: bool) -> None:
        """``entry`` is in the journal, or (a wish) has to come into it: giving up while the other decides."""
        assert self.game
        if not is_written and entry != Abandoned(MINE):
            return
        self.game.write(entry)
        if not is_written:
            self._made.append(effects.EntryCame(self.game.seq - 1, entry))
        if isinstance(entry, Abandoned):
            self._send("leave")
        elif isinstance(entry, ResignationOffered) and entry.level > 1:
            self._reject(entry)
        else:
            for command in commands_for(entry):
                self._send(command)
        self._tell_made()

    def _reject(self, offer: ResignationOffered) -> None:
        """The server only knows the loss of a single game: so the other cannot accept more."""
        assert self.game
        rejected = ResignationRejected(offer.player.opponent)
        self.game.write(rejected)
        self._made.append(effects.EntryCame(self.game.seq - 1, rejected))
        self._made.append(ServerSays("", "resign"))

    def _say(self, order: orders.Says | orders.SaysCanned) -> None:
        command = self._talk.command(order)
        if command and self.stage in (GuestStage.SEATED, GuestStage.PLAYING):
            self._send(command)

    def _wish(self, order: object) -> None:
        if self.stage is GuestStage.LOBBY and not self.game:
            match order:
                case wishes.AsksForList():
                    self._send("list")
                case wishes.CreatesMatch(points, name, password):
                    who = f"private {wishes.one_word(password)}" if password.strip() else "public"
                    self._send(f"create {who} {points} 0 {wishes.one_line(name, 60)}".strip())
                case wishes.JoinsMatch(number, password):
                    self._send(f"join {number} {wishes.one_word(password)}".strip())
        if isinstance(order, wishes.LeavesMatch) and self.stage is GuestStage.SEATED and not self.game:
            self.stage = GuestStage.LOBBY
            self._send("leave")
            self._send("list")

    def _leave(self) -> None:
        self._send("disconnect")
        self._made.append(effects.Close())
        self.stage = GuestStage.CLOSED

    def _part(self) -> None:
        if self._is_in_step:
            self._is_in_step = False
            self._made.append(effects.OutOfStep())

    def _welcomed(self, told: lines.Welcomed) -> None:
        if self.stage is GuestStage.GREETING:
            self.stage, self.name, self._came_ms = GuestStage.LOBBY, told.name, self._now_ms
            self._made.append(LoggedIn(told.name))
            self._send("set autoplay 0")  # nobody else plays for this player

    def _note(self, told: lines.Noted) -> None:
        if self.stage is not GuestStage.GREETING or not told.text.startswith("hello "):
            self._made += self._talk.noted(told, self._now_ms)

    def _pinged(self, told: lines.PingHeard) -> None:
        self._send(f"pong {wishes.one_line(told.text, LONGEST_SAID)}".strip())

    def _listed(self, told: lines.Listed) -> None:
        if self._talk.may_list(self._now_ms):
            self._made.append(LobbyTold(told.matches))

    def _joined(self, told: lines.SomebodyJoined) -> None:
        if told.number == lines.ME and self.stage is GuestStage.LOBBY:
            self.stage = GuestStage.PLAYING if self.game else GuestStage.SEATED
            self._made.append(Seated())

    def _left(self, told: lines.SomebodyLeft) -> None:
        if told.name != self.name and self.stage is GuestStage.PLAYING:
            self._part()
            self._made.append(effects.OtherLeft())

    def _heard_said(self, told: lines.SaidThere) -> None:
        if told.name != self.name and told.text:
            self._made.append(self._talk.said(told, self._now_ms))

    def _rolled(self, told: lines.RollTold) -> None:
        if self.game and self.stage is GuestStage.PLAYING and not self._is_new:
            self.game.rolled(told)

    def _won(self, told: lines.WonTold) -> None:
        if self.game and self.stage is GuestStage.PLAYING and not self._is_new:
            self.game.won(told)

    def _shown(self, board: lines.ServerBoard) -> None:
        if self.stage is GuestStage.SEATED and self.game is None:
            self._seat(board)
        elif self.stage is GuestStage.PLAYING and self.game:
            if self._is_new:
                self._come_back(board)
            if not self._is_new:
                self.game.shown(board)
                self._tell_made()
        if self.stage is GuestStage.PLAYING:
            self._come_into_step(board)

    def _seat(self, board: lines.ServerBoard) -> None:
        """At a match that begins, once both are there; to others there is no way back."""
        _check_new(board)
        if not all(board.names):
            return
        names = (self.name, board.names[1])
        header = server_header(self._new_id(), self._now(), board.length, names, self._start.host)
        self.game, self.stage, self._is_new = ServerGame(header), GuestStage.PLAYING, False
        self._made.append(effects.MatchBegun(header, MINE, b""))

    def _come_back(self, board: lines.ServerBoard) -> None:
        """Say again what the server has not heard; a roll that was wanted as well."""
        assert self.game
        if board.is_watched or board.length != self.game.header.options.length:
            raise TableRefused(TableFault.OTHER_TABLE)
        other = self.game.header.seats.of(THEIRS).name
        if not all(board.names):
            return
        if board.names[1] != other:
            raise TableRefused(TableFault.OTHER_TABLE)
        self.game.forget()
        again = self.game.missed(board)
        if again is None:
            raise TableRefused(TableFault.MISSED)
        self._is_new = False
        for command in again:
            self._send(command)
        if self._wants_roll and _may_roll(board):
            self._send("roll")

    def _come_into_step(self, board: lines.ServerBoard) -> None:
        if all(board.names) and not self._is_in_step:
            self._is_in_step = True
            self._made.append(effects.InStep(self._wants_roll))
        elif not all(board.names):
            self._part()


def _may_roll(board: lines.ServerBoard) -> bool:
    """Whether the own roll, or the own die of the opening, is still to come."""
    return not board.roll[0] if not board.turn else board.turn == lines.ME and not any(board.roll)


def _check_new(board: lines.ServerBoard) -> None:
    """Raises TableRefused for a match that cannot begin here."""
    if board.is_watched:
        raise TableRefused(TableFault.TABLE_FULL)
    if board.variant != lines.BACKGAMMON or not 1 <= board.length <= MAX_LENGTH:
        raise TableRefused(TableFault.OTHER_GAME)
    if board.turn or any(board.score) or board.winner:
        raise TableRefused(TableFault.OTHER_TABLE)


_HANDLERS: Mapping[type, Callable[[ServerGuest, Any], None]] = MappingProxyType(
    {
        lines.Welcomed: ServerGuest._welcomed,
        lines.Noted: ServerGuest._note,
        lines.PingHeard: ServerGuest._pinged,
        lines.Listed: ServerGuest._listed,
        lines.SomebodyJoined: ServerGuest._joined,
        lines.SomebodyLeft: ServerGuest._left,
        lines.SaidThere: ServerGuest._heard_said,
        lines.RollTold: ServerGuest._rolled,
        lines.WonTold: ServerGuest._won,
        lines.ServerBoard: ServerGuest._shown,
    }
)
