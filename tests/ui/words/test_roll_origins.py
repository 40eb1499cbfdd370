"""Where the numbers of a long turn come from is said in every game that has such turns."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.match.events import DoubleNamed, Rolled
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.dice import Dice
from bgdesk.ui.words.events import announcement
from bgdesk.ui.words.roll_origins import naming_text, origin_text, roll_text, stage_text
from tests.match.driving import some_play
from tests.ui.player_at_window import PEOPLE, played_to


def to_name(variant: str) -> MatchRecord:
    options = replace(match_options(1), variant=variant)
    return played_to(lambda state: state.phase is Phase.TO_NAME, options=options)


def named(variant: str, face: int) -> MatchRecord:
    record = to_name(variant)
    assert record.state.turn
    return record.append(DoubleNamed(record.state.turn, face))


def first_of(variant: str, text: str) -> MatchState:
    """The first state of a random game whose numbers are said to come from ``text``."""
    options = replace(match_options(1), variant=variant)
    return played_to(lambda state: text in origin_text(state), options=options).state


@pytest.mark.parametrize("variant", ["acey_deucey", "acey_deucey_european", "acey_deucey_navy"])
def test_a_named_double_is_told_from_a_rolled_one(variant: str) -> None:
    assert naming_text(to_name(variant).state) == "after 2-1"
    state = named(variant, 4).state
    assert stage_text(state) == "4-4, named after 2-1"


def test_the_complement_of_a_named_double_is_told() -> None:
    def is_complement(state: MatchState) -> bool:
        return bool(state.dice and not state.dice.is_double and "complement" in origin_text(state))

    options = replace(match_options(1), variant="acey_deucey_european")
    record = played_to(is_complement, options=options)
    name = next(event for event in reversed(record.events) if isinstance(event, DoubleNamed))
    double = f"{name.face}-{name.face}"
    other = f"{7 - name.face}-{7 - name.face}"
    assert stage_text(record.state) == f"{other}, complement of {double}"
    play = some_play(record.state)
    said = announcement(play, record.state, record.append(play).state, PEOPLE)
    assert f"{other}, complement of {double}" in said
    assert "rolled" not in said


@pytest.mark.parametrize("variant", ["russian", "acey_deucey_european"])
def test_the_complement_of_a_rolled_double_is_told(variant: str) -> None:
    options = replace(match_options(1), variant=variant)
    state = played_to(
        lambda s: s.stage and s.dice and s.dice.is_double and s.stage.high != s.dice.high, options=options
    ).state
    assert state.dice
    assert origin_text(state) == f"complement of {state.dice.high}-{state.dice.high}"


def test_a_double_that_follows_another_is_told() -> None:
    state = first_of("gul_bara", "follows")
    assert state.stage
    assert origin_text(state) == f"follows {state.stage.high - 1}-{state.stage.high - 1}"


def test_numbers_left_by_the_opponent_are_told() -> None:
    assert first_of("gul_bara", "left").plays_rest


def test_rolled_numbers_need_no_words() -> None:
    options = replace(match_options(1), variant="acey_deucey_european")
    state = played_to(lambda s: s.dice == Dice(4, 4) and len(s.coming) == 2, options=options).state
    assert stage_text(state) == "4-4"
    assert origin_text(state) == roll_text(state) == ""


def test_a_roll_within_a_turn_is_told() -> None:
    options = replace(match_options(1), variant="acey_deucey")
    assert roll_text(played_to(lambda s: s.is_extra_roll, options=options).state) == "rolled again"
    opening = played_to(lambda s: s.may_reroll, options=replace(match_options(1), variant="russian"))
    assert opening.state.to_act
    assert opening.state.dice
    numbers = f"{opening.state.dice.high}-{opening.state.dice.low}"
    assert roll_text(opening.state) == f"instead of {numbers}"
    again = opening.append(Rolled(opening.state.to_act, Dice(6, 5)))
    assert roll_text(again.state) == ""
