"""What ``bgdesk evaluate`` says to people: plays, cube decisions and chances as text."""

from __future__ import annotations

from typing import Any

from bgdesk.cli.shared.output import say
from bgdesk.cli.shared.turns import following_texts
from bgdesk.match.evaluation import Probabilities, Unit
from bgdesk.match.game_names import game_name
from bgdesk.rules.notation.plays import NO_PLAY
from bgdesk.rules.outcome import BACKGAMMON, SINGLE
from bgdesk.rules.variants import Ruleset, Scoring

_DIGITS = 6
_LEAST_SHOWN = 0.0005
_MOST_LISTED = 10
_CUBE_ROWS = (("no_double", "No double"), ("double_take", "Double/take"), ("double_pass", "Double/pass"))
_LEVELS = ("gammon", "backgammon")
_UNITS = {
    Unit.MONEY: "equities in points",
    Unit.NORMALISED: "normalised equities",
    Unit.PIPS: "equities roughly estimated",
}


def say_answer(answer: dict[str, Any], ruleset: Ruleset) -> None:
    """The whole answer, and last who gave it."""
    if "plays" in answer:
        _say_plays(answer)
        unit = answer["unit"]
    elif "cube" in answer:
        _say_cube(answer["cube"])
        unit = answer["cube"]["unit"]
    else:
        _say_chances_before_the_roll(answer)
        unit = answer.get("unit")
    per_cube = " per cube" if ruleset.has_cube and unit == Unit.MONEY else ""
    units = f", {_UNITS[Unit(unit)]}{per_cube}" if unit else ""
    say(f"{game_name(ruleset.id)}: {answer['engine']}{units}")


def highest_level(ruleset: Ruleset) -> int:
    """How many kinds of wins have a chance of their own: 3 with gammons and backgammons."""
    return max(ruleset.levels) if ruleset.scoring is Scoring.LEVELS else SINGLE


def rounded(value: float) -> float:
    """``value`` for JSON; nothing is never below zero."""
    return round(value, _DIGITS) + 0.0


def plain_chances(chances: Probabilities | None, highest: int = BACKGAMMON) -> dict[str, float] | None:
    """Chances for JSON, without those of wins above the level ``highest``."""
    if chances is None:
        return None
    kinds = ("", *(f"_{level}" for level in _LEVELS))[:highest]
    names = [f"{side}{kind}" for side in ("win", "lose") for kind in kinds]
    return {name: rounded(getattr(chances, name)) for name in names}


def say_chances(chances: dict[str, float] | None) -> None:
    """One line of what `plain_chances` gave; nothing for none."""
    if chances:
        won, lost = (_percentages(chances, side) for side in ("win", "lose"))
        say(f"       wins {won}, loses {lost}")


def loss_text(loss: float) -> str:
    """What is lost to the best, after an equity; nothing where it rounds to nothing."""
    return f" ({-loss:+.3f})" if abs(loss) >= _LEAST_SHOWN else ""


def _percentages(chances: dict[str, float], side: str) -> str:
    special = [(f"{level}s", chances.get(f"{side}_{level}")) for level in _LEVELS]
    told = ", ".join(f"{name} {chance:z.1%}" for name, chance in special if chance is not None)
    return f"{chances[side]:z.1%} ({told})" if told else f"{chances[side]:z.1%}"


def _say_plays(answer: dict[str, Any]) -> None:
    listed = answer["plays"][:_MOST_LISTED]
    width = max(len(play["play"] or NO_PLAY) for play in listed)
    equities = [f"{play['equity']:+z.3f}" for play in listed]
    widest = max(map(len, equities))
    behind, below = following_texts(listed)
    for number, (play, equity, following) in enumerate(zip(listed, equities, behind, strict=True), 1):
        text = f"{play['play'] or NO_PLAY:<{width}}"
        say(f"{number:3}. {play['level']}  {text}  {equity:>{widest}}{loss_text(play['loss'])}{following}")
        say_chances(play["probabilities"])
    if below:
        say(below)


def _say_cube(cube: dict[str, Any]) -> None:
    say(cube["decision"])
    say_chances(cube["probabilities"])
    rows = [(label, cube[key]) for key, label in _CUBE_ROWS if key in cube]
    best = max(rows[0][1], min((value for _, value in rows[1:]), default=rows[0][1]))
    for label, value in rows:
        say(f"  {label:<12} {value:+z.3f}{loss_text(best - value)}")


def _say_chances_before_the_roll(answer: dict[str, Any]) -> None:
    say("Before the roll")
    say_chances(answer["probabilities"])
    if "equity" in answer:
        say(f"  {'Equity':<12} {answer['equity']:+z.3f}")
