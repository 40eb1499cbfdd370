"""``bgdesk evaluate`` for Coan ki: what the plays of a roll are worth, or the chances before it."""

from __future__ import annotations

import argparse

from bgdesk.cli.shared.output import DONE, MisuseError, say, say_json
from bgdesk.engine.coan_ki import RankedCoanKiPlay, chance, ranked_plays
from bgdesk.rules.coan_ki import CoanKiPosition, winner
from bgdesk.rules.dice import Dice
from bgdesk.rules.notation.coan_ki import format_coan_ki_play, from_coan_ki_text, to_coan_ki_text
from bgdesk.rules.notation.plays import NO_PLAY
from bgdesk.rules.player import Player

_EPILOG = """\
A chance is that of the player on roll to win the pot: an estimate from the way that both still have to go
and from the blocks. How a position is written says bgdesk plays --variant coan_ki --help."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Position and roll."""
    parser.description = "Find the best plays of a roll, or the chances before it."
    parser.epilog = _EPILOG
    parser.add_argument("position", metavar="POSITION", help="a position of Coan ki")
    parser.add_argument("--dice", metavar="31", help="a roll; without it the chances before the roll")
    parser.add_argument("--variant", metavar="coan_ki", choices=("coan_ki",), help="this game")
    parser.add_argument("--json", action="store_true", help="one line of JSON instead of a list")


def run(arguments: argparse.Namespace) -> int:
    """The best play first, or the chances."""
    try:
        position, player = from_coan_ki_text(arguments.position)
        dice = None if arguments.dice is None else Dice.from_text(arguments.dice)
    except ValueError as problem:
        raise MisuseError(f"This is not possible: {problem}.") from problem
    if winner(position):
        raise MisuseError("The game is over in this position.")
    before = {"position": to_coan_ki_text(position, player), "variant": "coan_ki"}
    if dice is None:
        _tell_chance(before, chance(position, player), as_json=arguments.json)
    else:
        _tell_plays({**before, "dice": list(dice)}, position, player, dice, as_json=arguments.json)
    return DONE


def _tell_chance(before: dict[str, str], win: float, *, as_json: bool) -> None:
    if as_json:
        say_json({**before, "win": round(win, 6)})
    else:
        say(f"Before the roll: wins {_percent(win)}, loses {_percent(1 - win)}")


def _tell_plays(
    before: dict[str, object], position: CoanKiPosition, player: Player, dice: Dice, *, as_json: bool
) -> None:
    ranked = ranked_plays(position, player, dice)
    if as_json:
        say_json({**before, "plays": [_told(each, player) for each in ranked]})
        return
    width = max(len(_name(each)) for each in ranked)
    for number, each in enumerate(ranked, 1):
        say(f"{number:>3}. {_name(each):<{width}}  wins {_percent(each.chance)}")


def _told(each: RankedCoanKiPlay, player: Player) -> dict[str, object]:
    result = to_coan_ki_text(each.play.result, player.opponent)
    return {"play": format_coan_ki_play(each.play), "result": result, "win": round(each.chance, 6)}


def _name(each: RankedCoanKiPlay) -> str:
    return format_coan_ki_play(each.play) or NO_PLAY


def _percent(win: float) -> str:
    return f"{100 * win:.1f}%"
