"""What a report says of the choices of one decision."""

from __future__ import annotations

from bgdesk.analysis.report.choices import play_findings
from bgdesk.analysis.scores import Score
from bgdesk.match.evaluation import Equity, Unit
from bgdesk.match.study import Candidate, JudgedPlay, Rollout
from bgdesk.rules.notation.plays import NO_PLAY
from bgdesk.rules.player import Player
from tests.rules.boards import STANDARD

MONEY = Score(Player.WHITE, 1, None)
ROLLED_OUT = Rollout(trials=36, standard_error=0.012)


def candidate(written: str) -> Candidate:
    equity = Equity(-0.2, Player.WHITE, Unit.MONEY)
    return Candidate(written, STANDARD.start_position(), equity, None, "2ply", ROLLED_OUT)


def test_a_play_without_steps_has_the_word_of_the_notation_in_every_place() -> None:
    found = play_findings(JudgedPlay(1, (candidate(""),), 0, 1), MONEY)
    assert [line.name for line in found.choices] == [NO_PLAY]
    assert found.right == NO_PLAY
    assert found.notes == ("1 legal play", f"{NO_PLAY}: rolled out, 36 trials, standard error 0.012")


def test_other_plays_are_told_as_they_are_written() -> None:
    found = play_findings(JudgedPlay(1, (candidate("8/5 6/5"), candidate("24/23")), 1), MONEY)
    assert [line.name for line in found.choices] == ["8/5 6/5", "24/23"]
    assert found.right == "8/5 6/5"
