"""What is asked of an engine and what it answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bgdesk.engine.obstacle import Obstacle
from bgdesk.match import flow
from bgdesk.match.equity_tables.without_cube import GamesToCome
from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities
from bgdesk.match.stakes import games_after, has_own_table
from bgdesk.match.state import MatchState
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import LegalPlays, Play, legal_plays
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.rules.stages import LATER_TURN, Coming, Numbers, TurnSoFar
from bgdesk.rules.variants import Ruleset


class CannotJudge(Exception):  # noqa: N818  # a verdict, not a fault
    """An engine was asked about something that it does not understand; the text says what."""

    def __init__(self, obstacle: Obstacle, quote: object = "") -> None:
        super().__init__(obstacle.told(str(quote)).clause)
        self.obstacle = obstacle
        self.quote = str(quote)


@dataclass(frozen=True, slots=True)
class Situation:
    """All that an engine may know: the table as ``player`` sees it, never the dice to come.

    ``away`` holds the points that ``player`` and the opponent still need, ``None`` in money play.
    ``jacoby`` says that gammons do not count while the cube is where it is. ``may_double`` says
    whether ``player`` may double before this roll under every rule in force. ``coming`` is what the turn
    holds after the numbers to be played now; what is waited for comes first where there are none. ``turns``
    are those completed by ``player`` and the opponent, ``left_start`` the checkers that left the start
    earlier in this turn. With ``plays_rest`` the player plays what the opponent could not, and then rolls.
    ``to_come`` are the games that take turns after this one, where that matters; without them it goes on.
    """

    position: Position
    player: Player
    ruleset: Ruleset
    cube: Cube
    has_cube: bool = True
    away: tuple[int, int] | None = None
    is_crawford: bool = False
    jacoby: bool = False
    beavers: bool = False
    may_double: bool = True
    coming: tuple[Coming, ...] = ()
    turns: tuple[int, int] = (LATER_TURN.completed, LATER_TURN.completed)
    left_start: int = 0
    plays_rest: bool = False
    to_come: GamesToCome | None = None

    def legal_plays(self, numbers: Numbers) -> LegalPlays:
        """What ``player`` may play with ``numbers``."""
        so_far = TurnSoFar(self.turns[0], self.left_start)
        return legal_plays(self.position, self.player, numbers, self.ruleset, so_far)


def situation_of(state: MatchState, player: Player | None = None) -> Situation:
    """The table of ``state`` as ``player`` (by default the one who moves now) sees it."""
    who = player or state.mover
    if who is None:
        raise CannotJudge(Obstacle.NOBODY_ON_ROLL)
    options, turns = state.options, state.turns_completed
    moves = who is state.mover
    away = None
    if not options.is_money:
        away = (options.length - state.score.of(who), options.length - state.score.of(who.opponent))
    return Situation(
        position=state.position,
        player=who,
        ruleset=state.ruleset,
        cube=state.cube,
        has_cube=options.has_cube,
        away=away,
        is_crawford=state.is_crawford,
        jacoby=not flow.gammons_count(state),
        beavers=options.max_chain != 0,
        may_double=flow.may_double(state, who) is None,
        turns=(turns.of(who), turns.of(who.opponent)),
        coming=state.coming if moves else (),
        left_start=state.left_start if moves else 0,
        plays_rest=moves and state.plays_rest,
        to_come=games_after(options, state.game_number) if has_own_table(options) else None,
    )


@dataclass(frozen=True, slots=True)
class RankedPlay:
    """A legal play and what it is worth to the player who makes it, after it was made."""

    play: Play
    equity: Equity
    probabilities: Probabilities | None
    level: str
    """Name of the depth at which it was judged."""


@dataclass(frozen=True, slots=True)
class RankedDouble:
    """A double that may be named, by its face, and what it is worth to the player who names it."""

    face: int
    equity: Equity
    probabilities: Probabilities | None


@dataclass(frozen=True, slots=True)
class MarketReply:
    """The cube decision of a player after the own roll and ``roll`` of the opponent, in equities."""

    roll: Dice
    no_double: float
    double_take: float
    double_pass: float

    @property
    def is_lost(self) -> bool:
        """Whether a double has to be passed now."""
        return self.double_take > self.double_pass

    @property
    def is_double(self) -> bool:
        """Whether to double is right, and to take."""
        return not self.is_lost and self.double_take > self.no_double


class Engine(Protocol):
    """An engine: pure judgement, no state that a caller can see, one thread at a time.

    Every method raises CannotJudge for what it does not understand.
    """

    @property
    def name(self) -> str:
        """Name and version, to be stored with every judgement."""

    def can_judge(self, ruleset: Ruleset) -> bool:
        """Whether it understands this game."""

    def rank_plays(
        self, situation: Situation, numbers: Numbers, thinking_ms: int = 0
    ) -> tuple[RankedPlay, ...]:
        """All legal plays, best first; equities for ``situation.player``. More time may mean more depth."""

    def rank_doubles(self, situation: Situation) -> tuple[RankedDouble, ...]:
        """The doubles that ``situation.player`` may name, best first."""

    def judge_cube(self, situation: Situation, *, roughly: bool = False) -> CubeDecision:
        """The cube decision of ``situation.player`` before the roll; equities for that player.

        ``roughly``: they need not be better than the decision to double demands.
        """

    def judge_position(self, situation: Situation) -> Probabilities:
        """Chances of ``situation.player``, who is about to roll."""
