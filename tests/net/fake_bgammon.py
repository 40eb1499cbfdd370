"""A server for the protocol of bgammon.org, as far as two players need one, made from its documentation.

Nothing of the real server is in it, and no rules of bgdesk: it moves checkers as it is told to. What is said
follows the description of the protocol: JSON for each event, the own player always number 1, rolls made by
the server where the cube may not be turned.
"""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from dataclasses import dataclass, field
from random import Random
from typing import TypeVar

LOOPBACK = "127.0.0.1"
Got = TypeVar("Got")

SPACES = 28
NAMES = {"bar": 26, "off": 0}
NEED_BOTH = ("roll", "move", "reset", "ok", "double", "resign")


def start_board() -> list[int]:
    board = [0] * SPACES
    board[24], board[1] = 2, -2
    board[19], board[6] = -5, 5
    board[17], board[8] = -3, 3
    board[13], board[12] = 5, -5
    return board


def flipped(space: int) -> int:
    return {0: 25, 25: 0, 26: 27, 27: 26}.get(space, 25 - space)


@dataclass
class FakeGame:
    """One match: spaces as player 1 counts them."""

    id: int
    points: int
    password: str = ""
    names: list[str] = field(default_factory=lambda: ["", ""])
    members: tuple[str, ...] = ()
    score: list[int] = field(default_factory=lambda: [0, 0])

    def __post_init__(self) -> None:
        self.winner = 0
        self.reset()

    def reset(self) -> None:
        self.board, self.turn, self.rolls = start_board(), 0, [0, 0]
        self.moves: list[tuple[int, int]] = []
        self.before: list[list[int]] = []
        self.cube, self.owner, self.is_offered = 1, 0, False

    def shown_to(self, number: int) -> dict[str, object]:
        def own(player: int) -> int:
            return player and (player if number == 1 else 3 - player)

        board, rolls, order = list(self.board), list(self.rolls), (0, 1)
        if number == 2:
            board = [-self.board[flipped(space)] for space in range(SPACES)]
            order = (1, 0)
            if not all(rolls):
                rolls.reverse()
        mine, theirs = (
            {"Number": place + 1, "Name": self.names[who], "Points": self.score[who], "Rating": 0}
            for place, who in enumerate(order)
        )
        moves = [[flipped(a), flipped(b)] if number == 2 else [a, b] for a, b in self.moves]
        return {
            "Type": "board",
            "Player": "",
            "Player1": mine,
            "Player2": theirs,
            "Variant": 0,
            "Board": board,
            "Turn": own(self.turn),
            "Roll1": rolls[0],
            "Roll2": rolls[1],
            "Roll3": 0,
            "Moves": moves or None,
            "Winner": own(self.winner),
            "Points": self.points,
            "DoubleValue": self.cube,
            "Reroll": False,
            "DoublePlayer": own(self.owner),
            "DoubleOffered": self.is_offered,
            "PlayerNumber": 1,
            "Available": [],
            "Forced": False,
            "Spectating": False,
            "Started": 0,
            "Ended": 0,
        }

    def move(self, source: int, target: int, sign: int) -> None:
        self.before.append(list(self.board))
        self.board[source] -= sign
        if self.board[target] == -sign:
            self.board[target] = 0
            self.board[27 if sign > 0 else 26] -= sign
        self.board[target] += sign
        self.moves.append((source, target))

    def worth(self, winner: int) -> int:
        """What the finished game is worth, without the cube."""
        sign, bar, home = (1, 27, range(1, 7)) if winner == 1 else (-1, 26, range(19, 25))
        off = self.board[25 if winner == 1 else 0] * -sign
        if off:
            return 1
        return 3 if self.board[bar] or any(self.board[space] * sign < 0 for space in home) else 2


