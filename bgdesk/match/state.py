"""The state of a match between two events."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

from bgdesk.match.options import MatchOptions
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position

T = TypeVar("T")


class Phase(StrEnum):
    """What is waited for."""

    BEFORE_GAME = "before_game"
    """`GameStarted`: before the first game and between games."""
    OPENING = "opening"
    """`OpeningRolled`, again after a tie."""
    TO_ROLL = "to_roll"
    """The player on turn rolls, doubles or resigns."""
    TO_PLAY = "to_play"
    """The player on turn plays his dice (or resigns)."""
    CUBE_OFFERED = "cube_offered"
    """``to_act`` takes, passes or raises."""
    RESIGNATION_OFFERED = "resignation_offered"
    """``to_act`` accepts or plays on."""
    OVER = "over"
    """The match or session has ended."""


class Ending(StrEnum):
    """How a game ended."""

    BORNE_OFF = "borne_off"
    PASSED = "passed"
    RESIGNED = "resigned"
    FLAG = "flag"
    ABANDONED = "abandoned"
    SETTLED = "settled"


@dataclass(frozen=True, slots=True)
class Pair(Generic[T]):
    """One value for each player."""

    white: T
    black: T

    def of(self, player: Player) -> T:
        """The value of ``player``."""
        return self.white if player is Player.WHITE else self.black

    def with_value(self, player: Player, value: T) -> Pair[T]:
        """This pair with ``player``'s value changed."""
        if player is Player.WHITE:
            return Pair(value, self.black)
        return Pair(self.white, value)


@dataclass(frozen=True, slots=True)
class CubeOffer:
    """A pending double or raise: ``doubler`` began, ``speaker`` proposed ``proposed`` last.

    ``raises`` counts the raises after the double (0: only the double).
    """

    doubler: Player
    speaker: Player
    proposed: int
    raises: int = 0


@dataclass(frozen=True, slots=True)
class ResignationOffer:
    """``player`` offers to lose ``level`` times the cube."""

    player: Player
    level: int


@dataclass(frozen=True, slots=True)
class GameResult:
    """``winner`` gained ``points`` = cube value times ``multiplier``."""

    number: int
    winner: Player
    points: int
    multiplier: int
    cube_value: int
    ending: Ending


@dataclass(frozen=True, slots=True)
class MatchState:
    """Everything that the rules know between two events; built only by the flow."""

    options: MatchOptions
    phase: Phase
    position: Position
    score: Pair[int] = Pair(0, 0)
    game_number: int = 0
    is_crawford: bool = False
    crawford_done: bool = False
    turn: Player | None = None
    """Whose turn of the game it is."""
    to_act: Player | None = None
    """Who has to decide now; differs from ``turn`` while an offer is pending."""
    dice: Dice | None = None
    cube: Cube = Cube()  # noqa: RUF009  # a frozen value
    cube_offer: CubeOffer | None = None
    doubles_taken: int = 0
    auto_doubles: int = 0
    turns_completed: Pair[int] = Pair(0, 0)
    resignation: ResignationOffer | None = None
    rejected_level: int = 0
    """Highest resignation level rejected in this turn."""
    reserve_ms: Pair[int] | None = None
    move_ms: int = 0
    """Clock time of the player on turn since his move began, up to his last refused resignation."""
    results: tuple[GameResult, ...] = ()
    winner: Player | None = None
    """The winner of the match, once it is over (money: who is ahead)."""
