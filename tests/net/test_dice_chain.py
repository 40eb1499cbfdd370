"""The own secrets and the other's, and that one constant side cannot bend the dice."""

from __future__ import annotations

from collections import Counter

import pytest

from bgdesk.match.codec.record_codec import MAX_ENTRIES
from bgdesk.match.dice.shared_dice import link
from bgdesk.net.dice_chain import SECRETS, DiceChain, KnownChain, new_seed
from tests.bench.shared_dice import counted, p_value


def test_each_secret_is_the_hash_of_the_next() -> None:
    chain = DiceChain(bytes(range(32)), 5)
    assert [link(chain.secret(k + 1)) for k in range(5)] == [chain.secret(k) for k in range(5)]
    assert (chain.secret(5), chain.anchor) == (bytes(range(32)), chain.secret(0))
    for beyond in (-1, 6):
        with pytest.raises(IndexError):
            chain.secret(beyond)


def test_what_is_known_grows_only_by_the_next_secret() -> None:
    chain = DiceChain(bytes(32), 4)
    known = KnownChain(chain.anchor)
    assert known.grown(chain.secret(2)) is None
    grown = known.grown(chain.secret(1))
    assert grown == KnownChain(chain.secret(1), 1)
    assert grown.grown(chain.secret(1)) is None


def test_a_chain_outlasts_every_record_and_every_seed_is_another() -> None:
    assert SECRETS > MAX_ENTRIES // 2, "each roll is followed by a play at least"
    assert len({new_seed() for _ in range(20)}) == 20
    with pytest.raises(ValueError, match="32 bytes"):
        DiceChain(b"short")


@pytest.mark.parametrize("is_white_constant", [True, False])
def test_one_constant_side_leaves_the_dice_fair(is_white_constant: bool) -> None:
    faces, pairs = counted(4_000, is_white_constant=is_white_constant)
    assert (sum(faces), sum(pairs)) == (8_000, 4_000)
    assert p_value(faces) > 0.001, Counter(faces)
    assert p_value(pairs) > 0.001
