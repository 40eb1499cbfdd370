"""Positions and rolls as they are typed on the command line."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from bgdesk.cli.shared.output import MisuseError
from bgdesk.cli.shared.rules import refuse_contradiction, refuse_unknown, with_rules
from bgdesk.match.game_names import game_name
from bgdesk.match.options import MatchOptions
from bgdesk.rules.dice import Dice
from bgdesk.rules.notation.ids import has_ids, read_id
from bgdesk.rules.notation.position_string import from_position_string, is_position_string
from bgdesk.rules.outcome import outcome
from bgdesk.rules.stages import Stage
from bgdesk.rules.table_state import IdError, TableState
from bgdesk.rules.variants import RULESETS, Ruleset

IDS_HELP = "an XGID, a GNUBG position id, a GNUBG position id and match id joined by a colon"
POSITION_HELP = (
    f"{IDS_HELP}, or bgdesk's own text for the position of any game, such as bgd1:fevga:w:24x15:24x15"
)
DEFAULT_GAME = "backgammon"


def add_variant(parser: argparse.ArgumentParser) -> None:
    """The option that names the game."""
    parser.add_argument(
        "--variant", metavar="NAME", choices=tuple(RULESETS), default=DEFAULT_GAME, help=f"one of {_names()}"
    )


def _names() -> str:
    return ", ".join(RULESETS)


def game_of(text: str) -> str | None:
    """The id of the game that a position text names, if it names one. Raises IdError."""
    return from_position_string(text).game if is_position_string(text) else None


def ruleset_given(variant: str | None, position: str, rules: Sequence[str] = ()) -> Ruleset:
    """The game that is named, else that of the position text, else backgammon, with ``rules`` agreed on.

    Raises MisuseError, also for a rule that changes nothing in that game.
    """
    try:
        game = MatchOptions(variant or game_of(position) or DEFAULT_GAME)
    except ValueError as problem:
        raise MisuseError(f"This is not a position: {problem}.") from problem
    refuse_unknown(game, rules)
    refuse_contradiction(rules)
    return with_rules(game, rules).ruleset()


def read_position(text: str, ruleset: Ruleset) -> TableState:
    """The position of ``ruleset`` that ``text`` describes. Raises IdError."""
    if is_position_string(text):
        placement = from_position_string(text)
        if placement.game != ruleset.id:
            given, wanted = game_name(placement.game), game_name(ruleset.id)
            raise IdError(f"it is a position of {given}, not of {wanted}")
        return TableState(placement.position, placement.on_roll, placement.on_roll)
    if not has_ids(ruleset):
        name = game_name(ruleset.id)
        raise IdError(f"a position of {name} begins with bgd1:{ruleset.id}: because no id can tell it")
    return read_id(text, ruleset.checkers)


def position_given(text: str, ruleset: Ruleset) -> TableState:
    """The position of an argument. Raises MisuseError."""
    try:
        return read_position(text, ruleset)
    except ValueError as problem:
        raise MisuseError(f"This is not a position: {problem}.") from problem


def dice_given(text: str) -> Dice:
    """The roll of an argument. Raises MisuseError."""
    try:
        return Dice.from_text(text)
    except ValueError as problem:
        raise MisuseError(f"{problem}.") from problem


def refuse_ended(state: TableState, ruleset: Ruleset) -> None:
    """Raises MisuseError where nobody plays on."""
    if outcome(state.position, ruleset) is not None:
        raise MisuseError("The game is over in this position.")


def stage_given(text: str) -> Stage:
    """The numbers of an argument that are played together. Raises MisuseError."""
    is_number = text.isascii() and text.isdigit() and len(text) <= 4
    try:
        return Stage(tuple(sorted((int(face) for face in text), reverse=True)) if is_number else ())
    except ValueError as problem:
        raise MisuseError(
            f"{text[:40]!r} is not one to four equal numbers or two different ones, such as 5555."
        ) from problem
