"""Troubles of the library in the language of the user."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QTranslator

from bgdesk.app.library_problem_text import SENTENCES, trouble_text
from bgdesk.library.problems import JournalError, Trouble


@pytest.mark.parametrize("trouble", list(Trouble))
def test_every_trouble_is_told_as_on_the_command_line(trouble: Trouble) -> None:
    problem = JournalError(trouble, "library.sqlite", "why")
    assert trouble_text(problem) == str(problem)


class Upside(QTranslator):
    """Translates the sentences of the library only."""

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        del disambiguation, n
        return f"<{text}>" if context == "Library" else None


def test_the_sentence_is_translated(qapp: QObject) -> None:
    translator = Upside()
    QCoreApplication.installTranslator(translator)
    try:
        told = trouble_text(JournalError(Trouble.UNKNOWN_MATCH, "abc"))
    finally:
        QCoreApplication.removeTranslator(translator)
    assert told == f"<{SENTENCES[Trouble.UNKNOWN_MATCH].format('abc')}>"
