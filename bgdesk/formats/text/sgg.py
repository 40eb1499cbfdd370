"""Matches of GamesGrid (.sgg): a number, a tab for each column, and a turn, mostly written twice."""

from __future__ import annotations

import re

from bgdesk.formats.assembly import MatchAssembly
from bgdesk.formats.import_error import ImportErrorKind
from bgdesk.formats.import_result import UNKNOWN_TIME, Import, Remark, RemarkKind, Unreadable, Weight
from bgdesk.formats.plain_file import PlainFile, name_of, number_of, plain_file
from bgdesk.formats.text.plain_turns import PlainTurns, plain_options
from bgdesk.formats.text_decoding import head_of
from bgdesk.match.cube_rules import stake
from bgdesk.match.options import UNLIMITED
from bgdesk.match.state import Pair
from bgdesk.match.study import Study, Tag
from bgdesk.rules.player import Player

FORMAT_ID = "sgg"

_VERSUS = " vs. "
_GAME = re.compile(r"\s*Game (\d{1,5})\.\s*(\d{1,7})-(\d{1,7})(?:/(\d{1,7}))?\s*(\*?)", re.IGNORECASE)
_ROW = re.compile(r"\s*\d{1,5}(\t+)(.*)$")
_TURN = re.compile(r"(\S\S):\s*(.*)$")
_WINS = re.compile(r" wins (\d{1,7}) points?", re.IGNORECASE)
_DANCE = re.compile(r"[O0]-[O0]$", re.IGNORECASE)
_HEAD_LINES = 40
_LONGEST_KEY, _LONGEST_VALUE = 32, 60
_BLANK_LINES = 5
"""So many lines below a resignation its result is looked for."""


def sniff(data: bytes) -> bool:
    """Whether ``data`` begins with two names and has the head of a game."""
    lines = [line for line in head_of(data).split("\n") if line.strip()]
    return bool(lines) and _VERSUS in lines[0] and any(map(_GAME.match, lines[:_HEAD_LINES]))


def read(data: bytes) -> Import:
    """The match in ``data``. Raises Unreadable."""
    file = plain_file(data)
    return file.imported(FORMAT_ID, [_Match(file).read()])


def _is_key(text: str) -> bool:
    """Whether ``text`` can stand before the colon of an option."""
    return 0 < len(text) <= _LONGEST_KEY and text.replace(" ", "").isalpha()


class _Match:
    def __init__(self, file: PlainFile) -> None:
        self._file = file
        names = next((line for line in file.lines if _VERSUS in line), None)
        game = next(filter(None, map(_GAME.match, file.lines)), None)
        if names is None or game is None:
            raise Unreadable(ImportErrorKind.GAMESGRID_WITHOUT_GAME)
        self._said = self._options()
        options, remarks = plain_options(
            number_of(self._said.get("match length", "") or game[4] or ""),
            jacoby=self._is_on("jacoby"),
            crawford=self._is_on("crawford", otherwise=True),
            raises=UNLIMITED if self._is_on("beavers", otherwise=True) else 0,
        )
        left, _, right = names.partition(_VERSUS)
        self._names = Pair(name_of(left, "1"), name_of(right, "2"))
        self._assembly = MatchAssembly(options, self._names, file.match_id(FORMAT_ID), UNKNOWN_TIME)
        self._assembly.remarks += remarks
        self._turns = PlainTurns(self._assembly, file.size)

    def _options(self) -> dict[str, str]:
        """What the lines before the first game say."""
        said: dict[str, str] = {}
        for line in self._file.lines[:_HEAD_LINES]:
            if _GAME.match(line):
                break
            key, _, value = line.partition(":")
            if _is_key(key):
                said.setdefault(key.strip().lower(), value.strip()[:_LONGEST_VALUE])
        return said

    def _is_on(self, key: str, *, otherwise: bool = False) -> bool:
        said = self._said.get(key) or self._said.get(key.removesuffix("s"))
        return said.lower() in ("yes", "on", "true", "1") if said else otherwise

    def read(self) -> tuple[Study, list[Remark]]:
        self._check_variation()
        has_begun = False
        waiting = enumerate(self._file.lines, 1)
        for number, line in waiting:
            self._assembly.line = number
            game = _GAME.match(line)
            if game:
                self._begin(game)
                has_begun = True
            elif has_begun and line.strip():
                self._read_line(line)
            elif not _is_key(line.partition(":")[0]) and _VERSUS not in line:
                self._turns.comment(line)
            if self._turns.is_full:
                break
        self._turns.close(sum(_GAME.match(line) is not None for _, line in waiting))
        return self._assembly.study(((Tag.SOURCE, "GamesGrid"),)), self._assembly.remarks

    def _check_variation(self) -> None:
        said = self._said.get("variation") or self._said.get("game") or "backgammon"
        if said.lower() != "backgammon":
            self._assembly.remark(RemarkKind.VARIATION_UNKNOWN, Weight.ODD, said)

    def _begin(self, game: re.Match[str]) -> None:
        score = Pair(number_of(game[2]), number_of(game[3]))
        crawford = True if game[5] else None
        self._turns.begin(number_of(game[1]), score, crawford=crawford)

    def _read_line(self, line: str) -> None:
        row, wins = _ROW.match(line), _WINS.search(line)
        if row:
            self._read_row(Player.WHITE if len(row[1]) == 1 else Player.BLACK, row[2])
        elif wins:
            is_first = name_of(line[: wins.start()], "").lower() == self._names.white.lower()
            winner = Player.WHITE if is_first else Player.BLACK
            self._turns.won(winner, max(1, number_of(wins[1])), line)
        else:
            self._turns.comment(line)

    def _read_row(self, player: Player, text: str) -> None:
        turn = _TURN.match(text)
        word = text.split()[0].rstrip(".!") if text.split() else ""
        if turn:
            self._read_turn(player, turn[1], turn[2])
        elif "resign" in text.lower():
            self._resign(player, text)
        elif not self._turns.cube(player, word):
            self._turns.leave_out(text)

    def _read_turn(self, player: Player, dice: str, play: str) -> None:
        if not play:
            self._turns.roll(player, dice)
        else:
            self._turns.turn(player, dice, _DANCE.sub("", play))

    def _resign(self, player: Player, text: str) -> None:
        """Only the line after the game says for how many points, if there is one."""
        words = {"gammon": 2, "backgammon": 3}
        level = next((words[word] for word in text.lower().split() if word in words), 1)
        if self._turns.is_between_games:
            self._turns.leave_out(text)
        elif not self._is_followed_by_result():
            self._assembly.resign(player, stake(self._assembly.state) * level)

    def _is_followed_by_result(self) -> bool:
        at = self._assembly.line or 0
        later = filter(None, self._file.lines[at : at + _BLANK_LINES])
        return _WINS.search(next(later, "")) is not None
