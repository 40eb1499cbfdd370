"""``bgdesk verify-dice``: recomputes the dice of a match from the secret fixed before it began."""

from __future__ import annotations

import argparse
from pathlib import Path

from bgdesk.cli.coan_ki.verify_dice import verified
from bgdesk.cli.shared.library import read_match
from bgdesk.cli.shared.output import DONE, CliError, say
from bgdesk.library.coan_ki_games import is_coan_ki_game
from bgdesk.match.dice.check import DiceFault, DiceProblem, recomputed, verify
from bgdesk.match.dice.fair_dice import FAIR
from bgdesk.match.events import Entry, OpeningRolled
from bgdesk.match.record import MatchRecord
from bgdesk.match.roll_ledger import numbered_rolls
from bgdesk.rules.dice import Dice

_SENTENCES = {
    DiceFault.NOT_COMPUTED: "These dice were typed in; they cannot be computed.",
    DiceFault.REPLAYED: "These dice were taken from an earlier match; they can be checked there.",
    DiceFault.NO_SECRET: "The secret of these dice is not known: it is revealed when the match is over.",
    DiceFault.WRONG_SECRET: "The secret does not have the SHA-256 that was shown before the first roll.",
}
_EPILOG = """\
Exit status 0 means that every roll is right, those taken back included.

The order of the two dice counts as well. In the opening roll it says who rolled which; in the others it
changes nothing in the game, but the scheme fixes it, so another order shows that the record was changed."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which match."""
    parser.epilog = _EPILOG
    parser.add_argument(
        "match",
        metavar="FILE-OR-MATCH-ID",
        help="a match record or a game of Coan ki (.json), or a match of the library",
    )


def run(arguments: argparse.Namespace) -> int:
    """Recompute every roll."""
    path = Path(arguments.match)
    if path.is_file() and is_coan_ki_game(path):
        say(verified(path))
        return DONE
    record = read_match(arguments, arguments.match)
    problems = verify(record)
    if problems:
        for problem in problems:
            if problem.entry is not None:
                say(_line(problem, record.entries[problem.entry]))
        raise CliError(_sentence(problems))
    say(_praise(record))
    return DONE


def _line(problem: DiceProblem, made: Entry) -> str:
    """What is wrong with the roll ``made``."""
    if problem.due is not None:
        return f"roll {problem.roll} where roll {problem.due} was due: a roll was left out or used twice"
    assert problem.recorded
    assert problem.expected
    is_opening = isinstance(made, OpeningRolled)
    recorded, computed = (_faces(dice, is_opening) for dice in (problem.recorded, problem.expected))
    why = "the dice are not those of their number"
    if problem.is_order_only:
        why = "each player has the other's die" if is_opening else "the same dice in the other order"
    return f"roll {problem.roll}: {recorded} recorded, {computed} computed: {why}"


def _faces(dice: Dice, is_opening: bool) -> str:
    """Both dice in the order rolled."""
    return f"White {dice.first} Black {dice.second}" if is_opening else f"{dice.first}{dice.second}"


def _sentence(problems: tuple[DiceProblem, ...]) -> str:
    first = problems[0]
    if first.fault in _SENTENCES:
        return _SENTENCES[first.fault]
    if len(problems) == 1:
        return f"Roll {first.roll} is wrong."
    return f"{len(problems)} rolls are wrong, the first is roll {first.roll}."


def _praise(record: MatchRecord) -> str:
    dice, count = record.header.dice, sum(1 for _ in numbered_rolls(record.entries))
    source = f"the secret with SHA-256 {dice.commitment}" if dice.kind == FAIR else f"seed {dice.seed}"
    own = recomputed(record)
    if own == count:
        return f"All {count} rolls follow from {source}."
    others = f"the others were taken from the match {dice.source} and can be checked there"
    return f"{own} of {count} rolls follow from {source}; {others}."
