"""Positions as they come up in games: some turns of quick play of our own, without the engine."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from random import Random

from bgdesk.engine.plain.general_score import score
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import Play, legal_plays
from bgdesk.rules.outcome import outcome
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.rules.variants import RULESETS

BACKGAMMON = RULESETS["backgammon"]
MOST_TURNS = 40
"""A question is there in less than a tenth of a second."""
_PIPS_OF_CHOICE = 2.0
"""How many pips worse a play may be to be made often enough: games differ by more than the dice."""


@dataclass(frozen=True, slots=True)
class LastTurn:
    """``player`` had ``pips`` before ``dice``."""

    player: Player
    dice: Dice
    pips: int


@dataclass(frozen=True, slots=True)
class Walked:
    """A position with ``player`` to roll, and the last turn of each player, the latest first."""

    position: Position
    player: Player
    last: tuple[LastTurn, ...] = ()


def rolled(random: Random) -> Dice:
    """Two dice, the higher first."""
    one, two = random.randint(1, 6), random.randint(1, 6)
    return Dice(max(one, two), min(one, two))


def walk(random: Random, turns: int) -> Walked:
    """A game after ``turns`` turns, or fewer where it would be over; who began is a matter of chance."""
    here = Walked(BACKGAMMON.start_position(), random.choice((Player.WHITE, Player.BLACK)))
    for _ in range(min(turns, MOST_TURNS)):
        after = walked_on(random, here)
        if outcome(after.position, BACKGAMMON):
            break
        here = after
    return here


def walked_on(random: Random, here: Walked) -> Walked:
    """One turn later."""
    dice = rolled(random)
    plays = legal_plays(here.position, here.player, dice, BACKGAMMON).plays
    chosen = _chosen(random, plays, here.player)
    turn = LastTurn(here.player, dice, here.position.pips(here.player))
    return Walked(chosen.result, here.player.opponent, (turn, *here.last[:1]))


def _chosen(random: Random, plays: tuple[Play, ...], player: Player) -> Play:
    worths = [score(play.result, player, BACKGAMMON) for play in plays]
    best = max(worths)
    return random.choices(plays, [exp((worth - best) / _PIPS_OF_CHOICE) for worth in worths])[0]


def seen_by_white(here: Walked, player: Player) -> Walked:
    """The same with ``player`` as White, who lies below."""
    if player is Player.WHITE:
        return here
    last = tuple(LastTurn(one.player.opponent, one.dice, one.pips) for one in here.last)
    return Walked(here.position.swapped(), here.player.opponent, last)
