"""How games end in SGF: resignations, words about them, and results."""

from __future__ import annotations

import pytest

from bgdesk.formats.import_result import RemarkKind
from bgdesk.match.events import Played, ResignationAccepted, ResignationOffered, Rolled, Settled
from bgdesk.match.state import Pair, Phase
from bgdesk.rules.dice import Dice
from tests.formats.sgf_texts import BLACK, MONEY, OPENING, WHITE, kinds, read, study


def test_resignation_after_a_roll() -> None:
    record = study(f"{MONEY}RE[B+2R]{OPENING};PL[W]DI[65]LU[-0.1])").record
    assert record.events[5] == Rolled(WHITE, Dice(6, 5), 2)
    assert record.events[6:] == (ResignationOffered(WHITE, 2), ResignationAccepted(BLACK))
    assert record.state.score == Pair(0, 2)


def test_resignation_after_a_turn_without_a_play() -> None:
    record = study(f"{MONEY}RE[B+1R]{OPENING};W[65])").record
    assert record.events[6:] == (ResignationOffered(WHITE, 1), ResignationAccepted(BLACK))


def test_resignation_after_a_dance() -> None:
    board = "AE[a:y]AW[y][b]AB[s][s][t][t][u][u][v][v][w][w][x][x][l][l][l]"
    record = study(f"{MONEY}RE[W+1R];{board};PL[W];W[11])").record
    assert isinstance(record.events[3], Played)
    assert record.events[3].steps == ()
    assert record.events[4:] == (ResignationOffered(BLACK, 1), ResignationAccepted(WHITE))


def test_words_about_a_resignation() -> None:
    text = f"{MONEY}RE[B+1Resign]{OPENING};W[resign:1];B[accept])"
    assert study(text).record.state.score == Pair(0, 1)
    assert kinds(f"{MONEY}{OPENING};W[resign:1];B[reject])") == [RemarkKind.LINE_UNREAD] * 2


def test_result_that_does_not_follow() -> None:
    text = f"{MONEY}RE[W+3]{OPENING})"
    assert kinds(text) == [RemarkKind.RESULT_KEPT]
    assert read(text).studies[0].record.events[-1] == Settled(WHITE, 3)
    drop = f"{MONEY}RE[W+1]{OPENING};W[double];B[drop])"
    assert kinds(drop) == []
    assert kinds(drop.replace("W+1", "W+2")) == [RemarkKind.RESULT_DIFFERS]


@pytest.mark.parametrize("result", ["Void", "0", "W", "", "?"])
def test_no_result(result: str) -> None:
    assert study(f"{MONEY}RE[{result}]{OPENING})").record.state.phase is Phase.TO_ROLL