class FakeClient:
    """One connection; ``tell`` gets each line that the server says."""

    def __init__(self, server: FakeServer, tell: Callable[[bytes], None]) -> None:
        self.server, self.tell = server, tell
        self.name, self.game, self.number = "", None, 0
        self.is_gone = False
        self.hang_up: Callable[[], None] = self.gone
        tell(b"hello Welcome to a server that is none.\n")

    game: FakeGame | None

    def says(self, event: dict[str, object]) -> None:
        if not self.is_gone:
            self.tell(json.dumps(event).encode() + b"\n")

    def notes(self, text: str) -> None:
        self.says({"Type": "notice", "Player": "", "Message": text})

    def board(self) -> None:
        if self.game:
            self.says(self.server.tamper(self.game.shown_to(self.number)))

    def heard(self, line: str) -> None:
        self.server.heard_lines.append(line)
        word, _, rest = line.strip().partition(" ")
        if not self.name and word not in ("loginjson", "lj"):
            return
        handler = getattr(self, f"_{word}", None)
        if word in NEED_BOTH and not (self.game and all(self.game.names)):
            self.notes("You must wait until your opponent rejoins the match.")
        elif handler:
            handler(rest.split())
        else:
            self.notes("Unknown command.")

    def gone(self) -> None:
        """The connection is lost."""
        self.is_gone = True
        self.server.clients.remove(self)
        self._out()

    def _out(self) -> None:
        game, self.game = self.game, None
        if game:
            game.names[self.number - 1] = ""
            for client in self.server.at(game):
                client.says({"Type": "left", "Player": self.name})

    def _loginjson(self, words: list[str]) -> None:
        wanted = words[1] if len(words) > 1 else f"Guest_{len(self.server.clients)}"
        is_account = len(words) > 2
        if is_account and words[2] != "right":
            self.notes("No account was found with the provided username and password.")
            self.hang_up()
            return
        name = wanted if is_account or wanted.startswith("Guest_") else f"Guest_{wanted}"
        if any(client.name == name for client in self.server.clients):
            self.notes("That username is already in use.")
            self.hang_up()
            return
        self.name = name
        self.says({"Type": "welcome", "Player": "", "PlayerName": name, "Clients": 1, "Games": 0})
        self._list([])
        for game in self.server.games:
            if name in game.members and "" in game.names and not game.winner:
                self._sit(game, game.members.index(name) + 1)

    def _set(self, words: list[str]) -> None:
        assert words == ["autoplay", "0"]

    def _pong(self, words: list[str]) -> None:
        pass

    def _list(self, _: list[str]) -> None:
        games = [
            {
                "ID": game.id,
                "Password": bool(game.password),
                "Points": game.points,
                "Rating": 0,
                "Players": sum(map(bool, game.names)),
                "Name": f"{game.members or game.names}",
            }
            for game in self.server.games
        ]
        self.says({"Type": "list", "Player": "", "Games": games or None})

    def _create(self, words: list[str]) -> None:
        password = words[1] if words[0] == "private" else ""
        points = int(words[2 if password else 1])
        game = FakeGame(len(self.server.games) + 1, points, password)
        self.server.games.append(game)
        self._sit(game, self.server.choose.randint(1, 2))

    def _join(self, words: list[str]) -> None:
        game = next((game for game in self.server.games if str(game.id) == words[0]), None)
        if game is None or game.password != "".join(words[1:2]):
            reason = "Invalid password." if game else "Match not found."
            self.says({"Type": "failedjoin", "Player": "", "Reason": reason})
        else:
            self._sit(game, 1 if not game.names[0] else 2)

    def _sit(self, game: FakeGame, number: int) -> None:
        self.game, self.number = game, number
        game.names[number - 1] = self.name
        for client in self.server.at(game):
            is_own = client is self
            client.says(
                {"Type": "joined", "Player": self.name, "GameID": game.id, "PlayerNumber": 1 if is_own else 2}
            )
            client.board()

    def _leave(self, _: list[str]) -> None:
        if self.game:
            self.game.members = ()
        self._out()
        self.says({"Type": "left", "Player": self.name})

    def _disconnect(self, _: list[str]) -> None:
        self.hang_up()

    def _say(self, words: list[str]) -> None:
        assert self.game
        for client in self.server.at(self.game):
            if client is not self:
                client.says({"Type": "say", "Player": self.name, "Message": " ".join(words)})

    def _boards(self) -> None:
        assert self.game
        for client in self.server.at(self.game):
            client.board()

    def _tell_roll(self, name: str, first: int, second: int, *, is_opening: bool) -> None:
        assert self.game
        for client in self.server.at(self.game):
            a, b = (second, first) if is_opening and client.number == 2 else (first, second)
            client.says(
                {"Type": "rolled", "Player": name, "Roll1": a, "Roll2": b, "Roll3": 0, "Selected": False}
            )

    def _roll(self, _: list[str]) -> None:
        game = self.game
        if game is None or game.winner or not all(game.names):
            return
        if game.turn:
            if game.turn != self.number or any(game.rolls) or game.is_offered:
                self.says({"Type": "failedroll", "Player": "", "Reason": "It is not your turn to roll."})
                return
            self._dice(self.name)
        else:
            if game.rolls[self.number - 1]:
                self.says({"Type": "failedroll", "Player": "", "Reason": "It is not your turn to roll."})
                return
            game.members = tuple(game.names)
            game.rolls[self.number - 1] = self.server.die()
            self._tell_roll(self.name, *game.rolls, is_opening=True)
            while all(game.rolls) and game.rolls[0] == game.rolls[1]:
                game.rolls = [self.server.die(), self.server.die()]
                self._tell_roll(game.names[0], game.rolls[0], 0, is_opening=True)
                self._tell_roll(game.names[1], *game.rolls, is_opening=True)
            if not all(game.rolls):
                return
            game.turn = 1 if game.rolls[0] > game.rolls[1] else 2
        self._boards()

    def _dice(self, name: str) -> None:
        assert self.game
        self.game.rolls = [self.server.die(), self.server.die()]
        self._tell_roll(name, *self.game.rolls, is_opening=False)

    def _move(self, words: list[str]) -> None:
        game = self.game
        assert game
        if game.turn != self.number or not all(game.rolls):
            self.says({"Type": "failedmove", "Player": "", "Reason": "It is not your turn to move."})
            return
        for word in words:
            source, target = (NAMES[part] if part in NAMES else int(part) for part in word.split("/"))
            if self.number == 2:
                source, target = flipped(source), flipped(target)
            game.move(source, target, 1 if self.number == 1 else -1)
        self._boards()
        if abs(game.board[0 if self.number == 1 else 25]) == 15:
            self._won(self.number, game.worth(self.number))

    def _reset(self, _: list[str]) -> None:
        assert self.game
        if self.game.before:
            self.game.board = self.game.before[0]
            self.game.moves, self.game.before = [], []
        self._boards()

    def _won(self, winner: int, worth: int) -> None:
        game = self.game
        assert game
        game.score[winner - 1] += worth * game.cube
        told = {"Type": "win", "Player": game.names[winner - 1], "Points": worth * game.cube}
        if game.score[winner - 1] < game.points:
            game.reset()
        else:
            game.winner = winner
        for client in self.server.at(game):
            client.says(told)
        self._boards()

    def _ok(self, _: list[str]) -> None:
        game = self.game
        assert game
        if game.is_offered:
            if game.turn != self.number:
                game.is_offered, game.cube, game.owner = False, game.cube * 2, self.number
                self._boards()
            return
        if game.winner or game.turn != self.number or not all(game.rolls):
            self.notes("It is not your turn.")
            return
        game.turn, game.rolls, game.moves, game.before = 3 - game.turn, [0, 0], [], []
        if game.points == 1 or game.owner == self.number:
            self._dice(game.names[game.turn - 1])
        self._boards()

    def _double(self, _: list[str]) -> None:
        game = self.game
        assert game
        is_possible = game.turn == self.number and not any(game.rolls) and game.owner in (0, self.number)
        if not is_possible or game.points == 1 or game.is_offered:
            self.notes("You may not double at this time.")
            return
        game.is_offered = True
        self._boards()

    def _resign(self, _: list[str]) -> None:
        game = self.game
        assert game
        is_answer = game.is_offered and game.turn != self.number
        if is_answer or game.turn == self.number:
            self._won(3 - self.number, 1)
        else:
            self.notes("You may not resign until it is your turn.")


