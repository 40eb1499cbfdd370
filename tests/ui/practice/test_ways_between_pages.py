"""From page to page in whatever order: Escape leads one page back each time, and nothing is left behind."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt

from bgdesk.app.actions.actions import ActionId
from bgdesk.practice.trainers.shape import TrainerId
from bgdesk.rules.player import Player
from bgdesk.start.practice_wiring import PracticeWiring
from tests.practice.cards.drawn_cards import drawn
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import PlayerAtWindow

DAY = "2026-03-02"
STEPS, SEED = 24, 5
START, MATCH, CARD, TRAINER = "start", "match", "card", "trainer"
PAGES = {
    "Practice": ActionId.PRACTICE,
    "Trainers": ActionId.TRAINERS,
    "Figures over time": ActionId.FIGURES,
    "Position laboratory": ActionId.LAB,
}


class Walker:
    """Goes from page to page, and knows by which ones."""

    def __init__(self, player: PlayerAtWindow, *, has_match: bool) -> None:
        self.player = player
        self.front = player.window.front
        practice = player.desk.wiring.practice
        assert practice
        self.practice: PracticeWiring = practice
        self.match = player.table.record.header.id if has_match else ""
        self.way = [MATCH if has_match else START]

    @property
    def place(self) -> str:
        """What is in front."""
        desk = self.practice.trainers.page._desk
        if self.front.is_start:
            return START
        if self.front.is_table:
            return CARD if self.player.table.is_drill else MATCH
        return TRAINER if desk.trainer else self.front.other_name

    def turn_to(self, name: str, action: ActionId) -> None:
        """As a key or the menu does; on the page itself that leads back."""
        if not self.player.window.actions_by_id[action].isEnabled():
            return
        if self.way[-1] == TRAINER:
            self.way.pop()
        is_there = self.way[-1] == name
        self.player.do(action)
        if is_there:
            self.back_from_page()
        elif name in self.way:
            del self.way[self.way.index(name) + 1 :]
        else:
            self.way.append(name)

    def turn_to_start(self) -> None:
        if self.way != [START] and self.player.window.actions_by_id[ActionId.START_PAGE].isEnabled():
            self.player.do(ActionId.START_PAGE)
            self.way = [START]

    def begin(self) -> None:
        """Be asked a card, or by a trainer."""
        if self.way[-1] == "Practice":
            self.practice.cards.practising.cram()
            self.way.append(CARD)
        elif self.way[-1] == "Trainers":
            self.practice.trainers.page.begin(TrainerId.PIPS)
            self.way.append(TRAINER)

    def escape(self) -> None:
        if self.way != [MATCH]:
            self.player.key(Qt.Key.Key_Escape)
            self.back_from_page()

    def back_from_page(self) -> None:
        if len(self.way) > 1:
            self.way.pop()
        else:
            self.way = [MATCH if self.way == [START] and self.match else START]

    def step(self, random: Random) -> None:
        """Anything."""
        choice = random.random()
        if self.way[-1] in ("Practice", "Trainers") and choice < 0.6:
            self.begin()
        elif self.way[-1] == CARD and choice < 0.4:
            self.practice.cards.desk.give_up()
        elif choice < 0.75:
            self.turn_to(*random.choice(list(PAGES.items())))
        elif choice < 0.93:
            self.escape()
        else:
            self.turn_to_start()

    def check(self) -> None:
        """What is in front is what was come to, and nothing is left of what was left."""
        assert self.place == self.way[-1]
        table, cards = self.player.desk.controller.table, self.practice.cards.desk
        has_card = CARD in self.way
        assert (cards.step is not None, bool(cards._taking._held)) == (has_card, has_card)
        assert (table is not None and table.is_drill) == has_card
        assert not self.player.board.view.message
        assert not self.practice.trainers.page.drill.board.view.message
        assert (self.practice.trainers.page._desk.trainer is not None) == (self.way[-1] == TRAINER)
        if table is None:
            assert self.player.board.bottom is Player.WHITE
        if self.way == [MATCH]:
            assert self.player.table.record.header.id == self.match


@pytest.mark.parametrize("has_match", [False, True], ids=["from the start page", "from a match"])
def test_escape_leads_one_page_back_from_wherever_one_went(open_desk: OpenDesk, *, has_match: bool) -> None:
    player = open_desk()
    player.desk.library.cards.add(drawn(), DAY)
    player.desk.begin(None)
    if has_match:
        player.start()
    walker, random = Walker(player, has_match=has_match), Random(SEED)
    was_beside_card = False
    for _ in range(STEPS):
        walker.step(random)
        walker.check()
        was_beside_card |= CARD in walker.way[:-1]
    assert was_beside_card
    for _ in range(len(walker.way) - 1):
        walker.escape()
        walker.check()
    assert walker.place in (START, MATCH)
