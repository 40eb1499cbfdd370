"""From remembered choices to a match."""

from __future__ import annotations

import pytest

from bgdesk.app.settings import table
from bgdesk.app.settings.setting import Value
from bgdesk.app.table.new_match import CHOICES, Names, Values, locked_rules, new_match, options_of
from bgdesk.match.options import MONEY, UNLIMITED, FlagFall, match_options
from bgdesk.match.record import Seat, SeatKind
from bgdesk.rules.variants import NextStarter, TripleRegion

NAMES = Names("Me", "Guest", {"expert": "Expert", "casual": "Casual"})


def values(**changes: Value) -> Values:
    """The defaults with some keys changed, ``__`` for the dot."""
    return {setting.key: setting.default for setting in CHOICES} | {
        key.replace("__", "."): value for key, value in changes.items()
    }


def test_defaults_are_the_usual_match() -> None:
    wanted = new_match(values(last_match__level="expert"), NAMES)
    assert wanted.options == match_options(7)
    assert wanted.seats.white == Seat("Me")
    assert wanted.seats.black == Seat("Expert", SeatKind.BOT, "expert")
    assert (wanted.dice_kind, wanted.words, wanted.seed) == ("fair", "", None)


def test_defaults_for_money_are_the_usual_session() -> None:
    assert new_match(values(last_match__length=MONEY), NAMES).options == match_options(MONEY)


@pytest.mark.parametrize(
    ("colour", "coin", "mine"),
    [
        ("white", False, "white"),
        ("black", True, "black"),
        ("random", True, "white"),
        ("random", False, "black"),
    ],
)
def test_colour(colour: str, coin: bool, mine: str) -> None:
    seats = new_match(values(last_match__colour=colour), NAMES, coin=coin).seats
    assert getattr(seats, mine).name == "Me"


def test_two_people() -> None:
    seats = new_match(values(last_match__opponent="friend"), NAMES).seats
    assert {seats.white.kind, seats.black.kind} == {SeatKind.HUMAN}
    assert seats.black.name == "Guest"


def test_two_computers_of_one_level_can_be_told_apart() -> None:
    chosen = values(
        last_match__opponent="bots", last_match__level="expert", last_match__second_level="expert"
    )
    seats = new_match(chosen, NAMES).seats
    assert (seats.white.name, seats.black.name) == ("Expert", "Expert 2")
    assert seats.black.level == "expert"


def test_words_and_seed_only_with_their_dice() -> None:
    both: dict[str, Value] = {"last_match__seed": 42}
    fair = new_match(values(**both), NAMES, words="abc")
    seeded = new_match(values(play__dice="seeded", **both), NAMES, words="abc")
    typed = new_match(values(play__dice="manual", **both), NAMES, words="abc")
    assert (fair.words, fair.seed) == ("abc", None)
    assert (seeded.words, seeded.seed) == ("", 42)
    assert (typed.words, typed.seed, typed.dice_kind) == ("", None, "manual")


def test_every_rule_arrives() -> None:
    options = new_match(
        values(
            last_match__length=MONEY,
            last_match__games=3,
            last_match__variant="nackgammon",
            rules__jacoby_auto_counts=True,
            rules__max_chain=UNLIMITED,
            rules__automatic_doubles=2,
            rules__quad_for_bar=True,
            rules__five_on_a_point=True,
            rules__free_die_use=True,
            rules__no_hit_and_run=True,
        ),
        NAMES,
    ).options
    assert (options.games, options.variant) == (3, "nackgammon")
    assert options.jacoby_auto_counts
    assert (options.max_chain, options.automatic_doubles) == (UNLIMITED, 2)
    assert options.quad_for_bar
    assert options.five_on_a_point
    assert options.free_die_use
    assert options.no_hit_and_run


def test_clock_reserve_grows_with_the_length() -> None:
    chosen = values(rules__clock=True, last_match__length=5, rules__flag_fall="lose_game")
    clock = options_of(chosen).clock
    assert clock is not None
    assert (clock.reserve_ms, clock.delay_ms, clock.flag_fall) == (600_000, 12_000, FlagFall.LOSE_GAME)


def test_rules_that_contradict_each_other_never_arrive() -> None:
    chosen = values(rules__quad_for_bar=True, rules__triple_region=TripleRegion.BAR_ONLY.value)
    assert options_of(chosen).problem() is None
    assert table.QUAD_FOR_BAR.key in locked_rules(chosen)


