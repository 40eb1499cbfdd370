"""What is typed and chosen makes the right question."""

from __future__ import annotations

from datetime import date

import pytest

from bgdesk.analysis.phases import GamePhase
from bgdesk.analysis.questions import Kind
from bgdesk.library.find.wanted import MatchOutcome, Near, Order, PointHolds, Span, Wanted, WantedMatches
from bgdesk.rules.variants import RULESETS
from bgdesk.ui.find.find_fields import (
    BLUNDER,
    EVERYTHING,
    NEIGHBOURS,
    UNLIMITED_AWAY,
    ErrorKind,
    FindFields,
    derive_question,
    rolls_in,
)

TODAY = date(2026, 3, 10)
START = "4HPwATDgc/ABMA"


def wanted(fields: FindFields) -> Wanted:
    question = derive_question(fields, TODAY)
    assert question.problem == ""
    return question.wanted


def test_empty_fields_ask_for_blunders() -> None:
    assert wanted(FindFields()) == Wanted(error=BLUNDER)
    assert wanted(FindFields(size=EVERYTHING)) == Wanted()
    assert wanted(FindFields(size=0.0)) == Wanted(error=0.0)


def test_every_field_is_asked() -> None:
    fields = FindFields(
        "Ann",
        "open",
        "month",
        "lost",
        2.5,
        8.0,
        0.04,
        ErrorKind.TAKE.value,
        "race",
        "1-6, 55",
        UNLIMITED_AWAY,
        3,
        ((5, PointHolds.MADE),),
        Span(1),
        Span(0, 0),
        Span(60, None),
        Span(None, 90),
        order=Order.NEWEST,
        is_reversed=True,
    )
    assert wanted(fields) == Wanted(
        WantedMatches("Ann", "open", "2026-02-07", "", MatchOutcome.LOST, 2.5, 8.0),
        0.04,
        (Kind.TAKE, Kind.RAISE),
        (GamePhase.RACE,),
        (61, 55),
        0,
        3,
        ((5, PointHolds.MADE),),
        Span(1),
        Span(0, 0),
        Span(60, None),
        Span(None, 90),
        None,
        Order.NEWEST,
        is_reversed=True,
    )


def test_a_position_is_looked_for_exactly_or_with_its_neighbours() -> None:
    start = RULESETS["backgammon"].start_position()
    assert wanted(FindFields(position=START)).near == Near(start.white, start.black)
    around = wanted(FindFields(position=f" {START}\n", distance=NEIGHBOURS))
    assert around.near == Near(start.white, start.black, NEIGHBOURS)
    assert around.order is Order.NEAREST


def test_it_is_the_position_of_the_one_who_decides() -> None:
    own = "bgd1:backgammon:b:6x5:1x2"
    near = wanted(FindFields(position=own)).near
    assert near
    assert (near.own[1], near.other[6]) == (2, 5)


@pytest.mark.parametrize(
    "fields", [FindFields(dice="7-1"), FindFields(dice="6"), FindFields(position="hello")]
)
def test_what_makes_no_sense_is_told(fields: FindFields) -> None:
    assert derive_question(fields, TODAY).problem


@pytest.mark.parametrize(
    ("text", "rolls"), [("", ()), ("61", (61,)), ("1-6", (61,)), ("6/1 55,3-2;61", (61, 55, 32))]
)
def test_rolls_are_read_however_they_are_written(text: str, rolls: tuple[int, ...]) -> None:
    assert rolls_in(text) == rolls
