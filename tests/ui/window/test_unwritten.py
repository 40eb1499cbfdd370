"""Another program holds the library: the board waits with a sign, the window goes on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtTest import QTest

from bgdesk.app import patient_writing
from bgdesk.app.actions.actions import ActionId
from bgdesk.app.table.match_opener import NewMatch
from bgdesk.app.table.table import Happened
from bgdesk.match.options import match_options
from bgdesk.match.setup.setup import cleared, new_setup
from bgdesk.match.setup.setup_codec import setup_from_text
from bgdesk.match.state import Phase
from bgdesk.rules.player import Player
from bgdesk.ui.board.geometry import Fixture
from bgdesk.ui.board.view import Spot
from bgdesk.ui.dialogs.match_dialogs import give_up
from bgdesk.ui.play.derive_board import spot_of
from tests.held_library import LoopWatch, held, rows_on_disk
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import PEOPLE, PlayerAtWindow

HELD_MS = 450
"""Longer than nobody is told."""
MOST_MS = 1500
"""So long the window may stand still where others are busy, too; by itself it is less than a twentieth."""
SIGN = "is using your library"


@pytest.fixture
def player(open_desk: OpenDesk) -> PlayerAtWindow:
    player = open_desk()
    player.start(options=3)
    player.wait_for_turn()
    return player


@pytest.fixture
def loop(player: PlayerAtWindow) -> Iterator[LoopWatch]:
    """The window never stands still as long as it waited for a lock before."""
    watch = LoopWatch()
    QTest.qWait(50)
    watch.begin()
    yield watch
    assert watch.longest_ms < MOST_MS


def notice(player: PlayerAtWindow) -> str:
    return player.window.notices.text


def on_disk(player: PlayerAtWindow, table: str) -> int:
    """How many rows ``table`` has about the match on the board."""
    match_id = player.table.record.header.id
    found = rows_on_disk(player.desk.library.path, f"SELECT 1 FROM {table} WHERE match_id = ?", match_id)
    return len(found)


def a_source(player: PlayerAtWindow) -> Spot:
    """A place with a checker that may be moved."""
    legal = player.entry.legal
    return spot_of(legal.player, max(player.entry.sources()), legal.ruleset.relation)


def enter_play(player: PlayerAtWindow) -> None:
    """Have a whole play on the board, not yet confirmed."""
    player.desk.controller.play_editor.edit(lambda entry: entry.enter(entry.legal.plays[0]))


def confirm(player: PlayerAtWindow) -> None:
    """Click the dice, which ends the turn."""
    player.wait(lambda: not player.board.board_scene.is_moving)
    player.click(Fixture.DICE)


def test_a_click_is_kept_and_shown_once_it_is_on_disk(player: PlayerAtWindow, loop: LoopWatch) -> None:
    place = a_source(player)
    with held(player.desk.library.path):
        player.click(place)
        QTest.qWait(HELD_MS)
        assert not player.entry.played
        assert on_disk(player, "draft") == 0
        assert SIGN in notice(player)
        player.click(place)  # impatience plays no second checker
    player.wait(lambda: player.entry.played)
    assert len(player.entry.played) == on_disk(player, "draft") == 1
    player.wait(lambda: SIGN not in notice(player))
    player.wait(lambda: not player.board.board_scene.is_moving)
    player.click(a_source(player))
    assert len(player.entry.played) == 2


def test_an_event_is_on_disk_before_it_is_shown_and_the_match_goes_on(
    player: PlayerAtWindow, loop: LoopWatch
) -> None:
    counts: list[bool] = []

    def compare(_: Happened) -> None:
        counts.append(on_disk(player, "entry") == len(player.table.record.entries))

    player.desk.controller.happened.connect(compare)
    enter_play(player)
    before = player.table
    with held(player.desk.library.path):
        confirm(player)
        QTest.qWait(HELD_MS)
        player.click(Fixture.DICE)
        assert player.table == before
        assert counts == []
    player.wait(lambda: counts)
    player.wait_for_turn()
    assert all(counts)
    assert len(player.table.record.entries) == len(before.record.entries) + len(counts)
    assert player.state.turn is not before.state.turn


def test_what_waited_too_long_is_told_once_and_tried_again(
    player: PlayerAtWindow, loop: LoopWatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patient_writing, "LONGEST_MS", 100)
    enter_play(player)
    with held(player.desk.library.path):
        confirm(player)
        player.wait(lambda: "Another program holds the library" in notice(player))
        assert player.state.phase is Phase.TO_PLAY
        assert len(player.entry.played) == 2
    before = player.state.turn
    confirm(player)
    player.wait(lambda: player.state.turn is not before)


def test_the_window_closes_when_all_is_saved(player: PlayerAtWindow, loop: LoopWatch) -> None:
    with held(player.desk.library.path):
        player.click(a_source(player))
        player.window.close()
        assert player.window.isVisible()
        assert "closes as soon as all is saved" in notice(player)
        QTest.qWait(50)
        assert player.window.isVisible()
    player.wait(lambda: not player.window.isVisible())
    assert len(rows_on_disk(player.desk.library.path, "SELECT 1 FROM draft")) == 1


def test_the_window_stays_where_something_could_not_be_saved(
    player: PlayerAtWindow, loop: LoopWatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patient_writing, "LONGEST_MS", 100)
    with held(player.desk.library.path):
        player.click(a_source(player))
        player.window.close()
        player.wait(lambda: "Another program holds the library" in notice(player))
        assert player.window.isVisible()


def test_another_match_begins_behind_what_waits(player: PlayerAtWindow, loop: LoopWatch) -> None:
    first, opener = player.table.record.header.id, player.desk.match_opener
    before = player.table.record.entries
    enter_play(player)
    with held(player.desk.library.path):
        confirm(player)
        for _ in range(2):  # the second one is not begun
            player.window.actions_by_id[ActionId.REMATCH].trigger()
            opener.start(NewMatch(match_options(1), PEOPLE))
        player.click(Fixture.DICE)
        assert player.table.record.header.id == first
    player.wait(lambda: player.table.record.header.id != first)
    assert len(rows_on_disk(player.desk.library.path, "SELECT id FROM match")) == 2
    opener.resume(first)
    assert player.table.record.header.id == first
    assert player.table.record.entries[:-1] == before
    assert notice(player) == ""


def test_nothing_happens_in_a_match_that_another_is_to_replace(
    player: PlayerAtWindow, loop: LoopWatch
) -> None:
    first = player.table
    with held(player.desk.library.path):
        player.do(ActionId.REMATCH)
        player.click(a_source(player))
        QTest.qWait(50)
        assert player.table == first
    player.wait(lambda: player.table.record.header.id != first.record.header.id)
    player.wait_for_turn()
    player.wait(lambda: notice(player) == "")
    player.click(a_source(player))
    player.wait(lambda: player.entry.played)


def test_giving_up_is_not_lost(player: PlayerAtWindow, loop: LoopWatch) -> None:
    with held(player.desk.library.path):
        player.click(a_source(player))
        give_up(player.desk.controller, Player.WHITE)
        assert player.state.phase is Phase.TO_PLAY
    player.wait(lambda: player.state.phase is Phase.OVER)


def test_whatever_else_is_written_waits_too(player: PlayerAtWindow, loop: LoopWatch) -> None:
    library, match_id = player.desk.library, player.table.record.header.id
    wiring = player.desk.wiring
    wiring.begin(None)
    player.desk.match_opener.close()
    assert wiring.review_wiring
    assert wiring.laboratory
    lab = wiring.laboratory.lab
    player.do(ActionId.MATCHES)
    matches = wiring.review_wiring.matches
    QTest.qWait(50)
    loop.begin()
    with held(library.path):
        matches._name(match_id, "Final")
        matches._put_tags((match_id,), ("club",), ())
        lab.change(cleared(new_setup()))
        lab.change(new_setup())
        player.wait(lambda: SIGN in notice(player))
        assert rows_on_disk(library.path, "SELECT title FROM listed WHERE id = ?", match_id) == [("",)]
    player.wait(lambda: not player.desk.controller.writing.is_waiting)
    (listed,) = library.catalogue.some((match_id,))
    assert (listed.title, listed.tags) == ("Final", ("club",))
    assert lab.setup == new_setup()
    draft = library.bench.draft()
    assert draft
    assert setup_from_text(draft) == new_setup()
