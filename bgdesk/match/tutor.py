"""What a tutor at the table was agreed to do, for each player."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bgdesk.rules.player import Player

LEAST_LIMIT_MILLIS = 20
"""A tutor that speaks of less would speak of what nobody can tell."""
MOST_LIMIT_MILLIS = 500
USUAL_LIMIT_MILLIS = 80


class TutorMode(StrEnum):
    """What happens when a decision costs the limit or more."""

    OFF = "off"
    AFTERWARDS = "afterwards"
    """Nothing before the game is over."""
    NUDGE = "nudge"
    """It is said that there is something better."""
    EXPLAIN = "explain"
    """The same, with what it costs the player."""
    TEACH = "teach"
    """It is taken back, a few times, and then shown."""


SPEAKS = frozenset({TutorMode.NUDGE, TutorMode.EXPLAIN, TutorMode.TEACH})
"""The modes in which something is said before a decision is final."""


class Tried(StrEnum):
    """What a player was about to do."""

    PLAY = "play"
    ROLL = "roll"
    """To roll without doubling."""
    DOUBLE = "double"
    TAKE = "take"
    PASS = "pass"
    RAISE = "raise"


@dataclass(frozen=True, slots=True)
class TutorOptions:
    """How each player is taught; the limits are in thousandths of equity.

    Raises ValueError for limits out of bounds.
    """

    white: TutorMode
    black: TutorMode
    play_millis: int = USUAL_LIMIT_MILLIS
    cube_millis: int = USUAL_LIMIT_MILLIS

    def __post_init__(self) -> None:
        for limit in (self.play_millis, self.cube_millis):
            if not LEAST_LIMIT_MILLIS <= limit <= MOST_LIMIT_MILLIS:
                raise ValueError(f"a limit of {limit} thousandths is not possible")

    def of(self, player: Player) -> TutorMode:
        """How ``player`` is taught."""
        return self.white if player is Player.WHITE else self.black

    def limit(self, tried: Tried) -> float:
        """What such a decision has to cost, in equity."""
        return (self.play_millis if tried is Tried.PLAY else self.cube_millis) / 1000

    @property
    def is_on(self) -> bool:
        """Whether anybody is taught."""
        return self.white is not TutorMode.OFF or self.black is not TutorMode.OFF
