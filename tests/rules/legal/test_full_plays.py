"""The short way to judge a play agrees with the list of all plays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest
from hypothesis import given, settings, strategies as st

from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.full_plays import Gained, dance, full_play_of_steps, full_play_with
from bgdesk.rules.legal.plays import Play, Step, legal_plays
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.rules.refusal import Refused
from bgdesk.rules.variants import RULESETS, Ruleset
from tests.rules.boards import STANDARD, board
from tests.rules.strategies import house_rules, players, positions, rolls


def gained_by(steps: Iterable[Step]) -> Gained:
    gained: Counter[int] = Counter()
    for step in steps:
        gained[step.source] -= 1
        gained[step.target] += 1
    return tuple((place, count) for place, count in sorted(gained.items()) if count)


def is_full(play: Play, dice: Dice) -> bool:
    return len(play.steps) == len(dice.faces)


def goes_on(play: Play, player: Player) -> bool:
    return any(play.result.of(player)[1:])


@settings(max_examples=300)
@given(positions(), players, rolls)
def test_every_full_play_is_found_with_the_same_steps(position: Position, player: Player, dice: Dice) -> None:
    legal = legal_plays(position, player, dice, STANDARD)
    for play in legal.plays:
        hits = frozenset(step.target for step in play.steps if step.is_hit)
        found = full_play_with(position, player, dice, STANDARD, gained_by(play.steps), hits)
        assert found == (play if is_full(play, dice) and goes_on(play, player) else None)


@settings(max_examples=300)
@given(positions(), players, rolls, house_rules(), st.data())
def test_steps_in_any_order_are_judged_alike(
    position: Position, player: Player, dice: Dice, ruleset: Ruleset, data: st.DataObject
) -> None:
    legal = legal_plays(position, player, dice, ruleset)
    play = data.draw(st.sampled_from(legal.plays))
    steps = tuple(data.draw(st.permutations(play.steps)))
    found = full_play_of_steps(position, player, dice, ruleset, [(s.source, s.die) for s in steps])
    try:
        is_legal = legal.is_complete(steps) and is_full(play, dice)
    except Refused:
        is_legal = False
    has_house_rules = ruleset != STANDARD
    assert (found is not None) == (is_legal and not has_house_rules)
    if found:
        assert found.result == legal.after(steps)


@settings(max_examples=300)
@given(
    positions(),
    players,
    rolls,
    st.lists(st.tuples(st.integers(0, 26), st.integers(0, 7)), max_size=5),
)
def test_what_is_found_is_legal(
    position: Position, player: Player, dice: Dice, moves: list[tuple[int, int]]
) -> None:
    play = full_play_of_steps(position, player, dice, STANDARD, moves)
    if play:
        assert play.result in {other.result for other in legal_plays(position, player, dice, STANDARD).plays}


@settings(max_examples=300)
@given(positions(total=4), players, rolls, house_rules())
def test_a_dance_is_the_only_play(position: Position, player: Player, dice: Dice, ruleset: Ruleset) -> None:
    found = dance(position, player, dice, ruleset)
    assert found is None or legal_plays(position, player, dice, ruleset).plays == (found,)


def test_who_stands_before_closed_points_dances() -> None:
    closed = board("25:1 13:5", "24:2 21:2 18:2")
    assert dance(closed, Player.WHITE, Dice(1, 4), STANDARD) == Play((), closed)
    assert dance(closed, Player.WHITE, Dice(1, 5), STANDARD) is None
    assert dance(closed, Player.BLACK, Dice(1, 4), STANDARD) is None


@settings(max_examples=300)
@given(positions(total=3), players, rolls, st.data())
def test_any_gain_is_answered_like_the_list(
    position: Position, player: Player, dice: Dice, data: st.DataObject
) -> None:
    ruleset = RULESETS["hypergammon"]
    hops = data.draw(st.lists(st.tuples(st.integers(0, 25), st.integers(0, 25)), min_size=1, max_size=4))
    named = frozenset(target for _, target in hops)
    steps = [Step(source, target, 1) for source, target in hops]
    found = full_play_with(position, player, dice, ruleset, gained_by(steps), named)
    legal = legal_plays(position, player, dice, ruleset)
    wanted = [
        play
        for play in legal.plays
        if gained_by(play.steps) == gained_by(steps)
        and is_full(play, dice)
        and goes_on(play, player)
        and {step.target for step in play.steps if step.is_hit} == named & legal.blots
    ]
    assert found == next(iter(wanted), None)


@pytest.mark.parametrize(
    ("gained", "named", "steps"),
    [
        ({8: -1, 5: 1, 6: -1}, {5}, None),
        ({8: -1, 6: -1, 5: 2}, {5}, ((8, 5, 3), (6, 5, 1))),
        ({24: -1, 20: 1}, {20}, ((24, 21, 3), (21, 20, 1))),
    ],
)
def test_examples(
    gained: dict[int, int], named: set[int], steps: tuple[tuple[int, int, int], ...] | None
) -> None:
    start = board("24:2 13:5 8:3 6:5", "19:5 17:3 12:5 1:2")
    play = full_play_with(start, Player.WHITE, Dice(1, 3), STANDARD, tuple(gained.items()), named)
    made = tuple((step.source, step.target, step.die) for step in play.steps) if play else None
    assert made == steps
