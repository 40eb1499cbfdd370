"""What can be done while one learns from a match: each key does one thing, and none gives the answer away."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from bgdesk.app.actions.actions import ACTIONS, ActionId
from bgdesk.app.table.automation import AS_AT_FIRST
from bgdesk.app.table.table import LessonPhase, Table
from bgdesk.match.state import Phase
from bgdesk.ui.play.derive_actions import IN_REVIEW, IN_STUDY, derive_enabled
from bgdesk.ui.play.derive_lesson_bar import derive_lesson_bar
from tests.ui.player_at_window import played_to

TO_ROLL = played_to(lambda state: state.phase is Phase.TO_ROLL)
OFFERED = played_to(lambda state: state.phase is Phase.CUBE_OFFERED, eagerness=0.5)
TO_PLAY = played_to(lambda state: state.phase is Phase.TO_PLAY)


def table(phase: LessonPhase) -> list[Table]:
    asked = [Table.resumed(record, None) for record in (TO_ROLL, OFFERED, TO_PLAY)]
    if phase is LessonPhase.ASKING:
        return [replace(one, line_from=len(one.record.events), lesson=phase) for one in asked]
    return [Table(one.record, is_review=True, lesson=phase) for one in asked]


@pytest.mark.parametrize("phase", LessonPhase)
def test_each_key_does_one_thing(phase: LessonPhase) -> None:
    for one in table(phase):
        enabled = derive_enabled(one, None)
        keys = Counter(key for action in enabled for key in ACTIONS[action].keys)
        assert [key for key, count in keys.items() if count > 1] == []
        assert ActionId.LEARN_STOP in enabled
        assert ActionId.LEARN not in enabled


def test_while_something_is_asked_nothing_leads_to_the_answer() -> None:
    for one in table(LessonPhase.ASKING):
        enabled = derive_enabled(one, None)
        assert not enabled & (IN_REVIEW | IN_STUDY)
        assert not enabled & {ActionId.HINT, ActionId.LAB, ActionId.FIND, ActionId.TRY_OUT, ActionId.ANALYSE}
        assert {ActionId.LEARN_SKIP, ActionId.LEARN_SHOW} <= enabled


@pytest.mark.parametrize("phase", LessonPhase)
def test_every_button_can_be_pressed(phase: LessonPhase) -> None:
    for one in table(phase):
        view = derive_lesson_bar(one, phase, AS_AT_FIRST)
        enabled = derive_enabled(one, None)
        shown = [button.action for button in (*view.buttons, view.primary) if button.is_enabled]
        assert set(shown) <= enabled


def test_the_key_that_skips_never_writes_a_comment() -> None:
    for phase in LessonPhase:
        assert all(ActionId.COMMENT not in derive_enabled(one, None) for one in table(phase))


def test_what_is_asked_can_be_answered() -> None:
    to_roll, offered, to_play = (
        derive_lesson_bar(one, LessonPhase.ASKING, AS_AT_FIRST) for one in table(LessonPhase.ASKING)
    )
    assert {ActionId.ROLL, ActionId.DOUBLE} <= {one.action for one in (*to_roll.buttons, to_roll.primary)}
    assert {ActionId.TAKE, ActionId.PASS} <= {one.action for one in (*offered.buttons, offered.primary)}
    assert to_play.primary.action is ActionId.DONE
    assert not to_play.primary.is_enabled
