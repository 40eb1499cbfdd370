"""A position as text, read again by the readers of files with all that stands in it."""

from __future__ import annotations

import pytest

from bgdesk.analysis.judge import Judge
from bgdesk.analysis.levels import LEVELS
from bgdesk.app.lab.lab_judge import LabAnswer
from bgdesk.app.lab.lab_questions import question_of
from bgdesk.app.lab.position_text import position_text
from bgdesk.app.lab.reading import read_setup
from bgdesk.formats.registry import read_bytes
from bgdesk.match.setup.conversion import setup_id, state_of_setup
from bgdesk.match.setup.setup import TableSetup, mirrored, new_setup, with_game
from bgdesk.match.state_ids import IdKind
from tests.analysis.fake_engine import FakeEngine

PLAY = "XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:2:3:0:7:10"
CUBE = "XGID=-b----E-C---dE---c-e----B-:1:1:1:00:0:0:3:0:10"
OFFER = "XGID=-b----E-C---dE---c-e----B-:0:0:1:D:0:0:3:0:10"


def setup_of(xgid: str) -> TableSetup:
    setup = read_setup(xgid)
    assert isinstance(setup, TableSetup)
    return setup


def answer_to(setup: TableSetup) -> LabAnswer:
    state = state_of_setup(setup)
    assert state
    question = question_of(state)
    assert question
    return LabAnswer(question, "1-ply", Judge(FakeEngine(), LEVELS["1-ply"]).answer(question))


@pytest.mark.parametrize("xgid", [PLAY, CUBE])
def test_what_is_printed_with_its_analysis_is_read_again(xgid: str) -> None:
    setup = setup_of(xgid)
    printed = position_text(setup, answer_to(setup))
    assert printed
    assert "Made" not in printed
    assert read_setup(printed) in (setup, mirrored(setup)), "X is whoever decides"
    (found,) = read_bytes(printed.encode()).studies
    (analysis,) = found.analyses
    assert bool(analysis.plays) is (xgid == PLAY)
    assert bool(analysis.cubes) is (xgid == CUBE)


def test_an_offer_is_printed_as_the_question_before_it_and_other_games_are_not() -> None:
    setup = setup_of(OFFER)
    printed = position_text(setup, answer_to(setup))
    assert printed
    assert "cube action" in printed
    assert "Cubeful Equities" in printed
    assert position_text(with_game(new_setup(), "fevga")) is None
    assert setup_id(setup, IdKind.XGID) == OFFER
