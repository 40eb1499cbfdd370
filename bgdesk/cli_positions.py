"""Positions and throws as they are typed on the command line."""

from __future__ import annotations

import argparse

from bgdesk.cli_output import MisuseError
from bgdesk.rules.dice import Dice
from bgdesk.rules.ids import read_id
from bgdesk.rules.table_state import TableState
from bgdesk.rules.variants import RULESETS, Ruleset

POSITION_HELP = "an XGID, a GNUBG position id, or a GNUBG position id and match id joined by a colon"


def add_variant(parser: argparse.ArgumentParser) -> None:
    """The option that names the game."""
    parser.add_argument(
        "--variant", metavar="NAME", choices=tuple(RULESETS), default="backgammon", help=f"one of {_names()}"
    )


def _names() -> str:
    return ", ".join(RULESETS)


def position_given(text: str, ruleset: Ruleset) -> TableState:
    """The position of an argument. Raises MisuseError."""
    try:
        return read_id(text, ruleset.checkers)
    except ValueError as problem:
        raise MisuseError(f"This is no position: {problem}.") from problem


def dice_given(text: str) -> Dice:
    """The throw of an argument. Raises MisuseError."""
    try:
        return Dice.from_text(text)
    except ValueError as problem:
        raise MisuseError(f"{problem}.") from problem
