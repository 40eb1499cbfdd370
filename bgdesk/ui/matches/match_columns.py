"""The columns of the table of matches: what each says, and by what it is sorted."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from datetime import UTC, date, datetime
from enum import IntEnum

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from bgdesk.app.side_by_side import labels, lines, listed, titled
from bgdesk.library.listing import PLAYED, POSITION, ListedMatch
from bgdesk.match.match_types import games_of
from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from bgdesk.ui.words.games import games_name
from bgdesk.ui.words.matches import players_text, result_text
from bgdesk.ui.words.numbers import whole
from bgdesk.ui.words.persons import named_me
from bgdesk.ui.words.ratings import short_rating, told_rating

translate = QCoreApplication.translate

COAN_KI = "coan_ki"
"""The kind of games with a window of their own; ``white`` says who plays, ``event`` how it stands."""

SortKey = tuple[str | float, ...] | None
"""What a row is sorted by; nothing is behind everything, whichever way it is sorted."""


class MatchColumn(IntEnum):
    """The columns from left to right; what is mostly empty comes last, where there may be no room."""

    DATE = 0
    PLAYERS = 1
    GAME = 2
    LENGTH = 3
    RESULT = 4
    PR = 5
    ANALYSED = 6
    NAME = 7
    TAGS = 8


NUMBERS = (MatchColumn.LENGTH, MatchColumn.PR)
"""Columns that stand at the right."""
_SPOKEN = (MatchColumn.PLAYERS, MatchColumn.NAME, MatchColumn.RESULT, MatchColumn.DATE)


def heading(column: MatchColumn) -> str:
    """What stands above ``column``."""
    return {
        #: Headings of a table of matches, as all that follow; short
        MatchColumn.DATE: translate("MatchTable", "Date"),
        MatchColumn.PLAYERS: translate("MatchTable", "Players"),
        #: What the user calls a match
        MatchColumn.NAME: translate("MatchTable", "Name"),
        MatchColumn.GAME: translate("MatchTable", "Game"),
        #: How many points a match is played to
        MatchColumn.LENGTH: translate("MatchTable", "Points"),
        MatchColumn.RESULT: translate("MatchTable", "Result"),
        #: Performance rating; a standard term
        MatchColumn.PR: translate("MatchTable", "PR"),
        #: Whether a match has been analysed
        MatchColumn.ANALYSED: translate("MatchTable", "Analysed"),
        #: Words that the user puts on matches to find them
        MatchColumn.TAGS: translate("MatchTable", "Tags"),
    }[column]


class MatchWords:
    """What the cells say, remembering what is the same in many rows. ``own_names`` are folded."""

    def __init__(self, own_names: Collection[str] = ()) -> None:
        self._own_names = own_names
        self._days: dict[date, str] = {}
        self._games: dict[str, str] = {}

    def cell(self, match: ListedMatch, column: MatchColumn) -> str:
        """What stands in a cell."""
        match column:
            case MatchColumn.DATE:
                return _added(self._day(match)) if is_undated(match) else self._day(match)
            case MatchColumn.PLAYERS:
                return players(match)
            case MatchColumn.NAME:
                return match.title
            case MatchColumn.GAME:
                return self._game(match)
            case MatchColumn.LENGTH:
                return length_text(match)
            case MatchColumn.RESULT:
                return match.event if match.kind == COAN_KI else result_text(match)
            case MatchColumn.PR:
                return labels(*(_rating(match, player, short_rating) for player in self._rated(match)))
            case MatchColumn.ANALYSED:
                return analysed_text(match)
            case MatchColumn.TAGS:
                return listed(*match.tags)

    def tip(self, match: ListedMatch) -> str:
        """Everything else that is known of a match."""
        ratings = [
            titled(Pair(match.white, match.black).of(player), _rating(match, player, told_rating))
            for player in Player
            if _value(match, player) is not None
        ]
        told = [match.title, players(match)]
        if ratings:
            told.append(titled(heading(MatchColumn.PR), labels(*ratings)))
        if match.kind != COAN_KI and match.event:
            told.append(match.event)
        if match.sources:
            #: Title in front of names of files
            told.append(titled(translate("MatchTable", "Files"), listed(*match.sources)))
        return lines(*told)

    def spoken(self, match: ListedMatch) -> str:
        """A row in one breath, for a screen reader."""
        shown = (self.cell(match, column) for column in _SPOKEN)
        return listed(*shown)

    def spoken_rating(self, match: ListedMatch) -> str:
        """The cell with the ratings, for a screen reader."""
        return listed(*(_rating(match, player, told_rating) for player in self._rated(match)))

    def key(self, match: ListedMatch, column: MatchColumn) -> SortKey:
        """By what rows are sorted."""
        match column:
            case MatchColumn.DATE:
                return (_moment(match),) if _moment(match) else None
            case MatchColumn.LENGTH:
                return (match.length,)
            case MatchColumn.RESULT:
                return _result_key(match)
            case MatchColumn.PR:
                known = [_value(match, player) for player in self._rated(match)]
                return (min(value for value in known if value is not None),) if known else None
            case MatchColumn.ANALYSED:
                return (match.analysed,)
        text = self.cell(match, column).casefold()
        return (text,) if text else None

    def searched(self, match: ListedMatch) -> str:
        """Where typed words are looked for, in small letters."""
        texts = (
            match.title,
            match.white,
            match.black,
            self._game(match),
            self.cell(match, MatchColumn.DATE),
            match.event,
            match.tags_text,
            match.sources_text,
        )
        return lines(*texts).casefold()

    def _rated(self, match: ListedMatch) -> Sequence[Player]:
        """Whose ratings are shown: the user's, where it is known who that is, else both."""
        person = match.person or self._own_seat(match)
        return [player for player in Player if _value(match, player) is not None and person in (None, player)]

    def _own_seat(self, match: ListedMatch) -> Player | None:
        return named_me(Pair(match.white, match.black), self._own_names)

    def _day(self, match: ListedMatch) -> str:
        moment = _moment(match)
        if not moment:
            return ""
        day = _local_day(moment, is_exact=match.kind == PLAYED or not match.created)
        if day not in self._days:
            shown = QDate(day.year, day.month, day.day)
            self._days[day] = QLocale().toString(shown, QLocale.FormatType.ShortFormat)
        return self._days[day]

    def _game(self, match: ListedMatch) -> str:
        if match.game not in self._games:
            self._games[match.game] = _game_name(match.game)
        return self._games[match.game]


