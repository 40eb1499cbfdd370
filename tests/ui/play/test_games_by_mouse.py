"""A whole game of every ruleset and a match in which the games change, White with the mouse alone."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtTest import QTest

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.table.play_entry import PlayEntry, RouteChoice
from bgdesk.match.match_types import ROTATIONS
from bgdesk.match.options import match_options
from bgdesk.rules.refusal import Refusal
from bgdesk.rules.variants import RULESETS
from bgdesk.ui.board.geometry import Face, Fixture
from bgdesk.ui.play.derive_board import spot_of
from bgdesk.ui.result.result_dialog import ResultDialog
from tests.ui.brisk_games import WHITE, WhiteAlone, at_table, met_by_white, one_game, peculiarities
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import LEFT, first_button

DRAG_SHARE = 0.2
PLAYED_ELSEWHERE = "backgammon"
GAMES = tuple(key for key, game in RULESETS.items() if game.is_offered and key != PLAYED_ELSEWHERE)
SEED = 4
SEEDS = {
    "plakoto": 1,
    "tapa": 1,
    "gul_bara": 5,
    "acey_deucey_european": 2,
    "acey_deucey_navy": 6,
    "russian": 5,
}
"""Of the dice, where a game with those of `SEED` is long or lacks what is peculiar to it."""


class OneHand(WhiteAlone):
    """Every gesture has to do what it promises."""

    def next_game(self, dialog: ResultDialog) -> None:
        QTest.mouseClick(first_button(dialog), LEFT)

    def roll(self) -> None:
        self._player.click(Fixture.DICE)

    def roll_again(self) -> None:
        self._player.press_button(ActionId.ROLL)

    def name(self, face: int) -> None:
        self._player.click(Face(face))

    def play(self) -> None:
        while self._player.entry.can_continue:
            self._move(self._player.entry)
        self._player.click(Fixture.DICE)

    def _move(self, entry: PlayEntry) -> None:
        relation = entry.legal.ruleset.relation
        blameless = {step.source for step in entry.legal.next_steps(entry.played) if not step.is_hit}
        source = self._random.choice(sorted(blameless or entry.sources()))
        target = self._random.choice(sorted(entry.targets(source)))
        wanted: PlayEntry | RouteChoice | Refusal = entry.click(source)
        dropped = entry.drop(source, target)
        if self._random.random() < DRAG_SHARE and isinstance(dropped, PlayEntry):
            wanted = dropped
            self._player.drag(spot_of(WHITE, source, relation), spot_of(WHITE, target, relation))
        else:
            self._player.click(spot_of(WHITE, source, relation))
        assert self._player.entry == wanted


@pytest.mark.parametrize("variant", GAMES)
def test_a_game_of_each_ruleset(open_desk: OpenDesk, variant: str) -> None:
    player = at_table(open_desk, one_game(variant), SEEDS.get(variant, SEED))
    OneHand(player).play_match()
    ruleset = RULESETS[variant]
    assert len(player.state.results) == 1
    assert player.board.view.cube is None
    assert player.board.view.relation is ruleset.relation
    assert peculiarities(ruleset) <= met_by_white(player.table.record)


def test_a_match_in_which_the_games_change(open_desk: OpenDesk) -> None:
    tavli = ROTATIONS["tavli"]
    options = replace(match_options(min(tavli.targets)), variant=tavli.games[0], rotation=tavli.games)
    player = at_table(open_desk, options, SEED)
    OneHand(player).play_match()
    states = player.table.record.states
    starts = [(state, then) for state, then in pairwise(states) if then.game_number > state.game_number]
    assert [then.ruleset.id for _, then in starts] == list(tavli.games)
    assert all(then.turn is state.results[-1].winner for state, then in starts[1:])
    assert player.board.view.relation is RULESETS[tavli.games[-1]].relation
