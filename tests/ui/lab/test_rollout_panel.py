"""Rollouts of a position that was set up: begun by a key, kept with the position."""

from __future__ import annotations

import pytest

from bgdesk.app.rollouts import rollout_desk
from bgdesk.app.settings import table as settings_table
from bgdesk.ui.lab.rollout_panel import RolloutPanel
from bgdesk.ui.rollouts.derive_rollout import Control
from tests.app.rollouts_here import RollsHere
from tests.ui.conftest import OpenDesk
from tests.ui.lab.test_candidates import answered
from tests.ui.lab.test_laboratory import laboratory
from tests.ui.reviewed import KEY, XGID, begun, parts


def test_a_rollout_stays_with_its_position(open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bgdesk.app.lab.lab_judge.LabJudge.ask", lambda *_: None)
    monkeypatch.setattr(rollout_desk, "RolloutPool", RollsHere)
    player = begun(open_desk)
    player.desk.settings.set(settings_table.ROLLOUT_TRIALS, 324)
    made = laboratory(player)
    made.toggle()
    made.page.set_text(XGID)
    judged = answered(player)
    player.key(KEY.Key_R)
    panel = made.page.findChild(RolloutPanel)
    assert panel
    assert panel.isVisible(), "the key leads to its panel"
    desk = parts(player).rollouts
    player.wait(lambda: desk.rolling is None and panel.section.has_rows)
    run = desk.run_of(panel._key)
    assert run
    assert {one.result for one in run.task.plays} == {one.position for one in judged.candidates[:3]}
    view = panel.section._view
    assert len(view.rows) == 3
    assert view.controls == {Control.BEGIN, Control.EXTEND}
    made.page.set_text(XGID.replace(":31:", ":00:"))
    assert not panel.section.has_rows
    assert panel._decision
    assert panel._decision.is_cube
    made.page.set_text(XGID)
    assert panel.section._view == view, "there again with the position"
