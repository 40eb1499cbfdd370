"""The only importer of bgsage, a neural-network engine: its calls in our terms, nothing decided here.

Boards and terms must have been checked by `bgdesk.engine.sage.encoding`. The fast calls go to the engine's
compiled part directly; a contract test watches that they still agree with the engine's own analyser.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache, cached_property
from typing import Any

from bgdesk.engine.rollout_protocol import Manner
from bgdesk.engine.sage.availability import load_runtime
from bgdesk.engine.sage.encoding import Board, Terms, rollout_engine_name

os.environ.setdefault("BGBOT_MULTIPLY_THREADS", "1")
load_runtime()

import bgbot_cpp  # noqa: E402  # reads the variable above, and needs what is loaded above
from bgsage import BgBotAnalyzer  # noqa: E402
from bgsage.weights import default_weights  # noqa: E402

_KEPT, _WINDOW = 8, 0.16
"""Asked for and not used at one ply, where every play is judged."""
_NEVER = 9999
"""Half moves that no trial lasts."""
_OWNERS = {
    "centered": bgbot_cpp.CubeOwner.CENTERED,
    "player": bgbot_cpp.CubeOwner.PLAYER,
    "opponent": bgbot_cpp.CubeOwner.OPPONENT,
}


class SageCalls:
    """The engine, loaded when it is first asked; equities are per cube or normalised, for who is on roll."""

    @property
    def name(self) -> str:
        """Who answers, with versions."""
        return rollout_engine_name()

    def plays(
        self, board: Board, rolls: Sequence[tuple[int, int]], terms: Terms
    ) -> list[list[dict[str, Any]]]:
        """For each roll all plays at one ply, best first: ``board`` after it, ``equity``, ``probs``."""
        common = {
            "board": list(board),
            "cube_value": terms.cube_value,
            "cube_owner": _OWNERS[terms.owner],
            "away1": terms.away1,
            "away2": terms.away2,
            "is_crawford": terms.is_crawford,
        }
        answers = bgbot_cpp.batch_checker_play(
            [{**common, "die1": first, "die2": second} for first, second in rolls],
            self._strategy,
            _KEPT,
            _WINDOW,
            1,
            jacoby=terms.jacoby,
            beaver=terms.beaver,
        )
        return [answer["moves"] for answer in answers]

    def best_plays(
        self, board: Board, rolls: Sequence[tuple[int, int]], terms: Terms
    ) -> list[dict[str, Any]]:
        """The best of `plays` for each roll."""
        return [plays[0] for plays in self.plays(board, rolls, terms)]

    def search(self, board: Board, terms: Terms, plies: int, root: Board) -> dict[str, Any]:
        """``probs`` and ``equity`` of the player on roll, who may double first; ``root`` began the search."""
        found = bgbot_cpp.cubeful_probs_and_equity_nply(
            list(board),
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
            root_board=list(root),
        )
        return dict(found)

    def cube_at_one_ply(self, board: Board, terms: Terms) -> dict[str, Any]:
        """The cube decision from the chances at one ply, as `cube` gives it."""
        return self.cube_of_chances(board, terms, self.search(board, terms, 1, board)["probs"])

    def cube_of_chances(self, board: Board, terms: Terms, chances: Sequence[float]) -> dict[str, Any]:
        """The cube decision from ``chances`` of the player on roll, as `cube` gives it."""
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

    def cube_over_rolls(self, board: Board, terms: Terms, plies: int) -> dict[str, Any]:
        """As `cube` at two plies and more, from each roll once and what follows at one ply less.

        It takes a third of the time, as it judges both sides of a double together with weights in memory.
        """
        rolls = _all_rolls(plies - 1)
        rolls.set_seed(0)
        return dict(rolls.cube_decision(list(board), **_in_words(terms)))

    def cube(self, board: Board, terms: Terms, level: str) -> dict[str, Any]:
        """The cube decision at ``level``; ``equity_dt`` is twice that of a take where a beaver is right.

        Up to four plies the engine reads its weights from disk anew, about 30 ms.
        """
        result = _analyser(level).cube_action(
            list(board),
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

    def rolled_out(self, board: Board, terms: Terms, level: str) -> dict[str, Any]:
        """``probs`` and ``equity`` of who made the play that led to ``board``, in that player's numbers."""
        rollout = _analyser(level)._analyzer._inner._rollout_strategy  # not offered otherwise
        found = rollout.cubeful_evaluate_board(
            list(board),
            list(board),
            cube_value=terms.cube_value,
            owner=_OWNERS[terms.owner],
            away1=terms.away1,
            away2=terms.away2,
            is_crawford=terms.is_crawford,
            jacoby=terms.jacoby,
            beaver=terms.beaver,
        )
        return {"probs": found["probs"], "equity": found["cubeful_equity"]}

    @cached_property
    def _base(self) -> Any:
        return _analyser("1ply")

    @cached_property
    def _strategy(self) -> Any:
        return self._base._analyzer._inner._strategy_1ply  # not offered otherwise


