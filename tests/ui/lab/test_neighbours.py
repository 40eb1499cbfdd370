"""Positions of the library that are like the one set up, and the way from them into their matches."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bgdesk.analysis.questions import Kind
from bgdesk.app.lab.reading import read_setup
from bgdesk.match.setup.conversion import state_of_setup
from bgdesk.match.setup.setup import TableSetup
from bgdesk.rules.player import Player
from bgdesk.ui.lab.neighbours_panel import NeighboursPanel, wanted_near
from tests.folders import FILES
from tests.ui.conftest import OpenDesk
from tests.ui.lab.test_laboratory import laboratory, turn_to
from tests.ui.reviewed import KEY, begun, opened


def test_cubes_are_near_to_cubes_and_plays_to_plays() -> None:
    for xgid, kinds, dice in (
        ("XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:3:0:10", (Kind.PLAY,), (31,)),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:-1:D:0:0:3:0:10", None, ()),
    ):
        setup = read_setup(xgid)
        assert isinstance(setup, TableSetup)
        state = state_of_setup(setup)
        assert state
        wanted = wanted_near(state, state.dice)
        assert wanted
        assert wanted.near
        actor = Player.BLACK if state.dice else Player.WHITE
        assert wanted.near.own == state.position.of(actor)
        assert (Kind.TAKE in wanted.kinds) if kinds is None else wanted.kinds == kinds
        assert wanted.dice == dice


def test_a_neighbour_opens_the_review_at_its_place(open_desk: OpenDesk) -> None:
    player = begun(open_desk, FILES / "matches" / "mat" / "gnubg_charlot_7p.mat")
    opened(player)
    record = player.table.record
    player.window.history.show(2)
    player.key(KEY.Key_E)
    page = laboratory(player).page
    assert not page.panels.findChildren(NeighboursPanel), "it is made when somebody turns to it"
    turn_to(page, "Similar")
    (panel,) = page.panels.findChildren(NeighboursPanel)
    player.wait(lambda: panel.model.decisions)
    assert panel.model.decisions[0].distance == 0
    kept = len(panel.model.decisions)
    panel.same_roll.click()
    player.wait(lambda: 0 < len(panel.model.decisions) < kept)
    assert {one.dice for one in panel.model.decisions} == {panel.model.decisions[0].dice}
    assert "charlot" in panel.detail.text()
    event = panel.model.decisions[0].ref.event
    player.window.history.show(0)
    QTest.keyClick(panel.table, Qt.Key.Key_Return)
    player.wait(lambda: player.window.front.is_table and player.window.history.at == event)
    assert player.table.record is record
