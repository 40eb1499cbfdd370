"""What the person at the terminal is told; standard output belongs to the program that is run."""

from __future__ import annotations

import sys


class ProblemError(Exception):
    """Something that only the person at the terminal can mend, in one sentence."""


def say(sentence: str) -> None:
    """Tell what is being done."""
    if sys.stderr is not None:
        print(sentence, file=sys.stderr, flush=True)
