"""The strong engine, bgsage, for play: all plays are ranked at one ply, the close ones deeper."""

from __future__ import annotations

from dataclasses import replace
from time import monotonic

from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.protocol import CannotJudge, RankedDouble, RankedPlay, Situation
from bgdesk.engine.sage.encoding import JUDGED, board_of, check_board, terms_of
from bgdesk.engine.sage.values import SageValues, ValuedPlay, chances_of, cube_decision, ply_level
from bgdesk.match.evaluation import CubeDecision, Probabilities
from bgdesk.rules.dice import Dice
from bgdesk.rules.outcome import BACKGAMMON, highest_possible
from bgdesk.rules.stages import Numbers
from bgdesk.rules.variants import Ruleset

CANDIDATES = 8
WINDOW = 0.16
"""Plays within this of the best at one ply, at most `CANDIDATES`, are judged deeper."""
CLEAR_CUBE = 0.3
"""A double that is wrong by more than this at one ply is not looked at again."""
DEEPER_WINDOW = 0.06
"""Plays within this of the best are judged one ply deeper still, while the thinking time lasts."""
DEEPER_COST = 8.0
"""How many times longer one ply more takes, before it has been measured."""


class SageEngine:
    """Judges the games that it understands at ``plies``; ``deeper`` allows one ply more while time lasts."""

    def __init__(self, plies: int, *, deeper: bool = False) -> None:
        self._plies = plies
        self._deeper = deeper
        self._values = SageValues()

    @property
    def name(self) -> str:
        """Name and version of the engine and the depth."""
        return f"{self._values.calls.name} {ply_level(self._plies)}"

    def can_judge(self, ruleset: Ruleset) -> bool:
        """Whether its values were found to make sense in this game."""
        return ruleset.id in JUDGED

    def rank_plays(
        self, situation: Situation, numbers: Numbers, thinking_ms: int = 0
    ) -> tuple[RankedPlay, ...]:
        """All legal plays, best first; ``thinking_ms`` bounds the deepest look, which the others need not."""
        started = monotonic()
        check_board(situation)
        plays = situation.legal_plays(numbers).plays
        judged = self._values.at_one_ply(situation, Dice(numbers.high, numbers.low), plays)
        if self._plies > 1:
            judged = self._close_ones_deeper(situation, judged)
        if self._deeper:
            judged = self._while_time_lasts(situation, judged, started, thinking_ms / 1000)
        return tuple(self._values.ranked(situation, one) for one in judged)

    def rank_doubles(self, situation: Situation) -> tuple[RankedDouble, ...]:
        """None of its games knows such a choice: raises CannotJudge."""
        raise CannotJudge(Obstacle.VARIANT_UNKNOWN, situation.ruleset.id)

    def judge_cube(self, situation: Situation, *, roughly: bool = False) -> CubeDecision:
        """The cube decision before the roll; ``roughly`` stays at one ply where more could not change it."""
        check_board(situation)
        if not situation.has_cube:
            return self._values.without_cube(situation, self._plies)
        terms = terms_of(situation)
        board = board_of(situation.position, situation.player)
        answer = self._values.calls.cube_at_one_ply(board, terms)
        gain = min(answer["equity_dt"], answer["equity_dp"]) - answer["equity_nd"]
        if self._plies > 1 and not (roughly and gain < -CLEAR_CUBE):
            answer = self._values.calls.cube(board, terms, ply_level(self._plies))
        return cube_decision(situation, answer)

    def judge_position(self, situation: Situation) -> Probabilities:
        """Chances of the player on roll, at one ply."""
        check_board(situation)
        return _as_agreed(chances_of(situation, self._values.before_roll(situation, 1)[1]), situation)

    def _close_ones_deeper(self, situation: Situation, judged: list[ValuedPlay]) -> list[ValuedPlay]:
        best = judged[0].equity
        close = [one for one in judged if best - one.equity < WINDOW][:CANDIDATES]
        if len(close) < 2:  # one candidate needs no second look
            return judged
        level = ply_level(self._plies)
        deeper = [self._values.judged(situation, one.play, level) for one in close]
        return sorted(deeper, key=lambda one: -one.equity) + judged[len(close) :]

    def _while_time_lasts(
        self, situation: Situation, judged: list[ValuedPlay], started: float, limit: float
    ) -> list[ValuedPlay]:
        """One ply more for the closest plays, none begun that would probably end after ``limit`` seconds."""
        compared = [one for one in judged if one.level == ply_level(self._plies)]
        close = [one for one in compared if compared[0].equity - one.equity < DEEPER_WINDOW]
        if len(close) < 2:  # nothing to compare
            return judged
        cost = DEEPER_COST * (monotonic() - started) / len(compared)
        deeper: list[ValuedPlay] = []
        for one in close:
            begun = monotonic()
            if begun + cost > started + limit:
                break
            deeper.append(self._values.judged(situation, one.play, ply_level(self._plies + 1)))
            cost = monotonic() - begun
        if len(deeper) < 2:  # values of different depth are not compared
            return judged
        looked_at = {one.play for one in deeper}
        rest = [one for one in judged if one.play not in looked_at]
        return sorted(deeper, key=lambda one: -one.equity) + rest


def _as_agreed(chances: Probabilities, situation: Situation) -> Probabilities:
    """``chances`` without backgammons that the rules agreed on exclude, of which the engine knows nothing."""
    possible = [
        highest_possible(situation.position, loser, situation.ruleset) >= BACKGAMMON
        for loser in (situation.player.opponent, situation.player)
    ]
    return replace(
        chances,
        win_backgammon=chances.win_backgammon * possible[0],
        lose_backgammon=chances.lose_backgammon * possible[1],
    )
