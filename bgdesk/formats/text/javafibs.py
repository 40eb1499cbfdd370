"""Matches of JavaFIBS: one ``code:player:text`` a line, with the user called ``You``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from bgdesk.formats.assembly import MatchAssembly
from bgdesk.formats.import_error import ImportErrorKind
from bgdesk.formats.import_result import UNKNOWN_TIME, Import, Remark, RemarkKind, Unreadable, Weight
from bgdesk.formats.plain_file import PlainFile, goes_up, name_of, number_of, plain_file
from bgdesk.formats.text.plain_turns import PlainTurns, plain_options
from bgdesk.formats.text_decoding import head_of
from bgdesk.match.state import Pair, Phase
from bgdesk.match.study import Study, Tag
from bgdesk.rules.player import Player

FORMAT_ID = "javafibs"

_TITLE = "JavaFIBS internal match representation"
_RECORD = re.compile(r"\s*(\d{1,3}):([^:]{0,200}):(.*)$")
_SCORE = re.compile(r"(.{1,200}?)-(\d{1,7}):(.{1,200}?)-(\d{1,7})$")
_YOU = "You"
_MOST_UNREAD = 100

_ROLL, _MOVE, _DOUBLE, _RESIGN, _TAKE, _DROP, _FIRST, _WIN = 0, 1, 2, 3, 4, 5, 6, 7
_MATCH, _MATCH_WON, _OPENING_ROLL, _GAME, _SCORE_AFTER, _DANCE = 8, 9, 11, 13, 14, 15
_CUBE_WORDS = {_DOUBLE: "double", _TAKE: "take", _DROP: "drop"}
_SILENT = (_FIRST, _MATCH_WON, _RESIGN)


@dataclass(frozen=True, slots=True)
class _Record:
    line: int
    code: int
    player: str
    text: str


@dataclass(slots=True)
class _Game:
    line: int
    records: list[_Record] = field(default_factory=list)

    def is_upward(self, names: frozenset[str]) -> bool | None:
        """Whether the plays of the player with these names count up."""
        return goes_up(r.text for r in self.records if r.code == _MOVE and r.player in names)


def sniff(data: bytes) -> bool:
    """Whether ``data`` says that it comes from JavaFIBS."""
    return head_of(data).lstrip().startswith(_TITLE)


def read(data: bytes) -> Import:
    """The match in ``data``. Raises Unreadable."""
    file = plain_file(data)
    remarks: list[Remark] = []
    records = list(_records(file.lines, remarks))
    if not any(record.code in (_GAME, _OPENING_ROLL) for record in records):
        raise Unreadable(ImportErrorKind.JAVAFIBS_WITHOUT_GAME)
    study, about = _Match(records, file).read()
    return file.imported(FORMAT_ID, [(study, [*remarks, *about])])


def _records(lines: Iterable[str], remarks: list[Remark]) -> Iterator[_Record]:
    for number, line in enumerate(lines, 1):
        found = _RECORD.match(line)
        if found:
            yield _Record(number, int(found[1]), name_of(found[2], ""), found[3])
        elif line.strip() and not line.lstrip().startswith(_TITLE) and len(remarks) < _MOST_UNREAD:
            remarks.append(Remark(RemarkKind.LINE_UNREAD, Weight.LOST, line.strip()[:60], number))


class _Match:
    def __init__(self, records: list[_Record], file: PlainFile) -> None:
        head = next((record for record in records if record.code == _MATCH), None)
        self._records = records
        self._opponent = head.player if head else self._other_name()
        self._you = self._own_name()
        options, remarks = plain_options(number_of(head.text) if head else 0)
        names = Pair(self._you, self._opponent or "Opponent")
        self._assembly = MatchAssembly(options, names, file.match_id(FORMAT_ID), UNKNOWN_TIME)
        self._assembly.remarks += remarks
        if head is None:
            self._assembly.remark(RemarkKind.LENGTH_MISSING, Weight.ODD, "unlimited")
        self._turns = PlainTurns(self._assembly, file.size)
        self._upward = {Player.WHITE: True, Player.BLACK: False}

    def _other_name(self) -> str:
        return next((record.player for record in self._records if record.player not in ("", _YOU)), "")

    def _own_name(self) -> str:
        """The user's name, which only the scores give."""
        for record in self._records:
            score = _SCORE.match(f"{record.player}:{record.text}") if record.code == _SCORE_AFTER else None
            if score:
                return next(
                    (name_of(name, _YOU) for name in (score[1], score[3]) if name != self._opponent), _YOU
                )
        return _YOU

    def read(self) -> tuple[Study, list[Remark]]:
        waiting = iter(list(self._games()))
        for game in waiting:
            self._assembly.line = game.line
            self._turns.begin()
            self._find_directions(game)
            for record in game.records:
                self._assembly.line = record.line
                self._read_record(record)
                if self._turns.is_full:
                    break
            if self._turns.is_full:
                break
        self._turns.close(len(list(waiting)))
        return self._assembly.study(((Tag.SOURCE, "JavaFIBS"),)), self._assembly.remarks

    def _games(self) -> Iterator[_Game]:
        """A game begins with its mark, or with an opening roll where that is missing."""
        game: _Game | None = None
        has_rolled = False
        for record in self._records:
            if record.code == _GAME or (record.code == _OPENING_ROLL and (game is None or has_rolled)):
                if game:
                    yield game
                game, has_rolled = _Game(record.line), False
            has_rolled |= record.code == _OPENING_ROLL
            if game and record.code not in (_GAME, _MATCH):
                game.records.append(record)
        if game:
            yield game

    def _find_directions(self, game: _Game) -> None:
        you = game.is_upward(frozenset({_YOU, self._you}))
        other = game.is_upward(frozenset({self._opponent}))
        if you is None and other is not None:
            you = not other
        if you is not None:
            self._upward = {Player.WHITE: you, Player.BLACK: not you if other is None else other}

    def _read_record(self, record: _Record) -> None:
        player = Player.BLACK if record.player == self._opponent else Player.WHITE
        if record.code in (_ROLL, _OPENING_ROLL):
            self._turns.roll(player, record.text)
        elif record.code in (_MOVE, _DANCE):
            self._move(player, record)
        elif record.code in _CUBE_WORDS:
            self._turns.cube(player, _CUBE_WORDS[record.code])
        elif record.code == _WIN:
            self._turns.won(player, max(1, number_of(record.text)), f"{record.player} {record.text}")
        elif record.code == _SCORE_AFTER:
            self._check_score(record)
        elif record.code not in _SILENT:
            self._turns.leave_out(f"{record.code}:{record.player}:{record.text}")

    def _move(self, player: Player, record: _Record) -> None:
        state = self._assembly.state
        if state.phase is Phase.TO_PLAY and state.turn is player:
            text = record.text if record.code == _MOVE else ""
            self._turns.play(text, is_upward=self._upward[player])
        else:
            self._turns.leave_out(record.text or "0")

    def _check_score(self, record: _Record) -> None:
        score = _SCORE.match(f"{record.player}:{record.text}")
        if score is None:
            return
        first, second = number_of(score[2]), number_of(score[4])
        said = Pair(second, first) if score[1] == self._opponent else Pair(first, second)
        if said != self._assembly.state.score and self._turns.is_between_games:
            self._assembly.remark(RemarkKind.SCORE_DIFFERS, Weight.ODD, f"{said.white}-{said.black}")
