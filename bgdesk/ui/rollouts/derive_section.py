"""What the section of rollouts shows at a place: what runs here or elsewhere, and what can be asked for."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.rollout.run import RolloutRun, field_of, trials_left
from bgdesk.app.rollouts.rollout_desk import Rolling, RolloutDesk
from bgdesk.app.side_by_side import titled
from bgdesk.ui.rollouts.derive_rollout import Control, RolloutView, progress_text


def derive_section(
    figures: RolloutView, desk: RolloutDesk, key: Hashable, *, can_begin: bool, can_show: bool
) -> RolloutView:
    """``figures`` of the place ``key`` with what ``desk`` does; ``can_show``: what runs can be gone to."""
    rolling = desk.rolling
    if rolling and rolling.key == key:
        return _under_way(figures, rolling)
    if key in desk.waiting:
        #: Label: another rollout is made first
        status = QCoreApplication.translate("Rollout", "Waits for the rollout that is under way.")
        return replace(figures, status=status, controls=frozenset({Control.STOP}))
    controls = offers(desk.run_of(key)) if can_begin else set()
    if rolling is None:
        return replace(figures, controls=frozenset(controls))
    controls |= {Control.STOP, Control.SHOW} if can_show else {Control.STOP}
    progress = progress_text(rolling.run, rolling.seconds_left, is_paused=rolling.is_paused)
    #: In front of how far the rollout of another position is
    elsewhere = titled(QCoreApplication.translate("Rollout", "Elsewhere"), progress)
    return replace(figures, elsewhere=elsewhere, controls=frozenset(controls))


def _under_way(figures: RolloutView, rolling: Rolling) -> RolloutView:
    run = rolling.run
    return replace(
        figures,
        status=progress_text(run, rolling.seconds_left, is_paused=rolling.is_paused),
        done=run.trials if run else 0,
        total=run.trials + trials_left(run) if run else 1,
        controls=frozenset({Control.GO_ON if rolling.is_paused else Control.PAUSE, Control.STOP}),
    )


def offers(run: RolloutRun | None) -> set[Control]:
    """What can be asked for where ``run`` is what there was before."""
    if run is None:
        return {Control.BEGIN}
    return {Control.BEGIN, Control.EXTEND if field_of(run).is_done else Control.GO_ON}
