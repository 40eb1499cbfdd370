"""``bgdesk evaluate``: the best plays of a throw, or the cube decision before it."""

from __future__ import annotations

import argparse
import json
from typing import Any

from bgdesk.cli_cube_words import cube_words
from bgdesk.cli_output import DONE, CliError, complain, say
from bgdesk.cli_positions import POSITION_HELP, dice_given, position_given
from bgdesk.engine.levels import LEVELS, STRONGEST_LEVEL
from bgdesk.engine.protocol import CannotJudge, Engine, RankedPlay, Situation
from bgdesk.match.evaluation import Probabilities
from bgdesk.rules.dice import Dice
from bgdesk.rules.gnubg_id import to_position_id
from bgdesk.rules.notation import format_play
from bgdesk.rules.player import Player
from bgdesk.rules.table_state import TableState
from bgdesk.rules.variants import RULESETS

_MOST_LISTED = 10
_NO_PLAY = "cannot move"
_DIGITS = 6
_RULESET = RULESETS["backgammon"]
_CUBE_ROWS = (("no_double", "No double"), ("double_take", "Double/take"), ("double_pass", "Double/pass"))

_EPILOG = f"""\
Levels, weakest first: {", ".join(LEVELS)}.
Equities are those of the player on roll: points per cube in money play, else normalised (1 is the cube)."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Position, throw, depth and form."""
    parser.epilog = _EPILOG
    parser.add_argument("position", metavar="POSITION", help=POSITION_HELP)
    parser.add_argument(
        "--dice", metavar="31", help="a throw; without one that of the id, else the cube is judged"
    )
    parser.add_argument(
        "--level",
        metavar="NAME",
        choices=tuple(LEVELS),
        default=STRONGEST_LEVEL,
        help=f"how deep to look ({STRONGEST_LEVEL})",
    )
    parser.add_argument("--json", action="store_true", help="JSON instead of text")


def run(arguments: argparse.Namespace) -> int:
    """Judge the plays or the cube."""
    from bgdesk.engine.minds import mind

    state = position_given(arguments.position, _RULESET)
    dice = dice_given(arguments.dice) if arguments.dice else state.dice
    warn_of_limit(state)
    engine, situation = mind(arguments.level, _RULESET), situation_at(state)
    try:
        answer = _plays(engine, situation, dice) if dice else _cube(engine, situation, no_cube_words(state))
    except CannotJudge as problem:
        raise CliError(f"This position cannot be judged: {problem}.") from problem
    if arguments.json:
        position = to_position_id(state.position, state.on_roll)
        say(json.dumps({"position": position, "engine": engine.name, **answer}))
    elif dice:
        _print_plays(answer)
    else:
        _print_cube(answer["cube"])
    return DONE


def situation_at(state: TableState) -> Situation:
    """The table as the player on roll sees it before he throws."""
    return Situation(
        position=state.position,
        player=state.on_roll,
        ruleset=_RULESET,
        cube=state.cube,
        has_cube=_has_cube(state),
        away=_away(state),
        is_crawford=state.is_crawford,
        jacoby=state.jacoby and state.cube.is_centred,
        beavers=state.beavers,
        may_double=no_cube_words(state) is None,
    )


def _has_cube(state: TableState) -> bool:
    """Whether anybody may still turn the cube in this game."""
    return not _is_at_limit(state) and state.length != 1


def _is_at_limit(state: TableState) -> bool:
    """A limit of 1 is a game without the cube."""
    return state.cube.value >= 1 << state.max_cube_log2


def warn_of_limit(state: TableState) -> None:
    """Tell that the engine knows no limit of the cube, where one more double would reach it."""
    limit = 1 << state.max_cube_log2
    is_harmless = state.length and limit >= state.length
    if _has_cube(state) and 2 * state.cube.value == limit and not is_harmless:
        complain(f"The engine does not know that the cube goes up to {limit} only.")


