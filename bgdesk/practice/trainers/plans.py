"""Game plans: what a position is about for a player, by the rules that the engine sorts positions with."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from random import Random

from bgdesk.analysis.lenses.race import is_race
from bgdesk.practice.trainers.shape import (
    ChoiceAsked,
    ChoiceGiven,
    Given,
    Scene,
    TrainerId,
    TrainerQuestion,
    TrainerVerdict,
)
from bgdesk.practice.trainers.walks import BACKGAMMON, MOST_TURNS, seen_by_white, walk, walked_on
from bgdesk.rules.outcome import outcome
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF, Position, Side, pip_count

_FEWEST_TURNS, _GAMES = 4, 3
_CLEAR_LEAD, _CLEAR_PRIME, _FAR_BEHIND = 8, 4, 20


class PlanKind(StrEnum):
    """What a player tries to do."""

    RACE = "race"
    """Nobody can be hit any more."""
    RUNNING = "running"
    ATTACKING = "attacking"
    PRIMING = "priming"
    HOLDING = "holding"
    BACK_GAME = "back_game"


@dataclass(frozen=True, slots=True)
class _Seen:
    """A board by one player's points: own counts, and the opponent's by the same points, the bar at 0."""

    own: Side
    enemy: Side
    own_pips: int
    other_pips: int
    own_off: int
    other_off: int

    @classmethod
    def of(cls, position: Position, player: Player) -> _Seen:
        own, other = position.of(player), position.of(player.opponent)
        return cls(
            own,
            (other[BAR], *(other[BAR - point] for point in range(1, BAR)), 0),
            pip_count(own),
            pip_count(other),
            own[OFF],
            other[OFF],
        )

    def within(self, first: int, last: int) -> int:
        return sum(self.own[first : last + 1])

    @property
    def back(self) -> int:
        return self.own[BAR] + self.within(19, 24)

    @property
    def others_back(self) -> int:
        """The opponent's checkers in the player's home, or on the bar."""
        return self.enemy[0] + sum(self.enemy[1:7])

    @property
    def others_bar(self) -> bool:
        return self.enemy[0] > 0

    def made(self, first: int, last: int) -> int:
        """Points with two or more."""
        return sum(self.own[point] > 1 for point in range(first, last + 1))

    def blocked(self, first: int, last: int) -> int:
        """Points that the opponent has made."""
        return sum(self.enemy[point] > 1 for point in range(first, last + 1))

    def held(self, first: int, last: int) -> int:
        """Points with any own checker."""
        return sum(self.own[point] > 0 for point in range(first, last + 1))

    def blots(self, first: int, last: int) -> list[int]:
        """Points with a single checker of the opponent."""
        return [point for point in range(first, last + 1) if self.enemy[point] == 1]

    def longest_made(self, first: int, last: int) -> int:
        longest = now = 0
        for point in range(first, last + 1):
            now = now + 1 if self.own[point] > 1 else 0
            longest = max(longest, now)
        return longest


def plan_of(position: Position, player: Player) -> PlanKind:
    """The plan of ``player``.

    The rules are those by which the engine chooses its network; a back game is a holding game from behind
    with two or more points in the opponent's home.
    """
    if is_race(position):
        return PlanKind.RACE
    seen = _Seen.of(position, player)
    if seen.others_back == 0:
        found = _without_others_back(seen)
    else:
        found = _ahead(seen) if seen.own_pips < seen.other_pips else _behind(seen)
    is_back_game = found is PlanKind.HOLDING and seen.made(19, 24) > 1 and seen.own_pips > seen.other_pips
    return PlanKind.BACK_GAME if is_back_game else found


def _without_others_back(seen: _Seen) -> PlanKind:
    if seen.own_pips < seen.other_pips:
        return PlanKind.RUNNING
    if seen.back > 1:
        return PlanKind.HOLDING
    is_past = sum(seen.enemy[:14]) == 0
    return PlanKind.ATTACKING if seen.other_off > seen.own_off and is_past else PlanKind.RUNNING


def _ahead(seen: _Seen) -> PlanKind:
    is_home = seen.own[BAR] + seen.within(13, 24) == 0 and seen.within(7, 12) < 4
    if is_home or seen.within(1, 12) < 8 or seen.blocked(1, 6) >= 2:
        return PlanKind.RUNNING
    if seen.others_bar:
        return PlanKind.ATTACKING
    blots = seen.blots(1, 6)
    if blots:
        return PlanKind.ATTACKING if seen.held(blots[0] + 1, 6) else PlanKind.RUNNING
    if seen.back >= 2:
        return PlanKind.ATTACKING
    others = [point for point in range(1, 6) if seen.enemy[point]]
    if not others:
        return PlanKind.RUNNING
    return PlanKind.PRIMING if seen.longest_made(others[-1] + 1, 11) >= 3 else PlanKind.RUNNING


def _behind(seen: _Seen) -> PlanKind:
    is_near = 2 * (seen.own_pips - seen.other_pips) <= 0.1 * (seen.own_pips + seen.other_pips)
    if seen.own_off > seen.other_off and seen.own[BAR] + seen.within(13, 24) == 0:
        return PlanKind.RUNNING
    if seen.made(1, 6) < 4 and seen.made(1, 3) and seen.held(4, 6) < 3:
        if is_near:
            return PlanKind.ATTACKING
        return PlanKind.RUNNING if seen.back < 2 else PlanKind.HOLDING
    is_hitting = is_near and (seen.others_bar or bool(seen.blots(1, 12)))
    if seen.blocked(4, 6):
        if seen.back >= 2:
            return PlanKind.HOLDING
        return PlanKind.ATTACKING if is_hitting else PlanKind.RUNNING
    if seen.held(4, 12) >= 4 or seen.held(5, 8) >= 3:
        return PlanKind.PRIMING
    if is_hitting:
        return PlanKind.ATTACKING
    return PlanKind.HOLDING if seen.back >= 2 else PlanKind.PRIMING


def is_clear(position: Position, player: Player) -> bool:
    """Whether a player would call the plan of ``player`` so, too: what it takes its name from is there."""
    seen = _Seen.of(position, player)
    lead = seen.other_pips - seen.own_pips
    match plan_of(position, player):
        case PlanKind.RACE:
            return True
        case PlanKind.RUNNING:
            return lead >= _CLEAR_LEAD and not seen.own[BAR]
        case PlanKind.ATTACKING:
            return seen.others_bar or bool(seen.blots(1, 6))
        case PlanKind.PRIMING:
            return seen.longest_made(2, 11) >= _CLEAR_PRIME
        case PlanKind.HOLDING:
            return seen.made(18, 22) == 1 and lead < 0
        case PlanKind.BACK_GAME:
            return lead <= -_FAR_BEHIND


def _lasting(random: Random) -> list[Position]:
    """Positions of one game with White to roll and a clear plan that lasts two turns; some at least."""
    here = walk(random, _FEWEST_TURNS)
    seen = list[tuple[Position, PlanKind]]()
    for _ in range(MOST_TURNS - _FEWEST_TURNS):
        turned = seen_by_white(here, here.player).position
        seen.append((turned, plan_of(turned, Player.WHITE)))
        after = walked_on(random, here)
        if outcome(after.position, BACKGAMMON):
            break
        here = after
    lasting = [now for now, later in zip(seen, seen[2:], strict=False) if now[1] is later[1]]
    clear = [one for one in lasting if is_clear(one[0], Player.WHITE)]
    return [position for position, _ in clear or lasting or seen]


@dataclass(frozen=True, slots=True)
class PlanTruth:
    """The plans of White and Black; ``pips`` of both."""

    own: PlanKind
    other: PlanKind
    pips: tuple[int, int]


class PlansTrainer:
    """Asks for White's plan; only where it is clear, and still the same two turns later."""

    id = TrainerId.PLANS

    def make(self, random: Random) -> TrainerQuestion:
        """A position of a game; each plan comes up about equally often, as far as games have it."""
        wanted = random.choice(tuple(PlanKind))
        found = list[Position]()
        for _ in range(_GAMES):
            found = _lasting(random)
            of_it = [one for one in found if plan_of(one, Player.WHITE) is wanted]
            if of_it:
                return self.about(random.choice(of_it))
        return self.about(random.choice(found))

    def about(self, position: Position) -> TrainerQuestion:
        """The question about White's plan in ``position``."""
        own, other = (plan_of(position, player) for player in Player)
        truth = PlanTruth(own, other, (position.pips(Player.WHITE), position.pips(Player.BLACK)))
        scene = Scene(position, Player.WHITE)
        return TrainerQuestion(self.id, scene, ChoiceAsked(tuple(PlanKind)), truth)

    def judge(self, question: TrainerQuestion, given: Given) -> TrainerVerdict:
        """Right or wrong."""
        truth = question.truth
        assert isinstance(truth, PlanTruth)
        if not isinstance(given, ChoiceGiven):
            raise ValueError(f"{given!r} is no choice")
        is_right = PlanKind(given.chosen) is truth.own
        return TrainerVerdict(is_right, 0.0 if is_right else 1.0)
