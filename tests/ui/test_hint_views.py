"""What the page of hints says, without a window."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bgdesk.app.play_entry import entry_for
from bgdesk.app.table import Table
from bgdesk.engine.advice import advise
from bgdesk.engine.requests import Advice
from bgdesk.engine.rethrow import Rethrow
from bgdesk.match import flow
from bgdesk.match.evaluation import Equity, Probabilities, Unit
from bgdesk.match.events import GameStarted, OpeningRolled
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Phase
from bgdesk.rules.notation import format_play
from bgdesk.rules.plays import Play, Step
from bgdesk.ui.hint_plays import MOST_SHOWN, advised_plays
from bgdesk.ui.hint_views import chance_view, derive_hint
from bgdesk.ui.panels.hint_panel import HintView
from tests.match.driving import WHITE, header
from tests.random_play import play_on, random_event


@pytest.fixture
def table() -> Table:
    return Table(MatchRecord(header(MatchOptions("russian", 3)), (GameStarted(1), OpeningRolled(2, 1))))


def derived(table: Table, hint: Advice) -> HintView:
    plays = advised_plays(hint, table.entry)
    return derive_hint(
        table, hint, None, plays, needs_consent=False, is_thinking=False, failure="", follows=False
    )


def told(table: Table, hint: Advice) -> str:
    return derived(table, hint).text


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
    view = derived(table, hint)
    assert {row.equity for row in view.rows} == {"+0.000"}
    assert "worth +0.000." in view.text
    lost = chance_view(Probabilities(WHITE, 1.0000001, 0.0, 0.0, 0.0, 0.0), table.record.header.seats)
    assert lost.black.startswith("0.0 %")


def begun(table: Table, *steps: Step) -> Table:
    assert table.entry
    return replace(table, entry=table.entry.follow(steps))


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Table:
    """White has thrown 3-1 and made the best play of it with one of its steps."""
    monkeypatch.setenv("BGDESK_ENGINE", "plain")
    record = MatchRecord(header(MatchOptions(length=3)), (GameStarted(1), OpeningRolled(3, 1)))
    return Table(record, entry_for(record.state))


def names(view: HintView) -> list[str]:
    return [row.name for row in view.rows]


def test_as_long_as_nothing_is_played_the_best_few_are_shown(opened: Table) -> None:
    hint = advise(opened.state)
    assert len(hint.plays) > MOST_SHOWN == len(derived(opened, hint).rows)


def test_what_remains_of_the_best_play_is_shown(opened: Table) -> None:
    hint = advise(opened.state)
    first, second = hint.plays[0].play.steps
    view = derived(begun(opened, first), hint)
    assert view.text.startswith("So far the best play of 3-1.")
    assert names(view)[0] == format_play([second])
    assert view.rows[0].cost == ""


def test_a_play_begun_otherwise_is_told_the_best_and_how_to_go_on(opened: Table) -> None:
    hint = advise(opened.state)
    tables = [begun(opened, step) for step in flow.legal(opened.state).next_steps(())]
    table = next(one for one in tables if hint.plays[0].play not in reachable(one))
    best = next(one for one in hint.plays if one.play in reachable(table))
    assert best.probabilities
    view = derived(table, hint)
    cost = hint.plays[0].equity.value - best.equity.value
    assert f"gives away {cost:.3f}" in view.text
    assert f"the best play of 3-1 is {format_play(hint.plays[0].play)}." in view.text
    assert view.rows[0].equity == f"{best.equity.value:+z.3f}"
    assert view.chances == chance_view(best.probabilities, table.record.header.seats)


def reachable(table: Table) -> list[Play]:
    """The plays that are made by one step more, found by trying them."""
    entry = table.entry
    assert entry
    ends = [entry.legal.after((*entry.played, step)) for step in entry.legal.next_steps(entry.played)]
    return [play for play in entry.legal.plays if play.result in ends]


def test_a_play_that_is_whole_is_judged(opened: Table) -> None:
    hint = advise(opened.state)
    best, worst = hint.plays[0].play, hint.plays[-1].play
    view = derived(begun(opened, *best.steps), hint)
    assert view.text == "This is the best play of 3-1."
    assert [row.is_chosen for row in view.rows] == [True] + [False] * (MOST_SHOWN - 1)
    view = derived(begun(opened, *worst.steps), hint)
    assert view.text.startswith("This gives away ")
    assert view.rows[-1].is_chosen
    assert names(view)[-1] == format_play(worst)
    assert len(view.rows) == MOST_SHOWN + 1


@pytest.mark.parametrize("variant", ["backgammon", "plakoto", "fevga", "acey_deucey_european", "russian"])
def test_every_play_can_be_reached_by_what_is_said_to_be_left_of_it(
    variant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BGDESK_ENGINE", "plain")
    record = MatchRecord(header(MatchOptions(variant, 3).locked()))
    record = play_on(record, Random(1), 40, 0.0)
    while record.state.phase is not Phase.TO_PLAY or len(flow.legal(record.state).plays) < 20:
        record = record.append(random_event(record, Random(len(record.events)), 0.0))
    hint, entry = advise(record.state), entry_for(record.state)
    assert entry
    for step in entry.legal.next_steps(()):
        table = Table(record, entry.follow((step,)))
        for one in advised_plays(hint, table.entry).shown:
            assert one.steps is not None
            assert entry.legal.after((step, *one.steps)) == one.ranked.play.result


def shallow_but_for_the_best(hint: Advice) -> Advice:
    plays = (hint.plays[0], *(replace(one, level="at a glance") for one in hint.plays[1:]))
    return replace(hint, plays=plays)


def test_figures_in_brackets_are_explained(opened: Table) -> None:
    hint = advise(opened.state)
    assert not derived(opened, hint).note
    view = derived(opened, shallow_but_for_the_best(hint))
    best, *others = view.rows
    assert not any(figure.startswith("(") for figure in (best.equity, best.cost, best.win))
    for row in others:
        assert all(figure.startswith("(") for figure in (row.equity, row.cost, row.win))
    assert view.note.startswith("(In brackets)")


def test_what_was_judged_less_deeply_costs_nothing_that_could_be_told(opened: Table) -> None:
    hint = shallow_but_for_the_best(advise(opened.state))
    seems_better = replace(hint.plays[1], equity=replace(hint.plays[1].equity, value=1.0))
    hint = replace(hint, plays=(hint.plays[0], seems_better, *hint.plays[2:]))
    assert derived(opened, hint).rows[1].cost == "?"
    whole = derived(begun(opened, *seems_better.play.steps), hint)
    assert whole.text == f"The best play of 3-1 is {format_play(hint.plays[0].play)}."
