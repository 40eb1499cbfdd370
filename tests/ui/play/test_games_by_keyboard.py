"""A whole game of each ruleset that gives a turn other stages, White with keys alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from bgdesk.rules.variants import RULESETS
from bgdesk.ui.board.geometry import Face
from bgdesk.ui.result.result_dialog import ResultDialog
from tests.ui.brisk_games import WhiteAlone, at_table, met_by_white, one_game, peculiarities
from tests.ui.conftest import OpenDesk
from tests.ui.keyed_plays import type_play, walk_play
from tests.ui.player_at_window import PlayerAtWindow, popups_offscreen

KEY = Qt.Key
FIGURES = (KEY.Key_1, KEY.Key_2, KEY.Key_3, KEY.Key_4, KEY.Key_5, KEY.Key_6)
TYPED_SHARE = 0.3


class Keys(WhiteAlone):
    """Types some plays and walks the others."""

    def __init__(self, player: PlayerAtWindow) -> None:
        super().__init__(player)
        self.typed = self.walked = 0

    def next_game(self, dialog: ResultDialog) -> None:
        self._player.key(KEY.Key_Return)

    def roll(self) -> None:
        self._player.key(self._random.choice((KEY.Key_R, KEY.Key_Space)))

    def roll_again(self) -> None:
        self._player.key(KEY.Key_R)

    def name(self, face: int) -> None:
        if self._random.random() < 0.5:
            self._player.key(FIGURES[face - 1])
        else:
            self._player.walk_to(Face(face))
            self._player.key(KEY.Key_Return)

    def play(self) -> None:
        steps = self._random.choice(self._player.entry.legal.plays).steps
        if self._random.random() < TYPED_SHARE:
            type_play(self._player, steps)
            self.typed += 1
        else:
            walk_play(self._player, steps)
            self.walked += 1
        assert self._player.entry.is_complete
        self._player.key(KEY.Key_Space)


@popups_offscreen
@pytest.mark.parametrize(
    ("variant", "seed"), [("plakoto", 6), ("gul_bara", 10), ("acey_deucey", 23), ("russian", 20)]
)
def test_a_game_by_keys(open_desk: OpenDesk, variant: str, seed: int) -> None:
    player = at_table(open_desk, one_game(variant), seed)
    keys = Keys(player)
    keys.play_match()
    assert len(player.state.results) == 1
    assert peculiarities(RULESETS[variant]) <= met_by_white(player.table.record)
    assert keys.typed
    assert keys.walked
