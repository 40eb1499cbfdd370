"""Practice from any position: after a mistake, and from a position that was pasted."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.table.match_opener import CopyDice
from bgdesk.formats.registry import write_study
from bgdesk.match.events import OpeningRolled, Rolled
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord, SeatKind
from bgdesk.match.state import Phase
from bgdesk.match.study import Study
from bgdesk.rules.player import Player
from bgdesk.ui.dialogs.play_on_dialog import FRIEND, PlayOnDialog
from tests.match.autoplay import whole_match
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import LEFT, PEOPLE, PlayerAtWindow
from tests.ui.reviewed import XGID, begun, opened

KEY = Qt.Key


def asked(player: PlayerAtWindow) -> PlayOnDialog:
    player.do(ActionId.PLAY_ON)
    return player.wait_for_dialog(PlayOnDialog)


def choose(dialog: PlayOnDialog, level: str, side: Player, dice: CopyDice = CopyDice.NEW) -> None:
    dialog.opponent.setCurrentIndex(dialog.opponent.findData(level))
    QTest.mouseClick(dialog.side.button(side.value), LEFT)
    dialog.dice.setCurrentIndex(dialog.dice.findData(dice))
    QTest.mouseClick(dialog.play, LEFT)


def looked_at(open_desk: OpenDesk, folder: Path, record: MatchRecord) -> PlayerAtWindow:
    path = folder / "final.json"
    write_study(Study(record), path)
    return opened(begun(open_desk, path))


def between_people() -> MatchRecord:
    record = whole_match(match_options(3), seed=4)
    return MatchRecord(replace(record.header, seats=PEOPLE), record.entries)


def a_play(record: MatchRecord) -> int:
    """The state in which somebody has dice to play, some turns into the match."""
    return [n for n, state in enumerate(record.states) if state.phase is Phase.TO_PLAY][5]


@pytest.mark.parametrize("is_own_side", [True, False])
def test_after_a_mistake_the_same_roll_is_played_better(
    open_desk: OpenDesk, tmp_path: Path, is_own_side: bool
) -> None:
    record = between_people()
    player, keep = looked_at(open_desk, tmp_path, record), a_play(record)
    player.window.history.show(keep)
    before = record.states[keep]
    assert before.to_act
    dialog = asked(player)
    assert dialog.player is before.to_act, "whoever made the mistake"
    assert not dialog.take_back.isVisible()
    side = before.to_act if is_own_side else before.to_act.opponent
    choose(dialog, "casual", side)
    player.wait(lambda: not player.table.is_review)
    seats = player.table.record.header.seats
    assert (seats.of(side).kind, seats.of(side.opponent).level) == (SeatKind.HUMAN, "casual")
    assert player.table.record.states[-1 if is_own_side else keep].dice == before.dice
    assert player.table.record.header.options == record.header.options
    assert player.table.record.is_practice
    player.wait_for_turn()
    assert player.state.to_act is side


@pytest.mark.parametrize("side", list(Player))
def test_from_a_pasted_position_with_either_side(open_desk: OpenDesk, side: Player) -> None:
    player = begun(open_desk)
    QGuiApplication.clipboard().setText(XGID)
    player.do(ActionId.PASTE)
    opened(player)
    position = player.state.position
    choose(asked(player), "beginner", side)
    player.wait(lambda: not player.table.is_review)
    record = player.table.record
    assert position in [state.position for state in record.states]
    assert record.header.seats.of(side).kind is SeatKind.HUMAN
    player.wait_for_turn()
    assert player.state.to_act is side


@pytest.mark.parametrize("dice", list(CopyDice))
def test_where_the_next_rolls_come_from(open_desk: OpenDesk, tmp_path: Path, dice: CopyDice) -> None:
    record = whole_match(match_options(3), seed=4)
    player, keep = looked_at(open_desk, tmp_path, record), a_play(record)
    player.window.history.show(keep)
    choose(asked(player), FRIEND, Player.WHITE, dice)
    player.wait(lambda: not player.table.is_review)
    stored = player.table.record.header.dice
    rolls = [event.dice for event in record.events if isinstance(event, OpeningRolled | Rolled)]
    before = [event.dice for event in record.events[:keep] if isinstance(event, OpeningRolled | Rolled)]
    assert list(stored.rolls) == (rolls if dice is CopyDice.SAME else before)
    assert (stored.commitment is None) is (dice is CopyDice.TYPED), "what is rolled after them is fair"
    assert len(rolls) > len(before) > 0
