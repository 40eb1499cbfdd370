"""What the library knows of a player's matches: how well they were played, and against whom they were won."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

from bgdesk.engine.sage.encoding import JUDGED
from bgdesk.library.find.folding import folded
from bgdesk.library.listing import PLAYED, ListedMatch
from bgdesk.library.summaries import MatchStatus, MatchSummary
from bgdesk.match.match_types import games_of
from bgdesk.match.record import SeatKind
from bgdesk.practice.opponents.ladder import LadderResult
from bgdesk.practice.opponents.own_level import PlayedWell
from bgdesk.rules.player import Player


class MatchWell(NamedTuple):
    """How well a match was played that was begun at ``moment``, which is ISO 8601."""

    moment: str
    well: PlayedWell


def played_well(
    matches: Iterable[ListedMatch], names: Collection[str], decided: Mapping[str, MatchWell]
) -> tuple[PlayedWell, ...]:
    """The judged matches of a player, the oldest first: ``decided`` by their ids, and what is not among them.

    Of ``matches`` these are those against the computer here under one of ``names``, which are folded.
    """
    found = {
        match.id: MatchWell(match.at, one)
        for match in matches
        if _is_own(match, names)
        for one in _played_well(match)
    }
    ordered = sorted((found | dict(decided)).values(), key=lambda one: one.moment)
    return tuple(one.well for one in ordered)


def _is_own(match: ListedMatch, names: Collection[str]) -> bool:
    if match.kind != PLAYED or match.binned or match.person is None or not _is_judged(match.game):
        return False
    seat = match.white if match.person is Player.WHITE else match.black
    return folded(seat) in names


def _is_judged(games: str) -> bool:
    """Whether performance ratings in these games can be compared."""
    return set(games_of(games)) <= JUDGED


def _played_well(match: ListedMatch) -> Iterator[PlayedWell]:
    assert match.person
    pr, decisions = match.pr.of(match.person), match.decisions.of(match.person)
    if pr is not None and decisions:
        yield PlayedWell(pr, decisions)


def results(matches: Iterable[MatchSummary], names: Collection[str]) -> tuple[LadderResult, ...]:
    """Matches under one of the folded ``names`` against computers that somebody won, in the order given."""
    return tuple(one for match in matches for one in _result(match, names))


def _result(match: MatchSummary, names: Collection[str]) -> Iterator[LadderResult]:
    header = match.header
    if header is None or match.winner is None or match.status is MatchStatus.UNFINISHED:
        return
    for player in Player:
        own, other = header.seats.of(player), header.seats.of(player.opponent)
        is_mine = own.kind is SeatKind.HUMAN and folded(own.name) in names
        if is_mine and other.kind is SeatKind.BOT and other.level and _is_judged(header.options.game_id):
            yield LadderResult(other.level, match.winner is player)
