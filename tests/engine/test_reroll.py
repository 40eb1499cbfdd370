"""Whether to roll again: decided in one place for bots and for hints."""

from __future__ import annotations

import pytest

from bgdesk.engine.network.player import NetworkEngine
from bgdesk.engine.plain.player import PlainEngine
from bgdesk.engine.protocol import Engine, RankedPlay, situation_of
from bgdesk.engine.reroll import Reroll, weigh_reroll
from bgdesk.match import flow
from bgdesk.match.evaluation import Equity, Unit
from bgdesk.match.events import GameStarted, OpeningRolled
from bgdesk.match.options import MatchOptions
from bgdesk.match.state import MatchState
from tests.engine.scripted import ScriptedEngine
from tests.match.driving import WHITE, after


def opened_with(high: int, low: int) -> MatchState:
    return after(flow.start(MatchOptions("russian", 3)), GameStarted(1), OpeningRolled(high, low))


def best_of(engine: Engine, state: MatchState) -> RankedPlay:
    assert state.stage
    return engine.rank_plays(situation_of(state), state.stage)[0]


def weighed(engine: Engine, state: MatchState) -> Reroll:
    return weigh_reroll(engine, situation_of(state), best_of(engine, state))


@pytest.mark.parametrize(("win", "is_better"), [(0.6, True), (0.5, False), (0.4, False)])
def test_what_is_better_is_told_by_the_chances(win: float, is_better: bool) -> None:
    """The equities of the plays, all of them far above what rolling is worth, have another unit."""
    engine = ScriptedEngine(equities=lambda _index: 9.0, win=win, win_after_play=0.5)
    reroll = weighed(engine, opened_with(2, 1))
    assert reroll.is_better is is_better
    assert reroll.worth == Equity(win - (1 - win), WHITE, Unit.MONEY)


def test_dice_whose_worth_is_not_known_are_played() -> None:
    reroll = weighed(ScriptedEngine(win=0.9, win_after_play=None), opened_with(2, 1))
    assert not reroll.is_better


@pytest.mark.parametrize("engine", [PlainEngine(), NetworkEngine()])
def test_as_equal_dice_bring_a_second_turn_even_a_good_roll_is_rolled_again(engine: Engine) -> None:
    """The dice of an opening roll are never equal."""
    assert weighed(engine, opened_with(6, 5)).is_better
