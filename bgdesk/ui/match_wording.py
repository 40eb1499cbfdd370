"""A stored match, and what it did to the ratings, in words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from bgdesk.app.ratings import rating_key
from bgdesk.library.journal import MatchSummary, RatingKey
from bgdesk.match.rating import Rating
from bgdesk.match.record import MatchHeader, MatchRecord, SeatKind
from bgdesk.rules.player import Player
from bgdesk.ui.options_wording import options_summary


@dataclass(frozen=True, slots=True)
class ResumeChoice:
    """One unfinished match: ``title`` says who plays, ``details`` the rest; both already worded."""

    id: str
    title: str
    details: str


def resume_choice(match: MatchSummary) -> ResumeChoice:
    """An unfinished match as one of a list."""
    header = match.header
    if header is None:
        return ResumeChoice(match.id, match.id, "")
    title = QCoreApplication.translate("MatchWording", "{white} v {black}, {white_score} : {black_score}")
    return ResumeChoice(
        match.id,
        title.format(
            white=header.seats.white.name,
            black=header.seats.black.name,
            white_score=match.score.white,
            black_score=match.score.black,
        ),
        f"{options_summary(header.options)} · {_day(match.updated)}",
    )


def _day(moment: str) -> str:
    when = QDateTime.fromString(moment, Qt.DateFormat.ISODateWithMs).toLocalTime()
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)


def file_name(header: MatchHeader) -> str:
    """What a file with this match may be called, without suffix: who played, how long, when it began."""
    length = "money" if header.options.is_money else f"{header.options.length}pt"
    parts = (header.seats.white.name, header.seats.black.name, length, header.created[:10])
    return "-".join(filter(None, (re.sub(r"[^\w-]+", "-", part).strip("-_") for part in parts)))


def rating_note(record: MatchRecord, ratings: Mapping[RatingKey, Rating]) -> str:
    """The new ratings of the people who played, in one sentence; empty when the match is not rated."""
    text = QCoreApplication.translate(
        "MatchWording", "Rating of {name} by matches won and lost: {rating} now; everybody begins at 1500."
    )
    told = []
    for player in Player:
        seat = record.header.seats.of(player)
        rating = ratings.get(rating_key(seat, record.header.options.variant))
        if seat.kind is SeatKind.HUMAN and rating is not None:
            told.append(text.format(name=seat.name, rating=f"{rating.rating:.0f}"))
    return " ".join(told)
