"""Luck added up, and the result without it: known only where no roll is left out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.analysis.luck import RollLuck, actual_result, luck_adjusted, luck_totals
from bgdesk.analysis.questions import RollQuestion, questions
from bgdesk.analysis.statistics import review
from bgdesk.match.evaluation import Equity, Unit
from bgdesk.match.events import OpeningRolled, Played, PlayedIllegally
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis, JudgedRoll
from bgdesk.rules.player import Player
from tests.analysis.matches import random_match
from tests.match.driving import BLACK, WHITE

ROTATION = ("portes", "plakoto", "fevga")


def match_won(seed: int = 1) -> MatchRecord:
    record = random_match(seed, match_options(3), most=5000)
    assert record.state.winner
    return record


def lucky(record: MatchRecord, luck: float = 0.01) -> tuple[RollLuck, ...]:
    """So much ``luck`` in every roll about which a question is asked."""
    asked = [one for one in questions(record) if isinstance(one, RollQuestion)]
    return tuple(RollLuck(one.event, 1, one.situation.player, 3 * luck, luck) for one in asked)


def test_the_luck_of_both_is_taken_from_the_result() -> None:
    record = match_won()
    rolls, winner = lucky(record), record.state.winner
    assert winner
    more = sum(1 if one.player is winner else -1 for one in rolls)
    assert luck_adjusted(record, winner, rolls) == pytest.approx(0.5 - 0.01 * more)
    assert luck_adjusted(record, winner.opponent, rolls) == pytest.approx(-0.5 + 0.01 * more)
    assert luck_totals(rolls).of(winner).net_emg == pytest.approx(0.03 * more)


@pytest.mark.parametrize("missing", [0, 7, -1])
def test_one_roll_without_luck_leaves_the_result_without_an_answer(missing: int) -> None:
    record = match_won()
    rolls = list(lucky(record))
    del rolls[missing]
    assert [luck_adjusted(record, player, rolls) for player in Player] == [None, None]


def test_an_opening_roll_of_equal_dice_needs_no_luck() -> None:
    record = next(one for one in map(match_won, range(20)) if _has_equal_opening(one))
    assert luck_adjusted(record, WHITE, lucky(record)) is not None


def test_what_an_illegal_play_brought_is_no_luck() -> None:
    record = match_won()
    event, play = next((number, one) for number, one in enumerate(record.events) if isinstance(one, Played))
    wrong = PlayedIllegally(play.player, "13/3", record.states[event + 1].position)
    told = MatchRecord(record.header, (*record.entries[:event], wrong, *record.entries[event + 1 :]))
    assert told.state.winner
    assert luck_adjusted(told, WHITE, lucky(told)) is None


def _has_equal_opening(record: MatchRecord) -> bool:
    return any(isinstance(event, OpeningRolled) and event.dice.is_double for event in record.events)


def test_money_counts_in_points_and_a_match_needs_a_winner() -> None:
    money = random_match(2, replace(match_options(0), games=2), most=5000)
    assert luck_adjusted(money, BLACK, lucky(money, 0.0)) == actual_result(money.state, BLACK) != 0
    begun = random_match(1, match_options(25), most=60)
    assert luck_adjusted(begun, WHITE, lucky(begun)) is None
    assert luck_adjusted(MatchRecord(begun.header), WHITE, ()) is None


def test_a_rotation_of_which_one_game_is_judged_has_no_result_without_luck() -> None:
    options = replace(match_options(3), variant="portes", rotation=ROTATION).locked()
    record = random_match(1, options, most=5000)
    games = {state.game_number for state in record.states}
    assert {1, 2} < games
    judged = tuple(
        JudgedRoll(one.event, Equity(0.01, one.situation.player, Unit.NORMALISED), "1ply")
        for one in questions(record)
        if isinstance(one, RollQuestion) and one.situation.ruleset.id == "portes"
    )
    found = review(record, Analysis("an engine", "1-ply", rolls=judged))
    assert found.players.white.luck.rolls > 0
    assert [found.players.of(player).luck_adjusted for player in Player] == [None, None]
