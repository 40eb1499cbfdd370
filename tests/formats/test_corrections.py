"""A set-up that was corrected: the plays come back from the board on which they were made, and it is told."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bgdesk.formats import record_json
from bgdesk.formats.gv import reader as gv_reader
from bgdesk.formats.mat import reader as mat_reader
from bgdesk.formats.registry import WRITTEN, Format
from bgdesk.formats.sgf import reader as sgf_reader
from bgdesk.match.correcting import correction
from bgdesk.match.events import Entry, GameStarted, OpeningRolled, Played, PlayedIllegally, Rolled
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.refereeing import as_played
from bgdesk.match.state import MatchState
from bgdesk.match.study import Study
from bgdesk.rules.dice import Dice
from bgdesk.rules.position import Position
from tests.match.driving import BLACK, WHITE, some_play
from tests.random_play import a_header
from tests.rules.boards import board

RIGHT = board("24:2 13:5 8:3 6:5", "1:2 12:4 17:4 19:5")
READERS = {
    "mat": mat_reader.read,
    "sgf": sgf_reader.read,
    "ogxm": gv_reader.read,
    "record": record_json.read,
}


def played_on(corrected_at: int) -> MatchRecord:
    """Two turns and the roll of a third; the set-up is corrected before the event ``corrected_at``."""
    record = MatchRecord(a_header(match_options(5)))
    makers: tuple[Callable[[MatchState], Entry], ...] = (
        lambda _: GameStarted(1),
        lambda _: OpeningRolled(3, 1, 0),
        some_play,
        lambda _: Rolled(BLACK, Dice(6, 2), 1),
        some_play,
        lambda _: Rolled(WHITE, Dice(5, 4), 2),
        some_play,
    )
    for number, make in enumerate(makers):
        if number == corrected_at:
            record = record.append(correction(record.state, RIGHT))
        record = record.append(make(record.state))
    return record


def plays(record: MatchRecord) -> list[tuple[object, ...]]:
    """Who played what, from which board."""
    return [
        (event.player, sorted((step.source, step.target) for step in event.steps), *_moment(state))
        for state, event in zip(record.states, record.events, strict=False)
        if isinstance(event, Played)
    ]


def _moment(state: MatchState) -> tuple[object, ...]:
    assert state.dice
    return state.position, state.dice.high, state.dice.low


@pytest.mark.parametrize("corrected_at", [1, 2, 3, 4])
@pytest.mark.parametrize("kind", WRITTEN, ids=lambda kind: kind.id)
def test_the_plays_come_back_and_the_correction_is_told(kind: Format, corrected_at: int) -> None:
    record = played_on(corrected_at)
    written = kind.write(Study(record))
    (study,) = READERS[kind.id](written.content).studies
    assert plays(study.record) == plays(record)
    assert study.record.state.position == record.state.position
    is_told = any("corrected" in warning for warning in written.warnings)
    assert is_told is (kind.id != "record")
    assert not any("mid-turn" in warning for warning in written.warnings)


@pytest.mark.parametrize("kind", WRITTEN, ids=lambda kind: kind.id)
@pytest.mark.parametrize(
    "after",
    [
        board("24:2 13:4 8:4 6:5", "1:2 12:5 17:3 19:5"),
        board("24:2 13:5 8:3 6:5", "1:2 12:5 17:3 19:5"),
        board("24:2 14:1 13:5 8:2 6:5", "1:2 12:5 17:3 19:5"),
        board("24:2 13:2 9:3 8:3 6:5", "1:2 12:5 17:3 19:5"),
    ],
)
def test_a_move_entered_as_it_was_played_comes_back(kind: Format, after: Position) -> None:
    record = MatchRecord(a_header(match_options(5)), (GameStarted(1), OpeningRolled(3, 1, 0)))
    record = record.append(as_played(record.state, after)).append(Rolled(BLACK, Dice(6, 2), 1))
    record = record.append(some_play(record.state))
    (study,) = READERS[kind.id](kind.write(Study(record)).content).studies
    made = next(event for event in study.record.events if isinstance(event, PlayedIllegally))
    assert made.position == after
    assert study.record.state.position == record.state.position
