"""Long files: they come back whole, or it is said how many games are missing, never that the file ends."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from bgdesk.formats import record_json
from bgdesk.formats.effort import TURNS, Allowance
from bgdesk.formats.export_result import Written
from bgdesk.formats.gv import ogxm, reader as gv_reader, writer as gv_writer
from bgdesk.formats.import_result import Import, Remark, RemarkKind, Weight
from bgdesk.formats.mat import reader as mat_reader, writer as mat_writer
from bgdesk.formats.sgf import game as sgf_game, reader as sgf_reader, writer as sgf_writer
from bgdesk.match.events import Doubled, GameStarted, Raised, Rolled, Taken
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Study
from bgdesk.rules.dice import Dice
from tests.match_files import match_data
from tests.random_play import a_header, play_on

Write = Callable[[Study], Written]
Read = Callable[[bytes], Import]

GAMES = 4
SESSION = play_on(MatchRecord(a_header(replace(match_options(0), games=GAMES))), Random(5))

FORMATS = (
    pytest.param(mat_writer.write, mat_reader.read, mat_reader, "TURNS", id="mat"),
    pytest.param(sgf_writer.write, sgf_reader.read, sgf_game, "TURNS", id="sgf"),
    pytest.param(gv_writer.write, gv_reader.read, ogxm, "PLIES", id="ogxm"),
)


def test_an_allowance_grows_with_the_file_up_to_its_bound() -> None:
    few = Allowance(10, 4, most=100)
    assert [few.of(size) for size in (0, 40, 80, 10_000)] == [10, 10, 20, 100]


@pytest.mark.parametrize(("write", "read", "module", "name"), FORMATS)
def test_a_session_comes_back_whole_however_little_a_small_file_may_have(
    monkeypatch: pytest.MonkeyPatch, write: Write, read: Read, module: object, name: str
) -> None:
    allowance: Allowance = getattr(module, name)
    monkeypatch.setattr(module, name, replace(allowance, least=20))
    found = read(write(Study(SESSION)).content)
    assert len(found.studies[0].record.state.results) == GAMES
    assert not [remark for remark in found.remarks[0] if remark.weight is Weight.LOST]


@pytest.mark.parametrize(("write", "read", "module", "name"), FORMATS)
def test_games_left_out_are_counted_and_placed(
    monkeypatch: pytest.MonkeyPatch, write: Write, read: Read, module: object, name: str
) -> None:
    monkeypatch.setattr(module, name, Allowance(150 if module is mat_reader else 70, 10**9))
    found = read(write(Study(SESSION)).content)
    whole = len(found.studies[0].record.state.results)
    assert 0 < whole < GAMES
    (lost,) = [remark for remark in found.remarks[0] if remark.weight is Weight.LOST]
    assert (lost.kind, lost.quote, lost.game) == (
        RemarkKind.GAMES_LEFT_OUT,
        str(GAMES - whole),
        whole + 1,
    )
    assert lost.sentence().endswith(f"games cut short or left out: {GAMES - whole}.")


def test_a_real_file_of_two_hundred_games_is_read_to_its_end() -> None:
    """A real match whose games are repeated; GNU Backgammon reads all of such files."""
    text = match_data("mat/studio_13pt.txt").decode().replace("13 point match", "0 point match")
    head, *games = re.split(r"(?m)^ *Game \d+ *$", text)
    repeated = "".join(f" Game {n + 1}{games[n % len(games)]}" for n in range(200))
    data = (head + repeated).encode()
    found = mat_reader.read(data)
    assert found.studies[0].record.state.game_number == 200
    assert not [remark for remark in found.remarks[0] if remark.weight is Weight.LOST]
    assert len(data) // TURNS.bytes_each > TURNS.least


def test_matches_that_are_left_out_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mat_reader, "TURNS", Allowance(150, 10**9))
    one = write_text(SESSION)
    found = mat_reader.read((one * 3).encode())
    assert found.remarks[-1][-1] == Remark(RemarkKind.MATCHES_LEFT_OUT, Weight.LOST, "2")


def write_text(record: MatchRecord) -> str:
    """``record`` as .mat text."""
    return mat_writer.write(Study(record)).text


def test_a_chain_of_raises_too_long_for_the_format_is_told_in_plain_words() -> None:
    options = replace(match_options(0), max_chain=5)
    record = play_on(MatchRecord(a_header(options)), Random(1), 3, eagerness=0)
    player = record.state.turn
    assert player
    other = player.opponent
    chain = (Doubled(player), Raised(other), Raised(player), Raised(other), Taken(player))
    for event in (*chain, Rolled(player, Dice(2, 1))):
        record = record.append(event)
    assert isinstance(record.events[0], GameStarted)
    assert gv_writer.OgxmLossyField.BEAVERS in gv_writer.write(Study(record)).warnings
    for write, read in ((mat_writer.write, mat_reader.read), (sgf_writer.write, sgf_reader.read)):
        again = read(write(Study(record)).content).studies[0].record
        assert [type(event) for event in again.events[3:7]] == [Doubled, Raised, Raised, Raised]


def test_a_chain_too_long_for_any_record_is_told_once_in_plain_words() -> None:
    rows = [f"{n:3d})  Beavers => 4                 Beavers => 8" for n in range(2, 45)]
    head = " 0 point match\n\n Game 1\n Ann : 0                         Bob : 0\n"
    opening = "  1) 31: 8/5 6/5                  Doubles => 2\n"
    end = " 45)  Takes                       21: 13/11 6/5\n 46) 11: 8/7 8/7 6/5 6/5          42: 99/3\n 47)"
    found = mat_reader.read(
        (head + opening + "\n".join(rows) + f"\n{end} 31: 24/23 24/21\n 48) 31: 9/8\n").encode()
    )
    (remark,) = [remark for remark in found.remarks[0] if remark.kind is RemarkKind.CUBE_TOO_HIGH]
    assert "The cube stands at 262144" in remark.sentence()
    assert remark.line == 14
    again = record_json.read(record_json.write(found.studies[0]).content).studies[0].record
    assert again.events == found.studies[0].record.events
