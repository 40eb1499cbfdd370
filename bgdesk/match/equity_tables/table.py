"""Match equity tables: the chance to win a match from a score, and equities that go with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from math import sqrt
from statistics import NormalDist
from typing import TypeVar

from bgdesk.match.equity_tables.formulas import COMPUTED, Rows, after_crawford, before_crawford
from bgdesk.match.equity_tables.xml import BOTH, Part, TableError, parsed
from bgdesk.rules.player import Player
from bgdesk.shipped import resource_path

MOST_AWAY = 100
_SMALLEST = 3
_UNEVEN = 0.0025
"""How far the chances of both players may be from 1 together: older tables are rounded."""
_SURE = 1e-6
_DEFAULT = "kazaross-xg2.xml"
_NORMAL = NormalDist()

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a game is about: a player's chance to win the match after winning or losing what is at stake.

    Conversions are linear in between, as in GNU Backgammon and eXtreme Gammon: an equity of +1 wins the
    points, -1 loses them. Where both are equal, nothing is at stake and every equity is 0.
    """

    win: float
    lose: float

    def mwc(self, emg: float) -> float:
        """The chance to win the match that the normalised equity ``emg`` stands for."""
        return 0.5 * (emg * (self.win - self.lose) + self.win + self.lose)

    def emg(self, mwc: float) -> float:
        """The normalised equity that the chance ``mwc`` to win the match stands for."""
        difference = self.win - self.lose
        return (2 * mwc - self.win - self.lose) / difference if difference else 0.0


@dataclass(frozen=True, slots=True)
class MatchEquityTable:
    """The chances by points needed, with the copyright ``notice`` that came with the figures.

    ``before[i][j]``: of a player who needs i + 1 points against one who needs j + 1, while the Crawford
    game is to come or on. ``after[i]``: of one who needs i + 1 against one who needs 1, when it is over.
    ``others_after`` is there for unequal players only: then all the rest is White's, and this is Black's.
    """

    name: str
    before: Rows
    after: tuple[float, ...]
    notice: str = ""
    others_after: tuple[float, ...] | None = None
    winners: Rows | None = None
    """As ``before``, of a player who has won the last game and so begins the next, where that counts."""

    @property
    def size(self) -> int:
        """The most points to go that the table gives; what `before_game` says beyond is an estimate."""
        return len(self.before)

    def seen_by(self, player: Player) -> MatchEquityTable:
        """The table of which the player who needs ``away`` points is ``player``."""
        return self if player is Player.WHITE else self._flipped()

    def _flipped(self) -> MatchEquityTable:
        if self.others_after is None:
            return self
        before = tuple(tuple(1 - chance for chance in column) for column in zip(*self.before, strict=True))
        return replace(self, before=before, after=self.others_after, others_after=self.after)

    def before_game(self, away: int, opponent_away: int, *, is_crawford: bool = False) -> float:
        """The chance to win the match of the player who needs ``away`` points, before a game.

        Where exactly one needs 1 point and it is not the Crawford game, that game is over. Who needs 0
        points or less has won. Beyond the table: where both need more than 1, a normal law of the lead by
        the square root of the points to play, with the spread of the nearest score in the table; against
        1-away, each two points cost what the last two of the table cost.
        """
        if away <= 0 or opponent_away <= 0:
            return 1.0 if away <= 0 else 0.0
        if (away == 1) != (opponent_away == 1) and not is_crawford:
            return self._after_crawford(away, opponent_away)
        if max(away, opponent_away) <= self.size:
            return self.before[away - 1][opponent_away - 1]
        if away > opponent_away:
            return 1.0 - self._flipped()._beyond(opponent_away, away)
        return self._beyond(away, opponent_away)

    def after_game(self, away: int, opponent_away: int, *, was_match_point: bool) -> float:
        """The same chance between games; ``was_match_point``: somebody needed 1 point in the last one."""
        is_crawford = not was_match_point and (away == 1) != (opponent_away == 1)
        return self.before_game(away, opponent_away, is_crawford=is_crawford)

    def stakes(
        self,
        away: int,
        opponent_away: int,
        points: int,
        *,
        is_crawford: bool = False,
        has_crawford: bool = True,
    ) -> Stakes:
        """What ``points`` are worth to the player who needs ``away`` points, in a game at this score.

        ``is_crawford`` says whether this is the Crawford game, ``has_crawford`` whether the match has one.
        """
        if self.winners:
            won = self._as_winner(self.winners, away - points, opponent_away)
            return Stakes(won, 1 - self._as_winner(self.winners, opponent_away - points, away))
        was_match_point = is_crawford or 1 in (away, opponent_away) or not has_crawford
        return Stakes(
            self.after_game(away - points, opponent_away, was_match_point=was_match_point),
            self.after_game(away, opponent_away - points, was_match_point=was_match_point),
        )

    def _as_winner(self, winners: Rows, away: int, opponent_away: int) -> float:
        """The chance of who has just won a game; beyond the table who begins makes no difference."""
        if 0 < away <= self.size and opponent_away <= self.size:
            return winners[away - 1][opponent_away - 1]
        return self.before_game(away, opponent_away)

    def _beyond(self, away: int, opponent_away: int) -> float:
        """For ``away`` up to ``opponent_away``; unequal players drift apart by the root of the points."""
        drift = _probit(self.before[-1][-1]) / sqrt(2 * self.size)
        near = min(away, self.size - 1)
        known = _probit(self.before[near - 1][-1]) - drift * sqrt(near + self.size)
        ratio = _standing(away, opponent_away) / _standing(near, self.size)
        return _NORMAL.cdf(ratio * known + drift * sqrt(away + opponent_away))

    def _after_crawford(self, away: int, opponent_away: int) -> float:
        """Of the two players exactly one needs 1 point."""
        if opponent_away == 1:
            return _continued(self.after, away)
        return 1.0 - _continued(self._others_after, opponent_away)

    @property
    def _others_after(self) -> tuple[float, ...]:
        return self.after if self.others_after is None else self.others_after


