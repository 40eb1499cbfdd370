"""What both players' decisions add up to, worked out while the match is looked at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from bgdesk.analysis.layers import Layers, alone
from bgdesk.app.review.review import ReviewSession
from bgdesk.app.review.review_figures import ReviewFigures
from bgdesk.library.studies import ShelvedStudy
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis, Study
from tests.match.autoplay import whole_match
from tests.ui.result.judged import judged_here


class Session(QObject):
    """What `ReviewFigures` follows, without a table."""

    opened = Signal()
    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.shelved: ShelvedStudy | None = None
        self.layers: Layers | None = None

    def show(self, record: MatchRecord | None) -> None:
        self.shelved = ShelvedStudy("one", Study(record), "", ()) if record else None
        self.layers = None
        self.opened.emit()
        self.changed.emit()

    def grow(self, analysis: Analysis) -> None:
        self.layers = alone(analysis)
        self.changed.emit()


@pytest.fixture
def session(qtbot: QtBot) -> Session:
    return Session()


@pytest.fixture
def figures(session: Session) -> Iterator[ReviewFigures]:
    found = ReviewFigures(session)  # type: ignore[arg-type]  # as much of a session as is followed
    assert isinstance(session, QObject)
    assert not isinstance(session, ReviewSession)
    yield found
    found.close()


def test_what_was_judged_last_is_known(qtbot: QtBot, session: Session, figures: ReviewFigures) -> None:
    record = whole_match(match_options(1), seed=3)
    analysis = judged_here(record).analysis
    session.show(record)
    session.grow(Analysis("other", "1-ply"))
    session.grow(analysis)  # while the first is still worked out
    qtbot.waitUntil(lambda: figures.known is not None and figures.known.sums is not None)
    assert figures.known
    assert figures.known.record is record
    assert figures.known.sums
    assert figures.known.sums.analysis is analysis
    assert any(one.event for one in figures.known.course)


def test_the_same_analyses_are_added_up_once(qtbot: QtBot, session: Session, figures: ReviewFigures) -> None:
    session.show(whole_match(match_options(1), seed=3))
    qtbot.waitUntil(lambda: figures.known is not None)
    with qtbot.assertNotEmitted(figures.changed, wait=150):
        session.changed.emit()


def test_another_match_forgets_the_one_before(qtbot: QtBot, session: Session, figures: ReviewFigures) -> None:
    record = whole_match(match_options(1), seed=3)
    session.show(record)
    with qtbot.waitSignal(figures.changed):
        session.show(None)
    assert figures.known is None
    other = whole_match(match_options(1), seed=4)
    session.show(other)
    qtbot.waitUntil(lambda: figures.known is not None)
    assert figures.known
    assert figures.known.record is other
    assert figures.known.sums is None
