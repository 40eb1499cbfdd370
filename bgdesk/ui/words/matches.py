"""A stored match, and what it did to the ratings, in words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication

from bgdesk.app.side_by_side import labels
from bgdesk.library.listing import PLAYED, POSITION, ListedMatch
from bgdesk.library.summaries import MatchStatus
from bgdesk.match.match_types import games_of
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchHeader
from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from bgdesk.ui.words.counted import Counted
from bgdesk.ui.words.games import games_name
from bgdesk.ui.words.numbers import day_and_time
from bgdesk.ui.words.options import money_session
from bgdesk.ui.words.persons import by_person, name_in_text

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


def stored_choice(match: ListedMatch) -> MatchChoice:
    """A match that was played here, as one of a list."""
    kind = Counted().match_length(match.length) if match.length else money_session()
    details = labels(games_name(games_of(match.game)), kind, day_text(match.at))
    title = labels(players_text(Pair(match.white, match.black)), result_text(match))
    return MatchChoice(match.id, title, details)


def players_text(names: Pair[str]) -> str:
    """Who plays."""
    #: Title of a match: the names of the two players, with "versus" between them
    text = translate("MatchWording", "{white} vs {black}")
    return text.format(white=name_in_text(names.white), black=name_in_text(names.black))


def result_text(match: ListedMatch) -> str:
    """How a match that is listed stands or ended, its points the winner's first."""
    if match.is_damaged:
        return damaged_text()
    if match.kind == POSITION:
        return ""
    if match.is_under_way:
        #: Label in a list of matches: one that goes on. {white} and {black} are points
        text = translate("MatchWording", "under way, {white} : {black}")
        return text.format(white=match.white_score, black=match.black_score)
    if match.winner:
        return _won_text(match)
    if match.kind == PLAYED:
        #: Label in a list of matches: a session without a winner; {white} and {black} are points
        text = translate("MatchWording", "the session ended even, {white} : {black}")
        return text.format(white=match.white_score, black=match.black_score)
    #: The points of both players, as they stand. {white} and {black} are points
    text = translate("MatchWording", "{white} : {black}")
    return text.format(white=match.white_score, black=match.black_score)


def _won_text(match: ListedMatch) -> str:
    white, black = match.white_score, match.black_score
    return by_person(
        match.white if match.won_by is Player.WHITE else match.black,
        *_won_texts(match),
        most=max(white, black),
        least=min(white, black),
        white=white,
        black=black,
    )


def _won_texts(match: ListedMatch) -> tuple[str, str]:
    """Who won, said to the winner and about another one."""
    if not match.length:
        #: Labels in a list of matches, as all that follow. {most} and {least} are points
        yours = translate("MatchWording", "You won the session {most} : {least}")
        return yours, translate("MatchWording", "{name} won the session {most} : {least}")
    if match.status == MatchStatus.ABANDONED:
        #: Labels: the loser resigned the match at this score. {white} and {black} are points
        yours = translate("MatchWording", "resigned at {white} : {black}, you won")
        return yours, translate("MatchWording", "resigned at {white} : {black}, {name} won")
    if match.kind == PLAYED and max(match.white_score, match.black_score) < match.length:
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
        white=name_in_text(header.seats.white.name),
        black=name_in_text(header.seats.black.name),
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
