"""A match as .mat text, in the form that GNU Backgammon and eXtreme Gammon both read.

White is player 1 and has the left column. GNU Backgammon takes a beaver for accepted at the next throw
and would do so in the next game if the beaver was refused; the words for raises are chosen to avoid that.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import pairwise

from bgdesk.formats.mat_names import mat_name, mat_value
from bgdesk.formats.written import Written
from bgdesk.match.events import (
    Doubled,
    Event,
    GameStarted,
    Passed,
    Played,
    Raised,
    ResignationAccepted,
    ResignationRejected,
    Taken,
)
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.record import MatchHeader, MatchRecord
from bgdesk.match.state import GameResult, MatchState, Pair
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF
from bgdesk.rules.relation import rel

UNKNOWN_TIME = "1970-01-01T00:00:00+00:00"
"""The time of a match that has none: no date is written for it."""

_LEFT_WIDTH = 27
_NAME_WIDTH = 32
_RESULT_INDENT = {Player.WHITE: 6, Player.BLACK: 34}
_CUBE_LIMIT = 1024
_RESIGNED_AFTER_ROLL = "????"

_VARIATIONS = {
    "backgammon": "Backgammon",
    "nackgammon": "NackGammon",
    "hypergammon": "HyperGammon (3)",
    "longgammon": "LongGammon",
}


class MatLoss(StrEnum):
    """What the format cannot hold; the value is an English sentence."""

    AUTOMATIC_DOUBLES = "Automatic doubles are not in a .mat file: points and cube values there seem wrong."
    HOUSE_RULES = "A .mat file cannot name the house rules of this match."
    REFUSED_RESIGNATION = "Resignations that were refused are not in a .mat file."
    OPEN_DECISION = "The throw or the double that waits for an answer is not in a .mat file."
    UNDECIDED_GAME = "The match was given up or lost on time: a .mat file shows its last game as unfinished."


@dataclass(frozen=True, slots=True)
class _Cell:
    player: Player
    text: str


@dataclass(frozen=True, slots=True)
class _Game:
    """The events of one game, each with the state before it, and the state after the last."""

    start: MatchState
    moments: tuple[tuple[MatchState, Event], ...]
    result: GameResult | None


def write_mat(record: MatchRecord) -> Written:
    """``record`` as .mat text with LF line ends, and what of it got lost."""
    header = record.header
    names = Pair(mat_name(header.seats.white.name, "White"), mat_name(header.seats.black.name, "Black"))
    games = tuple(_games(record))
    lines = [*_header_lines(header, names), "", f" {header.options.length} point match"]
    for number, game in enumerate(games, 1):
        lines += ["", *_game_lines(number, game, names, header.options)]
    return Written("\n".join(lines) + "\n", tuple(_losses(record, games)))


def _header_lines(header: MatchHeader, names: Pair[str]) -> Iterator[str]:
    options = header.options
    yield from (
        _tag("Site", "bgdesk"),
        _tag("Match ID", header.id),
        _tag("Player 1", names.white),
        _tag("Player 2", names.black),
    )
    if header.created != UNKNOWN_TIME:
        day, _, time = header.created.partition("T")
        yield _tag("EventDate", day.replace("-", "."))
        yield _tag("EventTime", time[:5].replace(":", "."))
    yield _tag("Variation", _VARIATIONS.get(options.variant, options.variant))
    if options.is_money:
        yield _tag("Jacoby", _switch(options.jacoby))
        yield _tag("Beaver", _switch(options.max_chain != 0))
    else:
        yield _tag("Crawford", _switch(options.crawford))
    yield _tag("CubeLimit", str(_CUBE_LIMIT if options.has_cube else 1))


def _tag(key: str, value: str) -> str:
    return f'; [{key} "{mat_value(value)}"]'


def _switch(is_on: bool) -> str:
    return "On" if is_on else "Off"


def _games(record: MatchRecord) -> Iterator[_Game]:
    starts = [i for i, event in enumerate(record.events) if isinstance(event, GameStarted)]
    results = {result.number: result for result in record.state.results}
    for start, end in pairwise([*starts, len(record.events)]):
        moments = tuple(zip(record.states[start + 1 : end], record.events[start + 1 : end], strict=True))
        yield _Game(record.states[start], moments, results.get(record.states[start].game_number + 1))


def _game_lines(number: int, game: _Game, names: Pair[str], options: MatchOptions) -> Iterator[str]:
    score = game.start.score
    left = f" {names.white} : {score.white}"
    yield f" Game {number}"
    yield f"{left:<{_NAME_WIDTH - 2}}  {names.black} : {score.black}"
    yield from _rows(tuple(_cells(game)))
    if game.result:
        yield _result_line(game.result, score, options)


def _result_line(result: GameResult, before: Pair[int], options: MatchOptions) -> str:
    points = f"{result.points} point" + "s" * (result.points != 1)
    ends_match = not options.is_money and before.of(result.winner) + result.points >= options.length
    indent = " " * _RESULT_INDENT[result.winner]
    return f"{indent}Wins {points}" + " and the match" * ends_match


def _rows(cells: tuple[_Cell, ...]) -> Iterator[str]:
    rows: list[dict[Player, str]] = []
    for cell in cells:
        if cell.player is Player.WHITE or not rows or Player.BLACK in rows[-1]:
            rows.append({})
        rows[-1][cell.player] = cell.text
    for number, row in enumerate(rows, 1):
        line = f"{number:3d}) {row.get(Player.WHITE, ''):<{_LEFT_WIDTH}}"
        yield f"{line} {row[Player.BLACK]}" if Player.BLACK in row else line


def _cells(game: _Game) -> Iterator[_Cell]:
    for index, (state, event) in enumerate(game.moments):
        text = _cell_text(game, index, state, event)
        if text is not None:
            yield _Cell(_owner(event), text)


def _owner(event: Event) -> Player:
    match event:
        case ResignationAccepted(player):
            return player.opponent
        case Played(player) | Doubled(player) | Raised(player) | Taken(player) | Passed(player):
            return player
        case _:
            raise AssertionError(f"{event} has no cell")


def _cell_text(game: _Game, index: int, state: MatchState, event: Event) -> str | None:
    match event:
        case Played():
            return _play_text(state, event)
        case ResignationAccepted() if state.dice:
            return f"{state.dice}: {_RESIGNED_AFTER_ROLL}"
        case Passed():
            return " Drops"
        case Taken():
            return " Takes" if state.cube_offer and _is_said(state.cube_offer.raises) else None
        case Doubled() | Raised() if _is_answered(game, index):
            return _raise_text(game, index) if state.cube_offer else f" Doubles => {state.cube.value * 2}"
        case _:
            return None


def _is_answered(game: _Game, index: int) -> bool:
    """Whether the double or raise got an answer; one that waits cannot be written."""
    later = (event for _, event in game.moments[index + 1 :])
    return any(isinstance(event, Taken | Passed) for event in later)


def _is_said(raises: int) -> bool:
    """Whether accepting after so many raises has its own line: the throw of the doubler says it otherwise."""
    return raises % 2 == 0


def _raise_text(game: _Game, index: int) -> str:
    state = game.moments[index][0]
    assert state.cube_offer, "only a pending offer can be raised"
    answer = game.moments[index + 1][1]
    accepted_by_throw = isinstance(answer, Taken) and not _is_said(state.cube_offer.raises + 1)
    word = "Beavers" if accepted_by_throw or isinstance(answer, Raised) else "Raccoons"
    return f" {word} => {state.cube_offer.proposed * 2}"


def _play_text(state: MatchState, play: Played) -> str:
    assert state.dice, "a play follows a throw"
    relation = state.options.ruleset().relation
    opposing = list(state.position.of(play.player.opponent))
    hops = []
    for step in play.steps:
        there = rel(relation, step.target) if OFF < step.target < BAR else OFF
        is_hit = there != OFF and opposing[there] == 1
        if is_hit:
            opposing[there] = 0
        hops.append(f"{step.source}/{step.target}{'*' * is_hit}")
    return f"{state.dice}: {' '.join(hops)}"


def _losses(record: MatchRecord, games: tuple[_Game, ...]) -> Iterator[MatLoss]:
    state = record.state
    if any(moment.auto_doubles for moment in record.states):
        yield MatLoss.AUTOMATIC_DOUBLES
    if _has_house_rules(record.header.options):
        yield MatLoss.HOUSE_RULES
    if any(isinstance(event, ResignationRejected) for event in record.events):
        yield MatLoss.REFUSED_RESIGNATION
    if state.dice or state.cube_offer or state.resignation:
        yield MatLoss.OPEN_DECISION
    if state.winner and games and games[-1].result is None:
        yield MatLoss.UNDECIDED_GAME


def _has_house_rules(options: MatchOptions) -> bool:
    sayable = replace(
        match_options(options.length),
        variant=options.variant,
        games=options.games,
        cube=options.cube,
        crawford=options.crawford,
        jacoby=options.jacoby,
        max_chain=options.max_chain,
        automatic_doubles=options.automatic_doubles,
        clock=options.clock,
    )
    return options.locked() != sayable.locked()
