"""The choices in the panel of judgements."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities, Unit
from bgdesk.match.events import Doubled, Event, Passed, Rolled, Taken
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState
from bgdesk.match.study import Candidate, JudgedPlay
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.ui.common.candidate_model import CandidateView
from bgdesk.ui.review.derive_judgement_rows import answer_rows, double_rows, play_rows
from tests.analysis.matches import raised
from tests.match.autoplay import whole_match

WHITE = Player.WHITE
CHANCES = Probabilities(WHITE, 0.625, 0.2, 0.01, 0.1, 0.005)
ROLLED, DOUBLED = Rolled(WHITE, Dice(3, 1)), Doubled(WHITE)


@pytest.fixture(scope="module")
def state() -> MatchState:
    return whole_match(match_options(3), seed=4).states[2]


def equity(value: float) -> Equity:
    return Equity(value, WHITE, Unit.NORMALISED)


def cube(no_double: float, taken: float, passed: float = 1.0) -> CubeDecision:
    return CubeDecision(equity(no_double), equity(taken), equity(passed), CHANCES, False, True)


def shown(rows: tuple[CandidateView, ...]) -> list[tuple[str, str, str, bool]]:
    return [(row.name, row.equity, row.cost, row.is_chosen) for row in rows]


def test_plays_stand_with_equity_cost_chances_and_mark(state: MatchState) -> None:
    values = (0.1, 0.09, 0.05, -0.2)
    candidates = tuple(Candidate("24/23", state.position, equity(one), CHANCES, "3ply") for one in values)
    rows = play_rows(JudgedPlay(2, candidates, 2), state)
    assert shown(rows) == [
        ("24/23", "+0.100", "", False),
        ("24/23", "+0.090", "0.010", False),
        ("24/23", "+0.050", "0.050", True),
        ("24/23", "-0.200", "0.300", False),
    ]
    assert [row.mark.symbol for row in rows if row.mark] == ["", "", "?", "??"]
    assert {row.win for row in rows} == {"62.5"}
    assert "gammons 20.0 %" in rows[0].tip
    assert "3-ply" in rows[0].tip


def test_what_was_judged_less_deeply_stands_in_brackets_without_a_mark(state: MatchState) -> None:
    best = Candidate("8/5 6/5", state.position, equity(0.1), None, "3ply")
    other = replace(best, written="24/23", equity=equity(0.12), level="1ply")
    row = play_rows(JudgedPlay(2, (best, other), 0), state)[1]
    assert (row.equity, row.cost, row.mark, row.win) == ("(+0.120)", "(-0.020)", None, "")


@pytest.mark.parametrize(
    ("decision", "event", "costs", "chosen"),
    [
        (cube(0.3, 0.2), ROLLED, ["", "0.100", ""], 0),
        (cube(0.3, 0.2), DOUBLED, ["", "0.100", ""], 1),
        (cube(0.6, 0.8), ROLLED, ["0.200", "", ""], 0),
        (cube(0.9, 1.2), DOUBLED, ["0.100", "", ""], 2),
        (cube(1.1, 1.4), DOUBLED, ["", "", "0.100"], 2),
        (cube(0.3, 0.2), None, ["", "0.100", ""], None),
    ],
    ids=["right to roll", "too early", "missed", "cash", "too good", "still to decide"],
)
def test_a_double_costs_what_it_gives_away_after_the_best_answer(
    state: MatchState, decision: CubeDecision, event: Event | None, costs: list[str], chosen: int | None
) -> None:
    rows = double_rows(decision, event, state)
    assert [row.cost for row in rows] == costs
    assert [number for number, row in enumerate(rows) if row.is_chosen] == (
        [] if chosen is None else [chosen]
    )
    assert sum(row.mark is None for row in rows) == 1, "the other answer is not the doubler's to choose"


def test_no_cost_is_ever_shown_with_a_plus(state: MatchState) -> None:
    rows = (*double_rows(cube(0.003, -0.3), ROLLED, state), *answer_rows(cube(0.9, 1.2), Taken(WHITE), state))
    assert not any("+" in row.cost for row in rows)


@pytest.mark.parametrize(("event", "chosen"), [(Taken(WHITE), 0), (Passed(WHITE), 1)])
def test_answers_are_shown_for_him_who_answers(state: MatchState, event: Event, chosen: int) -> None:
    rows = answer_rows(cube(0.9, 1.2), event, state)
    assert [(row.name, row.equity, row.cost) for row in rows] == [
        ("Take", "-1.200", "0.200"),
        ("Pass", "-1.000", ""),
    ]
    assert rows[chosen].is_chosen


def test_raises_are_choices_in_money_play() -> None:
    record: MatchRecord = raised(Taken(WHITE), most=2)
    decision = replace(
        cube(0.3, 0.2),
        no_double=Equity(0.3, WHITE, Unit.MONEY),
        double_take=Equity(0.2, WHITE, Unit.MONEY),
        double_pass=Equity(1.0, WHITE, Unit.MONEY),
    )
    assert shown(answer_rows(decision, record.events[7], record.states[7])) == [
        ("Take", "+0.400", "0.400", True),
        ("Pass", "-2.000", "2.800", False),
        ("Raccoon", "+0.800", "", False),
    ]
