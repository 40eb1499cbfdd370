"""Putting a match together from what a file says, past what cannot have happened."""

from __future__ import annotations

import pytest

from bgdesk.formats.assembly import MatchAssembly
from bgdesk.formats.import_result import RemarkKind
from bgdesk.match.codec.study_codec import study_from_text, study_to_text
from bgdesk.match.events import (
    Doubled,
    GameStarted,
    OpeningRolled,
    Passed,
    Played,
    PlayedIllegally,
    PositionSet,
    Raised,
    Rolled,
    ScoreSet,
    Settled,
    Taken,
)
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.state import Ending, Pair, Phase
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position, side

WHITE, BLACK = Player.WHITE, Player.BLACK
NAMES = Pair("Ann", "Bob")


def opened(options: MatchOptions | None = None) -> MatchAssembly:
    """After White's opening 31 and Black's 42."""
    assembly = MatchAssembly(options or match_options(5), NAMES, "m", "1970-01-01T00:00:00+00:00")
    assembly.game()
    assembly.roll(WHITE, Dice(3, 1))
    assembly.play(((8, 5), (6, 5)), "8/5 6/5")
    assembly.roll(BLACK, Dice(4, 2))
    assembly.play(((8, 4), (6, 4)), "8/4 6/4")
    return assembly


def kinds(assembly: MatchAssembly) -> list[RemarkKind]:
    return [remark.kind for remark in assembly.remarks]


def types(assembly: MatchAssembly) -> list[type]:
    return [type(event) for event in assembly.study().record.events]


def test_a_plain_beginning() -> None:
    assembly = opened()
    assert types(assembly) == [GameStarted, OpeningRolled, Played, Rolled, Played]
    assert kinds(assembly) == []
    assert assembly.last_event == 4


def test_an_illegal_play_is_applied_literally() -> None:
    assembly = opened()
    assembly.roll(WHITE, Dice(6, 5))
    assembly.play(((13, 5),), "13/5")
    assert types(assembly)[-1] is PlayedIllegally
    assert assembly.state.position.white[5] == 3
    assert kinds(assembly) == [RemarkKind.ILLEGAL_PLAY]


def test_an_impossible_play_leaves_the_board() -> None:
    assembly = opened()
    before = assembly.state.position
    assembly.roll(WHITE, Dice(6, 5))
    assembly.play(((22, 11),), "22/11")
    assert assembly.state.position == before
    assert kinds(assembly) == [RemarkKind.IMPOSSIBLE_PLAY]
    assert assembly.state.turn is BLACK


def test_a_missing_turn_and_a_missing_play_are_bridged() -> None:
    assembly = opened()
    assembly.roll(BLACK, Dice(6, 5))
    assembly.roll(WHITE, Dice(6, 5))
    assert kinds(assembly) == [RemarkKind.TURN_MISSING, RemarkKind.PLAY_MISSING]
    assert assembly.state.turn is WHITE
    assert assembly.state.dice == Dice(6, 5)


def test_a_double_after_a_missing_play_is_offered() -> None:
    assembly = opened()
    assembly.roll(WHITE, Dice(6, 5))
    assembly.double(BLACK)
    assembly.take(WHITE)
    assert kinds(assembly) == [RemarkKind.PLAY_MISSING]
    assert assembly.state.cube == Cube(2, WHITE)


def test_a_roll_after_a_beaver_takes_it() -> None:
    assembly = opened(match_options(0))
    assembly.double(WHITE)
    assembly.double(BLACK)
    assembly.roll(WHITE, Dice(6, 5))
    assert types(assembly)[-4:] == [Doubled, Raised, Taken, Rolled]
    assert assembly.state.cube == Cube(4, BLACK)
    assert kinds(assembly) == []


def test_a_roll_after_a_double_assumes_the_take() -> None:
    assembly = opened()
    assembly.double(WHITE)
    assembly.roll(WHITE, Dice(6, 5))
    assert kinds(assembly) == [RemarkKind.ANSWER_ASSUMED]


def test_a_forbidden_double_turns_the_cube_all_the_same() -> None:
    assembly = opened(match_options(1))
    assembly.double(WHITE)
    assert kinds(assembly) == [RemarkKind.DOUBLE_NOT_ALLOWED]
    assert assembly.state.cube == Cube(2, BLACK)


@pytest.mark.parametrize(
    ("loser", "points", "ending"),
    [
        (WHITE, 1, Ending.RESIGNED),
        (WHITE, 2, Ending.RESIGNED),
        (WHITE, 4, Ending.SETTLED),
        (BLACK, 1, Ending.RESIGNED),
        (BLACK, 4, Ending.SETTLED),
    ],
)
def test_resignations_in_and_out_of_turn(loser: Player, points: int, ending: Ending) -> None:
    assembly = opened()
    assembly.resign(loser, points)
    (result,) = assembly.state.results
    assert (result.winner, result.points, result.ending) == (loser.opponent, points, ending)


def test_a_drop_and_what_comes_after_it() -> None:
    assembly = opened()
    assembly.double(WHITE)
    assembly.drop(BLACK)
    assembly.resign(WHITE, 3)
    assembly.roll(WHITE, Dice(6, 5))
    assert types(assembly)[-1] is Passed
    assert kinds(assembly) == [RemarkKind.LINE_UNREAD]


def test_scores_are_those_of_the_file() -> None:
    assembly = opened()
    assembly.settle(WHITE, 2)
    assembly.game(2, Pair(4, 1))
    assert [ScoreSet, GameStarted] == types(assembly)[-2:]
    assert kinds(assembly) == [RemarkKind.SCORE_DIFFERS]
    assert assembly.state.is_crawford


def test_a_match_joined_at_double_match_point_is_past_crawford() -> None:
    assembly = MatchAssembly(match_options(5), NAMES, "m", "1970-01-01T00:00:00+00:00")
    assembly.game(7, Pair(4, 4))
    assert not assembly.state.is_crawford


def test_an_unfinished_game_is_said() -> None:
    assembly = opened()
    assembly.game(2, Pair(0, 1))
    assert kinds(assembly) == [RemarkKind.GAME_UNFINISHED, RemarkKind.SCORE_DIFFERS]


def test_a_board_set_by_hand() -> None:
    assembly = opened()
    position = Position(side({6: 15}), side({6: 15}))
    assembly.set_position(position, BLACK, Cube(4, WHITE))
    assert types(assembly)[-1] is PositionSet
    assert (assembly.state.phase, assembly.state.turn) == (Phase.TO_ROLL, BLACK)


def test_comments_stand_at_the_last_event() -> None:
    assembly = opened()
    assembly.comment(" well played ")
    assembly.settle(BLACK, 1)
    assert types(assembly)[-1] is Settled
    assert [(comment.event, comment.text) for comment in assembly.study().comments] == [(4, "well played")]


def test_what_no_record_holds_is_made_sayable() -> None:
    """Tabs and the like in comments, plays and tags: a match that is read can always be kept."""
    assembly = MatchAssembly(match_options(1), Pair("Ada", "Bo"), "id", "1970-01-01T00:00:00+00:00")
    assembly.game(1, None)
    assembly.roll(Player.WHITE, Dice(3, 1))
    assembly.play(((24, 3),), "24/\t3")
    assembly.comment("well\tplayed\nreally\x7f")
    study = assembly.study((("", "nameless"), ("a\tkey", "a\tvalue\nof two lines"), ("k" * 200, "v")))
    assert study.comments[0].text == "well played\nreally"
    assert study.tags == (("a key", "a value\nof two lines"), ("k" * 100, "v"))
    assert study_from_text(study_to_text(study)).tags == study.tags
