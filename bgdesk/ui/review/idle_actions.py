"""The actions of the review for which there is nothing to do, whoever knows that."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal, SignalInstance

from bgdesk.app.actions.actions import ActionId

Actions = frozenset[ActionId]


class IdleActions(QObject):
    """All that ``sources`` tell, each as a frozen set of its own actions."""

    changed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._told: dict[int, Actions] = {}

    def follow(self, source: SignalInstance, at_first: Actions = frozenset()) -> None:
        """Add what ``source`` tells, which is ``at_first`` until it does."""
        number = len(self._told)
        self._told[number] = at_first
        source.connect(partial(self._take, number))

    def _take(self, number: int, idle: Actions) -> None:
        self._told[number] = idle
        self.changed.emit(frozenset().union(*self._told.values()))