class FakeServer:
    """All that is there; ``tamper`` may change a board before it is told."""

    def __init__(self, seed: int) -> None:
        self.choose = Random(seed)
        self.clients: list[FakeClient] = []
        self.games: list[FakeGame] = []
        self.heard_lines: list[str] = []
        self.tamper: Callable[[dict[str, object]], dict[str, object]] = lambda board: board

    def die(self) -> int:
        return self.choose.randint(1, 6)

    def comes(self, tell: Callable[[bytes], None]) -> FakeClient:
        client = FakeClient(self, tell)
        self.clients.append(client)
        return client

    def at(self, game: FakeGame) -> list[FakeClient]:
        return [client for client in self.clients if client.game is game]


class FakeConnection(asyncio.Protocol):
    """A client of ``server`` by a socket."""

    def __init__(self, server: FakeServer) -> None:
        self._server, self._rest = server, b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self.client = self._server.comes(transport.write)
        self.client.hang_up = transport.close

    def data_received(self, data: bytes) -> None:
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            if not self.client.is_gone:
                self.client.heard(line.decode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.client.is_gone:
            self.client.gone()


class Serving:
    """A fake server on the loopback address, in a thread of its own."""

    def __init__(self, seed: int) -> None:
        self.server, self._loop = FakeServer(seed), asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        self._listening = self._do(self._loop.create_server(self._connection, LOOPBACK, 0))
        self.port = self._listening.sockets[0].getsockname()[1]

    def _connection(self) -> FakeConnection:
        return FakeConnection(self.server)

    def _do(self, what: Coroutine[object, object, Got]) -> Got:
        done: Future[Got] = asyncio.run_coroutine_threadsafe(what, self._loop)
        return done.result(10)

    async def _close(self) -> None:
        self._listening.close()
        for client in tuple(self.server.clients):
            client.hang_up()
        await asyncio.sleep(0.01)

    def ends_listening(self) -> None:
        self._do(self._close())

    def ends(self) -> None:
        self.ends_listening()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