def _away(state: TableState) -> tuple[int, int] | None:
    """Points that the player on roll and his opponent still need; ``None`` in money play."""
    if not state.length:
        return None
    scores = (state.white_score, state.black_score)
    own, other = scores if state.on_roll is Player.WHITE else reversed(scores)
    return state.length - own, state.length - other


def no_cube_words(state: TableState) -> str | None:
    """Why the player on roll has no cube decision; ``None`` when he has one."""
    away = _away(state)
    if state.max_cube_log2 and _is_at_limit(state):
        return f"The cube is at its limit of {1 << state.max_cube_log2}"
    if not _has_cube(state):
        return "No cube in use"
    if state.is_crawford:
        return "No cube in the Crawford game"
    if not state.cube.may_be_turned_by(state.on_roll):
        return "The opponent owns the cube"
    if away and state.cube.value >= away[0]:
        return "Never double, take (dead cube)"
    return None


def _plays(engine: Engine, situation: Situation, dice: Dice) -> dict[str, Any]:
    ranked = engine.rank_plays(situation, dice)
    best = ranked[0].equity.value
    return {
        "dice": list(dice),
        "unit": ranked[0].equity.unit.value,
        "plays": [_plain_play(one, best, situation) for one in ranked],
    }


def _plain_play(one: RankedPlay, best: float, situation: Situation) -> dict[str, Any]:
    return {
        "play": format_play(one.play),
        "result": to_position_id(one.play.result, situation.player.opponent),
        "equity": round(one.equity.value, _DIGITS),
        "loss": round(best - one.equity.value, _DIGITS),
        "level": one.level,
        "probabilities": plain_chances(one.probabilities),
    }


def _cube(engine: Engine, situation: Situation, unavailable: str | None) -> dict[str, Any]:
    decision = engine.judge_cube(situation)
    words = unavailable or cube_words(decision, is_redouble=not situation.cube.is_centred)
    cube: dict[str, Any] = {
        "decision": words,
        "unit": decision.no_double.unit.value,
        "no_double": round(decision.no_double.value, _DIGITS),
        "probabilities": plain_chances(decision.probabilities),
    }
    if unavailable is None:
        cube["double_take"] = round(decision.double_take.value, _DIGITS)
        cube["double_pass"] = round(decision.double_pass.value, _DIGITS)
    return {"cube": cube}


def plain_chances(chances: Probabilities | None) -> dict[str, float] | None:
    """Chances for JSON."""
    if chances is None:
        return None
    names = ("win", "win_gammon", "win_backgammon", "lose", "lose_gammon", "lose_backgammon")
    return {name: round(getattr(chances, name), _DIGITS) for name in names}


def _print_plays(answer: dict[str, Any]) -> None:
    listed = answer["plays"][:_MOST_LISTED]
    width = max(len(play["play"] or _NO_PLAY) for play in listed)
    for number, play in enumerate(listed, 1):
        loss = f" ({-play['loss']:+.3f})" if number > 1 else ""
        text = f"{play['play'] or _NO_PLAY:<{width}}"
        say(f"{number:3}. {play['level']}  {text}  {play['equity']:+.3f}{loss}")
        say_chances(play["probabilities"])


def _print_cube(cube: dict[str, Any]) -> None:
    say(cube["decision"])
    say_chances(cube["probabilities"])
    rows = [(label, cube[key]) for key, label in _CUBE_ROWS if key in cube]
    best = max(rows[0][1], min((value for _, value in rows[1:]), default=rows[0][1]))
    for label, value in rows:
        difference = f" ({value - best:+.3f})" if value != best else ""
        say(f"  {label:<12} {value:+.3f}{difference}")


def say_chances(chances: dict[str, float] | None) -> None:
    """One line of what `plain_chances` gave; nothing for none."""
    if chances:
        won, lost = (_percentages(chances, side) for side in ("win", "lose"))
        say(f"       wins {won}, loses {lost}")


def _percentages(chances: dict[str, float], side: str) -> str:
    gammon, backgammon = chances[f"{side}_gammon"], chances[f"{side}_backgammon"]
    return f"{chances[side]:.1%} (gammons {gammon:.1%}, backgammons {backgammon:.1%})"
