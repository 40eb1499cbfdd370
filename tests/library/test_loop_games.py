"""Games of Coan ki on disc."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bgdesk.library.loop_games import LoopGames
from bgdesk.match.coan_ki import LoopGame, LoopTurn
from bgdesk.match.state import Pair
from bgdesk.rules.coan_ki import legal_loop_plays


def game(letter: str) -> LoopGame:
    return LoopGame(letter * 32, Pair("Mei", "Lin"), Pair(None, None), "05" * 32)


def one_turn_later(before: LoopGame) -> LoopGame:
    state = before.state
    return before.played(LoopTurn.of(legal_loop_plays(state.position, state.player, state.dice)[0]))


def test_nothing_stored_is_no_game(tmp_path: Path) -> None:
    found = LoopGames(tmp_path).unfinished()
    assert (found.games, found.unreadable) == ((), ())


def to_the_end(current: LoopGame) -> LoopGame:
    while current.winner is None:
        current = one_turn_later(current)
    return current


def test_every_unfinished_game_comes_back_the_one_written_last_first(tmp_path: Path) -> None:
    games = LoopGames(tmp_path)
    written = [game("a"), one_turn_later(game("b")), game("c")]
    for age, each in enumerate(written, 1):
        games.save(each)
        os.utime(tmp_path / "coan-ki" / f"{each.id}.json", ns=(age, age))
    assert games.unfinished().games == tuple(reversed(written))


def test_a_finished_game_does_not_hide_the_others(tmp_path: Path) -> None:
    games = LoopGames(tmp_path)
    games.save(game("b"))
    games.save(game("a"))
    games.save(to_the_end(game("a")))
    assert games.unfinished().games == (game("b"),)
    assert (tmp_path / "coan-ki" / "over" / f"{'a' * 32}.json").is_file()


def test_an_end_that_was_stored_only_halfway_counts(tmp_path: Path) -> None:
    """The finished game has been written, and the program ended before the unfinished one was removed."""
    games = LoopGames(tmp_path)
    games.save(to_the_end(game("a")))
    games.save(game("a"))
    assert games.unfinished().games == ()


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xfe", b"x" * 2_000_000])
def test_an_unreadable_file_is_told_and_left_as_it_was(content: bytes, tmp_path: Path) -> None:
    games = LoopGames(tmp_path)
    games.save(game("c"))
    broken = tmp_path / "coan-ki" / "broken.json"
    broken.write_bytes(content)
    os.utime(tmp_path / "coan-ki" / f"{'c' * 32}.json", ns=(1, 1))
    found = games.unfinished()
    assert found.games == (game("c"),)
    assert [path for path, _ in found.unreadable] == [broken]
    assert broken.read_bytes() == content


def test_a_folder_that_cannot_be_written_is_an_error(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    with pytest.raises(OSError, match="file"):
        LoopGames(blocked).save(game("a"))
