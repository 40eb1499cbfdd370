"""The worked examples and regression counts of the games that are not played like backgammon."""

from __future__ import annotations

import pytest

from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.legal.plays import LegalPlays, Step, legal_plays
from bgdesk.rules.notation.plays import format_play, parse_play
from bgdesk.rules.outcome import Outcome, outcome
from bgdesk.rules.player import Player
from bgdesk.rules.position import IN, POINTS, Position
from bgdesk.rules.refusal import Reason, Refused
from bgdesk.rules.stages import Stage, TurnSoFar
from bgdesk.rules.variants import RULESETS, Ruleset
from tests.rules.boards import game_board

A_09 = ("24:1 7:1 6:1 1:12", "5:1 20:2 21:2 22:2 23:2")
DUTCH = ("24:1 14:1 in:13", "8:1 20:1 21:2 in:11")
FREE_RUSSIAN = RULESETS["russian"].with_options(("free_entry",))
PINNED_AT_HOME = RULESETS["plakoto"].with_options(("bear_off_while_pinned",))

EXAMPLES = [
    ("E4-3", "acey_deucey", "22:1 1:14", "20:2 19:2 23:2 18:9", "21", "22/21"),
    ("E4-6 pass", "acey_deucey_european", "3:1 2:1", "20:3", "65", ""),
    ("E4-6", "acey_deucey_european", "3:1 2:1", "20:3", "62", "2/off ; 3/1"),
    ("E4-7", "acey_deucey_navy", "14:1 in:14", "in:15", "65", "in/14 ; in/19 in/20"),
    ("E5-2", "russian", "22:2 in:13", "19:2 24:3 in:10", "61", ""),
    ("E5-3", "russian", "22:2 in:13", "19:1 24:3 in:11", "61", "in/19*"),
    ("E5-5", "russian", "20:2 1:13", "14:2 24:13", "33", "20/17(2)"),
    ("E6-1", "dutch", *DUTCH, "64", "14/4 ; 24/18 14/10 ; 24/14 ; in/19 14/10 ; in/15"),
    (
        "E6-3",
        "dutch",
        "24:1 20:13 12:1",
        "16:1 19:10 21:2 23:2",
        "64",
        "20/10 ; 20/14 12/8 ; 24/18 12/8 ; 24/14 ; 24/20 12/6 ; 20/16* 12/6 ; 12/2",
    ),
    ("E7-4", "gul_bara", "12:1 1:14", "2:1 20:14", "55", "12/7"),
    (
        "E8-2",
        "plakoto",
        "24:12 20:2 15:1",
        "1:13 14:1 10:1",
        "51",
        """15/9 ; 24/19 15/14^ ; 20/19 15/10^ ; 20/14^ ; 20/15 20/19 ; 24/19 20/19 ; 24/23 15/10^ ;
        24/23 20/15 ; 24/18 ; 24/19 24/23""",
    ),
    (
        "E8-3",
        "plakoto",
        "24:12 20:2 15p:1",
        "15:1 1:13 10:1",
        "51",
        "20/14 ; 24/18 ; 24/19 20/19 ; 24/19 24/23",
    ),
    ("E8-5", "plakoto", "6:2 3:2 2p:1", "2:1 1:2", "63", "6/3"),
    ("E8-6", "plakoto", "6:2 3:2 2:1", "1:2", "63", "6/off 3/off ; 6/off 6/3"),
    ("E9-6", "fevga", "24:14 13:1", "12:14 1:1", "65", "24/19 13/7 ; 13/2 ; 24/18 13/8"),
    ("E9-7", "fevga", "24:14 13:1", "12:14 1:1", "21", "13/10 ; 24/23 13/11"),
    ("E10-3 Portes", "portes", *A_09, "21", "6/3 ; 7/4 ; 6/5*/3 ; 7/5*/4 ; 7/5* 6/5"),
    ("E10-3 Tavla", "tavla", *A_09, "21", "6/3 ; 7/4 ; 7/5* 6/5"),
]

OPENINGS = [
    ("E4-1", "acey_deucey", "21", "in/22 ; in/23 in/24"),
    ("E5-1", "russian", "63", "in/19 in/22"),
    ("E5-4", "russian", "44", "in/21(4)"),
    ("E7-1", "gul_bara", "64", "24/14 ; 24/18 24/20"),
    ("E7-2", "gul_bara", "66", "24/18(4)"),
    ("E8-1", "plakoto", "65", "24/13 ; 24/18 24/19"),
    ("E9-1", "fevga", "65", "24/13"),
    ("E9-2", "fevga", "66", "24/18"),
    ("E9-3", "fevga", "44", "24/16"),
    ("E9-4", "fevga", "33", "24/15"),
    ("E9-5", "fevga", "55", "24/4 ; 24/9 24/19"),
]

