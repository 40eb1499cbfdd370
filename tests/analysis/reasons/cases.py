"""Wrong plays to explain, on boards that one can count."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bgdesk.match.evaluation import Equity, Probabilities, Unit
from bgdesk.match.options import match_options
from bgdesk.match.state import MatchState, Phase
from bgdesk.match.study import Candidate, JudgedPlay
from bgdesk.rules.dice import ALL_ROLLS
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position, side

Values = Callable[[Position], Mapping[tuple[int, int], float]]
WHITE = Player.WHITE
THEIRS = {24: 2, 13: 5, 8: 3, 6: 5}
BEFORE = {24: 2, 13: 5, 8: 3, 6: 5}
SLOTTED = {24: 2, 13: 5, 8: 2, 6: 5, 5: 1}
MADE = {24: 2, 13: 5, 8: 2, 6: 4, 5: 2}
EVEN = Probabilities(WHITE, 0.5, 0.15, 0.01, 0.15, 0.01)


def board(own: dict[int, int], other: dict[int, int] = THEIRS) -> Position:
    """White's checkers and Black's, each in the own numbers."""
    return Position(side(own), side(other))


def state(own: dict[int, int] = BEFORE, other: dict[int, int] = THEIRS) -> MatchState:
    """White has rolled 3-1 in a match to 7."""
    return MatchState(match_options(7), Phase.TO_PLAY, board(own, other), turn=WHITE, to_act=WHITE)


def judged(
    played: Position,
    best: Position,
    loss: float = 0.1,
    chances: tuple[Probabilities, Probabilities] = (Probabilities(WHITE, 0.45, 0.15, 0.01, 0.15, 0.01), EVEN),
    levels: tuple[str, str] = ("2-ply", "2-ply"),
    legal_count: int = 9,
) -> JudgedPlay:
    """The best play and the one that was made, which costs ``loss``."""

    def candidate(number: int, position: Position, value: float) -> Candidate:
        equity = Equity(value, WHITE, Unit.NORMALISED)
        return Candidate(("13/10 6/5", "8/5 6/5")[number], position, equity, chances[number], levels[number])

    return JudgedPlay(1, (candidate(1, best, 0.1), candidate(0, played, 0.1 - loss)), 1, legal_count)


def flat(worths: dict[Position, float], otherwise: float = 0.0) -> Values:
    """Every roll of the opponent leaves the player as much on a board as ``worths`` says."""

    def values(position: Position) -> Mapping[tuple[int, int], float]:
        worth = worths.get(position, otherwise)
        return {(roll.high, roll.low): -worth for roll in ALL_ROLLS}

    return values
