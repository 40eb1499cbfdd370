"""What is heard while a match is played."""

from __future__ import annotations

from random import Random

import pytest

from bgdesk.app.settings import table
from bgdesk.app.sounds import Sound
from bgdesk.match.events import Doubled, Played, Rolled
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.position import OFF
from bgdesk.ui.play.derive_board import spot_of
from tests.random_play import random_event
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import PlayerAtWindow, played_to


@pytest.fixture
def player(open_desk: OpenDesk) -> PlayerAtWindow:
    """Somebody who decides everything himself."""
    return open_desk({table.FORCED_PLAYS.key: False, table.AUTO_ROLL.key: False})


@pytest.fixture
def heard(player: PlayerAtWindow, monkeypatch: pytest.MonkeyPatch) -> list[Sound]:
    """Every sound, in order."""
    sounds: list[Sound] = []
    monkeypatch.setattr("bgdesk.app.sounds.Sounds.play", lambda _self, sound: sounds.append(sound))
    return sounds


def expected(before: MatchState, after: MatchState, event: object) -> Sound | None:
    """The sound of an event that nobody saw coming."""
    if len(after.results) > len(before.results):
        return Sound.WIN
    if isinstance(event, Rolled):
        return Sound.DICE
    if isinstance(event, Doubled):
        return Sound.CUBE
    if isinstance(event, Played) and event.steps:
        other = event.player.opponent
        if after.position.of(other)[25] > before.position.of(other)[25]:
            return Sound.HIT
        is_off = after.position.of(event.player)[OFF] > before.position.of(event.player)[OFF]
        return Sound.BEAR_OFF if is_off else Sound.CHECKER
    return None


def test_every_event_has_its_sound(player: PlayerAtWindow, heard: list[Sound]) -> None:
    player.sit_at(played_to(lambda state: state.phase is Phase.TO_ROLL, options=1))
    random, controller = Random(2), player.desk.controller
    while player.state.phase is not Phase.OVER:
        before, event = player.state, random_event(player.table.record, random, eagerness=0.0)
        heard.clear()
        if isinstance(event, Rolled):
            controller.roll()
            event = player.table.record.events[-1]
        else:
            controller.answer(event)
        sound = expected(before, player.state, event)
        assert heard == ([sound] if sound else [])


def test_steps_made_by_hand_are_heard_once(player: PlayerAtWindow, heard: list[Sound]) -> None:
    player.start()
    player.wait_for_turn()
    heard.clear()
    colour = player.entry.legal.player
    while player.entry.can_continue:
        player.click(spot_of(colour, max(player.entry.sources())))
    assert heard == [Sound.CHECKER, Sound.CHECKER]
    player.desk.controller.play_editor.edit(lambda entry: entry.undo())
    player.click(spot_of(colour, max(player.entry.sources())))
    heard.clear()
    player.desk.controller.play_editor.confirm()
    assert heard == []
