"""Whole matches played by a pseudo-random policy."""

from __future__ import annotations

from random import Random

from bgdesk.match import flow
from bgdesk.match.dice.fair_dice import dice_source
from bgdesk.match.dice_source import DiceSource
from bgdesk.match.events import (
    Doubled,
    DoubleNamed,
    Event,
    GameStarted,
    OpeningRolled,
    Passed,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    ResignationRejected,
    Rolled,
    Taken,
)
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchRecord, next_dice, next_roll
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.player import Player
from tests.match.driving import header, played

CUBE_CHANCE = 0.15
RAISE_CHANCE = 0.4
RESIGN_CHANCE = 0.01
REROLL_CHANCE = 0.5


def next_event(record: MatchRecord, source: DiceSource, choose: Random) -> Event:
    """Something that the rules allow now."""
    state = record.state
    if state.phase is Phase.BEFORE_GAME:
        return GameStarted(state.game_number + 1)
    if state.phase is Phase.OPENING:
        dice = next_dice(record, source)
        assert dice
        return OpeningRolled(dice.first, dice.second, next_roll(record))
    assert state.to_act
    levels = flow.resignation_levels(state, state.to_act)
    if levels and choose.random() < RESIGN_CHANCE:
        return ResignationOffered(state.to_act, choose.choice(levels))
    return _decision(record, source, choose, state.to_act)


def _decision(record: MatchRecord, source: DiceSource, choose: Random, player: Player) -> Event:
    state = record.state
    used_ms = choose.randrange(30_000) if state.reserve_ms else 0
    if state.phase is Phase.TO_NAME or (
        state.phase is Phase.TO_PLAY and not (state.may_reroll and choose.random() < REROLL_CHANCE)
    ):
        return random_decision(state, choose, used_ms)
    if state.phase is Phase.CUBE_OFFERED:
        return _cube_answer(state, choose, player, used_ms)
    if state.phase is Phase.RESIGNATION_OFFERED:
        answers = (ResignationAccepted(player, used_ms), ResignationRejected(player, used_ms))
        return answers[0] if flow.resignation_is_certain(state) else choose.choice(answers)
    if choose.random() < CUBE_CHANCE and flow.may_double(state, player) is None:
        return Doubled(player, used_ms)
    dice = next_dice(record, source)
    assert dice
    return Rolled(player, dice, next_roll(record))


def random_decision(state: MatchState, choose: Random, used_ms: int = 0) -> Event:
    """Any legal play, or any double where one is to be named."""
    assert state.to_act
    if state.phase is Phase.TO_NAME:
        return DoubleNamed(state.to_act, choose.randint(1, 6), used_ms)
    return played(choose.choice(flow.legal(state).plays), state.to_act, used_ms)


def _cube_answer(state: MatchState, choose: Random, player: Player, used_ms: int) -> Event:
    if choose.random() < RAISE_CHANCE and flow.may_raise(state, player) is None:
        return Raised(player, used_ms)
    return choose.choice((Taken(player, used_ms), Passed(player, used_ms)))


def played_on(record: MatchRecord, source: DiceSource, choose: Random, most: int) -> MatchRecord:
    """``record`` after at most ``most`` more events, fewer when the match ends."""
    for _ in range(most):
        if record.state.phase is Phase.OVER:
            break
        record = record.append(next_event(record, source, choose))
    return record


def whole_match(options: MatchOptions, seed: int, most: int = 5_000) -> MatchRecord:
    """A match with fair dice, played to its end if that takes at most ``most`` events."""
    record = MatchRecord(header(options))
    return played_on(record, dice_source(record.header), Random(seed), most)
