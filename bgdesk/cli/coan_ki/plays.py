"""``bgdesk plays`` for Coan ki: the plays of a position and a roll, one or many."""

from __future__ import annotations

import argparse
from typing import cast

from bgdesk.cli.shared.answered_lines import answer_standard_input
from bgdesk.cli.shared.output import DONE, MisuseError, say, say_json
from bgdesk.rules.coan_ki import CoanKiPlay, legal_coan_ki_plays, winner
from bgdesk.rules.dice import Dice
from bgdesk.rules.notation.coan_ki import PREFIX, format_coan_ki_play, from_coan_ki_text, to_coan_ki_text
from bgdesk.rules.notation.plays import NO_PLAY
from bgdesk.rules.player import Player

_EPILOG = f"""\
A position is {PREFIX}ON_ROLL:WHITE:BLACK:POT, such as {PREFIX}w:0x8,1x8:0x8,1x8:20: w or b is on
roll, and each player's pieces stand by that player's numbers of the spaces, 0 to 15, - for none. A result is
the position after the play.

Without arguments, lines "POSITION DICE" are read from standard input and answered in order with one line of
JSON each; a line that makes no sense is answered with {{"line": number, "error": sentence}}, and the exit
status at the end is 1."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Position and roll."""
    parser.epilog = _EPILOG
    parser.add_argument("position", metavar="POSITION", nargs="?", help="a position of Coan ki")
    parser.add_argument("dice", metavar="DICE", nargs="?", help="a roll such as 31")
    parser.add_argument("--variant", metavar="coan_ki", choices=("coan_ki",), help="this game")
    parser.add_argument("--json", action="store_true", help="one line of JSON instead of a list")


def run(arguments: argparse.Namespace) -> int:
    """One position, or all lines of standard input."""
    if arguments.position is None:
        return answer_standard_input(answer)
    if arguments.dice is None:
        raise MisuseError("A position needs a roll such as 31.")
    try:
        found = answer(arguments.position, arguments.dice)
    except ValueError as problem:
        raise MisuseError(f"This is not possible: {problem}.") from problem
    if arguments.json:
        say_json(found)
    else:
        _list(cast("list[dict[str, str]]", found["plays"]))
    return DONE


def answer(text: str, roll: str) -> dict[str, object]:
    """The plays of ``roll`` in the position ``text``. Raises ValueError and MisuseError."""
    position, player = from_coan_ki_text(text)
    dice = Dice.from_text(roll)
    if winner(position):
        raise MisuseError("The game is over in this position.")
    return {
        "position": to_coan_ki_text(position, player),
        "dice": list(dice),
        "plays": [_told(play, player) for play in legal_coan_ki_plays(position, player, dice)],
    }


def _told(play: CoanKiPlay, player: Player) -> dict[str, str]:
    return {"play": format_coan_ki_play(play), "result": to_coan_ki_text(play.result, player.opponent)}


def _list(plays: list[dict[str, str]]) -> None:
    rows = [(play["play"] or NO_PLAY, play["result"]) for play in plays]
    width = max(len(text) for text, _ in rows)
    for text, result in rows:
        say(f"{text:<{width}}  {result}")
