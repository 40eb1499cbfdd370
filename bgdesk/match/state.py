"""The state of a match between two events."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import reduce
from itertools import islice
from operator import attrgetter
from types import MappingProxyType
from typing import Generic, TypeVar

from bgdesk.match.options import MatchOptions
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.rules.stages import LATER_TURN, Coming, Stage, TurnSoFar
from bgdesk.rules.variants import Ruleset

T = TypeVar("T")


class Phase(StrEnum):
    """What is waited for."""

    BEFORE_GAME = "before_game"
    """`GameStarted`: before the first game and between games."""
    OPENING = "opening"
    """`OpeningRolled`, again after a tie."""
    TO_ROLL = "to_roll"
    """The player on turn rolls, doubles or resigns."""
    TO_NAME = "to_name"
    """The player on turn names a double to play (or resigns)."""
    TO_PLAY = "to_play"
    """``to_act`` plays ``stage``; the player on turn may resign instead."""
    CUBE_OFFERED = "cube_offered"
    """``to_act`` takes, passes or raises."""
    RESIGNATION_OFFERED = "resignation_offered"
    """``to_act`` accepts or plays on."""
    OVER = "over"
    """The match or session has ended."""


class Ending(StrEnum):
    """How a game ended."""

    BORNE_OFF = "borne_off"
    MOTHER = "mother"
    """The winner caught the loser's mother."""
    MOTHERS = "mothers"
    """A draw: each player caught the other's mother."""
    STALEMATE = "stalemate"
    """A draw: neither player can ever move again."""
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
    """``winner`` gained ``points`` = cube value times ``multiplier``; a draw has no winner, and 0 of both."""

    number: int
    winner: Player | None
    points: int
    multiplier: int
    cube_value: int
    ending: Ending

    @property
    def won_by(self) -> Player:
        """The winner, in games that cannot be drawn. Raises ValueError after a draw."""
        if self.winner is None:
            raise ValueError(f"game {self.number} was drawn")
        return self.winner


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Results:
    """The results of the games that have ended; one more shares those before it, whatever their number."""

    last: GameResult | None = None
    earlier: Results | None = None
    count: int = 0

    def with_result(self, result: GameResult) -> Results:
        """These and ``result``."""
        return Results(result, self, self.count + 1)

    def after(self, count: int) -> tuple[GameResult, ...]:
        """Those after the first ``count``."""
        return tuple(islice(reversed(self), max(self.count - count, 0)))[::-1]

    def __len__(self) -> int:
        return self.count

    def __iter__(self) -> Iterator[GameResult]:
        return iter(self.after(0))

    def __reversed__(self) -> Iterator[GameResult]:
        at: Results | None = self
        while at and at.last:
            yield at.last
            at = at.earlier

    def __getitem__(self, index: int) -> GameResult:
        return self.last if index == -1 and self.last else self.after(0)[index]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Results) or len(self) != len(other):
            return False
        one, two = self, other
        while one is not two and one.last == two.last and one.earlier and two.earlier:
            one, two = one.earlier, two.earlier
        return one is two or one.last == two.last

    def __hash__(self) -> int:
        return hash((self.last, self.count))

    def __repr__(self) -> str:
        return repr(self.after(0))

    def __reduce__(self) -> tuple[object, ...]:
        """Flat: the chain of many results is too deep to be pickled link by link."""
        return _results_of, (self.after(0),)


def _results_of(results: tuple[GameResult, ...]) -> Results:
    return reduce(Results.with_result, results, NO_RESULTS)


NO_RESULTS = Results()


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
    """Who has to decide now; differs from ``turn`` while an offer is pending, and while the opponent plays
    what the player on turn could not."""
    dice: Dice | None = None
    """The roll on the board."""
    stage: Stage | None = None
    """The numbers to be played now: of most rolls just the dice."""
    coming: tuple[Coming, ...] = ()
    """What the turn holds after ``stage``; where there is none, what is waited for comes first."""
    left_start: int = 0
    """Checkers that left the 24-point of the one who plays in earlier stages of the turn."""
    may_reroll: bool = False
    """The winner of the opening roll may roll both dice instead of playing these."""
    passed: Player | None = None
    """Who could not play a single number of the stage before this one."""
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
    """Clock time of the player on turn since the move began, up to the last refused resignation."""
    results: Results = NO_RESULTS
    winner: Player | None = None
    """The winner of the match, once it is over (money: who is ahead)."""

    @property
    def ruleset(self) -> Ruleset:
        """The rules of this game; between games those of the last one."""
        return self.options.ruleset(max(self.game_number, 1))

    @property
    def mover(self) -> Player | None:
        """Whose checkers the numbers on the board move: the player on turn, or who plays what was left."""
        return self.to_act if self.phase is Phase.TO_PLAY else self.turn

    @property
    def plays_rest(self) -> bool:
        """Whether the opponent plays what the player on turn could not."""
        return self.mover is not self.turn

    @property
    def is_extra_roll(self) -> bool:
        """Whether the roll to be made belongs to a turn that has begun."""
        return self.phase is Phase.TO_ROLL and bool(self.coming)

    @property
    def awaits_roll(self) -> bool:
        """Whether dice may be rolled now."""
        is_reroll = self.may_reroll and self.phase is Phase.TO_PLAY
        return is_reroll or self.phase in (Phase.OPENING, Phase.TO_ROLL)

    @property
    def turn_so_far(self) -> TurnSoFar:
        """What rules want to know of the turns of the one who plays; later turns are all alike."""
        completed = self.turns_completed.of(self.mover) if self.mover else 0
        return TurnSoFar(min(completed, LATER_TURN.completed), self.left_start)


_FIELDS = tuple(field.name for field in fields(MatchState))
_PLACES = MappingProxyType({name: place for place, name in enumerate(_FIELDS)})
_values = attrgetter(*_FIELDS)


def with_changes(state: MatchState, **changes: object) -> MatchState:
    """``state`` with other values; what `dataclasses.replace` does, in half its time.

    Raises KeyError for a field that there is not.
    """
    values = list(_values(state))
    for name, value in changes.items():
        values[_PLACES[name]] = value
    return MatchState(*values)
