"""Winning chances estimated from a score in pips; the constants fit games of the plain engine with itself."""

from __future__ import annotations

from math import erf, exp, sqrt

from bgdesk.engine.plain.general_score import score
from bgdesk.engine.plain.score import race_pips
from bgdesk.match.evaluation import Probabilities
from bgdesk.rules.outcome import BACKGAMMON, GAMMON, SINGLE, Outcome, highest_possible, is_race, outcome
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, HOME, OFF, POINTS, Position
from bgdesk.rules.variants import Ruleset, Scoring, TripleRegion

_LEAST = 0.001
"""An estimate is never surer than this of who wins."""

_PIPS_A_ROLL = 49 / 6
_ON_ROLL = 0.1
_STEEPNESS = 0.44
_GAMMONS_OF_MANY, _GAMMONS_OF_FEW = 0.2, 0.44
_GAMMON_STEEPNESS = 0.73
_BACKGAMMONS = 0.06


def chances(position: Position, player: Player, ruleset: Ruleset, ahead: float = 0.0) -> Probabilities:
    """Estimated chances of ``player``, who is on roll and ``ahead`` by so many pips besides.

    They are certain when the game is over, half in a draw.
    """
    over = outcome(position, ruleset)
    if over:
        return _certain(over, player, ruleset)
    win = win_chance(position, player, ruleset, ahead)
    gammon, backgammon = gammon_shares(position, player, ruleset)
    lose_gammon, lose_backgammon = gammon_shares(position, player.opponent, ruleset)
    lose = 1 - win
    return Probabilities(
        player, win, win * gammon, win * backgammon, lose * lose_gammon, lose * lose_backgammon
    )


def _certain(over: Outcome, player: Player, ruleset: Ruleset) -> Probabilities:
    if over.winner is None:
        return Probabilities(player, 0.5, 0.0, 0.0, 0.0, 0.0)
    level = over.multiplier if ruleset.scoring is Scoring.LEVELS else SINGLE
    won = Probabilities(over.winner, 1.0, float(level >= GAMMON), float(level >= BACKGAMMON), 0.0, 0.0)
    return won.seen_by(player)


def win_chance(position: Position, player: Player, ruleset: Ruleset, ahead: float = 0.0) -> float:
    """Estimated chance that ``player``, who is on roll, wins, being ``ahead`` by so many pips besides."""
    lead = ahead - score(position, player.opponent, ruleset)
    pips = position.pips(player) + position.pips(player.opponent)
    if is_race(position, ruleset):
        win = _kleinman(lead, pips)
    else:
        win = _logistic(_ON_ROLL + _STEEPNESS * lead / sqrt(pips))
    return min(max(win, _LEAST), 1 - _LEAST)


def _kleinman(lead: float, total: int) -> float:
    """Kleinman's formula for a race, with a lead that counts the waste too."""
    return (1 + erf((lead + 4) / (2 * sqrt(max(total - 4, 1.0))))) / 2


def gammon_shares(position: Position, winner: Player, ruleset: Ruleset) -> tuple[float, float]:
    """Share of gammons (backgammons among them) and of backgammons in the wins of ``winner``."""
    loser = winner.opponent
    highest = highest_possible(position, loser, ruleset)
    if highest < GAMMON or ruleset.scoring is Scoring.PER_CHECKER:
        return 0.0, 0.0
    left = race_pips(position.of(winner)) + BAR * position.extra(winner).reserve
    gammon = _too_late(_pips_to_save(position, loser), left)
    if not is_race(position, ruleset):
        usual = _GAMMONS_OF_MANY + _GAMMONS_OF_FEW * (1 - ruleset.checkers / 15)
        gammon = usual + (1 - usual) * gammon
    if highest < BACKGAMMON:
        return gammon, 0.0
    return gammon, gammon * max(_BACKGAMMONS, _too_late(_pips_to_leave(position, loser, ruleset), left))


def _too_late(pips: float, left: float) -> float:
    """Chance that the loser has not yet moved ``pips`` when the winner has moved the ``left`` ones."""
    return _logistic(_GAMMON_STEEPNESS * ((pips - left) / _PIPS_A_ROLL + 1))


def _pips_to_save(position: Position, loser: Player) -> float:
    """Pips until the first checker is off."""
    own = position.of(loser)
    if own[OFF]:
        return 0.0
    return 3 + _pips_down_to(HOME[-1], position, loser)


def _pips_to_leave(position: Position, loser: Player, ruleset: Ruleset) -> float:
    """Pips until none of the loser's checkers makes a gammon a backgammon."""
    counts_start = ruleset.triple_region is TripleRegion.BAR_OR_HOME
    return _pips_down_to(POINTS[-1] - len(HOME) if counts_start else POINTS[-1], position, loser)


def _pips_down_to(point: int, position: Position, player: Player) -> int:
    """Pips until all checkers of ``player`` have come to ``point`` or beyond."""
    own = position.of(player)
    behind = sum((place - point) * own[place] for place in range(point + 1, BAR + 1))
    return behind + (BAR - point) * position.extra(player).reserve


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-x)) if x > 0 else exp(x) / (1 + exp(x))
