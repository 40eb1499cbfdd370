"""``bgdesk matches``: what is in the library."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence

from bgdesk.cli_library import library
from bgdesk.cli_output import DONE, say
from bgdesk.library.journal import MatchSummary

_COLUMNS = ("id", "updated", "status", "white", "black", "variant", "length", "score")
_DATE_LENGTH = len("2026-11-21T12:34")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Only the form of the list."""
    parser.add_argument("--json", action="store_true", help="one JSON array instead of a table")


def run(arguments: argparse.Namespace) -> int:
    """List all matches, latest first."""
    with library(arguments) as journal:
        summaries = journal.matches()
    if arguments.json:
        say(json.dumps([_plain(summary) for summary in summaries], indent=1))
    elif summaries:
        _print_table([_row(summary) for summary in summaries])
    else:
        say("There is no match in the library yet.")
    return DONE


def _plain(summary: MatchSummary) -> dict[str, object]:
    plain: dict[str, object] = {
        "id": summary.id,
        "updated": summary.updated,
        "status": summary.status.value,
        "score": [summary.score.white, summary.score.black],
        "games": summary.games,
    }
    if summary.header:
        plain |= {
            "created": summary.header.created,
            "white": summary.header.seats.white.name,
            "black": summary.header.seats.black.name,
            "variant": summary.header.options.variant,
            "length": summary.header.options.length,
        }
    return plain


def _row(summary: MatchSummary) -> tuple[str, ...]:
    header, score = summary.header, summary.score
    names = (header.seats.white.name, header.seats.black.name) if header else ("?", "?")
    options = header.options if header else None
    length = ("money" if options.is_money else str(options.length)) if options else "?"
    return (
        summary.id,
        summary.updated[:_DATE_LENGTH].replace("T", " "),
        summary.status.value,
        *names,
        options.variant if options else "?",
        length,
        f"{score.white}-{score.black}",
    )


def _print_table(rows: Sequence[tuple[str, ...]]) -> None:
    lines = [_COLUMNS, *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(_COLUMNS))]
    for line in lines:
        say("  ".join(f"{cell:<{width}}" for cell, width in zip(line, widths, strict=True)).rstrip())
