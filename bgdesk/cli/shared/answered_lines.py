"""Positions and rolls on standard input, a line each, answered in order with a line of JSON each."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import TextIO

from bgdesk.cli.shared.output import DONE, FAILED, CliError, MisuseError, complain, say_json

_LONGEST_LINE = 20_000
_BYTE_ORDER_MARK = "\ufeff"


def answer_standard_input(answer: Callable[[str, str], object]) -> int:
    """The status to exit with after ``answer`` was given every position with its roll.

    What it raises, ValueError or MisuseError, is the answer to that line.
    """
    if sys.stdin is None:
        raise CliError("There is no standard input to read positions from.")
    count = bad = 0
    for number, line in _lines(sys.stdin):
        count += 1
        try:
            found = answer(*_parts(line))
        except (ValueError, MisuseError) as problem:
            bad += 1
            found = {"line": number, "error": str(problem)}
        say_json(found)
        sys.stdout.flush()
    if bad:
        complain(f"{bad} of {count} lines could not be answered.")
    return FAILED if bad else DONE


def _lines(stream: TextIO) -> Iterator[tuple[int, str]]:
    """Every line that is not empty, with its number from 1; of an endless line only the beginning."""
    number = 0
    while line := stream.readline(_LONGEST_LINE):
        number += 1
        rest = line
        while rest and not rest.endswith("\n"):
            rest = stream.readline(_LONGEST_LINE)
        if line.strip():
            yield number, line


def _parts(line: str) -> tuple[str, str]:
    parts = line.removeprefix(_BYTE_ORDER_MARK).strip().rsplit(maxsplit=1)
    if len(parts) != 2:
        raise ValueError("a line has a position and a roll such as 31")
    return parts[0], parts[1]