COUNTED = [
    ("E4-2", "acey_deucey", "24:1 23:1 in:13", "in:15", "21", 7),
    ("E7-3", "gul_bara", "24:10 18:3 15:2", "12:9 13:3 9:3", "55", 11),
    ("E9-8", "fevga", "24:8 23:1 22:1 21:1 20:1 8:3", "3:3 5:3 12:9", "51", 26),
]

COUNTS = {
    "plakoto": "5 2 5 2 2 5 2 2 2 5 2 2 2 2 5 2 2 2 2 2 4",
    "fevga": "1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1",
    "gul_bara": "5 2 5 2 2 4 2 2 2 3 2 2 2 2 5 2 2 2 2 2 1",
    "acey_deucey": "5 2 5 2 2 5 2 2 2 5 2 2 2 2 5 2 2 2 2 2 5",
    "russian": "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
    "portes": "42 15 75 16 17 73 14 18 17 52 8 8 9 9 4 10 14 14 14 7 11",
    "british": "37 13 55 16 14 73 14 15 16 52 8 6 9 9 3 9 11 14 14 6 11",
    "acey_deucey_navy": "5 2 5 2 2 5 2 2 2 4 2 2 2 2 3 2 2 2 2 2 3",
    "dutch": "5 2 5 2 2 5 2 2 2 5 2 2 2 2 5 2 2 2 2 2 5",
    "hypergammon2": "3 3 5 3 4 5 3 4 4 5 3 4 4 4 5 3 4 4 4 4 3",
    "hypergammon1": "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
}
"""Plays of each of `ALL_ROLLS` from the start."""
ALIKE = {
    "tapa": "plakoto",
    "moultezim": "fevga",
    "acey_deucey_american": "acey_deucey",
    "acey_deucey_european": "acey_deucey",
    "tavla": "portes",
}
"""Games that begin as another does."""
ELSEWHERE = {"backgammon", "nackgammon", "hypergammon", "longgammon"}
"""Games counted in legal/test_plays.py."""


def plays_of(ruleset: Ruleset, position: Position, roll: str) -> LegalPlays:
    return legal_plays(position, Player.WHITE, Dice.from_text(roll), ruleset)


def check(legal: LegalPlays, expected: str) -> None:
    """The plays are those told, and each reads back from its text."""
    texts = {" ".join(text.split()) for text in expected.split(";")}
    assert {format_play(play) for play in legal.plays} == texts
    assert len(legal.plays) == len(texts)
    assert {parse_play(text, legal) for text in texts} == set(legal.plays)


@pytest.mark.parametrize(
    ("name", "me", "opponent", "roll", "expected"), [pytest.param(*row[1:], id=row[0]) for row in EXAMPLES]
)
def test_example(name: str, me: str, opponent: str, roll: str, expected: str) -> None:
    check(plays_of(RULESETS[name], game_board(RULESETS[name], me, opponent), roll), expected)


@pytest.mark.parametrize(
    ("name", "roll", "expected"), [pytest.param(*row[1:], id=row[0]) for row in OPENINGS]
)
def test_example_from_the_start(name: str, roll: str, expected: str) -> None:
    check(plays_of(RULESETS[name], RULESETS[name].start_position(), roll), expected)


@pytest.mark.parametrize(
    ("name", "me", "opponent", "roll", "count"), [pytest.param(*row[1:], id=row[0]) for row in COUNTED]
)
def test_counted_example(name: str, me: str, opponent: str, roll: str, count: int) -> None:
    assert len(plays_of(RULESETS[name], game_board(RULESETS[name], me, opponent), roll).plays) == count


def test_the_first_plays_of_every_game_are_counted() -> None:
    counted = COUNTS.keys() | ALIKE.keys() | ELSEWHERE
    assert counted == RULESETS.keys(), "a new game gets its line in COUNTS or ALIKE"


@pytest.mark.parametrize("name", [*COUNTS, *ALIKE])
@pytest.mark.parametrize("player", Player)
def test_regression_counts(name: str, player: Player) -> None:
    ruleset = RULESETS[name]
    start = ruleset.start_position()
    found = [len(legal_plays(start, player, dice, ruleset).plays) for dice in ALL_ROLLS]
    assert found == [int(count) for count in COUNTS[ALIKE.get(name, name)].split()]


