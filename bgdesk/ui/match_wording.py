"""A stored match, and what it did to the ratings, in words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from bgdesk.app.ratings import rating_key
from bgdesk.library.journal import MatchStatus, MatchSummary, RatingKey
from bgdesk.match.options import MatchOptions
from bgdesk.match.rating import Rating
from bgdesk.match.record import MatchHeader, MatchRecord, SeatKind
from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from bgdesk.ui.game_wording import games_name
from bgdesk.ui.options_wording import options_summary


class Shelf(Enum):
    """Where a match of a list belongs."""

    UNDER_WAY = auto()
    PLAYED = auto()
    OPENED = auto()


@dataclass(frozen=True, slots=True)
class MatchChoice:
    """One match of a list: ``title`` says who plays, ``details`` the rest; both already worded."""

    id: str
    title: str
    details: str
    shelf: Shelf = Shelf.UNDER_WAY


def stored_choice(match: MatchSummary) -> MatchChoice:
    """A match that was played here, as one of a list."""
    shelf = Shelf.UNDER_WAY if match.status is MatchStatus.UNFINISHED else Shelf.PLAYED
    if match.header is None:
        return MatchChoice(match.id, match.id, damaged_text(), shelf)
    details = f"{options_summary(match.header.options)} · {day_text(match.updated)}"
    return MatchChoice(match.id, title_of(match.header, match.score), details, shelf)


def title_of(header: MatchHeader, score: Pair[int]) -> str:
    """Who plays, and how it stands."""
    title = QCoreApplication.translate("MatchWording", "{white} v {black}, {white_score} : {black_score}")
    return title.format(
        white=header.seats.white.name,
        black=header.seats.black.name,
        white_score=score.white,
        black_score=score.black,
    )


def damaged_text() -> str:
    """Instead of the details of a match that cannot be read."""
    return QCoreApplication.translate("MatchWording", "cannot be read")


def day_text(moment: str) -> str:
    """Day and time of ``moment`` (ISO 8601) in the form of the user's country."""
    when = QDateTime.fromString(moment, Qt.DateFormat.ISODateWithMs).toLocalTime()
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)


def file_name(header: MatchHeader) -> str:
    """What a file with this match may be called, without suffix: who played what, how long, when it began."""
    games = header.options.games_played
    game = "" if games == MatchOptions().games_played else games_name(games)
    length = "money" if header.options.is_money else f"{header.options.length}pt"
    parts = (header.seats.white.name, header.seats.black.name, game, length, header.created[:10])
    return "-".join(filter(None, (re.sub(r"[^\w-]+", "-", part).strip("-_") for part in parts)))


def rating_note(record: MatchRecord, ratings: Mapping[RatingKey, Rating]) -> str:
    """The new ratings of the people who played, in one sentence; empty when the match is not rated."""
    text = QCoreApplication.translate(
        "MatchWording", "{name}: rated {rating} now, by matches won and lost; everybody begins at 1500."
    )
    told = []
    for player in Player:
        seat = record.header.seats.of(player)
        rating = ratings.get(rating_key(seat, record.header.options.game_id))
        if seat.kind is SeatKind.HUMAN and rating is not None:
            told.append(text.format(name=seat.name, rating=f"{rating.rating:.0f}"))
    return " ".join(told)
