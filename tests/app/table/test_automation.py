"""What is played for a person because nothing is left to decide."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import cast

import pytest

from bgdesk.app.table.automation import (
    AS_AT_FIRST,
    AutomationWishes,
    automatic_answer,
    decides_himself,
)
from bgdesk.app.table.play_entry import PlayEntry, played
from bgdesk.app.table.table import RollWanted, Table
from bgdesk.match import flow
from bgdesk.match.events import Event, Played, ResignationAccepted, Rolled
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.record import DiceRecord, MatchHeader, MatchRecord, Seat
from bgdesk.match.state import MatchState, Pair, Phase, ResignationOffer
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF, Position, Side, side
from tests.app.tables import AGAINST_BOT, PEOPLE

WHITE, BLACK = Player.WHITE, Player.BLACK
BOT_FIRST = Pair(AGAINST_BOT.black, AGAINST_BOT.white)
NOTHING = AutomationWishes(forced_plays=False, roll_without_cube=False, bear_off=False)
EVERYTHING = AutomationWishes(forced_plays=True, roll_without_cube=True, bear_off=True)


@dataclass(frozen=True)
class Standing:
    """As much of a record as the question needs."""

    header: MatchHeader
    states: tuple[MatchState, ...]
    events: tuple[Event, ...]

    @property
    def state(self) -> MatchState:
        """The present state."""
        return self.states[-1]


def at(state: MatchState, *events: Event, seats: Pair[Seat] = PEOPLE) -> Table:
    """A table in any state, or after ``events`` that happen there."""
    states = [state]
    for event in events:
        states.append(flow.advance(states[-1], event))
    header = MatchHeader("any", "2026-01-01T00:00:00.000+00:00", state.options, seats, DiceRecord("manual"))
    entry = PlayEntry(flow.legal(states[-1])) if states[-1].dice else None
    return Table(cast(MatchRecord, Standing(header, tuple(states), events)), entry)


def to_play(white: Side, black: Side, dice: str) -> MatchState:
    position = Position(white, black)
    on_roll = MatchState(match_options(5), Phase.TO_ROLL, position, turn=WHITE, to_act=WHITE)
    return flow.advance(on_roll, Rolled(WHITE, Dice.from_text(dice)))


def steps(answer: object) -> list[tuple[int, int]]:
    assert isinstance(answer, Played)
    return [(step.source, step.target) for step in answer.steps]


CLOSED = side(dict.fromkeys(range(1, 7), 2) | {8: 3})
"""A board that nobody enters."""
DANCES = to_play(side({BAR: 1, 6: 5, 8: 5, 13: 4}), CLOSED, "31")
FORCED = to_play(side({6: 1, 2: 1}), side({1: 2}), "65")
BEAR_OFF = to_play(side({6: 2, 5: 2}), side({1: 2}), "65")
CONTACT = to_play(side({6: 2, 5: 2}), side({BAR: 1}), "65")


def test_a_person_who_cannot_move_is_spared_the_confirmation_where_that_is_wanted() -> None:
    assert automatic_answer(at(DANCES), AS_AT_FIRST) == Played(WHITE, ())
    assert not decides_himself(DANCES, AS_AT_FIRST)


@pytest.mark.parametrize("wishes", [NOTHING, replace(EVERYTHING, forced_plays=False)])
def test_a_person_who_cannot_move_confirms_that_himself_where_he_wants_to(wishes: AutomationWishes) -> None:
    assert automatic_answer(at(DANCES), wishes) is None
    assert decides_himself(DANCES, wishes)


def test_a_forced_play_is_played_where_that_is_wanted() -> None:
    assert steps(automatic_answer(at(FORCED), EVERYTHING)) == [(6, OFF), (2, OFF)]
    assert automatic_answer(at(FORCED), NOTHING) is None


def test_a_play_with_a_choice_is_left_to_the_person() -> None:
    start = match_options(5).ruleset().start_position()
    opening = to_play(start.white, start.black, "31")
    assert automatic_answer(at(opening), EVERYTHING) is None


def test_nothing_is_done_once_the_person_has_begun() -> None:
    table = at(FORCED)
    assert table.entry
    first = table.entry.legal.plays[0].steps[:1]
    begun = replace(table, entry=replace(table.entry, played=first))
    assert automatic_answer(begun, EVERYTHING) is None


def test_bearing_off_is_done_for_him_only_in_a_race() -> None:
    wishes = replace(NOTHING, bear_off=True)
    assert steps(automatic_answer(at(BEAR_OFF), wishes)) == [(6, OFF), (5, OFF)]
    assert automatic_answer(at(BEAR_OFF), NOTHING) is None
    assert automatic_answer(at(CONTACT), wishes) is None


@pytest.mark.parametrize(("length", "rolls"), [(1, True), (5, False)])
def test_dice_are_rolled_for_him_when_he_cannot_double(length: int, rolls: bool) -> None:
    options = match_options(length)
    position = options.ruleset().start_position()
    turns = Pair(1, 1)
    state = MatchState(options, Phase.TO_ROLL, position, turn=WHITE, to_act=WHITE, turns_completed=turns)
    assert isinstance(automatic_answer(at(state), EVERYTHING), RollWanted) is rolls
    assert automatic_answer(at(state), NOTHING) is None


def forced_entry(seats: Pair[Seat], *events: Event) -> Table:
    """A game that begins on an empty board, after White's only play of 6-5 and ``events``."""
    options = MatchOptions("russian", 5)
    position = options.ruleset().start_position()
    start = MatchState(options, Phase.TO_ROLL, position, turn=WHITE, to_act=WHITE)
    state = flow.advance(start, Rolled(WHITE, Dice(6, 5)))
    return at(state, played(WHITE, flow.legal(state).plays[0].steps), *events, seats=seats)


@pytest.mark.parametrize(("seats", "rolls"), [(PEOPLE, False), (BOT_FIRST, True)])
def test_between_two_people_nobody_rolls_for_one_after_a_play_made_for_the_other(
    seats: Pair[Seat], rolls: bool
) -> None:
    table = forced_entry(seats)
    assert table.state.phase is Phase.TO_ROLL
    assert isinstance(automatic_answer(table, AS_AT_FIRST), RollWanted) is rolls
    himself = replace(AS_AT_FIRST, forced_plays=False)
    assert isinstance(automatic_answer(table, himself), RollWanted)


def test_a_forced_play_is_made_for_the_person_who_rolled_himself() -> None:
    table = forced_entry(PEOPLE, Rolled(BLACK, Dice(2, 1)))
    assert isinstance(automatic_answer(table, AS_AT_FIRST), Played)


@pytest.mark.parametrize(("length", "level", "is_certain"), [(1, 1, True), (5, 1, False), (5, 3, True)])
def test_a_resignation_that_cannot_be_bettered_is_accepted(length: int, level: int, is_certain: bool) -> None:
    options = match_options(length)
    position = options.ruleset().start_position()
    offered = MatchState(options, Phase.RESIGNATION_OFFERED, position, turn=WHITE, to_act=BLACK)
    state = replace(offered, resignation=ResignationOffer(WHITE, level))
    expected = ResignationAccepted(BLACK) if is_certain else None
    assert automatic_answer(at(state), NOTHING) == expected
