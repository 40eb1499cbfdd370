"""How a game ended and how it may still end."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.rules.legal.step_filters import START
from bgdesk.rules.legal.step_rules import StepRules
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF, Position, Side, pip_count
from bgdesk.rules.relation import rel
from bgdesk.rules.stages import LATER_TURN, Stage
from bgdesk.rules.variants import BearOff, Doubles, Prime, Ruleset, Scoring, TripleRegion

SINGLE, GAMMON, BACKGAMMON, QUADRUPLE = 1, 2, 3, 4

_FEWEST_PIPS_A_TURN = 3
_MOST_STEPS_A_TURN = 4
_START_TABLE = range(19, BAR)
_PRIMES_OF_A_RACE = frozenset({Prime.NOT_IN_EITHER_START, Prime.NEEDS_ENEMY_AHEAD})
"""Rules that can keep a player from moving although no opposing checker is met any more."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """``winner`` wins ``multiplier`` times the cube, before Jacoby; without a winner the game is drawn.

    The winner bore off all checkers, or caught the opponent's mother if ``by_mother``; then a draw means that
    both mothers are caught.
    """

    winner: Player | None
    multiplier: int
    by_mother: bool = False


_BOTH_MOTHERS = Outcome(None, 0, by_mother=True)


def outcome(position: Position, ruleset: Ruleset) -> Outcome | None:
    """The result of a game that the checkers have ended; ``None`` while it goes on."""
    for player, counts in ((Player.WHITE, position.white), (Player.BLACK, position.black)):
        if not any(counts[OFF + 1 :]) and not position.extra(player).reserve:
            return Outcome(player, _multiplier(position, player.opponent, ruleset))
    return _by_mother(position, ruleset) if ruleset.mother_rule else None


def _by_mother(position: Position, ruleset: Ruleset) -> Outcome | None:
    """The result if a mother, a last checker on its start, is pinned by a player who has left their own."""
    caught = [player for player in Player if START in position.extra(player).pinned]
    if len(caught) == len(Player):
        return _BOTH_MOTHERS
    if caught and not position.of(caught[0].opponent)[START]:
        return Outcome(caught[0].opponent, _allowed(GAMMON, ruleset), by_mother=True)
    return None


def is_stalled(position: Position, ruleset: Ruleset) -> bool:
    """Whether neither player has a step with any number; after both have passed the game is drawn."""
    stages = [Stage((face,)) for face in range(1, 7)]
    rules = (StepRules(position, player, stage, ruleset, LATER_TURN) for player in Player for stage in stages)
    return not any(each.edges(each.start) for each in rules)


def highest_possible(position: Position, loser: Player, ruleset: Ruleset) -> int:
    """The highest multiplier that ``loser`` can still lose with any dice and any play, whoever is to roll.

    While the players can still meet, all is possible that the loser's borne-off checkers do not exclude.
    In a race it counts the fewest turns that the winner needs, and the fewest pips that the loser moves
    in the meantime.
    """
    own = position.of(loser)
    if ruleset.scoring is Scoring.PER_CHECKER:
        return position.in_play(loser)
    if own[OFF]:
        return SINGLE
    if not is_race(position, ruleset):
        return _allowed(QUADRUPLE if ruleset.quad_for_bar else BACKGAMMON, ruleset)
    pips = _fewest_pips_before_loss(position.of(loser.opponent), ruleset)
    if _is_caught_at_start(own, ruleset) and pips <= _pips_to_spare(own, min(_START_TABLE)):
        return _allowed(BACKGAMMON, ruleset)
    return _allowed(GAMMON if pips <= _pips_to_spare(own, 1) else SINGLE, ruleset)


def is_race(position: Position, ruleset: Ruleset) -> bool:
    """Whether no checker of either player can meet an opposing one any more."""
    white, black = position.white, position.black
    if white[BAR] or black[BAR] or position.white_extra.reserve or position.black_extra.reserve:
        return False
    highest = _top(white)
    return not any(rel(ruleset.relation, point) <= highest for point in range(1, _top(black) + 1))


def _top(counts: Side) -> int:
    """The highest point that a player holds, 0 without a checker left."""
    return max((point for point in range(1, BAR) if counts[point]), default=0)


def _multiplier(position: Position, loser: Player, ruleset: Ruleset) -> int:
    """What ``loser`` loses whose opponent has borne off every checker."""
    if ruleset.scoring is Scoring.PER_CHECKER:
        return position.in_play(loser)
    own = position.of(loser)
    if own[OFF]:
        return SINGLE
    if own[BAR] or position.extra(loser).reserve:
        return _allowed(QUADRUPLE if ruleset.quad_for_bar else BACKGAMMON, ruleset)
    return _allowed(BACKGAMMON if _is_caught_at_start(own, ruleset) else GAMMON, ruleset)


def _allowed(multiplier: int, ruleset: Ruleset) -> int:
    levels = (*ruleset.levels, QUADRUPLE) if ruleset.quad_for_bar else ruleset.levels
    return max(level for level in levels if level <= multiplier)


def _is_caught_at_start(own: Side, ruleset: Ruleset) -> bool:
    """Whether a checker off the bar makes the gammon a backgammon."""
    counts_start = ruleset.triple_region is TripleRegion.BAR_OR_HOME
    return counts_start and any(own[point] for point in _START_TABLE)


def _fewest_pips_before_loss(winner: Side, ruleset: Ruleset) -> int:
    """The pips that a loser has to move in a race before ``winner`` is off, who rolls the best dice."""
    if not _has_to_move(ruleset) or _may_play_on(ruleset):
        return 0
    sixes = sum(-(-point // 6) * count for point, count in enumerate(winner))
    turns = -(-sixes // _MOST_STEPS_A_TURN)
    return _FEWEST_PIPS_A_TURN * (turns - 1)


def _has_to_move(ruleset: Ruleset) -> bool:
    """Whether a player in a race can and must play every roll."""
    is_held = ruleset.bear_off is BearOff.EXACT or bool(ruleset.primes & _PRIMES_OF_A_RACE)
    return not (ruleset.free_die_use or ruleset.max_stack is not None or is_held)


def _may_play_on(ruleset: Ruleset) -> bool:
    """Whether a turn can have more than four steps."""
    return ruleset.rolls_again or ruleset.names_double or ruleset.doubles is not Doubles.FOUR


def _pips_to_spare(own: Side, last: int) -> int:
    """The pips that can be moved while one checker stays on ``last`` or before and none is borne off."""
    return pip_count(own) - last - (sum(own[1:]) - 1)
