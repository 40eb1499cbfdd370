"""The list of errors of a match that is reviewed: which ones, in which order, in which words."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.grades import DEFAULT_THRESHOLDS
from bgdesk.analysis.phases import GamePhase
from bgdesk.analysis.questions import Kind
from bgdesk.analysis.verdicts import Verdict
from bgdesk.app.side_by_side import labels, listed, titled
from bgdesk.match.record import Seat
from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from bgdesk.ui.moves.derive_move_rows import MoveCell
from bgdesk.ui.words.cube import double_title, no_double_title
from bgdesk.ui.words.equities import cost_text
from bgdesk.ui.words.first_attempts import attempt_text, tried_title
from bgdesk.ui.words.gains import gain_text
from bgdesk.ui.words.numbers import whole

translate = QCoreApplication.translate


class ErrorColumn(IntEnum):
    """From left to right."""

    COST = 0
    PLACE = 1
    DECISION = 2
    PLAYER = 3
    RESULT = 4
    SCORE = 5
    PHASE = 6


@dataclass(frozen=True, slots=True)
class WantedErrors:
    """Which errors are listed: of one ``player``, of ``cube`` decisions or none of them, of one ``game``.

    ``None`` in any of these leaves none out. ``unseen``: only those that nobody has looked at; ``flagged``:
    only decisions that were flagged, whatever they cost.
    """

    player: Player | None = None
    cube: bool | None = None
    game: int | None = None
    unseen: bool = False
    flagged: bool = False


@dataclass(frozen=True, slots=True)
class ErrorRow:
    """One error: where it is, its texts by column, and what they are sorted by."""

    place: int
    cells: tuple[str, ...]
    keys: tuple[float | str, ...]
    grade: str
    is_seen: bool

    @property
    def spoken(self) -> str:
        """All of it."""
        return listed(*(cell for cell in self.cells if cell))


Moves = Mapping[int, tuple[int, MoveCell]]
"""The number of the move in which each event stands, and what is said of it there."""


def error_rows(
    errors: Iterable[Verdict],
    wanted: WantedErrors,
    seen: Collection[int],
    seats: Pair[Seat],
    moves: Moves,
    flags: Collection[int] = (),
) -> tuple[ErrorRow, ...]:
    """Those of ``errors`` that are ``wanted``, in their order."""
    return tuple(_row(one, seen, seats, moves) for one in wanted_errors(errors, wanted, seen, flags))


def wanted_errors(
    errors: Iterable[Verdict], wanted: WantedErrors, seen: Collection[int], flags: Collection[int] = ()
) -> tuple[Verdict, ...]:
    """Those of ``errors`` that are ``wanted``, in their order."""
    return tuple(one for one in errors if _is_wanted(one, wanted, seen, flags))


def _is_wanted(one: Verdict, wanted: WantedErrors, seen: Collection[int], flags: Collection[int]) -> bool:
    decision = one.decision
    return (
        wanted.player in (None, decision.player)
        and wanted.cube in (None, decision.kind is not Kind.PLAY)
        and wanted.game in (None, decision.game)
        and not (wanted.unseen and decision.event in seen)
        and (not wanted.flagged or decision.event in flags)
    )


def _row(one: Verdict, seen: Collection[int], seats: Pair[Seat], moves: Moves) -> ErrorRow:
    decision, state = one.decision, one.decision.state
    score = f"{whole(state.score.white)} : {whole(state.score.black)}"
    phase, player = phase_name(one.phase), seats.of(decision.player).name
    number, cell = moves.get(decision.event, (0, None))
    place = labels(whole(decision.game), whole(number)) if number else whole(decision.game)
    decided = kind_name(decision.kind, is_again=state.cube.owner is not None)
    if cell and decision.kind is Kind.PLAY:
        play = attempt_text(one) or cell.text
        decided = titled(cell.dice, play) if cell.dice else play
    if one.tried:
        decided = tried_title(decided)
    cost, result = cost_text(one.error), gain_text(-one.cost, state.options)
    return ErrorRow(
        decision.event,
        (cost, place, decided, player, result, score, phase),
        (-one.error, decision.event, decided, player, -one.cost, decision.event, phase),
        DEFAULT_THRESHOLDS.grade(one.error).value,
        decision.event in seen,
    )


def sorted_rows(rows: Iterable[ErrorRow], column: ErrorColumn, *, is_backwards: bool) -> tuple[ErrorRow, ...]:
    """By ``column``, the largest costs first; what is alike there stays in the order of the match."""
    return tuple(sorted(rows, key=lambda row: row.keys[column], reverse=is_backwards))


def kind_name(kind: Kind, *, is_again: bool) -> str:
    """What was decided; ``is_again``: by the owner of the cube. Short."""
    named = {
        #: In a list of errors: what was decided, as all that follow; nouns. Short. Which checkers to move
        Kind.PLAY: translate("Errors", "Move"),
        Kind.NO_DOUBLE: no_double_title(is_again=is_again),
        Kind.DOUBLE: double_title(is_again=is_again),
        #: The answers to a double; nouns. The double was accepted
        Kind.TAKE: translate("Errors", "Take"),
        #: A noun: the double was refused
        Kind.PASS: translate("Errors", "Pass"),
        Kind.RAISE: translate("Errors", "Beaver"),
    }
    #: In a list of errors: to resign, or the answer to it
    return named.get(kind, translate("Errors", "Resignation"))


def phase_name(phase: GamePhase) -> str:
    """In which part of the game it was. Short."""
    return {
        #: In a list of errors: a phase of the game, as all that follow. Short
        GamePhase.OPENING: translate("Errors", "Opening"),
        GamePhase.CONTACT: translate("Errors", "Contact"),
        GamePhase.BACKGAME: translate("Errors", "Backgame"),
        GamePhase.RACE: translate("Errors", "Race"),
        GamePhase.BEAR_OFF: translate("Errors", "Bear-off"),
    }[phase]


def error_heading(column: ErrorColumn) -> str:
    """What stands above ``column``."""
    return {
        #: Headings of the list of errors, as all that follow; short. What a decision gave away
        ErrorColumn.COST: translate("Errors", "Cost"),
        #: What it gave away of the chance to win the match
        ErrorColumn.RESULT: translate("Errors", "Match"),
        #: Where in the match it was: the number of the game and that of the move in it. A noun
        ErrorColumn.PLACE: translate("Errors", "Place"),
        #: What was done: the roll and how it was played, or a double, a take
        ErrorColumn.DECISION: translate("Errors", "Decision"),
        #: A part of the game, such as the opening
        ErrorColumn.PHASE: translate("Errors", "Phase"),
        #: Who decided
        ErrorColumn.PLAYER: translate("Errors", "Player"),
        #: The points of both players
        ErrorColumn.SCORE: translate("Errors", "Score"),
    }[column]


def error_tip(column: ErrorColumn) -> str:
    """What ``column`` is; empty where its heading says it."""
    return {
        ErrorColumn.COST: translate("Errors", "What the decision gave away, in equity"),
        ErrorColumn.PLACE: translate("Errors", "The game, and the number of the move in it"),
        #: Tool tip: a figure in per cent of the match, or in points where games count for themselves
        ErrorColumn.RESULT: translate(
            "Errors", "What it changed: the chance to win the match, or points where each game counts"
        ),
    }.get(column, "")
