"""Matches in which several games take turns."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.match import flow, match_types
from bgdesk.match.events import (
    GameStarted,
    OpeningRolled,
    Played,
    ResignationAccepted,
    ResignationOffered,
    Rolled,
    StepPlayed,
)
from bgdesk.match.match_types import ROTATIONS, Rotation, is_own_choice, rotation_id, usual_starter
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS, NextStarter
from tests.match.driving import BLACK, WHITE, after, double_reason
from tests.rules.boards import game_board


def rotation(name: str, length: int) -> MatchOptions:
    return MatchOptions(length=length, rotation=ROTATIONS[name].games)


def begun(state: MatchState) -> MatchState:
    """The next game; where a roll decides, White starts."""
    state = after(state, GameStarted(state.game_number + 1))
    return after(state, OpeningRolled(6, 1)) if state.phase is Phase.OPENING else state


def won(state: MatchState, winner: Player, level: int) -> MatchState:
    """The next game, which ``winner`` wins at ``level`` as soon as his opponent is on turn."""
    state = begun(state)
    if state.turn is winner:
        if state.phase is Phase.TO_ROLL:
            state = after(state, Rolled(winner, Dice(2, 1)))
        play = flow.legal(state).plays[0]
        state = after(state, Played(winner, tuple(StepPlayed(s.source, s.target, s.die) for s in play.steps)))
    assert state.turn is winner.opponent
    return after(state, ResignationOffered(winner.opponent, level), ResignationAccepted(winner))


def drawn(state: MatchState) -> MatchState:
    """The next game, of Plakoto or Tapa, in which both mothers are caught."""
    state = begun(state)
    board = game_board(state.ruleset, "24p:1 6:14", "24:1 8:1 1:1 12:12")
    state = after(replace(state, position=board, turn=WHITE, to_act=WHITE), Rolled(WHITE, Dice(5, 2)))
    return after(state, Played(WHITE, (StepPlayed(6, 1, 5),)))


@pytest.mark.parametrize("name", ROTATIONS)
def test_rotations_can_be_played(name: str) -> None:
    named = ROTATIONS[name]
    assert named.usual_target in named.targets
    assert set(named.games) <= set(RULESETS)
    options = rotation(name, named.usual_target)
    assert options.problem() is None
    assert options.game_id == name
    assert [options.ruleset(number).id for number in range(1, 8)] == [
        *named.games,
        *named.games,
        named.games[0],
    ]


def test_other_rotations_are_called_by_their_games() -> None:
    assert rotation_id(("fevga", "tapa")) == "fevga+tapa"
    assert match_options(7).game_id == "backgammon"


def test_tavli_ends_in_the_middle_of_a_round() -> None:
    """E11-1."""
    state = flow.start(rotation("tavli", 5))
    for number, (winner, level, score) in enumerate(
        ((WHITE, 2, (2, 0)), (BLACK, 1, (2, 1)), (WHITE, 1, (3, 1)), (WHITE, 2, (5, 1))), 1
    ):
        assert state.phase is Phase.BEFORE_GAME
        state = won(state, winner, level)
        assert (state.game_number, state.score) == (number, Pair(*score))
    assert (state.phase, state.winner) == (Phase.OVER, WHITE)
    assert state.ruleset.id == "portes"


def test_a_draw_moves_the_rotation_on_and_the_opening_is_rolled_again() -> None:
    """E11-2."""
    state = drawn(won(flow.start(rotation("tavli", 5)), BLACK, 1))
    assert state.score == Pair(0, 1)
    state = after(state, GameStarted(3))
    assert (state.phase, state.ruleset.id, state.turn) == (Phase.OPENING, "fevga", None)


@pytest.mark.parametrize("winner", Player)
def test_the_winner_starts_with_both_dice(winner: Player) -> None:
    """E11-3."""
    state = after(won(flow.start(rotation("tavli", 5)), winner, 1), GameStarted(2))
    assert (state.phase, state.turn, state.to_act) == (Phase.TO_ROLL, winner, winner)
    assert state.position == RULESETS["plakoto"].start_position()
    assert after(state, Rolled(winner, Dice(6, 6))).phase is Phase.TO_PLAY


def test_balkan_rotation() -> None:
    """E12-1 and E12-2."""
    state = flow.start(rotation("balkan", 5))
    assert state.ruleset.id == "portes"
    state = won(state, WHITE, 2)
    state = won(state, BLACK, 2)
    assert begun(state).turn is BLACK
    assert begun(state).ruleset.id == "tapa"
    state = won(won(state, BLACK, 2), BLACK, 1)
    assert (state.winner, state.score, state.game_number) == (BLACK, Pair(2, 5), 4)


@pytest.mark.parametrize("winner", Player)
def test_at_four_all_the_next_game_of_the_balkan_rotation_decides(winner: Player) -> None:
    """E12-3."""
    state = flow.start(rotation("balkan", 5))
    for earlier, level in ((WHITE, 1), (BLACK, 1), (WHITE, 1), (BLACK, 1), (WHITE, 2), (BLACK, 2)):
        state = won(state, earlier, level)
    assert (state.phase, state.score) == (Phase.BEFORE_GAME, Pair(4, 4))
    assert begun(state).ruleset.id == "portes"
    state = won(state, winner, 1)
    assert (state.phase, state.winner, state.game_number) == (Phase.OVER, winner, 7)


OWN = ("tapa", "backgammon")
NEW_OPENING = MatchOptions("tapa", 5, rotation=OWN, starter=NextStarter.NEW_OPENING)


def test_in_games_of_ones_own_choice_the_winner_starts_if_nothing_else_is_agreed() -> None:
    assert usual_starter(OWN) is NextStarter.PREVIOUS_WINNER
    state = won(flow.start(replace(NEW_OPENING, starter=None)), BLACK, 1)
    assert begun(state).turn is BLACK


def test_an_opening_roll_in_each_of_the_games_can_be_agreed() -> None:
    state = flow.start(NEW_OPENING)
    for number in (1, 2, 3):
        started = after(state, GameStarted(number))
        assert (started.phase, started.turn) == (Phase.OPENING, None)
        assert not state.options.winner_starts(number)
        state = won(state, BLACK, 1)


@pytest.mark.parametrize("name", ROTATIONS)
def test_the_rotations_with_a_name_have_a_rule_of_who_starts(name: str) -> None:
    """E.11 and E.12: the winner of the game before."""
    named = ROTATIONS[name]
    assert named.starter is usual_starter(named.games) is NextStarter.PREVIOUS_WINNER
    assert not is_own_choice(named.games)
    assert all(rotation(name, 5).winner_starts(number) for number in range(1, 5))


def test_a_rotation_may_begin_each_game_with_an_opening_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    rolling = Rotation("throwing", OWN, (3,), 3, NextStarter.NEW_OPENING)
    monkeypatch.setattr(match_types, "ROTATIONS", {**ROTATIONS, "throwing": rolling})
    plain = MatchOptions("tapa", 3, rotation=OWN, crawford=False)
    assert not plain.winner_starts(2)
    agreed = replace(plain, starter=NextStarter.PREVIOUS_WINNER)
    assert agreed.winner_starts(2)
    assert agreed.locked() == agreed
    assert replace(plain, starter=NextStarter.NEW_OPENING).locked() == plain


def test_who_starts_is_locked_where_it_is_as_usual_or_no_games_take_turns() -> None:
    assert NEW_OPENING.locked().starter is NextStarter.NEW_OPENING
    assert replace(NEW_OPENING, starter=NextStarter.PREVIOUS_WINNER).locked().starter is None
    alone = MatchOptions("backgammon", 5, starter=NextStarter.PREVIOUS_WINNER)
    assert alone.locked().starter is None
    assert not alone.winner_starts(2)
    assert is_own_choice(OWN)
    assert not is_own_choice(("tapa",))


@pytest.mark.parametrize("variant", ["portes", "fevga", "tapa", "gul_bara"])
def test_the_winner_starts_where_the_game_says_so(variant: str) -> None:
    state = won(flow.start(MatchOptions(variant, 5)), BLACK, 1)
    assert begun(state).turn is BLACK


@pytest.mark.parametrize("variant", ["backgammon", "dutch", "russian", "acey_deucey"])
def test_elsewhere_each_game_has_an_opening_roll(variant: str) -> None:
    state = flow.start(MatchOptions(variant, 0))
    state = after(state, GameStarted(1), OpeningRolled(1, 6))
    level = flow.resignation_levels(state, BLACK)[0]
    state = after(state, ResignationOffered(BLACK, level), ResignationAccepted(WHITE))
    assert after(state, GameStarted(2)).phase is Phase.OPENING


def test_a_rotation_with_backgammon_has_no_cube_and_no_crawford_game() -> None:
    options = MatchOptions(length=3, rotation=("backgammon", "plakoto"), jacoby=True, automatic_doubles=1)
    state = won(flow.start(options), WHITE, 2)
    state = won(won(state, BLACK, 1), BLACK, 1)
    state = begun(state)
    assert not state.is_crawford
    assert double_reason(state, WHITE) is double_reason(state, BLACK)
    assert not state.options.has_cube
    assert state.options.automatic_doubles == 0


def test_a_session_of_so_many_games_counts_draws() -> None:
    state = flow.start(MatchOptions(length=0, games=2, rotation=("plakoto", "fevga")))
    state = won(drawn(state), BLACK, 1)
    assert (state.phase, state.winner, len(state.results)) == (Phase.OVER, BLACK, 2)


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (MatchOptions(rotation=("portes",)), "take turns"),
        (MatchOptions(rotation=("portes", "chess")), "chess"),
        (MatchOptions(rotation=("portes", "tapa") * 7), "14 games"),
        (MatchOptions(rule_options=("always_win",)), "rule option"),
    ],
)
def test_impossible_options(options: MatchOptions, expected: str) -> None:
    assert expected in (options.problem() or "")


def test_rule_options_change_the_games_that_know_them() -> None:
    options = MatchOptions(rotation=("portes", "gul_bara", "tapa"), rule_options=("no_mother_rule",))
    assert [options.ruleset(number).mother_rule for number in (1, 2, 3)] == [False, False, False]
    assert options.ruleset(2) == RULESETS["gul_bara"]


def test_what_means_nothing_to_the_games_is_locked() -> None:
    wished = MatchOptions(
        "plakoto",
        no_hit_and_run=True,
        quad_for_bar=True,
        crawford=True,
        rule_options=("no_mother_rule", "bear_off_while_pinned"),
    )
    assert wished.locked() == MatchOptions("plakoto", crawford=False, rule_options=("bear_off_while_pinned",))


def test_house_rules_leave_the_rules_of_the_game_alone() -> None:
    tavla = MatchOptions("tavla", free_die_use=True).ruleset()
    assert tavla == replace(RULESETS["tavla"], free_die_use=True)
    british = MatchOptions("british", quad_for_bar=True).ruleset()
    assert british == replace(RULESETS["british"], quad_for_bar=True)
    assert MatchOptions("portes", quad_for_bar=True).ruleset() == RULESETS["portes"]
