"""What the controls of rollouts do, wherever they are shown."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from bgdesk.app.rollouts.rollout_desk import RolloutDesk, RolloutOrder
from bgdesk.app.settings import table as settings_table
from bgdesk.app.settings.settings import Settings
from bgdesk.ui.rollouts.derive_rollout import Control
from bgdesk.ui.rollouts.derive_section import offers


class RolloutControls:
    """Passes on to ``desk`` what is asked for somewhere; ``settings`` say how many more trials are played."""

    def __init__(self, desk: RolloutDesk, settings: Settings) -> None:
        self._desk = desk
        self._settings = settings

    def press(self, key: Hashable, order: Callable[[], RolloutOrder | None]) -> None:
        """By the key: begin, or have what is under way at ``key`` wait or go on."""
        rolling = self._desk.rolling
        if rolling and rolling.key == key:
            self._desk.pause(is_paused=not rolling.is_paused)
        else:
            has_rest = Control.GO_ON in offers(self._desk.run_of(key))
            self.act(Control.GO_ON if has_rest else Control.BEGIN, key, order)

    def act(self, control: Control, key: Hashable, order: Callable[[], RolloutOrder | None]) -> None:
        """Do what ``control`` says at ``key``; ``order`` gives what is rolled out there, if anything is."""
        rolling = self._desk.rolling
        is_here = rolling is not None and rolling.key == key
        if control is Control.PAUSE or (control is Control.GO_ON and is_here):
            self._desk.pause(is_paused=control is Control.PAUSE)
        elif control is Control.STOP:
            self.stop(key)
        elif wanted := order():
            self._begin(control, wanted)

    def stop(self, key: Hashable) -> bool:
        """End what waits at ``key``, else what is under way anywhere; whether there was anything."""
        if key in self._desk.waiting:
            self._desk.give_up(key)
        elif self._desk.rolling:
            self._desk.stop()
        else:
            return False
        return True

    def _begin(self, control: Control, wanted: RolloutOrder) -> None:
        if control is Control.BEGIN:
            self._desk.ask(wanted)
        else:
            trials = self._settings.get(settings_table.ROLLOUT_TRIALS) if control is Control.EXTEND else 0
            self._desk.extend(wanted, trials)
