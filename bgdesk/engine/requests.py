"""What the table asks a bot, and what it answers: plain values that travel between processes."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.match.events import Event
from bgdesk.match.state import MatchState


@dataclass(frozen=True, slots=True)
class BotRequest:
    """Decide for ``state.to_act``; the dice to come are nowhere in it.

    ``level`` is an id of `bgdesk.engine.levels`, ``seed`` fixes the mistakes of the weaker levels,
    ``thinking_ms`` bounds the strongest one. ``may_resign`` is off once a resignation was refused.
    """

    state: MatchState
    level: str
    seed: int = 0
    thinking_ms: int = 5000
    may_resign: bool = True


@dataclass(frozen=True, slots=True)
class BotAnswer:
    """The decision: an event, or ``None`` to roll; ``is_plain`` when the plain player stood in."""

    action: Event | None
    is_plain: bool = False
