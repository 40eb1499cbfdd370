"""The move list model."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from bgdesk.match.events import (
    GameStarted,
    OpeningRolled,
    ResignationOffered,
    ResignationRejected,
    TakenBack,
)
from bgdesk.match.options import MONEY, match_options
from bgdesk.match.record import MatchRecord
from bgdesk.rules.player import Player
from bgdesk.ui.moves.derive_move_rows import NO_CELLS, MoveCell, MoveRow, RowKind
from bgdesk.ui.moves.move_list_model import (
    BLACK,
    DICE_ROLE,
    KIND_ROLE,
    NUMBER,
    ORIGIN_ROLE,
    STATE_ROLE,
    WHITE,
    MoveListModel,
    _shown,
)
from tests.match.driving import some_play
from tests.random_play import a_header, play_on, random_event


@pytest.fixture
def model(qtbot: QtBot) -> MoveListModel:
    made = MoveListModel()
    made.tester = QAbstractItemModelTester(  # type: ignore[attr-defined]  # lives as long as the model
        made, QAbstractItemModelTester.FailureReportingMode.Fatal
    )
    return made


def some_match(entries: int, seed: int = 1) -> MatchRecord:
    return play_on(MatchRecord(a_header(match_options(MONEY))), Random(seed), entries)


def contents(model: MoveListModel) -> list[list[object]]:
    return [
        [
            (model.index(row, column).data(), model.index(row, column).data(STATE_ROLE))
            for column in range(model.columnCount())
        ]
        for row in range(model.rowCount())
    ]


def fresh(record: MatchRecord) -> list[list[object]]:
    model = MoveListModel()
    model.set_record(record)
    return contents(model)


def test_nothing_without_a_match(model: MoveListModel) -> None:
    assert model.rowCount() == 0
    model.set_record(None)
    assert not model.index_of(0).isValid()


def test_columns_are_headed_by_the_players(model: MoveListModel) -> None:
    model.set_record(some_match(10))
    heads = [model.headerData(column, Qt.Orientation.Horizontal, 0) for column in range(3)]
    assert heads == ["No.", "Left", "Right"]


def test_growing_event_by_event_only_inserts_and_changes(qtbot: QtBot, model: MoveListModel) -> None:
    random = Random(4)
    record = some_match(1)
    model.set_record(record)
    with qtbot.assertNotEmitted(model.modelReset), qtbot.assertNotEmitted(model.rowsRemoved):
        for _ in range(300):
            record = record.append(random_event(record, random))
            model.set_record(record)
    assert contents(model) == fresh(record)


def test_taking_back_removes_rows(qtbot: QtBot, model: MoveListModel) -> None:
    record = some_match(120)
    model.set_record(record)
    with qtbot.waitSignal(model.rowsRemoved), qtbot.assertNotEmitted(model.modelReset):
        record = record.append(TakenBack(41, same_dice=False))
        model.set_record(record)
    assert contents(model) == fresh(record)


def test_another_match_resets(qtbot: QtBot, model: MoveListModel) -> None:
    model.set_record(some_match(30, 1))
    with qtbot.waitSignal(model.modelReset):
        model.set_record(some_match(40, 2))
    assert contents(model) == fresh(some_match(40, 2))


def test_index_of_finds_every_state(model: MoveListModel) -> None:
    record = some_match(200)
    model.set_record(record)
    for state in range(1, len(record.events) + 1):
        index = model.index_of(state)
        assert index.isValid()
        assert index.data(STATE_ROLE) <= state
    last = model.index_of(len(record.events))
    assert last.row() == model.rowCount() - 1


def test_a_roll_below_a_decision_not_to_double_stands_for_its_own_state_alone() -> None:
    roll = MoveCell("31", "", 8)
    row = MoveRow(RowKind.TURNS, 7, 8, cells=NO_CELLS.with_value(Player.WHITE, roll), goes_on=True)
    assert _shown(row, WHITE, 5) == 8


def test_the_first_state_is_found_in_the_first_row(model: MoveListModel) -> None:
    model.set_record(some_match(20))
    assert (model.index_of(0).row(), model.index_of(0).column()) == (0, NUMBER)


def test_a_roll_is_found_on_both_sides_of_a_resignation(model: MoveListModel) -> None:
    record = MatchRecord(a_header(match_options(7))).append(GameStarted(1)).append(OpeningRolled(3, 1))
    record = record.append(ResignationOffered(Player.WHITE, 1)).append(ResignationRejected(Player.BLACK))
    model.set_record(record.append(some_play(record.state)))
    places = [(index.row(), index.column()) for index in map(model.index_of, range(2, 6))]
    assert places == [(1, WHITE), (2, NUMBER), (1, WHITE), (1, WHITE)]


def test_a_roll_without_a_play_is_said_without_a_colon(model: MoveListModel) -> None:
    record = MatchRecord(a_header(match_options(7))).append(GameStarted(1)).append(OpeningRolled(3, 1))
    model.set_record(record)
    assert model.index(1, WHITE).data(Qt.ItemDataRole.AccessibleTextRole) == "3-1"


def test_empty_cells_cannot_be_chosen(model: MoveListModel) -> None:
    model.set_record(some_match(60))
    for row in range(model.rowCount()):
        for column in (WHITE, BLACK):
            index = model.index(row, column)
            assert bool(index.flags() & Qt.ItemFlag.ItemIsSelectable) == (index.data(STATE_ROLE) is not None)


def test_spoken_text_has_the_dice(model: MoveListModel) -> None:
    record = some_match(20)
    model.set_record(record)
    cell = next(
        index
        for row in range(model.rowCount())
        if (index := model.index(row, WHITE)).data(DICE_ROLE) and index.data()
    )
    spoken = cell.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == f"{'-'.join(cell.data(DICE_ROLE))}: {cell.data()}"


def test_spoken_text_says_where_numbers_come_from(model: MoveListModel) -> None:
    options = replace(match_options(1), variant="gul_bara")
    model.set_record(play_on(MatchRecord(a_header(options)), Random(5), 250))
    spoken = [
        str(index.data(Qt.ItemDataRole.AccessibleTextRole))
        for row in range(model.rowCount())
        for column in (WHITE, BLACK)
        if (index := model.index(row, column)).data(ORIGIN_ROLE)
    ]
    assert any(text.startswith("4-4, follows 3-3: ") for text in spoken)
    assert any(", left by the opponent: " in text for text in spoken)
    assert not any("-\N{MULTIPLICATION SIGN}" in text for text in spoken)


def test_header_rows_say_what_they_are(model: MoveListModel) -> None:
    model.set_record(some_match(5))
    first = model.index(0, NUMBER)
    assert first.data(KIND_ROLE) == "game"
    assert first.data() == "Game 1 · 0 : 0"
    assert model.data(QModelIndex()) is None
