"""``bgdesk verify-dice``: recomputes the dice of a match from the secret fixed before it began."""

from __future__ import annotations

import argparse

from bgdesk.cli_library import read_match
from bgdesk.cli_output import DONE, CliError, say
from bgdesk.match.dice_check import DiceFault, DiceProblem, recomputed, verify
from bgdesk.match.fair_dice import FAIR
from bgdesk.match.record import MatchRecord
from bgdesk.match.throws import numbered_throws

_SENTENCES = {
    DiceFault.NOT_COMPUTED: "These dice were typed in; they cannot be computed.",
    DiceFault.REPLAYED: "These dice were taken from an earlier match; they can be checked there.",
    DiceFault.NO_SECRET: "The secret of these dice is not known: it is revealed when the match is over.",
    DiceFault.WRONG_SECRET: "The secret does not have the SHA-256 that was shown before the first throw.",
}
_FAULTS = {
    DiceFault.WRONG_NUMBER: "a throw was left out or used twice",
    DiceFault.WRONG_DICE: "the dice are not those of their number",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which match."""
    parser.epilog = "Exit status 0 means that every throw is right, those taken back included."
    parser.add_argument(
        "match", metavar="FILE-OR-MATCH-ID", help="a match record (.json), or a match of the library"
    )


def run(arguments: argparse.Namespace) -> int:
    """Recompute every throw."""
    record = read_match(arguments, arguments.match)
    problems = verify(record)
    if problems:
        for problem in problems:
            if problem.roll is not None:
                say(_line(problem))
        raise CliError(_sentence(problems))
    say(_praise(record))
    return DONE


def _line(problem: DiceProblem) -> str:
    thrown = f"throw {problem.roll}: {problem.recorded} recorded, {problem.expected} computed"
    return f"{thrown}: {_FAULTS[problem.fault]}"


def _sentence(problems: tuple[DiceProblem, ...]) -> str:
    first = problems[0]
    if first.fault in _SENTENCES:
        return _SENTENCES[first.fault]
    if len(problems) == 1:
        return f"Throw {first.roll} is wrong."
    return f"{len(problems)} throws are wrong, the first is throw {first.roll}."


def _praise(record: MatchRecord) -> str:
    dice, count = record.header.dice, sum(1 for _ in numbered_throws(record.entries))
    source = f"the secret with SHA-256 {dice.commitment}" if dice.kind == FAIR else f"seed {dice.seed}"
    own = recomputed(record)
    if own == count:
        return f"All {count} throws follow from {source}."
    others = f"the others were taken from the match {dice.source} and can be checked there"
    return f"{own} of {count} throws follow from {source}; {others}."
