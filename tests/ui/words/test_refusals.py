"""Every refusal has words, and says how a turn of several stages goes on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bgdesk.app.table.play_entry import PlayEntry, Route
from bgdesk.app.table.table import Table
from bgdesk.match import flow
from bgdesk.match.options import match_options
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.refusal import Reason, Refusal
from bgdesk.rules.stages import NameDouble, RollAgain, Stage
from bgdesk.ui.words.prompts import hint_for
from bgdesk.ui.words.refusals import refusal_at, refusal_text
from tests.ui.player_at_window import played_to

ALL_PLAYED = Refusal(Reason.DIE_NOT_AVAILABLE)


@pytest.mark.parametrize("reason", Reason)
@pytest.mark.parametrize(("point", "die"), [(None, None), (5, 6), (25, 6)])
def test_every_refusal_is_one_sentence(reason: Reason, point: int | None, die: int | None) -> None:
    text = refusal_text(Refusal(reason, point, die))
    assert text.endswith(".")
    assert "{" not in text
    assert len(text) < 90


def test_refusal_names_the_die_and_the_point() -> None:
    assert refusal_text(Refusal(Reason.BOTH_DICE, die=6)) == (
        "The 6 must be played: both dice have to be used if they can be."
    )
    assert "the 8-point" in refusal_text(Refusal(Reason.NOT_ALL_HOME, 8))
    assert "the bar" in refusal_text(Refusal(Reason.NOT_ALL_HOME, 25))
    assert refusal_text(Refusal(Reason.INCOMPLETE, die=4)) == "The 4 can still be played."


@pytest.mark.parametrize(
    ("refusal", "text"),
    [
        (Refusal(Reason.DIE_NOT_AVAILABLE, 8, 5), "That move takes a 5, and you have none to play."),
        (
            Refusal(Reason.DIE_NOT_AVAILABLE, 13),
            "Your dice do not reach the 13-point, alone or together.",
        ),
        (Refusal(Reason.DIE_NOT_AVAILABLE), "All your dice are played."),
        (Refusal(Reason.NO_CHECKER, 25), "You have no checker on the bar."),
        (Refusal(Reason.NO_CHECKER, 10), "You have no checker on the 10-point."),
        (Refusal(Reason.NO_CHECKER), "You have no checker there to move."),
        (Refusal(Reason.NOT_YOUR_CHECKER, 12), "The checkers on the 12-point are your opponent's."),
        (Refusal(Reason.OUT_OF_REACH, 9), "None of your checkers can reach the 9-point with these dice."),
    ],
)
def test_refusals_are_exact(refusal: Refusal, text: str) -> None:
    assert refusal_text(refusal) == text


def played_in_full(variant: str, wanted: Callable[[MatchState], bool]) -> Table:
    """All numbers of a stage of ``variant`` played, in the first ``wanted`` state in which that can be."""

    def is_playable(state: MatchState) -> bool:
        return state.stage is not None and wanted(state) and len(a_play(state)) == len(state.stage.faces)

    record = played_to(is_playable, options=replace(match_options(1), variant=variant))
    return Table(record, PlayEntry(flow.legal(record.state), a_play(record.state)))


def a_play(state: MatchState) -> Route:
    return flow.legal(state).plays[0].steps


@pytest.mark.parametrize(
    ("variant", "coming", "following"),
    [
        ("acey_deucey", (NameDouble(), RollAgain()), "Next you name a double"),
        ("acey_deucey_american", (RollAgain(),), "Next you roll again"),
        ("gul_bara", (Stage((6,) * 4),), "Next 6-6"),
    ],
)
def test_between_two_stages_the_player_is_told_what_comes(
    variant: str, coming: tuple[object, ...], following: str
) -> None:
    table = played_in_full(variant, lambda state: state.coming == coming)
    told = refusal_at(table, ALL_PLAYED)
    assert told == f"These numbers are played. {following}: click the dice to go on."
    assert hint_for(table) == f"{following} · click the dice to go on"


def test_at_the_end_of_a_turn_all_dice_are_played() -> None:
    table = played_in_full("acey_deucey", lambda state: not state.coming)
    assert refusal_at(table, ALL_PLAYED) == "All your dice are played."
    assert hint_for(table) == "Click the dice to end the turn"


def test_a_double_to_name_comes_before_any_checker() -> None:
    record = played_to(
        lambda state: state.phase is Phase.TO_NAME, options=replace(match_options(1), variant="acey_deucey")
    )
    told = {refusal_at(Table(record), Refusal(reason)) for reason in (Reason.NOT_NOW, Reason.OFFER_PENDING)}
    assert told == {"Name a double first: click a die or press 1 to 6."}
