"""The turn in progress, as it is kept and put back on the board."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from bgdesk.app.table.play_entry import PlayEntry
from bgdesk.library.draft import Draft
from bgdesk.match.events import StepPlayed
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS

RULESET = RULESETS["backgammon"]


def entry(dice: str) -> PlayEntry:
    return PlayEntry(legal_plays(RULESET.start_position(), Player.WHITE, Dice.from_text(dice), RULESET))


def after_clicks(dice: str, *sources: int) -> PlayEntry:
    now = entry(dice).swap()
    for source in sources:
        clicked = now.click(source)
        assert isinstance(clicked, PlayEntry)
        now = clicked
    return now


@pytest.mark.parametrize("sources", [(), (13,), (13, 8), (24, 24), (8, 6)])
def test_the_same_click_comes_back(sources: tuple[int, ...]) -> None:
    before = after_clicks("31", *sources)
    restored = Draft.from_json(Draft.of(before, 700).to_json()).restored(entry("31"))
    assert restored.played == before.played
    assert restored.swapped == before.swapped
    assert restored.position == before.position


def test_steps_that_do_not_fit_are_left_out() -> None:
    draft = Draft((StepPlayed(13, 10, 3), StepPlayed(13, 7, 6), StepPlayed(6, 5, 1)))
    assert [step.target for step in draft.restored(entry("31")).played] == [10]


def test_a_decision_without_a_play_keeps_its_time() -> None:
    assert Draft.of(None, 1500) == Draft(elapsed_ms=1500)


@pytest.mark.parametrize("text", ["", "{", "[]", "3", '{"steps": 3}', '{"steps": [{"x": 1}]}', "null"])
def test_what_makes_no_sense_is_an_empty_draft(text: str) -> None:
    assert Draft.from_json(text) == Draft()


STEPS = st.builds(StepPlayed, st.integers(1, 25), st.integers(0, 24), st.integers(1, 6))


@given(st.builds(Draft, st.lists(STEPS, max_size=4).map(tuple), st.booleans(), st.integers(0, 10**9)))
def test_what_is_stored_is_read_again(draft: Draft) -> None:
    assert Draft.from_json(draft.to_json()) == draft


def test_a_time_without_end_is_no_draft() -> None:
    assert Draft.from_json('{"steps": [], "swapped": false, "elapsed_ms": 1e999}') == Draft()
