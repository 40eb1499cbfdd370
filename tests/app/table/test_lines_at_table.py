"""A line that is tried out beside a match that is looked at: played like a match, kept as a branch of it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.app.review.line_keeper import LineKeeper
from bgdesk.app.table.match_opener import MatchOpener
from bgdesk.app.table.table import RollWanted
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.match.events import OpeningRolled, Played, Rolled
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord, Seat, SeatKind
from bgdesk.match.state import Pair, Phase
from bgdesk.match.study import Branch
from bgdesk.rules.dice import Dice
from tests.app.tables import Desk, settle
from tests.app.turns import play
from tests.random_play import a_header, play_on


@pytest.fixture
def record() -> MatchRecord:
    """A match against a bot with a clock, that is over."""
    header = a_header(match_options(1))
    header = replace(header, seats=Pair(Seat("Ann"), Seat("Bot", SeatKind.BOT, "casual")))
    return play_on(MatchRecord(header), Random(3))


@pytest.fixture
def written() -> list[Branch]:
    """What was kept of the line, state after state."""
    return []


def opener(desk: Desk) -> MatchOpener:
    return MatchOpener(desk.library.journal, desk.controller, lambda _, player: desk.players.of(player))


def try_out(desk: Desk, record: MatchRecord, keep: int, written: list[Branch]) -> None:
    keeper = LineKeeper(record.until(keep), keep, written.append)
    opener(desk).show(record)
    opener(desk).try_out(record, keep, (), keeper)


def first_play(record: MatchRecord) -> int:
    return next(index for index, event in enumerate(record.events) if isinstance(event, Played))


def test_a_play_is_kept_as_a_branch_before_it_is_told(
    desk: Desk, qtbot: QtBot, record: MatchRecord, written: list[Branch]
) -> None:
    told: list[int] = []
    desk.controller.happened.connect(lambda _: told.append(len(written)))
    keep = first_play(record)
    try_out(desk, record, keep, written)
    settle(qtbot, desk, Phase.TO_PLAY)
    made = play(desk)
    (desk.white if desk.table.state.to_act is not None and desk.white.answer else desk.black).say(made)
    assert told == [1]
    assert written == [Branch(keep, (desk.table.record.events[-1],))]
    assert desk.table.line_from == keep


def test_whoever_tries_it_out_decides_for_the_bot_too(
    desk: Desk, record: MatchRecord, written: list[Branch]
) -> None:
    try_out(desk, record, first_play(record), written)
    assert desk.table.is_between_people


def test_any_roll_can_be_typed_and_one_that_is_not_typed_is_made(
    desk: Desk, qtbot: QtBot, record: MatchRecord, written: list[Branch]
) -> None:
    keep = next(index for index, event in enumerate(record.events) if isinstance(event, Rolled))
    try_out(desk, record, keep, written)
    settle(qtbot, desk, Phase.TO_ROLL)
    desk.controller.type_dice(Dice(6, 6))
    settle(qtbot, desk, Phase.TO_PLAY)
    assert desk.table.record.events[-1].dice == Dice(6, 6)  # type: ignore[union-attr]
    asked = desk.white if desk.white.answer else desk.black
    asked.say(play(desk))
    settle(qtbot, desk, Phase.TO_ROLL)
    (desk.white if desk.white.answer else desk.black).say(RollWanted())
    assert isinstance(desk.table.record.events[-1], Rolled)


def test_what_cannot_be_kept_does_not_happen(desk: Desk, qtbot: QtBot, record: MatchRecord) -> None:
    def fail(_: Branch) -> None:
        raise JournalError(Trouble.DISC_FULL, "here")

    said: list[str] = []
    desk.controller.save_failed.connect(said.append)
    keep = first_play(record)
    opener(desk).try_out(record, keep, (), LineKeeper(record.until(keep), keep, fail))
    settle(qtbot, desk, Phase.TO_PLAY)
    (desk.white if desk.white.answer else desk.black).say(play(desk))
    assert len(desk.table.record.events) == keep
    assert len(said) == 1


def test_the_next_match_is_written_in_the_journal_again(
    desk: Desk, qtbot: QtBot, record: MatchRecord, written: list[Branch]
) -> None:
    try_out(desk, record, first_play(record), written)
    desk.begin("31")
    settle(qtbot, desk, Phase.TO_PLAY)
    assert not written
    assert isinstance(desk.library.record("0123456789abcdef").entries[-1], OpeningRolled)


def test_a_stored_line_goes_on_where_it_ended(desk: Desk, record: MatchRecord, written: list[Branch]) -> None:
    keep = first_play(record)
    entries = record.events[keep : keep + 2]
    line = record.until(keep + 2)
    opener(desk).try_out(record, keep, entries, LineKeeper(line, keep, written.append))
    assert desk.table.record.events == record.events[: keep + 2]
    assert desk.table.line_from == keep