def test_e5_2_with_free_entry() -> None:
    board = game_board(FREE_RUSSIAN, "22:2 in:13", "19:2 24:3 in:10")
    assert all(play.steps for play in plays_of(FREE_RUSSIAN, board, "61").plays)


def test_e5_4_second_stage() -> None:
    russian = RULESETS["russian"]
    after = plays_of(russian, russian.start_position(), "44").plays[0].result
    check(legal_plays(after, Player.WHITE, Stage((3,) * 4), russian), "in/22(4)")


def test_e6_2_without_the_lock() -> None:
    dutch = RULESETS["dutch"]
    legal = plays_of(dutch, game_board(dutch, *DUTCH, lock_open=True), "64")
    check(
        legal,
        """14/4 ; 24/18 14/10 ; 24/14 ; in/19 14/10 ; in/15 ; 24/20* 14/8* ; 14/8*/4 ; 24/20*/14 ;
        in/19 24/20*""",
    )


def test_e6_3_the_hit_has_to_wait() -> None:
    dutch = RULESETS["dutch"]
    legal = plays_of(dutch, game_board(dutch, "24:1 20:13 12:1", "16:1 19:10 21:2 23:2"), "64")
    hit = Step(20, 16, 4, is_hit=True)
    assert hit not in legal.next_steps(())
    assert hit in legal.next_steps((Step(12, 6, 6),))
    assert legal.after((Step(12, 6, 6),)).white_extra.lock_open
    with pytest.raises(Refused, match=Reason.HIT_LOCKED):
        legal.after((hit,))


def test_e7_4_the_opponent_plays_the_rest() -> None:
    gul_bara = RULESETS["gul_bara"]
    position = game_board(gul_bara, "7:1 1:14", "2:1 20:14")
    assert (position.black[14], position.black[8]) == (1, 14)
    rest = legal_plays(position, Player.BLACK, Stage((5, 5, 5)), gul_bara)
    assert {len(play.steps) for play in rest.plays} == {3}
    assert len(rest.plays) == 3


def test_e7_6_one_checker_closes_a_point() -> None:
    gul_bara = RULESETS["gul_bara"]
    legal = plays_of(gul_bara, game_board(gul_bara, "24:15", "12:14 20:1"), "41")
    assert 20 not in legal.open_points
    assert legal.refusal((), 24, 20).reason is Reason.POINT_BLOCKED


@pytest.mark.parametrize("target", [10, 11])
def test_e8_4_a_checker_that_is_left_is_free_again(target: int) -> None:
    plakoto = RULESETS["plakoto"]
    board = game_board(plakoto, "24:9 14:1 6:5", "1:13 15:1 14p:1")
    assert board.black_extra.pinned == {11}
    legal = plays_of(plakoto, board, "43")
    after = legal.after((Step(14, target, 14 - target),))
    assert after.black == board.black
    assert after.black_extra.pinned == frozenset()


def test_bearing_off_past_a_pinned_checker_as_an_option() -> None:
    board = game_board(PINNED_AT_HOME, "6:2 3:2 2p:1", "2:1 1:2")
    check(plays_of(PINNED_AT_HOME, board, "63"), "6/off 3/off ; 6/off 6/3")
    check(plays_of(PINNED_AT_HOME, game_board(PINNED_AT_HOME, "5p:1 3:2", "5:1 20:1"), "64"), "")


@pytest.mark.parametrize("text", ["7/1^", "8/2/1^"])
def test_e8_7_a_caught_mother_ends_the_game_at_once(text: str) -> None:
    plakoto = RULESETS["plakoto"]
    legal = plays_of(plakoto, game_board(plakoto, "8:1 7:1 6:5 5:5 4:3", "1:1 20:14"), "61")
    play = parse_play(text, legal)
    assert outcome(play.result, plakoto) == Outcome(Player.WHITE, 2, by_mother=True)
    assert legal.next_steps(play.steps) == ()
    assert legal.is_complete(play.steps)
    for target in range(6):
        assert legal.refusal(play.steps, 6, target).reason in {Reason.GAME_OVER, Reason.DIE_NOT_AVAILABLE}


def test_e8_8_with_the_own_mother_at_home_it_goes_on() -> None:
    plakoto = RULESETS["plakoto"]
    board = game_board(plakoto, "24:1 8:1 7:1 6:5 5:5 4:2", "1:1 25:0 20:14")
    after = parse_play("8/7 7/1^", plays_of(plakoto, board, "61")).result
    assert outcome(after, plakoto) is None
    leaving = plays_of(plakoto, after, "61")
    ended = parse_play("24/18", leaving)
    assert outcome(ended.result, plakoto) == Outcome(Player.WHITE, 2, by_mother=True)


