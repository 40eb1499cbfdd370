"""What the start page shows, from what is stored, the table and the settings: pure functions."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QDate

from bgdesk.app.review.home_facts import HomeFacts
from bgdesk.app.side_by_side import labels, listed
from bgdesk.app.table.new_match import Values
from bgdesk.app.table.quick_match import is_quick
from bgdesk.app.table.table import Table
from bgdesk.library.listing import ListedMatch
from bgdesk.library.summaries import MatchStatus
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from bgdesk.ui.coan_ki.wording import game_choice
from bgdesk.ui.home.view import HomeView, Lead, PastMatch, WaitingMatch
from bgdesk.ui.home.wording import (
    against,
    as_line,
    day_of,
    match_of,
    me_in,
    pairing,
    pr_text,
    result_text,
    standing,
)
from bgdesk.ui.play.derive_board import BoardWishes, derive_idle_board, derive_past_board
from bgdesk.ui.words.matches import Shelf, players_text, title_of
from bgdesk.ui.words.persons import me
from bgdesk.ui.words.ratings import short_rating, told_rating

translate = QCoreApplication.translate


def derive_home(facts: HomeFacts, table: Table | None, last: Values, first: Values, today: QDate) -> HomeView:
    """Everything that can have changed since the page was seen last.

    ``last`` describes the match that was played last, ``first`` the one to begin with where none was.
    """
    waiting = _waiting(facts, table, today)
    has_played = facts.has_played or table is not None
    lead = Lead.UNDER_WAY if waiting else Lead.AGAIN if has_played else Lead.FIRST_MATCH
    again = labels(match_of(last), pairing(last)) if has_played else ""
    return HomeView(
        lead=lead,
        waiting=waiting,
        again=again,
        other_again=again if waiting and not is_quick(last) else "",
        first=labels(match_of(first), pairing(first)),
        again_picture=derive_idle_board(BoardWishes()),
        rows=tuple(_row(one, today) for one in facts.recent),
        note=_elsewhere() if facts.is_elsewhere and not waiting else "",
    )


def _elsewhere() -> str:
    return translate("StartPage", "The unfinished match is open in another window of bgdesk.")


def _waiting(facts: HomeFacts, table: Table | None, today: QDate) -> tuple[WaitingMatch, ...]:
    """The match on the table first, then the others, the latest first."""
    found = [_under_way(one.record, day_of(one.updated, today)) for one in facts.under_way]
    if table and table.goes_on:
        found.insert(0, _on_table(table))
    coan_ki = (game_choice(game) for game in facts.coan_ki)
    others = (WaitingMatch(one.id, one.title, one.details, shelf=Shelf.COAN_KI) for one in coan_ki)
    return (*found, *others)


def _under_way(record: MatchRecord, day: str) -> WaitingMatch:
    header = record.header
    return WaitingMatch(
        header.id,
        title_of(header, record.state.score),
        standing(record),
        day,
        picture=derive_past_board(record.state, _seen_by(record)),
    )


def _on_table(table: Table) -> WaitingMatch:
    record = table.record
    has_clock = record.state.reserve_ms is not None and table.has_person
    note = translate("StartPage", "The clock keeps running while you are here.") if has_clock else ""
    return WaitingMatch(
        record.header.id,
        title_of(record.header, record.state.score),
        standing(record),
        is_here=True,
        picture=derive_past_board(record.state, _seen_by(record)),
        note=note,
    )


def _seen_by(record: MatchRecord) -> BoardWishes:
    """The board from the side of the player at this window."""
    return BoardWishes(bottom=me(record.header.seats) or Player.WHITE)


def _row(match: ListedMatch, today: QDate) -> PastMatch:
    day, both = as_line(day_of(match.at, today)), players_text(Pair(match.white, match.black))
    player = me_in(match)
    is_over = match.status != MatchStatus.UNFINISHED
    result = result_text(match, player) if player and is_over else ""
    other = Pair(match.black, match.white).of(player) if player else ""
    opponent = against(other) if result else match.title or both
    note, told = (pr_text(_rated(match, player, word)) for word in (short_rating, told_rating))
    note, told = note or listed(*match.sources), told or listed(*match.sources)
    return PastMatch(match.id, day, result, opponent, note, listed(day, result, opponent, told), told)


def _rated(match: ListedMatch, player: Player | None, word: Callable[[float, int], str]) -> str:
    value = match.pr.of(player) if player else None
    return word(value, match.decisions.of(player)) if player and value is not None else ""
