"""``bgdesk evaluate``: the best plays of a roll, the cube decision before it, or the chances."""

from __future__ import annotations

import argparse
from dataclasses import replace
from typing import Any

from bgdesk.cli.shared.cube_words import cube_words
from bgdesk.cli.shared.evaluate_text import highest_level, plain_chances, rounded, say_answer
from bgdesk.cli.shared.output import DONE, CliError, complain, say_json
from bgdesk.cli.shared.positions import (
    POSITION_HELP,
    add_variant,
    dice_given,
    position_given,
    refuse_ended,
    ruleset_given,
)
from bgdesk.cli.shared.rules import GAME_RULES, add_rule, rules_by_game
from bgdesk.cli.shared.turns import add_turns, after_play, check_turns, position_text, turn_of
from bgdesk.engine.levels import LEVELS, STRONGEST_LEVEL
from bgdesk.engine.protocol import CannotJudge, Engine, RankedPlay, Situation
from bgdesk.match.evaluation import Unit
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.notation.plays import format_play
from bgdesk.rules.player import Player
from bgdesk.rules.stages import Coming, Stage
from bgdesk.rules.table_state import TableState
from bgdesk.rules.variants import Ruleset, Scoring

_FIRST_LOOK = next(iter(LEVELS))
"""The chances before a roll are never looked at deeper."""

_EPILOG = f"""\
Levels, weakest first: {", ".join(LEVELS)}.
Every game is analysed by the engine that plays it here, which is named at the end. Equities are those of the
player on roll: points per cube in money play, else normalised (1 is the cube); points in games without a
cube, up to the number of checkers where each one left counts. In games without a cube a position without a
roll is told with its chances, as they are at the first look. Where a roll is played in several stages, the
plays are those of the first. What such a play leaves of the roll stands beside it: "then" lists what the
same player goes on with, and "rest" what the opponent plays, as far as possible, before the next roll:
numbers such as 6666, "name" for a double to name, "roll" for another roll. A play with neither ends
the turn.

Plays and results follow the rules agreed on as far as an engine looks ahead. The engines learnt the games
without them, so that they hardly show where the look ends. Rules to agree on with --rule:
{rules_by_game(GAME_RULES)}"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Position, roll, game, depth and form."""
    parser.epilog = _EPILOG
    parser.add_argument("position", metavar="POSITION", help=POSITION_HELP)
    parser.add_argument(
        "--dice",
        metavar="31",
        help="a roll; without one that of the id, else the cube decision, or just the chances",
    )
    add_variant(parser)
    parser.set_defaults(variant=None)
    add_rule(parser, GAME_RULES)
    add_turns(parser)
    parser.add_argument(
        "--level",
        metavar="NAME",
        choices=tuple(LEVELS),
        default=STRONGEST_LEVEL,
        help=f"how deep to look ({STRONGEST_LEVEL})",
    )
    parser.add_argument("--json", action="store_true", help="JSON instead of text")


def run(arguments: argparse.Namespace) -> int:
    """Judge the plays, the cube or the chances."""
    check_turns(arguments.turns)
    ruleset = ruleset_given(arguments.variant, arguments.position, arguments.rule)
    state = position_given(arguments.position, ruleset)
    refuse_ended(state, ruleset)
    dice = state.dice if arguments.dice is None else dice_given(arguments.dice)
    warn_of_limit(state, ruleset)
    try:
        judged = _judged(state, ruleset, dice, arguments)
    except CannotJudge as problem:
        raise CliError(f"This position cannot be analysed: {problem}.") from problem
    position = position_text(state.position, state.on_roll, ruleset)
    answer = {"position": position, "variant": ruleset.id, **judged}
    if arguments.json:
        say_json(answer)
    else:
        say_answer(answer, ruleset)
    return DONE


def _judged(
    state: TableState, ruleset: Ruleset, dice: Dice | None, arguments: argparse.Namespace
) -> dict[str, Any]:
    """Who judges, and what comes of it. Raises CannotJudge."""
    from bgdesk.engine.selection import engine_for

    situation = replace(situation_at(state, ruleset), turns=(arguments.turns, arguments.turns))
    has_chances_only = dice is None and not ruleset.has_cube
    engine = engine_for(_FIRST_LOOK if has_chances_only else arguments.level, ruleset)
    if dice:
        answer = _plays(engine, situation, dice, turn_of(state, dice, ruleset, arguments.turns))
    elif has_chances_only:
        answer = _chances(engine, situation)
    else:
        answer = _cube(engine, situation, no_cube_words(state, ruleset))
    return {"engine": engine.name, **answer}


