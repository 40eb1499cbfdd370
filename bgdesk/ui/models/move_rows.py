"""The rows of the move list: game headers, pairs of turns, results; pure values from a record."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

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
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.rules.player import Player
from bgdesk.ui.event_wording import play_text, result_text
from bgdesk.ui.turn_wording import numbers_text
from bgdesk.ui.wording import level_phrase, raise_name


class RowKind(StrEnum):
    """What a row is."""

    GAME = "game"
    TURNS = "turns"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class MoveCell:
    """One action: ``dice`` (``63``, none for the cube), words, and the number of the state it was made in.

    ``events`` are the numbers of the events that it stands for: a throw and its play share a cell.
    """

    dice: str
    text: str
    state: int
    events: tuple[int, ...] = ()


_PLAYS = Played | PlayedIllegally
NO_CELLS: Pair[MoveCell | None] = Pair(None, None)


@dataclass(frozen=True, slots=True)
class MoveRow:
    """One row; ``first_event`` begins it, ``state`` is what a header or a note shows when chosen."""

    kind: RowKind
    first_event: int
    state: int
    number: int = 0
    text: str = ""
    cells: Pair[MoveCell | None] = NO_CELLS


def extend_rows(rows: tuple[MoveRow, ...], record: MatchRecord, start: int) -> tuple[MoveRow, ...]:
    """``rows`` with the events of ``record`` from number ``start`` on."""
    grown = list(rows)
    for index in range(start, len(record.events)):
        _add(grown, record, index)
    return tuple(grown)


def cut_rows(rows: tuple[MoveRow, ...], record: MatchRecord, keep: int) -> tuple[MoveRow, ...]:
    """``rows`` without what came after the first ``keep`` events of ``record``."""
    kept = tuple(row for row in rows if row.first_event < keep)
    game = max((i for i, row in enumerate(kept) if row.kind is RowKind.GAME), default=None)
    if game is None:
        return ()
    grown = list(kept[:game])
    for index in range(kept[game].first_event, keep):
        _add(grown, record, index)
    return tuple(grown)


def _add(rows: list[MoveRow], record: MatchRecord, index: int) -> None:
    event, before, after = record.events[index], record.states[index], record.states[index + 1]
    if isinstance(event, GameStarted):
        rows.append(_game_row(event, before, index))
        return
    note = _note(event, before, after)
    if note:
        rows.append(MoveRow(RowKind.NOTE, index, index + 1, text=note))
    elif note is None:
        _add_cell(rows, record, index)
    if len(after.results) > len(before.results):
        text = result_text(after.results[-1], after.options, record.header.seats)
        rows.append(MoveRow(RowKind.NOTE, index + 1, index + 1, text=text))


def _note(event: Event, before: MatchState, after: MatchState) -> str | None:
    """What a row of its own says about ``event``; empty: it is not listed, ``None``: it has a cell."""
    if isinstance(event, OpeningRolled) and not after.dice:
        text = QCoreApplication.translate("MoveList", "Both threw {die}: the cube is {value}")
        is_doubled = after.auto_doubles > before.auto_doubles
        return text.format(die=event.white_die, value=after.cube.value) if is_doubled else ""
    if isinstance(event, PositionSet) and before.phase is Phase.OPENING:
        return QCoreApplication.translate("MoveList", "The game begins with this position")
    if isinstance(event, PositionSet):
        if event.position == before.position and event.cube == before.cube:
            return QCoreApplication.translate("MoveList", "A turn is missing in the record")
        return QCoreApplication.translate("MoveList", "The board was set by hand")
    return "" if isinstance(event, ScoreSet | Settled) else None


def _add_cell(rows: list[MoveRow], record: MatchRecord, index: int) -> None:
    event, before, after = record.events[index], record.states[index], record.states[index + 1]
    player = _player(event, after)
    cell = _cell(event, before, after, index)
    if isinstance(event, _PLAYS) and before.dice and _awaits_play(rows, player, record):
        _replace_last(rows, player, cell)
    else:
        _place(rows, player, cell, index)


def _awaits_play(rows: list[MoveRow], player: Player, record: MatchRecord) -> bool:
    """Whether the last cell of ``player`` is a throw or a double that he named, and no play yet."""
    last = rows[-1].cells.of(player) if rows else None
    return last is not None and not any(isinstance(record.events[index], _PLAYS) for index in last.events)


def _game_row(event: GameStarted, before: MatchState, index: int) -> MoveRow:
    text = QCoreApplication.translate("MoveList", "Game {number} · {white} : {black}")
    words = text.format(number=event.number, white=before.score.white, black=before.score.black)
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
    number = last.number + 1 if last and last.kind is RowKind.TURNS else 1
    rows.append(MoveRow(RowKind.TURNS, index, index, number, cells=NO_CELLS.with_value(player, cell)))


def _replace_last(rows: list[MoveRow], player: Player, cell: MoveCell) -> None:
    thrown = rows[-1].cells.of(player)
    whole = replace(cell, events=(*thrown.events, *cell.events)) if thrown else cell
    rows[-1] = replace(rows[-1], cells=rows[-1].cells.with_value(player, whole))


def _cell(event: Event, before: MatchState, after: MatchState, index: int) -> MoveCell:
    if isinstance(event, OpeningRolled | Rolled):
        return MoveCell(str(after.dice), "", index + 1, (index,))
    if isinstance(event, Played):
        text = play_text(before, event.player, event.steps)
        text = text or QCoreApplication.translate("MoveList", "no move")
        return MoveCell(_numbers(before), text, index, (index,))
    if isinstance(event, PlayedIllegally):
        text = QCoreApplication.translate("MoveList", "{play} (illegal)").format(play=event.written)
        return MoveCell(_numbers(before), text, index, (index,))
    return MoveCell("", _words(event, before), index, (index,))


def _numbers(before: MatchState) -> str:
    """What was played, as short as there is room for: ``63``."""
    numbers = before.stage or before.dice
    return numbers_text(numbers.faces).replace("-", "") if numbers else ""


def _cube_words(before: MatchState) -> str:
    offer = before.cube_offer
    if offer is None:
        text = QCoreApplication.translate("MoveList", "doubles to {value}")
        return text.format(value=before.cube.value * 2)
    text = QCoreApplication.translate("MoveList", "{animal}: {value}")
    return text.format(animal=raise_name(offer.raises + 1), value=offer.proposed * 2)


def _words(event: Event, before: MatchState) -> str:
    match event:
        case Doubled() | Raised():
            return _cube_words(before)
        case DoubleNamed():
            return QCoreApplication.translate("MoveList", "names {face}-{face}").format(face=event.face)
        case Taken():
            return QCoreApplication.translate("MoveList", "takes")
        case Passed():
            return QCoreApplication.translate("MoveList", "passes")
        case ResignationOffered():
            text = QCoreApplication.translate("MoveList", "resigns {level}")
            return text.format(level=level_phrase(event.level, before.ruleset))
        case ResignationAccepted():
            return QCoreApplication.translate("MoveList", "accepts")
        case ResignationRejected():
            return QCoreApplication.translate("MoveList", "plays on")
        case FlagFell():
            return QCoreApplication.translate("MoveList", "runs out of time")
        case Abandoned():
            return QCoreApplication.translate("MoveList", "gives up")
        case _:
            raise TypeError(type(event).__name__)
