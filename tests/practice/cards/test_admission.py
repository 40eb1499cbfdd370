"""Which errors become cards, what such a card asks, and when two are the same."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.analysis.questions import Kind
from bgdesk.library.card_rows import CardGrade, CardKind, CardRow
from bgdesk.match.options import match_options
from bgdesk.match.state import Pair
from bgdesk.match.study import Analysis
from bgdesk.practice.cards.admission import ease_of, losses_of, worth_a_card
from bgdesk.practice.cards.grading import accepted_loss, grade_of
from bgdesk.practice.cards.key import card_key
from bgdesk.practice.cards.making import card_of, cards_of, question_in
from bgdesk.rules.player import Player
from tests.practice.cards.drawn_cards import at_level, drawn, sample


def test_only_what_costs_enough_and_more_than_others_lose_there_is_worth_a_card() -> None:
    found = sample()
    worth = found.worth()
    assert len(worth) > 20
    for one in worth:
        assert one.error >= 0.02
        assert one.error > ease_of(losses_of(found.analysis, one))
        assert not (one.is_mixed)
        assert not (one.is_forced)
    assert {one.decision.kind for one in worth} >= {Kind.PLAY, Kind.DOUBLE, Kind.NO_DOUBLE, Kind.TAKE}
    hard = [one for one in found.verdicts if 0.02 <= one.error <= ease_of(losses_of(found.analysis, one))]
    assert not set(hard) & set(worth)


def test_whose_errors_it_are_can_be_said() -> None:
    found = sample()
    white = worth_a_card(found.analysis, found.verdicts, Player.WHITE, 0.02)
    assert white
    assert {one.decision.player for one in white} == {Player.WHITE}


@pytest.mark.parametrize("level", ["1ply", "1-ply"])
def test_a_first_look_is_not_deep_enough(level: str) -> None:
    found = sample()
    assert worth_a_card(at_level(found.analysis, level), found.verdicts, None, 0.02) == ()


def test_that_of_gnu_backgammon_is_called_otherwise() -> None:
    found = sample()
    for level, number in (("0-ply", 0), ("1-ply", len(found.worth()))):
        told = replace(at_level(found.analysis, level), engine="GNU Backgammon")
        assert len(worth_a_card(told, found.verdicts, None, 0.02)) == number


def test_of_a_double_missed_again_and_again_the_most_expensive_time_stands_for_all() -> None:
    found = sample()
    missed = next(one for one in found.verdicts if one.decision.kind is Kind.NO_DOUBLE and one.error > 0.05)
    again = replace(missed, error=missed.error / 2)
    more = (*found.verdicts, again)
    worth = worth_a_card(found.analysis, more, None, 0.02)
    same_game = [
        one
        for one in worth
        if one.decision.kind is Kind.NO_DOUBLE
        and (one.decision.game, one.decision.player) == (missed.decision.game, missed.decision.player)
    ]
    assert len(same_game) == 1
    assert same_game[0].error >= missed.error


def test_a_card_asks_the_same_decision_with_the_same_costs() -> None:
    found = sample()
    for verdict, card in zip(found.worth(), map_of_worth(), strict=True):
        if card is None:
            continue
        question = question_in(card.body)
        assert question.verdict.error == pytest.approx(verdict.error, abs=0.002)
        assert question.player is verdict.decision.player
        state = question.record.states[question.keep]
        assert state.position == verdict.decision.state.position
        assert state.dice == verdict.decision.state.dice


def map_of_worth() -> list[CardRow | None]:
    found = sample()
    return [card_of(found.record, found.analysis, one, "match") for one in found.worth()]


def test_doubling_and_taking_are_two_kinds_and_names_and_seats_do_not_matter() -> None:
    kinds = {card.kind for card in drawn()}
    assert kinds == set(CardKind)
    for card in drawn():
        question = question_in(card.body)
        for names in (("You", "Opponent"), ("Anna", "Bert")):
            named = question.between(*names)
            seat = named.record.header.seats.of(question.player)
            assert seat.name == names[0]
            state = named.record.states[question.keep]
            assert card_key(card.kind, state, question.player, card.best) == card.key


def test_the_same_position_seen_from_the_other_seat_has_the_same_key() -> None:
    found = sample()
    verdict = next(one for one in found.worth() if one.decision.kind is Kind.PLAY)
    state, player = verdict.decision.state, verdict.decision.player
    turned = replace(
        state,
        position=state.position.swapped(),
        cube=replace(state.cube, owner=state.cube.owner.opponent if state.cube.owner else None),
    )
    key = card_key(CardKind.CHECKER, state, player, "x")
    assert card_key(CardKind.CHECKER, turned, player.opponent, "x") == key
    assert card_key(CardKind.DOUBLE, state, player, "x") != key


def test_far_from_the_end_the_score_counts_by_the_answer_alone() -> None:
    found = sample()
    verdict = next(one for one in found.worth() if one.decision.kind is Kind.PLAY)
    state, player = verdict.decision.state, verdict.decision.player

    def key(own_away: int, other_away: int, best: str = "x") -> str:
        options = replace(match_options(25), max_chain=0)
        scores = {player: 25 - own_away, player.opponent: 25 - other_away}
        score = Pair(scores[Player.WHITE], scores[Player.BLACK])
        return card_key(CardKind.CHECKER, replace(state, options=options, score=score), player, best)

    assert key(9, 9) == key(12, 25) == key(25, 9)
    assert key(12, 25, "x") != key(12, 25, "y"), "unless another answer is best"
    assert key(5, 9) == key(5, 20) != key(9, 5)
    assert key(8, 5) != key(9, 5)
    assert key(8, 5, "x") == key(8, 5, "y"), "near the end another answer is the same card with a change"


def test_what_two_answers_cost_that_are_nearly_alike_is_accepted() -> None:
    assert accepted_loss(None) == 0.005
    assert accepted_loss(0.002) == 0.005
    assert accepted_loss(0.030) == 0.015
    assert accepted_loss(0.400) == 0.020


@pytest.mark.parametrize(
    ("loss", "is_helped", "grade"),
    [
        (0.0, False, CardGrade.GOOD),
        (0.005, False, CardGrade.GOOD),
        (0.006, False, CardGrade.HARD),
        (0.020, False, CardGrade.HARD),
        (0.021, False, CardGrade.AGAIN),
        (None, False, CardGrade.AGAIN),
        (0.0, True, CardGrade.HARD),
        (0.5, True, CardGrade.AGAIN),
    ],
)
def test_the_grade_follows_from_the_cost(loss: float | None, is_helped: bool, grade: CardGrade) -> None:
    assert grade_of(loss, 0.005, is_helped=is_helped) is grade


def test_what_no_card_can_say_is_left_out() -> None:
    found = sample()
    (raised, *_) = (one for one in found.verdicts if one.decision.kind is Kind.RAISE)
    resigned = replace(raised, decision=replace(raised.decision, kind=Kind.RESIGNATION))
    nothing = Analysis("bgsage", "3-ply")
    assert cards_of(found.record, found.analysis, [resigned], "match") == ()
    assert worth_a_card(nothing, found.verdicts, None, 0.02) == ()
