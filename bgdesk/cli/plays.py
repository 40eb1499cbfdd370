"""``bgdesk plays``: the legal plays of a position and a roll, one or many."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from bgdesk.cli.coan_ki.plays import answer as answer_of_coan_ki
from bgdesk.cli.shared.answered_lines import answer_standard_input
from bgdesk.cli.shared.output import DONE, MisuseError, say, say_json
from bgdesk.cli.shared.positions import (
    DEFAULT_GAME,
    POSITION_HELP,
    add_variant,
    dice_given,
    game_of,
    position_given,
    read_position,
    refuse_ended,
    stage_given,
)
from bgdesk.cli.shared.rules import (
    FLAG,
    PLAY_RULES,
    add_rule,
    refuse_unknown,
    rules_by_game,
    what_is_offered,
    with_rules,
)
from bgdesk.cli.shared.turns import (
    add_turns,
    after_play,
    check_turns,
    following_texts,
    position_text,
    turn_of,
)
from bgdesk.match.game_names import game_name
from bgdesk.match.options import MatchOptions
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import Play, legal_plays
from bgdesk.rules.notation.coan_ki import PREFIX as PREFIX_OF_COAN_KI
from bgdesk.rules.notation.plays import NO_PLAY, format_play
from bgdesk.rules.stages import Stage, TurnSoFar
from bgdesk.rules.table_state import TableState
from bgdesk.rules.variants import Ruleset

_EPILOG = f"""\
A result is the GNUBG position id after the play, seen by the player who rolls next; in games that such an
id cannot tell it is the position in bgdesk's own text.

That text is bgd1:GAME:ON_ROLL:WHITE:BLACK, all in one word: w or b is on roll, and each player's checkers
stand by that player's numbers, such as 24x2,13x5,8x3,6x5; bar, barx2 or inx15 for the bar and the reserve,
15p for one that is pinned, open for a lock that is open, - for none. The rest has been borne off.

Where a roll is played in several stages, the plays are those of the first. What such a play leaves of the
roll stands beside its result: "then" lists what the same player goes on with, and "rest" what the opponent
plays, as far as possible, before the next roll: numbers such as 6666, "name" for a double to name, "roll"
for another roll. A play with neither ends the turn. After --stage nothing is said of what follows.

Without arguments, lines "POSITION DICE" are read from standard input and answered in order with one
line of JSON each:
  {{"position": id, "dice": [3, 1], "plays": [{{"play": "8/5 6/5", "result": id}}, ...]}}
Without a legal play there is one play "" that leaves everything where it is. The lines may be of different
games, coan_ki too. A line that makes no sense is answered with {{"line": number, "error": sentence}}, and the
exit status at the end is 1; empty lines are skipped.

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

    def refuse_own_rules(self) -> None:
        """Raises ValueError where another game than Coan ki is meant, MisuseError for any rule."""
        if self.variant:
            raise ValueError(f"it is a position of Coan ki, not of {game_name(self.variant)}")
        if self.rules:
            raise MisuseError(f"{FLAG} {self.rules[0]} changes nothing in Coan ki; {what_is_offered(())}.")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Position, roll, game and turn."""
    parser.epilog = _EPILOG
    parser.add_argument("position", metavar="POSITION", nargs="?", help=POSITION_HELP)
    parser.add_argument("dice", metavar="DICE", nargs="?", help="a roll such as 31")
    add_variant(parser)
    parser.set_defaults(variant=None)
    add_rule(parser, PLAY_RULES)
    parser.add_argument(
        "--stage", metavar="NUMBERS", help="numbers to play together, such as 5555, in place of a roll"
    )
    add_turns(parser)
    parser.add_argument("--json", action="store_true", help="one line of JSON instead of a list")


def run(arguments: argparse.Namespace) -> int:
    """One position, or all lines of standard input."""
    check_turns(arguments.turns)
    game = _Game(arguments.variant, tuple(arguments.rule), arguments.turns)
    if arguments.position is None:
        if arguments.stage is not None:
            raise MisuseError("--stage belongs to a position among the arguments, not to standard input.")
        return answer_standard_input(lambda position, roll: _answer_line(position, roll, game))
    answer = _answer_arguments(arguments, game)
    if arguments.json:
        say_json(answer)
    else:
        _list(cast("list[dict[str, str]]", answer["plays"]))
    return DONE


def _answer_arguments(arguments: argparse.Namespace, game: _Game) -> dict[str, object]:
    if (arguments.dice is None) == (arguments.stage is None):
        raise MisuseError("A position needs a roll such as 31, or --stage with numbers such as 5555.")
    try:
        ruleset = game.ruleset(arguments.position)
    except ValueError as problem:
        raise MisuseError(f"This is not a position: {problem}.") from problem
    state = position_given(arguments.position, ruleset)
    refuse_ended(state, ruleset)
    if arguments.stage is not None:
        return _answer_stage(state, stage_given(arguments.stage), ruleset, game.turns)
    return _answer_roll(state, dice_given(arguments.dice), ruleset, game.turns)


def _answer_line(position: str, roll: str, game: _Game) -> dict[str, object]:
    """The answer to one line. Raises ValueError and MisuseError."""
    if position.startswith(PREFIX_OF_COAN_KI):
        game.refuse_own_rules()
        return answer_of_coan_ki(position, roll)
    ruleset = game.ruleset(position)
    state = read_position(position, ruleset)
    refuse_ended(state, ruleset)
    return _answer_roll(state, Dice.from_text(roll), ruleset, game.turns)


def _answer_roll(state: TableState, dice: Dice, ruleset: Ruleset, turns: int) -> dict[str, object]:
    """The plays of the first stage that ``dice`` give, and what follows each."""
    coming, player = turn_of(state, dice, ruleset, turns), state.on_roll
    first = coming[0]
    assert isinstance(first, Stage), "a roll begins with numbers to play"
    plays = [
        {"play": format_play(play), **after_play(play, player, coming, ruleset)}
        for play in _plays(state, first, ruleset, turns)
    ]
    return _answer(state, tuple(dice), plays, ruleset)


def _answer_stage(state: TableState, stage: Stage, ruleset: Ruleset, turns: int) -> dict[str, object]:
    """The plays of ``stage``, of which nobody knows what follows it."""
    other = state.on_roll.opponent
    plays = [
        {"play": format_play(play), "result": position_text(play.result, other, ruleset)}
        for play in _plays(state, stage, ruleset, turns)
    ]
    return _answer(state, stage.faces, plays, ruleset)


def _plays(state: TableState, stage: Stage, ruleset: Ruleset, turns: int) -> list[Play]:
    found = legal_plays(state.position, state.on_roll, stage, ruleset, TurnSoFar(turns)).plays
    return sorted(found, key=_order)


def _order(play: Play) -> list[tuple[int, int]]:
    """Highest start first; different plays never have the same steps."""
    return sorted((-step.source, step.target) for step in play.steps)


def _answer(
    state: TableState, shown: tuple[int, ...], plays: Sequence[object], ruleset: Ruleset
) -> dict[str, object]:
    position = position_text(state.position, state.on_roll, ruleset)
    return {"position": position, "dice": list(shown), "plays": plays}


def _list(plays: list[dict[str, str]]) -> None:
    width = max(len(play["play"] or NO_PLAY) for play in plays)
    behind, below = following_texts(plays)
    for play, following in zip(plays, behind, strict=True):
        say(f"{play['play'] or NO_PLAY:<{width}}  {play['result']}{following}")
    if below:
        say(below)
