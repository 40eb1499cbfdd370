"""Typing a play, or the rest of one that was begun on the board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication

from bgdesk.app.actions.actions import ActionId
from bgdesk.match import flow
from bgdesk.match.options import MatchOptions
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.legal.plays import Step
from bgdesk.rules.notation.plays import format_steps
from bgdesk.rules.position import OFF
from bgdesk.ui.play.derive_board import spot_of
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import RIGHT, PlayerAtWindow, played_to, popups_offscreen

KEY = Qt.Key
PLAKOTO = MatchOptions("plakoto", 3)


def ways_on(state: MatchState) -> list[tuple[Step, Step, Step]]:
    """A step with the lower die, and two with the higher one: by the same checker, and by another."""
    if state.phase is not Phase.TO_PLAY or not state.dice or state.dice.is_double:
        return []
    legal = flow.legal(state)
    return [
        (first, same, other)
        for first in legal.next_steps(())
        if first.die == legal.numbers.low
        for same in legal.next_steps((first,))
        if same.source == first.target and same.target != OFF
        for other in legal.next_steps((first,))
        if other.source not in (first.source, first.target) and other in legal.next_steps(())
        if legal.position.of(legal.player)[first.source] == 1
        if legal.position.of(legal.player)[first.target] == 0
        if legal.next_steps((other,)) != (first,)
    ]


@pytest.fixture
def begun(open_desk: OpenDesk) -> tuple[PlayerAtWindow, Step, Step, Step]:
    """A play begun with a click of the lower die, and the two steps that may follow."""
    player = open_desk()
    player.sit_at(played_to(ways_on, options=PLAKOTO))
    player.wait_for_turn()
    first, same, other = ways_on(player.state)[0]
    legal = player.entry.legal
    player.click(spot_of(legal.player, first.source, legal.ruleset.relation), RIGHT)
    assert player.entry.played == (first,)
    return player, first, same, other


Begun = tuple[PlayerAtWindow, Step, Step, Step]


def type_line(player: PlayerAtWindow, text: str) -> None:
    """Open the line and write ``text`` there."""
    player.key(KEY.Key_M)
    player.type(text)


def proposals() -> list[str]:
    """What is proposed below the line."""
    popup = QApplication.activePopupWidget()
    assert isinstance(popup, QAbstractItemView)
    return [popup.model().index(row, 0).data() for row in range(popup.model().rowCount())]


def texts(*steps: Step) -> str:
    """As somebody types them."""
    return format_steps(steps)


@popups_offscreen
def test_what_is_typed_goes_on_from_the_board_as_it_is(begun: Begun) -> None:
    player, first, same, _ = begun
    type_line(player, texts(same))
    player.key(KEY.Key_Return)
    assert player.entry.played == (first, same)
    assert player.board.hasFocus()


@popups_offscreen
def test_a_rest_by_another_checker_keeps_what_was_made(begun: Begun) -> None:
    player, first, _, other = begun
    type_line(player, texts(other))
    player.key(KEY.Key_Return)
    assert player.entry.played == (first, other)


@popups_offscreen
def test_a_whole_play_that_contains_what_was_made_is_taken_too(begun: Begun) -> None:
    player, first, _, other = begun
    type_line(player, texts(other, first))
    player.key(KEY.Key_Return)
    assert player.entry.played == (first, other)


@popups_offscreen
def test_another_play_is_typed_in_the_place_of_a_whole_one(begun: Begun) -> None:
    player, first, same, other = begun
    type_line(player, texts(same))
    player.key(KEY.Key_Return)
    assert player.entry.is_complete
    type_line(player, texts(first, other))
    player.key(KEY.Key_Return)
    assert set(player.entry.played) == {first, other}


@popups_offscreen
def test_only_what_fits_is_proposed_and_refusals_are_about_the_board_as_shown(begun: Begun) -> None:
    player, first, same, _ = begun
    field = player.window.page.move_field
    type_line(player, str(same.source))
    shown = proposals()
    assert texts(same) in shown
    assert all(text.startswith(str(same.source)) for text in shown)
    player.key(KEY.Key_Escape)
    field.line.clear()
    player.type(texts(first))
    player.key(KEY.Key_Return)
    assert field.problem.text() == f"You have no checker on the {first.source}-point."
    assert player.entry.played == (first,)


@popups_offscreen
def test_enter_takes_what_was_typed_and_no_proposal(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.sit_at(played_to(ways_on, options=PLAKOTO))
    player.wait_for_turn()
    _, _, other = ways_on(player.state)[0]
    field = player.window.page.move_field
    type_line(player, texts(other))
    assert proposals()
    player.key(KEY.Key_Return)
    assert field.line.text() == texts(other)
    left = min(player.entry.dice.faces)
    assert field.problem.text() == f"The {left} can still be played."
    player.key(KEY.Key_Return)
    assert field.line.text() == texts(other)
    assert player.entry.played == ()


@popups_offscreen
def test_a_proposal_is_chosen_with_the_arrows(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.sit_at(played_to(ways_on, options=PLAKOTO))
    player.wait_for_turn()
    _, _, other = ways_on(player.state)[0]
    type_line(player, texts(other))
    player.key(KEY.Key_Down)
    chosen = player.window.page.move_field.line.text()
    assert chosen.startswith(str(other.source))
    player.key(KEY.Key_Return)
    assert player.entry.is_complete
    assert player.entry.played


@popups_offscreen
def test_a_checker_in_reserve_is_not_on_the_bar(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.sit_at(played_to(lambda state: state.may_reroll, options=MatchOptions("russian", 3)))
    player.wait_for_turn()
    player.do(ActionId.ENTER_MOVE)
    player.type("bar/20")
    player.key(KEY.Key_Return)
    problem = player.window.page.move_field.problem.text()
    assert problem == "You have no checker on the bar; those in reserve are written in/20."
