"""The fingerprint of the dice is on the screen before the first roll, and what is said of it is true."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from bgdesk.match.dice.fair_dice import FAIR, SEEDED
from bgdesk.match.dice.promise import is_promise_due, was_promise_shown
from bgdesk.match.events import PromiseShown
from bgdesk.match.record import Seat
from bgdesk.match.state import Pair, Phase
from bgdesk.rules.player import Player
from bgdesk.ui.play.dice_promise import DicePromise
from bgdesk.ui.result.result_dialog import ResultDialog
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import BOT, LEFT, PEOPLE, PlayerAtWindow


def texts(dialog: ResultDialog) -> str:
    return " ".join(each.text() for each in dialog.findChildren(QLabel) if each.isVisible())


def promise(player: PlayerAtWindow) -> DicePromise:
    return player.window.page.dice_promise


def shown(player: PlayerAtWindow) -> str:
    return promise(player).line.text().replace(" ", "")


@pytest.mark.parametrize("seats", [PEOPLE, Pair(BOT, BOT)])
def test_it_is_shown_before_the_first_roll(open_desk: OpenDesk, seats: Pair[Seat]) -> None:
    player = open_desk()
    promise(player).seen_ms = 50
    player.start(seats, dice=FAIR)
    player.wait(promise(player).line.isVisible)
    assert (player.table.record.header.dice.commitment or "?") in shown(player)
    assert not player.table.record.entries
    player.wait(lambda: player.table.record.ledger.fresh)
    assert was_promise_shown(player.table.record)


def test_a_rematch_shows_its_own_which_was_fixed_before(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.start(dice=FAIR)
    player.wait_for_turn()
    first = player.table.record.header
    player.desk.controller.abandon(player.state.to_act)  # type: ignore[arg-type]
    player.wait(lambda: player.state.phase is Phase.OVER)
    assert not promise(player).line.isVisible()
    result = player.wait_for_dialog(ResultDialog)
    QTest.mouseClick(result.more.toggle, LEFT)
    assert "A rematch is sealed already" in texts(result)
    assert "fingerprint was shown before the first roll" in texts(result)
    QTest.mouseClick(result.rematch, LEFT)
    player.wait(lambda: was_promise_shown(player.table.record))
    second = player.table.record.header
    assert second.dice.commitment == first.dice.secret
    assert (second.dice.commitment or "?") in shown(player)


def test_a_copy_makes_a_promise_too(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.start(dice=SEEDED)
    player.wait_for_turn()
    assert not shown(player)
    record = player.table.record
    player.desk.match_opener.play_copy(record, len(record.events))
    assert is_promise_due(player.table.record)
    player.wait(lambda: was_promise_shown(player.table.record))
    assert (player.table.record.header.dice.commitment or "?") in shown(player)


def test_what_nobody_saw_is_not_written_down(open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bgdesk.ui.play.dice_promise.MOST_MS", 10)
    player = open_desk()
    monkeypatch.setattr(promise(player).line, "setVisible", lambda _: None)
    player.start(dice=FAIR)
    player.wait(lambda: player.table.record.ledger.fresh)
    assert PromiseShown() not in player.table.record.entries


def test_another_match_while_it_is_shown(open_desk: OpenDesk) -> None:
    player = open_desk()
    promise(player).seen_ms = 10_000
    player.start(dice=FAIR)
    player.wait(promise(player).line.isVisible)
    QTest.qWait(20)
    player.start(dice=SEEDED)
    player.wait(lambda: player.table.record.ledger.fresh)
    assert PromiseShown() not in player.table.record.entries


def test_a_match_given_up_while_it_is_shown(open_desk: OpenDesk) -> None:
    player = open_desk()
    promise(player).seen_ms = 300
    player.start(dice=FAIR)
    player.wait(promise(player).line.isVisible)
    QTest.qWait(20)
    troubles: list[str] = []
    player.desk.controller.save_failed.connect(troubles.append)
    player.desk.controller.abandon(Player.WHITE)
    player.wait_for_dialog(ResultDialog)
    QTest.qWait(400)
    assert not troubles
    assert PromiseShown() not in player.table.record.entries
