"""Matches as FIBS keeps them: ``oldmoves``.

X and O may change places between games, and old files give the score in the other order: the names and
the score so far decide. A player's points count up in one game and down in another.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from bgdesk.formats.assembly import MatchAssembly
from bgdesk.formats.import_result import UNKNOWN_TIME, Import, Remark, RemarkKind, Weight
from bgdesk.formats.plain_file import goes_up, name_of, number_of, plain_file
from bgdesk.formats.text.plain_turns import PlainTurns, plain_options
from bgdesk.formats.text_decoding import head_of
from bgdesk.match.cube_rules import stake
from bgdesk.match.state import Pair
from bgdesk.match.study import Study, Tag
from bgdesk.rules.player import Player

FORMAT_ID = "oldmoves"

MOST_MATCHES = 100

_SCORE = re.compile(
    r"\s*Score is (\d{1,7})-(\d{1,7})(?: in an? (?:(\d{1,7})[ -]point|\w{1,20}) match)?", re.IGNORECASE
)
_NAMES = re.compile(r"\s*(\S.{0,200}?) is X - (\S.{0,200}?) is O\.?$")
_ROW = re.compile(r"\s*([XO])\s*:\s*(.*)$")
_TURN = re.compile(r"(\(\s*\S\s+\S\s*\))\s*(.*)$")
_CANNOT_MOVE = re.compile(r"(?:can.?t|cannot) move\.?", re.IGNORECASE)
_RESIGNS = "wants to resign"
_HIGHEST_LEVEL = 3


@dataclass(frozen=True, slots=True)
class _Row:
    line: int
    symbol: str
    text: str


@dataclass(slots=True)
class _Game:
    """A game as written; ``score`` and ``names`` are those of X and O."""

    line: int
    score: Pair[int]
    length: int
    names: Pair[str] = field(default_factory=lambda: Pair("", ""))
    rows: list[_Row] = field(default_factory=list)

    def is_upward(self, symbol: str) -> bool | None:
        """Whether the plays of ``symbol`` count up, ``None`` when they do not tell."""
        return goes_up(row.text.partition(")")[2] for row in self.rows if row.symbol == symbol)


def sniff(data: bytes) -> bool:
    """Whether ``data`` has the line with the score and the one that says who is X."""
    lines = head_of(data).split("\n")
    return any(map(_SCORE.match, lines)) and any(map(_NAMES.match, lines))


def read(data: bytes) -> Import:
    """The matches in ``data``. Raises Unreadable."""
    file = plain_file(data)
    matches: list[list[_Game]] = []
    for game in _games(file.lines):
        if not matches or not _belongs(game, matches[-1][0]):
            matches.append([])
        matches[-1].append(game)
    left: int | None = None
    found: list[tuple[Study, list[Remark]]] = []
    for number, games in enumerate(matches[:MOST_MATCHES], 1):
        match = _Match(games, file.match_id(FORMAT_ID, number), file.size, left)
        found.append(match.read())
        left = match.left
    if len(matches) > MOST_MATCHES:
        unread = Remark(RemarkKind.MATCHES_LEFT_OUT, Weight.LOST, str(len(matches) - MOST_MATCHES))
        found[-1][1].append(unread)
    return file.imported(FORMAT_ID, found)


def _games(lines: Iterable[str]) -> Iterator[_Game]:
    game: _Game | None = None
    for number, line in enumerate(lines, 1):
        score, names, row = _SCORE.match(line), _NAMES.match(line), _ROW.match(line)
        if score:
            if game:
                yield game
            game = _Game(number, Pair(number_of(score[1]), number_of(score[2])), number_of(score[3] or ""))
        elif game and names:
            game.names = Pair(name_of(names[1], "X"), name_of(names[2], "O"))
        elif game and row:
            game.rows.append(_Row(number, row[1], row[2]))
        elif game and line.strip():
            game.rows.append(_Row(number, "", line))
    if game:
        yield game


def _belongs(game: _Game, first: _Game) -> bool:
    """Whether ``game`` is of the same match as ``first``."""
    names = {first.names.white, first.names.black}
    return game.length == first.length and {game.names.white, game.names.black} == names


class _Match:
    def __init__(self, games: list[_Game], match_id: str, size: int, left: int | None) -> None:
        self._games = games
        first = games[0]
        self._names = first.names
        options, remarks = plain_options(first.length, line=first.line)
        shown = Pair(first.names.white or "X", first.names.black or "O")
        self._assembly = MatchAssembly(options, shown, match_id, UNKNOWN_TIME)
        self._assembly.remarks += remarks
        self._turns = PlainTurns(self._assembly, size, left)
        self._upward: dict[Player, bool] = {}
        self._resigning: Player | None = None

    @property
    def left(self) -> int:
        """How much more may be read."""
        return self._turns.left

    def read(self) -> tuple[Study, list[Remark]]:
        waiting = iter(list(zip(self._games, [*self._games[1:], None], strict=True)))
        for game, follower in waiting:
            self._assembly.line = game.line
            self._turns.begin(score=self._score(game))
            self._read_game(game, follower)
            if self._turns.is_full:
                break
        self._turns.close(len(list(waiting)))
        return self._assembly.study(((Tag.SOURCE, "FIBS"),)), self._assembly.remarks

    def _players(self, game: _Game) -> Mapping[str, Player]:
        is_swapped = game.names.white == self._names.black != self._names.white
        x = Player.BLACK if is_swapped else Player.WHITE
        return {"X": x, "O": x.opponent}

    def _score(self, game: _Game) -> Pair[int]:
        """The score before ``game``, the other way round if only so it follows from the games before."""
        named, expected = self._named_score(game), self._assembly.state.score
        turned = Pair(named.black, named.white)
        return turned if turned == expected else named

    def _named_score(self, game: _Game) -> Pair[int]:
        x, o = game.score.white, game.score.black
        return Pair(x, o) if self._players(game)["X"] is Player.WHITE else Pair(o, x)

    def _read_game(self, game: _Game, follower: _Game | None) -> None:
        players = self._players(game)
        for symbol, other in (("X", "O"), ("O", "X")):
            self._upward[players[symbol]] = self._direction(game, symbol, other, players)
        self._resigning = None
        for row in game.rows:
            if self._turns.is_full:
                return
            self._assembly.line = row.line
            self._read_row(row, players, follower)

    def _direction(self, game: _Game, symbol: str, other: str, players: Mapping[str, Player]) -> bool:
        said = game.is_upward(symbol)
        if said is not None:
            return said
        opposite = game.is_upward(other)
        return not opposite if opposite is not None else self._upward.get(players[symbol], symbol == "X")

    def _read_row(self, row: _Row, players: Mapping[str, Player], follower: _Game | None) -> None:
        player = players.get(row.symbol)
        turn = _TURN.match(row.text)
        if player and turn:
            text = _CANNOT_MOVE.sub("", turn[2]).strip()
            self._turns.turn(player, turn[1], text, is_upward=self._upward[player])
        elif player and row.text.lower() == _RESIGNS:
            self._resigning = player
        elif player and row.text.lower() == "wins":
            self._won(player, row, follower)
        elif player and self._resigning is player.opponent:
            self._answer_resignation(row)
        elif not player or not self._turns.cube(player, row.text):
            self._turns.leave_out(row.text)

    def _answer_resignation(self, row: _Row) -> None:
        if row.text.lower() != "accepts":
            self._turns.leave_out(f"{row.text} ({_RESIGNS})")
            self._resigning = None

    def _won(self, winner: Player, row: _Row, follower: _Game | None) -> None:
        results = self._assembly.state.results
        if self._turns.is_between_games and results:
            points = results[-1].points
        else:
            points = self._points(winner, row, follower)
        self._turns.won(winner, points, f"{row.symbol}: {row.text}")

    def _points(self, winner: Player, row: _Row, follower: _Game | None) -> int:
        """What ``winner`` gained by the score of the next game, else what was needed or the cube."""
        state = self._assembly.state
        if follower:
            named = self._named_score(follower)
            for score in (named, Pair(named.black, named.white)):
                gain = score.of(winner) - state.score.of(winner)
                if gain > 0 and score.of(winner.opponent) == state.score.of(winner.opponent):
                    return gain
        cube = stake(state)
        needed = state.options.length - state.score.of(winner)
        if not state.cube_offer and (follower or not state.options.length or cube < needed):
            self._assembly.remark(RemarkKind.RESULT_KEPT, Weight.ODD, f"{row.symbol}: {row.text}")
        levels = range(1, _HIGHEST_LEVEL + 1)
        enough = (cube * level for level in levels if cube * level >= needed > 0 and not state.cube_offer)
        return next(enough, cube)
