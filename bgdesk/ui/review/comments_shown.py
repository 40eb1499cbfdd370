"""Keeps the comments in step with the place that is looked at, and what is typed in the library."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.review.own_comments import OwnComments
from bgdesk.app.review.review import ReviewSession
from bgdesk.app.review.review_figures import ReviewFigures
from bgdesk.ui.play.looking_back import History
from bgdesk.ui.review.comment_section import CommentSection, CommentView, derive_comments
from bgdesk.ui.review.decision_pane import DecisionPane


class CommentsShown(QObject):
    """Owns the section below what is said of the decision on the board."""

    def __init__(
        self,
        session: ReviewSession,
        figures: ReviewFigures,
        own_comments: OwnComments,
        history: History,
        pane: DecisionPane,
        actions: Mapping[ActionId, QAction],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._figures = figures
        self._history = history
        self._pane = pane
        self._actions = actions
        self.section = CommentSection()
        #: Button that leads to the comments on a decision. Short
        pane.add_section(self.section, self.tr("Comments"))
        self.section.written.connect(own_comments.write)
        self.section.left.connect(own_comments.save)
        actions[ActionId.COMMENT].triggered.connect(self._write)
        history.moved.connect(self._show)
        session.opened.connect(self._show)
        session.said.connect(self._show)
        figures.changed.connect(self._show)

    @Slot()
    def _write(self) -> None:
        if not self._pane.isVisible():
            self._actions[ActionId.MOVES_PANEL].trigger()
        self.section.field.setFocus()
        self._pane.bring_up(self.section)

    @Slot()
    def _show(self) -> None:
        shelved = self._session.shelved
        if shelved is None:
            self.section.set_view(CommentView())
            return
        study, past, known = shelved.study, self._history.past, self._figures.known
        at = len(study.record.events) if past is None else past
        stops = [one.event for one in known.decided] if known else []
        self.section.set_view(derive_comments(study.record, study.comments, stops, at))
