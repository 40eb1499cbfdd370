"""What is asked when dice are rolled by hand."""

from __future__ import annotations

from bgdesk.app.table.table import Table
from bgdesk.match.events import Event, GameStarted, OpeningRolled, Rolled
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.ui.words.dice_check import dice_question
from tests.match.driving import some_play
from tests.random_play import a_header


def after(*events: Event) -> MatchRecord:
    return MatchRecord(a_header(match_options(3)), (GameStarted(1), *events))


def test_the_opening_asks_for_one_die_each() -> None:
    assert dice_question(Table(after())).startswith("The opening: one die each")


def test_a_tie_says_why_it_is_rolled_again() -> None:
    question = dice_question(Table(after(OpeningRolled(5, 5))))
    assert question == "Both rolled 5, so roll again. What is it now?"
    twice = dice_question(Table(after(OpeningRolled(5, 5), OpeningRolled(2, 2))))
    assert twice.startswith("Both rolled 2")


def test_later_the_player_on_roll_is_asked_for() -> None:
    record = after(OpeningRolled(3, 1))
    record = record.append(some_play(record.state))
    assert dice_question(Table(record)) == "Right to roll: what do the dice show?"
    record = record.append(Rolled(Player.BLACK, Dice(2, 1), 1))
    record = record.append(some_play(record.state))
    assert dice_question(Table(record)) == "Left to roll: what do the dice show?"
