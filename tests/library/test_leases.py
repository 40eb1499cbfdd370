"""What is only borrowed stays where somebody takes it meanwhile."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bgdesk.library.leases import Leases
from bgdesk.library.problems import JournalError


@pytest.fixture
def leases(tmp_path: Path) -> Leases:
    return Leases(tmp_path / "open")


def test_what_is_borrowed_is_given_back(leases: Leases) -> None:
    with leases.borrowed("m") as is_free:
        assert is_free
        assert "m" in leases
        assert not leases.keeps("m")
    assert "m" not in leases


def test_what_is_taken_while_it_is_borrowed_is_kept(leases: Leases, tmp_path: Path) -> None:
    with leases.borrowed("m"):
        assert leases.take("m")
        assert leases.keeps("m")
        assert not leases.take("m")
    assert leases.keeps("m")
    with pytest.raises(JournalError):
        Leases(tmp_path / "open").take("m")


def test_what_is_held_is_borrowed_without_letting_it_go(leases: Leases) -> None:
    leases.take("m")
    with leases.borrowed("m") as is_free:
        assert is_free
    assert leases.keeps("m")
    leases.release("m")
    assert not leases.keeps("m")


def test_files_without_lasting_numbers_are_held_all_the_same(
    leases: Leases, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os.path, "samestat", lambda one, other: False)
    assert leases.take("m")
    with pytest.raises(JournalError):
        Leases(tmp_path / "open").take("m")
