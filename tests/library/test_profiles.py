"""People, the names under which they play, and their ratings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bgdesk.library.journal import RatingKey
from bgdesk.library.library import Library
from bgdesk.library.listed_rows import put_listed
from bgdesk.library.listing import ListedRow
from bgdesk.library.problems import JournalError
from bgdesk.library.profiles import FIRST_PROFILE, KnownName
from bgdesk.library.store import RatingRow, _put_rating
from bgdesk.match.rating import Rating

NOW = "2026-03-01T12:00:00.000+00:00"
LATER = "2026-04-15T12:00:00.000+00:00"


@pytest.fixture
def moment() -> list[str]:
    return [NOW]


@pytest.fixture
def library(tmp_path: Path, moment: list[str]) -> Iterator[Library]:
    with Library(tmp_path / "library.sqlite", lambda: moment[0]) as library:
        yield library


def rate(library: Library, name: str, value: float, experience: int, family: str = "backgammon") -> None:
    with library._store.writing() as run:
        _put_rating(run, RatingRow(name, family, value, experience), NOW)


def rating(library: Library, name: str, family: str = "backgammon") -> Rating:
    return library.journal.rating(RatingKey(name, family))


def test_the_first_person_is_there(library: Library) -> None:
    (me,) = library.profiles.all()
    assert (me.id, me.name, me.names) == (FIRST_PROFILE, "", ("You",))


def test_a_rating_follows_the_names_of_a_person(library: Library) -> None:
    rate(library, "Anna", 1600.0, 30)
    library.profiles.claim(FIRST_PROFILE, ["anna"])
    assert rating(library, "Anna") == Rating(1600.0, 30)
    assert rating(library, "You") == Rating(1600.0, 30)
    rate(library, "You", 1610.0, 35)
    assert rating(library, "ANNA") == Rating(1610.0, 35)


@pytest.mark.parametrize(("mine", "found"), [(10, 1600.0), (30, 1400.0), (50, 1400.0)])
def test_of_two_ratings_the_one_with_more_experience_counts(
    library: Library, mine: int, found: float
) -> None:
    rate(library, "You", 1400.0, mine)
    rate(library, "Anna", 1600.0, 30)
    rate(library, "Anna", 1700.0, 30, "nackgammon")
    library.profiles.claim(FIRST_PROFILE, ["Anna"])
    assert rating(library, "You").rating == found
    assert rating(library, "You", "nackgammon").rating == 1700.0
    with library._store.writing() as run:
        left = run("SELECT profile, value FROM rating WHERE family = 'backgammon' ORDER BY value")
    assert [value for _, value in left] == [1400.0, 1600.0], "neither is lost"


def test_ratings_of_others_and_of_computers_stay(library: Library) -> None:
    rate(library, "Bob", 1500.5, 3)
    rate(library, "bot:expert", 1700.0, 300)
    library.profiles.claim(FIRST_PROFILE, ["Anna"])
    assert rating(library, "Bob").rating == 1500.5
    assert rating(library, "bot:expert").rating == 1700.0
    assert rating(library, "Anna") == Rating()


def test_a_name_is_one_persons_alone(library: Library) -> None:
    other = library.profiles.add("  Anna\nB ")
    library.profiles.claim(FIRST_PROFILE, ["anna b"])
    names = {one.id: one.names for one in library.profiles.all()}
    assert names == {FIRST_PROFILE: ("anna b", "You"), other: ()}
    library.profiles.claim_free(other, ["Anna B", "Carla"])
    assert {one.id: one.names for one in library.profiles.all()}[other] == ("Carla",)
    library.profiles.release(["CARLA", "nobody"])
    assert {one.id: one.names for one in library.profiles.all()}[other] == ()


def test_empty_names_are_none(library: Library) -> None:
    library.profiles.claim(FIRST_PROFILE, ["", "  "])
    assert library.profiles.all()[0].names == ("You",)


def test_people_have_different_colours(library: Library) -> None:
    for name in ("Anna", "Bob"):
        library.profiles.add(name)
    colours = [one.colour for one in library.profiles.all()]
    assert len(set(colours)) == 3


def test_somebody_is_renamed(library: Library) -> None:
    library.profiles.rename(FIRST_PROFILE, " Anna ")
    assert library.profiles.all()[0].name == "Anna"
    with pytest.raises(JournalError):
        library.profiles.rename("nobody", "Anna")
    with pytest.raises(JournalError):
        library.profiles.claim("nobody", ["Anna"])


def test_who_is_removed_can_come_back_for_thirty_days(library: Library, moment: list[str]) -> None:
    anna = library.profiles.add("Anna")
    rate(library, "Anna", 1600.0, 30)
    library.profiles.discard(anna)
    assert [one.id for one in library.profiles.all()] == [FIRST_PROFILE]
    assert library.profiles.empty_bin() == 0
    library.profiles.restore(anna)
    assert rating(library, "Anna").rating == 1600.0
    library.profiles.discard(anna)
    moment[0] = LATER
    assert library.profiles.empty_bin() == 1
    assert library.profiles.binned() == ()
    assert rating(library, "Anna") == Rating()
    assert library.profiles.empty_bin() == 0


def test_the_first_person_stays(library: Library) -> None:
    with pytest.raises(JournalError):
        library.profiles.discard(FIRST_PROFILE)
    assert len(library.profiles.all()) == 1


def test_the_names_of_people_are_known_with_their_matches(library: Library) -> None:
    with library._store.writing() as run:
        for number, (white, black, seat) in enumerate(
            (
                ("Anna", "Expert", "bot"),
                ("Bob", "ANNA", "human"),
                ("", "Bob", "human"),
                ("Anna", "Cid", "human"),
            )
        ):
            row = ListedRow(
                str(number), "opened", NOW, "finished", white, black, "human", seat, "backgammon", 5
            )
            put_listed(run, row)
    library.profiles.claim(FIRST_PROFILE, ["Bob"])
    found = library.profiles.known_names()
    assert [(one.name.casefold(), one.matches, one.profile) for one in found] == [
        ("anna", 3, ""),
        ("bob", 2, FIRST_PROFILE),
        ("cid", 1, ""),
    ]
    assert isinstance(found[0], KnownName)
