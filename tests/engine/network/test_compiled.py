"""The core and Python play and judge alike, in every game and by every rule that can be agreed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import numpy as np
import pytest

from bgdesk.engine.core.games import INPUTS, CompiledGame, Unanswerable, compiled_game, games_library
from bgdesk.engine.network import looks, search
from bgdesk.engine.network.compiled import compiled_chances, game_of, packed_turn, rule_numbers
from bgdesk.engine.network.file import flat_size
from bgdesk.engine.network.inputs import inputs_of
from bgdesk.engine.network.player import network_of
from bgdesk.engine.network.search import Turn
from bgdesk.engine.network.shipped import DEEPEST, NETWORKS
from bgdesk.engine.network.stage_plays import StagePlays, stage_plays
from bgdesk.engine.network.values import NetworkValues
from bgdesk.engine.payoffs import Payoffs
from bgdesk.match.evaluation import Unit
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.notation.gnubg_id import from_position_id, to_position_id
from bgdesk.rules.outcome import outcome
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.rules.stages import Stage
from bgdesk.rules.variants import RULESETS, Ruleset
from tests.engine.network.turns import has_plays, random_turns
from tests.folders import FILES, SHARED

pytestmark = pytest.mark.skipif(games_library() is None, reason="the core is not in use")

SAME = 1e-6
HOUSE_RULES = ({"max_stack": 5}, {"free_die_use": True}, {"no_hit_and_run": True})
PERFT = {
    "hyper": RULESETS["hypergammon"],
    "nack": RULESETS["nackgammon"],
}
FULL = SHARED / "perft" / "perft.jsonl"
UNEVEN = {
    "levels": Payoffs((1.0, 1.4, 1.5), (-1.0, -2.3, -2.4), Unit.NORMALISED),
    "checkers": Payoffs(
        tuple(number**0.8 / 8 for number in range(1, 16)),
        tuple(-(number**1.1) / 8 for number in range(1, 16)),
        Unit.NORMALISED,
        by_checkers=True,
        usual=7.3,
    ),
}
"""What a game may be worth at the score of a match."""


def all_rules() -> Iterator[Ruleset]:
    for name in NETWORKS:
        ruleset = RULESETS[name]
        yield ruleset
        yield from (ruleset.with_options((option.id,)) for option in ruleset.options)
        if ruleset.takes_house_rules:
            yield from (ruleset.with_rules(**changes) for changes in HOUSE_RULES)


def named(ruleset: Ruleset) -> str:
    return ruleset.id


@cache
def some_turns(ruleset: Ruleset) -> list[Turn]:
    return random_turns(ruleset, 120, Random(17))


def game_with(ruleset: Ruleset) -> CompiledGame:
    game = game_of(ruleset, network_of(ruleset))
    assert game
    return game


def told(play: Play, turn: Turn) -> bytes:
    """``play`` as the core says it."""
    own, other = turn.turns
    after = Turn(play.result, turn.player, (), (own, other))
    steps = b"".join(bytes((step.source, step.die)) for step in play.steps)
    return packed_turn(after, turn.player)[:72] + steps.ljust(8, b"\0")


def both_ways(ruleset: Ruleset, payoffs: Payoffs | None) -> NetworkValues:
    return NetworkValues(network_of(ruleset), ruleset, payoffs, Player.WHITE)


def is_known(ruleset: Ruleset) -> bool:
    return not both_ways(ruleset, None).guesses_gammons


@pytest.mark.parametrize("ruleset", list(all_rules()), ids=named)
def test_the_plays_are_those_of_the_rules_in_the_same_order(ruleset: Ruleset) -> None:
    game = game_with(ruleset)
    for turn in some_turns(ruleset):
        if has_plays(turn, ruleset):
            expected = [told(play, turn) for play in turn.plays(ruleset)]
            assert game.plays(packed_turn(turn, turn.player)) == expected, turn


@pytest.mark.parametrize("ruleset", [each for each in all_rules() if is_known(each)], ids=named)
def test_ranked_plays_are_those_of_python_with_what_they_leave(ruleset: Ruleset) -> None:
    for turn in some_turns(ruleset):
        if has_plays(turn, ruleset):
            judge = NetworkValues(network_of(ruleset), ruleset, None, turn.player)
            plays, afters = turn.plays(ruleset), [turn.after(play, ruleset) for play in turn.plays(ruleset)]
            found = stage_plays(turn, judge)
            assert found.deepest == DEEPEST
            assert tuple(found.plays) == plays
            assert list(found.is_played) == [after.is_played(ruleset) for after in afters]
            assert list(found.is_over) == [bool(outcome(after.position, ruleset)) for after in afters]
            assert_same(found.rows, search.chances_for([turn.player] * len(afters), afters, judge))
            check_looks(found, afters, turn, judge)


def check_looks(found: StagePlays, afters: list[Turn], turn: Turn, judge: NetworkValues) -> None:
    """Each look at turns that the core told of is that at turns packed here."""
    places = range(0, len(afters), 9)
    for plies in (2, 3) if len(afters) < 4 else (2,):
        told = looks.looked_at([afters[place] for place in places], turn.player, judge, plies)
        assert told.plies == plies
        assert_same(found.looked_at(places, plies), told.rows)


@pytest.mark.parametrize("ruleset", list(all_rules()), ids=named)
def test_the_networks_see_the_same(ruleset: Ruleset) -> None:
    game, turns = game_with(ruleset), some_turns(ruleset)
    seen = np.stack([game.inputs(packed_turn(turn, turn.player)) for turn in turns])
    assert np.array_equal(seen, inputs_of([turn.seen() for turn in turns], ruleset))


@pytest.mark.parametrize("payoffs", ["money", "match"])
@pytest.mark.parametrize("ruleset", [each for each in all_rules() if is_known(each)], ids=named)
def test_the_search_says_the_same(ruleset: Ruleset, payoffs: str) -> None:
    judge = both_ways(ruleset, None)
    if payoffs == "match":
        judge = both_ways(ruleset, UNEVEN["checkers" if judge.counts_checkers else "levels"])
    turns = some_turns(ruleset)
    stood = judge.chances([turn.seen() for turn in turns])
    assert_same(compiled_chances(turns, judge), stood)
    for turn in turns[::12]:
        assert_same(
            compiled_chances([turn], judge, played_out=True), search.chances_played_out([turn], judge)
        )
    ended = [turn for turn in turns if turn.is_played(ruleset)][::20]
    assert_same(compiled_chances(ended, judge, plies=1), search.chances_after_rolls(ended, judge))


def assert_same(found: np.ndarray | None, expected: np.ndarray) -> None:
    assert found is not None
    assert np.abs(found - expected).max() < SAME


@pytest.mark.parametrize("name", ["fevga", "acey_deucey"])
def test_two_rolls_ahead_are_one_roll_and_then_another(name: str) -> None:
    ruleset = RULESETS[name]
    judge = both_ways(ruleset, None)
    ended = next(turn for turn in some_turns(ruleset)[30:] if not turn.coming)
    rows = []
    for dice in [Dice(high, low) for high in range(1, 7) for low in range(1, 7)]:
        turn = ended.rolled(Dice(max(dice.first, dice.second), min(dice.first, dice.second)), ruleset)
        found = compiled_chances([turn], judge, played_out=True, plies=1)
        assert found is not None
        rows.append(found)
    assert_same(compiled_chances([ended], judge, plies=2), np.mean(rows, axis=0))


def test_a_table_of_other_generators() -> None:
    check_perft(FILES / "perft_sample.jsonl")


@pytest.mark.skipif(not FULL.exists(), reason="the full tables are not beside the repository")
def test_the_whole_table_of_other_generators() -> None:
    check_perft(FULL)


@cache
def game_without_network(ruleset: Ruleset) -> CompiledGame:
    game = compiled_game(rule_numbers(ruleset), np.zeros(flat_size(1), dtype=np.float32), 1)
    assert game
    return game


def check_perft(path: Path) -> None:
    for line in path.read_text(encoding="utf-8").splitlines():
        entry = json.loads(line)
        ruleset = PERFT.get(entry["k"], RULESETS["backgammon"])
        position = from_position_id(entry["p"], Player.WHITE, ruleset.checkers)
        for roll, expected in entry["m"].items():
            turn = Turn(position, Player.WHITE, (Stage(Dice.from_text(roll).faces),), (3, 3))
            plays = game_without_network(ruleset).plays(packed_turn(turn, Player.WHITE))
            found = sorted(to_position_id(position_in(play), Player.BLACK) for play in plays)
            assert found == expected.split(), (entry["p"], roll)


def position_in(play: bytes) -> Position:
    return Position(tuple(play[:26]), tuple(play[36:62]))


def test_without_the_core_python_says_it(monkeypatch: pytest.MonkeyPatch) -> None:
    ruleset = RULESETS["plakoto"]
    judge, ended = both_ways(ruleset, None), [some_turns(ruleset)[40]]
    by_core = looks.chances_played_out(ended, judge)
    monkeypatch.setattr(looks, "compiled_chances", lambda *_args, **_named: None)
    assert_same(by_core, looks.chances_played_out(ended, judge))


def test_what_the_core_does_not_know_is_left_to_python() -> None:
    ruleset = RULESETS["plakoto"]
    judge, turn = both_ways(ruleset, None), some_turns(ruleset)[0]
    few = Turn(RULESETS["hypergammon"].start_position(), turn.player, turn.coming, turn.turns)
    assert compiled_chances([few], judge) is None
    assert compiled_chances([turn], judge, plies=9) is None
    by_levels = RULESETS["acey_deucey"].with_options(("score_by_level",))
    assert compiled_chances(some_turns(by_levels)[:1], both_ways(by_levels, None)) is None


def test_rules_and_networks_that_do_not_fit_are_refused() -> None:
    numbers, weights = rule_numbers(RULESETS["fevga"]), np.zeros(flat_size(8), dtype=np.float32)
    assert compiled_game(numbers, weights, 8)
    assert compiled_game(numbers[:-1], weights, 8) is None
    assert compiled_game([9, *numbers[1:]], weights, 8) is None
    assert compiled_game(numbers, weights, 9) is None
    assert compiled_game(numbers, weights[:-1], 8) is None


def test_bytes_that_are_no_turn_are_refused() -> None:
    game, turn = game_with(RULESETS["plakoto"]), some_turns(RULESETS["plakoto"])[0]
    good = packed_turn(turn, turn.player)
    assert game.inputs(good).shape == (INPUTS,)
    for place, byte in ((0, 255), (24, 1), (28, 9), (33, 4), (72, 200), (75, 13), (76, 7)):
        with pytest.raises(Unanswerable):
            game.plays(good[:place] + bytes((byte,)) + good[place + 1 :])
