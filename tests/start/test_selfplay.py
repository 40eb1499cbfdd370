"""Matches between two computer players without a window."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bgdesk.app.table.match_opener import Earlier
from bgdesk.app.table.table import NoticeKind
from bgdesk.engine.requests import BotAnswer, BotRequest
from bgdesk.match import flow
from bgdesk.match.codec.record_codec import record_from_text, record_to_text
from bgdesk.match.dice.check import verify
from bgdesk.match.dice.fair_dice import SeededDice
from bgdesk.match.dice_source import rolls_of
from bgdesk.match.events import (
    Doubled,
    DoubleNamed,
    GameStarted,
    Played,
    ResignationOffered,
    ResignationRejected,
    StepPlayed,
    Taken,
)
from bgdesk.match.match_types import ROTATIONS
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Pair, Phase
from bgdesk.rules.variants import RULESETS
from bgdesk.start.selfplay import SelfPlay, SelfPlayFailed

pytestmark = pytest.mark.usefixtures("qapp")

CREATED = "2026-11-21T12:34:56+00:00"
LEVELS = Pair("beginner", "casual")


def decide(request: BotRequest) -> BotAnswer:
    """A player of chance, but for the seed of the request."""
    state, random = request.state, Random(request.seed)
    assert state.to_act
    if state.phase is Phase.CUBE_OFFERED:
        return BotAnswer(Taken(state.to_act))
    if state.phase is Phase.TO_NAME:
        return BotAnswer(DoubleNamed(state.to_act, random.randint(1, 6)))
    if state.phase is Phase.TO_PLAY and not (state.may_reroll and random.random() < 0.5):
        play = random.choice(flow.legal(state).plays)
        steps = tuple(StepPlayed(step.source, step.target, step.die) for step in play.steps)
        return BotAnswer(Played(state.to_act, steps))
    may_double = flow.may_double(state, state.to_act) is None
    return BotAnswer(Doubled(state.to_act) if may_double and random.random() < 0.2 else None)


def broken(request: BotRequest) -> BotAnswer:
    raise RuntimeError("no network weights")


def played(options: MatchOptions, seed: int = 1) -> MatchRecord:
    return SelfPlay(options, LEVELS, seed, CREATED).play({"decide": decide}, lambda record: None)


def test_a_match_is_played_to_its_end() -> None:
    record = played(match_options(5))
    assert record.state.phase is Phase.OVER
    assert max(record.state.score.white, record.state.score.black) >= 5


@pytest.mark.parametrize("variant", RULESETS)
def test_every_game_is_played_to_its_end(variant: str) -> None:
    record = played(MatchOptions(variant, 1))
    assert record.state.phase is Phase.OVER
    assert record_from_text(record_to_text(record)).state == record.state


@pytest.mark.parametrize("name", ROTATIONS)
def test_every_rotation_is_played_to_its_end(name: str) -> None:
    record = played(MatchOptions(length=3, rotation=ROTATIONS[name].games))
    assert record.state.phase is Phase.OVER
    assert len(record.state.results) > 1


def test_a_session_has_the_games_asked_for() -> None:
    record = played(replace(match_options(0), games=3))
    assert len(record.state.results) == 3


def test_the_same_seed_gives_the_same_match() -> None:
    assert played(match_options(3)).entries == played(match_options(3)).entries
    assert played(match_options(3)).entries != played(match_options(3), seed=2).entries


def test_its_dice_can_be_checked_from_the_file() -> None:
    record = record_from_text(record_to_text(played(match_options(3))))
    assert verify(record) == ()


def test_seats_bear_the_names_of_their_levels() -> None:
    header = SelfPlay(match_options(1), LEVELS, 1, CREATED).header()
    assert (header.seats.white.name, header.seats.black.name) == ("beginner", "casual")
    same = SelfPlay(match_options(1), Pair("casual", "casual"), 1, CREATED).header()
    assert (same.seats.white.name, same.seats.black.name) == ("casual 1", "casual 2")


def test_every_entry_is_watched() -> None:
    seen: list[int] = []
    record = SelfPlay(match_options(1), LEVELS, 1, CREATED).play(
        {"decide": decide}, lambda record: seen.append(len(record.entries))
    )
    assert seen == list(range(1, len(record.entries) + 1))


def test_no_request_shows_dice_to_come_or_asks_for_a_deadline() -> None:
    requests: list[BotRequest] = []

    def listening(request: BotRequest) -> BotAnswer:
        requests.append(request)
        return decide(request)

    SelfPlay(match_options(1), LEVELS, 1, CREATED).play({"decide": listening}, lambda record: None)
    assert {request.thinking_ms for request in requests} == {0}
    assert len({request.seed for request in requests}) == len(requests)
    assert all(request.state.dice is None for request in requests if request.state.phase is Phase.TO_ROLL)


def test_a_refused_resignation_is_not_repeated_in_the_game() -> None:
    def stubborn(request: BotRequest) -> BotAnswer:
        state = request.state
        assert state.to_act
        if state.phase is Phase.RESIGNATION_OFFERED:
            return BotAnswer(ResignationRejected(state.to_act))
        if state.phase is Phase.TO_ROLL and request.may_resign:
            return BotAnswer(ResignationOffered(state.to_act, 1))
        return decide(request)

    record = SelfPlay(match_options(3), LEVELS, 1, CREATED).play({"decide": stubborn}, lambda record: None)
    offers = [event for event in record.events if isinstance(event, ResignationOffered)]
    games = [event for event in record.events if isinstance(event, GameStarted)]
    assert 0 < len(offers) <= len(games)


def test_the_rolls_of_an_earlier_match_are_made_once_more_and_then_those_of_the_seed() -> None:
    earlier = Earlier.of(played(match_options(1), seed=3))
    again = SelfPlay(match_options(5), LEVELS, 8, CREATED, earlier).play(
        {"decide": decide}, lambda record: None
    )
    rolls, seeded = rolls_of(again.entries), SeededDice(8)
    count = len(earlier.rolls)
    assert rolls[:count] == earlier.rolls
    assert rolls[count:] == tuple(seeded.roll(n) for n in range(count, len(rolls)))
    assert len(rolls) > count
    assert record_from_text(record_to_text(again)).header == again.header


def test_an_engine_that_fails_is_replaced_by_the_plain_player() -> None:
    told: list[NoticeKind] = []
    record = SelfPlay(match_options(1), LEVELS, 1, CREATED).play(
        {"decide": broken}, lambda record: None, told.append
    )
    assert record.state.phase is Phase.OVER
    assert set(told) == {NoticeKind.ENGINE_FAILED}


def test_a_match_that_nobody_can_go_on_with_ends_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bgdesk.engine.selection.decide_plainly", lambda request, because: broken(request))
    with pytest.raises(SelfPlayFailed, match="Something went wrong inside bgdesk"):
        SelfPlay(match_options(1), LEVELS, 1, CREATED).play({"decide": broken}, lambda record: None)
    assert caplog.text.count("RuntimeError: no network weights") == 2


def test_an_error_of_the_watcher_ends_the_match() -> None:
    def watch(record: MatchRecord) -> None:
        raise BrokenPipeError

    with pytest.raises(BrokenPipeError):
        SelfPlay(match_options(1), LEVELS, 1, CREATED).play({"decide": decide}, watch)
