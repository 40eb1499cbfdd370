"""How often the market is lost: after which two rolls a double that could be taken now has to be passed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bgdesk.engine.protocol import Situation
from bgdesk.engine.sage.calls import Board, SageCalls
from bgdesk.engine.sage.encoding import CHECKERS, Terms, board_of, check_board, terms_of, turned_board
from bgdesk.match.evaluation import Probabilities
from bgdesk.rules.player import Player
from bgdesk.rules.position import OFF

PAIRS = 36 * 36
_ROLLS = tuple((high, low) for high in range(1, 7) for low in range(1, high + 1))
_MOST_MOVED = 4
_CLEAR = 0.3
"""In 350 thinkable doubles it left out 137 of 71,618 pairs, at most 18 of one, and saved 60 of 100 looks."""


def market_losers(calls: SageCalls, situation: Situation) -> int | None:
    """Of the `PAIRS` of a roll of ``situation.player`` and one of the opponent: so many lose the market.

    Both play what is best at one ply, and the cube is judged at one ply then. A roll loses none where a
    double could clearly be taken even if the opponent did not move at all. ``None`` where the game may end
    before that. Raises CannotJudge.
    """
    check_board(situation)
    if any(CHECKERS - situation.position.of(player)[OFF] <= _MOST_MOVED for player in Player):
        return None
    return sum(
        _ways(own) * _ways(other)
        for own, board in _answers(calls, situation)
        if _may_lose(calls, terms_of(situation), board)
        for other in _lost_after(calls, situation, board)
    )


def _answers(calls: SageCalls, situation: Situation) -> Iterable[tuple[tuple[int, int], Board]]:
    """The board after each roll of the player, as the opponent sees it."""
    board = board_of(situation.position, situation.player)
    for roll, moves in zip(_ROLLS, calls.plays(board, _ROLLS, terms_of(situation)), strict=True):
        yield roll, turned_board(moves[0]["board"])


def _may_lose(calls: SageCalls, terms: Terms, board: Board) -> bool:
    """Whether a double could hardly be taken, or not at all, if the opponent did not move on ``board``."""
    answer = calls.cube_at_one_ply(turned_board(board), terms)
    return bool(answer["equity_dt"] > answer["equity_dp"] - _CLEAR)


def _lost_after(calls: SageCalls, situation: Situation, board: Board) -> Iterable[tuple[int, int]]:
    """The rolls of the opponent after which a double has to be passed."""
    terms = terms_of(situation)
    for roll, moves in zip(_ROLLS, calls.plays(board, _ROLLS, terms.turned()), strict=True):
        back, chances = turned_board(moves[0]["board"]), _flipped(moves[0]["probs"])
        answer = calls.cube_of_chances(back, terms, chances)
        if answer["equity_dt"] > answer["equity_dp"]:
            yield roll


def _flipped(chances: Sequence[float]) -> tuple[float, ...]:
    found = Probabilities(Player.WHITE, *chances).flipped()
    return (
        found.win,
        found.win_gammon,
        found.win_backgammon,
        found.lose_gammon,
        found.lose_backgammon,
    )


def _ways(roll: tuple[int, int]) -> int:
    return 1 if roll[0] == roll[1] else 2
