"""The strong engine, bgsage, as a judge of finished matches: one thing at a time, at the depth asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.protocol import CannotJudge, MarketReply, RankedDouble, RankedPlay, Situation
from bgdesk.engine.sage.encoding import (
    CHECKERS,
    JUDGED,
    ROLLOUT_LEVELS,
    Board,
    board_of,
    check_board,
    terms_of,
)
from bgdesk.engine.sage.market import market_after, market_losers
from bgdesk.engine.sage.values import SageValues, cube_decision, ply_level
from bgdesk.match.evaluation import CubeDecision
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import Play, legal_plays
from bgdesk.rules.position import OFF
from bgdesk.rules.stages import Numbers
from bgdesk.rules.variants import Ruleset

ROLLS = tuple((high, low) for high in range(1, 7) for low in range(1, high + 1))
"""The 21 different rolls."""
_ONE_PLY = ply_level(1)
_OVER_ROLLS = 3
"""At so many plies both sides of a double are judged over all rolls, which takes bgsage a third of the time.
At two the opponent's double after the roll would be left out, deeper it would leave plays out."""
_MOST_MOVED = 4

Played = tuple[Board, float, Sequence[float]]
"""A board after a play, with equity and chances, all for who made it."""


class SageJudge:
    """Every method raises CannotJudge for what the engine does not understand."""

    def __init__(self) -> None:
        self._values = SageValues()

    @property
    def name(self) -> str:
        """Name and version of the engine."""
        return self._values.calls.name

    def can_judge(self, ruleset: Ruleset) -> bool:
        """Whether its values were found to make sense in this game."""
        return ruleset.id in JUDGED

    def rank_plays(self, situation: Situation, numbers: Numbers, plays: Sequence[Play]) -> list[RankedPlay]:
        """``plays``, which are all the legal ones, at one ply, best first."""
        check_board(situation)
        judged = self._values.at_one_ply(situation, Dice(numbers.high, numbers.low), plays)
        return [self._values.ranked(situation, one) for one in judged]

    def judge_play(self, situation: Situation, numbers: Numbers, play: Play, level: str) -> RankedPlay:
        """One play at ``level``; the situation is the one before it."""
        del numbers
        check_board(situation)
        return self._values.ranked(situation, self._values.judged(situation, play, level))

    def rank_doubles(self, situation: Situation) -> Sequence[RankedDouble]:
        """None of its games knows such a choice: raises CannotJudge."""
        raise CannotJudge(Obstacle.VARIANT_UNKNOWN, situation.ruleset.id)

    def judge_cube(self, situation: Situation, level: str) -> CubeDecision:
        """The decision of ``situation.player`` before the roll; ``double_take`` is after a plain take."""
        check_board(situation)
        if not situation.has_cube:
            return self._values.without_cube(situation, 1 if level in ROLLOUT_LEVELS else _plies(level))
        return cube_decision(situation, _plainly_taken(self._cube(situation, level)))

    def _cube(self, situation: Situation, level: str) -> dict[str, Any]:
        terms, board = terms_of(situation), board_of(situation.position, situation.player)
        if level == _ONE_PLY:
            return self._values.calls.cube_at_one_ply(board, terms)
        if level in ROLLOUT_LEVELS or _plies(level) != _OVER_ROLLS:
            return self._values.calls.cube(board, terms, level)
        return self._values.calls.cube_over_rolls(board, terms, _OVER_ROLLS)

    def values_of_rolls(self, situation: Situation) -> dict[tuple[int, int], float]:
        """For each of `ROLLS` what the best play is worth at one ply to the player who rolls it.

        The opponent may double before answering. Source: GNU Backgammon.
        """
        check_board(situation)
        return {
            roll: self._values.once_doubled(situation, *best)
            for roll, best in zip(ROLLS, self._best_plays(situation), strict=True)
        }

    def market_losers(self, situation: Situation) -> int | None:
        """Of 1296 pairs of rolls those after which a double has to be passed; ``None`` near the end."""
        return market_losers(self._values.calls, situation)

    def market_after(self, situation: Situation, roll: Dice) -> tuple[MarketReply, ...]:
        """The player's cube decision after ``roll`` and each of the opponent's, all at one ply."""
        return market_after(self._values.calls, situation, roll)

    def _best_plays(self, situation: Situation) -> Iterator[Played]:
        if _may_end(situation) or not _has_usual_moves(situation.ruleset):
            yield from (self._best_play(situation, Dice(*roll)) for roll in ROLLS)
            return
        board, terms = board_of(situation.position, situation.player), terms_of(situation)
        calls = self._values.calls
        if situation.has_cube:
            for best in calls.best_plays(board, ROLLS, terms):
                yield best["board"], best["equity"], best["probs"]
            return
        for roll in ROLLS:
            (moves,) = calls.plays(board, [roll], terms)
            judged = [
                (move["board"], self._values.value(situation, move["equity"], move["probs"]), move["probs"])
                for move in moves
            ]
            yield max(judged, key=lambda one: one[1])

    def _best_play(self, situation: Situation, dice: Dice) -> Played:
        plays = legal_plays(situation.position, situation.player, dice, situation.ruleset).plays
        best = self._values.at_one_ply(situation, dice, plays)[0]
        return board_of(best.play.result, situation.player), best.equity, best.chances


def _plies(level: str) -> int:
    return int(level.removesuffix("ply"))


def _plainly_taken(answer: dict[str, Any]) -> dict[str, Any]:
    """The engine doubles the value of a double that is to be beavered."""
    return {**answer, "equity_dt": answer["equity_dt"] / 2} if answer["is_beaver"] else answer


def _may_end(situation: Situation) -> bool:
    """Whether a roll may bear off the last checker, which the engine does not notice."""
    return CHECKERS - situation.position.of(situation.player)[OFF] <= _MOST_MOVED


def _has_usual_moves(ruleset: Ruleset) -> bool:
    return not (ruleset.free_die_use or ruleset.no_hit_and_run) and ruleset.max_stack is None
