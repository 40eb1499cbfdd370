"""The lines of a .mat file sorted into matches, games and rows, before any of it is played."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from bgdesk.formats.mat.cells import Cell, cells_of
from bgdesk.match.state import Pair

LONGEST_LINE = 2_000
"""Longer lines are not looked into."""

LONGEST_NAME = 100
_MOST_CELLS = 8

TAB = 40
"""Wide enough that the second column begins at the same place in every row that has tabs."""

_LENGTH = re.compile(r"\s*(\d{1,6})\s*-?\s*points?\s+match\b", re.IGNORECASE)
_MONEY = re.compile(r"\s*(?:money|unlimited)\s+(?:session|game|match)\b", re.IGNORECASE)
_GAME = re.compile(r"\s*game\s+(\d{1,6})\s*[:.]?$", re.IGNORECASE)
_HEADER = re.compile(r'[;#]?\s*\[\s*([^"\[\]]{1,60})"(.*)"\s*(?:\]\s*)?$')
_SET_POSITION = re.compile(r";\s*set\s+pos\s*=\s*([-A-Pa-p]{26})(?:/(-?\d{1,2}))?$", re.IGNORECASE)
_ROW_NUMBER = re.compile(r"\s*(?:\d{1,5}\s?[).](?=\s|$|\d\d:))?\s*")
_NUMBERED = re.compile(r"\s*\d{1,5}\s?[).]")
_MARKUP = re.compile(r"<[^<>]*>")
_SCORE = re.compile(r":\s*(\d{1,6})(?=\s|$)")
_RATING = re.compile(r"\s*,\s*(\d{1,5}(?:\.\d{1,4})?)\s*$")
_FRAME = " |+=*_-"
"""What boxes around free text are drawn with."""


@dataclass(frozen=True, slots=True)
class HeaderLine:
    """One ``[Key "value"]``."""

    key: str
    value: str
    line: int


@dataclass(frozen=True, slots=True)
class Row:
    """The cells of one line; ``is_numbered`` as a row of the game is."""

    line: int
    cells: tuple[Cell, ...]
    is_numbered: bool


@dataclass(frozen=True, slots=True)
class Note:
    """Free text, on one or more lines from ``line`` on."""

    line: int
    text: str


@dataclass(frozen=True, slots=True)
class SetBoard:
    """A board in the letters of an XGID, and the number after it."""

    line: int
    letters: str
    cube: int


@dataclass(frozen=True, slots=True)
class Unread:
    """A line that says nothing known."""

    line: int
    text: str


Item = Row | Note | SetBoard | Unread


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """The players of a game, left and right, and their scores before it; ratings may be empty."""

    names: Pair[str]
    ratings: Pair[str]
    score: Pair[int]
    right_column: int

    def mirrored(self) -> ScoreLine:
        """The same with left and right exchanged."""
        names, ratings, score = self.names, self.ratings, self.score
        return ScoreLine(
            Pair(names.black, names.white),
            Pair(ratings.black, ratings.white),
            Pair(score.black, score.white),
            self.right_column,
        )


@dataclass(slots=True)
class GameText:
    """One game as it stands in the file."""

    line: int
    number: int | None
    head: ScoreLine | None = None
    items: list[Item] = field(default_factory=list)

    def rows(self) -> Iterator[Row]:
        """The rows among the items."""
        return (item for item in self.items if isinstance(item, Row))


@dataclass(slots=True)
class MatchText:
    """One match as it stands in the file; ``length`` is ``None`` when it is not said."""

    length: int | None = None
    headers: list[HeaderLine] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    games: list[GameText] = field(default_factory=list)
    unsorted_games: int = 0
    """How many games after these have not been looked into."""

    def header(self, key: str) -> str | None:
        """The value of the first header ``key`` (lower case)."""
        return next((header.value for header in self.headers if header.key.lower() == key), None)


def matches_in(lines: Iterable[str], most: int) -> tuple[MatchText, ...]:
    """The matches in ``lines`` that have a game, up to ``most`` games and rows in all."""
    sorter = _Sorter()
    waiting = enumerate(lines, 1)
    for number, line in waiting:
        sorter.take(number, line)
        if sorter.count > most:
            sorter.matches[-1].unsorted_games = sum(game_number(line) is not None for _, line in waiting)
            break
    return tuple(match for match in sorter.matches if match.games)


def length_of(line: str) -> int | None:
    """The match length that ``line`` states, 0 for money."""
    found = _LENGTH.match(line)
    if found:
        return int(found[1])
    return 0 if _MONEY.match(line) else None


def game_number(line: str) -> int | None:
    """The number if ``line`` begins a game."""
    found = _GAME.match(line)
    return int(found[1]) if found else None


class _Sorter:
    """Takes one line after the other."""

    def __init__(self) -> None:
        self.matches: list[MatchText] = [MatchText()]
        self.count = 0
        self._between: list[HeaderLine | Note] = []
        """What stands after a game: a later length line makes it part of the next match."""
        self._expects_score = False

    def take(self, number: int, raw: str) -> None:
        """One more line."""
        line = raw.expandtabs(TAB) if "\t" in raw and len(raw) <= LONGEST_LINE else raw
        if len(line) > LONGEST_LINE:
            self._add(Unread(number, line[:LONGEST_NAME].strip()))
        elif line and not line.isspace():
            self._take_line(number, line.rstrip())

    def _take_line(self, number: int, line: str) -> None:
        first = line.lstrip()[0]
        if self._expects_score and first not in ";#" and self._take_score(line):
            return
        length = length_of(line) if first.isdigit() or not self._current_games else None
        game = game_number(line) if first in "gG" else None
        if first in ";#[":
            self._take_comment(number, line.strip())
        elif length is not None:
            self._begin_match(length)
        elif game is not None:
            self._begin_game(number, game)
        elif not self._take_row(number, line):
            self._take_rest(number, line)

    @property
    def _current_games(self) -> list[GameText]:
        return self.matches[-1].games

    def _take_comment(self, number: int, line: str) -> None:
        header = _HEADER.match(line)
        board = _SET_POSITION.match(line)
        if header:
            self._take_header(HeaderLine(header[1].strip(), header[2].strip(), number))
        elif board:
            self._add(SetBoard(number, board[1], int(board[2] or 0)))
        else:
            self._take_note(Note(number, line.lstrip(";# ")))

    def _take_header(self, header: HeaderLine) -> None:
        if self._current_games:
            self._between.append(header)
        else:
            self.matches[-1].headers.append(header)

    def _take_note(self, note: Note) -> None:
        text = note.text.strip(_FRAME)
        if text:
            self._add(Note(note.line, text))

    def _begin_match(self, length: int | None) -> None:
        if self._current_games:
            self.matches.append(MatchText())
            self.matches[-1].headers += [item for item in self._between if isinstance(item, HeaderLine)]
            self._between = []
        self.matches[-1].length = length
        self._expects_score = False

    def _begin_game(self, line: int, number: int | None) -> None:
        self.matches[-1].headers += [item for item in self._between if isinstance(item, HeaderLine)]
        self._between = []
        self._current_games.append(GameText(line, number))
        self.count += 1
        self._expects_score = True

    def _take_score(self, line: str) -> bool:
        head = score_line(line)
        if head is None:
            return False
        self._expects_score = False
        games = self._current_games
        if len(games) > 1 and games[-1].number == 1 and head.score == Pair(0, 0):
            self.matches.append(MatchText(self.matches[-1].length, games=[games.pop()]))
        self._current_games[-1].head = head
        return True

    def _take_row(self, number: int, line: str) -> bool:
        """Take the cells of ``line`` if it begins with one; an empty row says nothing."""
        begin = _ROW_NUMBER.match(line)
        start = begin.end() if begin else 0
        if start == len(line):
            return True
        cells = cells_of(line)
        if not 0 < len(cells) <= _MOST_CELLS or cells[0].column != start or not self._has_place_for_rows():
            return False
        if not self._current_games:
            self._begin_game(number, None)
        self._expects_score = False
        self.count += 1
        self._add(Row(number, tuple(cells), _NUMBERED.match(line) is not None))
        return True

    def _has_place_for_rows(self) -> bool:
        return bool(self._current_games) or self.matches[-1].length is not None

    def _take_rest(self, number: int, line: str) -> None:
        """A line that is no row: a score without the word game, markup, free text, or nothing known."""
        bare = _MARKUP.sub(" ", line).rstrip() if "<" in line else line
        head = score_line(bare) if self._has_place_for_rows() else None
        if head:
            self._begin_game(number, None)
            self._take_score(bare)
        elif bare != line and (not bare or self._take_marked_up(number, bare)):
            return
        elif self._current_games:
            self._add(Unread(number, bare.strip()))
        else:
            self._take_note(Note(number, bare.strip()))

    def _take_marked_up(self, number: int, bare: str) -> bool:
        """Take what stood within markup if it is a header, a length or the beginning of a game."""
        text = bare.strip()
        is_known = text[0] in ";#[" or length_of(text) is not None or game_number(text) is not None
        if is_known:
            self._take_line(number, text)
        return is_known

    def _add(self, item: Item) -> None:
        """Put ``item`` where it belongs, notes on following lines together."""
        match = self.matches[-1]
        if not match.games:
            if isinstance(item, Note):
                _join(match.notes, item)
            return
        items = match.games[-1].items
        if isinstance(item, Note):
            _join(items, item)
        elif isinstance(item, SetBoard) and items and isinstance(items[-1], SetBoard):
            items[-1] = item
        elif not (isinstance(item, Unread) and items and isinstance(items[-1], Unread)):
            items.append(item)


def _join(items: list[Item] | list[Note], note: Note) -> None:
    before = items[-1] if items else None
    if isinstance(before, Note):
        items[-1] = Note(before.line, f"{before.text}\n{note.text}")
    else:
        items.append(note)


def score_line(line: str) -> ScoreLine | None:
    """Names and scores in ``line``, ``None`` when it has not two of each."""
    text = line.rstrip()
    if len(text) > 4 * LONGEST_NAME:
        return None
    found = list(_SCORE.finditer(text))
    if len(found) < 2 or found[-1].end() != len(text):
        return None
    last, lefts = found[-1], found[:-1]
    left = next((mark for mark in reversed(lefts) if text[mark.end() : last.start()].strip()), lefts[-1])
    rest = text[left.end() : last.start()]
    white, white_rating = _name_and_rating(text[: left.start()])
    black, black_rating = _name_and_rating(rest)
    column = left.end() + len(rest) - len(rest.lstrip())
    return ScoreLine(
        Pair(white, black), Pair(white_rating, black_rating), Pair(int(left[1]), int(last[1])), column
    )


def _name_and_rating(text: str) -> tuple[str, str]:
    rating = _RATING.search(text)
    name = text[: rating.start()] if rating else text
    return " ".join(name.split())[:LONGEST_NAME], rating[1] if rating else ""
