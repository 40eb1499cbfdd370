"""Whole matches between computers, repeatable to the last move."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.requests import BotAnswer, BotRequest
from bgdesk.engine.selection import decide_plainly
from bgdesk.engine.simulation import Simulated, ToSimulate, _simulated, played_out
from bgdesk.match.dice.fair_dice import SEEDED, fair_dice_record
from bgdesk.match.events import PromiseShown, Taken
from bgdesk.match.options import match_options
from bgdesk.match.record import DiceRecord, MatchHeader, Seat, SeatKind
from bgdesk.match.state import Pair, Phase
from bgdesk.rules.player import Player


def header(dice: DiceRecord, variant: str = "backgammon") -> MatchHeader:
    seats = Pair(Seat("Nora", SeatKind.BOT, "casual"), Seat("Emil", SeatKind.BOT, "beginner"))
    options = replace(match_options(1), variant=variant).locked()
    return MatchHeader("sim", "2024-05-17T18:30:00+00:00", options, seats, dice)


def plainly(request: BotRequest) -> BotAnswer:
    return decide_plainly(request, Obstacle.DIED)


@pytest.mark.parametrize("variant", ["backgammon", "hypergammon"])
def test_the_same_values_give_the_same_match(variant: str) -> None:
    wanted = ToSimulate(header(DiceRecord(SEEDED, seed=3), variant), "salt")
    once, again = played_out(wanted, plainly), played_out(wanted, plainly)
    assert once.entries == again.entries
    assert once.state.phase is Phase.OVER
    other = played_out(ToSimulate(header(DiceRecord(SEEDED, seed=4), variant), "salt"), plainly)
    assert other.entries != once.entries


def test_fair_dice_are_promised_first() -> None:
    record = played_out(ToSimulate(header(fair_dice_record(bytes(32))), "salt"), plainly)
    assert record.entries[0] == PromiseShown()


def test_the_plain_player_stands_in_for_what_the_rules_forbid() -> None:
    wanted = ToSimulate(header(DiceRecord(SEEDED, seed=3)), "salt")
    asked = []

    def forbidden(request: BotRequest) -> BotAnswer:
        asked.append(request)
        return BotAnswer(Taken(Player.WHITE))

    assert played_out(wanted, forbidden).entries == played_out(wanted, plainly).entries
    assert asked


def test_a_match_that_cannot_be_played_ends_no_process() -> None:
    found = _simulated(ToSimulate(header(DiceRecord(SEEDED)), "salt"))
    assert found == Simulated(trouble="ValueError: the 'seeded' dice of this match are not known")