def test_locked_rules_of_a_match() -> None:
    locked = locked_rules(values())
    assert {table.JACOBY.key, table.MAX_CHAIN.key, table.JACOBY_AUTO_COUNTS.key} <= locked
    assert not {table.CUBE.key, table.CRAWFORD.key, table.HOLLAND.key, table.AUTOMATIC_DOUBLES.key} & locked


def test_locked_rules_of_a_money_session() -> None:
    locked = locked_rules(values(last_match__length=MONEY))
    assert {table.CRAWFORD.key, table.HOLLAND.key} <= locked
    assert not {table.JACOBY.key, table.MAX_CHAIN.key} & locked


def test_locked_rules_of_one_point() -> None:
    locked = locked_rules(values(last_match__length=1))
    assert {table.CUBE.key, table.CRAWFORD.key, table.HOLLAND.key, table.AUTOMATIC_DOUBLES.key} <= locked


def test_without_crawford_no_holland() -> None:
    assert table.HOLLAND.key in locked_rules(values(rules__crawford=False))


def test_without_a_clock_its_times_are_locked() -> None:
    times = {table.CLOCK_DELAY_S.key, table.CLOCK_RESERVE_S.key, table.FLAG_FALL.key}
    assert times <= locked_rules(values())
    assert not times & locked_rules(values(rules__clock=True))


@pytest.mark.parametrize(
    ("chosen", "variant", "rotation"),
    [
        ("plakoto", "plakoto", ()),
        ("tavli", "portes", ("portes", "plakoto", "fevga")),
        ("tapa+gul_bara", "tapa", ("tapa", "gul_bara")),
        ("chess", "backgammon", ()),
        ("tapa+chess", "backgammon", ()),
        ("+".join(["tapa"] * 13), "backgammon", ()),
    ],
)
def test_games_and_rotations(chosen: str, variant: str, rotation: tuple[str, ...]) -> None:
    options = new_match(values(last_match__variant=chosen), NAMES).options
    assert (options.variant, options.rotation) == (variant, rotation)
    assert options.problem() is None


@pytest.mark.parametrize(
    ("games", "starter"),
    [
        ("tapa+dutch", NextStarter.NEW_OPENING),
        ("tavli", None),
        ("portes+plakoto+fevga", None),
        ("tapa", None),
    ],
)
def test_who_starts_is_agreed_on_where_games_of_ones_own_choice_take_turns(
    games: str, starter: NextStarter | None
) -> None:
    assert new_match(values(last_match__variant=games), NAMES).options.starter is None
    agreed = values(last_match__variant=games, last_match__new_opening=True)
    assert options_of(agreed).starter is starter
    assert new_match(agreed, NAMES).options.starter is starter


def test_rules_of_the_game() -> None:
    wished = values(last_match__variant="gul_bara", last_match__rule_options="narde_extras no_mother_rule x")
    assert options_of(wished).rule_options == ("narde_extras", "no_mother_rule")
    assert new_match(wished, NAMES).options.rule_options == ("narde_extras",)


HOUSE_RULES = {
    table.FIVE_ON_A_POINT.key,
    table.FREE_DIE_USE.key,
    table.NO_HIT_AND_RUN.key,
    table.TRIPLE_REGION.key,
    table.QUAD_FOR_BAR.key,
}


@pytest.mark.parametrize(
    ("variant", "locked"),
    [
        ("backgammon", set()),
        ("portes", {table.TRIPLE_REGION.key, table.QUAD_FOR_BAR.key}),
        ("plakoto", HOUSE_RULES),
        ("tavli", {table.TRIPLE_REGION.key, table.QUAD_FOR_BAR.key}),
        ("acey_deucey", HOUSE_RULES),
    ],
)
def test_house_rules_are_locked_where_they_mean_nothing(variant: str, locked: set[str]) -> None:
    off = locked_rules(values(last_match__variant=variant))
    assert off & HOUSE_RULES == locked
    assert (table.CUBE.key in off) is (variant != "backgammon")


def test_a_limit_that_three_checkers_cannot_reach_is_locked() -> None:
    wished = values(last_match__variant="hypergammon", last_match__five_on_a_point=True)
    assert locked_rules(wished) & HOUSE_RULES == {table.FIVE_ON_A_POINT.key}
    assert not new_match(wished, NAMES).options.five_on_a_point
