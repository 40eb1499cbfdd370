"""Which engine answers, and that real bots play whole games by the rules."""

from __future__ import annotations

import sys
from dataclasses import replace
from random import Random

import pytest

from bgdesk.engine import selection
from bgdesk.engine.levels import LEVELS
from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.protocol import CannotJudge, Engine
from bgdesk.engine.requests import BotRequest
from bgdesk.engine.sage.availability import SETTING, probe
from bgdesk.match import flow
from bgdesk.match.events import Event, GameStarted, OpeningRolled, Rolled
from bgdesk.match.options import UNLIMITED, MatchOptions, match_options
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.variants import RULESETS
from tests.match.driving import PLAIN_MONEY, new_game, on_roll
from tests.rules.boards import board

BACKGAMMON = RULESETS["backgammon"]

needs_sage = pytest.mark.skipif(not probe().is_available, reason="bgsage cannot run here")

CLOSED_OUT = board("bar:1 1:2 2:2 3:2 4:2 5:2 6:2 8:2", "bar:1 24:2 23:2 22:2 21:2 20:2 19:2 17:2")
"""Both players are on the bar against six points, of which only a position set up by hand can come."""


@pytest.fixture
def plain_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SETTING, "plain")


@needs_sage
def test_the_strong_engine_plays_what_it_understands() -> None:
    answer = selection.decide(BotRequest(new_game(PLAIN_MONEY), "advanced"))
    assert not answer.is_plain
    assert "bgsage" in selection.engine_for("advanced", BACKGAMMON).name


def test_the_plain_player_plays_the_rest() -> None:
    """Hypergammon is solved, but not under house rules."""
    state = new_game(replace(PLAIN_MONEY, variant="hypergammon", no_hit_and_run=True))
    assert selection.decide(BotRequest(state, "advanced")).is_plain
    assert not selection.knows(state.ruleset)


@pytest.mark.usefixtures("plain_only")
def test_the_plain_player_plays_everything_where_the_strong_engine_is_off() -> None:
    answer = selection.decide(BotRequest(new_game(PLAIN_MONEY), "strongest"))
    assert answer.is_plain
    assert flow.refusal(new_game(PLAIN_MONEY), answer.action) is None  # type: ignore[arg-type]  # a play
    assert "plain" in selection.engine_for("strongest", BACKGAMMON).name


@needs_sage
def test_the_plain_player_helps_out_in_a_single_position() -> None:
    state = replace(on_roll(PLAIN_MONEY), position=CLOSED_OUT)
    assert selection.decide(BotRequest(state, "advanced")).is_plain


def test_whatever_a_mind_cannot_judge_the_plain_player_is_asked_too() -> None:
    asked: list[Engine] = []

    def ask(engine: Engine) -> str:
        asked.append(engine)
        raise CannotJudge(Obstacle.GAME_OVER)

    with pytest.raises(CannotJudge, match="over"):
        selection.with_stand_in("advanced", RULESETS["plakoto"], ask)
    assert asked == [selection.engine_for("advanced", RULESETS["plakoto"]), selection.plain_engine()]
    assert selection.with_stand_in("advanced", RULESETS["plakoto"], lambda engine: engine) is asked[0]


def test_an_engine_that_does_not_load_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selection, "knows", lambda ruleset: True)
    monkeypatch.setitem(sys.modules, "bgdesk.engine.sage.player", None)
    selection._strong.cache_clear()
    assert selection.decide(BotRequest(new_game(PLAIN_MONEY), "advanced")).is_plain
    with pytest.raises(CannotJudge, match="does not load"):
        selection.engine_for("advanced", BACKGAMMON)


def played_out(options: MatchOptions, level: str, seed: int, most: int = 100_000) -> list[Event]:
    """What two bots of ``level`` do with the dice of ``seed``; every decision passes the rules."""
    random, state, entries = Random(seed), flow.start(options), list[Event]()
    while state.phase is not Phase.OVER and len(entries) < most:
        entry = _next(state, level, seed + len(entries), random)
        state = flow.advance(state, entry)
        entries.append(entry)
    return entries


def _next(state: MatchState, level: str, seed: int, random: Random) -> Event:
    first, second = random.randint(1, 6), random.randint(1, 6)
    if state.phase is Phase.BEFORE_GAME:
        return GameStarted(state.game_number + 1)
    if state.phase is Phase.OPENING:
        return OpeningRolled(first, second)
    action = selection.decide(BotRequest(state, level, seed, thinking_ms=0)).action
    assert state.turn
    return action or Rolled(state.turn, Dice(first, second))


WILD = replace(PLAIN_MONEY, games=2, jacoby=True, max_chain=UNLIMITED, automatic_doubles=UNLIMITED)


@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_by_the_rules(level: str) -> None:
    assert len(played_out(WILD, level, seed=5, most=24)) == 24
    assert len(played_out(match_options(1), level, seed=6, most=12)) == 12


@pytest.mark.parametrize("options", [match_options(3), match_options(26), WILD])
def test_matches_of_every_kind_come_to_an_end(options: MatchOptions) -> None:
    assert played_out(options, "casual", seed=11)


@pytest.mark.parametrize("variant", RULESETS)
def test_every_game_comes_to_an_end(variant: str) -> None:
    assert played_out(replace(WILD, variant=variant, games=1), "beginner", seed=3)


@pytest.mark.usefixtures("plain_only")
@pytest.mark.parametrize("variant", RULESETS)
def test_the_plain_player_alone_plays_by_the_rules_to_the_end(variant: str) -> None:
    assert played_out(replace(WILD, variant=variant, games=1), "strongest", seed=4)


@pytest.mark.parametrize("level", ["beginner", "master"])
def test_the_same_seeds_give_the_same_game(level: str) -> None:
    first, second = (played_out(match_options(1), level, seed=8) for _ in range(2))
    assert first == second
    assert played_out(match_options(1), level, seed=9) != first
