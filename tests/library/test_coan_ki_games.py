"""Games of Coan ki on disc."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bgdesk.library.coan_ki_games import ChangedElsewhere, CoanKiGames
from bgdesk.library.leases import Leases
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.match.coan_ki import CoanKiGame, CoanKiTurn
from bgdesk.match.state import Pair
from bgdesk.rules.coan_ki import legal_coan_ki_plays


def game(letter: str) -> CoanKiGame:
    return CoanKiGame(letter * 32, Pair("Mei", "Lin"), Pair(None, None), "05" * 32)


def one_turn_later(before: CoanKiGame) -> CoanKiGame:
    state = before.state
    return before.played(CoanKiTurn.of(legal_coan_ki_plays(state.position, state.player, state.dice)[0]))


def test_nothing_stored_is_no_game(tmp_path: Path) -> None:
    found = CoanKiGames(tmp_path).unfinished()
    assert (found.games, found.unreadable) == ((), ())


def to_the_end(current: CoanKiGame) -> CoanKiGame:
    while current.winner is None:
        current = one_turn_later(current)
    return current


def test_every_unfinished_game_comes_back_the_one_written_last_first(tmp_path: Path) -> None:
    games = CoanKiGames(tmp_path)
    written = [game("a"), one_turn_later(game("b")), game("c")]
    for age, each in enumerate(written, 1):
        games.save(each)
        os.utime(tmp_path / "coan-ki" / f"{each.id}.json", ns=(age, age))
    assert games.unfinished().games == tuple(reversed(written))


def test_a_finished_game_does_not_hide_the_others(tmp_path: Path) -> None:
    games = CoanKiGames(tmp_path)
    games.save(game("b"))
    games.save(game("a"))
    games.save(to_the_end(game("a")), game("a"))
    assert games.unfinished().games == (game("b"),)
    assert (tmp_path / "coan-ki" / "over" / f"{'a' * 32}.json").is_file()


def test_an_end_that_was_stored_only_halfway_counts(tmp_path: Path) -> None:
    """The finished game has been written, and the program ended before the unfinished one was removed."""
    games = CoanKiGames(tmp_path)
    games.save(game("a"))
    stored = tmp_path / "coan-ki" / f"{'a' * 32}.json"
    content = stored.read_bytes()
    games.save(to_the_end(game("a")), game("a"))
    stored.write_bytes(content)
    assert games.unfinished().games == ()


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xfe", b"x" * 2_000_000])
def test_an_unreadable_file_is_told_and_left_as_it_was(content: bytes, tmp_path: Path) -> None:
    games = CoanKiGames(tmp_path)
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
        CoanKiGames(blocked).save(game("a"))


def test_nothing_is_written_over_what_another_program_stored(tmp_path: Path) -> None:
    """Both had the same game open."""
    here, there = CoanKiGames(tmp_path), CoanKiGames(tmp_path)
    begun = game("a")
    here.save(begun)
    ahead = one_turn_later(one_turn_later(begun))
    there.save(ahead, begun)
    with pytest.raises(ChangedElsewhere) as told:
        here.save(one_turn_later(begun), begun)
    assert told.value.stored == ahead
    assert here.unfinished().games == (ahead,)
    here.save(ahead, begun)
    here.save(begun, ahead)
    assert there.unfinished().games == (begun,), "taken back by the one who knows the rest"


def test_a_game_that_ended_elsewhere_does_not_come_back(tmp_path: Path) -> None:
    here, there = CoanKiGames(tmp_path), CoanKiGames(tmp_path)
    begun = game("a")
    here.save(begun)
    over = to_the_end(begun)
    there.save(over, begun)
    with pytest.raises(ChangedElsewhere) as told:
        here.save(one_turn_later(begun), begun)
    assert told.value.stored == over
    assert here.unfinished().games == ()


def test_a_file_that_has_become_unreadable_is_not_written_over(tmp_path: Path) -> None:
    games = CoanKiGames(tmp_path)
    games.save(game("a"))
    stored = tmp_path / "coan-ki" / f"{'a' * 32}.json"
    stored.write_bytes(b"{}")
    with pytest.raises(OSError, match="not a game of Coan ki"):
        games.save(one_turn_later(game("a")), game("a"))
    assert stored.read_bytes() == b"{}"


def test_a_game_whose_file_was_removed_is_stored_anew(tmp_path: Path) -> None:
    games = CoanKiGames(tmp_path)
    games.save(game("a"))
    (tmp_path / "coan-ki" / f"{'a' * 32}.json").unlink()
    later = one_turn_later(game("a"))
    games.save(later, game("a"))
    assert games.unfinished().games == (later,)


def test_two_programs_do_not_write_the_same_game_at_the_same_time(tmp_path: Path) -> None:
    games = CoanKiGames(tmp_path)
    games.save(game("a"))
    other = Leases(tmp_path / "coan-ki" / "open")
    other.take(game("a").id)
    with pytest.raises(JournalError) as told:
        games.save(one_turn_later(game("a")), game("a"))
    assert told.value.trouble is Trouble.BEING_WRITTEN
    with pytest.raises(JournalError):
        games.remove(game("a").id)
    assert games.unfinished().games == (game("a"),)
    other.release(game("a").id)
    games.save(one_turn_later(game("a")), game("a"))
    assert not list((tmp_path / "coan-ki" / "open").iterdir())


def test_a_write_of_another_program_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games, other = CoanKiGames(tmp_path), Leases(tmp_path / "coan-ki" / "open")
    games.save(game("a"))
    other.take(game("a").id)
    monkeypatch.setattr("bgdesk.library.coan_ki_games.sleep", lambda seconds: other.release(game("a").id))
    later = one_turn_later(game("a"))
    games.save(later, game("a"))
    assert games.unfinished().games == (later,)


def test_a_removed_game_is_gone_and_one_that_is_over_stays(tmp_path: Path) -> None:
    games = CoanKiGames(tmp_path)
    for each in (game("a"), game("b"), to_the_end(game("c"))):
        games.save(each)
    for letter in "ac":
        games.remove(letter * 32)
    assert CoanKiGames(tmp_path).unfinished().games == (game("b"),)
    assert (tmp_path / "coan-ki" / "over" / f"{'c' * 32}.json").is_file()
    assert not list((tmp_path / "coan-ki" / "open").iterdir())
