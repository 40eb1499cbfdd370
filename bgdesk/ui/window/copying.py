"""Puts the position on the board on the clipboard, as one of the texts that programs read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QGuiApplication

from bgdesk.app.actions.actions import ActionId
from bgdesk.match.state import MatchState
from bgdesk.match.state_ids import IdKind, state_id, usual_kind
from bgdesk.ui.play.derive_actions import COPIES


class Copying(QObject):
    """``shown`` gives the state on the board; what was copied is told in a sentence."""

    told = Signal(str)

    def __init__(
        self, shown: Callable[[], MatchState | None], actions: Mapping[ActionId, QAction], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._shown = shown
        for action, kind in COPIES.items():
            actions[action].triggered.connect(partial(self._copy, kind))

    def _copy(self, kind: IdKind | None) -> None:
        """Copy the state on the board as ``kind``, ``None`` for the usual one."""
        state = self._shown()
        if state is None:
            return
        kind = kind or usual_kind(state)
        text = state_id(state, kind)
        if text is not None:
            QGuiApplication.clipboard().setText(text)
            self.told.emit(self._sentence(kind))

    def _sentence(self, kind: IdKind) -> str:
        sentences = {
            IdKind.XGID: self.tr("Position copied as XGID."),
            IdKind.GNUBG: self.tr("Position copied as GNU Backgammon ID."),
            IdKind.OWN: self.tr("Position copied as bgdesk's own text: the checkers and who is on roll."),
        }
        return sentences[kind]
