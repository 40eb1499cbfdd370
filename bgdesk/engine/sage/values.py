"""What the engine thinks of plays and cubes, as values for the player on roll; ends of games included."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bgdesk.engine.payoffs import payoffs_at
from bgdesk.engine.protocol import RankedPlay, Situation
from bgdesk.engine.sage.best_calls import best_calls
from bgdesk.engine.sage.encoding import (
    CHECKERS,
    MAX_AWAY,
    ROLLOUT_LEVELS,
    Board,
    board_of,
    is_beyond_table,
    terms_of,
    turned_board,
)
from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities, Unit
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.outcome import BACKGAMMON, outcome
from bgdesk.rules.position import OFF

_RESULTS = 5

_Known = dict[tuple[int, ...], tuple[float, tuple[float, ...]]]


@dataclass(frozen=True, slots=True)
class ValuedPlay:
    """A play with its equity and chances for the player who makes it; ``level`` such as ``3ply``."""

    play: Play
    equity: float
    chances: tuple[float, ...]
    level: str


def ply_level(plies: int) -> str:
    """The engine's name of a depth."""
    return f"{plies}ply"


class SageValues:
    """Judges one thing at a time at the depth asked for."""

    def __init__(self) -> None:
        self.calls = best_calls()

    def at_one_ply(self, situation: Situation, dice: Dice, plays: Sequence[Play]) -> list[ValuedPlay]:
        """``plays``, which are all the legal ones, best first."""
        player, terms = situation.player, terms_of(situation)
        board = board_of(situation.position, player)
        (moves,) = self.calls.plays(board, [(dice.first, dice.second)], terms)
        known: _Known = {
            tuple(move["board"]): (
                self.value(situation, move["equity"], move["probs"]),
                tuple(move["probs"]),
            )
            for move in moves
        }
        judged = [self._known_or_judged(situation, play, known) for play in plays]
        return sorted(judged, key=lambda one: -one.equity)

    def _known_or_judged(self, situation: Situation, play: Play, known: _Known) -> ValuedPlay:
        """House rules allow plays that the engine does not know; those are looked at one by one."""
        finished = self.finished(situation, play)
        if finished is not None:
            return finished
        found = known.get(tuple(board_of(play.result, situation.player)))
        if found is None:
            return self.judged(situation, play, ply_level(1))
        return ValuedPlay(play, found[0], found[1], ply_level(1))

    def judged(self, situation: Situation, play: Play, level: str) -> ValuedPlay:
        """``play`` at ``level``: plies, or a truncated rollout."""
        finished = self.finished(situation, play)
        if finished is not None:
            return finished
        if level in ROLLOUT_LEVELS:
            return self._rolled_out(situation, play, level)
        player = situation.player
        board = board_of(play.result, player.opponent)
        root = board_of(situation.position, player)
        plies = int(level.removesuffix("ply"))
        found = self.calls.search(board, terms_of(situation).turned(), plies, root)
        chances = _values(Probabilities(player.opponent, *found["probs"]).flipped())
        return ValuedPlay(play, self.value(situation, -found["equity"], chances), chances, level)

    def _rolled_out(self, situation: Situation, play: Play, level: str) -> ValuedPlay:
        board = board_of(play.result, situation.player)
        found = self.calls.rolled_out(board, terms_of(situation), level)
        chances = tuple(found["probs"])
        return ValuedPlay(play, self.value(situation, found["equity"], chances), chances, level)

    def finished(self, situation: Situation, play: Play) -> ValuedPlay | None:
        """A play that bears off the last checker; the engine does not notice the end of a game."""
        if play.result.of(situation.player)[OFF] != CHECKERS:
            return None
        result = outcome(play.result, situation.ruleset)
        multiplier = result.multiplier if result else 1
        chances = (*(float(multiplier >= level) for level in (1, 2, 3)), 0.0, 0.0)
        points = 1.0 if situation.jacoby else float(multiplier)
        value = self._dead_cube_value(situation, chances) if situation.away else points
        return ValuedPlay(play, value, chances, ply_level(1))

    def ranked(self, situation: Situation, one: ValuedPlay) -> RankedPlay:
        """``one`` as it is told to others."""
        return RankedPlay(
            one.play,
            Equity(one.equity, situation.player, _unit(situation)),
            chances_of(situation, one.chances),
            one.level + limits(situation),
        )

    def value(self, situation: Situation, cubeful: float, chances: Sequence[float]) -> float:
        """The equity with the cube, or without one what the chances are worth at this score."""
        return cubeful if situation.has_cube else self._dead_cube_value(situation, chances)

    def _dead_cube_value(self, situation: Situation, chances: Sequence[float]) -> float:
        return payoffs_at(situation).of_chances(chances_of(situation, chances))

    def once_doubled(
        self, situation: Situation, board: Board, equity: float, chances: Sequence[float]
    ) -> float:
        """``equity`` after a play that led to ``board`` if the opponent then doubles when that is right."""
        if not situation.has_cube or not any(number > 0 for number in board[1:]):
            return equity
        opponents = _values(Probabilities(situation.player, *list(chances)[:_RESULTS]).flipped())
        answer = self.calls.cube_of_chances(turned_board(board), terms_of(situation).turned(), opponents)
        if not answer["should_double"]:
            return equity
        return -float(min(answer["equity_dt"], answer["equity_dp"]))

    def before_roll(self, situation: Situation, plies: int) -> tuple[float, tuple[float, ...]]:
        """Equity and chances of the player on roll, who may double first."""
        board = board_of(situation.position, situation.player)
        found = self.calls.search(board, terms_of(situation), plies, board)
        chances = tuple(found["probs"])
        return self.value(situation, found["equity"], chances), chances

    def without_cube(self, situation: Situation, plies: int) -> CubeDecision:
        """What the position is worth where there is no cube to turn."""
        value, chances = self.before_roll(situation, plies)
        return cube_decision(
            situation,
            {
                "equity_nd": value,
                "equity_dt": value,
                "equity_dp": 1.0,
                "probs": chances,
                "should_double": False,
                "should_take": True,
            },
        )


