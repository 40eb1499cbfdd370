"""Which matches are rated, and by how much."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.app.table.ratings import is_rated, new_ratings, rating_key
from bgdesk.engine.levels import DEFAULT_LEVEL
from bgdesk.library.journal import RatingKey
from bgdesk.match.dice.fair_dice import FAIR, SEEDED, SHARED
from bgdesk.match.events import Abandoned, Entry, GameStarted, OpeningRolled, TakenBack
from bgdesk.match.options import match_options
from bgdesk.match.rating import Rating
from bgdesk.match.record import DiceRecord, MatchHeader, MatchRecord, Seat, SeatKind
from bgdesk.match.state import Pair
from tests.app.tables import AGAINST_BOT, BLACK, PEOPLE

BOTS = Pair(Seat("One", SeatKind.BOT, "casual"), Seat("Two", SeatKind.BOT, "expert"))
BEGUN: tuple[Entry, ...] = (GameStarted(1), OpeningRolled(3, 1, 0))
WON: tuple[Entry, ...] = (*BEGUN, Abandoned(BLACK))
FAIR_MATCH = MatchHeader(
    "m", "2026-01-01T00:00:00.000+00:00", match_options(5), AGAINST_BOT, DiceRecord(FAIR)
)


def new_player(_key: RatingKey) -> Rating:
    return Rating()


def test_a_person_against_a_level_is_rated() -> None:
    record = MatchRecord(FAIR_MATCH, WON)
    ratings = new_ratings(record, new_player)
    person, bot = RatingKey("Ann", "backgammon"), RatingKey("bot:casual", "backgammon")
    assert set(ratings) == {person, bot}
    assert {rating.experience for rating in ratings.values()} == {5}


@pytest.mark.parametrize(("length", "gain"), [(1, 10.0), (5, 22.36), (9, 30.0)])
def test_equal_newcomers_exchange_what_fibs_gives(length: int, gain: float) -> None:
    """4 K sqrt(n) P with K = 5 for a newcomer and P = 1/2 between equals (C.5)."""
    header = replace(FAIR_MATCH, options=match_options(length))
    ratings = new_ratings(MatchRecord(header, WON), new_player)
    winner, loser = (rating_key(AGAINST_BOT.of(player), "backgammon") for player in (BLACK.opponent, BLACK))
    assert ratings[winner].rating - 1500 == pytest.approx(gain, abs=0.005)
    assert ratings[winner].rating + ratings[loser].rating == pytest.approx(3000)


@pytest.mark.parametrize(
    ("header", "entries"),
    [
        (FAIR_MATCH, BEGUN),
        (FAIR_MATCH, (*BEGUN, TakenBack(1, True), OpeningRolled(3, 1, 0), Abandoned(BLACK))),
        (replace(FAIR_MATCH, dice=DiceRecord(SEEDED, seed=1)), WON),
        (replace(FAIR_MATCH, dice=DiceRecord("manual")), WON),
        (
            replace(FAIR_MATCH, options=match_options(0)),
            (GameStarted(1), OpeningRolled(3, 1, 0), Abandoned(BLACK)),
        ),
        (replace(FAIR_MATCH, seats=BOTS), WON),
        (replace(FAIR_MATCH, seats=Pair(Seat("Ann"), Seat("Ann"))), WON),
    ],
    ids=["unfinished", "practice", "seeded", "typed", "money", "two bots", "one person"],
)
def test_everything_else_is_not_rated(header: MatchHeader, entries: tuple[Entry, ...]) -> None:
    record = MatchRecord(header, entries)
    assert not is_rated(record)
    assert new_ratings(record, new_player) == {}


def test_two_people_are_rated_by_name() -> None:
    ratings = new_ratings(MatchRecord(replace(FAIR_MATCH, seats=PEOPLE), WON), new_player)
    assert {key.profile for key in ratings} == {"Ann", "Ben"}


def test_somebody_elsewhere_is_rated_as_nobody_of_this_computer() -> None:
    seats = Pair(Seat("Ann"), Seat("Ann", SeatKind.REMOTE))
    both = DiceRecord(SHARED, anchors=("0" * 64, "1" * 64))
    ratings = new_ratings(MatchRecord(replace(FAIR_MATCH, seats=seats, dice=both), WON), new_player)
    assert {key.profile for key in ratings} == {"Ann", "elsewhere:Ann"}


def test_a_bot_of_an_unknown_level_is_rated_as_the_one_that_plays_for_it() -> None:
    keys = {rating_key(Seat("Bot", SeatKind.BOT, level), "tapa") for level in (None, "later", DEFAULT_LEVEL)}
    assert keys == {RatingKey(f"bot:{DEFAULT_LEVEL}", "tapa")}
