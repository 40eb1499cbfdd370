"""The button and the key that have the decision on the board looked at more deeply, at once."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton

from bgdesk.analysis.assembling import Selection
from bgdesk.analysis.judges import levels_for
from bgdesk.analysis.layers import Judged, depth
from bgdesk.analysis.levels import LEVELS
from bgdesk.app.review.review import ReviewSession
from bgdesk.engine.sage.encoding import ENGINE
from bgdesk.match.study import JudgedPlay
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.review.derive_judgement import JudgedMatch
from bgdesk.ui.review.judgement_wording import depth_name

_LADDER = ("2-ply", "3-ply", "4-ply", "truncated-1", "truncated-2", "truncated-3")


@dataclass(frozen=True, slots=True)
class _Asked:
    """The decision made by ``event`` is to be looked at at ``level``; it was as deep as ``before``."""

    event: int
    level: str
    before: float


def next_level(before: float, known: Container[str]) -> str | None:
    """The first of ``known`` that looks deeper than ``before``, in plies; ``None`` beyond the deepest."""
    levels = (one for one in _LADDER if one in known)
    return next((one for one in levels if depth(ENGINE, LEVELS[one].plays[-1].level) > before), None)


def depth_at(judged: JudgedMatch, event: int) -> float | None:
    """How deep the decision made by ``event`` was looked at; ``None`` when it was not."""
    one: Judged | None
    one = judged.plays.get(event) or judged.cubes.get(event) or judged.resignations.get(event)
    if one is None:
        return None
    engine = judged.lifted.get((type(one), event), judged.analysis).engine
    if isinstance(one, JudgedPlay):
        return depth(engine, one.candidates[0].level) if one.candidates else 0.0
    return depth(engine, one.level)


class Deepening(QObject):
    """Asks ``review`` for one decision; ``button`` and ``action`` say what they would do."""

    mentioned = Signal(str)

    def __init__(
        self, review: ReviewSession, button: QPushButton, action: QAction, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._review = review
        self._button, self._action = button, action
        self._next: _Asked | None = None
        self._asked: _Asked | None = None
        self._judged: JudgedMatch | None = None
        button.clicked.connect(action.trigger)
        action.triggered.connect(self._ask)
        review.ended.connect(self._ended)

    @property
    def is_offered(self) -> bool:
        """Whether there is anything deeper, and nothing else is being judged."""
        return self._next is not None and not self._review.is_analysing

    @property
    def _known_levels(self) -> tuple[str, ...]:
        """Solved games have one, which is on no ladder."""
        shelved = self._review.shelved
        return levels_for(shelved.study.record.header.options) if shelved else ()

    def show(self, judged: JudgedMatch | None, event: int) -> None:
        """The decision on the board was made by ``event``."""
        self._judged = judged
        before = depth_at(judged, event) if judged else None
        level = None if before is None else next_level(before, self._known_levels)
        self._next = _Asked(event, level, before or 0.0) if level else None
        self._tell()

    def _tell(self) -> None:
        self._button.setEnabled(self.is_offered)
        tip = self.tr("Look at this decision more deeply (Ctrl+Shift+D)")
        if self._next:
            #: Tool tip. {depth} is such as: 4-ply, or: Short rollouts
            tip = self.tr("Look at this decision more deeply: {depth} (Ctrl+Shift+D)")
            tip = tip.format(depth=depth_name(self._next.level))
        self._button.setToolTip(plain_tip(tip))

    @Slot()
    def _ask(self) -> None:
        if self._next and self.is_offered:
            self._asked = self._next
            self._review.analyse(self._next.level, Selection(event=self._next.event))

    @Slot()
    def _ended(self) -> None:
        """Rollouts are made only where the best play does not lead clearly."""
        asked, self._asked = self._asked, None
        if asked is None or self._judged is None:
            return
        now = depth_at(self._judged, asked.event)
        if now is not None and now <= asked.before:
            self.mentioned.emit(
                self.tr("One choice leads so clearly here that a deeper look was not needed.")
            )
