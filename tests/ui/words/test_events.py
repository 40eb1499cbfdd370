"""What happened is said in one sentence."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bgdesk.match import flow
from bgdesk.match.events import (
    Abandoned,
    Doubled,
    GameStarted,
    OpeningRolled,
    Passed,
    Played,
    Raised,
    Rolled,
    StepPlayed,
    TakenBack,
)
from bgdesk.match.options import MONEY, UNLIMITED, MatchOptions, match_options
from bgdesk.match.record import MatchRecord, Seat
from bgdesk.match.state import MatchState, Pair
from bgdesk.rules.dice import Dice
from bgdesk.rules.notation.plays import NO_PLAY
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, IN
from bgdesk.ui.words.cube import raise_name, raised_text
from bgdesk.ui.words.events import announcement, no_play_text, play_text
from tests.match.driving import after, new_game, on_roll
from tests.random_play import a_header, play_on

SEATS = Pair(Seat("You"), Seat("Sage"))


def said(before: MatchState, event: GameStarted | OpeningRolled | Played | Rolled | Doubled) -> str:
    return announcement(event, before, after(before, event), SEATS)


def test_a_play_is_told_with_its_dice() -> None:
    before = new_game(match_options(7))
    event = Played(Player.WHITE, (StepPlayed(8, 5, 3), StepPlayed(6, 5, 1)))
    assert said(before, event) == "You rolled 3-1 and played 8/5 6/5."


def test_the_window_and_the_reports_have_one_word_for_a_play_without_steps() -> None:
    assert no_play_text() == NO_PLAY


def test_hits_are_marked_once() -> None:
    state = new_game(match_options(7))
    state = after(state, Played(Player.WHITE, (StepPlayed(13, 10, 3), StepPlayed(6, 5, 1))))
    state = after(state, Rolled(Player.BLACK, Dice(4, 4)))
    steps = tuple(StepPlayed(24, 20, 4) for _ in range(2)) + tuple(StepPlayed(13, 9, 4) for _ in range(2))
    assert play_text(state, Player.BLACK, steps) == "24/20*(2) 13/9(2)"


def test_who_is_on_the_bar_enters_before_the_reserve_in_words_too() -> None:
    options = replace(match_options(1), variant="acey_deucey")
    told = []
    for seed in range(4):
        record = play_on(MatchRecord(a_header(options)), Random(seed), 300)
        for event, state in zip(record.events, record.states, strict=False):
            if isinstance(event, Played) and {BAR, IN} <= {step.source for step in event.steps}:
                told.append(play_text(state, event.player, event.steps))
    assert told
    assert all(text.startswith("bar/") and " in/" in text for text in told)


def test_opening() -> None:
    start = after(flow.start(match_options(7)), GameStarted(1))
    assert said(start, OpeningRolled(2, 6)) == "Sage won the opening roll and must start with it: 6-2."
    assert said(start, OpeningRolled(4, 4)) == "Both rolled 4: they roll again."


@pytest.mark.parametrize("variant", ["portes", "plakoto", "acey_deucey", "dutch"])
def test_dice_that_only_say_who_starts_are_not_said_to_be_played(variant: str) -> None:
    start = after(flow.start(replace(match_options(1), variant=variant)), GameStarted(1))
    told = said(start, OpeningRolled(5, 2))
    assert told == "You won the opening roll, 5-2, and must now roll both dice to start."


def test_a_starter_who_may_choose_is_said_to_have_the_choice() -> None:
    start = after(flow.start(replace(match_options(1), variant="russian")), GameStarted(1))
    told = said(start, OpeningRolled(1, 3))
    assert told == "Sage won the opening roll and may start with it, 3-1, or roll both dice again."


def test_a_tie_that_turns_the_cube_is_told_with_its_value() -> None:
    options = replace(match_options(MONEY), automatic_doubles=1)
    start = after(flow.start(options), GameStarted(1))
    tie = OpeningRolled(4, 4)
    assert said(start, tie) == "Both rolled 4: automatic double, cube at 2. They roll again."
    assert said(after(start, tie), tie) == "Both rolled 4: they roll again."


def test_double_and_beaver() -> None:
    state = on_roll(match_options(MONEY))
    assert said(state, Doubled(Player.WHITE)) == "You doubled to 2."
    offered = after(state, Doubled(Player.WHITE))
    event = Raised(Player.BLACK)
    assert announcement(event, offered, after(offered, event), SEATS) == "Sage beavered to 4."
    assert raise_name(2) == "raccoon"
    assert raised_text("Sage", 2, 8) == "Sage turned the cube to 8: a raccoon."


def test_result_follows_what_ended_the_game() -> None:
    offered = after(on_roll(match_options(7)), Doubled(Player.WHITE))
    event = Passed(Player.BLACK)
    text = announcement(event, offered, after(offered, event), SEATS)
    assert text.startswith("Sage passed. You won a single game: 1 point")


def test_end_of_the_match_is_told() -> None:
    state = on_roll(match_options(7))
    event = Abandoned(Player.BLACK)
    assert (
        announcement(event, state, after(state, event), SEATS) == "Sage resigned. You won the match, 0 to 0."
    )


def test_taking_back_is_told() -> None:
    state = on_roll(match_options(7))
    assert "taken back" in announcement(TakenBack(1, same_dice=False), state, state, SEATS)


@pytest.mark.parametrize("seed", range(6))
def test_every_event_of_random_matches_has_words(seed: int) -> None:
    options = match_options(MONEY) if seed % 2 else MatchOptions(length=5, automatic_doubles=UNLIMITED)
    record = play_on(MatchRecord(a_header(options)), Random(seed), 600, 0.3)
    for index, event in enumerate(record.events):
        text = announcement(event, record.states[index], record.states[index + 1], SEATS)
        assert text.endswith(".")
        assert "{" not in text
