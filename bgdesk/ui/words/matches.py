"""A stored match, and what it did to the ratings, in words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication

from bgdesk.app.side_by_side import labels
from bgdesk.library.summaries import MatchStatus, MatchSummary
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchHeader
from bgdesk.match.state import Pair
from bgdesk.ui.words.games import games_name
from bgdesk.ui.words.numbers import day_and_time
from bgdesk.ui.words.options import options_summary
from bgdesk.ui.words.persons import by_person

translate = QCoreApplication.translate


class Shelf(Enum):
    """Where a match of a list belongs."""

    UNDER_WAY = auto()
    COAN_KI = auto()
    """Under way too, in the window of that game."""
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
    details = labels(options_summary(match.header.options), day_text(match.updated))
    title = title_of(match.header, match.score) if shelf is Shelf.UNDER_WAY else _title_with_result(match)
    return MatchChoice(match.id, title, details, shelf)


def _title_with_result(match: MatchSummary) -> str:
    assert match.header, "only what can be read has players"
    seats = match.header.seats
    players = players_text(Pair(seats.white.name, seats.black.name))
    return labels(players, _result(match, match.header))


def players_text(names: Pair[str]) -> str:
    """Who plays."""
    #: Title of a match: the names of the two players, with "versus" between them
    text = translate("MatchWording", "{white} vs {black}")
    return text.format(white=names.white, black=names.black)


def _result(match: MatchSummary, header: MatchHeader) -> str:
    """Who won by how much; points the winner's first, or White's where they do not say who won."""
    score = match.score
    if header.options.is_money and match.winner is None:
        #: Label in a list of matches: a session without a winner; {white} and {black} are points
        text = translate("MatchWording", "the session ended even, {white} : {black}")
        return text.format(white=score.white, black=score.black)
    return by_person(
        header.seats.of(match.winner).name if match.winner else "",
        *_result_texts(match, header),
        most=max(score.white, score.black),
        least=min(score.white, score.black),
        white=score.white,
        black=score.black,
    )


def _result_texts(match: MatchSummary, header: MatchHeader) -> tuple[str, str]:
    """Who won, said to the winner and about another one."""
    if header.options.is_money:
        #: Labels in a list of matches, as all that follow. {most} and {least} are points
        yours = translate("MatchWording", "You won the session {most} : {least}")
        return yours, translate("MatchWording", "{name} won the session {most} : {least}")
    if match.status is MatchStatus.ABANDONED:
        #: {white} and {black} are points
        yours = translate("MatchWording", "abandoned at {white} : {black}, you won")
        return yours, translate("MatchWording", "abandoned at {white} : {black}, {name} won")
    if max(match.score.white, match.score.black) < header.options.length:
        #: The opponent had no time left. {white} and {black} are points
        yours = translate("MatchWording", "You won on time at {white} : {black}")
        return yours, translate("MatchWording", "{name} won on time at {white} : {black}")
    #: {most} and {least} are points
    yours = translate("MatchWording", "You won {most} : {least}")
    return yours, translate("MatchWording", "{name} won {most} : {least}")


def title_of(header: MatchHeader, score: Pair[int]) -> str:
    """Who plays, and how it stands."""
    #: Title of a match: names of both players, "versus" between them, and their points
    title = translate("MatchWording", "{white} vs {black}, {white_score} : {black_score}")
    return title.format(
        white=header.seats.white.name,
        black=header.seats.black.name,
        white_score=score.white,
        black_score=score.black,
    )


def damaged_text() -> str:
    """Instead of the details of a match that cannot be read."""
    #: Label of a match whose file is damaged
    return translate("MatchWording", "cannot be read")


def day_text(moment: str) -> str:
    """Day and time of ``moment`` (ISO 8601) in the form of the user's country."""
    return day_and_time(moment)


def file_name(header: MatchHeader) -> str:
    """What a file with this match may be called, without suffix: who played what, how long, when it began."""
    games = header.options.games_played
    game = "" if games == MatchOptions().games_played else games_name(games)
    length = "money" if header.options.is_money else f"{header.options.length}pt"
    parts = (header.seats.white.name, header.seats.black.name, game, length, header.created[:10])
    return "-".join(filter(None, (re.sub(r"[^\w-]+", "-", part).strip("-_") for part in parts)))
