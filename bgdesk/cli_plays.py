"""``bgdesk plays``: the legal plays of a position and a throw, one or many."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from typing import TextIO, cast

from bgdesk.cli_output import DONE, FAILED, CliError, MisuseError, complain, say
from bgdesk.cli_positions import POSITION_HELP, add_variant, dice_given, position_given
from bgdesk.rules.dice import Dice
from bgdesk.rules.gnubg_id import to_position_id
from bgdesk.rules.ids import read_id
from bgdesk.rules.notation import format_play
from bgdesk.rules.plays import Play, legal_plays
from bgdesk.rules.table_state import TableState
from bgdesk.rules.variants import RULESETS, Ruleset

_LONGEST_LINE = 20_000
_NO_PLAY = "cannot move"
_BYTE_ORDER_MARK = "\ufeff"

_EPILOG = """\
A result is the GNUBG position id after the play, seen by the player who rolls next.

Without arguments, lines "POSITION DICE" are read from standard input and answered in order with one
line of JSON each:
  {"position": id, "dice": [3, 1], "plays": [{"play": "8/5 6/5", "result": id}, ...]}
Without a legal play there is one play "" that leaves everything where it is. A line that makes no sense
is answered with {"line": number, "error": sentence}, and the exit status at the end is 1; empty lines
are skipped."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Position, throw and variant."""
    parser.epilog = _EPILOG
    parser.add_argument("position", metavar="POSITION", nargs="?", help=POSITION_HELP)
    parser.add_argument("dice", metavar="DICE", nargs="?", help="a throw such as 31")
    add_variant(parser)
    parser.add_argument("--json", action="store_true", help="one line of JSON instead of a list")


def run(arguments: argparse.Namespace) -> int:
    """One position, or all lines of standard input."""
    ruleset = RULESETS[arguments.variant]
    if arguments.position is None:
        if sys.stdin is None:
            raise CliError("There is no standard input to read positions from.")
        return _answer_lines(sys.stdin, ruleset)
    if arguments.dice is None:
        raise MisuseError("A position needs a throw such as 31.")
    state, dice = position_given(arguments.position, ruleset), dice_given(arguments.dice)
    answer = _answer(state, dice, ruleset)
    if arguments.json:
        say(json.dumps(answer))
    else:
        _list(answer)
    return DONE


def _answer_lines(stream: TextIO, ruleset: Ruleset) -> int:
    count = bad = 0
    for number, line in _lines(stream):
        count += 1
        try:
            answer = _answer_line(line, ruleset)
        except ValueError as problem:
            bad += 1
            answer = {"line": number, "error": str(problem)}
        say(json.dumps(answer))
        sys.stdout.flush()
    if bad:
        complain(f"{bad} of {count} lines could not be read.")
    return FAILED if bad else DONE


def _lines(stream: TextIO) -> Iterator[tuple[int, str]]:
    """Every line that is not empty, with its number from 1; of an endless line only the beginning."""
    number = 0
    while line := stream.readline(_LONGEST_LINE):
        number += 1
        rest = line
        while rest and not rest.endswith("\n"):
            rest = stream.readline(_LONGEST_LINE)
        if line.strip():
            yield number, line


def _answer_line(line: str, ruleset: Ruleset) -> dict[str, object]:
    """The answer to one line. Raises ValueError."""
    parts = line.removeprefix(_BYTE_ORDER_MARK).strip().rsplit(maxsplit=1)
    if len(parts) != 2:
        raise ValueError("a line has a position and a throw such as 31")
    return _answer(read_id(parts[0], ruleset.checkers), Dice.from_text(parts[1]), ruleset)


def _answer(state: TableState, dice: Dice, ruleset: Ruleset) -> dict[str, object]:
    player = state.on_roll
    return {
        "position": to_position_id(state.position, player),
        "dice": list(dice),
        "plays": [
            {"play": format_play(play), "result": to_position_id(play.result, player.opponent)}
            for play in sorted(legal_plays(state.position, player, dice, ruleset).plays, key=_order)
        ],
    }


def _order(play: Play) -> list[tuple[int, int]]:
    """Highest start first; different plays never have the same steps."""
    return sorted((-step.source, step.target) for step in play.steps)


def _list(answer: dict[str, object]) -> None:
    rows = [
        (play["play"] or _NO_PLAY, play["result"]) for play in cast("list[dict[str, str]]", answer["plays"])
    ]
    width = max(len(text) for text, _ in rows)
    for text, result in rows:
        say(f"{text:<{width}}  {result}")
