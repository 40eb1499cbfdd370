"""Turns of any game on the command line: what a roll gives to play, and what a play leads to."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from bgdesk.cli.shared.output import MisuseError
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.notation.gnubg_id import to_position_id
from bgdesk.rules.notation.ids import has_ids
from bgdesk.rules.notation.position_string import to_position_string
from bgdesk.rules.outcome import outcome
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.rules.stages import LATER_TURN, Coming, NameDouble, RollAgain, Stage, stages
from bgdesk.rules.table_state import TableState
from bgdesk.rules.variants import Rest, Ruleset

_Following: TypeAlias = Sequence[Coming]


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
        raise MisuseError("--turns needs a number of at least 0.")


def turn_of(state: TableState, dice: Dice, ruleset: Ruleset, turns: int) -> tuple[Coming, ...]:
    """What ``dice`` give to the player on roll, who has completed ``turns`` turns; a stage comes first."""
    all_in = not state.position.extra(state.on_roll).reserve
    return stages(dice, ruleset, turns, all_in=all_in)


def _coming_text(coming: Coming) -> str:
    match coming:
        case Stage(faces):
            return "".join(str(face) for face in faces)
        case NameDouble():
            return "name"
        case RollAgain():
            return "roll"


def position_text(position: Position, on_roll: Player, ruleset: Ruleset) -> str:
    """The GNUBG position id, or bgdesk's own text in games that no id can tell."""
    if has_ids(ruleset):
        return to_position_id(position, on_roll)
    return to_position_string(position, on_roll, ruleset.id)


def after_play(play: Play, player: Player, coming: Sequence[Coming], ruleset: Ruleset) -> dict[str, object]:
    """What ``play`` of the first stage of ``coming`` by ``player`` leads to, for the answer.

    That is the "result", with whoever plays on; "then" what ``player`` goes on with, or "rest" what the
    opponent plays of the roll before the next one.
    """
    later, rest = _following(play, coming, ruleset)
    result = position_text(play.result, player if later else player.opponent, ruleset)
    told = (("then", later), ("rest", rest))
    return {"result": result, **{name: [_coming_text(each) for each in what] for name, what in told if what}}


def _following(play: Play, coming: Sequence[Coming], ruleset: Ruleset) -> tuple[_Following, _Following]:
    """What comes after ``play``, to the same player, and to the opponent: one of them at most.

    Later stages, a double to name and another roll are for a player who has played the whole stage; what
    could not be played is lost, or the opponent's.
    """
    stage, *later = coming
    assert isinstance(stage, Stage), "a roll begins with numbers to play"
    is_rest_played = ruleset.rest is Rest.OPPONENT_PLAYS
    if not (later or is_rest_played) or outcome(play.result, ruleset) is not None:
        return (), ()
    left = tuple((Counter(stage.faces) - Counter(step.die for step in play.steps)).elements())
    if not left:
        return later, ()
    if not is_rest_played:
        return (), ()
    return (), (Stage(left), *(each for each in later if isinstance(each, Stage)))


def following_texts(plays: Sequence[Mapping[str, Any]]) -> tuple[list[str], str]:
    """What to say behind the row of each of ``plays``, and what below all of them because it follows each."""
    texts = [_following_text(play) for play in plays]
    if len(set(texts)) == 1:
        return [""] * len(texts), texts[0]
    return [f"  {text}".rstrip() for text in texts], ""


def _following_text(play: Mapping[str, Any]) -> str:
    """What follows ``play`` of an answer; empty where nothing does."""
    if "rest" in play:
        return f"then the opponent plays {', '.join(play['rest'])}"
    return f"then {', '.join(play['then'])}" if "then" in play else ""
