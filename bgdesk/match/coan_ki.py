"""A game of Coan ki as a record: who plays, the secret of the dice, and the turns; states are their fold."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import count

from bgdesk.match.codec.json_shapes import (
    CodecError,
    Maybe,
    Several,
    Struct,
    Text,
    Whole,
    as_object,
    is_whole,
    json_of,
)
from bgdesk.match.dice.fair_dice import FairDice
from bgdesk.match.state import Pair
from bgdesk.rules.coan_ki import (
    PIECES,
    SPACES,
    CoanKiMove,
    CoanKiPlay,
    CoanKiPosition,
    chosen_play,
    start_position,
    winner,
)
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.refusal import Reason, Refusal, Refused

FORMAT, VERSION = "bgdesk-coan-ki", 1
MOST_TURNS = 5_000
MAX_STAKE = 1_000_000
_MAX_TEXT = 1_000_000
_MAX_NAME = 100
_FARTHEST = 12


@dataclass(frozen=True, slots=True)
class CoanKiTurn:
    """What was done with one roll: pieces moved, or the space from which one was given up."""

    moves: tuple[CoanKiMove, ...]
    lost_from: int | None = None

    @classmethod
    def of(cls, play: CoanKiPlay) -> CoanKiTurn:
        """The turn that makes ``play``."""
        return cls(play.moves, play.lost_from)


@dataclass(frozen=True, slots=True)
class CoanKiState:
    """A game between two turns: ``player`` has rolled ``dice``, number ``roll`` of the game (from 0)."""

    position: CoanKiPosition
    player: Player
    dice: Dice
    roll: int


@dataclass(frozen=True)
class CoanKiGame:
    """One game; ``names`` of the players, ``levels`` of those that are bots, ``secret`` of the fair dice.

    Roll 0 and, after ties, the next ones decide who starts; the starter rolls both dice anew. Raises
    Refused for a turn that the rules forbid.
    """

    id: str
    names: Pair[str]
    levels: Pair[str | None]
    secret: str
    stake: int = 10
    turns: tuple[CoanKiTurn, ...] = ()
    known: tuple[CoanKiState, ...] = field(default=(), compare=False, repr=False)
    """States of the first turns, found before."""

    def __post_init__(self) -> None:
        self.states  # noqa: B018  # folds the turns, which checks them

    @cached_property
    def states(self) -> tuple[CoanKiState, ...]:
        """The state before each turn and the present one, which has no meaning once somebody has won."""
        states = list(self.known) or [self._first_state()]
        for turn in self.turns[len(states) - 1 :]:
            states.append(self._after(states[-1], turn))
        return tuple(states)

    @property
    def state(self) -> CoanKiState:
        """The present state."""
        return self.states[-1]

    @property
    def winner(self) -> Player | None:
        """Who takes the pot; ``None`` while the game goes on."""
        return winner(self.state.position)

    def played(self, turn: CoanKiTurn) -> CoanKiGame:
        """The game after one more turn. Raises Refused."""
        return replace(self, turns=(*self.turns, turn), known=self.states)

    def before_turn(self, number: int) -> CoanKiGame:
        """The game as it was before turn ``number``, from 0."""
        return replace(self, turns=self.turns[:number], known=self.states[: number + 1])

    @property
    def opening(self) -> tuple[Dice, ...]:
        """The rolls that decided who starts, White's die first; all but the last are ties."""
        return tuple(self._dice.roll(number) for number in range(self.states[0].roll))

    @property
    def _dice(self) -> FairDice:
        return FairDice(bytes.fromhex(self.secret), self.id)

    def _first_state(self) -> CoanKiState:
        dice = self._dice
        number = next(number for number in count() if not dice.roll(number).is_double)
        decided = dice.roll(number)
        starter = Player.WHITE if decided.first > decided.second else Player.BLACK
        return CoanKiState(start_position(self.stake), starter, dice.roll(number + 1), number + 1)

    def _after(self, state: CoanKiState, turn: CoanKiTurn) -> CoanKiState:
        if winner(state.position):
            raise Refused(Refusal(Reason.GAME_OVER))
        play = chosen_play(state.position, state.player, state.dice, turn.moves, turn.lost_from)
        number = state.roll + 1
        return CoanKiState(play.result, state.player.opponent, self._dice.roll(number), number)


_NAME = Text(_MAX_NAME)
_SPACE = Whole(0, SPACES - 1)
_MOVE = Struct(CoanKiMove, space=_SPACE, distance=Whole(1, _FARTHEST))
_TURN = Struct(CoanKiTurn, optional={"lost_from": None}, moves=Several(_MOVE, PIECES), lost_from=_SPACE)
_PAIR_OF_NAMES = Struct(Pair, white=_NAME, black=_NAME)
_PAIR_OF_LEVELS = Struct(Pair, white=Maybe(_NAME), black=Maybe(_NAME))
COAN_KI_GAME = Struct(
    CoanKiGame,
    id=Text(32, lambda text: bool(re.fullmatch("[0-9a-f]{32}", text)), "an id of 32 hexadecimal digits"),
    names=_PAIR_OF_NAMES,
    levels=_PAIR_OF_LEVELS,
    secret=Text(64, lambda text: bool(re.fullmatch("[0-9a-f]{64}", text)), "64 hexadecimal digits"),
    stake=Whole(1, MAX_STAKE),
    turns=Several(_TURN, MOST_TURNS),
)


def coan_ki_game_to_text(game: CoanKiGame) -> str:
    """``game`` as JSON."""
    return json.dumps(
        {"format": FORMAT, "version": VERSION, **COAN_KI_GAME.write(game)}, separators=(",", ":")
    )


def coan_ki_game_from_text(text: str) -> CoanKiGame:
    """The game that ``text`` describes. Raises CodecError, one sentence, when it is anything else."""
    plain = dict(as_object(json_of(text, "game", _MAX_TEXT), "game"))
    if plain.pop("format", None) != FORMAT:
        raise CodecError("format", "this is not a game of Coan ki")
    if not is_whole(plain.pop("version", None), VERSION):
        raise CodecError("version", "only version 1 can be read")
    try:
        game: CoanKiGame = COAN_KI_GAME.read(plain, "game")
    except Refused:
        raise CodecError("game.turns", "a turn is not possible by the rules") from None
    return game
