"""Matches of PartyGammon (.gam): one ``KEY=VALUE`` a line, a game's turns joined by ``#``."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bgdesk.formats.assembly import MatchAssembly
from bgdesk.formats.import_result import UNKNOWN_TIME, Import, Remark
from bgdesk.formats.plain_file import PlainFile, name_of, number_of, plain_file
from bgdesk.formats.text.plain_turns import PlainTurns, plain_options
from bgdesk.formats.text_decoding import head_of
from bgdesk.match.cube_rules import stake
from bgdesk.match.state import Pair
from bgdesk.match.study import Study, Tag
from bgdesk.rules.player import Player

FORMAT_ID = "party"

MOST_GAMES = 1_000

_KEY = re.compile(r"\s*([A-Za-z_0-9]{1,40})\s*=(.*)$")
_ITEM = re.compile(r"([12])\s+(.*)$")
_TURN = re.compile(r"\d{1,9}\s+\d{1,9}\s+(\S{2})(?:\s+(.*))?$")
_PLAYERS = {"1": Player.WHITE, "2": Player.BLACK}

Values = Mapping[str, tuple[str, int]]
"""Value and line by key in upper case."""


def sniff(data: bytes) -> bool:
    """Whether ``data`` has the keys of such a match."""
    keys = {found[1].upper() for found in map(_KEY.match, head_of(data).split("\n")) if found}
    return "GAME_1_GAMEPLAY" in keys or {"BOARDID", "MATCHLENGTH"} <= keys


def read(data: bytes) -> Import:
    """The match in ``data``. Raises Unreadable."""
    file = plain_file(data)
    values = _values(file)
    numbers = [number for number in range(1, MOST_GAMES) if f"GAME_{number}_GAMEPLAY" in values]
    matches = [_Match(values, file).read(numbers)] if numbers else []
    return file.imported(FORMAT_ID, matches)


def _values(file: PlainFile) -> Values:
    found = ((number, _KEY.match(line)) for number, line in enumerate(file.lines, 1))
    return {match[1].upper(): (match[2], number) for number, match in found if match}


class _Match:
    def __init__(self, values: Values, file: PlainFile) -> None:
        self._values = values
        options, remarks = plain_options(number_of(self._said("MATCHLENGTH")))
        names = Pair(name_of(self._said("GAME_1_PLAYER_1"), "1"), name_of(self._said("GAME_1_PLAYER_2"), "2"))
        self._assembly = MatchAssembly(options, names, file.match_id(FORMAT_ID), UNKNOWN_TIME)
        self._assembly.remarks += remarks
        self._turns = PlainTurns(self._assembly, file.size)

    def read(self, numbers: list[int]) -> tuple[Study, list[Remark]]:
        waiting = iter(numbers)
        for number in waiting:
            self._read_game(number)
            if self._turns.is_full:
                break
        self._turns.close(len(list(waiting)))
        return self._assembly.study(((Tag.SOURCE, "PartyGammon"),)), self._assembly.remarks

    def _said(self, key: str) -> str:
        return self._values.get(key, ("", 0))[0]

    def _score_after(self, number: int) -> Pair[int] | None:
        white, black = (self._said(f"GAME_{number}_SCORE{player}") for player in (1, 2))
        return Pair(number_of(white), number_of(black)) if white.strip() and black.strip() else None

    def _read_game(self, number: int) -> None:
        play, self._assembly.line = self._values[f"GAME_{number}_GAMEPLAY"]
        self._turns.begin(number, self._score_after(number - 1) if number > 1 else None)
        for item in filter(str.strip, play.split("#")):
            if self._turns.is_full:
                return
            self._read_item(item)
        self._end(number)

    def _read_item(self, item: str) -> None:
        said = _ITEM.match(item.strip())
        if said is None:
            self._turns.leave_out(item)
            return
        player, turn = _PLAYERS[said[1]], _TURN.match(said[2])
        if turn:
            self._turns.turn(player, turn[1], turn[2] or "")
        elif said[2].lower().startswith("resign"):
            self._assembly.resign(player, stake(self._assembly.state))
        elif not self._turns.cube(player, said[2]):
            self._turns.leave_out(item)

    def _end(self, number: int) -> None:
        """What the score after the game says of its winner."""
        after, before = self._score_after(number), self._score_after(number - 1) or Pair(0, 0)
        if after is None:
            return
        self._assembly.line = self._values[f"GAME_{number}_SCORE1"][1]
        for player in Player:
            gain = after.of(player) - before.of(player)
            if gain > 0 and after.of(player.opponent) == before.of(player.opponent):
                self._turns.won(player, gain, f"{after.white}-{after.black}")
