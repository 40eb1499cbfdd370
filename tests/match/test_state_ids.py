"""Where a match stands, as the texts that programs read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bgdesk.formats.text import ids_text
from bgdesk.match.events import Doubled, GameStarted, PositionSet, Raised
from bgdesk.match.options import MONEY, UNLIMITED, MatchOptions, match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.match.state_ids import IdKind, state_id, usual_kind
from bgdesk.rules.cube import Cube
from bgdesk.rules.notation.position_string import from_position_string
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS
from tests.random_play import a_header, random_event

RAISES = replace(match_options(MONEY), max_chain=UNLIMITED, automatic_doubles=1)
NOTHING_SAID = (Phase.OPENING, Phase.RESIGNATION_OFFERED)
"""No text says that nobody is on roll yet, or what is offered."""


def states(options: MatchOptions, seed: int, most: int = 120) -> Iterator[MatchState]:
    """Those of a match played at random."""
    record, random = MatchRecord(a_header(options)), Random(seed)
    for _ in range(most):
        yield record.state
        if record.state.phase is Phase.OVER:
            return
        record = record.append(random_event(record, random, 0.3))


def seen(state: MatchState) -> tuple[object, ...]:
    """All that an XGID says."""
    dice, offer = state.dice, state.cube_offer
    return (
        state.position,
        (state.phase, state.turn, state.to_act),
        (dice.high, dice.low) if dice else None,
        (offer.speaker, offer.proposed, offer.raises) if offer else (state.cube.value, state.cube.owner),
        (state.score, state.is_crawford, state.options.length, state.options.jacoby),
    )


@pytest.mark.parametrize("options", [match_options(1), match_options(3), match_options(7), RAISES])
@pytest.mark.parametrize("seed", range(3))
def test_what_is_written_is_read_again(options: MatchOptions, seed: int) -> None:
    for state in states(options, seed):
        for kind in IdKind:
            text = state_id(state, kind)
            if text is None:
                continue
            again = ids_text.read(text.encode()).studies[0].record.state
            assert again.position == state.position
            if kind is IdKind.XGID and state.phase not in NOTHING_SAID:
                assert seen(again) == seen(state), text


@pytest.mark.parametrize("game", RULESETS)
def test_every_state_of_every_game_has_bgdesks_own_text(game: str) -> None:
    for state in states(MatchOptions(game, length=3).locked(), seed=1):
        text = state_id(state, IdKind.OWN)
        if state.phase in (Phase.BEFORE_GAME, Phase.OVER):
            assert text is None
            continue
        assert text
        placed = from_position_string(text)
        assert (placed.game, placed.position) == (game, state.position)
        assert placed.on_roll is (state.mover or Player.WHITE)


@pytest.mark.parametrize(
    ("game", "is_elsewhere", "usual"),
    [
        ("backgammon", True, IdKind.XGID),
        ("nackgammon", True, IdKind.OWN),
        ("hypergammon", True, IdKind.OWN),
        ("plakoto", False, IdKind.OWN),
        ("fevga", False, IdKind.OWN),
        ("acey_deucey", False, IdKind.OWN),
    ],
)
def test_ids_of_other_programs_are_for_what_they_can_tell(
    game: str, is_elsewhere: bool, usual: IdKind
) -> None:
    record = MatchRecord(a_header(MatchOptions(game).locked()), (GameStarted(1),))
    assert usual_kind(record.state) is usual
    for kind in (IdKind.XGID, IdKind.GNUBG):
        assert (state_id(record.state, kind) is not None) is is_elsewhere


@pytest.mark.parametrize(
    "options", [MatchOptions("portes"), MatchOptions(rotation=("backgammon", "plakoto"), length=5)]
)
def test_an_xgid_tells_that_there_is_no_cube(options: MatchOptions) -> None:
    record = MatchRecord(a_header(options.locked()), (GameStarted(1),))
    text = state_id(record.state, IdKind.XGID)
    assert text
    assert not ids_text.read(text.encode()).studies[0].record.state.options.has_cube


def test_what_ids_cannot_tell_is_left_to_bgdesks_own_text() -> None:
    state = MatchRecord(a_header(match_options(MONEY)), (GameStarted(1),)).state
    dear = replace(state, cube=Cube(1024, Player.WHITE))
    assert (state_id(dear, IdKind.GNUBG), state_id(replace(dear, cube=Cube(512)), IdKind.GNUBG) is None) == (
        None,
        False,
    )
    rich = replace(state, score=Pair(100_000, 0))
    assert state_id(rich, IdKind.XGID) is None
    assert usual_kind(rich) is IdKind.OWN


def test_more_raises_than_an_xgid_tells_leave_bgdesks_own_text() -> None:
    later = RULESETS["backgammon"].start_position().swapped()
    record = MatchRecord(a_header(RAISES), (GameStarted(1), PositionSet(later, Player.WHITE)))
    for event in (Doubled, Raised, Raised, Raised):
        speaker = record.state.to_act
        assert speaker
        assert usual_kind(record.state) is IdKind.XGID
        record = record.append(event(speaker))
    assert usual_kind(record.state) is IdKind.OWN
    assert state_id(record.state, IdKind.GNUBG) is None
