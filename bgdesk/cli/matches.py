"""``bgdesk matches``: what is in the library, played here or opened from elsewhere."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from bgdesk.cli.shared.library import library
from bgdesk.cli.shared.output import DONE, say, say_json
from bgdesk.library.catalogue import Catalogue
from bgdesk.library.listing import OPENED, PLAYED, ListedMatch
from bgdesk.match.game_names import game_name

_COLUMNS = ("id", "updated", "status", "white", "black", "variant", "length", "score", "pr", "name and tags")
_DATE_LENGTH = len("2026-11-21T12:34")
_UNKNOWN = "?"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to list, and the form of the list."""
    parser.add_argument(
        "words",
        nargs="*",
        metavar="WORD",
        help="only matches with all these words in names, game, tags or event",
    )
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--positions", action="store_true", help="positions instead of matches")
    which.add_argument("--bin", action="store_true", help="what was removed in the last 30 days")
    parser.add_argument("--json", action="store_true", help="one JSON array instead of a table")


def run(arguments: argparse.Namespace) -> int:
    """List all matches that are asked for, latest first."""
    words = [word.casefold() for word in arguments.words]
    with library(arguments) as opened:
        stored = _asked(opened.catalogue, arguments)
    listed = [one for one in stored if all(word in _searched(one) for word in words)]
    if arguments.json:
        say_json([_plain(one) for one in listed], indent=1)
    elif listed:
        _print_table([_row(one) for one in listed])
    elif stored:
        say("No match in the library has these words.")
    else:
        _say_nothing_there(arguments)
    return DONE


def _asked(catalogue: Catalogue, arguments: argparse.Namespace) -> tuple[ListedMatch, ...]:
    if arguments.bin:
        return catalogue.binned()
    return catalogue.positions() if arguments.positions else catalogue.matches()


def _say_nothing_there(arguments: argparse.Namespace) -> None:
    if arguments.bin:
        say("There is nothing in the bin.")
    elif arguments.positions:
        say("There is no position in the library yet.")
    else:
        say("There is no match in the library yet.")
        say("Play one in the window, or open a file from any program: bgdesk FILE")


def _searched(one: ListedMatch) -> str:
    texts = (one.title, one.white, one.black, game_name(one.game), one.event, *one.tags, *one.sources)
    return "\n".join(texts).casefold()


def _plain(one: ListedMatch) -> dict[str, object]:
    plain: dict[str, object] = {
        "id": one.id,
        "updated": one.at,
        "status": _status(one),
        "score": [one.white_score, one.black_score],
        "games": one.games,
        "analyses": one.analyses,
        "pr": [one.white_pr, one.black_pr],
        "name": one.title,
        "tags": one.tags,
    }
    if one.kind != PLAYED:
        plain |= {"source": ", ".join(one.sources), "event": one.event}
    if one.binned:
        plain["removed"] = one.binned
    if one.is_damaged:
        return plain
    return plain | {
        "created": one.created,
        "white": one.white,
        "black": one.black,
        "variant": one.game,
        "length": one.length,
    }


def _status(one: ListedMatch) -> str:
    return one.status if one.kind == PLAYED or one.is_damaged else OPENED


def _row(one: ListedMatch) -> tuple[str, ...]:
    return (
        one.id,
        one.at[:_DATE_LENGTH].replace("T", " "),
        _status(one),
        *_told_of(one),
        f"{one.white_score}-{one.black_score}",
        " ".join(_rating(value) for value in (one.white_pr, one.black_pr)) if one.analyses else "",
        " ".join(filter(None, (one.title, *(f"#{tag}" for tag in one.tags)))),
    )


def _rating(value: float | None) -> str:
    return "-" if value is None else f"{value:.1f}"


def _told_of(one: ListedMatch) -> tuple[str, str, str, str]:
    """Both names, the game and the length."""
    if one.is_damaged:
        return _UNKNOWN, _UNKNOWN, _UNKNOWN, _UNKNOWN
    return one.white, one.black, game_name(one.game), str(one.length) if one.length else "money"


def _print_table(rows: Sequence[tuple[str, ...]]) -> None:
    lines = [_COLUMNS, *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(_COLUMNS))]
    for line in lines:
        say("  ".join(f"{cell:<{width}}" for cell, width in zip(line, widths, strict=True)).rstrip())