def _continued(after: tuple[float, ...], away: int) -> float:
    """The trailer's chance, also beyond the table."""
    if away <= len(after):
        return after[away - 1]
    steps = (away - len(after) + 1) // 2
    base = after[away - 2 * steps - 1]
    return float(base * (after[-1] / after[-3]) ** steps)


def _probit(chance: float) -> float:
    """Rounded tables have a chance of 1."""
    return _NORMAL.inv_cdf(min(max(chance, _SURE), 1 - _SURE))


def _standing(away: int, opponent_away: int) -> float:
    """A lead by the square root of the points to play."""
    return (opponent_away - away) / sqrt(away + opponent_away)


@cache
def default_table() -> MatchEquityTable:
    """The table that comes along, which the engine uses too: Kazaross-XG2, up to 25-away."""
    return read_table(resource_path("met", _DEFAULT).read_bytes())


def read_table(data: bytes) -> MatchEquityTable:
    """A table in the XML of GNU Backgammon, with figures of its own or the parameters of a formula.

    A formula is evaluated up to `bgdesk.match.equity_tables.formulas.COMPUTED` points. Player 0 of a
    table for unequal players is White. Raises TableError.
    """
    parts = parsed(data)
    whites, blacks = (parts.after.get(number, parts.after.get(BOTH)) for number in ("0", "1"))
    if parts.before is None or whites is None or blacks is None:
        raise TableError("a match equity table has a part before the Crawford game and one after it")
    is_equal = whites is blacks
    after, others = _after(whites), _after(blacks)
    before = _before(parts.before, after, is_equal=is_equal)
    size = min(len(before), len(after), len(others))  # one table in use has a figure less in its last row
    if not _SMALLEST <= size <= MOST_AWAY:
        raise TableError(f"a match equity table has {_SMALLEST} to {MOST_AWAY} rows, not {size}")
    square = tuple(_cut(row, size) for row in before[:size])
    return MatchEquityTable(
        parts.name or "unnamed table",
        _evened(square) if is_equal else square,
        after[:size],
        parts.notice,
        None if is_equal else others[:size],
    )


def _after(part: Part) -> tuple[float, ...]:
    if part.is_formula:
        return _computed(lambda: after_crawford(part.kind, _parameters(part)))
    return tuple(map(_chance, part.rows[0] if part.rows else ()))


def _before(part: Part, after: tuple[float, ...], *, is_equal: bool) -> Rows:
    if not part.is_formula:
        return tuple(tuple(map(_chance, row)) for row in part.rows)
    if not is_equal:
        raise TableError("a formula for players of unequal strength is not evaluated")
    if len(after) < _SMALLEST:
        raise TableError(f"a row of the table has {len(after)} figures where {_SMALLEST} are needed")
    whole = tuple(_continued(after, away) for away in range(1, COMPUTED + 1))
    return _computed(lambda: before_crawford(part.kind, _parameters(part), whole))


def _computed(formula: Callable[[], T]) -> T:
    try:
        return formula()
    except ValueError as problem:
        raise TableError(str(problem)) from None


def _parameters(part: Part) -> dict[str, float]:
    return {name: _number(text) for name, text in part.parameters.items()}


def _cut(row: tuple[float, ...], size: int) -> tuple[float, ...]:
    if len(row) < size:
        raise TableError(f"a row of the table has {len(row)} figures where {size} are needed")
    return row[:size]


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise TableError(f"{text[:20]!r} is not a number") from None


def _chance(text: str) -> float:
    chance = _number(text)
    if not 0 <= chance <= 1:
        raise TableError(f"a chance to win is from 0 to 1, not {text[:20]}")
    return chance


def _evened(rows: Rows) -> Rows:
    """``rows`` in which the chances of both players make exactly 1; that of the leader is kept.

    Raises TableError when they do not make 1, but for rounding.
    """
    for away, row in enumerate(rows, 1):
        for opponent_away, figure in enumerate(row, 1):
            if abs(figure + rows[opponent_away - 1][away - 1] - 1) > _UNEVEN:
                raise TableError(f"the chances at {away}-away against {opponent_away}-away do not make 1")
    size = range(len(rows))
    return tuple(
        tuple(rows[i][j] if i < j else 0.5 if i == j else 1.0 - rows[j][i] for j in size) for i in size
    )
