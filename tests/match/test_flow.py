"""The table: what happens when, and that nothing else can."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest

from bgdesk.match import flow
from bgdesk.match.events import (
    Abandoned,
    Doubled,
    DoubleNamed,
    Event,
    FlagFell,
    GameStarted,
    OpeningRolled,
    Passed,
    Played,
    PlayedIllegally,
    PositionSet,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    ResignationRejected,
    Rolled,
    ScoreSet,
    Settled,
    StepPlayed,
    Taken,
)
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.refusal import Reason, Refused
from tests.match.driving import (
    BLACK,
    PLAIN_MONEY,
    WHITE,
    after,
    named_next,
    new_game,
    on_roll,
    reason,
    scored,
    some_play,
    turns,
)

MOMENTS: dict[Phase, MatchState] = {
    Phase.BEFORE_GAME: flow.start(PLAIN_MONEY),
    Phase.OPENING: after(flow.start(PLAIN_MONEY), GameStarted(1)),
    Phase.TO_ROLL: on_roll(PLAIN_MONEY),
    Phase.TO_NAME: named_next(MatchOptions("acey_deucey", 0)),
    Phase.TO_PLAY: new_game(PLAIN_MONEY),
    Phase.CUBE_OFFERED: after(on_roll(PLAIN_MONEY), Doubled(WHITE)),
    Phase.RESIGNATION_OFFERED: after(on_roll(PLAIN_MONEY), ResignationOffered(WHITE, 1)),
    Phase.OVER: scored(match_options(1), (WHITE, 1)),
}

EVENTS: tuple[Event, ...] = (
    GameStarted(1),
    OpeningRolled(3, 1),
    Rolled(WHITE, Dice(3, 1)),
    Played(WHITE, ()),
    DoubleNamed(WHITE, 6),
    Doubled(WHITE),
    Raised(WHITE),
    Taken(WHITE),
    Passed(WHITE),
    ResignationOffered(WHITE, 1),
    ResignationAccepted(WHITE),
    ResignationRejected(WHITE),
    FlagFell(WHITE),
    Abandoned(WHITE),
    ScoreSet(1, 0, 0),
    PositionSet(PLAIN_MONEY.ruleset().start_position(), WHITE),
    PlayedIllegally(WHITE, "13/1", PLAIN_MONEY.ruleset().start_position()),
    Settled(WHITE, 2),
)


def test_every_phase_and_event_is_tried() -> None:
    assert set(MOMENTS) == set(Phase)
    assert {type(event) for event in EVENTS} == set(get_args(Event))
    assert all(state.phase is phase for phase, state in MOMENTS.items())


@pytest.mark.parametrize("phase", Phase)
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_what_is_not_in_the_table_is_refused(phase: Phase, event: Event) -> None:
    state = MOMENTS[phase]
    if (phase, type(event)) not in flow.TABLE:
        with pytest.raises(Refused):
            flow.advance(state, event)


@pytest.mark.parametrize(
    ("phase", "event", "expected"),
    [
        (Phase.BEFORE_GAME, Rolled(WHITE, Dice(3, 1)), Reason.NOT_NOW),
        (Phase.BEFORE_GAME, GameStarted(2), Reason.NOT_NOW),
        (Phase.OPENING, Rolled(WHITE, Dice(3, 1)), Reason.NOT_NOW),
        (Phase.OPENING, GameStarted(2), Reason.NOT_NOW),
        (Phase.TO_ROLL, Rolled(BLACK, Dice(3, 1)), Reason.NOT_YOUR_TURN),
        (Phase.TO_ROLL, Played(WHITE, ()), Reason.NOT_NOW),
        (Phase.TO_NAME, Played(WHITE, ()), Reason.NOT_NOW),
        (Phase.TO_NAME, DoubleNamed(BLACK, 6), Reason.NOT_YOUR_TURN),
        (Phase.TO_NAME, Rolled(WHITE, Dice(3, 1)), Reason.ALREADY_ROLLED),
        (Phase.TO_PLAY, DoubleNamed(WHITE, 6), Reason.NOT_NOW),
        (Phase.TO_PLAY, Rolled(WHITE, Dice(3, 1)), Reason.ALREADY_ROLLED),
        (Phase.TO_PLAY, Played(BLACK, ()), Reason.NOT_YOUR_TURN),
        (Phase.TO_PLAY, Played(WHITE, ()), Reason.INCOMPLETE),
        (Phase.TO_PLAY, Played(WHITE, (StepPlayed(24, 19, 5),)), Reason.DIE_NOT_AVAILABLE),
        (
            Phase.TO_PLAY,
            Played(WHITE, (StepPlayed(24, 21, 3), StepPlayed(21, 19, 2))),
            Reason.DIE_NOT_AVAILABLE,
        ),
        (Phase.TO_PLAY, Played(WHITE, (StepPlayed(10**9, -5, 77),)), Reason.NO_CHECKER),
        (Phase.CUBE_OFFERED, Played(WHITE, ()), Reason.OFFER_PENDING),
        (Phase.RESIGNATION_OFFERED, Rolled(WHITE, Dice(3, 1)), Reason.OFFER_PENDING),
        (Phase.OVER, GameStarted(2), Reason.MATCH_OVER),
        (Phase.OVER, Abandoned(WHITE), Reason.MATCH_OVER),
    ],
)
def test_the_rule_is_named(phase: Phase, event: Event, expected: Reason) -> None:
    assert reason(MOMENTS[phase], event) is expected


def test_between_games_the_game_is_over() -> None:
    assert reason(scored(PLAIN_MONEY, (WHITE, 1)), Rolled(WHITE, Dice(3, 1))) is Reason.GAME_OVER


def test_tie_is_rolled_again() -> None:
    state = after(MOMENTS[Phase.OPENING], OpeningRolled(4, 4))
    assert state == MOMENTS[Phase.OPENING]


def test_higher_die_starts_with_both_dice() -> None:
    state = after(MOMENTS[Phase.OPENING], OpeningRolled(2, 5))
    assert (state.phase, state.turn, state.to_act, state.dice) == (Phase.TO_PLAY, BLACK, BLACK, Dice(2, 5))


@pytest.mark.parametrize("face", [0, 7])
def test_a_named_double_has_a_face_of_a_die(face: int) -> None:
    with pytest.raises(ValueError, match="dice must be 1 to 6"):
        DoubleNamed(WHITE, face)


@pytest.mark.parametrize(("white", "black"), [(0, 3), (3, 7), (-1, 6)])
def test_opening_dice_have_six_faces(white: int, black: int) -> None:
    with pytest.raises(ValueError, match="dice must be 1 to 6"):
        OpeningRolled(white, black)


def test_turns_alternate() -> None:
    state = new_game(PLAIN_MONEY)
    for player in (BLACK, WHITE, BLACK):
        state = turns(state, 1)
        assert (state.phase, state.turn, state.to_act, state.dice) == (Phase.TO_ROLL, player, player, None)
    assert state.turns_completed == Pair(2, 1)


def test_legal_plays_only_with_dice() -> None:
    assert flow.legal(new_game(PLAIN_MONEY)).numbers.faces == (3, 1)
    with pytest.raises(Refused):
        flow.legal(on_roll(PLAIN_MONEY))


def test_refusing_changes_nothing() -> None:
    state = on_roll(PLAIN_MONEY)
    copy = replace(state)
    assert flow.refusal(state, some_play(new_game(PLAIN_MONEY)))
    assert state == copy


def test_locked_options_are_off() -> None:
    options = MatchOptions(length=3, jacoby=True, max_chain=2, games=4, holland=True, crawford=False)
    state = flow.start(options)
    assert state.options == MatchOptions(length=3, crawford=False)


@pytest.mark.parametrize("length", [-1, 100])
def test_contradictions_are_an_error(length: int) -> None:
    with pytest.raises(ValueError, match="points"):
        flow.start(MatchOptions(length=length))
