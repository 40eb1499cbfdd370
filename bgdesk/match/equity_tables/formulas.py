"""Match equity tables that are computed from a few parameters, as files of GNU Backgammon name them.

Sources: N. Zadeh, On Doubling in Tournament Backgammon, Management Science 23 (1977); C. Tornberg's match
equity calculator (mec, 1996). The free drops are those that GNU Backgammon adds to either.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

COMPUTED = 64
"""Points to go up to which a formula is evaluated, as in GNU Backgammon."""

Rows = tuple[tuple[float, ...], ...]
"""``rows[i][j]``: the chance of a player who needs i + 1 points against one who needs j + 1."""
Parameters = Mapping[str, float]

_LARGEST_CUBE = 64
_USUAL_BEFORE: Mapping[str, Parameters] = MappingProxyType(
    {
        "zadeh": {
            "gammon-rate-leader": 0.25,
            "gammon-rate-trailer": 0.15,
            "delta": 0.08,
            "delta-bar": 0.06,
        },
        "mec": {"gammon-rate": 0.15, "win-rate": 0.5},
    }
)
_USUAL_AFTER: Mapping[str, Parameters] = MappingProxyType(
    {
        "zadeh": {"gammon-rate-trailer": 0.25, "free-drop-2-away": 0.015, "free-drop-4-away": 0.004},
        "mec": {
            "gammon-rate": 0.25,
            "win-rate": 0.5,
            "free-drop-2-away": 0.015,
            "free-drop-4-away": 0.004,
        },
    }
)


def after_crawford(kind: str, given: Parameters) -> tuple[float, ...]:
    """The chances of who needs i + 1 points against one who needs 1, once the Crawford game is over.

    What is not given is as usual. Raises ValueError for an unknown kind or parameters that make no sense.
    """
    return _AFTER[_known(kind)](_completed(_USUAL_AFTER[kind], given))


def before_crawford(kind: str, given: Parameters, after: Sequence[float]) -> Rows:
    """The chances at all other scores, from those ``after`` the Crawford game. Raises ValueError."""
    parameters = _completed(_USUAL_BEFORE[_known(kind)], given)
    try:
        return _BEFORE[kind](parameters, after)
    except ZeroDivisionError:
        raise ValueError("the parameters of the formula give no table") from None


def _known(kind: str) -> str:
    if kind not in _AFTER:
        raise ValueError(f"{kind[:20]!r} is no formula for match equities that is known here")
    return kind


def _completed(usual: Parameters, given: Parameters) -> Parameters:
    parameters = {name: given.get(name, value) for name, value in usual.items()}
    for name, value in parameters.items():
        if not 0 <= value <= 1:
            raise ValueError(f"the parameter {name} is from 0 to 1, not {value:g}")
    if parameters.get("win-rate", 0.5) != 0.5:
        raise ValueError("a formula for players of unequal strength is not evaluated")
    return parameters


def _trailer_after(after: Sequence[float], away: int) -> float:
    return after[away - 1] if away > 0 else 1.0


def _zadeh_after(parameters: Parameters) -> tuple[float, ...]:
    """The cube is turned at once, so that every game counts two points, a gammon four."""
    gammons = parameters["gammon-rate-trailer"]
    free_drops = {2: parameters["free-drop-2-away"], 4: parameters["free-drop-4-away"]}
    after: list[float] = []
    for away in range(1, COMPUTED + 1):
        won = gammons * _trailer_after(after, away - 4) + (1 - gammons) * _trailer_after(after, away - 2)
        after.append(won / 2 - free_drops.get(away, 0))
    return tuple(after)


def _mec_after(parameters: Parameters) -> tuple[float, ...]:
    """An odd score as above, an even one as that below it but for the free drop, whose signs are mec's."""
    gammons = parameters["gammon-rate"]
    free_drops = {2: -parameters["free-drop-2-away"], 4: parameters["free-drop-4-away"]}
    after = [0.5]
    for away in range(2, COMPUTED + 1):
        if away % 2 == 0:
            after.append(after[-1] + free_drops.get(away, 0))
        else:
            won = gammons * _trailer_after(after, away - 4) + (1 - gammons) * _trailer_after(after, away - 2)
            after.append(won / 2)
    return tuple(after)


