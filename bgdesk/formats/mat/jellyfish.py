"""Games of Jellyfish and GammonEmpire (.gam): rows as in .mat, no length and no scores.

Each game begins with the line of the two names, which have no blanks in most files.
"""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import groupby

from bgdesk.formats.effort import TURNS, Effort
from bgdesk.formats.import_result import Import, Remark, RemarkKind, Weight
from bgdesk.formats.mat.cells import CellAct
from bgdesk.formats.mat.lines import GameText, MatchText, ScoreLine, matches_in
from bgdesk.formats.mat.match import read_match
from bgdesk.formats.plain_file import name_of, number_of, plain_file
from bgdesk.formats.text_decoding import head_of
from bgdesk.match.state import Pair
from bgdesk.match.study import Study

FORMAT_ID = "gam"

LONGEST_LINE = 250

_ROW = re.compile(r"\s*\d{1,4}\)(?:\s|$)")
_TURN = re.compile(r"\s*\d{1,4}\)\s+(?:[1-6]{2}:|doubles?\b)", re.IGNORECASE)
_WINS = re.compile(r"\s*wins \d{1,7} points?", re.IGNORECASE)
_NAMES = re.compile(r"\s*(\S.{0,99}?)(?:\s{2,}|\t+)(\S.{0,99}?)\s*$|\s*(\S{1,99})\s(\S{1,99})\s*$")
_LEFT_RESULT = 20
"""A result that begins before this column is the left player's."""


def sniff(data: bytes) -> bool:
    """Whether ``data`` has two names and a first turn right below them."""
    lines = [line for line in head_of(data).split("\n") if line.strip()]
    return len(lines) > 1 and _is_names(lines[0]) and _TURN.match(lines[1]) is not None


def read(data: bytes) -> Import:
    """The games in ``data`` as one money session for the same players. Raises Unreadable."""
    file = plain_file(data)
    effort = Effort(TURNS.of(len(data)))
    games, unsorted = _games(file.lines, effort.left)
    matches: list[tuple[Study, list[Remark]]] = []
    groups = [list(same) for _, same in groupby(games, key=_names)]
    for number, same in enumerate(groups, 1):
        if effort.is_spent:
            break
        matches.append(_read_match(same, file.match_id(FORMAT_ID, number), effort))
    unread = unsorted + sum(map(len, groups[len(matches) :]))
    if matches and unread:
        matches[-1][1].append(Remark(RemarkKind.GAMES_LEFT_OUT, Weight.LOST, str(unread)))
    return file.imported(FORMAT_ID, matches)


def _is_names(line: str) -> bool:
    if len(line) > LONGEST_LINE or _ROW.match(line):
        return False
    return not _WINS.match(line) and _NAMES.match(line) is not None


def _games(lines: tuple[str, ...], most: int) -> tuple[list[GameText], int]:
    """The games sorted into rows as in a .mat file, with their names; and how many more there are."""
    names = {number: line for number, line in enumerate(lines, 1) if _is_names(line)}
    numbered = {line: f"Game {number}" for number, line in enumerate(names, 1)}
    found = matches_in((numbered.get(at, line) for at, line in enumerate(lines, 1)), most)
    games = [game for match in found for game in match.games if game.line in names]
    for game in games:
        said = _NAMES.match(names[game.line])
        assert said, "only such lines are there"
        left, right = said[1] or said[3], said[2] or said[4]
        column = max(1, names[game.line].rfind(right))
        game.head = ScoreLine(Pair(name_of(left, "1"), name_of(right, "2")), Pair("", ""), Pair(0, 0), column)
    return games, sum(match.unsorted_games for match in found)


def _names(game: GameText) -> Pair[str]:
    assert game.head, "every game has its names"
    return game.head.names


def _read_match(games: list[GameText], match_id: str, effort: Effort) -> tuple[Study, list[Remark]]:
    score = Pair(0, 0)
    for number, game in enumerate(games, 1):
        assert game.head, "every game has its names"
        game.number, game.head = number, replace(game.head, score=score)
        score = _score_after(game, score)
    study, remarks = read_match(MatchText(length=0, games=games), match_id, effort)
    missing = Remark(RemarkKind.LENGTH_MISSING, Weight.REPAIRED, "unlimited", games[0].line)
    return study, [missing, *remarks]


def _score_after(game: GameText, score: Pair[int]) -> Pair[int]:
    """The score after the result in ``game``, if there is one."""
    cells = (cell for row in game.rows() for cell in row.cells if cell.act is CellAct.WINS)
    for cell in cells:
        gain = number_of(cell.number)
        if cell.column < _LEFT_RESULT:
            return Pair(score.white + gain, score.black)
        return Pair(score.white, score.black + gain)
    return score
