"""Engines and depths in words."""

from __future__ import annotations

import pytest

from bgdesk.engine.exact.player import ExactEngine
from bgdesk.engine.network.player import NetworkEngine
from bgdesk.engine.plain.player import PlainEngine
from bgdesk.ui.words.engines import engine_words, level_text


@pytest.mark.parametrize(
    ("name", "words"),
    [
        (NetworkEngine(2).name, "small network for this game · 2-ply"),
        (ExactEngine().name, "exact solution of this game"),
        (PlainEngine().name, "plain player"),
        ("bgsage 1.2.3 3ply", "bgsage 1.2.3 · 3-ply"),
        ("GNU Backgammon 1.08", "GNU Backgammon 1.08"),
        ("", ""),
    ],
)
def test_engines_are_called_as_people_call_them(name: str, words: str) -> None:
    assert engine_words(name) == words


@pytest.mark.parametrize(
    ("level", "text"),
    [
        ("3ply", "3-ply"),
        ("opening book", "opening book"),
        ("glance", "at a glance, without the numbers to come"),
    ],
)
def test_levels_are_written_as_people_do(level: str, text: str) -> None:
    assert level_text(level) == text