class RolloutCalls:
    """Rollouts of ``trials`` trials each in one manner, on one thread, as `SageCalls` sees the board.

    In money play the cube is not turned where the manner is cubeless; in a match a cube that may not grow
    makes the engine answer nonsense, but ``probs`` are cubeless. Equal seeds give equal results.
    """

    def __init__(self, manner: Manner, trials: int) -> None:
        self._is_cubeful = manner.is_cubeful
        self._rollout = _rollout(
            n_trials=trials,
            truncation_depth=manner.truncated_at,
            decision_ply=manner.plies,
            enable_vr=manner.reduces_variance,
        )

    def play(self, board: Board, terms: Terms, seed: int) -> dict[str, Any]:
        """``probs``, ``cubeful_equity`` and ``cubeful_se`` of the player whose play led to ``board``.

        ``std_error`` is that of the cubeless equity in money play.
        """
        self._rollout.set_seed(seed)
        found = self._rollout.cubeful_evaluate_board(list(board), list(board), **self._terms(terms))
        return dict(found)

    def cube(self, board: Board, terms: Terms, seed: int) -> dict[str, Any]:
        """As `SageCalls.cube`, with ``equity_nd_se`` and ``equity_dt_se``."""
        self._rollout.set_seed(seed)
        return dict(self._rollout.cube_decision(list(board), **self._terms(terms)))

    def _terms(self, terms: Terms) -> dict[str, Any]:
        largest = 0 if self._is_cubeful or terms.away1 else terms.cube_value
        return {**_in_words(terms), "max_cube_value": largest}


def _in_words(terms: Terms) -> dict[str, Any]:
    return {
        "cube_value": terms.cube_value,
        "owner": _OWNERS[terms.owner],
        "away1": terms.away1,
        "away2": terms.away2,
        "is_crawford": terms.is_crawford,
        "jacoby": terms.jacoby,
        "beaver": terms.beaver,
    }


def _rollout(**settings: Any) -> Any:
    weights = default_weights()
    made = bgbot_cpp.create_rollout(
        weights.strategy_type,
        weights.weight_paths_list,
        weights.hidden_sizes_list,
        n_threads=1,
        parallelize_trials=False,
        ultra_late_threshold=_NEVER,
        **settings,
    )
    bgbot_cpp.rollout_set_bearoff_db(made, _analyser("1ply")._bearoff_db)  # not offered otherwise
    return made


@cache
def _all_rolls(plies: int) -> Any:
    """A rollout of one trial for each of the 36 rolls, each judged at ``plies`` after the best play."""
    return _rollout(n_trials=36, truncation_depth=1, decision_ply=1, truncation_ply=plies, enable_vr=False)


@cache
def _analyser(level: str) -> Any:
    return BgBotAnalyzer(eval_level=level, cubeful=True)