def situation_at(state: TableState, ruleset: Ruleset) -> Situation:
    """The table as the player on roll sees it before rolling."""
    return Situation(
        position=state.position,
        player=state.on_roll,
        ruleset=ruleset,
        cube=state.cube if ruleset.has_cube else Cube(),
        has_cube=_has_cube(state, ruleset),
        away=_away(state),
        is_crawford=state.is_crawford,
        jacoby=state.jacoby and state.cube.is_centred and ruleset.has_cube,
        beavers=state.beavers,
        may_double=no_cube_words(state, ruleset) is None,
    )


def _has_cube(state: TableState, ruleset: Ruleset) -> bool:
    """Whether anybody may still turn the cube in this game."""
    return ruleset.has_cube and not _is_at_limit(state) and state.length != 1


def _is_at_limit(state: TableState) -> bool:
    """A limit of 1 is a game without the cube."""
    return state.cube.value >= 1 << state.max_cube_log2


def warn_of_limit(state: TableState, ruleset: Ruleset) -> None:
    """Tell that the engine knows no limit of the cube, where one more double would reach it."""
    limit = 1 << state.max_cube_log2
    is_harmless = state.length and limit >= state.length
    if _has_cube(state, ruleset) and 2 * state.cube.value == limit and not is_harmless:
        complain(f"The engine does not know that the cube goes up to {limit} only.")


def _away(state: TableState) -> tuple[int, int] | None:
    """Points that the players still need, the one on roll first; ``None`` in money play."""
    if not state.length:
        return None
    scores = (state.white_score, state.black_score)
    own, other = scores if state.on_roll is Player.WHITE else reversed(scores)
    return state.length - own, state.length - other


def no_cube_words(state: TableState, ruleset: Ruleset) -> str | None:
    """Why the player on roll has no cube decision; ``None`` when there is one."""
    away = _away(state)
    if ruleset.has_cube and state.max_cube_log2 and _is_at_limit(state):
        return f"The cube is at its limit of {1 << state.max_cube_log2}"
    if not _has_cube(state, ruleset):
        return "No cube in use"
    if state.is_crawford:
        return "No cube in the Crawford game"
    if not state.cube.may_be_turned_by(state.on_roll):
        return "The opponent owns the cube"
    if away and state.cube.value >= away[0]:
        return "Never double, take (dead cube)"
    return None


def _plays(engine: Engine, situation: Situation, dice: Dice, coming: tuple[Coming, ...]) -> dict[str, Any]:
    first, *later = coming
    assert isinstance(first, Stage), "a roll begins with numbers to play"
    player, ruleset, highest = situation.player, situation.ruleset, highest_level(situation.ruleset)
    ranked = engine.rank_plays(replace(situation, coming=tuple(later)), first)
    best = ranked[0].equity.value
    return {
        "dice": list(dice),
        "unit": ranked[0].equity.unit.value,
        "plays": [
            {
                "play": format_play(one.play),
                **after_play(one.play, player, coming, ruleset),
                **_judgement(one, best, highest),
            }
            for one in ranked
        ],
    }


def _judgement(one: RankedPlay, best: float, highest: int) -> dict[str, Any]:
    return {
        "equity": rounded(one.equity.value),
        "loss": rounded(best - one.equity.value),
        "level": one.level,
        "probabilities": plain_chances(one.probabilities, highest),
    }


def _cube(engine: Engine, situation: Situation, unavailable: str | None) -> dict[str, Any]:
    decision = engine.judge_cube(situation)
    words = unavailable or cube_words(decision, is_redouble=not situation.cube.is_centred)
    cube: dict[str, Any] = {
        "decision": words,
        "unit": decision.no_double.unit.value,
        "no_double": rounded(decision.no_double.value),
        "probabilities": plain_chances(decision.probabilities, highest_level(situation.ruleset)),
    }
    if unavailable is None:
        cube["double_take"] = rounded(decision.double_take.value)
        cube["double_pass"] = rounded(decision.double_pass.value)
    return {"cube": cube}


def _chances(engine: Engine, situation: Situation) -> dict[str, Any]:
    """The chances, and what they are worth where they tell it: not where each checker counts."""
    ruleset = situation.ruleset
    chances = engine.judge_position(situation)
    worth: dict[str, Any] = {}
    if ruleset.scoring is Scoring.LEVELS:
        worth = {"unit": Unit.MONEY.value, "equity": rounded(chances.cubeless_equity())}
    return {**worth, "probabilities": plain_chances(chances, highest_level(ruleset))}
