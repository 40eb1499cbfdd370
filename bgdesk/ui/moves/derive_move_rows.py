"""The rows of the move list: game headers, pairs of turns, results; pure values from a record."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Protocol

from PySide6.QtCore import QCoreApplication

from bgdesk.app.review.line_tree import Line
from bgdesk.app.side_by_side import labels, noted, titled
from bgdesk.match.events import (
    Abandoned,
    Doubled,
    DoubleNamed,
    Event,
    FlagFell,
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
from bgdesk.match.record import MatchHeader, Seat
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.rules.player import Player
from bgdesk.ui.common.badge import MoveMark
from bgdesk.ui.words.cube import raise_name
from bgdesk.ui.words.events import (
    dice_text,
    event_text,
    no_play_text,
    play_text,
)
from bgdesk.ui.words.notation import isolated, plain
from bgdesk.ui.words.persons import by_person
from bgdesk.ui.words.prompts import game_text
from bgdesk.ui.words.results import reason_text, result_text
from bgdesk.ui.words.roll_origins import naming_text, origin_text, roll_text
from bgdesk.ui.words.turns import numbers_text


class RowKind(StrEnum):
    """What a row is."""

    GAME = "game"
    TURNS = "turns"
    NOTE = "note"


class Fold(StrEnum):
    """Whether a row begins a line, and how much of that is listed."""

    NONE = ""
    FOLDED = "folded"
    UNFOLDED = "unfolded"


class Happenings(Protocol):
    """What rows are made of: a record, or a part of one that is numbered as in the whole."""

    @property
    def header(self) -> MatchHeader: ...
    @property
    def events(self) -> Sequence[Event]: ...
    @property
    def states(self) -> Sequence[MatchState]: ...


@dataclass(frozen=True, slots=True)
class MoveCell:
    """One action: ``dice`` (``63``, none for the cube), words, and the number of the state it was made in.

    ``events`` are the numbers of the events that it stands for: a roll and its play share a cell. ``origin``
    says where the numbers come from, unless they are those of the roll that began the turn.
    """

    dice: str
    text: str
    state: int
    events: tuple[int, ...] = ()
    origin: str = ""


_PLAYS = Played | PlayedIllegally
_RESIGNATION = ResignationOffered | ResignationAccepted | ResignationRejected
NO_CELLS: Pair[MoveCell | None] = Pair(None, None)


@dataclass(frozen=True, slots=True)
class MoveRow:
    """One row; ``first_event`` begins it, ``state`` is what a header or a note shows when chosen.

    One that ``goes_on`` with a turn has the number of the row in which the turn began. A row of a ``line``
    stands below what that leaves, at a ``depth`` of its own; ``rest`` of its moves are not listed.
    """

    kind: RowKind
    first_event: int
    state: int
    number: int = 0
    text: str = ""
    cells: Pair[MoveCell | None] = NO_CELLS
    goes_on: bool = False
    line: Line | None = field(default=None, compare=False)
    depth: int = 0
    fold: Fold = Fold.NONE
    rest: int = 0


def illegal_mark() -> MoveMark:
    """What stands at a play that the rules forbid."""
    #: Of a mark in the list of moves: what was played is against the rules
    return MoveMark(
        "\N{MULTIPLICATION SIGN}", "illegal", QCoreApplication.translate("MoveList", "an illegal move")
    )


def extend_rows(
    rows: tuple[MoveRow, ...], record: Happenings, start: int, undoubled: Collection[int] = ()
) -> tuple[MoveRow, ...]:
    """``rows`` with the events of ``record`` from number ``start`` on.

    Before the rolls whose numbers are in ``undoubled`` the double that was not offered has a cell of its own.
    """
    grown = list(rows)
    for index in range(start, len(record.events)):
        _add(grown, record, index, undoubled)
    return tuple(grown)


def cut_rows(
    rows: tuple[MoveRow, ...], record: Happenings, keep: int, undoubled: Collection[int] = ()
) -> tuple[MoveRow, ...]:
    """``rows`` without what came after the first ``keep`` events of ``record``; ``undoubled`` as above."""
    kept = tuple(row for row in rows if row.first_event < keep)
    game = max((i for i, row in enumerate(kept) if row.kind is RowKind.GAME), default=None)
    if game is None:
        return ()
    grown = list(kept[:game])
    for index in range(kept[game].first_event, keep):
        _add(grown, record, index, undoubled)
    return tuple(grown)


def _add(rows: list[MoveRow], record: Happenings, index: int, undoubled: Collection[int]) -> None:
    event, before, after = record.events[index], record.states[index], record.states[index + 1]
    if isinstance(event, GameStarted):
        rows.append(_game_row(event, before, index))
        return
    note = _note(event, before, after, record.header.seats)
    if note:
        rows.append(MoveRow(RowKind.NOTE, index, index + 1, text=note))
    elif isinstance(event, Rolled) and index in undoubled:
        _add_undoubled(rows, event, after, index)
    elif note is None:
        _add_cell(rows, record, index)
    if len(after.results) > len(before.results):
        result = after.results[-1]
        told = (reason_text(result), result_text(result, after.options, record.header.seats))
        rows += [MoveRow(RowKind.NOTE, index + 1, index + 1, text=text) for text in told if text]


def _note(event: Event, before: MatchState, after: MatchState, seats: Pair[Seat]) -> str | None:
    """What a row of its own says about ``event``; empty: it is not listed, ``None``: it has a cell."""
    if isinstance(event, _RESIGNATION):
        return event_text(event, before, seats)
    if isinstance(event, OpeningRolled) and not after.dice:
        return _opening_note(event, before, after, seats)
    if isinstance(event, PositionSet) and event.is_correction:
        return QCoreApplication.translate("MoveList", "The set-up was corrected")
    if isinstance(event, PositionSet) and before.phase is Phase.OPENING:
        return QCoreApplication.translate("MoveList", "The game begins with this position")
    if isinstance(event, PositionSet):
        if event.position == before.position and event.cube == before.cube:
            return QCoreApplication.translate("MoveList", "A turn is missing from the record")
        return QCoreApplication.translate("MoveList", "The board was set up by hand")
    return "" if isinstance(event, ScoreSet | Settled) else None


def _opening_note(event: OpeningRolled, before: MatchState, after: MatchState, seats: Pair[Seat]) -> str:
    """What an opening roll whose dice nobody plays was good for; empty: for nothing."""
    if event.starter:
        #: Row in the list of moves. {dice} is the roll, as in 6-1
        yours = QCoreApplication.translate("MoveList", "You won the opening roll: {dice}")
        #: Row in the list of moves. {name} is a player, {dice} the roll, as in 6-1
        named = QCoreApplication.translate("MoveList", "{name} won the opening roll: {dice}")
        return by_person(seats.of(event.starter).name, yours, named, dice=dice_text(event.dice))
    #: Row in the list of moves. {die} is the number on both dice, {value} that on the cube
    text = QCoreApplication.translate("MoveList", "Both rolled {die}: cube at {value}")
    is_doubled = after.auto_doubles > before.auto_doubles
    return text.format(die=event.white_die, value=after.cube.value) if is_doubled else ""


def _add_cell(rows: list[MoveRow], record: Happenings, index: int) -> None:
    event, before, after = record.events[index], record.states[index], record.states[index + 1]
    player = _player(event, after)
    cell = _cell(event, before, after, index)
    waiting = _awaiting_play(rows, player, record) if isinstance(event, _PLAYS) and before.dice else None
    if waiting is None:
        _place(rows, player, cell, index)
    else:
        _complete(rows, waiting, player, cell)


def _add_undoubled(rows: list[MoveRow], event: Rolled, after: MatchState, index: int) -> None:
    """The roll stands below the decision not to double, in the same turn."""
    #: In a player's column: the player rolled without offering a double. Short
    text = QCoreApplication.translate("MoveList", "no double")
    if after.cube.owner:
        #: In a player's column: the owner of the cube rolled without offering a double. Short
        text = QCoreApplication.translate("MoveList", "no redouble")
    _place(rows, event.player, MoveCell("", text, index, (index,)), index)
    cells = NO_CELLS.with_value(event.player, MoveCell(str(after.dice), "", index + 1))
    number = rows[-1].number
    rows.append(MoveRow(RowKind.TURNS, index, index + 1, number, cells=cells, goes_on=True))


def _awaiting_play(rows: list[MoveRow], player: Player, record: Happenings) -> int | None:
    """The row of the roll, or of the double that ``player`` named, which has no play yet.

    A resignation that was refused may stand below it, or a set-up that was corrected.
    """
    number = len(rows) - 1
    while number > 0 and _keeps_roll(record.events[rows[number].first_event]):
        number -= 1
    cell = rows[number].cells.of(player) if rows else None
    is_played = cell is None or any(isinstance(record.events[index], _PLAYS) for index in cell.events)
    return None if is_played else number


def _keeps_roll(event: Event) -> bool:
    """Whether a roll is still to be played after ``event``, which has a row of its own."""
    return isinstance(event, _RESIGNATION) or (isinstance(event, PositionSet) and event.is_correction)


def _game_row(event: GameStarted, before: MatchState, index: int) -> MoveRow:
    words = labels(game_text(event.number, before.options), f"{before.score.white} : {before.score.black}")
    return MoveRow(RowKind.GAME, index, index + 1, event.number, words)


def _player(event: Event, after: MatchState) -> Player:
    if isinstance(event, OpeningRolled):
        assert after.turn
        return after.turn
    assert not isinstance(event, GameStarted | PositionSet | ScoreSet | Settled)
    return event.player


def _place(rows: list[MoveRow], player: Player, cell: MoveCell, index: int) -> None:
    """Into the running row when the cell is free there, else into a new one; White begins a row."""
    last = rows[-1] if rows else None
    if last and last.kind is RowKind.TURNS and player is Player.BLACK and last.cells.black is None:
        rows[-1] = replace(last, cells=last.cells.with_value(player, cell))
        return
    running = _running_number(rows)
    number = running[0].number if running else 0
    goes_on = bool(running) and (bool(cell.origin) or (player is Player.BLACK and not _has_black(running)))
    cells = NO_CELLS.with_value(player, cell)
    number += not goes_on
    rows.append(MoveRow(RowKind.TURNS, index, index, number, cells=cells, goes_on=goes_on))


def _running_number(rows: list[MoveRow]) -> list[MoveRow]:
    """The rows of the number counted last in this game, the last of them first."""
    running: list[MoveRow] = []
    for row in reversed(rows):
        if row.kind is RowKind.GAME or (running and row.number not in (0, running[0].number)):
            break
        if row.kind is RowKind.TURNS:
            running.append(row)
    return running


def _has_black(running: list[MoveRow]) -> bool:
    """Whether Black has had a turn there; numbers that White left over are none."""
    return any(row.cells.black is not None and not row.cells.black.origin for row in running)


def _complete(rows: list[MoveRow], number: int, player: Player, cell: MoveCell) -> None:
    rolled = rows[number].cells.of(player)
    if rolled:
        cell = replace(cell, events=(*rolled.events, *cell.events), origin=cell.origin or rolled.origin)
    rows[number] = replace(rows[number], cells=rows[number].cells.with_value(player, cell))


def _cell(event: Event, before: MatchState, after: MatchState, index: int) -> MoveCell:
    if isinstance(event, OpeningRolled | Rolled):
        return MoveCell(str(after.dice), "", index + 1, (index,), roll_text(before))
    if isinstance(event, Played):
        text = play_text(before, event.player, event.steps) or no_play_text()
        return MoveCell(_numbers(before), text, index, (index,), origin_text(before))
    if isinstance(event, PlayedIllegally):
        #: Note behind a play as it was written. Short
        text = noted(isolated(event.written), QCoreApplication.translate("MoveList", "illegal"))
        return MoveCell(_numbers(before), text, index, (index,))
    if isinstance(event, DoubleNamed):
        return MoveCell("", _words(event, before), index, (index,), naming_text(before))
    return MoveCell("", _words(event, before), index, (index,))


def _numbers(before: MatchState) -> str:
    """What was played, as short as there is room for: ``63``."""
    numbers = before.stage or before.dice
    return plain(numbers_text(numbers.faces)).replace("-", "") if numbers else ""


def _cube_words(before: MatchState) -> str:
    offer = before.cube_offer
    if offer is None:
        #: In a player's column: what that player does, as the next ones; {value} is the number on the cube.
        #: Short
        text = QCoreApplication.translate("MoveList", "doubles to {value}")
        if before.cube.owner:
            #: In a player's column: what the owner of the cube does; {value} is the number on it. Short
            text = QCoreApplication.translate("MoveList", "redoubles to {value}")
        return text.format(value=before.cube.value * 2)
    return titled(raise_name(offer.raises + 1), str(offer.proposed * 2))


def _words(event: Event, before: MatchState) -> str:
    match event:
        case Doubled() | Raised():
            return _cube_words(before)
        case DoubleNamed():
            #: In a player's column: the player chooses this double, as in 4-4. Short
            text = QCoreApplication.translate("MoveList", "names {double}")
            return text.format(double=isolated(f"{event.face}-{event.face}"))
        case Taken():
            #: In a player's column: the player accepts the double. Short
            return QCoreApplication.translate("MoveList", "takes")
        case Passed():
            #: In a player's column: the player refuses the double. Short
            return QCoreApplication.translate("MoveList", "passes")
        case FlagFell():
            return QCoreApplication.translate("MoveList", "runs out of time")
        case Abandoned():
            return QCoreApplication.translate("MoveList", "resigns")
        case _:
            raise TypeError(type(event).__name__)
