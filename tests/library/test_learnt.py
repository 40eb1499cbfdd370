"""Answers to what was asked about once more are kept with their match, and go with it."""

from __future__ import annotations

from pathlib import Path

from bgdesk.library.library import Library
from bgdesk.match.events import Taken
from bgdesk.rules.player import Player


def test_answers_come_back_in_their_order(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    with Library(path, lambda: "2026-01-02T03:04:05Z") as library:
        library.learnt.put("one", 7, Taken(Player.WHITE), 0.25, is_found=False)
        library.learnt.put("one", 7, None, None, is_found=False)
        library.learnt.put("other", 1, Taken(Player.BLACK), 0.0, is_found=True)
    with Library(path) as library:
        first, second = library.learnt.of("one")
        assert (first.event, first.answer, first.error, first.is_found) == (
            7,
            Taken(Player.WHITE),
            0.25,
            False,
        )
        assert first.at == "2026-01-02T03:04:05Z"
        assert (second.answer, second.error) == (None, None)
        assert [one.is_found for one in library.learnt.of("other")] == [True]


def test_what_cannot_be_read_is_left_out_and_kept(tmp_path: Path) -> None:
    with Library(tmp_path / "library.sqlite") as library:
        library.learnt.put("one", 7, Taken(Player.WHITE), 0.25, is_found=False)
        library.learnt.put("one", 8, None, None, is_found=False)
        with library._store.writing() as run:
            run("UPDATE learnt SET answer = '{}' WHERE event = 7")
        assert [one.event for one in library.learnt.of("one")] == [8]
        assert len(library._store.read("SELECT 1 FROM learnt")) == 2
