"""A match as .mat text, in the form that GNU Backgammon and eXtreme Gammon both read.

White is player 1 and has the left column. GNU Backgammon takes a beaver for accepted at the next roll
and would do so in the next game if the beaver was refused; the words for raises are chosen to avoid that.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from bgdesk.formats import lossy_fields as unsaid
from bgdesk.formats.export_result import Written
from bgdesk.formats.mat.board import set_board_line
from bgdesk.formats.mat.header_writer import header_lines
from bgdesk.formats.mat.illegal import illegal_play_text
from bgdesk.formats.mat.names import mat_name, mat_value
from bgdesk.match.events import (
    Doubled,
    Event,
    GameStarted,
    OpeningRolled,
    Passed,
    Played,
    PlayedIllegally,
    PositionSet,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    ResignationRejected,
    Rolled,
    ScoreSet,
    Settled,
    Taken,
)
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import GameResult, MatchState, Pair
from bgdesk.match.study import Study
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF
from bgdesk.rules.relation import rel
from bgdesk.source_text import QT_TRANSLATE_NOOP, Sentences

_LEFT_WIDTH = 27
_NAME_WIDTH = 32
_RESULT_INDENT = {Player.WHITE: 6, Player.BLACK: 34}
_RESIGNED_AFTER_ROLL = "????"


class MatLossyField(Sentences):
    """What the format cannot hold; a sentence each."""

    BOTS = QT_TRANSLATE_NOOP("Export", "A .mat file does not say which player is a program.")
    DICE = QT_TRANSLATE_NOOP("Export", "How the dice were made is not in a .mat file.")
    EQUAL_ROLLS = QT_TRANSLATE_NOOP("Export", "Tied opening rolls are not in a .mat file.")
    TAKEN_BACK = QT_TRANSLATE_NOOP("Export", "What was taken back is not in a .mat file.")
    HINTS = QT_TRANSLATE_NOOP("Export", "Which hints were taken is not in a .mat file.")
    TIMES = QT_TRANSLATE_NOOP("Export", "Clock and thinking times are not in a .mat file.")
    AUTOMATIC_DOUBLES = QT_TRANSLATE_NOOP(
        "Export", "Automatic doubles are not in a .mat file: points and cube values there seem wrong."
    )
    AGREED_DOUBLES = QT_TRANSLATE_NOOP("Export", "The agreement on automatic doubles is not in a .mat file.")
    GAMES = QT_TRANSLATE_NOOP("Export", "The number of games agreed on is not in a .mat file.")
    HOUSE_RULES = QT_TRANSLATE_NOOP("Export", "A .mat file cannot name the house rules of this match.")
    REFUSED_RESIGNATION = QT_TRANSLATE_NOOP(
        "Export", "Resignations that were refused are not in a .mat file."
    )
    OPEN_DECISION = QT_TRANSLATE_NOOP(
        "Export", "A roll not yet played, or a double not yet answered, is not in a .mat file."
    )
    CORRECTIONS = QT_TRANSLATE_NOOP(
        "Export", "A set-up that was corrected is in a .mat file as a position set up by hand."
    )
    TABLES_SET = QT_TRANSLATE_NOOP(
        "Export", "A position set up by hand in mid-turn is only partly in a .mat file."
    )
    UNDECIDED_GAME = QT_TRANSLATE_NOOP(
        "Export", "The match was resigned or lost on time: a .mat file shows its last game as unfinished."
    )
    COMMENTS = QT_TRANSLATE_NOOP("Export", "Comments on single moves are not in a .mat file.")
    ANALYSIS = QT_TRANSLATE_NOOP("Export", "Analysis is not in a .mat file.")
    BRANCHES = QT_TRANSLATE_NOOP("Export", "Other lines of play are not in a .mat file.")


@dataclass(frozen=True, slots=True)
class _Cell:
    player: Player
    text: str


@dataclass(frozen=True, slots=True)
class _Game:
    """The events of one game, each with the state before it, the state after the last, and the result."""

    start: MatchState
    moments: tuple[tuple[MatchState, Event], ...]
    end: MatchState

    @property
    def result(self) -> GameResult | None:
        """How it ended, if it did."""
        has_ended = len(self.end.results) > len(self.start.results)
        return self.end.results[-1] if has_ended else None


def write(study: Study) -> Written:
    """``study`` as .mat text with LF line ends, and what of it got lost."""
    record = study.record
    seats, options = record.header.seats, record.header.options
    names = Pair(mat_name(seats.white.name, "White"), mat_name(seats.black.name, "Black"))
    games = tuple(_games(record))
    lines = [*header_lines(study, names), *_comment_lines(study), "", f" {options.length} point match"]
    for game in games:
        lines += ["", *_game_lines(game, names, options)]
    return Written.of_text("\n".join(lines) + "\n", tuple(_losses(study, games)))


def _comment_lines(study: Study) -> Iterator[str]:
    """What is said about the whole match."""
    texts = (comment.text for comment in study.comments if comment.event is None)
    for line in (line for text in texts for line in text.splitlines()):
        clean = mat_value(line).strip()
        yield f"; {clean}" if clean and clean[0] not in "[;#|" and clean[0].isalnum() else f"; | {clean}"


def _games(record: MatchRecord) -> Iterator[_Game]:
    events, states = record.events, record.states
    starts = [i for i, event in enumerate(events) if isinstance(event, GameStarted)]
    for start, end in pairwise([*starts, len(events)]):
        if isinstance(events[end - 1], ScoreSet):
            end -= 1  # noqa: PLW2901  # the score belongs to the next game
        moments = tuple(zip(states[start + 1 : end], events[start + 1 : end], strict=True))
        yield _Game(states[start], moments, states[end])


def _game_lines(game: _Game, names: Pair[str], options: MatchOptions) -> Iterator[str]:
    score = game.start.score
    left = f" {names.white} : {score.white}"
    yield f" Game {game.start.game_number + 1}"
    yield f"{left:<{_NAME_WIDTH - 2}}  {names.black} : {score.black}"
    yield from _rows(tuple(_cells(game)))
    if game.result:
        yield _result_line(game.result, score, options)


def _result_line(result: GameResult, before: Pair[int], options: MatchOptions) -> str:
    points = f"{result.points} point" + "s" * (result.points != 1)
    ends_match = not options.is_money and before.of(result.won_by) + result.points >= options.length
    indent = " " * _RESULT_INDENT[result.won_by]
    return f"{indent}Wins {points}" + " and the match" * ends_match


def _rows(cells: tuple[_Cell | str, ...]) -> Iterator[str]:
    """The rows with their numbers; a text among the cells is a line of its own."""
    rows: list[dict[Player, str] | str] = []
    for cell in cells:
        if isinstance(cell, str):
            rows.append(cell)
            continue
        row = rows[-1] if rows else ""
        if cell.player is Player.WHITE or isinstance(row, str) or Player.BLACK in row:
            row = {}
            rows.append(row)
        row[cell.player] = cell.text
    number = 0
    for row in rows:
        number += isinstance(row, dict)
        yield row if isinstance(row, str) else _row_line(number, row)


def _row_line(number: int, row: dict[Player, str]) -> str:
    line = f"{number:3d}) {row.get(Player.WHITE, ''):<{_LEFT_WIDTH}}"
    return f"{line} {row[Player.BLACK]}" if Player.BLACK in row else line


def _cells(game: _Game) -> Iterator[_Cell | str]:
    for index, (state, event) in enumerate(game.moments):
        if isinstance(event, PositionSet):
            if (event.position, event.cube) != (state.position, state.cube):
                yield set_board_line(event.position, event.cube)
            continue
        text = _cell_text(game, index, state, event)
        if text is not None:
            yield _Cell(_owner(state, event), text)


def _owner(state: MatchState, event: Event) -> Player:
    match event:
        case ResignationAccepted(player):
            return player.opponent
        case Settled():
            assert state.turn, "dice wait for a player"
            return state.turn
        case OpeningRolled(white_die, black_die):
            return Player.WHITE if white_die > black_die else Player.BLACK
        case (
            Rolled(player)
            | Played(player)
            | PlayedIllegally(player)
            | Doubled(player)
            | Raised(player)
            | Taken(player)
            | Passed(player)
        ):
            return player
        case _:
            raise AssertionError(f"{event} has no cell")


def _cell_text(game: _Game, index: int, state: MatchState, event: Event) -> str | None:
    match event:
        case Played():
            return _play_text(state, event)
        case PlayedIllegally() if state.dice:
            return _illegal_text(state, event)
        case ResignationAccepted() | Settled() if state.dice:
            return _with_dice(state, _RESIGNED_AFTER_ROLL)
        case Rolled() | OpeningRolled() if _is_unplayed(game, index):
            is_resigned = any(
                isinstance(event, ResignationOffered) for _, event in game.moments[index + 2 :][:1]
            )
            return _with_dice(game.moments[index + 1][0], _RESIGNED_AFTER_ROLL if is_resigned else "")
        case Passed():
            return " Drops"
        case Taken():
            return " Takes" if state.cube_offer and _is_said(state.cube_offer.raises) else None
        case Doubled() | Raised() if _is_answered(game, index):
            return _raise_text(game, index) if state.cube_offer else f" Doubles => {state.cube.value * 2}"
        case _:
            return None


def _is_unplayed(game: _Game, index: int) -> bool:
    """Whether the table was set by hand right after this roll, a tie of the opening left aside."""
    for state, event in game.moments[index + 1 : index + 2]:
        return isinstance(event, PositionSet) and not event.is_correction and state.dice is not None
    return False


def _unplayed_text(game: _Game, index: int) -> str:
    """What stands in place of the play: a mark if the game was resigned by the player who got the turn."""
    later = game.moments[index + 2 : index + 3]
    return _RESIGNED_AFTER_ROLL if later and isinstance(later[0][1], ResignationOffered) else ""


def _is_answered(game: _Game, index: int) -> bool:
    """Whether the double or raise got an answer; one that waits cannot be written."""
    later = (event for _, event in game.moments[index + 1 :])
    return any(isinstance(event, Taken | Passed | Settled | PositionSet) for event in later)


def _is_said(raises: int) -> bool:
    """Whether accepting after so many raises has its own line: the roll of the doubler says it otherwise."""
    return raises % 2 == 0


def _raise_text(game: _Game, index: int) -> str:
    state = game.moments[index][0]
    assert state.cube_offer, "only a pending offer can be raised"
    answer = game.moments[index + 1][1]
    accepted_by_roll = isinstance(answer, Taken) and not _is_said(state.cube_offer.raises + 1)
    word = "Beavers" if accepted_by_roll or isinstance(answer, Raised) else "Raccoons"
    return f" {word} => {state.cube_offer.proposed * 2}"


def _play_text(state: MatchState, play: Played) -> str:
    relation = state.options.ruleset().relation
    opposing = list(state.position.of(play.player.opponent))
    hops = []
    for step in play.steps:
        there = rel(relation, step.target) if OFF < step.target < BAR else OFF
        is_hit = there != OFF and opposing[there] == 1
        if is_hit:
            opposing[there] = 0
        hops.append(f"{step.source}/{step.target}{'*' * is_hit}")
    return _with_dice(state, " ".join(hops))


def _illegal_text(state: MatchState, event: PlayedIllegally) -> str:
    relation = state.options.ruleset().relation
    text = illegal_play_text(event.written, state.position, event.position, event.player, relation)
    return _with_dice(state, text)


def _with_dice(state: MatchState, text: str) -> str:
    """``text`` after the dice in the order rolled; those of the opening show the starter's first."""
    dice = state.dice
    assert dice, "a play follows a roll"
    is_opening = state.turns_completed == Pair(0, 0)
    return f"{dice}: {text}" if is_opening else f"{dice.first}{dice.second}: {text}"


