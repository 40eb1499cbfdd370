"""One question at a time, asked later and never while the board still moves."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal


class QuestionQueue(QObject):
    """Calls ``ask(number)`` in the next round of the event loop; an answer counts while it is current.

    There are three reasons to ask nothing, each with its own end: `hold`, `pause` and `keep_back`.
    """

    paused = Signal()
    """What was asked is to be stopped, and begun again."""

    def __init__(self, ask: Callable[[int], None], parent: QObject) -> None:
        super().__init__(parent)
        self._ask = ask
        self._number = 0
        self._is_held = False
        self._is_paused = False
        self._is_kept_back = False
        self._one_may_pass = False
        self._is_due = False

    def begin(self) -> None:
        """A question is due."""
        self._is_due = True
        self._ask_later()

    def stop(self) -> None:
        """Whatever was asked is not wanted any more."""
        self._number += 1
        self._is_due = False

    def hold(self) -> None:
        """Ask nothing until `release`."""
        self._is_held = True

    def release(self) -> None:
        """Ask what is due."""
        self._is_held = False
        self._ask_what_is_due()

    def keep_back(self) -> None:
        """Ask nothing until `let_go`."""
        self._is_kept_back = True

    def let_go(self) -> None:
        """Ask what is due."""
        self._is_kept_back = False
        self._ask_what_is_due()

    def pause(self) -> None:
        """Ask nothing until `resume`; what is asked now waits as well."""
        self._is_paused, self._one_may_pass = True, False
        self.paused.emit()

    def resume(self) -> None:
        """Ask what is due."""
        self._is_paused = False
        self._ask_what_is_due()

    def let_one_pass(self) -> None:
        """Ask one question although they are paused: the one that is due, or the next."""
        self._one_may_pass = self._is_paused
        self._ask_what_is_due()

    def is_current(self, number: int) -> bool:
        """Whether the question ``number`` is still the one that was asked last."""
        return number == self._number

    def _ask_what_is_due(self) -> None:
        if self._is_due:
            self._ask_later()

    def _ask_later(self) -> None:
        number = self._number
        QTimer.singleShot(0, self, lambda: self._ask_now(number))

    def _ask_now(self, number: int) -> None:
        waits = self._is_held or self._is_kept_back or (self._is_paused and not self._one_may_pass)
        if self.is_current(number) and self._is_due and not waits:
            self._is_due, self._one_may_pass = False, False
            self._ask(number)
