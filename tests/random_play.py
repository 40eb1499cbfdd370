"""Matches played at random through the flow, as material for tests."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bgdesk.match import flow
from bgdesk.match.dice_source import ManualDice
from bgdesk.match.events import (
    Doubled,
    DoubleNamed,
    Event,
    GameStarted,
    OpeningRolled,
    Passed,
    Played,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    ResignationRejected,
    Rolled,
    StepPlayed,
    Taken,
)
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import DiceRecord, MatchHeader, MatchRecord, Seat, next_dice, next_roll
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player

CREATED = "2026-11-21T12:34:56+00:00"


def a_header(options: MatchOptions, match_id: str = "match-1", dice: DiceRecord | None = None) -> MatchHeader:
    """A header with two people."""
    seats = Pair(Seat("Left"), Seat("Right"))
    return MatchHeader(match_id, CREATED, options, seats, dice or DiceRecord("manual"))


def random_event(record: MatchRecord, random: Random, eagerness: float = 0.1) -> Event:
    """Something that may happen next; ``eagerness`` is the chance of a cube or resignation where possible."""
    event = _any_event(record, random, eagerness)
    again = next_dice(record, ManualDice())
    match event:
        case OpeningRolled() if again:
            return replace(event, white_die=again.first, black_die=again.second)
        case Rolled() if again:
            return replace(event, dice=again)
    return event


def _any_event(record: MatchRecord, random: Random, eagerness: float) -> Event:
    """Something that may happen next, with new dice."""
    state = record.state
    roll = next_roll(record)
    match state.phase:
        case Phase.BEFORE_GAME:
            return GameStarted(state.game_number + 1)
        case Phase.OPENING:
            return OpeningRolled(random.randint(1, 6), random.randint(1, 6), roll)
        case Phase.TO_NAME:
            return DoubleNamed(_deciding(state), random.randint(1, 6))
        case Phase.TO_PLAY if random.random() >= eagerness / 10:
            return _random_play(state, random)
        case Phase.CUBE_OFFERED:
            return _answer(state, random)
        case Phase.RESIGNATION_OFFERED:
            return random.choice((ResignationAccepted, ResignationRejected))(_deciding(state))
    return _on_roll(state, roll, random, eagerness)


def play_on(record: MatchRecord, random: Random, most: int = 100_000, eagerness: float = 0.1) -> MatchRecord:
    """``record`` played on at random until it is over or has ``most`` entries."""
    while record.state.phase is not Phase.OVER and len(record.entries) < most:
        record = record.append(random_event(record, random, eagerness))
    return record


def _deciding(state: MatchState) -> Player:
    assert state.to_act
    return state.to_act


def _random_play(state: MatchState, random: Random) -> Played:
    legal = flow.legal(state)
    play = random.choice(legal.plays)
    return Played(legal.player, tuple(StepPlayed(s.source, s.target, s.die) for s in play.steps))


def _answer(state: MatchState, random: Random) -> Event:
    player = _deciding(state)
    if flow.may_raise(state, player) is None and random.random() < 0.5:
        return Raised(player)
    return random.choice((Taken, Taken, Passed))(player)


def _on_roll(state: MatchState, roll: int, random: Random, eagerness: float) -> Event:
    player = _deciding(state)
    if random.random() < eagerness and flow.may_double(state, player) is None:
        return Doubled(player)
    levels = flow.resignation_levels(state, player)
    if levels and (state.dice or random.random() < eagerness / 10):
        return ResignationOffered(player, random.choice(levels))
    if state.dice:
        return _random_play(state, random)
    return Rolled(player, Dice(random.randint(1, 6), random.randint(1, 6)), roll)
