"""A game of every ruleset that is not backgammon, White with the mouse alone."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bgdesk.app import settings_table as table
from bgdesk.app.actions import ActionId
from bgdesk.app.automation import AutomationWishes
from bgdesk.app.play_entry import Choice, PlayEntry
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.state import Phase
from bgdesk.rules.player import Player
from bgdesk.rules.plays import Play
from bgdesk.rules.refusal import Refusal
from bgdesk.rules.variants import RULESETS
from bgdesk.ui.board.geometry import Face, Fixture
from bgdesk.ui.board.view import Spot, reserve_spot
from bgdesk.ui.derive_board import spot_of
from bgdesk.ui.dialogs.result_dialog import ResultDialog
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import PlayerAtWindow

DRAG_SHARE = 0.2
WHITE = Player.WHITE
GAMES = (
    "plakoto",
    "fevga",
    "gul_bara",
    "acey_deucey",
    "acey_deucey_european",
    "acey_deucey_navy",
    "dutch",
    "russian",
)
"""The others meet the window with nothing new."""


class OneHand:
    """Plays White with the mouse, where every gesture has to do what it promises; Black plays at once.

    Both leave blots alone where they can, which makes games short.
    """

    def __init__(self, player: PlayerAtWindow, seed: int = 3) -> None:
        self._player = player
        self._random = Random(seed)
        self.used: set[Spot] = set()

    def play_game(self) -> None:
        """Until the result is shown."""
        player = self._player
        for _ in range(3000):
            player.wait_for_turn()
            if isinstance(player.dialog, ResultDialog):
                return
            if player.state.to_act is WHITE:
                self._decide()
            else:
                self._decide_for_black()
        raise AssertionError("no end in sight")

    def _decide(self) -> None:
        player = self._player
        match player.state.phase:
            case Phase.TO_ROLL:
                player.click(Fixture.DICE)
            case Phase.TO_NAME:
                player.click(Face(self._random.randint(1, 6)))
            case Phase.TO_PLAY if player.state.may_rethrow:
                player.press_button(ActionId.ROLL)
            case Phase.TO_PLAY:
                self._play()
            case phase:
                raise AssertionError(phase)

    def _decide_for_black(self) -> None:
        controller, state = self._player.desk.controller, self._player.state
        match state.phase:
            case Phase.TO_ROLL:
                controller.roll()
            case Phase.TO_NAME:
                controller.name_double(self._random.randint(1, 6))
            case _:
                plays = sorted(self._player.entry.legal.plays, key=hits_in)
                play = self._random.choice([play for play in plays if hits_in(play) == hits_in(plays[0])])
                controller.edit(lambda entry: entry.enter(play))
                controller.confirm()

    def _play(self) -> None:
        player = self._player
        while player.entry.can_continue:
            self._move(player.entry)
        player.click(Fixture.DICE)

    def _move(self, entry: PlayEntry) -> None:
        quiet = {step.source for step in entry.legal.next_steps(entry.played) if not step.is_hit}
        source = self._random.choice(sorted(quiet or entry.sources()))
        wanted: PlayEntry | Choice | Refusal = entry.click(source)
        spot = spot_of(WHITE, source, entry.legal.ruleset.relation)
        self.used.add(spot)
        target = self._random.choice(sorted(entry.targets(source)))
        dropped = entry.drop(source, target)
        if self._random.random() < DRAG_SHARE and isinstance(dropped, PlayEntry):
            wanted = dropped
            self._player.drag(spot, spot_of(WHITE, target, entry.legal.ruleset.relation))
        else:
            self._player.click(spot)
        assert self._player.entry == wanted


def hits_in(play: Play) -> int:
    """How often ``play`` hits."""
    return sum(step.is_hit for step in play.steps)


def one_game(variant: str) -> MatchOptions:
    """A single game of ``variant``."""
    return replace(match_options(1), variant=variant)


def at_table(open_desk: OpenDesk, options: MatchOptions, seed: int = 4) -> PlayerAtWindow:
    """Two people at a small window."""
    player = open_desk({table.HINTS.key: False, table.FORCED_PLAYS.key: False})
    player.wishes = AutomationWishes(forced_plays=False)
    player.window.resize(900, 600)
    player.start(options=options, seed=seed)
    return player


@pytest.mark.parametrize("variant", GAMES)
def test_a_game_of_each_ruleset(open_desk: OpenDesk, variant: str) -> None:
    player = at_table(open_desk, one_game(variant))
    hand = OneHand(player)
    hand.play_game()
    state, ruleset = player.state, RULESETS[variant]
    assert len(state.results) == 1
    assert player.board.view.cube is None
    assert player.board.view.relation is ruleset.relation
    assert (reserve_spot(WHITE) in hand.used) is bool(ruleset.reserve)
