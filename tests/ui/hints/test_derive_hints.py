"""What the page of hints says, without a window."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bgdesk.app.table.play_entry import entry_for
from bgdesk.app.table.table import Table
from bgdesk.engine.advice import advise
from bgdesk.engine.requests import Advice
from bgdesk.engine.reroll import Reroll
from bgdesk.match import flow
from bgdesk.match.evaluation import Equity, Probabilities, Unit
from bgdesk.match.events import GameStarted, OpeningRolled
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Phase
from bgdesk.rules.legal.plays import Play, Step
from bgdesk.rules.notation.plays import format_play
from bgdesk.rules.variants import RULESETS
from bgdesk.ui.hints.derive_hints import derive_chances, derive_hint
from bgdesk.ui.hints.hint_panel import HintView
from bgdesk.ui.hints.hint_plays import MOST_SHOWN, advised_plays
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


ROLLING = Probabilities(WHITE, 0.5625, 0.0, 0.0, 0.0, 0.0)


def with_reroll(hint: Advice, worth: float, *, is_better: bool) -> Advice:
    return replace(hint, reroll=Reroll(Equity(worth, WHITE, Unit.MONEY), ROLLING, is_better=is_better))


def test_rolling_again_is_a_choice_with_figures_of_its_own(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BGDESK_ENGINE", "plain")
    hint = advise(table.state)
    best = hint.plays[0]
    assert hint.reroll
    assert best.probabilities
    points = best.probabilities.cubeless_equity()
    view = derived(table, with_reroll(hint, points + 0.25, is_better=True))
    assert view.text == "Roll both dice again: that is worth more than any play of 2-1."
    assert names(view)[0] == "Roll again"
    assert (view.rows[0].equity, view.rows[0].cost, view.rows[0].win) == (
        f"{points + 0.25:+z.3f}",
        "",
        "56.2 %",
    )
    assert view.rows[1].cost == "0.250"
    assert view.chances == derive_chances(ROLLING, table.record.header.seats, table.state.ruleset)


def test_dice_that_are_better_than_others_are_advised_first(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BGDESK_ENGINE", "plain")
    hint = advise(table.state)
    best = hint.plays[0]
    assert best.probabilities
    points = best.probabilities.cubeless_equity()
    view = derived(table, with_reroll(hint, points - 0.25, is_better=False))
    assert view.text == "Play 2-1: that is worth as much as rolling again, or more."
    assert names(view)[0] == format_play(best.play)
    (again,) = (row for row in view.rows if row.name == "Roll again")
    assert again.cost == "0.250"
    assert view.rows[0].cost == ""
    assert view.chances == derive_chances(best.probabilities, table.record.header.seats, table.state.ruleset)


def test_where_nothing_is_known_of_the_plays_the_cost_of_rolling_is_not_either(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BGDESK_ENGINE", "plain")
    hint = advise(table.state)
    plays = tuple(replace(play, probabilities=None) for play in hint.plays)
    view = derived(table, with_reroll(replace(hint, plays=plays), 0.1, is_better=False))
    assert [(row.name, row.cost) for row in view.rows if row.name == "Roll again"] == [("Roll again", "?")]
    assert view.rows[0].name != "Roll again"


def test_once_a_checker_has_moved_nobody_rolls_again(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BGDESK_ENGINE", "plain")
    hint = advise(table.state)
    assert hint.reroll
    table = replace(table, entry=entry_for(table.state))
    steps = hint.plays[0].play.steps
    for played in (steps[:1], steps):
        assert "Roll again" not in names(derived(begun(table, *played), hint))
    assert "Roll again" not in names(derived(table, replace(hint, reroll=None)))


def test_nothing_is_never_below_zero(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BGDESK_ENGINE", "plain")
    hint = advise(table.state)
    assert hint.reroll
    nothing = Equity(-0.0001, WHITE, Unit.MONEY)
    plays = tuple(replace(play, equity=nothing) for play in hint.plays)
    view = derived(table, with_reroll(replace(hint, plays=plays), nothing.value, is_better=False))
    assert {row.equity for row in view.rows} == {"+0.000"}
    lost = derive_chances(
        Probabilities(WHITE, 1.0000001, 0.0, 0.0, 0.0, 0.0), table.record.header.seats, table.state.ruleset
    )
    assert lost.black.startswith("0.0 %")


@pytest.mark.parametrize(
    ("game", "word"),
    [("backgammon", "gammon"), ("fevga", "double game"), ("gul_bara", "double game"), ("russian", "gammon")],
)
def test_a_game_won_twice_is_called_as_its_rules_call_it(table: Table, game: str, word: str) -> None:
    chances = Probabilities(WHITE, 0.5, 0.25, 0.0, 0.125, 0.0)
    view = derive_chances(chances, table.record.header.seats, RULESETS[game])
    assert (view.white_gammons, view.black_gammons) == (f"{word} 25.0 %", f"{word} 12.5 %")


def begun(table: Table, *steps: Step) -> Table:
    assert table.entry
    return replace(table, entry=table.entry.follow(steps))


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Table:
    """White has rolled 3-1 and made the best play of it with one of its steps."""
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
    assert view.chances == derive_chances(best.probabilities, table.record.header.seats, table.state.ruleset)


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
