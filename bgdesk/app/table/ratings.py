"""Which matches are rated, and what they change."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bgdesk.engine.levels import level_of
from bgdesk.library.journal import RatingKey
from bgdesk.match.dice.fair_dice import FAIR, SHARED
from bgdesk.match.rating import Rating, rated
from bgdesk.match.record import MatchRecord, Seat, SeatKind
from bgdesk.match.state import Phase

BOT_PROFILE, REMOTE_PROFILE = "bot:", "elsewhere:"


@dataclass(frozen=True, slots=True)
class RatingChange:
    """A rating before a match and after it."""

    before: Rating
    after: Rating


def rating_key(seat: Seat, game_id: str) -> RatingKey:
    """Under which name a seat is rated in matches of ``game_id``: people by name, bots by how they play.

    Whoever plays at another computer is nobody of this one, whatever they are called.
    """
    profile = f"{BOT_PROFILE}{level_of(seat.level).id}" if seat.kind is SeatKind.BOT else seat.name
    if seat.kind is SeatKind.REMOTE:
        profile = f"{REMOTE_PROFILE}{seat.name}"
    return RatingKey(profile, game_id)


def is_rated(record: MatchRecord) -> bool:
    """Finished matches that `could_be_rated`."""
    state = record.state
    return state.phase is Phase.OVER and state.winner is not None and could_be_rated(record)


def could_be_rated(record: MatchRecord) -> bool:
    """Matches with fair dice or those of both, nothing taken back, no hint and a person; money never."""
    header = record.header
    has_person = SeatKind.HUMAN in (header.seats.white.kind, header.seats.black.kind)
    return (
        not header.options.is_money
        and not record.is_practice
        and header.dice.kind in (FAIR, SHARED)
        and has_person
        and _bots_play_at_their_level(record)
        and _keys_differ(record)
    )


def new_ratings(record: MatchRecord, rating: Callable[[RatingKey], Rating]) -> dict[RatingKey, Rating]:
    """Both ratings after ``record``; empty when it is not rated."""
    winner = record.state.winner
    if not is_rated(record) or winner is None:
        return {}
    header = record.header
    seats = (header.seats.of(winner), header.seats.of(winner.opponent))
    keys = [rating_key(seat, header.options.game_id) for seat in seats]
    changed = rated(rating(keys[0]), rating(keys[1]), header.options.length)
    return dict(zip(keys, changed, strict=True))


def _bots_play_at_their_level(record: MatchRecord) -> bool:
    """Not where the plain player stands in for a level."""
    from bgdesk.engine.selection import knows

    seats = record.header.seats
    has_bot = SeatKind.BOT in (seats.white.kind, seats.black.kind)
    return not has_bot or all(knows(ruleset) for ruleset in record.header.options.rulesets)


def _keys_differ(record: MatchRecord) -> bool:
    seats, game = record.header.seats, record.header.options.game_id
    return rating_key(seats.white, game) != rating_key(seats.black, game)
