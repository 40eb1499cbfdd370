"""Plays that use every die, judged one by one: none of them is illegal for using too few dice.

Whoever asks about a play that was made need not list all the others. Every answer here is what
`bgdesk.rules.legal.plays` gives; no answer means that it has to be asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import MISSING, fields
from operator import attrgetter

from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.legal.steps import HITS, QUIET, Step, landing
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, HOME, OFF, Position
from bgdesk.rules.relation import facing, rel
from bgdesk.rules.stages import Numbers
from bgdesk.rules.variants import Ruleset

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


class FullPlay:
    """A play being made step by step; ``is_possible`` turns false with the first step that is not."""

    __slots__ = ("_left", "_other", "_own", "_player", "_ruleset", "_theirs", "is_possible", "steps")

    def __init__(self, position: Position, player: Player, numbers: Numbers, ruleset: Ruleset) -> None:
        self._player = player
        self._ruleset = ruleset
        self._own = list(position.of(player))
        self._other = position.of(player.opponent)
        self._theirs = list(facing(ruleset.relation, self._other))
        self._left = list(numbers.faces)
        self.steps: list[Step] = []
        self.is_possible = has_simple_rules(ruleset)

    def step(self, source: int, die: int) -> None:
        """Move one checker from ``source`` by ``die``."""
        own = self._own
        if not (self.is_possible and die in self._left and OFF < source <= BAR and own[source]):
            self.is_possible = False
            return
        target = landing(source, die)
        is_hit = target != OFF and self._theirs[target] == 1
        self.is_possible = (source == BAR or not own[BAR]) and (
            self._theirs[target] < _BLOCKED if target != OFF else self._may_bear_off(source, die)
        )
        self._left.remove(die)
        own[source] -= 1
        own[target] += 1
        if is_hit:
            self._theirs[target] = 0
        self.steps.append((HITS if is_hit else QUIET)[source, die])

    def _may_bear_off(self, source: int, die: int) -> bool:
        """Whether all are home, and none stands behind ``source`` if the die is too high for it."""
        return not any(self._own[(HOME.stop if source == die else source + 1) :])

    @property
    def goes_on(self) -> bool:
        """Whether the mover still has a checker in play."""
        return any(self._own[OFF + 1 :])

    def blots_among(self, points: Iterable[int]) -> set[int]:
        """Those of ``points`` on which a step would hit."""
        return {point for point in points if OFF < point < BAR and self._theirs[point] == 1}

    @property
    def hits(self) -> set[int]:
        """The points hit so far."""
        return {step.target for step in self.steps if step.is_hit}

    def play(self) -> Play | None:
        """The play, if every die has been used."""
        if not self.is_possible or self._left:
            return None
        return Play(tuple(self.steps), self._position())

    def _position(self) -> Position:
        other = self._other
        hits = [step.target for step in self.steps if step.is_hit]
        if hits:
            counts = list(other)
            for point in hits:
                counts[rel(self._ruleset.relation, point)] -= 1
            counts[BAR] += len(hits)
            other = tuple(counts)
        own = tuple(self._own)
        return Position(own, other) if self._player is Player.WHITE else Position(other, own)


def has_simple_rules(ruleset: Ruleset) -> bool:
    """Whether a step depends on nothing but the dice, the blocks, the bar and bearing off."""
    return _stepping(ruleset) == _PLAIN


def full_play_of_steps(
    position: Position, player: Player, numbers: Numbers, ruleset: Ruleset, steps: Iterable[tuple[int, int]]
) -> Play | None:
    """The play that makes ``steps``, each (source, die), if they use all numbers and are legal."""
    play = FullPlay(position, player, numbers, ruleset)
    for source, die in steps:
        play.step(source, die)
    return play.play()


def full_play_with(
    position: Position,
    player: Player,
    dice: Dice,
    ruleset: Ruleset,
    gained: Mapping[int, int],
    named: Iterable[int],
) -> Play | None:
    """The legal play of all dice after which each place has ``gained`` so many of the mover's checkers.

    It hits those of the points ``named`` that hold a blot, and no other. Its steps have the order that
    `LegalPlays` gives them. Plays that end the game are not found: fewer dice may do.
    """
    if not has_simple_rules(ruleset):
        return None
    for order in _orders(dice, gained):
        made = FullPlay(position, player, dice, ruleset)
        wanted = made.blots_among(named)
        for source, die in order:
            made.step(source, die)
        play = made.play()
        if play and made.hits == wanted and made.goes_on:
            return play
    return None


def _orders(dice: Dice, gained: Mapping[int, int]) -> Iterator[list[tuple[int, int]]]:
    """The ways to gain so many checkers on each place with all dice, as (source, die), highest first."""
    if dice.is_double:
        steps = _steps_of_double(dice.first, gained)
        if len(steps) == len(dice.faces):
            yield steps
        return
    losing = [place for place, count in gained.items() if count < 0]
    firsts = ((place, die) for place in losing for die in dice)
    for source, die in sorted(firsts, reverse=True):
        other = dice.low if die == dice.high else dice.high
        second = _last_step(gained, source, die, other)
        if second:
            yield [(source, die), second]


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


def _last_step(gained: Mapping[int, int], source: int, die: int, other: int) -> tuple[int, int] | None:
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
