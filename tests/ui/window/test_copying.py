"""Positions on the clipboard: from the board and back, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

from bgdesk.app.actions.actions import ActionId
from bgdesk.match.events import Played
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.state import Phase
from bgdesk.match.state_ids import IdKind, state_id
from bgdesk.rules.notation.position_string import from_position_string
from bgdesk.ui.dialogs.play_on_dialog import PlayOnDialog
from bgdesk.ui.matches.found_dialog import FoundDialog
from tests.ui.conftest import OpenDesk
from tests.ui.keyed_plays import type_play
from tests.ui.player_at_window import CTRL, SHIFT, PlayerAtWindow, played_to, popups_offscreen
from tests.ui.reviewed import KEY, XGID, begun, dropped, dropped_paths, opened, parts, told

PLAKOTO = "bgd1:plakoto:w:24x9,20x2,18,15p,10x2:24x10,18,14,10x2,8"
ACEY = "bgd1:acey_deucey:b:inx3,bar,20,18x2,13x3,8x2,6x2:inx6,24,22,14x2,11x2,4"
DUTCH = "bgd1:dutch:w:inx12,bar,24,23,open:inx15"
AS_KEYS = {
    ActionId.COPY_POSITION: (KEY.Key_C, CTRL),
    ActionId.COPY_XGID: (KEY.Key_X, CTRL | SHIFT),
    ActionId.COPY_GNUBG_ID: (KEY.Key_G, CTRL | SHIFT),
    ActionId.COPY_OWN_TEXT: (KEY.Key_C, CTRL | SHIFT),
}


@pytest.fixture(autouse=True)
def empty_clipboard() -> Iterator[None]:
    QGuiApplication.clipboard().clear()
    yield
    QGuiApplication.clipboard().clear()


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def paste(player: PlayerAtWindow, text: str) -> PlayerAtWindow:
    """Press Ctrl+V with ``text`` on the clipboard, and wait for a match on the board."""
    QGuiApplication.clipboard().setText(text)
    before = parts(player).review.shelved
    player.key(KEY.Key_V, CTRL)
    player.wait(lambda: parts(player).review.shelved not in (None, before))
    return player


def at_a_play(open_desk: OpenDesk, options: MatchOptions) -> PlayerAtWindow:
    """The window some turns into a match between people."""
    player = begun(open_desk)
    player.sit_at(
        played_to(
            lambda state: state.phase is Phase.TO_PLAY and state.turns_completed.black > 2, options=options
        )
    )
    player.wait_for_turn()
    return player


def copied(player: PlayerAtWindow, action: ActionId) -> tuple[str, str]:
    """What the key of ``action`` puts on the clipboard, and what the window says of it."""
    key, modifiers = AS_KEYS[action]
    player.key(key, modifiers)
    return clipboard(), told(player)


@pytest.mark.parametrize("text", [PLAKOTO, ACEY, DUTCH], ids=["plakoto", "acey_deucey", "dutch"])
def test_a_position_of_another_game_is_pasted_and_given_out_again(open_desk: OpenDesk, text: str) -> None:
    player = paste(begun(open_desk), text)
    placed = from_position_string(text)
    assert player.table.is_review
    assert (player.state.position, player.state.turn) == (placed.position, placed.on_roll)
    QGuiApplication.clipboard().clear()
    assert copied(player, ActionId.COPY_POSITION) == (
        text,
        "Position copied as bgdesk's own text: the checkers and who is on roll.",
    )


@popups_offscreen
@pytest.mark.parametrize("text", [PLAKOTO, ACEY, DUTCH, XGID], ids=["plakoto", "acey", "dutch", "with dice"])
def test_it_can_be_played_on_from_a_pasted_position(
    open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    monkeypatch.setattr("bgdesk.app.table.match_opener.secrets.randbelow", lambda most: 6)
    player = paste(begun(open_desk), text)
    before = player.state
    player.press_button(ActionId.PLAY_ON)
    player.wait_for_dialog(PlayOnDialog)
    player.key(KEY.Key_Return)
    player.wait(lambda: not player.table.is_review)
    assert (player.state.position, player.state.turn) == (before.position, before.turn)
    if before.dice is None:
        player.key(KEY.Key_R)
    player.wait_for_turn()
    steps = player.entry.legal.plays[0].steps
    type_play(player, steps)
    player.key(KEY.Key_F)
    player.wait(lambda: isinstance(player.table.record.events[-1], Played))
    assert player.state.position != before.position


def test_the_copy_says_all_in_backgammon(open_desk: OpenDesk) -> None:
    player = at_a_play(open_desk, match_options(5))
    for action, kind in (
        (ActionId.COPY_POSITION, IdKind.XGID),
        (ActionId.COPY_GNUBG_ID, IdKind.GNUBG),
        (ActionId.COPY_OWN_TEXT, IdKind.OWN),
        (ActionId.COPY_XGID, IdKind.XGID),
    ):
        text, words = copied(player, action)
        assert text == state_id(player.state, kind)
        assert "copied as" in words
    assert "XGID" in player.window.notices.text
    dice = player.state.dice
    assert dice
    assert f":{dice.first}{dice.second}:" in clipboard()


def test_what_stands_on_the_board_is_copied_not_what_comes_after(open_desk: OpenDesk) -> None:
    player = at_a_play(open_desk, MatchOptions("fevga", length=3).locked())
    player.window.history.show(3)
    text, _ = copied(player, ActionId.COPY_POSITION)
    assert from_position_string(text).position == player.table.record.states[3].position
    assert from_position_string(text).position != player.state.position


def test_other_programs_have_no_id_for_other_games(open_desk: OpenDesk) -> None:
    player = at_a_play(open_desk, MatchOptions("plakoto", length=3).locked())
    actions = player.window.actions_by_id
    assert actions[ActionId.COPY_POSITION].isEnabled()
    assert actions[ActionId.COPY_OWN_TEXT].isEnabled()
    for action in (ActionId.COPY_XGID, ActionId.COPY_GNUBG_ID):
        assert not actions[action].isEnabled()
        player.key(*AS_KEYS[action])
        assert clipboard() == ""


def test_without_a_game_there_is_nothing_to_copy(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    for action, keys in AS_KEYS.items():
        assert not player.window.actions_by_id[action].isEnabled()
        player.key(*keys)
    assert clipboard() == ""


@pytest.mark.parametrize("game", ["hypergammon", "tapa", "moultezim", "russian", "acey_deucey_navy"])
def test_the_copy_of_any_game_is_pasted_as_the_same_position(open_desk: OpenDesk, game: str) -> None:
    player = at_a_play(open_desk, replace(match_options(3), variant=game).locked())
    position, turn = player.state.position, player.state.mover
    player.key(*AS_KEYS[ActionId.COPY_OWN_TEXT])
    opened(paste(player, clipboard()))
    assert (player.state.ruleset.id, player.state.position, player.state.turn) == (game, position, turn)


def test_a_file_with_a_position_is_opened_at_the_start(open_desk: OpenDesk, tmp_path: Path) -> None:
    file = tmp_path / "p.txt"
    file.write_text(f"{DUTCH}\n", encoding="utf-8")
    assert opened(begun(open_desk, file)).state.position.white_extra.lock_open


def test_files_and_texts_with_a_position_can_be_dropped(open_desk: OpenDesk, tmp_path: Path) -> None:
    file = tmp_path / "p.txt"
    file.write_text(ACEY, encoding="utf-8")
    player = begun(open_desk)
    dropped_paths(player, file)
    assert opened(player).state.ruleset.id == "acey_deucey"
    text = QMimeData()
    text.setText(PLAKOTO)
    dropped(player, text)
    player.wait(lambda: player.state.ruleset.id == "plakoto")


def test_of_several_positions_one_is_chosen(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    QGuiApplication.clipboard().setText(f"{PLAKOTO}\n{ACEY}")
    player.key(KEY.Key_V, CTRL)
    dialog = player.wait_for_dialog(FoundDialog)
    assert dialog.matches.rows.count() == 2
    player.key(KEY.Key_Down)
    player.key(KEY.Key_Return)
    assert opened(player).state.ruleset.id == "acey_deucey"


def test_a_damaged_text_is_refused_in_one_sentence(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    QGuiApplication.clipboard().setText(PLAKOTO.replace("15p", "15"))
    player.key(KEY.Key_V, CTRL)
    assert told(player) == (
        "Pasted text was not opened. This is not a legal position: "
        "both players have checkers on White's point 15."
    )
    assert player.desk.controller.table is None
