"""A start of the program, which asks whether the window is there already and takes what was given."""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping
from pathlib import Path
from time import monotonic, sleep

from bgdesk.app.one_window.place import WindowPlace, announced, screens_of
from bgdesk.app.one_window.wish import WindowWish, permission_to_come_forward

STARTS_WITHIN_S = 30.0
"""So long a start waits for another one that is not ready yet."""
_FAREWELL_S = 1.0
"""So long a window that cannot be reached may be closing."""
_LOOK_AGAIN_S = 0.05
_log = logging.getLogger(__name__)


class Arrival:
    """One start with ``given``, a file or the text of a position; ``is_new`` opens a window in any case."""

    def __init__(
        self, given: str | None, *, is_new: bool, environment: Mapping[str, str] = os.environ
    ) -> None:
        self.place = WindowPlace()
        self.screens = screens_of(environment)
        self.is_unanswered = False
        """Whether a window is there that does not answer."""
        self._given = given
        self._token = permission_to_come_forward(environment)
        self._looks = not is_new

    def is_received(self, data: Path) -> bool:
        """Whether the window of ``data`` has taken over what was wanted.

        If not there is a window to open, which holds the place from now on if it is free and there is one.
        """
        begun = monotonic()
        while self._looks and not self.place.take(data):
            there = announced(data)
            if there and not there.is_seen_on(self.screens):
                _log.info("there is a window on another screen")
                self._looks = False
            elif there and self._hand_over(there.address):
                return True
            elif monotonic() - begun > (_FAREWELL_S if there else STARTS_WITHIN_S):
                self._looks, self.is_unanswered = False, True
            else:
                sleep(_LOOK_AGAIN_S)
        if not self._looks:
            self.place.take(data)
        return False

    def _hand_over(self, address: str) -> bool:
        from bgdesk.app.one_window.handing_over import hand_over

        return hand_over(address, self._wish())

    def _wish(self) -> WindowWish:
        from bgdesk.app.review.given import is_there

        if self._given is None:
            return WindowWish(token=self._token)
        if is_there(self._given):
            return WindowWish(file=os.path.abspath(self._given), token=self._token)  # noqa: PTH100  # keeps links
        return WindowWish(text=self._given, token=self._token)
