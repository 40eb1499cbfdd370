"""The only door to bgsage, a neural-network engine; everything is checked and converted here.

The fast path calls the engine's compiled part directly and ranks all plays at one ply, then the close
ones deeper; a contract test watches that it still agrees with the engine's own analyser.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import version
from time import monotonic
from typing import Any

os.environ.setdefault("BGBOT_MULTIPLY_THREADS", "1")

import bgbot_cpp  # reads the variable above
from bgsage import BgBotAnalyzer

from bgdesk.engine.protocol import RankedPlay, Situation
from bgdesk.engine.sage_border import (
    CHECKERS,
    JUDGED,
    MAX_AWAY,
    Terms,
    board_of,
    check_board,
    is_beyond_table,
    terms_of,
)
from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities, Unit
from bgdesk.rules.dice import Dice
from bgdesk.rules.outcome import outcome
from bgdesk.rules.plays import Play, legal_plays
from bgdesk.rules.position import OFF
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
_OWNERS = {
    "centered": bgbot_cpp.CubeOwner.CENTERED,
    "player": bgbot_cpp.CubeOwner.PLAYER,
    "opponent": bgbot_cpp.CubeOwner.OPPONENT,
}
_RESULTS = 5


@dataclass(frozen=True, slots=True)
class _Judged:
    """A play with its equity and chances for the player who makes it."""

    play: Play
    equity: float
    chances: tuple[float, ...]
    plies: int


class SageEngine:
    """Judges the games that it understands at ``plies``; ``deeper`` allows one ply more while time lasts."""

    def __init__(self, plies: int, *, deeper: bool = False) -> None:
        self._plies = plies
        self._deeper = deeper

    @property
    def name(self) -> str:
        """Name and version of the engine and the depth."""
        return f"bgsage {version('bgsage')} {self._level(self._plies)}"

    def can_judge(self, ruleset: Ruleset) -> bool:
        """Whether its values were found to make sense in this game."""
        return ruleset.id in JUDGED

    def rank_plays(self, situation: Situation, dice: Dice, thinking_ms: int = 0) -> tuple[RankedPlay, ...]:
        """All legal plays, best first; ``thinking_ms`` bounds the deepest look, which the others need not."""
        started = monotonic()
        check_board(situation)
        plays = legal_plays(situation.position, situation.player, dice, situation.ruleset).plays
        judged = self._at_one_ply(situation, dice, plays)
        if self._plies > 1:
            judged = self._close_ones_deeper(situation, judged)
        if self._deeper:
            judged = self._while_time_lasts(situation, judged, started, thinking_ms / 1000)
        return tuple(self._ranked(situation, one) for one in judged)

    def judge_cube(self, situation: Situation, *, roughly: bool = False) -> CubeDecision:
        """The cube decision before the roll; ``roughly`` stays at one ply where more could not change it."""
        check_board(situation)
        if not situation.has_cube:
            return self._without_cube(situation)
        terms = terms_of(situation)
        answer = self._cube_at_one_ply(situation, terms)
        gain = min(answer["equity_dt"], answer["equity_dp"]) - answer["equity_nd"]
        if self._plies > 1 and not (roughly and gain < -CLEAR_CUBE):
            answer = self._cube_deeper(situation, terms)
        return _cube_decision(situation, answer)

    def judge_position(self, situation: Situation) -> Probabilities:
        """Chances of the player on roll, at one ply."""
        check_board(situation)
        board = board_of(situation.position, situation.player)
        found = self._searched(board, terms_of(situation), 1, board)
        return Probabilities(situation.player, *found["probs"])

    @cached_property
    def _base(self) -> Any:
        return BgBotAnalyzer(eval_level="1ply", cubeful=True)

    @cached_property
    def _deep(self) -> Any:
        return BgBotAnalyzer(eval_level=self._level(self._plies), cubeful=True)

    @cached_property
    def _strategy(self) -> Any:
        return self._base._analyzer._inner._strategy_1ply  # not offered otherwise

    def _level(self, plies: int) -> str:
        return f"{plies}ply"

    def _at_one_ply(self, situation: Situation, dice: Dice, plays: tuple[Play, ...]) -> list[_Judged]:
        player, terms = situation.player, terms_of(situation)
        request = {
            "board": board_of(situation.position, player),
            "die1": dice.first,
            "die2": dice.second,
            "cube_value": terms.cube_value,
            "cube_owner": _OWNERS[terms.owner],
            "away1": terms.away1,
            "away2": terms.away2,
            "is_crawford": terms.is_crawford,
        }
        (answer,) = bgbot_cpp.batch_checker_play(
            [request], self._strategy, CANDIDATES, WINDOW, 1, jacoby=terms.jacoby, beaver=terms.beaver
        )
        known = {
            tuple(move["board"]): (_value(situation, move["equity"], move["probs"]), tuple(move["probs"]))
            for move in answer["moves"]
        }
        judged = [self._known_or_judged(situation, play, known) for play in plays]
        return sorted(judged, key=lambda one: -one.equity)

    def _known_or_judged(
        self,
        situation: Situation,
        play: Play,
        known: dict[tuple[int, ...], tuple[float, tuple[float, ...]]],
    ) -> _Judged:
        """House rules allow plays that the engine does not know; those are looked at one by one."""
        finished = _finished(situation, play)
        if finished is not None:
            return finished
        found = known.get(tuple(board_of(play.result, situation.player)))
        if found is None:
            return self._judged(situation, play, 1)
        return _Judged(play, found[0], found[1], 1)

    def _judged(self, situation: Situation, play: Play, plies: int) -> _Judged:
        finished = _finished(situation, play)
        if finished is not None:
            return finished
        player = situation.player
        board = board_of(play.result, player.opponent)
        root = board_of(situation.position, player)
        found = self._searched(board, terms_of(situation).turned(), plies, root)
        chances = _values(Probabilities(player.opponent, *found["probs"]).flipped())
        return _Judged(play, _value(situation, -found["equity"], chances), chances, plies)

    def _searched(self, board: list[int], terms: Terms, plies: int, root: list[int]) -> dict[str, Any]:
        """Chances and equity of the player who is about to roll on ``board``."""
        found = bgbot_cpp.cubeful_probs_and_equity_nply(
            board,
            _OWNERS[terms.owner],
            self._strategy,
            plies,
            n_threads=1,
            cube_value=terms.cube_value,
            away1=terms.away1,
            away2=terms.away2,
            is_crawford=terms.is_crawford,
            jacoby=terms.jacoby,
            beaver=terms.beaver,
            bearoff_db=self._base._bearoff_db,  # not offered otherwise
            root_board=root,
        )
        return dict(found)

    def _close_ones_deeper(self, situation: Situation, judged: list[_Judged]) -> list[_Judged]:
        best = judged[0].equity
        close = [one for one in judged if best - one.equity < WINDOW][:CANDIDATES]
        if len(close) < 2:  # one candidate needs no second look
            return judged
        deeper = [self._judged(situation, one.play, self._plies) for one in close]
        return sorted(deeper, key=lambda one: -one.equity) + judged[len(close) :]

    def _while_time_lasts(
        self, situation: Situation, judged: list[_Judged], started: float, limit: float
    ) -> list[_Judged]:
        """One ply more for the closest plays, none begun that would probably end after ``limit`` seconds."""
        compared = [one for one in judged if one.plies == self._plies]
        close = [one for one in compared if compared[0].equity - one.equity < DEEPER_WINDOW]
        if len(close) < 2:  # nothing to compare
            return judged
        cost = DEEPER_COST * (monotonic() - started) / len(compared)
        deeper: list[_Judged] = []
        for one in close:
            begun = monotonic()
            if begun + cost > started + limit:
                break
            deeper.append(self._judged(situation, one.play, self._plies + 1))
            cost = monotonic() - begun
        if len(deeper) < 2:  # values of different depth are not compared
            return judged
        looked_at = {one.play for one in deeper}
        rest = [one for one in judged if one.play not in looked_at]
        return sorted(deeper, key=lambda one: -one.equity) + rest

    def _ranked(self, situation: Situation, one: _Judged) -> RankedPlay:
        return RankedPlay(
            one.play,
            Equity(one.equity, situation.player, _unit(situation)),
            Probabilities(situation.player, *one.chances),
            self._level(one.plies) + _limits(situation),
        )

    def _without_cube(self, situation: Situation) -> CubeDecision:
        """What the position is worth where there is no cube to turn."""
        board = board_of(situation.position, situation.player)
        found = self._searched(board, terms_of(situation), self._plies, board)
        value = _value(situation, found["equity"], found["probs"])
        names = ("equity_nd", "equity_dt")
        return _cube_decision(
            situation,
            {
                **dict.fromkeys(names, value),
                "equity_dp": 1.0,
                "probs": found["probs"],
                "should_double": False,
                "should_take": True,
            },
        )

    def _cube_at_one_ply(self, situation: Situation, terms: Terms) -> dict[str, Any]:
        board = board_of(situation.position, situation.player)
        chances = self._searched(board, terms, 1, board)["probs"]
        life = bgbot_cpp.cube_efficiency(chances, bgbot_cpp.is_race(board), *bgbot_cpp.pip_counts(board))
        found = bgbot_cpp.cube_decision_1ply(
            chances,
            terms.cube_value,
            _OWNERS[terms.owner],
            life,
            terms.away1,
            terms.away2,
            terms.is_crawford,
            terms.jacoby,
        )
        is_beaver = terms.beaver and found.equity_dt < 0
        double_take = found.equity_dt * 2 if is_beaver else found.equity_dt
        return {
            "probs": chances,
            "equity_nd": found.equity_nd,
            "equity_dt": double_take,
            "equity_dp": found.equity_dp,
            "should_double": found.should_double and (not is_beaver or double_take > found.equity_nd),
            "should_take": found.should_take,
            "is_beaver": is_beaver,
        }

    def _cube_deeper(self, situation: Situation, terms: Terms) -> dict[str, Any]:
        result = self._deep.cube_action(
            board_of(situation.position, situation.player),
            terms.cube_value,
            terms.owner,
            away1=terms.away1,
            away2=terms.away2,
            is_crawford=terms.is_crawford,
            jacoby=terms.jacoby,
            beaver=terms.beaver,
        )
        chances = result.probs
        return {
            "probs": (
                chances.win,
                chances.gammon_win,
                chances.backgammon_win,
                chances.gammon_loss,
                chances.backgammon_loss,
            ),
            "equity_nd": result.equity_nd,
            "equity_dt": result.equity_dt,
            "equity_dp": result.equity_dp,
            "should_double": result.should_double,
            "should_take": result.should_take,
            "is_beaver": result.is_beaver,
        }


def _value(situation: Situation, cubeful: float, chances: Sequence[float]) -> float:
    """The equity with the cube, or without one what the chances are worth at this score."""
    return cubeful if situation.has_cube else _dead_cube_value(situation, chances)


def _dead_cube_value(situation: Situation, chances: Sequence[float]) -> float:
    terms = terms_of(situation)
    if not terms.away1:
        win, *gammons = chances[: 1 if situation.jacoby else _RESULTS]
        return 2 * win - 1 + sum(gammons[:2]) - sum(gammons[2:])
    score = (terms.away1, terms.away2, terms.cube_value, terms.is_crawford)
    return float(bgbot_cpp.mwc2eq(bgbot_cpp.cubeless_mwc(list(chances), *score), *score))


def _limits(situation: Situation) -> str:
    """What the judgement left out, to be shown after its depth."""
    return f" at most {MAX_AWAY}-away" if is_beyond_table(situation) else ""


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


def _finished(situation: Situation, play: Play) -> _Judged | None:
    """A play that bears off the last checker; the engine does not notice the end of a game."""
    if play.result.of(situation.player)[OFF] != CHECKERS:
        return None
    result = outcome(play.result, situation.ruleset)
    multiplier = result.multiplier if result else 1
    chances = (*(float(multiplier >= level) for level in (1, 2, 3)), 0.0, 0.0)
    points = 1.0 if situation.jacoby else float(multiplier)
    return _Judged(play, _dead_cube_value(situation, chances) if situation.away else points, chances, 1)


def _cube_decision(situation: Situation, answer: dict[str, Any]) -> CubeDecision:
    def equity(name: str) -> Equity:
        return Equity(float(answer[name]), situation.player, _unit(situation))

    return CubeDecision(
        no_double=equity("equity_nd"),
        double_take=equity("equity_dt"),
        double_pass=equity("equity_dp"),
        probabilities=Probabilities(situation.player, *list(answer["probs"])[:_RESULTS]),
        should_double=bool(answer["should_double"]) and situation.may_double,
        should_take=bool(answer["should_take"]),
        should_beaver=bool(answer.get("is_beaver", False)) and situation.beavers,
    )
