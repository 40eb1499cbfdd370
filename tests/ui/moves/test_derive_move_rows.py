"""The rows of the move list."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from bgdesk.match.correcting import correction
from bgdesk.match.events import (
    Doubled,
    DoubleNamed,
    GameStarted,
    OpeningRolled,
    Passed,
    Played,
    ResignationAccepted,
    ResignationOffered,
    ResignationRejected,
    Rolled,
    Taken,
)
from bgdesk.match.options import MONEY, MatchOptions, match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Ending, Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.ui.moves.derive_move_rows import MoveCell, RowKind, cut_rows, extend_rows
from tests.match.driving import some_play
from tests.random_play import a_header, play_on
from tests.ui.player_at_window import played_to

WHITE, BLACK = Player.WHITE, Player.BLACK


def opened(starter: Player) -> MatchRecord:
    record = MatchRecord(a_header(match_options(7)))
    dice = (3, 1) if starter is WHITE else (1, 3)
    return record.append(GameStarted(1)).append(OpeningRolled(*dice))


def test_header_and_a_roll_not_played_yet() -> None:
    rows = extend_rows((), opened(WHITE), 0)
    assert [row.kind for row in rows] == [RowKind.GAME, RowKind.TURNS]
    assert rows[0].text == "Game 1 · 0 : 0"
    assert rows[1].cells.white == MoveCell("31", "", 2, (1,))
    assert rows[1].cells.black is None


def test_black_begins_in_his_own_column() -> None:
    rows = extend_rows((), opened(BLACK), 0)
    assert rows[1].cells.white is None
    assert rows[1].cells.black


def test_a_play_shows_the_state_with_its_dice() -> None:
    record = opened(WHITE)
    record = record.append(some_play(record.state))
    cell = extend_rows((), record, 0)[1].cells.white
    assert cell
    assert cell.dice == "31"
    assert cell.events == (1, 2)
    assert "/" in cell.text
    assert record.states[cell.state].dice == Dice(3, 1)


def test_cube_actions_stand_in_cells_of_their_own() -> None:
    record = opened(WHITE)
    record = record.append(some_play(record.state)).append(Doubled(BLACK)).append(Taken(WHITE))
    record = record.append(Rolled(BLACK, Dice(6, 6)))
    rows = extend_rows((), record, 0)
    assert rows[1].cells.black == MoveCell("", "doubles to 2", 3, (3,))
    assert rows[2].cells.white == MoveCell("", "takes", 4, (4,))
    assert rows[2].cells.black == MoveCell("66", "", 6, (5,))


def not_doubled(starter: Player) -> MatchRecord:
    """The opponent of ``starter`` rolls 6-6 without doubling, and plays."""
    record = opened(starter)
    record = record.append(some_play(record.state)).append(Rolled(starter.opponent, Dice(6, 6)))
    return record.append(some_play(record.state))


@pytest.mark.parametrize("starter", Player)
def test_a_double_that_was_not_offered_has_a_cell_of_its_own(starter: Player) -> None:
    record, other = not_doubled(starter), starter.opponent
    rows = extend_rows((), record, 0, {3})
    decision, roll = (row.cells.of(other) for row in rows[-2:])
    assert decision == MoveCell("", "no double", 3, (3,))
    assert roll
    assert (roll.dice, roll.state, roll.events) == ("66", 4, (4,))
    assert rows[-1].goes_on
    assert rows[-1].number == rows[-2].number
    assert extend_rows((), record, 0)[-1].cells.of(other) == replace(roll, events=(3, 4))


def test_the_turn_after_a_double_not_offered_has_the_next_number() -> None:
    record = not_doubled(BLACK)
    record = record.append(Rolled(BLACK, Dice(2, 1)))
    record = record.append(some_play(record.state)).append(Rolled(WHITE, Dice(4, 3)))
    rows = [row for row in extend_rows((), record, 0, {3}) if row.kind is RowKind.TURNS]
    assert [(row.number, row.goes_on) for row in rows] == [(1, False), (2, False), (2, True), (3, False)]
    assert rows[2].cells.black


def test_taking_back_keeps_the_doubles_not_offered_before() -> None:
    record = not_doubled(BLACK)
    rows = extend_rows((), record, 0, {3})
    assert cut_rows(rows, record, 4, {3}) == extend_rows(
        (), MatchRecord(record.header, record.entries[:4]), 0, {3}
    )
    assert extend_rows(cut_rows(rows, record, 4, {3}), record, 4, {3}) == rows


def test_games_in_turn_are_named() -> None:
    options = replace(match_options(7), rotation=("portes", "plakoto"))
    record = MatchRecord(a_header(options)).append(GameStarted(1)).append(OpeningRolled(3, 1))
    for event in (ResignationOffered(WHITE, 2), ResignationAccepted(BLACK), GameStarted(2)):
        record = record.append(event)
    headings = [row.text for row in extend_rows((), record, 0) if row.kind is RowKind.GAME]
    assert headings == ["Game 1 · Portes · 0 : 0", "Game 2 · Plakoto · 0 : 2"]


def test_a_caught_mother_is_said_to_have_ended_the_game() -> None:
    options = replace(match_options(3), variant="plakoto")
    record = played_to(
        lambda state: any(result.ending is Ending.MOTHER for result in state.results), options=options
    )
    notes = [row.text for row in extend_rows((), record, 0) if row.kind is RowKind.NOTE]
    caught = notes.index("The mother was caught.")
    assert " won a double game: 2 point" in notes[caught + 1]


def test_result_has_a_row() -> None:
    record = opened(WHITE)
    record = record.append(some_play(record.state)).append(Doubled(BLACK)).append(Passed(WHITE))
    rows = extend_rows((), record, 0)
    assert rows[-1].kind is RowKind.NOTE
    assert rows[-1].text.startswith("Right won a single game")
    assert rows[-1].state == len(record.events)


def test_automatic_double_is_noted() -> None:
    options = MatchOptions(length=MONEY, crawford=False, automatic_doubles=1)
    record = MatchRecord(a_header(options)).append(GameStarted(1)).append(OpeningRolled(4, 4))
    rows = extend_rows((), record, 0)
    assert [row.kind for row in rows] == [RowKind.GAME, RowKind.NOTE]
    assert "cube at 2" in rows[1].text
    assert len(extend_rows(rows, record.append(OpeningRolled(5, 5)), 2)) == 2


@pytest.mark.parametrize("variant", ["portes", "plakoto", "acey_deucey", "dutch"])
def test_an_opening_roll_that_nobody_plays_has_a_row(variant: str) -> None:
    record = MatchRecord(a_header(replace(match_options(1), variant=variant))).append(GameStarted(1))
    tied = record.append(OpeningRolled(4, 4))
    assert len(extend_rows((), tied, 0)) == 1
    won = tied.append(OpeningRolled(2, 5))
    rows = extend_rows((), won, 0)
    assert [(row.kind, row.text) for row in rows[1:]] == [
        (RowKind.NOTE, "Right won the opening roll: 5-2"),
    ]
    rolled = won.append(Rolled(BLACK, Dice(6, 6)))
    more = extend_rows(rows, rolled, len(won.events))
    assert (more[2].number, more[2].cells.white) == (1, None)
    assert more[2].cells.black == MoveCell("66", "", 4, (3,))
    assert cut_rows(more, rolled, len(won.events)) == rows


def test_an_opening_roll_that_may_be_rolled_again_is_in_its_cell() -> None:
    record = MatchRecord(a_header(replace(match_options(1), variant="russian"))).append(GameStarted(1))
    record = record.append(OpeningRolled(6, 3)).append(Rolled(WHITE, Dice(2, 1)))
    first, second = extend_rows((), record, 0)[1:]
    assert first.cells.white == MoveCell("63", "", 2, (1,))
    assert second.cells.white == MoveCell("21", "", 3, (2,), "instead of 6-3")


@pytest.mark.parametrize("seed", range(5))
def test_growing_and_cutting_agree_with_building_anew(seed: int) -> None:
    options = MatchOptions(length=5) if seed % 2 else match_options(MONEY)
    record = play_on(MatchRecord(a_header(options)), Random(seed), 250, 0.2)
    whole = extend_rows((), record, 0)
    for keep in range(0, len(record.events) + 1, 7):
        part = MatchRecord(record.header, record.events[:keep])
        rows = extend_rows((), part, 0)
        assert extend_rows(rows, record, keep) == whole
        assert cut_rows(whole, record, keep) == rows


@pytest.mark.parametrize("seed", range(3))
def test_every_decision_has_a_cell_or_a_row(seed: int) -> None:
    record = play_on(MatchRecord(a_header(match_options(MONEY))), Random(seed), 300, 0.3)
    rows = extend_rows((), record, 0)
    shown = {row.first_event for row in rows if row.kind is RowKind.NOTE}
    shown |= {cell.state for row in rows for cell in (row.cells.white, row.cells.black) if cell is not None}
    decisions = {
        index
        for index, event in enumerate(record.events)
        if not isinstance(event, GameStarted | OpeningRolled | Rolled)
    }
    assert decisions <= shown


@pytest.mark.parametrize("variant", ["acey_deucey", "gul_bara", "fevga", "russian"])
def test_every_part_of_a_long_turn_has_a_cell_of_its_own(variant: str) -> None:
    record = MatchRecord(a_header(replace(match_options(1), variant=variant)))
    record = play_on(record, Random(5), 250)
    plays = [index for index, event in enumerate(record.events) if isinstance(event, Played)]
    cells = [
        cell for row in extend_rows((), record, 0) for cell in (row.cells.white, row.cells.black) if cell
    ]
    shown = {index: cell for cell in cells for index in cell.events if index in plays}
    assert list(shown) == plays
    assert len({id(cell) for cell in shown.values()}) == len(plays)


def test_a_double_that_was_named_stands_before_its_play() -> None:
    options = replace(match_options(1), variant="acey_deucey")
    record = played_to(lambda state: state.phase is Phase.TO_NAME, options=options)
    player = record.state.turn
    assert player
    named = record.append(DoubleNamed(player, 4))
    waiting = extend_rows((), named, 0)[-1].cells.of(player)
    assert waiting
    assert (waiting.origin, waiting.text) == ("after 2-1", "names 4-4")
    whole = named.append(some_play(named.state))
    cell = extend_rows((), whole, 0)[-1].cells.of(player)
    assert cell
    assert (cell.dice, cell.origin) == ("44", "named after 2-1")
    kept = len(whole.events) - 1
    assert cut_rows(extend_rows((), whole, 0), whole, kept) == extend_rows((), named, 0)


@pytest.mark.parametrize("variant", ["acey_deucey_european", "gul_bara", "russian"])
def test_only_the_beginnings_of_turns_are_numbered(variant: str) -> None:
    record = MatchRecord(a_header(replace(match_options(1), variant=variant)))
    rows = [row for row in extend_rows((), play_on(record, Random(5), 250), 0) if row.kind is RowKind.TURNS]
    assert {row.goes_on for row in rows} == {True, False}
    for before, row in pairwise(rows):
        assert row.number == before.number + (not row.goes_on)
        if row.goes_on and not any(cell and cell.origin for cell in (row.cells.white, row.cells.black)):
            left = before.cells.black
            assert left
            assert left.origin == "left by the opponent"


def test_every_part_of_a_turn_says_what_it_is() -> None:
    record = MatchRecord(a_header(replace(match_options(1), variant="acey_deucey_european")))
    record = play_on(record, Random(5), 250)
    origins = {
        cell.origin.rstrip("123456- ")
        for row in extend_rows((), record, 0)
        for cell in (row.cells.white, row.cells.black)
        if cell
    }
    assert origins == {"", "named after", "complement of", "rolled again"}


def test_a_refused_resignation_takes_no_number_and_no_roll() -> None:
    rolled = opened(WHITE)
    refused = rolled.append(ResignationOffered(WHITE, 1)).append(ResignationRejected(BLACK))
    play = some_play(refused.state)
    record = refused.append(play).append(Rolled(BLACK, Dice(6, 5)))
    rows = extend_rows((), record, 0)
    assert [(row.kind, row.text) for row in rows[2:4]] == [
        (RowKind.NOTE, "Left offered to resign a single game."),
        (RowKind.NOTE, "Right refused the resignation."),
    ]
    white = rows[1].cells.white
    assert white
    assert (white.dice, white.events) == ("31", (1, 4))
    assert "/" in white.text
    assert rows[4].cells.black
    assert (rows[4].number, rows[4].goes_on) == (1, True)
    assert cut_rows(rows, record, 4) == extend_rows((), refused, 0)


def test_a_set_up_corrected_before_the_play_takes_no_number() -> None:
    rolled = opened(WHITE)
    corrected = rolled.append(correction(rolled.state, rolled.state.position.swapped()))
    record = corrected.append(some_play(corrected.state))
    rows = extend_rows((), record, 0)
    assert (rows[2].kind, rows[2].text) == (RowKind.NOTE, "The set-up was corrected")
    white = rows[1].cells.white
    assert white
    assert (white.dice, white.events) == ("31", (1, 3))
    assert len(rows) == 3


@pytest.mark.parametrize("seed", range(3))
def test_white_begins_every_number_but_the_first(seed: int) -> None:
    """However many numbers a player leaves to the other: a number has one turn of each."""
    record = MatchRecord(a_header(replace(match_options(1), variant="gul_bara")))
    rows = [row for row in extend_rows((), play_on(record, Random(seed), 400), 0) if row.number]
    for number in range(1, rows[-1].number):
        group = [row for row in rows if row.number == number]
        own = [
            cell
            for row in group
            for cell in (row.cells.white, row.cells.black)
            if cell and cell.origin != "left by the opponent" and not cell.origin.startswith("follows")
        ]
        assert len(own) == (1 if number == 1 and rows[0].cells.white is None else 2)
