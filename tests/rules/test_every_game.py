"""What holds in every game, in positions of games played at random and in positions made up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from bgdesk.rules.legal.plays import LegalPlays, Step, legal_plays
from bgdesk.rules.notation.plays import format_play, format_steps, parse_play
from bgdesk.rules.outcome import highest_possible, is_race, is_stalled, outcome
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, IN, OFF, POINTS, Position
from bgdesk.rules.refusal import Refusal
from bgdesk.rules.relation import facing, rel
from bgdesk.rules.variants import RULESETS, Contact, Ruleset
from tests.rules.brute_force import results
from tests.rules.random_games import Moment, RandomGame
from tests.rules.random_positions import random_numbers, random_position, random_turn

MADE_UP = 500
FROM_A_GAME = 350
LONGEST_GAME = 3_000
"""Stages; none was ever seen to take a third of it."""


def _all_rulesets() -> Iterator[tuple[str, Ruleset]]:
    for ruleset in RULESETS.values():
        yield ruleset.id, ruleset
        for option in ruleset.options:
            yield f"{ruleset.id} {option.id}", ruleset.with_options((option.id,))
        fields = [field for option in ruleset.options for field, _ in option.changes]
        if len(fields) == len(set(fields)):
            every = tuple(option.id for option in ruleset.options)
            yield f"{ruleset.id} {' '.join(every)}", ruleset.with_options(every)


def _distinct() -> dict[str, Ruleset]:
    """The rulesets that differ in what may be played."""
    found: dict[Ruleset, tuple[str, Ruleset]] = {}
    for name, ruleset in _all_rulesets():
        rules = replace(ruleset, id="", options=(), scoring=RULESETS["portes"].scoring, levels=(1,))
        found.setdefault(rules, (name, ruleset))
    return dict(found.values())


GAMES = _distinct()
every_game = pytest.mark.parametrize("name", GAMES)
seeds = st.integers(0, 2**32).map(Random)


def made_up(ruleset: Ruleset, chance: Random) -> LegalPlays:
    """The plays of somebody in a position that is made up."""
    position, player = random_position(ruleset, chance), chance.choice(list(Player))
    return legal_plays(position, player, random_numbers(chance), ruleset, random_turn(chance))


@every_game
def test_agrees_with_a_second_generator_where_games_lead(name: str) -> None:
    ruleset, chance = GAMES[name], Random(name)
    moments: list[Moment] = []
    while len(moments) < FROM_A_GAME * 3:
        moments += RandomGame(ruleset, chance)
    for at in chance.sample(moments, FROM_A_GAME):
        legal = legal_plays(at.position, at.player, at.stage, ruleset, at.so_far)
        found = [play.result for play in legal.plays]
        assert len(found) == len(set(found))
        assert set(found) == results(at.position, at.player, at.stage, ruleset, at.so_far)


@every_game
def test_agrees_with_a_second_generator_anywhere(name: str) -> None:
    ruleset, chance = GAMES[name], Random(name)
    for _ in range(MADE_UP):
        position, player = random_position(ruleset, chance), chance.choice(list(Player))
        numbers, so_far = random_numbers(chance), random_turn(chance)
        found = [play.result for play in legal_plays(position, player, numbers, ruleset, so_far).plays]
        assert len(found) == len(set(found))
        assert set(found) == results(position, player, numbers, ruleset, so_far)


@every_game
@given(seeds)
@settings(max_examples=3)
def test_games_end_and_keep_the_rules(name: str, chance: Random) -> None:
    ruleset = GAMES[name]
    game = RandomGame(ruleset, chance)
    possible: dict[Player, list[int]] = {player: [] for player in Player}
    for count, moment in enumerate(game):
        assert count < LONGEST_GAME
        check_counts(moment.play.result, ruleset)
        check_pips(moment)
        for player in Player:
            possible[player].append(highest_possible(moment.position, player, ruleset))
    over = outcome(game.position, ruleset)
    assert (over is None) == game.is_drawn
    if over and over.winner:
        assert 1 <= over.multiplier <= min(possible[over.winner.opponent])


def check_counts(position: Position, ruleset: Ruleset) -> None:
    for player in Player:
        own, extra = position.of(player), position.extra(player)
        assert sum(own) + extra.reserve == ruleset.checkers
        assert min(*own, extra.reserve) >= 0
        assert ruleset.contact is Contact.HIT or not own[BAR]
        assert ruleset.reserve or not extra.reserve
    black = facing(ruleset.relation, position.black)
    shared = {point for point in POINTS if position.white[point] and black[point]}
    under_black = position.white_extra.pinned
    under_white = {rel(ruleset.relation, point) for point in position.black_extra.pinned}
    assert shared == under_black | under_white
    assert not under_black & under_white
    assert all(position.white[point] == 1 for point in under_black)
    assert all(black[point] == 1 for point in under_white)


def check_pips(moment: Moment) -> None:
    moved = sum(min(step.source, BAR) - step.target for step in moment.play.steps)
    assert moment.play.result.pips(moment.player) == moment.position.pips(moment.player) - moved
    assert all(
        step.die == min(step.source, BAR) - step.target or step.target == OFF for step in moment.play.steps
    )


@every_game
@given(seeds)
@settings(max_examples=12)
def test_plays_of_any_position(name: str, chance: Random) -> None:
    ruleset = GAMES[name]
    legal = made_up(ruleset, chance)
    going_on = [play for play in legal.plays if outcome(play.result, ruleset) is None]
    assert legal.plays
    assert ruleset.free_die_use or len({len(play.steps) for play in going_on}) <= 1
    for play in chance.sample(legal.plays, min(4, len(legal.plays))):
        check_counts(play.result, ruleset)
        assert legal.after(play.steps) == play.result
        assert legal.is_complete(play.steps)
        assert parse_play(format_play(play), legal) == play
        assert parse_play(format_steps(play.steps), legal) == play


@every_game
@given(seeds)
@settings(max_examples=12)
def test_no_blind_alleys(name: str, chance: Random) -> None:
    legal = made_up(GAMES[name], chance)
    played: tuple[Step, ...] = ()
    while steps := legal.next_steps(played):
        played = (*played, chance.choice(steps))
        assert len(legal.unused(played)) == len(legal.numbers.faces) - len(played)
    assert legal.is_complete(played)


@every_game
@given(seeds)
@settings(max_examples=12)
def test_colours_are_alike(name: str, chance: Random) -> None:
    legal = made_up(GAMES[name], chance)
    swapped = legal_plays(legal.position.swapped(), legal.player.opponent, legal.numbers, GAMES[name])
    straight = legal_plays(legal.position, legal.player, legal.numbers, GAMES[name])
    assert [play.steps for play in straight.plays] == [play.steps for play in swapped.plays]
    assert [play.result.swapped() for play in straight.plays] == [play.result for play in swapped.plays]


@every_game
@given(seeds)
@settings(max_examples=6)
def test_every_move_is_either_possible_or_refused_with_a_reason(name: str, chance: Random) -> None:
    legal = made_up(GAMES[name], chance)
    steps = legal.next_steps(())
    played = (chance.choice(steps),) if steps and chance.random() < 0.7 else ()
    for source in (*POINTS, BAR, IN):
        possible = _reachable(legal, played, source)
        for target in range(min(source, BAR)):
            if target in possible:
                with pytest.raises(ValueError, match="nothing forbids"):
                    legal.refusal(played, source, target)
            else:
                assert isinstance(legal.refusal(played, source, target), Refusal)


def _reachable(legal: LegalPlays, played: tuple[Step, ...], source: int) -> set[int]:
    """Where one checker from ``source`` can get to."""
    found: set[int] = set()
    for step in legal.next_steps(played):
        if step.source == source:
            found |= {step.target, *_reachable(legal, (*played, step), step.target)}
    return found


@every_game
@given(seeds)
@settings(max_examples=2)
def test_a_race_stays_a_race_without_contact(name: str, chance: Random) -> None:
    ruleset = GAMES[name]
    was_race = False
    for moment in RandomGame(ruleset, chance):
        if was_race:
            assert is_race(moment.position, ruleset)
            assert not any(step.is_hit or step.is_pin for step in moment.play.steps)
        was_race = is_race(moment.position, ruleset)


@every_game
@given(seeds)
@settings(max_examples=10)
def test_stalled_means_that_nobody_moves_with_any_roll(name: str, chance: Random) -> None:
    ruleset = GAMES[name]
    position = random_position(ruleset, chance)
    if is_stalled(position, ruleset):
        numbers = random_numbers(chance)
        assert not any(legal_plays(position, player, numbers, ruleset).next_steps(()) for player in Player)