class _Chances:
    """The table while it grows from the scores at which fewer points are needed."""

    def __init__(self, after: Sequence[float], gammons: float) -> None:
        """Begins with the Crawford game, of which ``gammons`` are lost doubly."""
        self._known: dict[tuple[int, int], float] = {}
        for away in range(1, COMPUTED + 1):
            won = gammons * _trailer_after(after, away - 2) + (1 - gammons) * _trailer_after(after, away - 1)
            self.set(away, 1, won / 2)

    def at(self, away: int, opponent_away: int) -> float:
        """The chance of who needs ``away`` points; nobody needs fewer than none."""
        if away <= 0 or opponent_away <= 0:
            return 1.0 if away <= 0 else 0.0
        return self._known[away, opponent_away]

    def set(self, away: int, opponent_away: int, chance: float) -> None:
        """Note the chances of both players."""
        self._known[opponent_away, away] = 1 - chance
        self._known[away, opponent_away] = chance if away != opponent_away else 0.5

    def rows(self) -> Rows:
        """All of them. Raises ValueError when the formula has led astray."""
        if not all(0 <= chance <= 1 for chance in self._known.values()):
            raise ValueError("the parameters of the formula give no table")
        aways = range(1, COMPUTED + 1)
        return tuple(tuple(self._known[away, other] for other in aways) for away in aways)


def _scores() -> list[tuple[int, int]]:
    """Every score with both beyond 1-away, those that follow from a game after that game."""
    return [(away, other) for away in range(2, COMPUTED + 1) for other in range(2, away + 1)]


def _zadeh_before(parameters: Parameters, after: Sequence[float]) -> Rows:
    chances = _Chances(after, parameters["gammon-rate-leader"])
    bar = parameters["delta-bar"]
    for away, other in _scores():
        mine, theirs = (
            _zadeh_point(chances, parameters, one, two, 1) + bar
            for one, two in ((away, other), (other, away))
        )
        won, lost = chances.at(away - 1, other), chances.at(away, other - 1)
        chances.set(away, other, ((theirs - 0.5) * won + (mine - 0.5) * lost) / (mine + theirs - 1))
    return chances.rows()


def _zadeh_point(chances: _Chances, parameters: Parameters, away: int, other: int, cube: int) -> float:
    """The chance in the game at which who needs ``away`` cashes with a cube of ``cube``."""
    dead = _zadeh_dead_point(chances, parameters, away, other, cube)
    if min(away, other) <= 2 * cube or cube == _LARGEST_CUBE:
        return dead
    return 1 + (_zadeh_point(chances, parameters, other, away, 2 * cube) + parameters["delta"]) * (dead - 1)


def _zadeh_dead_point(chances: _Chances, parameters: Parameters, away: int, other: int, cube: int) -> float:
    """The same if nobody turns the cube again but by necessity."""
    stake = 4 * cube if away <= 2 * cube < other else 2 * cube
    leader, trailer = parameters["gammon-rate-leader"], parameters["gammon-rate-trailer"]
    won = leader * chances.at(away - 2 * stake, other) + (1 - leader) * chances.at(away - stake, other)
    lost = trailer * chances.at(away, other - 2 * stake) + (1 - trailer) * chances.at(away, other - stake)
    return (chances.at(away - cube, other) - lost) / (won - lost)


def _mec_before(parameters: Parameters, after: Sequence[float]) -> Rows:
    gammons = parameters["gammon-rate"]
    chances = _Chances(after, gammons)
    for away, other in _scores():
        game, match = _mec_point(chances, gammons, away, other, 2)
        their_game, their_match = _mec_point(chances, gammons, other, away, 2)
        low_game, low_match = 1 - their_game, 1 - their_match
        share = (0.5 - low_game) / (game - low_game)
        chances.set(away, other, low_match + (match - low_match) * share)
    return chances.rows()


def _mec_point(chances: _Chances, gammons: float, away: int, other: int, cube: int) -> tuple[float, float]:
    """The chances in the game and the match at which who needs ``away`` turns the cube to ``cube``.

    The opponent does equally well by passing and by taking, and then has such a point of their own.
    """
    if away <= cube // 2:
        return 1.0, 1.0
    their_game, their_match = _mec_point(chances, gammons, other, away, 2 * cube)
    lost = (1 - gammons) * chances.at(other, away - cube) + gammons * chances.at(other, away - 2 * cube)
    passed = chances.at(other, away - cube // 2)
    taken_game = (passed - lost) * their_game / (their_match - lost)
    return 1 - taken_game, 1 - passed


_AFTER: Mapping[str, Callable[[Parameters], tuple[float, ...]]] = MappingProxyType(
    {"zadeh": _zadeh_after, "mec": _mec_after}
)
_BEFORE: Mapping[str, Callable[[Parameters, Sequence[float]], Rows]] = MappingProxyType(
    {"zadeh": _zadeh_before, "mec": _mec_before}
)
