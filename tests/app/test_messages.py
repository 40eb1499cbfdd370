"""What the core has to say, in the language of the user."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QTranslator

from bgdesk.app.messages import localised, message_text
from bgdesk.engine.obstacle import Obstacle
from bgdesk.formats.import_result import Remark, RemarkKind, Weight
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.match.game_names import GAME_NAMES, game_names
from bgdesk.source_text import Message, SourceText


class Marked(QTranslator):
    """Translates everything into itself with its context before it."""

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        del disambiguation, n
        return f"{context}<{text}>"


@pytest.fixture
def marked(qapp: QObject) -> Iterator[None]:
    translator = Marked()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


@pytest.mark.usefixtures("marked")
def test_a_sentence_is_translated_in_its_context_before_it_is_filled() -> None:
    told = message_text(JournalError(Trouble.UNKNOWN_MATCH, "a{b}c").message)
    assert told == "Library<There is no match a{b}c in the library.>"


@pytest.mark.usefixtures("marked")
def test_the_names_of_games_in_a_sentence_are_translated_too() -> None:
    told = message_text(Obstacle.VARIANT_UNKNOWN.told("backgammon+fevga"))
    assert told == "Judgement<The engine does not know Wording<Backgammon>, Wording<Fevga>.>"
    remark = Remark(RemarkKind.VARIATION_GUESSED, Weight.REPAIRED, "gul_bara")
    assert message_text(remark.message).endswith("It was read as this one: Wording<Gul Bara>.>")
    assert message_text(Obstacle.VARIANT_UNKNOWN.told("chess")).endswith("know chess.>")


@pytest.mark.usefixtures("marked")
def test_what_has_no_context_is_left_as_it_is() -> None:
    assert localised(SourceText("1 < 2")) == "1 < 2"
    assert localised(GAME_NAMES["portes"]) == "Wording<Portes>"


def test_without_a_translation_the_window_says_what_the_command_line_says(qapp: QObject) -> None:
    message = Message.of(RemarkKind.VARIATION_GUESSED, game=game_names("tavli"), quote="")
    assert message_text(message) == str(message)
