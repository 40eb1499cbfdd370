"""The delay clock: a part of every move is free, the rest comes off the reserve."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bgdesk.match.events import (
    Doubled,
    DoubleNamed,
    Event,
    Passed,
    Played,
    PlayedIllegally,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    ResignationRejected,
    Taken,
)
from bgdesk.match.options import ClockOptions
from bgdesk.match.state import MatchState, Pair
from bgdesk.rules.player import Player

TIMED = (
    Doubled,
    DoubleNamed,
    Passed,
    Played,
    PlayedIllegally,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    ResignationRejected,
    Taken,
)
"""The events that end a measured time and carry ``used_ms``; a roll does not, it is part of the play."""


@dataclass(frozen=True, slots=True)
class ClockView:
    """What one clock shows, in milliseconds: the rest of the free delay, then the reserve."""

    delay_ms: int
    reserve_ms: int

    @property
    def left_ms(self) -> int:
        """Time until the flag falls if the clock runs on."""
        return self.delay_ms + self.reserve_ms


def full_reserve(clock: ClockOptions | None) -> Pair[int] | None:
    """Both reserves at the beginning."""
    return Pair(clock.reserve_ms, clock.reserve_ms) if clock else None


def clock_view(state: MatchState, player: Player, elapsed_ms: int = 0) -> ClockView | None:
    """What ``player``'s clock shows ``elapsed_ms`` after the player was asked; ``None`` without a clock.

    The clock of a player who has nothing to decide stands still, whatever ``elapsed_ms``.
    """
    clock = state.options.clock
    if clock is None or state.reserve_ms is None:
        return None
    used = elapsed_ms if player is state.to_act else 0
    before = _used_before(state, player)
    reserve = state.reserve_ms.of(player) - _cost(clock, before, used)
    return ClockView(max(0, clock.delay_ms - before - used), max(0, reserve))


def charged(state: MatchState, event: Event) -> MatchState:
    """``state`` with the time that ``event`` took off its player's reserve.

    The reserve falls by max(0, t - delay) for a move of t (C.4). A resignation that is offered and
    refused does not begin a new move, nor does a further stage of the turn, so they cannot buy a second
    delay.
    """
    clock = state.options.clock
    if clock is None or state.reserve_ms is None or not isinstance(event, TIMED):
        return state
    player, before = event.player, _used_before(state, event.player)
    reserve = max(0, state.reserve_ms.of(player) - _cost(clock, before, event.used_ms))
    goes_on = isinstance(event, ResignationOffered | Played | DoubleNamed)
    return replace(
        state,
        reserve_ms=state.reserve_ms.with_value(player, reserve),
        move_ms=state.move_ms + event.used_ms if goes_on else state.move_ms,
    )


def _used_before(state: MatchState, player: Player) -> int:
    return state.move_ms if player is state.mover else 0


def _cost(clock: ClockOptions, before: int, used: int) -> int:
    return max(0, before + used - clock.delay_ms) - max(0, before - clock.delay_ms)
