"""How often the market is lost: after which two rolls a double that could be taken now has to be passed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.protocol import CannotJudge, MarketReply, Situation
from bgdesk.engine.sage.best_calls import EngineCalls
from bgdesk.engine.sage.encoding import (
    CHECKERS,
    Board,
    Terms,
    board_of,
    check_board,
    terms_of,
    turned_board,
)
from bgdesk.match.evaluation import Probabilities
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import OFF

PAIRS = 36 * 36
_MOST_MOVED = 4
_CLEAR = 0.3
"""In 350 thinkable doubles it left out 137 of 71,618 pairs, at most 18 of one, and saved 60 of 100 looks."""


def market_losers(calls: EngineCalls, situation: Situation) -> int | None:
    """Of the `PAIRS` of a roll of ``situation.player`` and one of the opponent: so many lose the market.

    Both play what is best at one ply, and the cube is judged at one ply then. A roll loses none where a
    double could clearly be taken even if the opponent did not move at all. ``None`` where the game may end
    before that. Raises CannotJudge.
    """
    check_board(situation)
    if may_end(situation):
        return None
    boards = zip(ALL_ROLLS, _boards_after(calls, situation, ALL_ROLLS), strict=True)
    return sum(
        own.ways * reply.roll.ways
        for own, board in boards
        if _may_lose(calls, terms_of(situation), board)
        for reply in _replies(calls, situation, board)
        if reply.is_lost
    )


def market_after(calls: EngineCalls, situation: Situation, roll: Dice) -> tuple[MarketReply, ...]:
    """The cube decision after ``roll`` and each reply, judged as for `market_losers`. Raises CannotJudge."""
    check_board(situation)
    if may_end(situation):
        raise CannotJudge(Obstacle.MAY_END)
    (board,) = _boards_after(calls, situation, (roll,))
    return tuple(_replies(calls, situation, board))


def may_end(situation: Situation) -> bool:
    """Whether somebody may bear off the last checker within these two rolls."""
    return any(CHECKERS - situation.position.of(player)[OFF] <= _MOST_MOVED for player in Player)


def _boards_after(calls: EngineCalls, situation: Situation, rolls: Sequence[Dice]) -> Iterable[Board]:
    """The board after each of the player's ``rolls``, as the opponent sees it."""
    board = board_of(situation.position, situation.player)
    for move in calls.best_plays(board, _faces(rolls), terms_of(situation)):
        yield turned_board(move["board"])


def _may_lose(calls: EngineCalls, terms: Terms, board: Board) -> bool:
    """Whether a double could hardly be taken, or not at all, if the opponent did not move on ``board``."""
    answer = calls.cube_at_one_ply(turned_board(board), terms)
    return bool(answer["equity_dt"] > answer["equity_dp"] - _CLEAR)


def _replies(calls: EngineCalls, situation: Situation, board: Board) -> Iterable[MarketReply]:
    """The opponent's rolls on ``board``, and the cube decision of the player then."""
    terms = terms_of(situation)
    best = calls.best_plays(board, _faces(ALL_ROLLS), terms.turned())
    for roll, move in zip(ALL_ROLLS, best, strict=True):
        back, chances = turned_board(move["board"]), _flipped(move["probs"])
        answer = calls.cube_of_chances(back, terms, chances)
        yield MarketReply(roll, answer["equity_nd"], answer["equity_dt"], answer["equity_dp"])


def _faces(rolls: Sequence[Dice]) -> list[tuple[int, int]]:
    return [(roll.high, roll.low) for roll in rolls]


def _flipped(chances: Sequence[float]) -> tuple[float, ...]:
    found = Probabilities(Player.WHITE, *chances).flipped()
    return (
        found.win,
        found.win_gammon,
        found.win_backgammon,
        found.lose_gammon,
        found.lose_backgammon,
    )
