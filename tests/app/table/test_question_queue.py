"""When a question is asked, and when not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from bgdesk.app.table.question_queue import QuestionQueue


class Asked:
    """Remembers what was asked."""

    def __init__(self, parent: QObject) -> None:
        self.numbers: list[int] = []
        self.questions = QuestionQueue(self.numbers.append, parent)

    def count(self) -> int:
        """How many questions there were, after all that was due."""
        for _ in range(3):
            QCoreApplication.processEvents()
        return len(self.numbers)


@pytest.fixture
def asked(qtbot: QtBot) -> Iterator[Asked]:
    parent = QObject()
    yield Asked(parent)
    parent.deleteLater()


def test_a_question_is_asked_once_and_later(asked: Asked) -> None:
    asked.questions.begin()
    assert asked.numbers == []
    assert asked.count() == 1


def test_either_reason_is_enough_to_wait(asked: Asked) -> None:
    asked.questions.hold()
    asked.questions.pause()
    asked.questions.begin()
    assert asked.count() == 0
    asked.questions.release()
    assert asked.count() == 0
    asked.questions.resume()
    assert asked.count() == 1


def test_a_pause_tells_that_what_was_asked_is_to_stop(asked: Asked, qtbot: QtBot) -> None:
    with qtbot.waitSignal(asked.questions.paused):
        asked.questions.pause()


def test_one_may_pass_and_the_next_waits(asked: Asked) -> None:
    asked.questions.pause()
    asked.questions.begin()
    asked.questions.let_one_pass()
    assert asked.count() == 1
    asked.questions.begin()
    assert asked.count() == 1


def test_one_may_pass_before_it_is_due(asked: Asked) -> None:
    asked.questions.pause()
    asked.questions.let_one_pass()
    asked.questions.begin()
    asked.questions.begin()
    assert asked.count() == 1


def test_one_that_may_pass_waits_for_the_board(asked: Asked) -> None:
    asked.questions.pause()
    asked.questions.hold()
    asked.questions.begin()
    asked.questions.let_one_pass()
    assert asked.count() == 0
    asked.questions.release()
    assert asked.count() == 1


def test_nothing_may_pass_after_a_pause_that_ended(asked: Asked) -> None:
    asked.questions.let_one_pass()
    asked.questions.pause()
    asked.questions.begin()
    assert asked.count() == 0


def test_what_is_stopped_is_not_asked(asked: Asked) -> None:
    asked.questions.begin()
    asked.questions.stop()
    assert asked.count() == 0
