"""Rules that forbid single steps beyond blocked points and the bar, as functions on packed turns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from bgdesk.rules.legal import packed
from bgdesk.rules.legal.packed import BROUGHT_HOME, HIT_ON, ON, checkers_on
from bgdesk.rules.legal.primes import Window, is_held, opposing_start, own_start, unpassed
from bgdesk.rules.legal.steps import Step
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, HOME, IN, OFF, Position
from bgdesk.rules.refusal import Reason, Refusal
from bgdesk.rules.stages import TurnSoFar
from bgdesk.rules.variants import Entry, Prime, Ruleset

StepFilter = Callable[[Step, int, int], Refusal | None]
"""Why a rule forbids a step, given the packed turn before and after it."""

START = 24
_HALF_WAY = 12
_PAST_OPPOSING_START = sum(ON[:_HALF_WAY])
_TWO_HEADS = frozenset((face,) * 4 for face in (6, 4, 3))
"""Rolls with which a first turn may bring two checkers off the start."""


def step_filters(
    ruleset: Ruleset, position: Position, player: Player, faces: tuple[int, ...], so_far: TurnSoFar
) -> Iterator[StepFilter]:
    """The filters of ``ruleset`` for one stage of ``player`` with ``faces``, the weightiest first."""
    if ruleset.entry is Entry.ALL_FIRST:
        yield _enter_first
    if ruleset.entry is Entry.BARRIER:
        yield _barrier
    if ruleset.max_stack is not None:
        yield _stack_limit(ruleset.max_stack)
    if ruleset.no_hit_and_run:
        yield _no_hit_and_run
    if ruleset.hit_lock and not position.extra(player).lock_open:
        yield _hit_lock
    if ruleset.runner:
        yield _runner(ruleset.checkers)
    if ruleset.head_rule:
        yield _head(position.of(player)[START], faces, so_far)
    if ruleset.primes:
        yield from _prime_filters(ruleset, position, player)


def _enter_first(step: Step, before: int, after: int) -> Refusal | None:
    if step.source < BAR and before & ON[IN]:
        return Refusal(Reason.ENTER_FIRST, IN, step.die)
    return None


def _barrier(step: Step, before: int, after: int) -> Refusal | None:
    if step.target <= _HALF_WAY and before & ON[IN]:
        return Refusal(Reason.BARRIER, step.target, step.die)
    return None


def _stack_limit(limit: int) -> StepFilter:
    def check(step: Step, before: int, after: int) -> Refusal | None:
        if step.target != OFF and checkers_on(before, step.target) >= limit:
            return Refusal(Reason.STACK_FULL, step.target, step.die)
        return None

    return check


def _no_hit_and_run(step: Step, before: int, after: int) -> Refusal | None:
    """On each home point with a hit in this turn one of the mover's checkers has to stay."""
    if step.source in HOME and after & HIT_ON[step.source] and not after & ON[step.source]:
        return Refusal(Reason.NO_HIT_AND_RUN, step.source, step.die)
    return None


def _hit_lock(step: Step, before: int, after: int) -> Refusal | None:
    """A checker that came home stays there or goes off until the opponent moves, so the counts tell."""
    if step.is_hit and not before & BROUGHT_HOME:
        return Refusal(Reason.HIT_LOCKED, step.target, step.die)
    return None


def _runner(checkers: int) -> StepFilter:
    def check(step: Step, before: int, after: int) -> Refusal | None:
        has_left = checkers_on(before, START) < checkers
        if step.source == START and has_left and not before & _PAST_OPPOSING_START:
            return Refusal(Reason.RUNNER_FIRST, packed.highest(before & ~ON[START]), step.die)
        return None

    return check


def _head(at_start: int, faces: tuple[int, ...], so_far: TurnSoFar) -> StepFilter:
    """``at_start`` checkers stood on the start before the stage."""
    allows_two = so_far.completed == 0 and faces in _TWO_HEADS
    allowed = (2 if allows_two else 1) - so_far.left_start

    def check(step: Step, before: int, after: int) -> Refusal | None:
        if step.source == START and at_start - checkers_on(before, START) >= allowed:
            return Refusal(Reason.HEAD_ONCE, START, step.die)
        return None

    return check


def _prime_filters(ruleset: Ruleset, position: Position, player: Player) -> Iterator[StepFilter]:
    starts = []
    if ruleset.primes & {Prime.NOT_IN_OWN_START, Prime.NOT_IN_EITHER_START}:
        starts.append(own_start())
    if Prime.NOT_IN_EITHER_START in ruleset.primes:
        starts.append(opposing_start(ruleset.relation))
    yield _no_prime(starts, Reason.PRIME_AT_START)
    if Prime.NEEDS_ENEMY_AHEAD in ruleset.primes:
        windows = unpassed(position.of(player.opponent), ruleset.relation)
        yield _no_prime(windows, Reason.PRIME_NEEDS_ENEMY)


def _no_prime(windows: Iterable[Window], reason: Reason) -> StepFilter:
    """No step may make the mover hold a whole one of ``windows``."""
    of_point = {point: [each for each in windows if point in each] for point in range(1, BAR)}

    def check(step: Step, before: int, after: int) -> Refusal | None:
        if step.target == OFF or before & ON[step.target]:
            return None
        if any(is_held(window, after) for window in of_point[step.target]):
            return Refusal(reason, step.target, step.die)
        return None

    return check
