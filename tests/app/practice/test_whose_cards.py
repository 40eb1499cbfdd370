"""Whose errors are in which deck."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bgdesk.app.practice.card_making import CardWork
from bgdesk.app.practice.whose_cards import by_owner
from bgdesk.library.library import Library
from bgdesk.rules.player import Player
from tests.practice.cards.drawn_cards import sample


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library(tmp_path / "library.sqlite") as library:
        yield library


def work() -> CardWork:
    found = sample()
    return CardWork("match", found.record, found.analysis, found.worth())


def players_of(found: CardWork) -> set[Player]:
    return {one.decision.player for one in found.chosen}


@pytest.mark.parametrize("me", list(Player))
def test_what_others_did_is_in_a_deck_of_its_own(library: Library, me: Player) -> None:
    mine, others = by_owner(library, work(), me, "Others")
    assert (mine.deck, others.deck) == ("", library.card_decks.named("Others"))
    assert (players_of(mine), players_of(others)) == ({me}, {me.opponent})
    assert len(mine.chosen) + len(others.chosen) == len(work().chosen)


def test_a_name_that_was_claimed_is_ones_own(library: Library) -> None:
    assert by_owner(library, work(), None, "Others") == [work()], "nobody has told a name yet"
    seats = work().record.header.seats
    library.profiles.claim("me", [seats.black.name.upper()])
    mine, others = by_owner(library, work(), None, "Others")
    assert (players_of(mine), players_of(others)) == ({Player.BLACK}, {Player.WHITE})
    library.profiles.claim("me", [seats.white.name])
    assert [one.deck for one in by_owner(library, work(), Player.BLACK, "Others")] == [""]


def test_a_match_between_strangers_is_nobodys_own(library: Library) -> None:
    library.profiles.claim("me", ["Carla"])
    (others,) = by_owner(library, work(), None, "Others")
    assert others.deck
    assert others.chosen == work().chosen


def test_of_another_person_only_what_was_played_under_their_names(library: Library) -> None:
    anna = library.profiles.add("Anna")
    library.practise_as(anna)
    found = by_owner(library, work(), Player.WHITE, "Others")
    assert {one.deck for one in found} == {library.card_decks.named("Others")}
    library.profiles.claim(anna, [work().record.header.seats.black.name])
    mine = by_owner(library, work(), Player.WHITE, "Others")[0]
    assert (mine.deck, players_of(mine)) == ("", {Player.BLACK})
