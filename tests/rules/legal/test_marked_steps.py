"""Steps with the hits and pins that they meant."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from bgdesk.rules.legal.marked_steps import marked_steps
from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS
from tests.rules.random_positions import random_numbers, random_position


@pytest.mark.parametrize("game", ["backgammon", "plakoto", "fevga", "dutch", "russian"])
@given(st.integers(0, 2**32).map(Random))
@settings(max_examples=30)
def test_legal_steps_are_marked_as_the_rules_mark_them(game: str, chance: Random) -> None:
    ruleset = RULESETS[game]
    position, player = random_position(ruleset, chance), chance.choice(list(Player))
    legal = legal_plays(position, player, random_numbers(chance), ruleset)
    for play in chance.sample(legal.plays, min(5, len(legal.plays))):
        moves = [(step.source, step.target, step.die) for step in play.steps]
        assert tuple(marked_steps(position, player, moves, ruleset)) == play.steps