def test_both_mothers_caught_is_a_draw() -> None:
    plakoto = RULESETS["plakoto"]
    board = game_board(plakoto, "24p:1 7:1 6:13", "24:1 1:1 20:13")
    play = parse_play("7/1^", plays_of(plakoto, board, "61"))
    assert outcome(play.result, plakoto) == Outcome(None, 0, by_mother=True)
    assert outcome(play.result, RULESETS["tapa"].with_options(("no_mother_rule",))) is None


def test_e9_8_a_prime_at_the_start() -> None:
    fevga = RULESETS["fevga"]
    legal = plays_of(fevga, game_board(fevga, "24:8 23:1 22:1 21:1 20:1 8:3", "3:3 5:3 12:9"), "51")
    assert legal.refusal((), 24, 19).reason is Reason.PRIME_AT_START
    first = Step(20, 19, 1)
    assert Step(24, 19, 5) in legal.next_steps((first,))


def test_e9_9_a_prime_before_all_the_others_has_to_open() -> None:
    fevga = RULESETS["fevga"]
    board = game_board(fevga, "11:1 10:2 9:2 8:2 7:2 6:2 24:4", "12:15")
    legal = plays_of(fevga, board, "21")
    assert legal.plays
    for play in legal.plays:
        assert not all(play.result.white[point] for point in range(6, 12))
    assert legal.refusal((Step(10, 8, 2),), 24, 23).reason is Reason.PRIME_MUST_OPEN


def test_a_prime_that_no_play_opens_may_stay() -> None:
    fevga = RULESETS["fevga"]
    trapped = game_board(fevga, "11:2 10:2 9:2 8:3 7:3 6:3", "12:15")
    legal = legal_plays(trapped, Player.WHITE, Stage((5,)), fevga)
    check(legal, "6/1 ; 7/2 ; 8/3 ; 9/4 ; 10/5 ; 11/6")


@pytest.mark.parametrize(
    ("roll", "so_far", "expected"),
    [
        ("65", TurnSoFar(1), "24/13"),
        ("44", TurnSoFar(1), "24/16"),
        ("44", TurnSoFar(0), "24/16(2)"),
        ("43", TurnSoFar(1, left_start=1), ""),
    ],
)
def test_one_checker_a_turn_leaves_the_start(roll: str, so_far: TurnSoFar, expected: str) -> None:
    narde = RULESETS["gul_bara"].with_options(("narde_extras",))
    check(legal_plays(narde.start_position(), Player.WHITE, Dice.from_text(roll), narde, so_far), expected)


def test_a_prime_needs_an_enemy_ahead() -> None:
    narde = RULESETS["gul_bara"].with_options(("narde_extras",))
    behind = plays_of(narde, game_board(narde, "13:1 10:2 9:2 8:2 7:2 6:6", "12:15"), "22")
    assert behind.refusal((), 13, 11).reason is Reason.PRIME_NEEDS_ENEMY


def test_the_reserve_enters_and_may_hit() -> None:
    acey = RULESETS["acey_deucey"]
    legal = plays_of(acey, game_board(acey, "in:15", "23:1 in:14"), "21")
    check(legal, "in/23*/22 ; in/23* in/24 ; in/22")
    after = parse_play("in/23 in/24", legal).result
    assert (after.white_extra.reserve, after.black[25], after.black_extra.reserve) == (13, 1, 14)
    assert Step(IN, 23, 2, is_hit=True) in legal.next_steps(())


def test_the_bar_comes_before_the_reserve() -> None:
    acey = RULESETS["acey_deucey"]
    legal = plays_of(acey, game_board(acey, "bar:1 in:14", "in:15"), "31")
    assert {step.source for step in legal.next_steps(())} == {25}
    assert legal.refusal((), IN, 24).reason is Reason.BAR_FIRST


def test_a_stage_of_three() -> None:
    gul_bara = RULESETS["gul_bara"]
    legal = legal_plays(gul_bara.start_position(), Player.BLACK, Stage((2, 2, 2)), gul_bara)
    assert legal.unused(()) == (2, 2, 2)
    assert {len(play.steps) for play in legal.plays} == {3}
    assert all(sum(play.result.black[point] for point in POINTS) == 15 for play in legal.plays)