def _losses(study: Study, games: tuple[_Game, ...]) -> Iterator[MatLossyField]:
    record = study.record
    state, options = record.state, record.header.options.locked()
    has_doubled = any(moment.auto_doubles for moment in record.states)
    checks = (
        (MatLossyField.BOTS, unsaid.has_bots(record)),
        (MatLossyField.DICE, unsaid.has_known_dice(record)),
        (MatLossyField.EQUAL_ROLLS, unsaid.has_equal_rolls(record)),
        (MatLossyField.TAKEN_BACK, unsaid.has_take_backs(record)),
        (MatLossyField.HINTS, unsaid.has_hints(record)),
        (MatLossyField.TIMES, unsaid.has_times(record)),
        (MatLossyField.AUTOMATIC_DOUBLES, has_doubled),
        (MatLossyField.AGREED_DOUBLES, options.automatic_doubles != 0 and not has_doubled),
        (MatLossyField.GAMES, options.games is not None),
        (MatLossyField.HOUSE_RULES, unsaid.has_house_rules(options, int(options.max_chain != 0))),
        (
            MatLossyField.REFUSED_RESIGNATION,
            any(isinstance(event, ResignationRejected) for event in record.events),
        ),
        (MatLossyField.OPEN_DECISION, bool(state.dice or state.cube_offer or state.resignation)),
        (MatLossyField.CORRECTIONS, unsaid.has_corrections(record)),
        (MatLossyField.TABLES_SET, unsaid.has_broken_tables(record)),
        (MatLossyField.UNDECIDED_GAME, bool(state.winner and games and games[-1].result is None)),
        (MatLossyField.COMMENTS, any(comment.event is not None for comment in study.comments)),
        (MatLossyField.ANALYSIS, bool(study.judged)),
        (MatLossyField.BRANCHES, bool(study.branches)),
    )
    return (loss for loss, is_so in checks if is_so)
