"""BGBlitz, OGXM and GammonView matches; one match in several of them is the same match."""

from __future__ import annotations

import gzip
import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from gvformat import ogxm2_writer

from bgdesk.formats.gv import gvformat_calls as gv_library, reader as gv_reader, writer as gv_writer
from bgdesk.formats.import_result import RemarkKind, Unreadable
from bgdesk.formats.xg import reader as xg_reader
from bgdesk.match.codec.study_codec import study_to_text
from bgdesk.match.evaluation import Unit
from bgdesk.match.events import PositionSet
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Ending, Pair
from bgdesk.match.study import Study
from bgdesk.rules.player import Player
from tests.folders import FILES
from tests.formats.told import ToldGame, told
from tests.match_files import match_data, match_names
from tests.random_play import a_header, play_on

GAMMONVIEW = FILES / "gammonview"
BGF_HEAD = b'{"format":"BGF","version":"1.0","compress":true,"useSmile":true}\n'


def swapped(games: list[ToldGame]) -> list[ToldGame]:
    """The games with the players exchanged."""

    def other(value: object) -> object:
        return value.opponent if isinstance(value, Player) else value

    return [
        ToldGame(
            (game.score[1], game.score[0]),
            tuple(tuple(map(other, action)) for action in game.actions),
            (game.result[0].opponent, game.result[1]) if game.result else None,
        )
        for game in games
    ]


def assert_same(one: bytes, xg: bytes) -> None:
    """OGXM puts the players into the order of the alphabet, so they may have changed places."""
    record = gv_reader.read(one).studies[0].record
    other = xg_reader.read(xg).studies[0].record
    expected = told(other)
    if record.header.seats.white.name.replace("_", " ") != other.header.seats.white.name:
        expected = swapped(expected)
    assert told(record) == expected


@pytest.mark.parametrize("name", ["money.bgf", "money.gvab"])
def test_one_session_in_several_formats(name: str) -> None:
    assert_same((GAMMONVIEW / name).read_bytes(), (GAMMONVIEW / "money.xg").read_bytes())


def test_one_match_in_several_formats() -> None:
    names = match_names("bgf/*") + match_names("gv/*")
    for name in names:
        assert_same(match_data(name), match_data(f"xg/{Path(name).stem}.xg"))
    assert len(names) >= 2


def test_analysis_of_bgblitz() -> None:
    found = gv_reader.read((GAMMONVIEW / "money.bgf").read_bytes())
    analysis = found.studies[0].analyses[0]
    assert found.remarks == ((),)
    assert (analysis.engine, analysis.level) == ("BGBlitz", "3-ply")
    assert all(play.played is not None for play in analysis.plays)
    best = analysis.plays[0].candidates[0]
    assert (best.equity.unit, best.level) == (Unit.MONEY, "3-ply")
    assert best.equity.value == max(one.equity.value for one in analysis.plays[0].candidates)
    doubles = [cube for cube in analysis.cubes if cube.decision.no_double.value == 0.78866974]
    assert [cube.decision.should_double for cube in doubles] == [True, True]
    assert doubles[0].decision.double_pass.value == 1.0


def test_cube_decisions_of_bgblitz_in_a_match_are_winning_chances() -> None:
    analysis = gv_reader.read(match_data("bgf/gv_XCu3RJ0UvDg_Tldl.bgf")).studies[0].analyses[0]
    assert {cube.decision.no_double.unit for cube in analysis.cubes} == {Unit.MWC}
    assert {one.equity.unit for play in analysis.plays for one in play.candidates} == {Unit.NORMALISED}
    assert len(analysis.rolls) == 104


def test_analysis_of_gammonview() -> None:
    analysis = gv_reader.read((GAMMONVIEW / "money.gvab").read_bytes()).studies[0].analyses[0]
    assert analysis.engine == "Open Sage"
    assert (len(analysis.plays), len(analysis.cubes), len(analysis.rolls)) == (55, 52, 55)


