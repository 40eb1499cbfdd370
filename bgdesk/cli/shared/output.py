"""What the commands share: exit statuses, failures with a sentence, and output."""

from __future__ import annotations

import sys

DONE, FAILED, MISUSED, INTERRUPTED = 0, 1, 2, 130


class CliError(Exception):
    """The work failed; the text is one sentence."""


class MisuseError(CliError):
    """The command was given something that makes no sense."""


def say(text: str) -> None:
    """One line of result. Raises CliError where there is nothing to write to."""
    if sys.stdout is None:
        raise CliError("There is no standard output to write to.")
    sys.stdout.write(text + "\n")


def complain(text: str) -> None:
    """One sentence to the user beside the result; lost where there is no standard error."""
    if sys.stderr is not None:
        sys.stderr.write(f"bgdesk: {text}\n")
