"""Opponents that err as people do, and their styles."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bgdesk.engine.bot import Bot
from bgdesk.engine.habits import HABITS
from bgdesk.engine.levels import LEVELS, Level, level_of, own_level_id, styled
from bgdesk.engine.manners import STYLES, CubeManner, ErringManner, manner
from bgdesk.engine.playing_manners import LOOKED_AT, WORST, play_weights
from bgdesk.engine.protocol import situation_of
from bgdesk.engine.requests import BotRequest
from bgdesk.match.events import Doubled, Event, Passed, Raised, Taken
from bgdesk.match.state import MatchState
from bgdesk.rules.dice import Dice
from tests.engine.scripted import ScriptedEngine
from tests.match.driving import BLACK, PLAIN_MONEY, WHITE, after, new_game, on_roll

SURE = CubeManner(0.0, 0.0001)
NO_HABITS = ErringManner(0.05, (0.0,) * len(HABITS), SURE, SURE, SURE)


def weights_of(one: ErringManner, engine: ScriptedEngine) -> list[float]:
    situation = situation_of(new_game(PLAIN_MONEY))
    return play_weights(one, situation, engine.rank_plays(situation, Dice(3, 1)))


def decision(state: MatchState, engine: ScriptedEngine, level: Level, seed: int) -> Event | None:
    return Bot(engine, BotRequest(state, level.id, seed), level).decide()


def test_without_habits_only_the_loss_counts() -> None:
    weights = weights_of(NO_HABITS, ScriptedEngine(equities=lambda index: -0.01 * index))
    assert weights[0] == 1.0
    assert weights[5] == pytest.approx(2.718281828 ** -(0.05 / 0.05))


def test_a_play_that_costs_too_much_is_never_made() -> None:
    eager = replace(NO_HABITS, weights=(50.0,) * len(HABITS))
    weights = weights_of(eager, ScriptedEngine(equities=lambda index: 0.0 if index == 0 else -WORST - 0.01))
    assert [weight > 0 for weight in weights].count(True) == 1
    assert not any(weights_of(NO_HABITS, ScriptedEngine(equities=lambda _: 0.0))[LOOKED_AT:])


def test_a_habit_makes_a_play_likelier() -> None:
    """31 from the start: only the plays that make a point do."""
    makes = replace(NO_HABITS, weights=tuple(2.0 * (name == "makes_home_point") for name in HABITS))
    before, now = (weights_of(one, ScriptedEngine(equities=lambda _: 0.0)) for one in (NO_HABITS, makes))
    likelier = [new for old, new in zip(before, now, strict=True) if new > 0.99]
    assert 0 < len(likelier) < len(now) / 2


def test_weaker_people_see_less_difference() -> None:
    strong, weak = manner(4.0), manner(20.0)
    assert weak.temperature > 2 * strong.temperature
    assert weak.double.bias > strong.double.bias > 0  # people double too late
    between = manner(5.5)
    assert manner(4.44).temperature < between.temperature < manner(7.48).temperature


def test_far_beyond_the_measured_bands_the_noise_is_in_proportion() -> None:
    assert manner(2.0).temperature == pytest.approx(manner(4.0).temperature / 2)
    assert manner(2.0).weights == manner(4.0).weights


def test_a_style_changes_what_it_is_named_after_and_plays_with_less_noise() -> None:
    usual = manner(9.0)
    hits = HABITS.index("hits")
    brawler = manner(9.0, "brawler")
    assert brawler.weights[hits] > usual.weights[hits] + 1
    assert brawler.temperature < usual.temperature
    assert manner(9.0, "timid").double.bias > usual.double.bias > manner(9.0, "steamer").double.bias


def test_the_leaning_of_the_cube_has_bounds() -> None:
    wild, random = CubeManner(0.3, 2.0), Random(1)
    found = [wild.leaning(random) for _ in range(2000)]
    assert min(found) == -1.0
    assert max(found) == 1.0
    calm = [CubeManner(0.2, 0.01).leaning(random) for _ in range(200)]
    assert sum(calm) / len(calm) == pytest.approx(-0.2, abs=0.01)


def test_who_likes_to_take_does_not_raise_what_is_no_beaver() -> None:
    doubled = after(on_roll(replace(PLAIN_MONEY, max_chain=1)), Doubled(WHITE))
    answers = {
        decision(doubled, ScriptedEngine(cube=(0.0, 0.3)), LEVELS["beginner"], seed) for seed in range(80)
    }
    assert Taken(BLACK) in answers
    assert Raised(BLACK) not in answers
    hard = {
        decision(doubled, ScriptedEngine(cube=(0.8, 1.3)), LEVELS["beginner"], seed) for seed in range(80)
    }
    assert hard == {Taken(BLACK), Passed(BLACK)}


@pytest.mark.parametrize("style", STYLES)
def test_a_style_belongs_to_a_level_that_errs(style: str) -> None:
    assert level_of(styled("advanced", style)).style == style
    assert level_of(styled("advanced", style)).id == f"advanced:{style}"
    assert styled("master", style) == "master"
    assert level_of(f"master:{style}") is LEVELS["master"]


def test_an_own_level_lies_between_those_that_were_measured() -> None:
    weaker, own, stronger = LEVELS["advanced"], level_of(own_level_id(8.0)), LEVELS["expert"]
    assert weaker.people > own.people > stronger.people
    assert own.id == "own:8.0"
    for nonsense in ("own:", "own:much", "own:-4", "own:400", "own:nan"):
        assert level_of(nonsense).id == "advanced"
