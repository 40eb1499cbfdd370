"""An evening of sixteen through the window, from New tournament to the champion, with keys alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pytest
from PySide6.QtCore import QObject, Qt

from bgdesk.app.tournament.tournament_desk import TournamentDesk, draw_now
from bgdesk.engine.requests import BotAnswer, BotRequest
from bgdesk.engine.worker import OPERATIONS
from bgdesk.match import flow
from bgdesk.match.events import ResignationOffered
from bgdesk.match.state import Phase
from bgdesk.match.tournament.places import champion
from bgdesk.start import window as startup
from bgdesk.ui.result.result_dialog import ResultDialog
from bgdesk.ui.tournament import tournaments_page
from bgdesk.ui.tournament.tournaments_page import TournamentsPage
from tests.app.fakes import FakeEngineService
from tests.app.tournament.test_tournament_desk import FakeSimulator
from tests.ui.conftest import OpenDesk
from tests.ui.keyed_plays import type_play
from tests.ui.player_at_window import CTRL, SHIFT, PlayerAtWindow, popups_offscreen

KEY = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier


class PoliteEngine(FakeEngineService):
    """Computers at the table that give up as soon as the other player has made a move."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(_answer, parent=parent)


def _answer(operation: str, argument: object) -> object:
    if operation == "decide":
        assert isinstance(argument, BotRequest)
        state = argument.state
        player = state.to_act
        assert player
        levels = flow.resignation_levels(state, player)
        if levels and state.turns_completed.of(player.opponent):
            return BotAnswer(ResignationOffered(player, max(levels)))
    return OPERATIONS[operation](argument)


@dataclass
class Evening:
    """Somebody who plays a tournament with keys alone; ``games`` are those played at the board."""

    open_desk: OpenDesk
    player: PlayerAtWindow
    games: int = 0

    @property
    def page(self) -> TournamentsPage:
        found = self.player.desk.wiring.tournaments
        assert found
        return found.page

    def come(self) -> None:
        """To the tournaments, whose computers play at once."""
        player = self.player
        found, desk = player.desk.wiring.tournaments, player.desk
        assert found
        found._new_desk = lambda: TournamentDesk(
            desk.library, desk.controller.writing, FakeSimulator, desk.window
        )
        player.window.activateWindow()
        player.wait(player.window.isActiveWindow)
        player.key(KEY.Key_M, CTRL | SHIFT)
        player.wait(lambda: found.is_seen)

    def draw(self) -> None:
        """The evening as it is offered."""
        player = self.player
        player.key(KEY.Key_Space)
        player.type("Club night")
        player.key(KEY.Key_D, ALT)
        player.wait(self.page.one.begin.hasFocus)
        player.key(KEY.Key_Space)
        player.wait(lambda: self.page._desk.tournament)

    def rest(self) -> None:
        """Until the computers have played what they can."""
        desk = self.page._desk
        self.player.wait(lambda: desk.tournament and not desk.simulation.is_running)

    @property
    def is_over(self) -> bool:
        tournament = self.page._desk.tournament
        return tournament is not None and tournament.is_closed

    def sit_down(self) -> None:
        """The own match, from the bracket."""
        player, one = self.player, self.page.one
        self.rest()
        view = one._view
        assert view
        assert view.own_slot
        player.wait(lambda: player.window.focusWidget() is one.bracket)
        player.key(KEY.Key_L, ALT)
        controller = player.desk.controller
        player.wait(lambda: controller.table and controller.table.goes_on and player.window.front.is_table)

    def play_game(self) -> None:
        """One game, until its result is shown."""
        player, count = self.player, len(self.player.state.results)
        for _ in range(60):
            player.wait_for_turn()
            if len(player.state.results) > count:
                player.wait_for_dialog(ResultDialog)
                self.games += 1
                return
            self._decide()
        raise AssertionError("no end in sight")

    def _decide(self) -> None:
        player = self.player
        if player.state.phase is Phase.TO_ROLL:
            player.key(KEY.Key_R)
        elif player.state.phase is Phase.TO_PLAY:
            type_play(player, player.entry.legal.plays[0].steps)
            player.key(KEY.Key_Space)
        elif player.state.phase is Phase.RESIGNATION_OFFERED:
            player.key(KEY.Key_Y)
        else:
            player.key(KEY.Key_Return)

    def next_game(self) -> None:
        self.player.key(KEY.Key_Return)
        self.player.wait(lambda: not self.player.dialog)

    def play_match(self) -> None:
        """To its end, and back to the bracket."""
        player = self.player
        while True:
            self.play_game()
            if player.state.phase is Phase.OVER:
                break
            self.next_game()
        player.key(KEY.Key_T, ALT)
        player.wait(lambda: not player.dialog and not player.window.front.is_table)

    def restart(self) -> None:
        """Close the program in the middle of a match, and come back to it."""
        self.player.key(KEY.Key_Escape)
        self.player.wait(lambda: not self.player.dialog)
        self.player.window.close()
        self.player.desk.close()
        self.player = self.open_desk()
        self.player.desk.begin(None)
        self.player.wait(self.player.desk.wiring.home_wiring.page.lead.primary.hasFocus)
        self.come()
        player, page = self.player, self.page
        player.wait(page.overview.list.hasFocus)
        player.key(KEY.Key_Return)
        player.wait(lambda: page._desk.tournament and page.one.isVisible())


@pytest.fixture
def evening(open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch) -> Evening:
    monkeypatch.setattr(startup, "EngineService", PoliteEngine)
    monkeypatch.setattr(tournaments_page, "draw_now", partial(draw_now, seed=5))
    player = open_desk()
    player.desk.begin(None)
    return Evening(open_desk, player)


@popups_offscreen
def test_from_the_draw_to_the_champion_with_a_restart_in_between(evening: Evening) -> None:
    evening.come()
    evening.draw()
    evening.sit_down()
    evening.play_match()
    evening.sit_down()
    evening.play_game()
    before = evening.player.table.record
    evening.restart()
    evening.sit_down()
    assert evening.player.table.record.header.id == before.header.id
    assert evening.player.table.record.events[: len(before.events)] == before.events
    evening.play_match()
    while not evening.is_over:
        evening.sit_down()
        evening.play_match()
    tournament = evening.page._desk.tournament
    assert tournament
    assert tournament.entrants[champion(tournament) or ""].name == "You"
    assert [slot.plan.length for slot in tournament.slots if slot.winner == champion(tournament)] == [
        7,
        7,
        7,
        9,
    ]
    assert len({slot.match_id for slot in tournament.slots}) == 15, "every match was played, and none twice"
    assert all(len(links) == 1 for links in tournament.links.values())
    assert evening.page.one.status.text() == "You won the tournament."
    assert evening.games >= 9
