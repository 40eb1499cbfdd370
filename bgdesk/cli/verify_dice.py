"""``bgdesk verify-dice``: recomputes the dice of a match from the secret fixed before it began."""

from __future__ import annotations

import argparse
from pathlib import Path

from bgdesk.cli.coan_ki.verify_dice import verified
from bgdesk.cli.shared.library import read_match
from bgdesk.cli.shared.output import DONE, CliError, MisuseError, say
from bgdesk.library.coan_ki_games import is_coan_ki_game
from bgdesk.match.dice.verdict import (
    FINGERPRINT_DIGITS,
    LEAST_NOTED,
    comparison_told,
    digits_of,
    faults_told,
    is_noted,
    praise_told,
)
from bgdesk.match.record import DiceRecord

_EPILOG = f"""\
Exit status 0 means that every roll is right, those taken back included, and that the fingerprint is the one
that was noted, if one is given. At least {LEAST_NOTED} of its {FINGERPRINT_DIGITS} digits are needed; blanks
between them do no harm.

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
    parser.add_argument(
        "--fingerprint",
        metavar="DIGITS",
        nargs="+",
        help="the fingerprint of the dice that you noted when the match began: say whether it is the same",
    )


def run(arguments: argparse.Namespace) -> int:
    """Recompute every roll, and compare what was noted."""
    noted = _noted(arguments.fingerprint)
    path = Path(arguments.match)
    if path.is_file() and is_coan_ki_game(path):
        fingerprint, praise = verified(path)
        _compare(fingerprint, noted)
        say(praise)
        return DONE
    record = read_match(arguments, arguments.match)
    _compare(_fingerprint(record.header.dice, noted), noted)
    faults = faults_told(record)
    for told in faults[:-1] if faults else praise_told(record):
        say(str(told))
    if faults:
        raise CliError(str(faults[-1]))
    return DONE


def _fingerprint(dice: DiceRecord, noted: str) -> str | None:
    """That of the dice; of dice of both players the one that was noted, if it is either."""
    fits = (anchor for anchor in dice.anchors if is_noted(anchor, noted))
    return dice.commitment or next(fits, next(iter(dice.anchors), None))


def _compare(fingerprint: str | None, noted: str) -> None:
    """Say that it is the one ``noted``, if one is. Raises CliError where it is not."""
    if noted and not is_noted(fingerprint, noted):
        raise CliError(str(comparison_told(fingerprint, noted)))
    if noted:
        say(str(comparison_told(fingerprint, noted)))


def _noted(given: list[str] | None) -> str:
    """The digits that were given; empty without any."""
    digits = digits_of(" ".join(given)) if given else ""
    if digits is None:
        raise MisuseError(
            f"A fingerprint has {FINGERPRINT_DIGITS} digits 0-9 and a-f; "
            f"at least the first {LEAST_NOTED} are needed."
        )
    return digits
