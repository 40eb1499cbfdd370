"""Records of Coan ki: folded, written and read again."""

from __future__ import annotations

import json
from hashlib import md5
from random import Random
from typing import Any

import jsonschema  # type: ignore[import-untyped]  # it has no types of its own
import pytest

from bgdesk.match.coan_ki import CoanKiGame, CoanKiTurn, coan_ki_game_from_text, coan_ki_game_to_text
from bgdesk.match.codec.json_shapes import CodecError
from bgdesk.match.state import Pair
from bgdesk.rules.coan_ki import CoanKiMove, legal_coan_ki_plays
from bgdesk.rules.player import Player
from bgdesk.rules.refusal import Refused
from tests.folders import RESOURCES
from tests.match.coan_ki_schema import published_text

SCHEMA = RESOURCES / "schemas" / "bgdesk-coan-ki.schema.json"
VALIDATOR = jsonschema.Draft202012Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))

SECRET = "07" * 32


def game(name: str = "one") -> CoanKiGame:
    """``name`` may be anything that tells games apart."""
    return CoanKiGame(md5(name.encode()).hexdigest(), Pair("Mei", "Lin"), Pair(None, "strong"), SECRET)


def played_to_the_end(seed: int) -> CoanKiGame:
    random, current = Random(seed), game(f"game {seed}")
    while current.winner is None:
        state = current.state
        plays = legal_coan_ki_plays(state.position, state.player, state.dice)
        current = current.played(CoanKiTurn.of(random.choice(plays)))
    return current


def test_the_higher_die_starts_and_rolls_anew() -> None:
    for number in range(30):
        new = game(str(number))
        *ties, decided = new.opening
        assert all(dice.is_double for dice in ties)
        starter = Player.WHITE if decided.first > decided.second else Player.BLACK
        assert new.state.player is starter
        assert new.state.roll == len(new.opening)


def test_turns_alternate_until_a_player_has_no_piece_left() -> None:
    over = played_to_the_end(1)
    assert over.winner is over.states[-2].player
    assert [state.player for state in over.states[:4]] == [
        over.states[0].player,
        over.states[0].player.opponent,
    ] * 2
    with pytest.raises(Refused):
        over.played(CoanKiTurn(()))


def test_the_stakes_of_both_are_in_the_pot() -> None:
    assert CoanKiGame("x", Pair("a", "b"), Pair(None, None), SECRET, stake=50).state.position.pot == 100


@pytest.mark.parametrize("seed", range(5))
def test_written_and_read_again(seed: int) -> None:
    over = played_to_the_end(seed)
    assert coan_ki_game_from_text(coan_ki_game_to_text(over)) == over
    assert coan_ki_game_from_text(coan_ki_game_to_text(game())) == game()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", "chess"),
        ("id", "../../elsewhere"),
        ("id", ""),
        ("version", 2),
        ("version", True),
        ("secret", "short"),
        ("stake", 0),
        ("turns", [{"moves": [{"space": 3, "distance": 1}]}]),
        ("turns", [{"moves": [{"space": 0, "distance": 99}]}]),
        ("turns", 3),
        ("names", {"white": "only one"}),
        ("more", 1),
    ],
)
def test_what_is_no_game_is_refused_in_a_sentence(field: str, value: Any) -> None:
    plain = {**json.loads(coan_ki_game_to_text(game())), field: value}
    with pytest.raises(CodecError):
        coan_ki_game_from_text(json.dumps(plain))


def test_the_published_schema_is_that_of_the_code() -> None:
    jsonschema.Draft202012Validator.check_schema(VALIDATOR.schema)
    assert SCHEMA.read_text(encoding="utf-8") == published_text()


def test_what_is_written_fits_the_schema() -> None:
    for written in (game(), *(played_to_the_end(seed) for seed in range(5))):
        VALIDATOR.validate(json.loads(coan_ki_game_to_text(written)))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", "chess"),
        ("version", 2),
        ("version", True),
        ("stake", 0),
        ("more", 1),
        ("levels", None),
    ],
)
def test_what_the_schema_refuses_is_refused_on_reading(field: str, value: Any) -> None:
    plain = {**json.loads(coan_ki_game_to_text(game())), field: value}
    assert not VALIDATOR.is_valid(plain)
    with pytest.raises(CodecError):
        coan_ki_game_from_text(json.dumps(plain))


def test_a_game_before_one_of_its_turns() -> None:
    over = played_to_the_end(3)
    earlier = over.before_turn(4)
    assert earlier.turns == over.turns[:4]
    assert earlier.states == over.states[:5]
    assert earlier.played(over.turns[4]).state == over.states[5]


@pytest.mark.parametrize("text", ["", "[]", "{", "null", "x" * 2_000_000])
def test_what_is_not_even_json(text: str) -> None:
    with pytest.raises(CodecError):
        coan_ki_game_from_text(text)


def test_an_illegal_turn_changes_nothing() -> None:
    new = game()
    with pytest.raises(Refused):
        new.played(CoanKiTurn((CoanKiMove(5, 1),)))
    assert new.turns == ()