@pytest.mark.parametrize(
    ("name", "results"),
    [
        ("annos", [(Player.WHITE, 1), (Player.BLACK, 4)]),
        ("foreign", [(Player.WHITE, 1), (Player.BLACK, 4)]),
        ("match", [(Player.WHITE, 1), (Player.BLACK, 4), (Player.BLACK, 1)]),
    ],
)
def test_ogxm_of_version_2(name: str, results: list[tuple[Player, int]]) -> None:
    found = gv_reader.read(match_data(f"ogxm/{name}.ogxm"))
    study = found.studies[0]
    assert found.remarks == ((),)
    assert [(r.winner, r.points) for r in study.record.state.results] == results
    assert [a.level for a in study.analyses] == (["3-ply"] if name == "match" else ["3-ply", "4-ply"])
    if name == "annos":
        assert "Ein Kommentar" in [comment.text for comment in study.comments]


def test_a_resignation() -> None:
    record = gv_reader.read((GAMMONVIEW / "resign.ogxm").read_bytes()).studies[0].record
    assert [(r.winner, r.points, r.ending) for r in record.state.results] == [
        (Player.WHITE, 1, Ending.RESIGNED)
    ]


def test_a_board_set_by_hand() -> None:
    record = gv_reader.read((GAMMONVIEW / "set-up.ogxm").read_bytes()).studies[0].record
    boards = [event for event in record.events if isinstance(event, PositionSet)]
    assert len(boards) == 1
    assert record.state.score == Pair(1, 4)


def test_everything_can_be_stored() -> None:
    for path in sorted(GAMMONVIEW.glob("*.*")):
        if gv_reader.sniff(path.read_bytes()):
            assert study_to_text(gv_reader.read(path.read_bytes()).studies[0])


def test_bgf_in_plain_json() -> None:
    game = {"moves": [], "scoreGreen": 0, "scoreRed": 0}
    match = {"nameGreen": "A", "nameRed": "", "matchlen": 3, "games": [game, "?", {"moves": [{"player": 5}]}]}
    found = gv_reader.read(BGF_HEAD + json.dumps(match).encode())
    assert found.studies[0].record.header.seats.black.name == "Black"
    assert RemarkKind.NAME_MISSING in {remark.kind for remark in found.remarks[0]}


@pytest.mark.parametrize(
    "data",
    [
        BGF_HEAD,
        BGF_HEAD + b":)\n\1",
        BGF_HEAD + b":)\n\1" + b"\xf8" * 100_000,
        BGF_HEAD + b":)\n\1\xf8\x24" + b"\0" * 2_000_000,
        BGF_HEAD + b":)\n\1\xf8" + b"\xc0" * 700_000 + b"\xf9",
        BGF_HEAD + b"\x1f\x8b\x08" + bytes(50),
        BGF_HEAD + b"[" * 100_000,
        BGF_HEAD + b"3",
        b"OGXM\2\0\0\0",
        b"OGXM" + b"\xff" * 500,
        b"OGXM\2\0\0\0" + bytes(500_000),
        b'{"match_length": 1, "player_white": "", "player_black": "", "games": 3}',
        b'{"match_length": 1, "player_white": "", "player_black": "", "games": [',
    ],
)
def test_hostile_files(data: bytes) -> None:
    with pytest.raises(Unreadable) as refused:
        gv_reader.read(data)
    assert 0 < len(str(refused.value)) < 200
    assert "\n" not in str(refused.value)


def test_what_unpacks_to_too_much_is_refused() -> None:
    data = BGF_HEAD + gzip.compress(bytes(gv_library.MOST_UNPACKED + 1))
    with pytest.raises(Unreadable, match="more than 6 MB"):
        gv_reader.read(data)


def test_other_files_are_not_taken() -> None:
    assert not gv_reader.sniff(b'{"format": "bgdesk-match"}')
    assert not gv_reader.sniff((GAMMONVIEW / "money.xg").read_bytes())
    assert not gv_reader.sniff(b"")


def test_the_library_does_not_encode_again_what_it_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would check every play for that, which takes most of the time for a long session."""
    options = replace(match_options(0), games=1)
    content = gv_writer.write(Study(play_on(MatchRecord(a_header(options)), Random(5)))).content
    checked: list[object] = []
    monkeypatch.setattr(ogxm2_writer, "is_play_legal", lambda *play: not checked.append(play))  # type: ignore[func-returns-value]
    assert len(gv_reader.read(content).studies[0].record.state.results) == 1
    assert not checked
