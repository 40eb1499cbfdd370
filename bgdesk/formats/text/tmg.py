"""Matches of TrueMoneyGames (.tmg): ``Key: value`` lines, then records ``number code text``.

A negative number is the second player's.
"""

from __future__ import annotations

import re

from bgdesk.formats.assembly import MatchAssembly
from bgdesk.formats.import_error import ImportErrorKind
from bgdesk.formats.import_result import Import, Remark, RemarkKind, Unreadable, Weight
from bgdesk.formats.plain_file import PlainFile, day_of, name_of, number_of, plain_file
from bgdesk.formats.text.plain_turns import PlainTurns, plain_options
from bgdesk.formats.text_decoding import head_of
from bgdesk.match.options import UNLIMITED
from bgdesk.match.state import Pair, Phase
from bgdesk.match.study import Study, Tag
from bgdesk.rules.cube import Cube
from bgdesk.rules.player import Player

FORMAT_ID = "tmg"

_HEAD = re.compile(r"\s*([A-Za-z]{1,20}\d?)\s*:\s*(.*)$")
_GAME = re.compile(r"\s*Game\s+(\d{1,5})\s*:\s*(\d{1,7})-(\d{1,7})", re.IGNORECASE)
_RECORD = re.compile(r"\s*(-?)(\d{1,7})\s+(\d{1,3})(?:\s+(.*))?$")
_NAME = re.compile(r"(?:\d{1,12}\s+)?(.*?)(?:\s+(\d{1,5}(?:\.\d{1,4})?))?$")
_POINTS = re.compile(r"wins (\d{1,7}) point", re.IGNORECASE)

_ROLL, _AUTOMATIC_DOUBLE, _MOVE, _DOUBLE, _TAKE, _BEAVER, _PASS = 1, 2, 4, 5, 7, 8, 10
_WINS = (14, 15, 16)
_LOST_ON_TIME = (17, 22)
_STAKE = 19
_CUBE_WORDS = {_DOUBLE: "double", _TAKE: "take", _BEAVER: "beaver", _PASS: "pass"}
_MOST_AUTOMATIC_DOUBLES = 10
_BACKGAMMON = "1"


def sniff(data: bytes) -> bool:
    """Whether ``data`` has the head of such a match and of a game."""
    lines = head_of(data).split("\n")
    keys = {found[1].lower() for found in map(_HEAD.match, lines) if found}
    return "matchid" in keys and any(map(_GAME.match, lines))


def read(data: bytes) -> Import:
    """The match in ``data``. Raises Unreadable."""
    file = plain_file(data)
    if not any(map(_GAME.match, file.lines)):
        raise Unreadable(ImportErrorKind.TMG_WITHOUT_GAME)
    return file.imported(FORMAT_ID, [_Match(file).read()])


class _Match:
    def __init__(self, file: PlainFile) -> None:
        self._file = file
        self._said = self._head()
        white, black = (_NAME.match(self._said.get(f"player{number}", "")) for number in (1, 2))
        assert white, "the pattern fits everything"
        assert black, "the pattern fits everything"
        self._names = Pair(name_of(white[1], "1"), name_of(black[1], "2"))
        self._ratings = Pair(white[2] or "", black[2] or "")
        options, remarks = plain_options(
            number_of(self._said.get("length", "")),
            jacoby=self._said.get("jacoby") == "1",
            crawford=self._said.get("crawford", "1") == "1",
            raises=UNLIMITED if self._said.get("beavers", "1") == "1" else 0,
        )
        created = day_of(self._said.get("startdate", ""))
        self._assembly = MatchAssembly(options, self._names, file.match_id(FORMAT_ID), created)
        self._assembly.remarks += remarks
        self._turns = PlainTurns(self._assembly, file.size)

    def _head(self) -> dict[str, str]:
        said: dict[str, str] = {}
        for line in self._file.lines:
            if _GAME.match(line):
                break
            found = _HEAD.match(line)
            if found:
                said.setdefault(found[1].lower(), found[2])
        return said

    def read(self) -> tuple[Study, list[Remark]]:
        variant = self._said.get("variant", _BACKGAMMON)
        if variant != _BACKGAMMON:
            self._assembly.remark(RemarkKind.VARIATION_UNKNOWN, Weight.ODD, f"Variant {variant}")
        has_begun = False
        waiting = enumerate(self._file.lines, 1)
        for number, line in waiting:
            self._assembly.line = number
            game = _GAME.match(line)
            if game:
                has_begun = True
                self._turns.begin(number_of(game[1]), Pair(number_of(game[2]), number_of(game[3])))
            elif has_begun and line.strip():
                self._read_line(line)
            if self._turns.is_full:
                break
        self._turns.close(sum(_GAME.match(line) is not None for _, line in waiting))
        return self._assembly.study(self._tags()), self._assembly.remarks

    def _tags(self) -> tuple[tuple[str, str], ...]:
        tags = (
            (Tag.SOURCE, "TrueMoneyGames"),
            (Tag.DATE, self._said.get("startdate", "")),
            (Tag.WHITE_RATING, self._ratings.white),
            (Tag.BLACK_RATING, self._ratings.black),
        )
        return tuple((key, value[:100]) for key, value in tags if value)

    def _read_line(self, line: str) -> None:
        record = _RECORD.match(line)
        if record is None:
            self._turns.leave_out(line)
            return
        player = Player.BLACK if record[1] else Player.WHITE
        self._read_record(player, int(record[3]), record[4] or "")

    def _read_record(self, player: Player, code: int, text: str) -> None:
        if code == _ROLL:
            self._turns.roll(player, text)
        elif code == _MOVE:
            self._move(player, text)
        elif code in _CUBE_WORDS:
            self._turns.cube(player, _CUBE_WORDS[code])
        elif code == _AUTOMATIC_DOUBLE:
            self._double_automatically(text)
        elif code in _WINS:
            self._won(player, text)
        elif code in _LOST_ON_TIME:
            self._turns.comment(text)
        elif code != _STAKE:
            self._turns.leave_out(f"{code} {text}")

    def _move(self, player: Player, text: str) -> None:
        state = self._assembly.state
        if state.phase is Phase.TO_PLAY and state.turn is player:
            self._turns.play("" if text.strip() == "0/0" else text)
        else:
            self._turns.leave_out(text)

    def _double_automatically(self, text: str) -> None:
        state = self._assembly.state
        if state.phase is Phase.OPENING and state.cube.value < 1 << _MOST_AUTOMATIC_DOUBLES:
            self._assembly.set_position(state.position, None, Cube(state.cube.value * 2))
        else:
            self._turns.leave_out(text)

    def _won(self, player: Player, text: str) -> None:
        """The name in ``text`` says who won, else the sign of the number."""
        named = [seat for seat in Player if f" {self._names.of(seat)} wins" in f" {text}"]
        points = _POINTS.search(text)
        winner = named[0] if len(named) == 1 else player
        self._turns.won(winner, max(1, number_of(points[1])) if points else 1, text)
