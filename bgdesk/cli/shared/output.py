"""What the commands share: exit statuses, failures with a sentence, and output."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from bgdesk.harmless import harmless

DONE, FAILED, MISUSED, INTERRUPTED = 0, 1, 2, 130


class CliError(Exception):
    """The work failed; the text is one sentence."""


class MisuseError(CliError):
    """The command was given something that makes no sense."""


def say(text: str, *, is_aside: bool = False) -> None:
    """One line of result, beside standard output where that has something else to take.

    Raises CliError where there is nothing to write to.
    """
    if is_aside:
        _write_aside(f"{harmless(text)}\n")
    else:
        _write(f"{harmless(text)}\n")


def say_json(value: object, indent: int | None = None) -> None:
    """A result for programs. Raises CliError where there is nothing to write to."""
    _write(json.dumps(value, indent=indent) + "\n")


def complain(text: str) -> None:
    """One sentence to the user beside the result; lost where there is no standard error."""
    _write_aside(f"bgdesk: {harmless(text)}\n")


@contextmanager
def interruption_told(kept: Callable[[], str]) -> Iterator[None]:
    """Say what an interruption leaves, which is the end of a sentence, and let it through."""
    try:
        yield
    except KeyboardInterrupt:
        complain(f"Stopped; {kept()}.")
        raise


def _write(text: str) -> None:
    if sys.stdout is None:
        raise CliError("There is no standard output to write to.")
    sys.stdout.write(text)


def _write_aside(text: str) -> None:
    if sys.stderr is not None:
        sys.stderr.write(text)
