"""A whole match without the mouse."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt

from bgdesk.app.settings import table
from bgdesk.match import flow
from bgdesk.match.dice.fair_dice import SEEDED
from bgdesk.match.events import Doubled, Played, Taken
from bgdesk.match.state import Phase
from bgdesk.rules.player import Player
from bgdesk.ui.new_match.new_match_dialog import NewMatchDialog
from bgdesk.ui.result.result_dialog import ResultDialog
from tests.ui.conftest import OpenDesk
from tests.ui.fixed_seal import FixedSeal
from tests.ui.keyed_plays import type_play, walk_play
from tests.ui.player_at_window import CTRL, PlayerAtWindow, popups_offscreen

KEY = Qt.Key
WISHES = {
    table.LAST_LENGTH.key: 3,
    table.LAST_LEVEL.key: "expert",
    table.LAST_SEED.key: 4,
    table.DICE_KIND.key: SEEDED,
}


class Keyboard:
    """Plays White with keys alone."""

    def __init__(self, player: PlayerAtWindow) -> None:
        self._player = player
        self._random = Random(3)
        self.typed = self.walked = 0

    def begin(self) -> None:
        """Ask for a match and start it."""
        self._player.key(KEY.Key_N, CTRL)
        self._player.wait_for_dialog(NewMatchDialog)
        self._player.key(KEY.Key_Return)
        self._player.wait(lambda: not self._player.dialog)

    def play_match(self) -> None:
        """Until the match is over and its result is shown."""
        player = self._player
        for _ in range(2000):
            player.wait_for_turn()
            if isinstance(player.dialog, ResultDialog) and player.state.phase is Phase.OVER:
                return
            self._decide()
        raise AssertionError("no end in sight")

    def _decide(self) -> None:
        player = self._player
        if isinstance(player.dialog, ResultDialog):
            player.key(KEY.Key_Return)
        elif player.state.phase is Phase.TO_ROLL:
            self._roll_or_double()
        elif player.state.phase is Phase.TO_PLAY:
            self._play()
        elif player.state.phase is Phase.CUBE_OFFERED:
            player.key(KEY.Key_T)
        elif player.state.phase is Phase.RESIGNATION_OFFERED:
            player.key(KEY.Key_Y)

    def _roll_or_double(self) -> None:
        player = self._player
        may_double = flow.may_double(player.state, Player.WHITE) is None
        doubles = may_double and player.state.turns_completed.white > 3
        player.key(KEY.Key_D if doubles else KEY.Key_R)

    def _play(self) -> None:
        player = self._player
        steps = self._random.choice(player.entry.legal.plays).steps
        if self._random.random() < 0.45:
            type_play(player, steps)
            self.typed += 1
        else:
            walk_play(player, steps)
            self.walked += 1
        assert player.entry.is_complete
        player.key(KEY.Key_Space)


@popups_offscreen
def test_a_whole_match_and_a_rematch_without_the_mouse(
    open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The bot's mistakes depend on the id: with a fixed one the match is the same every time.
    monkeypatch.setattr("bgdesk.ui.window.program_dialogs.new_seal", FixedSeal)
    player = open_desk(WISHES)
    keyboard = Keyboard(player)
    keyboard.begin()
    keyboard.play_match()
    record = player.table.record
    assert record.state.phase is Phase.OVER
    assert keyboard.typed > 5
    assert keyboard.walked > 5
    kinds = {type(event) for event in record.events}
    assert {Doubled, Taken, Played} <= kinds
    rematch = player.wait_for_dialog(ResultDialog).rematch
    for _ in range(9):
        if not rematch.hasFocus():
            player.key(KEY.Key_Tab)
    player.key(KEY.Key_Return)
    player.wait(lambda: player.table.record.header.id != record.header.id and player.table.record.events)
    assert player.table.record.header.seats == record.header.seats
