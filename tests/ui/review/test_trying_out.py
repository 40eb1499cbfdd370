"""Something else is tried out beside a match that is looked at, and kept with it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.review import analysis_run as analysing
from bgdesk.app.table.play_entry import entry_for
from bgdesk.match.events import Played, Rolled
from bgdesk.match.state import Phase
from bgdesk.ui.play.derive_board import spot_of
from tests.app.analysis_here import PoolHere
from tests.match_files import match_data
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import PlayerAtWindow
from tests.ui.reviewed import KEY, begun, opened, parts


@pytest.fixture(autouse=True)
def quick_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers at once."""
    monkeypatch.setattr(analysing, "AnalysisPool", PoolHere)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.sgf"
    path.write_bytes(match_data("generated/match5_an.sgf"))
    return path


def at_a_play(player: PlayerAtWindow) -> int:
    """Look at a play with something to choose; its event."""
    shelved = parts(player).review.shelved
    assert shelved
    judged = next(one for one in shelved.study.analyses[0].plays if len(one.candidates) > 2)
    player.window.history.show_at_rest(judged.event)
    return judged.event


def buttons(player: PlayerAtWindow, text: str) -> list[QPushButton]:
    section = parts(player).trying_out._section
    return [one for one in section.findChildren(QPushButton) if one.text() == text and one.isVisible()]


def test_a_move_by_hand_begins_a_line_that_is_judged_and_kept(open_desk: OpenDesk, file: Path) -> None:
    player = opened(begun(open_desk, file))
    event = at_a_play(player)
    state = player.table.record.states[event]
    entry = entry_for(state)
    assert entry
    player.click(spot_of(entry.legal.player, min(entry.sources(), key=lambda one: one > 24)))
    assert player.table.is_line
    assert player.entry.played
    player.desk.controller.play_editor.edit(lambda one: one.enter(one.legal.plays[-1]))
    player.do(ActionId.DONE)
    made = player.table.record.events[-1]
    assert isinstance(made, Played)
    assert player.table.record.states[event] == state
    player.wait(lambda: parts(player).line_judge.weighed)
    player.key(KEY.Key_Escape)
    assert player.table.is_review
    assert player.window.history.at == event
    study = parts(player).review.shelved.study  # type: ignore[union-attr]  # a match is looked at
    assert [one.entries for one in study.branches if one.is_own] == [(made,)]
    player.wait(lambda: buttons(player, "Go on"))
    buttons(player, "Go on")[0].click()
    assert player.table.is_line
    assert player.table.record.events[-1] == made
    player.key(KEY.Key_Escape)
    player.wait(lambda: buttons(player, "Remove"))
    buttons(player, "Remove")[0].click()
    study = parts(player).review.shelved.study  # type: ignore[union-attr]  # as above
    assert not any(one.is_own for one in study.branches)


def test_an_analysis_goes_back_to_where_it_was_and_nothing_of_the_line_is_in_it(
    open_desk: OpenDesk, file: Path
) -> None:
    player = opened(begun(open_desk, file))
    at_a_play(player)
    review = parts(player).review
    player.wait(lambda: review.verdicts)
    before, record = review.verdicts, player.table.record
    player.key(KEY.Key_V)
    player.do(ActionId.LINE_REPLY)
    player.wait(lambda: len(player.table.record.events) > (player.table.line_from or 0))
    player.key(KEY.Key_Escape)
    assert player.table.record is record
    assert review.verdicts == before


def test_nothing_is_tried_out_where_nothing_is_to_be_decided(open_desk: OpenDesk, file: Path) -> None:
    player = opened(begun(open_desk, file))
    player.window.history.show_at_rest(0)
    player.key(KEY.Key_V)
    assert player.table.is_review
    assert not player.window.actions_by_id[ActionId.TRY_OUT].isEnabled()


def has_played(player: PlayerAtWindow, events: int) -> bool:
    """Whether the last of more than ``events`` is a play."""
    made = player.table.record.events
    return len(made) > events and isinstance(made[-1], Played)


def computer_plays(player: PlayerAtWindow, times: int) -> None:
    """Have so many plays made in a line, with the rolls before them."""
    for _ in range(times):
        before = player.table.record
        player.do(ActionId.LINE_REPLY)
        player.wait(partial(has_played, player, len(before.events)))


def own_lines(player: PlayerAtWindow) -> list[tuple[object, ...]]:
    study = parts(player).review.shelved.study  # type: ignore[union-attr]  # a match is looked at
    return [one.entries for one in study.branches if one.is_own]


