"""Plays against the rules, entered as they were made, and objections to them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.match.dice.fair_dice import MANUAL
from bgdesk.match.events import (
    Doubled,
    Entry,
    GameStarted,
    OpeningRolled,
    Played,
    PlayedIllegally,
    Rolled,
    StepPlayed,
    TakenBack,
)
from bgdesk.match.options import match_options
from bgdesk.match.record import DiceRecord, MatchRecord
from bgdesk.match.refereeing import as_played, may_enter_any, objection_point, refusal_of
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.position import BAR, OFF, Position
from bgdesk.rules.refusal import Reason
from tests.match.driving import BLACK, WHITE, header, some_play
from tests.rules.boards import board

OPENED = (GameStarted(1), OpeningRolled(3, 1, 0))


def match(*entries: Entry) -> MatchRecord:
    return MatchRecord(header(match_options(5), DiceRecord(MANUAL)), (*OPENED, *entries))


def moved(position: Position, *ways: tuple[int, int]) -> Position:
    """White's checkers brought from place to place, and blots there put on the bar."""
    own, other = list(position.white), list(position.black)
    for source, target in ways:
        own[source] -= 1
        own[target] += 1
        if target != OFF and other[BAR - target] == 1:
            other[BAR - target] -= 1
            other[BAR] += 1
    return replace(position, white=tuple(own), black=tuple(other))


@pytest.mark.parametrize(
    ("ways", "written"),
    [
        (((13, 8), (6, 5)), "13/8 6/5"),
        (((8, 5),), "8/5"),
        (((13, 10), (13, 10)), "13/10(2)"),
        (((24, 21), (6, 2)), "24/21 6/2"),
        (((6, 13),), "6/13"),
        ((), "cannot move"),
    ],
)
def test_what_is_no_legal_play_is_written_as_it_was_made(
    ways: tuple[tuple[int, int], ...], written: str
) -> None:
    state = match().state
    position = moved(state.position, *ways)
    assert as_played(state, position) == PlayedIllegally(WHITE, written, position)


def test_a_hit_is_written() -> None:
    state = replace(match().state, position=board("24:2 13:5 8:3 6:5", "1:2 12:5 17:3 19:4 4:1"))
    played = as_played(state, moved(state.position, (6, 4)))
    assert isinstance(played, PlayedIllegally)
    assert played.written == "6/4*"


def test_of_several_readings_the_one_by_the_dice_is_written() -> None:
    state = match().state
    played = as_played(state, moved(state.position, (24, 20), (8, 5), (13, 10)))
    assert isinstance(played, PlayedIllegally)
    assert played.written == "24/20 13/10 8/5"


def test_a_legal_play_is_a_legal_play_however_it_was_set() -> None:
    state = match().state
    played = as_played(state, moved(state.position, (8, 5), (6, 5)))
    assert played == Played(WHITE, (StepPlayed(8, 5, 3), StepPlayed(6, 5, 1))) or played == Played(
        WHITE, (StepPlayed(6, 5, 1), StepPlayed(8, 5, 3))
    )


def illegal(state: MatchState) -> PlayedIllegally:
    played = as_played(state, moved(state.position, (13, 8)))
    assert isinstance(played, PlayedIllegally)
    return played


def test_an_objection_gives_board_and_dice_back_and_the_play_has_to_be_legal() -> None:
    begun = match()
    assert may_enter_any(begun)
    wrong = begun.append(illegal(begun.state))
    assert (wrong.state.phase, wrong.state.turn) == (Phase.TO_ROLL, BLACK)
    keep = objection_point(wrong)
    assert keep == 2
    again = wrong.append(TakenBack(keep, same_dice=True))
    assert again.state == begun.state
    assert not again.is_practice
    assert not may_enter_any(again)
    assert objection_point(again) is None
    played = again.append(some_play(again.state))
    assert may_enter_any(played.append(Rolled(BLACK, Dice(6, 2), 1)))


@pytest.mark.parametrize("act", [Rolled(BLACK, Dice(6, 2), 1), Doubled(BLACK)])
def test_it_stands_once_the_opponent_has_acted(act: Entry) -> None:
    begun = match()
    later = begun.append(illegal(begun.state)).append(act)
    assert objection_point(later) is None
    assert later.append(TakenBack(2, same_dice=True)).is_practice


def test_nothing_legal_is_objected_to() -> None:
    begun = match()
    assert objection_point(begun.append(some_play(begun.state))) is None


def test_a_play_against_the_rules_ends_no_game() -> None:
    position = board("3:2", "20:2")
    state = replace(match().state, position=position)
    won = moved(position, (3, OFF), (3, OFF))
    played = as_played(state, won)
    assert isinstance(played, PlayedIllegally), "the 1 bears nothing off"
    refusal = refusal_of(state, played)
    assert refusal
    assert refusal.reason is Reason.ILLEGAL_END
