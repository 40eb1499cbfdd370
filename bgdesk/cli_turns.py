"""Turns of any game on the command line: what a throw gives to play, and what a play leads to."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from bgdesk.cli_output import MisuseError
from bgdesk.rules.dice import Dice
from bgdesk.rules.gnubg_id import to_position_id
from bgdesk.rules.ids import has_ids
from bgdesk.rules.player import Player
from bgdesk.rules.plays import Play
from bgdesk.rules.position import Position
from bgdesk.rules.position_string import to_position_string
from bgdesk.rules.stages import LATER_TURN, Coming, NameDouble, Stage, ThrowAgain, stages
from bgdesk.rules.table_state import TableState
from bgdesk.rules.variants import Ruleset

NO_PLAY = "cannot move"
"""In place of a play where there is none."""


def add_turns(parser: argparse.ArgumentParser) -> None:
    """The option that tells how many turns lie behind."""
    parser.add_argument(
        "--turns",
        metavar="N",
        type=int,
        default=LATER_TURN.completed,
        help="turns that the player has completed in this game, for rules about the first ones (default: 3)",
    )


def check_turns(turns: int) -> None:
    """Raises MisuseError for a number of completed turns that makes no sense."""
    if turns < 0:
        raise MisuseError("Nobody has completed fewer than 0 turns.")


def turn_of(state: TableState, dice: Dice, ruleset: Ruleset, turns: int) -> tuple[Coming, ...]:
    """What ``dice`` give to the player on roll, who has completed ``turns`` turns; a stage comes first."""
    all_in = not state.position.extra(state.on_roll).reserve
    return stages(dice, ruleset, turns, all_in=all_in)


def then(coming: Sequence[Coming]) -> dict[str, list[str]]:
    """What follows the first stage of a turn, for the answer; nothing where nothing does."""
    return {"then": [_coming_text(each) for each in coming]} if coming else {}


def _coming_text(coming: Coming) -> str:
    match coming:
        case Stage(faces):
            return "".join(str(face) for face in faces)
        case NameDouble():
            return "name"
        case ThrowAgain():
            return "throw"


def position_text(position: Position, on_roll: Player, ruleset: Ruleset) -> str:
    """The GNUBG position id, or bgdesk's own text in games that no id can tell."""
    if has_ids(ruleset):
        return to_position_id(position, on_roll)
    return to_position_string(position, on_roll, ruleset.id)


def result_text(play: Play, player: Player, stage: Stage, coming: Sequence[Coming], ruleset: Ruleset) -> str:
    """The position after ``play``, with whoever plays on.

    That is ``player`` himself where more is ``coming`` and he has played the whole ``stage``.
    """
    goes_on = coming and len(play.steps) == len(stage.faces)
    return position_text(play.result, player if goes_on else player.opponent, ruleset)
