"""``bgdesk plays``: the legal plays of a position and a throw, one or many."""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from typing import cast

from bgdesk.cli_answered_lines import answer_standard_input
from bgdesk.cli_output import DONE, MisuseError, say
from bgdesk.cli_positions import (
    DEFAULT_GAME,
    POSITION_HELP,
    add_variant,
    dice_given,
    game_of,
    position_given,
    read_position,
    stage_given,
)
from bgdesk.cli_rules import PLAY_RULES, add_rule, refuse_unknown, rules_by_game, with_rules
from bgdesk.cli_turns import NO_PLAY, add_turns, check_turns, position_text, result_text, then, turn_of
from bgdesk.match.options import MatchOptions
from bgdesk.rules.dice import Dice
from bgdesk.rules.notation import format_play
from bgdesk.rules.outcome import outcome
from bgdesk.rules.plays import Play, legal_plays
from bgdesk.rules.stages import Coming, Stage, TurnSoFar
from bgdesk.rules.table_state import TableState
from bgdesk.rules.variants import Ruleset

_EPILOG = f"""\
A result is the GNUBG position id after the play, seen by the player who rolls next; in games that such an
id cannot tell it is the position in bgdesk's own text.

That text is bgd1:GAME:ON_ROLL:WHITE:BLACK, all in one word: w or b is on roll, and each player's checkers
stand by his own numbers, such as 24x2,13x5,8x3,6x5; bar, barx2 or inx15 for the bar and the reserve, 15p
for one that is pinned, open for a lock that is open, - for none. The rest has been borne off.

Where a throw is played in several stages, the plays are those of the first. What comes after it follows
as "then": numbers such as 6666, "name" for a double to name, "throw" for another throw.

Without arguments, lines "POSITION DICE" are read from standard input and answered in order with one
line of JSON each:
  {{"position": id, "dice": [3, 1], "plays": [{{"play": "8/5 6/5", "result": id}}, ...]}}
Without a legal play there is one play "" that leaves everything where it is. A line that makes no sense
is answered with {{"line": number, "error": sentence}}, and the exit status at the end is 1; empty lines
are skipped.

Rules to agree on with --rule:
{rules_by_game(PLAY_RULES)}"""


@dataclass(frozen=True, slots=True)
class _Game:
    """What all answers have in common: the game, if it is given, and the player's turns so far."""

    variant: str | None
    rules: tuple[str, ...]
    turns: int

    def ruleset(self, position: str) -> Ruleset:
        """The rules for a position text, which may name its game.

        Raises ValueError, and MisuseError where the game does not know a rule.
        """
        agreed = MatchOptions(self.variant or game_of(position) or DEFAULT_GAME)
        refuse_unknown(agreed, self.rules, PLAY_RULES)
        return with_rules(agreed, self.rules).ruleset()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Position, throw, game and turn."""
    parser.epilog = _EPILOG
    parser.add_argument("position", metavar="POSITION", nargs="?", help=POSITION_HELP)
    parser.add_argument("dice", metavar="DICE", nargs="?", help="a throw such as 31")
    add_variant(parser)
    parser.set_defaults(variant=None)
    add_rule(parser, PLAY_RULES)
    parser.add_argument(
        "--stage", metavar="NUMBERS", help="numbers to play together, such as 5555, in place of a throw"
    )
    add_turns(parser)
    parser.add_argument("--json", action="store_true", help="one line of JSON instead of a list")


def run(arguments: argparse.Namespace) -> int:
    """One position, or all lines of standard input."""
    game = _Game(arguments.variant, tuple(arguments.rule), arguments.turns)
    if arguments.position is None:
        return answer_standard_input(lambda position, throw: _answer_line(position, throw, game))
    answer = _answer_arguments(arguments, game)
    if arguments.json:
        say(json.dumps(answer))
    else:
        _list(answer)
    return DONE


def _answer_arguments(arguments: argparse.Namespace, game: _Game) -> dict[str, object]:
    if (arguments.dice is None) == (arguments.stage is None):
        raise MisuseError("A position needs a throw such as 31, or --stage with numbers such as 5555.")
    check_turns(arguments.turns)
    try:
        ruleset = game.ruleset(arguments.position)
    except ValueError as problem:
        raise MisuseError(f"This is no position: {problem}.") from problem
    state = position_given(arguments.position, ruleset)
    _refuse_ended(state, ruleset)
    if arguments.stage is not None:
        stage = stage_given(arguments.stage)
        return _answer(state, stage.faces, (stage,), ruleset, game.turns)
    return _answer_throw(state, dice_given(arguments.dice), ruleset, game.turns)


def _answer_line(position: str, throw: str, game: _Game) -> dict[str, object]:
    """The answer to one line. Raises ValueError and MisuseError."""
    ruleset = game.ruleset(position)
    state = read_position(position, ruleset)
    _refuse_ended(state, ruleset)
    return _answer_throw(state, Dice.from_text(throw), ruleset, game.turns)


def _refuse_ended(state: TableState, ruleset: Ruleset) -> None:
    """Raises MisuseError where nobody plays on."""
    if outcome(state.position, ruleset) is not None:
        raise MisuseError("The game is over in this position.")


def _answer_throw(state: TableState, dice: Dice, ruleset: Ruleset, turns: int) -> dict[str, object]:
    return _answer(state, tuple(dice), turn_of(state, dice, ruleset, turns), ruleset, turns)


def _answer(
    state: TableState, shown: tuple[int, ...], coming: tuple[Coming, ...], ruleset: Ruleset, turns: int
) -> dict[str, object]:
    """The plays of the first stage of ``coming``, which ``shown`` gives, and what follows it."""
    first, *later = coming
    assert isinstance(first, Stage)
    player = state.on_roll
    plays = legal_plays(state.position, player, first, ruleset, TurnSoFar(turns)).plays
    return {
        "position": position_text(state.position, player, ruleset),
        "dice": list(shown),
        **then(later),
        "plays": [
            {"play": format_play(play), "result": result_text(play, player, first, later, ruleset)}
            for play in sorted(plays, key=_order)
        ],
    }


def _order(play: Play) -> list[tuple[int, int]]:
    """Highest start first; different plays never have the same steps."""
    return sorted((-step.source, step.target) for step in play.steps)


def _list(answer: dict[str, object]) -> None:
    rows = [
        (play["play"] or NO_PLAY, play["result"]) for play in cast("list[dict[str, str]]", answer["plays"])
    ]
    width = max(len(text) for text, _ in rows)
    for text, result in rows:
        say(f"{text:<{width}}  {result}")
    if "then" in answer:
        say("then " + ", ".join(cast("list[str]", answer["then"])))