def a_line(player: PlayerAtWindow, number: int) -> None:
    """Begin a line with play ``number`` of the legal ones."""
    player.key(KEY.Key_V)
    player.desk.controller.play_editor.edit(lambda one: one.enter(one.legal.plays[number]))
    player.do(ActionId.DONE)


def test_keys_lead_along_lines_and_from_one_to_another(open_desk: OpenDesk, file: Path) -> None:
    player = opened(begun(open_desk, file))
    event, history = at_a_play(player), player.window.history
    listed = parts(player).listed_lines
    for number in (-1, -2):
        a_line(player, number)
        player.key(KEY.Key_Escape)
    player.wait(lambda: listed.tree and len(listed.tree.lines) == 2)
    assert listed.tree
    first, second = listed.tree.lines
    player.key(KEY.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    player.wait(lambda: listed.path == (first,))
    assert history.at == event
    player.key(KEY.Key_Right)
    assert history.at == event + 1
    player.key(KEY.Key_Left)
    player.key(KEY.Key_Down)
    player.wait(lambda: listed.path == (second,))
    player.key(KEY.Key_Up, Qt.KeyboardModifier.ControlModifier)
    player.wait(lambda: own_lines(player) == [second.events, first.events])
    player.key(KEY.Key_Up)
    assert player.table.is_review
    assert history.at == event


def test_another_line_leaves_a_line_and_is_removed_with_it_until_that_is_undone(
    open_desk: OpenDesk, file: Path
) -> None:
    player = opened(begun(open_desk, file))
    event, listed = at_a_play(player), parts(player).listed_lines
    a_line(player, -1)
    computer_plays(player, 2)
    player.wait(lambda: listed.path)
    trunk = player.table.record.events[event:]
    player.window.history.show_at_rest(event)
    a_line(player, -2)
    player.wait(lambda: listed.tree and len(listed.tree.lines) == 2)
    player.window.history.show_at_rest(event)
    assert own_lines(player) == [trunk, player.table.record.events[event:]]
    kept = own_lines(player)
    player.key(KEY.Key_Delete)
    assert player.table.is_review
    assert own_lines(player) == [trunk]
    player.key(KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert own_lines(player) == kept
    review = parts(player).review
    assert review.shelved
    stored = review._shelf().load(review.shelved.id).study.branches
    assert [one.entries for one in stored if one.is_own] == kept


def test_the_computer_rolls_and_plays_at_one_press(open_desk: OpenDesk, file: Path) -> None:
    player = opened(begun(open_desk, file))
    at_a_play(player)
    a_line(player, -1)
    player.wait(lambda: player.state.phase is Phase.TO_ROLL and player.table.waits_for_human)
    before = player.table.record.events
    player.key(KEY.Key_C)
    player.wait(lambda: len(player.table.record.events) >= len(before) + 2)
    rolled, played = player.table.record.events[len(before) :][:2]
    assert isinstance(rolled, Rolled)
    assert isinstance(played, Played)
    player.wait(lambda: player.state.phase is Phase.TO_ROLL)
    assert len(player.table.record.events) == len(before) + 2


def test_a_roll_that_nobody_played_is_not_kept(open_desk: OpenDesk, file: Path) -> None:
    player = opened(begun(open_desk, file))
    record = player.table.record
    at = next(n for n, one in enumerate(record.states) if n > 5 and one.phase is Phase.TO_ROLL)
    player.window.history.show_at_rest(at)
    player.key(KEY.Key_V)
    player.wait(lambda: player.table.is_line)
    player.desk.controller.roll()
    assert isinstance(player.table.record.events[-1], Rolled)
    assert not own_lines(player)
    player.key(KEY.Key_Escape)
    assert player.table.is_review
    at_a_play(player)
    a_line(player, -1)
    kept = own_lines(player)
    assert len(kept) == 1
    player.wait(lambda: player.state.phase is Phase.TO_ROLL)
    player.desk.controller.roll()
    assert isinstance(player.table.record.events[-1], Rolled)
    assert own_lines(player) == kept


def test_the_computer_goes_on_from_an_earlier_place_of_a_line(open_desk: OpenDesk, file: Path) -> None:
    player = opened(begun(open_desk, file))
    event = at_a_play(player)
    a_line(player, 0)
    computer_plays(player, 1)
    trunk = player.table.record.events
    player.window.history.show_at_rest(event)
    assert player.window.history.past == event
    player.key(KEY.Key_C)
    player.wait(lambda: player.table.record.events[: len(trunk)] != trunk)
    player.wait(lambda: has_played(player, event))
    assert len(player.table.record.events) == event + 1
    assert player.table.is_line
