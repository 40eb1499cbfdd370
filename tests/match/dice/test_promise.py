"""When the fingerprint is due, and what counts as having shown it."""

from __future__ import annotations

from bgdesk.match.dice.fair_dice import SEEDED, fair_dice_record
from bgdesk.match.dice.promise import is_first_sealed_game, is_promise_due, was_promise_shown
from bgdesk.match.events import Abandoned, GameStarted, OpeningRolled, PromiseShown, Settled
from bgdesk.match.options import match_options
from bgdesk.match.record import DiceRecord, MatchRecord
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from tests.random_play import a_header

FAIR = fair_dice_record(bytes(32))


def record(dice: DiceRecord, *entries: object) -> MatchRecord:
    return MatchRecord(a_header(match_options(5), dice=dice), entries)  # type: ignore[arg-type]


def test_it_is_due_until_it_was_shown_or_a_roll_was_made() -> None:
    assert is_promise_due(record(FAIR, GameStarted(1)))
    assert not is_promise_due(record(FAIR, PromiseShown(), GameStarted(1)))
    assert not is_promise_due(record(FAIR, GameStarted(1), OpeningRolled(3, 1)))
    assert not is_promise_due(record(FAIR, GameStarted(1), Abandoned(Player.WHITE)))
    assert not is_promise_due(record(DiceRecord(SEEDED, seed=1)))


def test_after_the_first_roll_it_is_too_late() -> None:
    assert was_promise_shown(record(FAIR, PromiseShown(), GameStarted(1), OpeningRolled(3, 1)))
    assert not was_promise_shown(record(FAIR, GameStarted(1), OpeningRolled(3, 1), PromiseShown()))


def test_rolls_of_an_earlier_match_do_not_count() -> None:
    after = fair_dice_record(bytes(32), "", (Dice(3, 1),), "earlier")
    begun = (GameStarted(1), OpeningRolled(3, 1, 0))
    assert is_promise_due(record(after, *begun))
    assert was_promise_shown(record(after, *begun, PromiseShown()))


def test_the_first_game_is_the_one_of_the_first_own_roll() -> None:
    begun = (GameStarted(1), OpeningRolled(3, 1))
    assert is_first_sealed_game(record(FAIR))
    assert is_first_sealed_game(record(FAIR, *begun))
    next_game = (*begun, Settled(Player.WHITE, 1), GameStarted(2))
    assert not is_first_sealed_game(record(FAIR, *next_game))
    after = fair_dice_record(bytes(32), "", (Dice(3, 1),), "earlier")
    assert is_first_sealed_game(record(after, *next_game))
