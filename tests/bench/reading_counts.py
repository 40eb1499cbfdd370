"""Figures for the help that anybody can count: rolls that hit, enter and bear off, and prices of points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bgdesk.analysis.cube_advice import cube_points
from bgdesk.analysis.lenses.cube_model import CubeTerms, GammonShares
from bgdesk.analysis.lenses.cube_window import CubePlace, cube_curves
from bgdesk.analysis.lenses.exact_race import exact_race
from bgdesk.analysis.lenses.race_values import PIPS_A_ROLL
from bgdesk.analysis.lenses.take_parts import gammon_price
from bgdesk.analysis.reasons.roll_facts import OpposingRolls, weight
from bgdesk.match.equity_tables.table import default_table
from bgdesk.match.options import MatchOptions
from bgdesk.match.setup.conversion import state_of_setup
from bgdesk.match.setup.setup import new_setup
from bgdesk.match.state import Pair
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.player import Player
from bgdesk.rules.position import OFF, Position, side
from bgdesk.rules.variants import RULESETS

BACKGAMMON = RULESETS["backgammon"]
AWAYS = range(2, 8)
_MOST_AWAY = 8
_EFFECTIVE = {"smooth": {6: 3, 5: 3, 4: 3, 3: 2, 2: 2, 1: 2}, "gaps": {6: 7, 3: 1, 2: 7}, "ace": {1: 10}}
"""Boards whose effective pips are told: spread, with gaps, and stacked."""


def counted() -> dict[str, Any]:
    """All of them by name."""
    return {
        "pips_a_roll": PIPS_A_ROLL,
        "take_dead": _take(0.0),
        "take_live": _take(1.0),
        "hits": [_hits(distance) for distance in range(1, 25)],
        "enters": [_enters(closed) for closed in range(6)],
        "both_off": {f"{high}-{low}": _both_off(high, low) for high, low in _pairs()},
        "one_off": [_off({point: 1}) for point in range(1, 7)],
        "blot_near_anchor": {str(distance): _blot_near_anchor(distance) for distance in range(2, 6)},
        "effective": {name: _effective(board) for name, board in _EFFECTIVE.items()},
        "ace_rolls": [
            exact_race(_against_one({1: n}), Player.WHITE, with_pair=False).own.mean for n in (2, 4, 6)
        ],
        "match_take": [[_match_take(doubler, taker) for taker in AWAYS] for doubler in AWAYS],
        "gammon_prices": _gammon_prices(),
        "trailer": [default_table().before_game(away, 1) for away in range(1, _MOST_AWAY + 1)],
    }


def _take(life: float) -> float:
    """The chance to take in a money game without gammons, the cube dead (0) or fully live (1)."""
    take = cube_curves(CubeTerms(), CubePlace(), GammonShares(), life).points.take
    assert take is not None
    return take


def _pairs() -> list[tuple[int, int]]:
    return [(high, low) for high in range(1, 7) for low in range(1, high + 1)]


def _against_one(own: dict[int, int]) -> Position:
    """White with ``own``, Black with a single checker left at home."""
    return Position(side(own, BACKGAMMON.checkers), side({1: 1}, BACKGAMMON.checkers))


def _rolls(position: Position, player: Player, wanted: Callable[[Position], bool]) -> int:
    """How many of the 36 rolls have a play that leads to what is ``wanted``."""

    def works(roll: Dice) -> bool:
        return any(wanted(play.result) for play in legal_plays(position, player, roll, BACKGAMMON).plays)

    return sum(roll.ways for roll in ALL_ROLLS if works(roll))


def _hits(distance: int) -> int:
    """Rolls that hit a blot so many pips away, nothing in between; 24 stands for a hit from the bar on 1."""
    start, target = (25, 25 - distance) if distance > 23 else (distance + 1, 1)
    own, other = side({start: 1}, BACKGAMMON.checkers), side({25 - target: 1}, BACKGAMMON.checkers)
    return weight(OpposingRolls(Position(other, own), Player.WHITE, BACKGAMMON).hits)


def _enters(closed: int) -> dict[str, int]:
    """With so many points made against it: rolls that enter one checker, and both of two."""
    other = side(dict.fromkeys(range(1, closed + 1), 2), BACKGAMMON.checkers)
    found = {}
    for count, name in ((1, "one"), (2, "two")):
        position = Position(side({25: count}, BACKGAMMON.checkers), other)
        found[name] = _rolls(position, Player.WHITE, lambda after: not after.white[25])
    return found


def _off(own: dict[int, int]) -> int:
    position = _against_one(own)
    return _rolls(position, Player.WHITE, lambda after: after.white[OFF] == BACKGAMMON.checkers)


def _both_off(high: int, low: int) -> int:
    """Rolls that bear off both of the last two checkers."""
    return _off({high: 2} if high == low else {high: 1, low: 1})


def _blot_near_anchor(distance: int) -> int:
    """Rolls that hit White's blot so many pips from Black's 18-point; Black enters with 4s and 1s only."""
    white = {7 + distance: 1, 8: 2, 6: 3, 5: 3, 3: 3, 2: 3}
    black = side({25: 1, 18: 2, 6: 5, 4: 3, 3: 4}, BACKGAMMON.checkers)
    position = Position(side(white, BACKGAMMON.checkers), black)
    return weight(OpposingRolls(position, Player.WHITE, BACKGAMMON).hits)


def _effective(board: dict[int, int]) -> dict[str, float]:
    own = exact_race(_against_one(board), Player.WHITE, with_pair=False).own
    return {"pips": own.pips, "effective": own.effective_pips, "wastage": own.wastage}


def _match_take(doubler: int, taker: int) -> float:
    """The chance that the taker needs, the cube at 1 and dead once turned, no gammons."""
    length = max(doubler, taker)
    options = MatchOptions(length=length).locked()
    setup = new_setup(options)
    score = Pair(length - doubler, length - taker)
    state = state_of_setup(type(setup)(options, setup.position, score=score))
    assert state
    return cube_points(state, Player.WHITE, default_table()).take_point


def _gammon_prices() -> dict[str, float | None]:
    """What a gammon won with the cube at 1 adds, as a share of what is at stake."""
    table = default_table()
    at: dict[str, Sequence[int]] = {
        "dmp": (1, 1),
        "go": (2, 1),
        "save": (1, 2),
        "even": (7, 7),
        "two_two": (2, 2),
    }
    prices = {name: gammon_price(_terms(away, table), 1) for name, away in at.items()}
    return {"money": gammon_price(CubeTerms(), 1), **prices}


def _terms(away: Sequence[int], table: Any) -> CubeTerms:
    own, other = away
    return CubeTerms((own, other), table, is_crawford=(own == 1) != (other == 1))
