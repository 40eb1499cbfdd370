"""Positions of every game by bgdesk's own text, as files and pastes hold them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from bgdesk.formats.import_error import ImportErrorKind
from bgdesk.formats.import_result import Import, RemarkKind, Unreadable
from bgdesk.formats.registry import read_bytes
from bgdesk.formats.text import ids_text, position_text
from bgdesk.match.boards import is_possible
from bgdesk.match.codec.study_codec import study_from_text, study_to_text
from bgdesk.match.events import Rolled
from bgdesk.match.flow import advance, legal
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.notation.position_string import to_position_string
from bgdesk.rules.outcome import outcome
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS
from bgdesk.shipped import resource_path
from tests.fuzz.verdict import check_import
from tests.rules.random_positions import random_position
from tests.rules.strategies import players

PLAKOTO = "bgd1:plakoto:w:24x9,20x2,18,15p,10x2:24x10,18,14,10x2,8"
DUTCH = "bgd1:dutch:b:inx12,bar,24,23,open:inx15"
ACEY = "bgd1:acey_deucey:b:inx3,barx2,20,18x2,13x3:inx6,24,22,14x2,11x2"


def states(found: Import) -> list[MatchState]:
    return [study.record.state for study in found.studies]


@pytest.mark.parametrize("game", RULESETS)
def test_every_game_begins_from_its_set_up(game: str) -> None:
    start = RULESETS[game].start_position()
    (state,) = states(read_bytes(to_position_string(start, Player.BLACK, game).encode()))
    assert (state.ruleset.id, state.position, state.turn) == (game, start, Player.BLACK)
    assert (state.phase, state.options.is_money, state.dice) == (Phase.TO_ROLL, True, None)
    assert state.options.has_cube is RULESETS[game].has_cube


@pytest.mark.parametrize("game", RULESETS)
@settings(max_examples=25)
@given(st.integers(0, 2**32).map(Random), players)
def test_any_position_is_read_or_over(game: str, chance: Random, on_roll: Player) -> None:
    position = random_position(RULESETS[game], chance)
    text = to_position_string(position, on_roll, game)
    if outcome(position, RULESETS[game]):
        with pytest.raises(Unreadable, match="the game is over"):
            read_bytes(text.encode())
        return
    found = read_bytes(f"  {text}\r\n".encode())
    (state,) = states(found)
    assert found.remarks == ((),)
    assert to_position_string(state.position, on_roll, state.ruleset.id) == text
    assert state.turn is on_roll
    (study,) = found.studies
    assert study_from_text(study_to_text(study)).record.state == state


def test_what_an_id_of_another_program_says_is_what_is_agreed_here_too() -> None:
    """Money without Jacoby and beavers, the cube in the middle."""
    (own,) = states(read_bytes(b"bgd1:backgammon:w:24x2,13x5,8x3,6x5:24x2,13x5,8x3,6x5"))
    (bare,) = states(read_bytes(b"4HPwATDgc/ABMA"))
    assert own == bare


def test_several_stand_in_one_text_among_ids_of_other_programs() -> None:
    text = f"Look at “{PLAKOTO}”, then ({ACEY}).\n4HPwATDgc/ABMA:cAkKAAAAAAAA\n{DUTCH}; that is all."
    found = read_bytes(text.encode())
    assert [state.ruleset.id for state in states(found)] == ["plakoto", "acey_deucey", "backgammon", "dutch"]
    assert len({study.record.header.id for study in found.studies}) == 4
    assert not any(found.remarks)


def test_one_that_cannot_be_is_told_beside_others() -> None:
    found = read_bytes(f"{PLAKOTO}\n{PLAKOTO.replace('15p', '15')}\n".encode())
    assert len(found.studies) == 1
    assert [(one.kind, one.line) for one in found.remarks[0]] == [(RemarkKind.LINE_UNREAD, 2)]


def test_the_example_in_the_help_is_one() -> None:
    page = resource_path("help") / "review.md"
    (state,) = states(read_bytes(page.read_bytes()))
    assert (state.ruleset.id, state.position.white_extra.pinned) == ("plakoto", {15})


def test_it_may_stand_in_json() -> None:
    (state,) = states(ids_text.read(f'{{"result":"{PLAKOTO}","next":1}}'.encode()))
    assert state.ruleset.id == "plakoto"


def test_a_drawn_board_with_such_a_text_is_of_that_game() -> None:
    board = "+13-14-15-16-17-18------19-20-21-22-23-24-+"
    (state,) = states(position_text.read(f"{board}\n{PLAKOTO}\n".encode()))
    assert (state.ruleset.id, state.position.white_extra.pinned) == ("plakoto", {15})


@pytest.mark.parametrize(
    ("text", "why", "quote"),
    [
        (PLAKOTO.replace("bgd1", "bgd2"), ImportErrorKind.BAD_ID, "is not bgd1:GAME"),
        (PLAKOTO.replace("plakoto", "ludo"), ImportErrorKind.BAD_ID, "'ludo' is none of the games"),
        (
            PLAKOTO.replace("15p", "15"),
            ImportErrorKind.BAD_ID,
            "both players have checkers on White's point 15",
        ),
        (PLAKOTO + '"x', ImportErrorKind.BAD_ID, "is not a place"),
        (DUTCH + "5" * 900, ImportErrorKind.BAD_ID, "four colons"),
        ("bgd1:plakoto:w:24x2:24p,3", ImportErrorKind.BAD_ID, "nobody pins"),
        ("bgd1:plakoto:w:23x2,1:24p,3", ImportErrorKind.ID_OF_A_FINISHED_GAME, ""),
        ("bgd1:dutch:w:-:inx15", ImportErrorKind.ID_OF_A_FINISHED_GAME, ""),
        ("bgd1:coan_ki:w:0x8,1x8:0x8,1x8:20", ImportErrorKind.COAN_KI, ""),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(text: str, why: ImportErrorKind, quote: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_bytes(text.encode())
    assert refused.value.why is why
    assert quote in refused.value.quote
    assert str(refused.value).endswith(".")
    assert len(str(refused.value)) < 500


def damaged(text: str) -> Iterator[str]:
    """``text`` with one character left out, doubled, exchanged with the next, or another one."""
    for at, letter in enumerate(text):
        before, after = text[:at], text[at + 1 :]
        yield before + after
        yield before + letter + letter + after
        yield before + after[:1] + letter + after[1:]
        for other in ':,xp-0279bwi \n\0"(é٣':
            yield before + other + after


@pytest.mark.parametrize("text", [PLAKOTO, DUTCH, ACEY], ids=["plakoto", "dutch", "acey_deucey"])
def test_a_damaged_text_is_refused_or_another_position(text: str) -> None:
    refused = list[str]()
    for hostile in damaged(text):
        try:
            found = read_bytes(hostile.encode())
        except Unreadable as why:
            refused.append(str(why))
            continue
        check_import(found, Random(1))
        for state in states(found):
            assert is_possible(state.position, state.ruleset), hostile
            assert state.turn
            rolled = advance(state, Rolled(state.turn, Dice(6, 5)))
            assert rolled.phase is not Phase.TO_PLAY or legal(rolled).plays
    assert len(refused) > len(text)
    assert all(len(sentence) < 500 and "\n" not in sentence for sentence in refused)
