"""Copies the decision on the board, or all errors, for a forum."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from bgdesk.analysis.grades import DEFAULT_THRESHOLDS, Grade
from bgdesk.analysis.questions import Decision, Kind
from bgdesk.app.actions.actions import ActionId
from bgdesk.app.review.review import ReviewSession
from bgdesk.app.review.review_figures import ReviewFigures
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.play.looking_back import History

_NOT_SHOWN = (Kind.RESIGNATION, Kind.RESIGNATION_ACCEPTED, Kind.RESIGNATION_REJECTED)
"""No program prints a question about a resignation."""


class ForumCopy(QObject):
    """Asks over ``window`` what is wanted; ``told`` says that it is on the clipboard."""

    told = Signal(str)

    def __init__(
        self,
        session: ReviewSession,
        figures: ReviewFigures,
        history: History,
        dialogs: MatchDialogs,
        actions: Mapping[ActionId, QAction],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._figures = figures
        self._history = history
        self._dialogs = dialogs
        self._window = window
        actions[ActionId.COPY_FOR_FORUM].triggered.connect(self._ask)

    @Slot()
    def _ask(self) -> None:
        from bgdesk.analysis.report.position import position_svg
        from bgdesk.app.review.report_pdf import position_png
        from bgdesk.ui.dialogs.forum_dialog import ForumDialog

        known, shelved, state = self._figures.known, self._session.shelved, self._history.shown
        if known is None or shelved is None or state is None or not known.decided:
            return
        record = shelved.study.record
        past = self._history.past
        at = len(record.events) if past is None else past
        here = min(known.decided, key=lambda one: (one.kind in _NOT_SHOWN, abs(one.event - at)))
        verdicts = self._session.verdicts
        errors = tuple(
            one.decision
            for one in verdicts
            if DEFAULT_THRESHOLDS.grade(one.error) is not Grade.NONE and one.decision.kind not in _NOT_SHOWN
        )
        svg = position_svg(here.state, here.player)
        shown = self._session.analysis, self._session.analyses
        written = partial(_written, record, *shown, here, errors)
        dialog = ForumDialog(written, svg, position_png, len(errors), self._window)
        dialog.copied.connect(self._tell)
        self._dialogs.open(dialog)

    @Slot()
    def _tell(self) -> None:
        self.told.emit(self.tr("Copied."))


def _written(
    record: MatchRecord,
    analysis: Analysis | None,
    analyses: Sequence[Analysis],
    here: Decision,
    errors: tuple[Decision, ...],
    part: str,
    form: str,
) -> str:
    from bgdesk.analysis.report.forum import forum_post, posts_text
    from bgdesk.ui.dialogs.forum_dialog import ERRORS, MARKDOWN

    wanted = errors if part == ERRORS else (here,)
    posts = (forum_post(record, analysis, decision, analyses=analyses) for decision in wanted)
    return posts_text([post for post in posts if post], is_markdown=form == MARKDOWN)
