"""Random values for the property tests of the rules."""

from __future__ import annotations

from hypothesis import strategies as st

from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, Position, side
from bgdesk.rules.table_state import Offer, TableState
from bgdesk.rules.variants import RULESETS, Ruleset

players = st.sampled_from(Player)
rolls = st.sampled_from([*ALL_ROLLS, *(Dice(dice.low, dice.high) for dice in ALL_ROLLS)])


@st.composite
def positions(draw: st.DrawFn, total: int = 15) -> Position:
    """Positions in which no point holds both colours, from the opening to the last checkers."""
    points = draw(st.permutations(range(1, 25)))
    cut = draw(st.integers(1, 23))
    nearest = draw(st.booleans())
    white = _counts(draw, sorted(points[:cut]) if nearest else points[:cut], total)
    black = _counts(draw, [25 - point for point in points[cut:]], total)
    return Position(side(white, total), side(black, total))


def _counts(draw: st.DrawFn, points: list[int], total: int) -> dict[int, int]:
    """Checkers on some of ``points`` and perhaps the bar, at least one in play."""
    in_play = draw(st.integers(1, total))
    places = draw(st.lists(st.sampled_from(points), min_size=in_play, max_size=in_play))
    on_bar = min(draw(st.sampled_from([0, 0, 0, 1, 2])), in_play)
    places[:on_bar] = [BAR] * on_bar
    return {place: places.count(place) for place in places}


@st.composite
def house_rules(draw: st.DrawFn) -> Ruleset:
    """Backgammon with any of its house rules."""
    return RULESETS["backgammon"].with_rules(
        max_stack=draw(st.sampled_from([None, 5, 2])),
        no_hit_and_run=draw(st.booleans()),
        free_die_use=draw(st.sampled_from([False, False, True])),
    )


@st.composite
def table_states(draw: st.DrawFn) -> TableState:
    """States that the ids of other programs can express, but for what each leaves out."""
    length = draw(st.sampled_from([0, 1, 2, 7, 25]))
    scores = st.integers(0, length - 1 if length else 200)
    offer = draw(st.sampled_from([None, None, *Offer]))
    on_roll = draw(players)
    return TableState(
        position=draw(positions()),
        on_roll=on_roll,
        to_act=on_roll.opponent if offer in (Offer.DOUBLE, Offer.RACCOON) else on_roll,
        cube=Cube(draw(st.sampled_from([1, 2, 4, 64, 1024])), draw(st.sampled_from([None, *Player]))),
        dice=None if offer else draw(st.none() | st.sampled_from(ALL_ROLLS)),
        offer=offer,
        length=length,
        white_score=draw(scores),
        black_score=draw(scores),
        is_crawford=bool(length) and draw(st.booleans()),
        jacoby=not length and draw(st.booleans()),
        beavers=not length and draw(st.booleans()),
        max_cube_log2=draw(st.integers(0, 12)),
    )