def _added(day: str) -> str:
    #: In a column of days: nobody knows when a match was played, but on this day it was opened here
    return translate("MatchTable", "added {day}").format(day=day)


def is_undated(match: ListedMatch) -> bool:
    """Whether it is not known when a match was played, as its file does not say it."""
    return match.kind not in (PLAYED, COAN_KI) and not match.created


def _moment(match: ListedMatch) -> str:
    """When a match was played: here last, or as its file says, or else when it was opened."""
    return match.at if match.kind == PLAYED else match.created or match.at


def _local_day(moment: str, *, is_exact: bool) -> date:
    """The day by the clock of this computer; where a file says only the day, it is that day everywhere."""
    when = datetime.fromisoformat(moment)
    if not is_exact:
        return when.date()
    return (when if when.tzinfo else when.replace(tzinfo=UTC)).astimezone().date()


def _game_name(game: str) -> str:
    if game == COAN_KI:
        return translate("CoanKi", "Coan ki")
    if not game:
        return ""
    return games_name(games_of(game))


def players(match: ListedMatch) -> str:
    """Who plays."""
    if match.kind == COAN_KI or not match.black:
        return match.white or match.id
    return players_text(Pair(match.white, match.black))


def length_text(match: ListedMatch) -> str:
    """How many points a match is played to."""
    if match.kind == COAN_KI or match.is_damaged:
        return ""
    if match.length:
        return whole(match.length)
    #: In a column of a table: a session in which each game counts for itself
    return translate("MatchTable", "unlimited")


def analysed_text(match: ListedMatch) -> str:
    """Whether a match has been analysed."""
    if match.kind == POSITION and match.analysed:
        return translate("MatchTable", "yes")
    if match.analysed == 1:
        #: In the column Analysed of a table, of a match: some of it has been analysed
        return translate("MatchTable", "partly")
    #: In a column of a table: a match has been analysed
    return translate("MatchTable", "yes") if match.analysed else ""


def _value(match: ListedMatch, player: Player) -> float | None:
    return match.pr.of(player)


def _rating(match: ListedMatch, player: Player, word: Callable[[float, int], str]) -> str:
    value = _value(match, player)
    return word(value, match.decisions.of(player)) if value is not None else ""


def _result_key(match: ListedMatch) -> SortKey:
    """What goes on first, then by how much was won."""
    if match.kind == COAN_KI or match.is_under_way:
        return (0, 0)
    return (1, abs(match.white_score - match.black_score))


def arranged(keys: Sequence[SortKey], wanted: Iterable[int], *, is_descending: bool) -> list[int]:
    """The rows ``wanted`` in the order of their ``keys``; those without one are last, equal ones stay."""
    rows = list(wanted)
    known = [row for row in rows if keys[row] is not None]
    known.sort(key=lambda row: keys[row] or (), reverse=is_descending)
    return known + [row for row in rows if keys[row] is None]
