"""The marks with which GNU Backgammon shows bad decisions and lucky rolls, by its own thresholds.

``?!`` above 0.03, ``?`` above 0.06, ``??`` above 0.12, all in normalised equity.
"""

from __future__ import annotations

from collections.abc import Sequence

from bgdesk.match.events import Doubled, Event, Passed, Raised, Taken
from bgdesk.rules.player import Player

_PLAY_MARKS = ((0.12, "BM[2]"), (0.06, "BM[1]"), (0.03, "DO[]"))
_CUBE_MARKS = ((0.12, "BC[2]"), (0.06, "BC[1]"), (0.03, "DC[]"))
_LUCK_MARKS = ((0.6, 2), (0.3, 1))


def play_mark(error: float) -> str:
    """The mark of a play, or of a double or an answer that was made."""
    return next((mark for limit, mark in _PLAY_MARKS if error > limit), "")


def missed_double_mark(error: float) -> str:
    """The mark of a double that was not offered."""
    return next((mark for limit, mark in _CUBE_MARKS if error > limit), "")


def luck_mark(luck: float, player: Player) -> str:
    """The mark of a roll of ``player``: for whom it was good."""
    lucky = player if luck > 0 else player.opponent
    letter = "W" if lucky is Player.WHITE else "B"
    return next((f"G{letter}[{mark}]" for limit, mark in _LUCK_MARKS if abs(luck) > limit), "")


def cube_error(equities: Sequence[float], made: Event) -> float:
    """What ``made`` cost its player; ``equities`` are no double, take and pass for the doubler."""
    no_double, double_take, double_pass = equities
    doubled = min(double_take, double_pass)
    match made:
        case Doubled():
            return no_double - doubled
        case Taken() | Raised():
            return double_take - double_pass
        case Passed():
            return double_pass - double_take
        case _:
            return doubled - no_double
