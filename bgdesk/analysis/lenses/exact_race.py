"""What a race is worth without a formula: how many rolls each player needs, and the chances that follow."""

from __future__ import annotations

import numpy as np

from bgdesk.analysis.lenses.bearoff_pairs import pair_table
from bgdesk.analysis.lenses.bearoff_rolls import Floats, roll_table, win_chance
from bgdesk.analysis.lenses.bearoff_trials import tried_rolls
from bgdesk.analysis.lenses.cube_model import CubeTerms, GammonShares
from bgdesk.analysis.lenses.cube_window import CubePlace, cube_curves
from bgdesk.analysis.lenses.race import RaceAction
from bgdesk.analysis.lenses.race_values import (
    ExactChoices,
    ExactRace,
    RollsNeeded,
    exact_action,
    is_home,
    is_pair,
)
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position, Side, pip_count

_SLOPE, _LEAST_LIFE, _MOST_LIFE, _BASE = 0.00125, 0.6, 0.7, 0.55


def exact_race(position: Position, player: Player, *, with_pair: bool) -> ExactRace:
    """The race in ``position``, ``player`` about to roll, in a game that `has_known_bearoff`.

    Takes a second when first asked, for the table, and some tenths otherwise. ``with_pair``: also what is
    exact for both, where `is_pair`; that table takes some seconds more.
    """
    own, other = position.of(player), position.of(player.opponent)
    mine, theirs = _needed(own), _needed(other)
    chance = win_chance(np.array(mine.chances), np.array(theirs.chances))
    pair = pair_table().value(own, other) if with_pair and is_pair(position) else None
    return ExactRace(mine, theirs, chance, action_by_chance(chance, mine.pips), pair)


def action_by_chance(chance: float, pips: int) -> RaceAction:
    """What is right by Janowski's model at a ``chance`` to win a race of so many own ``pips``.

    The efficiency of the cube rises with the length of the race, as GNU Backgammon assumes (``eval.c``).
    """
    life = min(max(_BASE + _SLOPE * pips, _LEAST_LIFE), _MOST_LIFE)
    centred, own = (
        cube_curves(CubeTerms(), CubePlace(1, is_own), GammonShares(), life) for is_own in (None, True)
    )
    assert centred.double_take
    taken = centred.double_take.at(chance)
    choices = (ExactChoices(curves.no_double.at(chance), taken) for curves in (centred, own))
    return exact_action(*choices)


def _needed(side: Side) -> RollsNeeded:
    table = roll_table()
    exact: tuple[Floats, float | None] = (table.of(side), None) if is_home(side) else tried_rolls(side, table)
    chances, error = exact
    last = int(np.flatnonzero(chances)[-1])
    return RollsNeeded(pip_count(side), tuple(float(one) for one in chances[: last + 1]), error)
