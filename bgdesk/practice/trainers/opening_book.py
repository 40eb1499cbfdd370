"""Opening plays and replies with what they are worth: the format of the shipped table, read and written.

A file is compressed JSON: who judged it and how deep, and for each score, opening play and roll the plays in
standard notation with their equities, best first. Boards do not need to be stored: they follow from the
plays. Equities are normalised and cubeful, in ten thousandths, for the player who makes the play.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from bgdesk.practice.trainers.scores import AskedScore
from bgdesk.rules.dice import Dice
from bgdesk.shipped import resource_path

FORMAT = "bgdesk-openings 1"
UNIT = 10_000
_FILE = ("practice", "openings.json.gz")


class BookError(Exception):
    """A file is no table of openings; the text says why."""


@dataclass(frozen=True, slots=True)
class BookPlay:
    """A play as it is ``written``, and what it is worth to the player who makes it."""

    written: str
    equity: float


@dataclass(frozen=True, slots=True)
class BookEntry:
    """All plays that are known, best first; the first ``deep`` of them were judged at the full depth."""

    plays: tuple[BookPlay, ...]
    deep: int


@dataclass(frozen=True, slots=True)
class OpeningBook:
    """``openings`` by score and roll, ``replies`` in money play by opening roll, opening play and reply."""

    engine: str
    level: str
    made: str
    openings: Mapping[tuple[str, str], BookEntry]
    replies: Mapping[tuple[str, str, str], BookEntry]

    @property
    def scores(self) -> tuple[AskedScore, ...]:
        """Every score that it knows, money play first."""
        return tuple(AskedScore.of_key(key) for key in dict.fromkeys(score for score, _ in self.openings))

    def opening(self, score: AskedScore, dice: Dice) -> BookEntry:
        """The plays of the first roll; raises KeyError where it is not known."""
        return self.openings[score.key, str(dice)]

    def reply(self, opening: Dice, played: str, dice: Dice) -> BookEntry:
        """The replies to an opening play with ``dice``; raises KeyError where they are not known."""
        return self.replies[str(opening), played, str(dice)]


def book_bytes(book: OpeningBook) -> bytes:
    """The file of ``book``; the same book gives the same bytes."""
    told = {
        "format": FORMAT,
        "engine": book.engine,
        "level": book.level,
        "made": book.made,
        "openings": {" ".join(key): _told(entry) for key, entry in book.openings.items()},
        "replies": {"|".join(key): _told(entry) for key, entry in book.replies.items()},
    }
    return gzip.compress(json.dumps(told, separators=(",", ":")).encode(), mtime=0)


def read_book(data: bytes) -> OpeningBook:
    """The book in a file. Raises BookError."""
    try:
        told = json.loads(gzip.decompress(data))
        if told["format"] != FORMAT:
            raise BookError(f"the format is not {FORMAT}")
        openings = {tuple(key.split(" ")): _entry(entry) for key, entry in told["openings"].items()}
        replies = {tuple(key.split("|")): _entry(entry) for key, entry in told["replies"].items()}
        return OpeningBook(told["engine"], told["level"], told["made"], openings, replies)
    except (OSError, EOFError, ValueError, KeyError, TypeError, AttributeError) as problem:
        raise BookError(f"no table of openings: {problem}") from problem


@cache
def shipped_book() -> OpeningBook:
    """The table that comes along, read when first asked for. Raises BookError and OSError."""
    return read_book(resource_path(*_FILE).read_bytes())


def _told(entry: BookEntry) -> list[object]:
    plays = [part for play in entry.plays for part in (play.written, round(play.equity * UNIT))]
    return [entry.deep, *plays]


def _entry(told: list[object]) -> BookEntry:
    deep, *rest = told
    plays = tuple(
        BookPlay(str(written), int(str(value)) / UNIT)
        for written, value in zip(rest[::2], rest[1::2], strict=True)
    )
    return BookEntry(plays, int(str(deep)))
