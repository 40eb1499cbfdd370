"""Sums over the rolls of each player."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from bgdesk.match.dice.roll_count import NO_ROLLS, RollCount, count_by_game, count_event, total
from bgdesk.match.events import (
    DoubleNamed,
    Event,
    GameStarted,
    OpeningRolled,
    Played,
    Rolled,
    StepPlayed,
    TakenBack,
)
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Ending, Pair
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS
from tests.match.autoplay import whole_match
from tests.match.driving import (
    BLACK,
    PLAIN_MONEY,
    WHITE,
    about_to_win,
    after,
    header,
    on_roll,
    set_up,
    some_play,
)


def steps(text: str) -> tuple[StepPlayed, ...]:
    """``24-18 24-18`` as steps."""
    pairs = (tuple(int(place) for place in move.split("-")) for move in text.split())
    return tuple(StepPlayed(source, target, source - target) for source, target in pairs)


TWO_TURNS: tuple[Event, ...] = (
    GameStarted(1),
    OpeningRolled(4, 4),
    OpeningRolled(3, 1),
    Played(WHITE, steps("8-5 6-5")),
    Rolled(BLACK, Dice(6, 6)),
    Played(BLACK, steps("24-18 24-18 13-7 13-7")),
    Rolled(WHITE, Dice(6, 2)),
)


def record(*events: Event | TakenBack) -> MatchRecord:
    return MatchRecord(header(PLAIN_MONEY), events)


def test_two_turns() -> None:
    (game,) = count_by_game(record(*TWO_TURNS))
    assert game == Pair(
        RollCount(rolls=2, faces=12, entitled=12, played=4),
        RollCount(rolls=1, faces=12, entitled=24, played=24, doubles=1),
    )


def test_nothing_before_the_first_roll() -> None:
    assert count_by_game(record()) == ()
    assert count_by_game(record(GameStarted(1))) == (NO_ROLLS,)


def test_what_was_taken_back_does_not_count() -> None:
    (game,) = count_by_game(record(*TWO_TURNS, TakenBack(4, same_dice=False)))
    assert game.black == RollCount()


def test_a_dance_loses_the_whole_roll() -> None:
    match = whole_match(match_options(5), seed=1)
    index = next(i for i, event in enumerate(match.events) if isinstance(event, Played) and not event.steps)
    dance, dice = match.events[index], match.states[index].dice
    assert isinstance(dance, Played)
    assert dice
    before, afterwards = (
        count_by_game(MatchRecord(match.header, match.events[:end]))[-1].of(dance.player)
        for end in (index, index + 1)
    )
    assert afterwards == before + RollCount(lost=dice.pips)


@pytest.mark.parametrize("seed", range(3))
def test_what_finished_turns_allow_is_played_lost_or_wasted(seed: int) -> None:
    match = whole_match(match_options(3), seed=seed)
    allowed, counted = Pair(0, 0), total(count_by_game(match))
    for event, before in zip(match.events, match.states, strict=False):
        if isinstance(event, Played) and before.dice:
            allowed = allowed.with_value(event.player, allowed.of(event.player) + before.dice.pips)
    sums = [count.played + count.lost + count.wasted for count in (counted.of(player) for player in Player)]
    assert sums == [allowed.of(player) for player in Player]
    assert min(counted.white.wasted, counted.black.wasted) >= 0


def test_dice_left_over_at_the_end_are_wasted_but_not_lost() -> None:
    before = after(about_to_win(on_roll(PLAIN_MONEY), "19:15"), Rolled(WHITE, Dice(6, 5)))
    finish = Played(WHITE, (StepPlayed(1, 0, 6),))
    counted = count_event(NO_ROLLS, before, finish, after(before, finish))
    assert counted.white == RollCount(played=1, wasted=10)


@pytest.mark.parametrize("seed", range(3))
def test_total_of_a_match(seed: int) -> None:
    match = whole_match(match_options(5), seed)
    games = count_by_game(match)
    assert len(games) == match.state.game_number
    both = total(games)
    for player in Player:
        count = both.of(player)
        assert count.rolls == sum(game.of(player).rolls for game in games) > 0
        assert count.played + count.lost <= count.entitled


@given(st.integers(0, 10**6))
def test_pips_of_a_game_explain_the_position(seed: int) -> None:
    match = whole_match(PLAIN_MONEY, seed, most=60)
    game, state = count_by_game(match)[-1], match.state
    start = state.options.ruleset().start_position()
    for player in Player:
        assert game.of(player).played >= start.pips(player) - state.position.pips(player)


def counted(options: MatchOptions, *events: Event) -> Pair[RollCount]:
    (game,) = count_by_game(MatchRecord(header(options), events))
    return game


def test_opening_dice_that_nobody_plays_do_not_count() -> None:
    assert counted(MatchOptions("plakoto", 3), GameStarted(1), OpeningRolled(6, 1)) == NO_ROLLS
    rerolled = counted(
        MatchOptions("russian", 3), GameStarted(1), OpeningRolled(6, 1), Rolled(WHITE, Dice(5, 2))
    )
    assert rerolled == Pair(RollCount(rolls=1, faces=7, entitled=7), RollCount())


def test_a_double_named_is_what_he_may_play_but_not_a_roll() -> None:
    options = MatchOptions("acey_deucey", 3)
    opening = (GameStarted(1), OpeningRolled(6, 1), Rolled(WHITE, Dice(2, 1)))
    first = Played(WHITE, (StepPlayed(26, 23, 2), StepPlayed(26, 24, 1)))
    game = counted(options, *opening, first, DoubleNamed(WHITE, 6))
    assert game.white == RollCount(rolls=1, faces=3, entitled=27, played=3)


def test_what_is_left_is_lost_by_one_and_played_by_the_other() -> None:
    options = MatchOptions("gul_bara", 3)
    state = after(set_up(options, "12:1 1:14", "2:1 20:14"), Rolled(WHITE, Dice(5, 5)))
    counts = NO_ROLLS
    while state.turn is WHITE:
        event = some_play(state)
        following = after(state, event)
        counts = count_event(counts, state, event, following)
        state = following
    assert counts.white == RollCount(played=5, lost=39)
    assert counts.black == RollCount(entitled=39, played=39)


@pytest.mark.parametrize("variant", RULESETS)
def test_every_game_adds_up(variant: str) -> None:
    match = whole_match(MatchOptions(variant, 0, games=3), seed=2)
    for result, counts in zip(match.state.results, count_by_game(match), strict=True):
        for player in Player:
            one = counts.of(player)
            assert min(one.played, one.lost, one.wasted, one.rolls) >= 0
            assert one.played + one.lost + one.wasted <= one.entitled
            if result.ending is Ending.BORNE_OFF:
                assert one.played + one.lost + one.wasted == one.entitled
