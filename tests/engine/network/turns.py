"""Turns of games played at random, for judging."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bgdesk.engine.network.search import Turn
from bgdesk.rules.dice import Dice
from bgdesk.rules.outcome import outcome
from bgdesk.rules.player import Player
from bgdesk.rules.stages import Stage
from bgdesk.rules.variants import Ruleset

_LONGEST = 150


def random_turns(ruleset: Ruleset, count: int, random: Random) -> list[Turn]:
    """So many turns, before and after each stage."""
    found: list[Turn] = []
    while len(found) < count:
        found += _game(ruleset, random)
    return found[:count]


def has_plays(turn: Turn, ruleset: Ruleset) -> bool:
    """Whether numbers come first, and the game is not over."""
    return bool(turn.coming) and isinstance(turn.coming[0], Stage) and not outcome(turn.position, ruleset)


def _game(ruleset: Ruleset, random: Random) -> Iterator[Turn]:
    turn, length = Turn(ruleset.start_position(), random.choice(list(Player)), (), (0, 0)), 0
    while not outcome(turn.position, ruleset) and length < _LONGEST:
        turn, length = turn.rolled(Dice(random.randint(1, 6), random.randint(1, 6)), ruleset), length + 1
        yield turn
        while not turn.is_played(ruleset):
            turn = random.choice(turn.with_double_named(ruleset))
            turn = turn.after(random.choice(turn.plays(ruleset)), ruleset)
            yield turn
