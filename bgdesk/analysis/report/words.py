"""Numbers and set phrases of a report."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bgdesk.analysis.grades import Grade
from bgdesk.match.evaluation import Equity, Probabilities, Unit
from bgdesk.match.game_names import game_name
from bgdesk.match.options import MatchOptions

MARKS: Mapping[Grade, str] = MappingProxyType(
    {Grade.NONE: "", Grade.DOUBTFUL: "?!", Grade.BAD: "?", Grade.VERY_BAD: "??"}
)
RESIGNED: Mapping[int, str] = MappingProxyType({1: "a single game", 2: "a gammon", 3: "a backgammon"})
UNKNOWN = "-"
_RAISES = ("beaver", "raccoon", "otter")


def signed(value: float) -> str:
    """A number to three places with its sign, never ``-0.000``."""
    return f"{value:+z.3f}"


def equity_words(emg: float | None, equity: Equity) -> str:
    """``emg`` if it is known, else ``equity`` in its own unit."""
    if emg is not None:
        return signed(emg)
    return f"{equity.value:z.1%}" if equity.unit is Unit.MWC else f"{equity.value:+z.1f} {equity.unit}"


def chance_words(chances: Probabilities | None) -> str:
    """Per cent of wins, gammons and backgammons, and of what is lost."""
    if chances is None:
        return ""
    won = (chances.win, chances.win_gammon, chances.win_backgammon)
    lost = (chances.lose, chances.lose_gammon, chances.lose_backgammon)
    return " - ".join(" ".join(f"{100 * one:z.1f}" for one in side) for side in (won, lost))


def result_words(value: float, options: MatchOptions) -> str:
    """A difference of results: points of money, or per cent of match winning chance; nothing has no sign."""
    if options.is_money:
        return f"{value:+.2f} points" if round(value, 2) else "0.00 points"
    return f"{100 * value:+.1f} % MWC" if round(100 * value, 1) else "0.0 % MWC"


def length_words(options: MatchOptions) -> str:
    """What is played, such as ``Match to 7 points``."""
    kind = "Money session" if options.is_money else f"Match to {counted(options.length, 'point')}"
    rules = ["Jacoby rule"] * options.jacoby + ["beavers"] * (options.max_chain != 0)
    variant = [game_name(options.game_id)] if options.game_id != "backgammon" else []
    return ", ".join((kind, *variant, *rules))


def counted(count: int, name: str) -> str:
    """``1 point``, ``2 points``."""
    return f"{count} {name}" if count == 1 else f"{count} {name}s"


def raise_name(number: int) -> str:
    """What the raise ``number`` (from 1) after a double is called."""
    return _RAISES[number - 1] if number <= len(_RAISES) else "raise"
