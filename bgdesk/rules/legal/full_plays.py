"""Plays that use every die, judged one by one: none of them is illegal for using too few dice.

Whoever asks about a play that was made need not list all the others. Every answer here is what
`bgdesk.rules.legal.plays` gives; no answer means that it has to be asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import MISSING, fields
from functools import lru_cache
from operator import attrgetter
from typing import TypeAlias

from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.legal.steps import HITS, QUIET, Step, landing
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, HOME, OFF, Position, Side
from bgdesk.rules.relation import facing, rel
from bgdesk.rules.stages import Numbers
from bgdesk.rules.variants import Relation, Ruleset

Gained: TypeAlias = tuple[tuple[int, int], ...]
"""Places, and how many checkers each of them gains, none of them nothing."""
Order: TypeAlias = tuple[tuple[int, int], ...]
"""Steps as (source, die), one after the other."""

_BLOCKED = 2
"""So many opposing checkers close a point."""
_MOST_STEPS = 4

_BEYOND_STEPS = frozenset(
    {
        "id",
        "start",
        "checkers",
        "relation",
        "opening",
        "next_starter",
        "doubles",
        "rolls_again",
        "names_double",
        "bonus_needs_all_in",
        "rest",
        "levels",
        "scoring",
        "triple_region",
        "quad_for_bar",
        "has_cube",
        "takes_house_rules",
        "options",
        "is_offered",
    }
)
"""What does not decide which steps a roll allows."""

_RULES_OF_STEPS = tuple(
    field for field in fields(Ruleset) if field.name not in _BEYOND_STEPS and field.default is not MISSING
)
_stepping = attrgetter(*(field.name for field in _RULES_OF_STEPS))
_PLAIN = tuple(field.default for field in _RULES_OF_STEPS)
"""The rules that are known here; a ruleset with any other is left to the list of all plays."""


def has_simple_rules(ruleset: Ruleset) -> bool:
    """Whether a step depends on nothing but the dice, the blocks, the bar and bearing off."""
    return _stepping(ruleset) == _PLAIN


def full_play_of_steps(
    position: Position, player: Player, numbers: Numbers, ruleset: Ruleset, steps: Iterable[tuple[int, int]]
) -> Play | None:
    """The play that makes ``steps``, each (source, die), if they use all numbers and are legal."""
    made = tuple(steps)
    if sorted([die for _, die in made], reverse=True) != list(numbers.faces) or not has_simple_rules(ruleset):
        return None
    is_white = player is Player.WHITE
    own, other = (position.white, position.black) if is_white else (position.black, position.white)
    return _play(own, other, made, ruleset.relation, is_white=is_white)


def dance(position: Position, player: Player, numbers: Numbers, ruleset: Ruleset) -> Play | None:
    """The play of nothing by who cannot enter from the bar; ``None`` where that is not the reason."""
    own = position.of(player)
    if not own[BAR] or not has_simple_rules(ruleset):
        return None
    theirs = facing(ruleset.relation, position.of(player.opponent))
    if any(theirs[BAR - die] < _BLOCKED for die in (numbers.high, numbers.low)):
        return None
    return Play((), position)


def full_play_with(
    position: Position,
    player: Player,
    dice: Dice,
    ruleset: Ruleset,
    gained: Gained,
    named: Iterable[int],
) -> Play | None:
    """The legal play of all dice after which each place has ``gained`` so many of the mover's checkers.

    It hits those of the points ``named`` that hold a blot, and no other. Its steps have the order that
    `LegalPlays` gives them. Plays that end the game are not found: fewer dice may do.
    """
    if not has_simple_rules(ruleset):
        return None
    is_white, relation = player is Player.WHITE, ruleset.relation
    own, other = (position.white, position.black) if is_white else (position.black, position.white)
    orders = _orders(dice.first, dice.second, gained)
    if not orders:
        return None
    theirs = facing(relation, other)
    wanted = {point for point in named if OFF < point < BAR and theirs[point] == 1}
    for order in orders:
        play = _play(own, other, order, relation, is_white=is_white)
        if play and {step.target for step in play.steps if step.is_hit} == wanted:
            return play if any((play.result.white if is_white else play.result.black)[OFF + 1 :]) else None
    return None


def _play(
    own: Side, other: Side, steps: Iterable[tuple[int, int]], relation: Relation, *, is_white: bool
) -> Play | None:
    """The play of ``steps``, each (source, die), ``None`` if one of them is not possible."""
    theirs, counts = facing(relation, other), list(own)
    made: list[Step] = []
    hits: list[int] = []
    for source, die in steps:
        if not (OFF < source <= BAR and counts[source]) or (counts[BAR] and source != BAR):
            return None
        target = source - die
        if target <= OFF:
            target = OFF
            if any(counts[HOME.stop if source == die else source + 1 :]):
                return None
        elif theirs[target] >= _BLOCKED:
            return None
        is_hit = theirs[target] == 1 and target not in hits
        if is_hit:
            hits.append(target)
        counts[source] -= 1
        counts[target] += 1
        made.append((HITS if is_hit else QUIET)[source, die])
    if hits:
        other = _after_hits(other, hits, relation)
    moved = tuple(counts)
    return Play(tuple(made), Position(moved, other) if is_white else Position(other, moved))


def _after_hits(other: Side, hits: Sequence[int], relation: Relation) -> Side:
    counts = list(other)
    for point in hits:
        counts[rel(relation, point)] -= 1
    counts[BAR] += len(hits)
    return tuple(counts)


@lru_cache(maxsize=8192)
def _orders(first: int, second: int, gained: Gained) -> tuple[Order, ...]:
    """The ways to gain so many checkers on each place with all dice, highest first; kept, as plays recur."""
    if first == second:
        steps = _steps_of_double(first, dict(gained))
        return (tuple(steps),) if len(steps) == _MOST_STEPS else ()
    losing = [place for place, count in gained if count < 0]
    firsts = sorted(((place, die) for place in losing for die in (first, second)), reverse=True)
    seconds = ((_last_step(gained, place, die, first + second - die), (place, die)) for place, die in firsts)
    return tuple((before, last) for last, before in seconds if last)


def _steps_of_double(die: int, gained: Mapping[int, int]) -> list[tuple[int, int]]:
    """The only steps with ``die`` that gain so much: what leaves a place is what comes and is not gained."""
    leaving = [0] * (BAR + die + 1)
    steps: list[tuple[int, int]] = []
    for place in range(BAR, OFF, -1):
        leaving[place] = leaving[place + die] - gained.get(place, 0)
        if not 0 <= leaving[place] <= _MOST_STEPS:
            return []
        steps += [(place, die)] * leaving[place]
    return steps


def _last_step(gained: Gained, source: int, die: int, other: int) -> tuple[int, int] | None:
    """The one step with the ``other`` die that is left of ``gained`` after ``source`` moved by ``die``."""
    rest = dict(gained)
    target = landing(source, die)
    rest[source] = rest.get(source, 0) + 1
    rest[target] = rest.get(target, 0) - 1
    places = {place: count for place, count in rest.items() if count}
    start = next((place for place, count in places.items() if count == -1), None)
    if start is None or places != {start: -1, landing(start, other): 1}:
        return None
    return start, other
