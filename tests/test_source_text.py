"""Sentences that are marked where they are meant."""

from __future__ import annotations

import pickle

from bgdesk.source_text import QT_TRANSLATE_NOOP, Message, Sentences, SourceText


class Some(Sentences):
    GREETING = QT_TRANSLATE_NOOP("Here", "Hello {name}.")
    FAREWELL = QT_TRANSLATE_NOOP("There", "Goodbye.")


def test_a_sentence_is_its_text_and_knows_its_context() -> None:
    assert isinstance(Some.GREETING, SourceText)
    assert (str(Some.GREETING), f"{Some.FAREWELL}") == ("Hello {name}.", "Goodbye.")
    assert [one.context for one in Some] == ["Here", "There"]
    assert type(str(Some.GREETING)) is str


def test_sentences_go_to_other_processes_as_they_are() -> None:
    message = Message.of(Some.GREETING, name=SourceText("A", "Here"))
    again = pickle.loads(pickle.dumps(message))
    assert again == message
    assert again.source is Some.GREETING
    assert again.fields[0][1].context == "Here"


def test_a_message_is_filled_in_english() -> None:
    assert str(Message.of(Some.GREETING, name="{x}")) == "Hello {x}."
    assert str(Message.of(Some.GREETING, name=(SourceText("A"), SourceText("B")))) == "Hello A, B."
    assert str(Message.of(Some.GREETING, name=5)) == "Hello 5."


def test_a_message_can_end_a_sentence_of_the_command_line() -> None:
    assert Message.of(Some.GREETING, name="St. Ives").clause == "hello St. Ives"
