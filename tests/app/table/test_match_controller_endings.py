"""How games and matches end before their last checker: resigned, or given up."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.app.table.play_entry import PlayEntry
from bgdesk.library.summaries import MatchStatus
from bgdesk.match.events import ResignationAccepted, ResignationOffered, ResignationRejected
from bgdesk.match.options import match_options
from bgdesk.match.state import Ending, Phase
from tests.app.tables import BLACK, WHITE, Desk, settle
from tests.app.turns import reopened


def test_a_refused_and_an_accepted_resignation(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("31")
    settle(qtbot, desk, Phase.TO_PLAY)
    desk.controller.answer(ResignationOffered(WHITE, 1))
    settle(qtbot, desk, Phase.RESIGNATION_OFFERED)
    desk.black.say(ResignationRejected(BLACK))
    settle(qtbot, desk, Phase.TO_PLAY)
    desk.controller.answer(ResignationOffered(WHITE, 2))
    settle(qtbot, desk, Phase.RESIGNATION_OFFERED)
    desk.black.say(ResignationAccepted(BLACK))
    result = desk.table.state.results[-1]
    assert (result.winner, result.points, result.ending) == (BLACK, 2, Ending.RESIGNED)


def test_steps_wait_while_a_resignation_is_answered(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("31")
    settle(qtbot, desk, Phase.TO_PLAY)
    desk.controller.play_editor.edit(lambda entry: entry.follow(entry.legal.plays[0].steps[:1]).swap())
    assert desk.table.entry
    before = desk.table.entry
    desk.controller.answer(ResignationOffered(WHITE, 1))
    settle(qtbot, desk, Phase.RESIGNATION_OFFERED)
    desk.controller.hint_notes.note()
    desk.black.say(ResignationRejected(BLACK))
    settle(qtbot, desk, Phase.TO_PLAY)
    assert desk.table.entry == before
    desk.controller.play_editor.edit(PlayEntry.undo_all)
    desk.controller.play_editor.edit(lambda entry: entry.enter(entry.legal.plays[0]))
    desk.controller.play_editor.confirm()
    assert desk.table.aside is None


@pytest.mark.parametrize("is_answered", [False, True])
@pytest.mark.parametrize("is_hint_taken", [False, True])
def test_steps_are_there_after_a_crash_while_a_resignation_is_answered(
    desk: Desk, qtbot: QtBot, is_answered: bool, is_hint_taken: bool
) -> None:
    desk.begin("31")
    settle(qtbot, desk, Phase.TO_PLAY)
    desk.controller.play_editor.edit(lambda entry: entry.follow(entry.legal.plays[0].steps[:1]).swap())
    before = desk.table.entry
    desk.controller.answer(ResignationOffered(WHITE, 1))
    settle(qtbot, desk, Phase.RESIGNATION_OFFERED)
    if is_hint_taken:
        desk.controller.hint_notes.note()
    if is_answered:
        desk.black.say(ResignationRejected(BLACK))
        settle(qtbot, desk, Phase.TO_PLAY)
    again = reopened(desk)
    if not is_answered:
        assert again.table
        assert again.table.entry is None
        again.answer(ResignationRejected(BLACK))
    assert again.table
    assert again.table.entry == before
    again.close()


def test_an_accepted_resignation_leaves_no_steps_behind(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("31")
    settle(qtbot, desk, Phase.TO_PLAY)
    desk.controller.play_editor.edit(lambda entry: entry.follow(entry.legal.plays[0].steps[:1]))
    desk.controller.answer(ResignationOffered(WHITE, 1))
    settle(qtbot, desk, Phase.RESIGNATION_OFFERED)
    desk.black.say(ResignationAccepted(BLACK))
    assert desk.library.journal.load("0123456789abcdef").draft is None


def test_the_end_of_a_match_is_noted_and_told_once(desk: Desk, qtbot: QtBot) -> None:
    told: list[object] = []
    desk.controller.finished.connect(lambda *about: told.append(about))
    desk.begin("31", options=match_options(1))
    settle(qtbot, desk, Phase.TO_PLAY)
    desk.controller.answer(ResignationOffered(WHITE, 1))
    settle(qtbot, desk, Phase.RESIGNATION_OFFERED)
    desk.black.say(ResignationAccepted(BLACK))
    assert len(told) == 1
    (summary,) = desk.library.matches()
    assert summary.status is MatchStatus.FINISHED
    assert not desk.library.unfinished()


def test_giving_up_loses_the_match(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("31")
    settle(qtbot, desk, Phase.TO_PLAY)
    desk.controller.abandon(BLACK)
    assert desk.table.state.phase is Phase.OVER
    assert desk.table.state.winner is WHITE
    (summary,) = desk.library.matches()
    assert summary.status is MatchStatus.ABANDONED


def test_a_money_session_ends_between_games(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("31", options=match_options(0))
    settle(qtbot, desk, Phase.TO_PLAY)
    desk.controller.abandon(WHITE)
    assert desk.table.state.phase is Phase.BEFORE_GAME
    desk.controller.abandon(WHITE)
    assert desk.table.state.phase is Phase.OVER


def test_giving_up_a_money_game_costs_what_it_still_can(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("31", "52", options=replace(match_options(0), jacoby=False))
    settle(qtbot, desk, Phase.TO_PLAY)
    desk.controller.abandon(WHITE)
    result = desk.table.state.results[-1]
    assert (result.winner, result.points, result.ending) == (BLACK, 3, Ending.ABANDONED)
    assert desk.table.state.phase is Phase.BEFORE_GAME
    desk.controller.next_game()
    settle(qtbot, desk, Phase.TO_PLAY)


def test_a_resignation_at_the_wrong_moment_is_refused_and_changes_nothing(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("31")
    settle(qtbot, desk, Phase.TO_PLAY)
    before = desk.table
    for wrong in (ResignationAccepted(BLACK), ResignationOffered(BLACK, 1), ResignationOffered(WHITE, 4)):
        with qtbot.waitSignal(desk.controller.refused):
            desk.controller.answer(wrong)
    assert desk.table == before


def test_nobody_is_told_anything_after_the_end(desk: Desk, qtbot: QtBot) -> None:
    desk.begin("31")
    settle(qtbot, desk, Phase.TO_PLAY)
    failures: list[str] = []
    desk.controller.save_failed.connect(failures.append)
    desk.controller.abandon(BLACK)
    entries = desk.table.record.entries
    desk.controller.hint_notes.note(lambda: failures.append("noted"))
    assert desk.table.record.entries == entries
    assert failures == []
