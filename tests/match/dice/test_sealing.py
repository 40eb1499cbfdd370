"""Secrets that are fixed beforehand, also for rematches."""

from __future__ import annotations

import hashlib
from itertools import pairwise

from bgdesk.match.dice.sealing import Seal, new_seal


def test_each_secret_is_the_fingerprint_of_the_next_one() -> None:
    seal = Seal(bytes(32), rematches=2)
    chain = [seal]
    while following := chain[-1].of_rematch:
        chain.append(following)
    assert len(chain) == 3
    assert chain[-1].secret == bytes(32)
    for one, following in pairwise(chain):
        assert following.fingerprint == one.secret.hex()
        assert hashlib.sha256(following.secret).digest() == one.secret


def test_the_fingerprint_alone_fixes_the_id() -> None:
    seal = new_seal()
    assert seal.match_id == seal.fingerprint[:16]
    assert new_seal().fingerprint != seal.fingerprint


def test_nothing_secret_is_told_by_chance() -> None:
    assert repr(b"7" * 32) not in repr(Seal(b"7" * 32))
