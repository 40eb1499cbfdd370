"""Fair and seeded dice: the documented scheme, its test vector, and that they are fair."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from hypothesis import given, strategies as st

import bgdesk.match.dice.fair_dice
from bgdesk.match.dice.fair_dice import (
    MANUAL,
    REPLAYED,
    FairDice,
    SeededDice,
    clean_words,
    commitment,
    dice_source,
    fair_dice_record,
    new_secret,
)
from bgdesk.match.dice.statistics import FACES, chi_square
from bgdesk.match.dice_source import ManualDice
from bgdesk.match.options import match_options
from bgdesk.match.record import DiceRecord
from bgdesk.rules.dice import Dice
from tests.folders import RESOURCES
from tests.match.driving import SECRET, header, seeded

FINGERPRINT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
VECTOR = "53, 61, 12, 45, 16, 54, 31, 23"
SEEDED_VECTOR = "51, 43, 51, 35, 24, 36, 12, 15"

HELP = RESOURCES / "help" / "fair_dice.md"


def eight_rolls(dice: FairDice | SeededDice) -> str:
    rolled = [dice.roll(n) for n in range(8)]
    return ", ".join(f"{one.first}{one.second}" for one in rolled)


def test_vector() -> None:
    assert commitment(SECRET) == FINGERPRINT
    assert eight_rolls(FairDice(SECRET, "example", "let's play")) == VECTOR


def test_vector_is_documented() -> None:
    for text in (HELP.read_text("utf-8"), bgdesk.match.dice.fair_dice.__doc__ or ""):
        assert VECTOR in text
        assert FINGERPRINT in text


def test_seeded_vector() -> None:
    assert eight_rolls(SeededDice(1)) == SEEDED_VECTOR


def by_the_book(secret: bytes, match_id: str, words: str, n: int) -> Dice:
    """The scheme of the help text, written again."""
    faces: list[int] = []
    block = 0
    while len(faces) < 2:
        message = "\n".join(["bgdesk-dice-1", match_id, words, str(n), str(block)])
        data = hmac.new(secret, message.encode("utf-8"), hashlib.sha256).digest()
        faces += [byte % 6 + 1 for byte in data if byte < 252]
        block += 1
    return Dice(faces[0], faces[1])


@given(st.binary(min_size=32, max_size=32), st.text(max_size=20), st.integers(0, 10**6))
def test_scheme(secret: bytes, text: str, n: int) -> None:
    words = "".join(character for character in text if character.isprintable())
    assert FairDice(secret, "id", words).roll(n) == by_the_book(secret, "id", words, n)


class RiggedDice(FairDice):
    """Dice whose bytes are given."""

    def __init__(self, *blocks: bytes) -> None:
        super().__init__(b"", "")
        self._blocks = blocks

    def _block(self, n: int, block: int) -> bytes:
        return self._blocks[block]


@pytest.mark.parametrize(
    ("blocks", "dice"),
    [
        ((bytes([0, 251]),), Dice(1, 6)),
        ((bytes([252, 255, 7, 253, 3]),), Dice(2, 4)),
        ((bytes([254] * 31 + [5]), bytes([252, 6])), Dice(6, 1)),
        ((bytes([255] * 32), bytes([255] * 32), bytes([1, 2])), Dice(2, 3)),
    ],
)
def test_high_bytes_are_rejected(blocks: tuple[bytes, ...], dice: Dice) -> None:
    assert RiggedDice(*blocks).roll(0) == dice


def test_secret_id_words_and_number_all_matter() -> None:
    variants = [
        FairDice(SECRET, "a", "b"),
        FairDice(SECRET, "a", "c"),
        FairDice(SECRET, "b", "b"),
        FairDice(bytes(32), "a", "b"),
    ]
    assert len({eight_rolls(dice) for dice in variants}) == 4


def test_no_number_is_favoured() -> None:
    dice = FairDice(SECRET, "many", "")
    faces = [face for n in range(30_000) for face in dice.roll(n)]
    test = chi_square(tuple(faces.count(face) for face in FACES), (1,) * 6)
    assert test
    assert test.p_value > 0.001


def test_secrets_are_fresh() -> None:
    assert len(new_secret()) == 32
    assert new_secret() != new_secret()


def test_record_of_fair_dice() -> None:
    record = fair_dice_record(SECRET, "Cafe\u0301")
    assert record == DiceRecord("fair", FINGERPRINT, "Caf\u00e9", SECRET.hex())
    assert SECRET.hex() not in repr(record)


@pytest.mark.parametrize("words", ["two\nlines", "tab\t", "\x00", "\u2028", "\ud800", "x" * 101])
def test_impossible_words(words: str) -> None:
    with pytest.raises(ValueError, match="possible"):
        clean_words(words)


@pytest.mark.parametrize("words", ["", "x" * 100, "Glück auf", "\U0001f469\u200d\U0001f680", "שלום"])
def test_possible_words(words: str) -> None:
    assert clean_words(words) == words


def test_source_of_each_kind() -> None:
    options = match_options(3)
    assert isinstance(dice_source(header(options)), FairDice)
    assert isinstance(dice_source(header(options, seeded(3))), SeededDice)
    assert isinstance(dice_source(header(options, DiceRecord(MANUAL))), ManualDice)
    earlier = dice_source(header(options, DiceRecord(REPLAYED, rolls=(Dice(3, 1),))))
    assert [earlier.roll(0), earlier.roll(1)] == [Dice(3, 1), None]
    and_then = dice_source(header(options, DiceRecord(REPLAYED, seed=3, rolls=(Dice(3, 1),))))
    assert [and_then.roll(0), and_then.roll(1)] == [Dice(3, 1), SeededDice(3).roll(1)]


@pytest.mark.parametrize("dice", [DiceRecord("fair", FINGERPRINT), DiceRecord("seeded")])
def test_source_that_is_not_known(dice: DiceRecord) -> None:
    with pytest.raises(ValueError, match="not known"):
        dice_source(header(match_options(3), dice))
