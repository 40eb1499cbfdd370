"""``bgdesk matches``: what is in the library, played here or opened from elsewhere."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from bgdesk.cli.shared.library import library
from bgdesk.cli.shared.output import DONE, say, say_json
from bgdesk.library.studies import StudySummary
from bgdesk.library.summaries import MatchSummary
from bgdesk.match.game_names import game_name
from bgdesk.match.record import MatchHeader
from bgdesk.match.state import Pair

_COLUMNS = ("id", "updated", "status", "white", "black", "variant", "length", "score")
_DATE_LENGTH = len("2026-11-21T12:34")
_OPENED = "opened"

Listed = MatchSummary | StudySummary


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Only the form of the list."""
    parser.add_argument("--json", action="store_true", help="one JSON array instead of a table")


def run(arguments: argparse.Namespace) -> int:
    """List all matches, latest first."""
    with library(arguments) as opened:
        listed: list[Listed] = [*opened.matches(), *opened.studies.studies()]
    listed.sort(key=_moment, reverse=True)
    if arguments.json:
        say_json([_plain(one) for one in listed], indent=1)
    elif listed:
        _print_table([_row(one) for one in listed])
    else:
        say("There is no match in the library yet.")
        say("Play one in the window, or open a file from any program: bgdesk FILE")
    return DONE


def _moment(one: Listed) -> str:
    return one.added if isinstance(one, StudySummary) else one.updated


def _plain(one: Listed) -> dict[str, object]:
    plain: dict[str, object] = {
        "id": one.id,
        "updated": _moment(one),
        "status": _status(one),
        "score": [one.score.white, one.score.black],
        "games": one.games,
    }
    if isinstance(one, StudySummary):
        plain |= {"source": one.source, "event": one.title, "analyses": one.analyses}
    return plain | _plain_header(one.header)


def _plain_header(header: MatchHeader | None) -> dict[str, object]:
    if header is None:
        return {}
    return {
        "created": header.created,
        "white": header.seats.white.name,
        "black": header.seats.black.name,
        "variant": header.options.game_id,
        "length": header.options.length,
    }


def _status(one: Listed) -> str:
    return _OPENED if isinstance(one, StudySummary) else one.status.value


def _row(one: Listed) -> tuple[str, ...]:
    return (
        one.id,
        _moment(one)[:_DATE_LENGTH].replace("T", " "),
        _status(one),
        *_told_of(one.header),
        _score(one.score),
    )


def _told_of(header: MatchHeader | None) -> tuple[str, str, str, str]:
    """Both names, the game and the length."""
    if header is None:
        return "?", "?", "?", "?"
    options = header.options
    length = "money" if options.is_money else str(options.length)
    return header.seats.white.name, header.seats.black.name, game_name(options.game_id), length


def _score(score: Pair[int]) -> str:
    return f"{score.white}-{score.black}"


def _print_table(rows: Sequence[tuple[str, ...]]) -> None:
    lines = [_COLUMNS, *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(_COLUMNS))]
    for line in lines:
        say("  ".join(f"{cell:<{width}}" for cell, width in zip(line, widths, strict=True)).rstrip())