def chances_of(situation: Situation, chances: Sequence[float]) -> Probabilities:
    """The engine's ``chances`` for the player on roll, without backgammons in a game that has none."""
    win, gammon, backgammon, lose_gammon, lose_backgammon = chances
    if max(situation.ruleset.levels) < BACKGAMMON:
        backgammon = lose_backgammon = 0.0
    five = (win, gammon, backgammon, lose_gammon, lose_backgammon)
    return Probabilities.within_bounds(situation.player, five)


def limits(situation: Situation) -> str:
    """What the judgement left out, to be shown after its depth."""
    return f" at most {MAX_AWAY}-away" if is_beyond_table(situation) else ""


def cube_decision(situation: Situation, answer: dict[str, Any]) -> CubeDecision:
    """What `EngineCalls.cube` found, as it is told to others."""

    def equity(name: str) -> Equity:
        return Equity(float(answer[name]), situation.player, _unit(situation))

    return CubeDecision(
        no_double=equity("equity_nd"),
        double_take=equity("equity_dt"),
        double_pass=equity("equity_dp"),
        probabilities=chances_of(situation, list(answer["probs"])[:_RESULTS]),
        should_double=bool(answer["should_double"]) and situation.may_double,
        should_take=bool(answer["should_take"]),
        should_beaver=bool(answer.get("is_beaver", False)) and situation.beavers,
    )


def _unit(situation: Situation) -> Unit:
    return Unit.MONEY if situation.away is None else Unit.NORMALISED


def _values(chances: Probabilities) -> tuple[float, ...]:
    return (
        chances.win,
        chances.win_gammon,
        chances.win_backgammon,
        chances.lose_gammon,
        chances.lose_backgammon,
    )
