"""What the table asks a bot, and what it answers: plain values that travel between processes."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING

from bgdesk.match.events import Event, GameStarted, ResignationRejected
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState
from bgdesk.rules.player import Player

if TYPE_CHECKING:
    from bgdesk.engine.obstacle import Obstacle

    # Come with the first answer, which no window waits for.
    from bgdesk.engine.protocol import RankedDouble, RankedPlay
    from bgdesk.engine.reroll import Reroll
    from bgdesk.match.evaluation import CubeDecision, Probabilities


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
    """The decision: an event, or ``None`` to roll; ``plain_because`` says why the plain player stood in."""

    action: Event | None
    plain_because: Obstacle | None = None

    @property
    def is_plain(self) -> bool:
        """Whether the plain player stood in."""
        return self.plain_because is not None


@dataclass(frozen=True, slots=True)
class Advice:
    """What ``player``, who has to decide, is told: the ``chances``, and the plays or cube actions.

    ``plays`` are all of them, best first. ``cube`` is seen by the player who may double, or did.
    ``engine`` names the engine with its depth.
    """

    player: Player
    engine: str
    chances: Probabilities | None = None
    plays: tuple[RankedPlay, ...] = ()
    cube: CubeDecision | None = None
    doubles: tuple[RankedDouble, ...] = ()
    """The doubles that ``player`` may name, best first."""
    reroll: Reroll | None = None
    """What comes of rolling both dice again, where that is allowed."""


def request_for(record: MatchRecord, level: str, thinking_ms: int, salt: object) -> BotRequest:
    """What a bot is asked now; its mistakes depend on ``salt`` and the moment only."""
    digest = sha256(f"{salt}/{len(record.entries)}".encode()).digest()
    seed = int.from_bytes(digest[:8], "big")
    may_resign = not _was_resignation_refused(record)
    return BotRequest(record.state, level, seed, thinking_ms, may_resign=may_resign)


def _was_resignation_refused(record: MatchRecord) -> bool:
    """Whether one was refused in this game: then it is played to its end."""
    for event in reversed(record.events):
        if isinstance(event, GameStarted):
            return False
        if isinstance(event, ResignationRejected):
            return True
    return False
