"""How a game ended and how it may still end."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, HOME, OFF, Position, Side, pip_count
from bgdesk.rules.relation import facing, rel
from bgdesk.rules.variants import Ruleset, TripleRegion

SINGLE, GAMMON, BACKGAMMON, QUADRUPLE = 1, 2, 3, 4

_FEWEST_PIPS_A_TURN = 3
_MOST_STEPS_A_TURN = 4


@dataclass(frozen=True, slots=True)
class Outcome:
    """``winner`` bore off all his checkers and wins ``multiplier`` times the cube, before Jacoby."""

    winner: Player
    multiplier: int


def outcome(position: Position, ruleset: Ruleset) -> Outcome | None:
    """The result of a game in which a player has no checker left in play; ``None`` while it goes on."""
    for player in Player:
        if not any(position.of(player)[OFF + 1 :]):
            return Outcome(player, _multiplier(position.of(player.opponent), ruleset))
    return None


def highest_possible(position: Position, loser: Player, ruleset: Ruleset) -> int:
    """The highest multiplier that ``loser`` can still lose with any dice and any play, whoever is to roll.

    While the players can still meet, everything is possible that his borne-off checkers do not exclude.
    In a race it counts the fewest turns that the winner needs, and the fewest pips that the loser moves
    in the meantime.
    """
    own = position.of(loser)
    if own[OFF]:
        return SINGLE
    if not is_race(position, ruleset):
        return _allowed(QUADRUPLE if ruleset.quad_for_bar else BACKGAMMON, ruleset)
    pips = _fewest_pips_before_loss(position.of(loser.opponent), ruleset)
    if _is_caught_at_home(own, ruleset) and pips <= _pips_to_spare(own, min(_far_home(ruleset))):
        return _allowed(BACKGAMMON, ruleset)
    return _allowed(GAMMON if pips <= _pips_to_spare(own, 1) else SINGLE, ruleset)


def is_race(position: Position, ruleset: Ruleset) -> bool:
    """Whether no checker of either player can meet an opposing one any more."""
    white, black = position.white, position.black
    if white[BAR] or black[BAR]:
        return False
    top = max((point for point in range(1, BAR) if white[point]), default=0)
    return not any(facing(ruleset.relation, black)[:top])


def _multiplier(own: Side, ruleset: Ruleset) -> int:
    """What a loser with the counts ``own`` loses."""
    if own[OFF]:
        return SINGLE
    if own[BAR]:
        return _allowed(QUADRUPLE if ruleset.quad_for_bar else BACKGAMMON, ruleset)
    return _allowed(BACKGAMMON if _is_caught_at_home(own, ruleset) else GAMMON, ruleset)


def _allowed(multiplier: int, ruleset: Ruleset) -> int:
    levels = (*ruleset.levels, QUADRUPLE) if ruleset.quad_for_bar else ruleset.levels
    return max(level for level in levels if level <= multiplier)


def _far_home(ruleset: Ruleset) -> tuple[int, ...]:
    """The winner's home in the loser's own numbers."""
    return tuple(rel(ruleset.relation, point) for point in HOME)


def _is_caught_at_home(own: Side, ruleset: Ruleset) -> bool:
    """Whether a checker off the bar makes the gammon a backgammon."""
    counts_home = ruleset.triple_region is TripleRegion.BAR_OR_HOME
    return counts_home and any(own[point] for point in _far_home(ruleset))


def _fewest_pips_before_loss(winner: Side, ruleset: Ruleset) -> int:
    """The pips that a loser has to move in a race before ``winner`` is off, who throws his best dice."""
    if ruleset.free_die_use or ruleset.max_stack is not None:
        return 0
    sixes = sum(-(-point // 6) * count for point, count in enumerate(winner))
    turns = -(-sixes // _MOST_STEPS_A_TURN)
    return _FEWEST_PIPS_A_TURN * (turns - 1)


def _pips_to_spare(own: Side, last: int) -> int:
    """The pips that can be moved while one checker stays on ``last`` or before and none is borne off."""
    return pip_count(own) - last - (sum(own[1:]) - 1)
