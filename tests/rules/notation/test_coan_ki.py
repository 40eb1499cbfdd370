"""Positions and plays of Coan ki as text."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from bgdesk.rules.coan_ki import PIECES, SPACES, CoanKiPosition, Spaces, legal_coan_ki_plays, start_position
from bgdesk.rules.dice import Dice
from bgdesk.rules.notation.coan_ki import format_coan_ki_play, from_coan_ki_text, to_coan_ki_text
from bgdesk.rules.player import Player
from bgdesk.rules.table_state import IdError

START = "bgd1:coan_ki:w:0x8,1x8:0x8,1x8:20"


def side(spaces: list[int]) -> Spaces:
    return tuple(spaces.count(space) for space in range(SPACES))


SIDES = st.lists(st.integers(0, SPACES - 1), max_size=PIECES).map(side)


def test_the_start() -> None:
    assert to_coan_ki_text(start_position(), Player.WHITE) == START
    assert from_coan_ki_text(f" {START}\n") == (start_position(), Player.WHITE)


@given(SIDES, SIDES, st.integers(1, 10**12 - 1), st.sampled_from(Player))
def test_written_and_read_again(white: Spaces, black: Spaces, pot: int, on_roll: Player) -> None:
    position = CoanKiPosition(white, black, pot)
    text = to_coan_ki_text(position, on_roll)
    if sum(white) + sum(black):
        assert from_coan_ki_text(text) == (position, on_roll)
    else:
        with pytest.raises(IdError):
            from_coan_ki_text(text)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "bgd1:coan_ki:ON_ROLL"),
        ("bgd1:fevga:w:24x15:24x15", "bgd1:coan_ki:ON_ROLL"),
        ("bgd1:coan_ki:w:0x8:0x8", "bgd1:coan_ki:ON_ROLL"),
        ("bgd1:coan_ki:x:0x8:0x8:20", "w or b"),
        ("bgd1:coan_ki:w:16:0x8:20", "'16' among White's"),
        ("bgd1:coan_ki:w:0x8:1x0:20", "'1x0' among Black's"),
        ("bgd1:coan_ki:w:0x8,0:1:20", "told twice"),
        ("bgd1:coan_ki:w:0x8,1x9:1:20", "more than 16"),
        ("bgd1:coan_ki:w:0x8::20", "among Black's"),
        ("bgd1:coan_ki:w:0:1:0", "for the pot"),
        ("bgd1:coan_ki:w:0:1:99999999999999", "for the pot"),
        ("bgd1:coan_ki:w:-:-:20", "no piece"),
        (START + "0" * 500, "bgd1:coan_ki:ON_ROLL"),
    ],
)
def test_what_is_no_position_is_refused_in_a_sentence(text: str, complaint: str) -> None:
    with pytest.raises(IdError, match=complaint):
        from_coan_ki_text(text)


@pytest.mark.parametrize(
    ("dice", "plays"),
    [("41", ["14/off"]), ("11", ["lose 14"]), ("33", ["14/off"]), ("32", ["14/off"])],
)
def test_plays_of_the_last_piece(dice: str, plays: list[str]) -> None:
    position, player = from_coan_ki_text("bgd1:coan_ki:w:14:0:20")
    found = legal_coan_ki_plays(position, player, Dice.from_text(dice))
    assert [format_coan_ki_play(play) for play in found] == plays


def test_a_play_of_two_pieces_and_a_lost_turn() -> None:
    plays = legal_coan_ki_plays(start_position(), Player.WHITE, Dice(5, 3))
    assert "0/5 1/4" in map(format_coan_ki_play, plays)
    blocked, player = from_coan_ki_text("bgd1:coan_ki:w:3x2:13x8:20")
    assert [format_coan_ki_play(play) for play in legal_coan_ki_plays(blocked, player, Dice(4, 4))] == [""]
