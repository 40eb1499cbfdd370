"""The checkers being set as they were moved: an opposing checker that makes room was hit."""

from __future__ import annotations

from bgdesk.match.setup.setup import TableSetup, places, with_count
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF
from bgdesk.ui.conduct.checkers_lab import CheckersLab


class PlayedLab(CheckersLab):
    """Begins with ``setup``, in which ``mover`` moves; nobody bears the opponent's checkers off."""

    def __init__(self, setup: TableSetup, mover: Player) -> None:
        super().__init__(setup)
        self._other = mover.opponent
        self._off = setup.count(self._other, OFF)

    def change(self, setup: TableSetup) -> bool:
        hit = setup.count(self._other, OFF) - self._off
        if hit > 0 and BAR in places(setup.ruleset):
            setup = with_count(setup, self._other, BAR, setup.count(self._other, BAR) + hit)
        return super().change(setup)
