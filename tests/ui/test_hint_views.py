"""What the page of hints says, without a window."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.app.table import Table
from bgdesk.engine.advice import advise
from bgdesk.engine.requests import Advice
from bgdesk.engine.rethrow import Rethrow
from bgdesk.match.evaluation import Equity, Probabilities, Unit
from bgdesk.match.events import GameStarted, OpeningRolled
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchRecord
from bgdesk.ui.hint_views import chance_view, derive_hint
from tests.match.driving import WHITE, header


@pytest.fixture
def table() -> Table:
    return Table(MatchRecord(header(MatchOptions("russian", 3)), (GameStarted(1), OpeningRolled(2, 1))))


def told(table: Table, hint: Advice) -> str:
    view = derive_hint(table, hint, None, needs_consent=False, is_thinking=False, failure="", follows=False)
    return view.text


@pytest.mark.parametrize(("is_better", "advice"), [(True, "Throw again"), (False, "Play these dice")])
def test_the_decision_to_throw_again_is_shown_as_the_engine_made_it(
    table: Table, monkeypatch: pytest.MonkeyPatch, is_better: bool, advice: str
) -> None:
    monkeypatch.setenv("BGDESK_ENGINE", "plain")
    hint = advise(table.state)
    assert hint.rethrow
    rethrow = Rethrow(Equity(0.125, WHITE, Unit.MONEY), is_better=is_better)
    text = told(table, replace(hint, rethrow=rethrow))
    assert text.startswith(f"{advice}: throwing again is worth +0.125. ")
    assert "2-1" in text
    assert "throwing again" not in told(table, replace(hint, rethrow=None))


def test_nothing_is_never_below_zero(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BGDESK_ENGINE", "plain")
    hint = advise(table.state)
    assert hint.rethrow
    nothing = Equity(-0.0001, WHITE, Unit.MONEY)
    plays = tuple(replace(play, equity=nothing) for play in hint.plays)
    hint = replace(hint, plays=plays, rethrow=Rethrow(nothing, is_better=False))
    view = derive_hint(table, hint, None, needs_consent=False, is_thinking=False, failure="", follows=False)
    assert {row.equity for row in view.rows} == {"+0.000"}
    assert "worth +0.000." in view.text
    lost = chance_view(Probabilities(WHITE, 1.0000001, 0.0, 0.0, 0.0, 0.0), table.record.header.seats)
    assert lost.black.startswith("0.0 %")
