"""What the score lens shows of the answers so far."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.analysis.lenses.lens_score import (
    DOUBLE_MATCH_POINT,
    GAMMON_GO,
    MONEY_PLAY,
    STRIP,
    LensScore,
    Subject,
)
from bgdesk.match.evaluation import CubeDecision, Equity, Unit
from bgdesk.match.options import match_options
from bgdesk.match.study import Candidate, JudgedCube, JudgedPlay
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position, side
from bgdesk.ui.lenses.derive_score_lens import derive_score_lens
from bgdesk.ui.lenses.lens_table import texts_of
from bgdesk.ui.lenses.score_asking import ScoreAnswer
from tests.analysis.matches import random_match

HOME = LensScore((7, 7))
RECORD = random_match(3, match_options(7), most=4)
STATE = RECORD.states[2]
PLAY = Subject(STATE, Player.WHITE, Dice(3, 1))
CUBE = Subject(STATE, Player.WHITE, None)


def equity(value: float) -> Equity:
    return Equity(value, Player.WHITE, Unit.NORMALISED)


def play(*written: str) -> JudgedPlay:
    """Each play is worth 0.1 less than the one before it."""
    candidates = (
        Candidate(name, STATE.position, equity(0.5 - number / 10), None, "2ply")
        for number, name in enumerate(written)
    )
    return JudgedPlay(0, tuple(candidates), None)


def cube(no_double: float, double_take: float) -> JudgedCube:
    doubles, takes = min(double_take, 1.0) > no_double, double_take <= 1.0
    three = equity(no_double), equity(double_take), equity(1.0)
    return JudgedCube(0, CubeDecision(*three, None, doubles, takes), "3ply")


def test_the_play_that_is_best_at_the_present_score_is_a_wherever_it_is() -> None:
    answers = {
        HOME: ScoreAnswer(play("8/5 6/5", "24/23 13/10")),
        MONEY_PLAY: ScoreAnswer(play("24/23 13/10", "8/5 6/5")),
        GAMMON_GO: ScoreAnswer(play("24/23 13/10", "8/5 6/5"), is_estimate=True),
    }
    view = derive_score_lens(PLAY, answers, 7)
    assert texts_of(view.strip) == [["B", "", "", "", "", "B", ""]]
    assert view.grid.cells[7][7].text == "A"
    assert view.grid.cells[7][7].is_here
    assert [(one.letter, one.text) for one in view.legend] == [("A", "8/5 6/5"), ("B", "24/23 13/10")]
    assert view.strip.cells[0][0].note == "0.100"
    assert view.strip.cells[0][5].note == "~0.100"
    assert view.strip.cells[0][0].pattern != view.grid.cells[7][7].pattern


def test_every_action_with_the_cube_has_its_letters_and_its_distance_to_the_next() -> None:
    scores = STRIP[:5]
    found = (cube(0.5, 0.4), cube(0.5, 0.8), cube(0.5, 0.98), cube(0.7, 1.2), cube(1.1, 1.4))
    view = derive_score_lens(
        CUBE, {score: ScoreAnswer(one) for score, one in zip(scores, found, strict=True)}
    )
    cells = view.strip.cells[0][:5]
    assert [cell.text for cell in cells] == ["ND", "D/T", "D/T", "D/P", "TG"]
    assert [cell.note for cell in cells] == ["0.100", "0.200", "0.020", "0.200", "0.100"]
    assert [one.letter for one in view.legend] == ["ND", "D/T", "D/P", "TG"]
    assert "3-away against 4-away" in cells[3].tip


def test_the_owner_of_the_cube_redoubles() -> None:
    owned = replace(CUBE, state=replace(STATE, cube=Cube(2, Player.WHITE)))
    answers = {STRIP[0]: ScoreAnswer(cube(0.5, 0.8)), STRIP[1]: ScoreAnswer(cube(1.1, 1.4))}
    view = derive_score_lens(owned, answers)
    told = [(one.letter, one.text) for one in view.legend]
    assert told == [("R/T", "Redouble, take"), ("TG", "Too good to redouble")]
    assert view.strip.cells[0][0].tip.splitlines()[1:] == [
        "Redouble, take",
        "No redouble: +0.500",
        "Redouble, take: +0.800",
        "Redouble, pass: +1.000",
    ]


def test_what_is_not_there_says_why() -> None:
    answers = {
        MONEY_PLAY: ScoreAnswer(),
        DOUBLE_MATCH_POINT: ScoreAnswer(is_decision=False),
        GAMMON_GO: ScoreAnswer(refusal="This game is not understood."),
    }
    view = derive_score_lens(CUBE, answers)
    waits, dead = view.strip.cells[0][:2]
    assert waits.tip == "Money play\nNot judged yet."
    assert dead.tip == "Double match point\nNobody may double there."
    assert view.note == "This game is not understood."
    assert not view.legend


def test_with_a_move_that_was_made_the_figures_are_what_it_gives_away() -> None:
    own = STATE.position.white
    boards = [Position(own, side({6: number})) for number in (1, 2, 3)]
    made = Subject(STATE, Player.WHITE, Dice(3, 1), boards[0])
    judged = play("8/5 6/5", "24/23 13/10", "13/9")
    moved = tuple(replace(one, position=board) for one, board in zip(judged.candidates, boards, strict=True))
    first = replace(judged, candidates=moved)
    last = replace(judged, candidates=(moved[2], moved[1], replace(moved[0], equity=equity(0.1))))
    shallow = replace(judged, candidates=(*moved[1:], replace(moved[0], level="1ply")))
    answers = {HOME: ScoreAnswer(first), MONEY_PLAY: ScoreAnswer(last), GAMMON_GO: ScoreAnswer(shallow)}
    view = derive_score_lens(made, answers)
    notes = [cell.note for cell in view.strip.cells[0]]
    assert (notes[0], notes[STRIP.index(GAMMON_GO)]) == ("0.200", "")
    assert "gives away" in view.note
    assert "2-ply" in view.note
