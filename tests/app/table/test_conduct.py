"""What the people at a table may put right themselves."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.app.table.automation import AutomationWishes, automatic_answer
from bgdesk.app.table.conduct import may_enter_as_played, objection_point, why_not_correct
from bgdesk.app.table.table import RollWanted, Table
from bgdesk.app.table.taking_back import take_back_point
from bgdesk.match.correcting import correction
from bgdesk.match.dice.fair_dice import MANUAL
from bgdesk.match.events import GameStarted, OpeningRolled, PositionSet, Rolled
from bgdesk.match.options import match_options
from bgdesk.match.record import DiceRecord, MatchHeader, MatchRecord, Seat
from bgdesk.match.refereeing import as_played
from bgdesk.match.state import Pair
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.refusal import Reason
from tests.app.tables import AGAINST_BOT, PEOPLE
from tests.random_play import CREATED
from tests.rules.boards import board

REFEREE = AutomationWishes(referee=True)
WRONG = board("24:2 13:4 8:4 6:5", "1:2 12:5 17:3 19:5")
"""After 13/8 with a 3-1."""


def at_table(seats: Pair[Seat] = PEOPLE, *, white: int = 3, black: int = 1, kind: str = MANUAL) -> Table:
    header = MatchHeader("m", CREATED, match_options(1), seats, DiceRecord(kind, seed=1))
    record = MatchRecord(header, (GameStarted(1), OpeningRolled(white, black, 0)))
    return Table.resumed(record, None)


def played_wrongly(table: Table) -> Table:
    return table.grown_to(table.record.append(as_played(table.state, WRONG)))


@pytest.mark.parametrize(
    ("table", "wishes", "may"),
    [
        (at_table(), REFEREE, True),
        (at_table(), AutomationWishes(), False),
        (at_table(AGAINST_BOT), REFEREE, False),
        (at_table(kind="seeded"), REFEREE, False),
        (replace(at_table(), is_review=True), REFEREE, False),
    ],
)
def test_who_may_enter_what_was_played(table: Table, wishes: AutomationWishes, may: bool) -> None:
    assert may_enter_as_played(table, wishes) is may


def test_nothing_is_rolled_or_played_before_the_opponent_could_object() -> None:
    table = at_table()
    after = played_wrongly(table)
    assert objection_point(after) == 2
    assert automatic_answer(after, REFEREE) is None
    legal = table.record.append(as_played(table.state, board("24:2 13:5 8:2 6:4 5:2", "1:2 12:5 17:3 19:5")))
    assert isinstance(automatic_answer(table.grown_to(legal), REFEREE), RollWanted)
    assert objection_point(replace(after, is_review=True)) is None


def test_a_move_against_the_rules_and_a_correction_can_be_taken_back() -> None:
    table = at_table()
    assert take_back_point(played_wrongly(table), REFEREE) == 2
    corrected = table.grown_to(table.record.append(correction(table.state, WRONG)))
    assert take_back_point(corrected, REFEREE) == 2


def test_nobody_corrects_while_the_computer_thinks() -> None:
    assert why_not_correct(at_table(AGAINST_BOT)) is None
    refusal = why_not_correct(at_table(AGAINST_BOT, white=1, black=3))
    assert refusal
    assert refusal.reason is Reason.NOT_YOUR_TURN
    assert why_not_correct(replace(at_table(), is_review=True))


def test_forced_moves_are_not_played_for_people_who_enter_what_was_played() -> None:
    header = at_table().record.header
    table_set = PositionSet(board("3:2", "20:2"), Player.WHITE)
    events = (GameStarted(1), table_set, Rolled(Player.WHITE, Dice(6, 5), 0))
    forced = Table.resumed(MatchRecord(header, events), None)
    assert automatic_answer(forced, AutomationWishes()) is not None
    assert automatic_answer(forced, REFEREE) is None
