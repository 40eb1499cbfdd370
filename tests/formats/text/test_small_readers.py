"""The readers of small text formats: the matches they are held to, and what is odd in them."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from bgdesk.formats.import_result import Import, RemarkKind, Unreadable, Weight
from bgdesk.formats.mat import jellyfish as gam_jellyfish
from bgdesk.formats.sgf import reader as sgf_reader
from bgdesk.formats.text import javafibs, oldmoves, party as gam_party, sgg, tmg
from bgdesk.match.codec.study_codec import study_from_text, study_to_text
from bgdesk.match.events import PositionSet, Settled
from bgdesk.match.state import Ending, Pair
from bgdesk.rules.player import Player
from tests.formats.told import ToldGame, told, told_by_json
from tests.match_files import match_data, match_names, unlicensed

OLDMOVES = """Score is 0-0 in a 3 point match.
Ada is X - Bo is O
X: (4 1) 12-16 1-2
O: (5 3) 24-21 21-16
X: wants to resign
O: accepts
O: wins

Score is {score} in a 3 point match.
{names}
O: (6 4) 24-20 24-18
X: doubles
"""


def kinds(found: Import) -> list[RemarkKind]:
    return [remark.kind for remarks in found.remarks for remark in remarks]


def truth(name: str) -> list[ToldGame]:
    return told_by_json(json.loads(match_data(f"generated/{name}.json")))


def mirrored(game: ToldGame) -> tuple[object, object]:
    """What was done and the result, with the players exchanged."""
    exchanged = tuple(
        (player.opponent, *rest) for player, *rest in game.actions if isinstance(player, Player)
    )
    return exchanged, (game.result[0].opponent, game.result[1]) if game.result else None


@pytest.mark.parametrize(
    ("name", "read"),
    [
        ("fibs_oldmoves.txt", oldmoves.read),
        ("fibs_oldmoves_both_down.txt", oldmoves.read),
        ("partygammon.gam", gam_party.read),
        ("gamesgrid.sgg", sgg.read),
        ("truemoneygames.tmg", tmg.read),
    ],
)
def test_one_match_in_every_format(name: str, read: Callable[[bytes], Import]) -> None:
    found = read(match_data(f"made/{name}"))
    assert kinds(found) == []
    (study,) = found.studies
    assert told(study.record) == truth("match7_crawford")
    assert [seat.name for seat in (study.record.header.seats.white, study.record.header.seats.black)] == [
        "Crawford_Test",
        "Opp",
    ]
    assert study_from_text(study_to_text(study)).record.entries == study.record.entries


def test_a_javafibs_match_is_the_same_as_its_sgf() -> None:
    found = javafibs.read(unlicensed("javafibs/gibbon_7point.match").read_bytes())
    other = sgf_reader.read(unlicensed("sgf/gibbon_7point.sgf").read_bytes())
    assert kinds(found) == []
    seats = other.studies[0].record.header.seats
    assert (seats.white.name, seats.black.name) == ("JoeBlack", "SnowWhite")
    games, others = told(found.studies[0].record), told(other.studies[0].record)
    assert [mirrored(game) for game in games] == [(game.actions, game.result) for game in others]


def test_jellyfish_games_are_the_games_of_the_matches() -> None:
    files = match_names("generated/*.gam")
    assert len(files) > 15
    for file in files:
        name, number = file.split("/")[1].split(".")[0], int(file.split(".")[1][1:])
        (game,) = told(gam_jellyfish.read(match_data(file)).studies[0].record)
        meant = truth(name)[number - 1]
        assert (game.actions, game.result) == (meant.actions, meant.result), file


def test_several_jellyfish_games_are_one_session() -> None:
    found = gam_jellyfish.read(match_data("made/gammonempire.gam"))
    (study,) = found.studies
    assert kinds(found) == [RemarkKind.LENGTH_MISSING]
    assert [game.actions for game in told(study.record)] == [
        game.actions for game in truth("match7_crawford")[:2]
    ]
    assert study.record.state.score == Pair(5, 0)


@pytest.mark.parametrize(
    ("score", "names"),
    [
        ("0-1", "Ada is X - Bo is O"),
        ("1-0", "Bo is X - Ada is O"),
        ("0-1", "Bo is X - Ada is O"),
    ],
)
def test_oldmoves_players_and_scores_may_change_places(score: str, names: str) -> None:
    text = OLDMOVES.format(score=score, names=names)
    found = oldmoves.read(text.encode())
    state = found.studies[0].record.state
    assert state.score == Pair(0, 1)
    assert state.results[0].ending is Ending.RESIGNED
    assert state.cube_offer
    assert state.cube_offer.doubler is (Player.BLACK if names.startswith("Bo") else Player.WHITE)
    assert kinds(found) == [RemarkKind.GAME_UNFINISHED]


def test_a_refused_resignation_in_oldmoves_is_told() -> None:
    text = OLDMOVES.replace("O: accepts\nO: wins\n\n", "O: rejects\nX: (2 1) 1-3 1-2\n")
    found = oldmoves.read(text.partition("Score is {")[0].encode())
    told_first = found.remarks[0][0]
    assert (told_first.kind, told_first.weight, told_first.line) == (RemarkKind.LINE_UNREAD, Weight.LOST, 6)
    assert "wants to resign" in told_first.sentence()


def test_the_last_resignation_in_oldmoves_is_for_what_was_needed() -> None:
    text = OLDMOVES.partition("\nScore is {")[0].replace("3 point", "2 point")
    assert oldmoves.read(text.encode()).studies[0].record.state.score == Pair(0, 2)


def test_an_illegal_play_is_kept_and_the_rest_is_read() -> None:
    text = OLDMOVES.format(score="0-1", names="Ada is X - Bo is O").replace("12-16 1-2", "12-16 1-3")
    found = oldmoves.read(text.encode())
    assert kinds(found)[0] is RemarkKind.ILLEGAL_PLAY
    assert found.remarks[0][0].line == 3
    assert len(told(found.studies[0].record)) == 2


def test_bad_dice_and_strange_lines_are_told_with_their_lines() -> None:
    text = OLDMOVES.format(score="0-1", names="Ada is X - Bo is O").replace("O: (5 3)", "O: (5 9)")
    found = oldmoves.read(text.replace("X: wants", "hello\nX: wants").encode())
    assert [(remark.kind, remark.line) for remark in found.remarks[0][:2]] == [
        (RemarkKind.BAD_DICE, 4),
        (RemarkKind.LINE_UNREAD, 5),
    ]


def test_the_score_after_a_party_game_settles_what_the_board_does_not() -> None:
    text = "BoardId=1\nMATCHLENGTH=0\nGAME_1_PLAYER_1=Ada\nGAME_1_PLAYER_2=Bo\n"
    text += "GAME_1_GAMEPLAY=1 0 0 41 13/9 24/23#2 0 0 53 8/3 6/3\nGAME_1_SCORE1=0\nGAME_1_SCORE2=2\n"
    found = gam_party.read(text.encode())
    record = found.studies[0].record
    assert record.state.score == Pair(0, 2)
    assert record.header.options.is_money
    assert kinds(found) == []


def test_crawford_and_comments_of_gamesgrid() -> None:
    text = "Ada vs. Bo\nMatch Length: 3\n\nGame 2.2-0/3*\n\n1\t41: \n1\t41: 13/9, 24/23\nwell played\n"
    text += "1\t\t53: \n1\t\tBo resigns\nAda wins 1 points.\n"
    found = sgg.read(text.encode())
    study = found.studies[0]
    assert any(state.is_crawford for state in study.record.states)
    assert [comment.text for comment in study.comments] == ["well played"]
    assert study.record.state.score == Pair(3, 0)


def test_an_automatic_double_of_true_money_games() -> None:
    text = "MatchID: 1\nPlayer1: 7 Ada B 1500.0\nPlayer2: 8 Bo\nLength: 0\n\nGame 1: 0-0\n  1 2 double\n"
    text += (
        "  1 1 41:\n  1 4 13/9 24/23\n -2 10 Pass\n  3 17 Bo is out of time\n  4 14 1 Ada B wins 2 points\n"
    )
    found = tmg.read(text.encode())
    record = found.studies[0].record
    assert record.header.seats.white.name == "Ada B"
    assert found.studies[0].tag("white_rating") == "1500.0"
    assert [event.cube.value for event in record.events if isinstance(event, PositionSet)] == [2]
    assert isinstance(record.events[-1], Settled)


@pytest.mark.parametrize("module", [gam_jellyfish, gam_party, javafibs, oldmoves, sgg, tmg])
@pytest.mark.parametrize("data", [b"", b"\0\1\2", b"nothing of the kind", b"\xff\xfe"])
def test_what_is_none_of_it_is_refused(module: object, data: bytes) -> None:
    assert not module.sniff(data)  # type: ignore[attr-defined]  # a reader
    with pytest.raises(Unreadable):
        module.read(data)  # type: ignore[attr-defined]  # a reader
