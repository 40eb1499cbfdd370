"""What other programs say in the texts that they print."""

from __future__ import annotations

from bgdesk.app.lab.given_analysis import given_answer
from bgdesk.app.lab.lab_questions import question_of
from bgdesk.app.lab.reading import read_setup
from bgdesk.match.setup.conversion import state_of_setup
from bgdesk.match.setup.setup import TableSetup
from bgdesk.match.study import JudgedPlay

XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10"
TEXT = f"""{XGID}

X:Player 1   O:Player 2
Score is X:0 O:0 7 pt.(s) match.
 +13-14-15-16-17-18------19-20-21-22-23-24-+
 +12-11-10--9--8--7-------6--5--4--3--2--1-+
Cube: 1
X to play 31

    1. 4-ply       8/5 6/5                      eq:+0.218
      Player:   55.71% (G:17.16% B:0.92%)
      Opponent: 44.29% (G:11.98% B:0.55%)

    2. 4-ply       13/10 24/23                  eq:+0.012 (-0.206)
      Player:   50.70% (G:14.28% B:0.70%)
      Opponent: 49.30% (G:13.58% B:0.62%)

eXtreme Gammon Version: 2.10
"""


def test_plays_are_those_of_the_question_that_the_laboratory_asks() -> None:
    setup = read_setup(TEXT)
    assert isinstance(setup, TableSetup)
    state = state_of_setup(setup)
    assert state
    given = given_answer(TEXT)
    assert given
    assert given.question == question_of(state)
    assert (given.engine, given.level) == ("eXtreme Gammon", "4-ply")
    assert isinstance(given.answer, JudgedPlay)
    assert [one.written for one in given.answer.candidates] == ["8/5 6/5", "24/23 13/10"]


def test_a_text_without_analysis_tells_none() -> None:
    assert given_answer(XGID) is None
    assert given_answer(TEXT.partition("    1.")[0]) is None
    assert given_answer("nothing of the kind\nat all") is None
