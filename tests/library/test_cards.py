"""Cards and answers in the library: added once, graded once, undone as they were, asked by one window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from bgdesk.library.card_rows import CardGrade, CardKind, Memory, ReviewMode, ReviewRow
from bgdesk.library.library import Library
from bgdesk.practice.cards.scheduling import Schedule
from tests.practice.cards.drawn_cards import plain_card

DAY = "2026-03-02"
TODAY = date(2026, 3, 2)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library(tmp_path / "library.sqlite", lambda: "2026-03-02T10:00:00Z") as made:
        yield made


def review(card: str, grade: CardGrade = CardGrade.GOOD, mode: ReviewMode = ReviewMode.NEW) -> ReviewRow:
    return ReviewRow(card, DAY, mode, grade, 0.0, 1200, "null")


def graded(library: Library, card_id: str, grade: CardGrade = CardGrade.GOOD) -> int:
    card = library.cards.card(card_id)
    assert card
    now = Schedule().after(card.memory, grade, TODAY)
    number = library.card_answers.grade(card.memory, now, review(card_id, grade))
    assert number
    return number


def test_cards_come_back_as_they_were_made(library: Library) -> None:
    cards = [plain_card(number, kind=CardKind.TAKE, deck="d") for number in range(3)]
    assert library.cards.add(cards, DAY).made == 3
    assert library.cards.cards() == tuple(replace(one, made="2026-03-02T10:00:00Z") for one in cards)
    assert library.cards.card("nothing") is None
    assert library.cards.events_of("match") == {0, 1, 2}


ASKED = "reps = 1, due = '2026-02-01', last = '2026-01-01', state = 2, stability = 5, difficulty = 2"


@pytest.mark.parametrize(
    "damage",
    [
        "kind = 'pawn'",
        "accept = 'x'",
        "lapses = 'x'",
        "reps = -1",
        f"{ASKED}, due = 'banana'",
        f"{ASKED}, last = 'x'",
        f"{ASKED}, last = '9999-12-31'",
        f"{ASKED}, stability = 'much'",
        f"{ASKED}, stability = NULL",
        f"{ASKED}, stability = 5e300",
        f"{ASKED}, difficulty = 11",
        f"{ASKED}, state = 9",
    ],
)
def test_a_damaged_card_is_left_out_and_stays_as_it_is(library: Library, damage: str) -> None:
    library.cards.add([plain_card(number) for number in range(3)], DAY)
    sound = library.cards.cards()
    with library._store.writing() as run:
        run(f"UPDATE card SET {ASKED}, is_suspended = 1 WHERE id = ?", sound[1].id)
        run(f"UPDATE card SET {damage} WHERE id = ?", sound[0].id)
    shelf = library.cards
    assert [one.id for one in shelf.cards()] == [one.id for one in sound[1:]]
    assert [one.id for one in shelf.resting()] == [sound[1].id], "that is sound"
    assert shelf.card(sound[0].id) is None
    asked = {one.id for one in (*shelf.waiting(), *shelf.due(DAY), *shelf.fresh())}
    assert sound[2].id in asked
    assert set(shelf.due_days()) <= {("2026-02-01", 1)}


def test_the_same_position_is_one_card_and_another_best_answer_makes_it_due(library: Library) -> None:
    card = plain_card(1)
    library.cards.add([card], DAY)
    graded(library, card.id)
    again = library.cards.add([replace(card, id="other")], DAY)
    assert (again.made, again.known, again.changed) == (0, 1, 0)
    assert library.cards.due(DAY) == ()
    elsewhere = replace(card, id="other", match_id="", event=0, best="better", cost=0.0)
    assert library.cards.add([elsewhere], DAY).known == 1
    assert [(one.cost, one.best) for one in library.cards.cards()] == [(card.cost, card.best)], "told truly"
    changed = library.cards.add([replace(card, id="other", best="better", cost=0.3)], DAY)
    assert changed.changed == 1
    (due,) = library.cards.due(DAY)
    assert (due.id, due.is_changed, due.cost) == (card.id, True, 0.3)
    assert len(library.card_answers.reviews(card.id)) == 1, "its history stays"
    found = library.cards.card(card.id)
    assert found
    assert library.card_answers.grade(found.memory, found.memory, review(card.id))
    assert not library.cards.due(DAY)[0].is_changed, "told once"


def test_doubling_and_taking_in_one_position_are_two_cards(library: Library) -> None:
    card = plain_card(1, kind=CardKind.DOUBLE)
    taken = replace(card, id="other", kind=CardKind.TAKE)
    assert library.cards.add([card, taken], DAY).made == 2


def test_an_answer_counts_once_however_often_it_is_sent(library: Library) -> None:
    card = plain_card(1)
    library.cards.add([card], DAY)
    now = Schedule().after(Memory(), CardGrade.GOOD, TODAY)
    assert library.card_answers.grade(Memory(), now, review(card.id))
    assert library.card_answers.grade(Memory(), now, review(card.id)) is None
    assert len(library.card_answers.reviews(card.id)) == 1
    found = library.cards.card(card.id)
    assert found
    assert found.memory == now


def test_undo_brings_back_the_card_as_it_was_and_only_of_the_last_answer(library: Library) -> None:
    card = plain_card(1)
    library.cards.add([card], DAY)
    first = graded(library, card.id)
    before = library.cards.card(card.id)
    assert before
    second = graded(library, card.id, CardGrade.AGAIN)
    assert not library.card_answers.undo(first)
    assert library.card_answers.undo(second)
    assert library.cards.card(card.id) == before
    assert not library.card_answers.undo(second), "once"
    assert [one.number for one in library.card_answers.reviews(card.id)] == [first]
    assert library.cards.counts(DAY).begun == 1


def test_another_grade_takes_the_place_of_the_first(library: Library) -> None:
    card = plain_card(1)
    library.cards.add([card], DAY)
    number = graded(library, card.id, CardGrade.AGAIN)
    easy = Schedule().after(Memory(), CardGrade.EASY, TODAY)
    assert library.card_answers.regrade(number, CardGrade.EASY, easy)
    found = library.cards.card(card.id)
    assert found
    assert found.memory == easy
    assert [one.review.grade for one in library.card_answers.reviews(card.id)] == [CardGrade.EASY]


def test_what_is_due_new_and_resting_is_counted(library: Library) -> None:
    library.cards.add([plain_card(number, deck="d" if number > 2 else "") for number in range(6)], DAY)
    graded(library, "card0000", CardGrade.AGAIN)
    library.cards.suspend("card0001")
    counts = library.cards.counts(DAY)
    assert (counts.cards, counts.due, counts.fresh, counts.resting, counts.begun) == (6, 0, 4, 1, 1)
    assert library.cards.counts("2026-03-03").due == 1
    assert library.cards.counts(DAY, "d").fresh == 3
    assert [one.id for one in library.cards.resting()] == ["card0001"]
    assert library.cards.due_days() == (("2026-03-03", 1),)
    assert {one.id for one in library.cards.fresh()} == {f"card000{n}" for n in (2, 3, 4, 5)}
    assert len(library.cards.waiting()) == 5
    library.cards.remove("card0001")
    assert library.cards.card("card0001") is None


def test_decks_have_names_and_go_with_their_cards(library: Library) -> None:
    deck = library.card_decks.named("Club")
    assert library.card_decks.named("Club") == deck
    library.cards.add([plain_card(1), plain_card(2, deck=deck)], DAY)
    graded(library, "card0002")
    library.card_decks.rename(deck, "Other")
    own, club = library.card_decks.all(DAY)
    assert (own.id, own.name, own.cards, own.fresh) == ("", "", 1, 1)
    assert (club.id, club.name, club.cards, club.due, club.fresh) == (deck, "Other", 1, 0, 0)
    library.card_decks.remove(deck)
    assert [one.id for one in library.card_decks.all(DAY)] == [""]
    assert library.card_answers.reviews("card0002") == ()


def test_a_card_is_asked_by_one_window_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    with Library(path) as here, Library(path) as there:
        here.cards.add([plain_card(1)], DAY)
        assert here.cards.take("card0001")
        assert not there.cards.take("card0001")
        here.cards.release("card0001")
        assert there.cards.take("card0001")
        graded(there, "card0001")
        assert here.card_answers.grade(Memory(), Memory(reps=1), review("card0001")) is None


def test_an_older_library_gets_the_tables(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    with Library(path) as library, library._store.writing() as run:
        for table in ("card", "review", "deck"):
            run(f"DROP TABLE {table}")
        run("PRAGMA user_version = 10")
    with Library(path) as library:
        assert library.cards.add([plain_card(1)], DAY).made == 1


def test_a_card_is_known_well_from_the_day_on_which_it_was_so_first(library: Library) -> None:
    library.cards.add([plain_card(number) for number in range(3)], DAY)
    strong = Memory(2, 31.0, 5.0, "2026-04-02", "2026-03-02", 1)
    weak = replace(strong, stability=2.0, last="2026-04-02", lapses=1)
    for number, steps in enumerate([(strong, weak), (replace(strong, stability=30.0),), ()]):
        before = Memory()
        for now in steps:
            card_id = plain_card(number).id
            assert library.card_answers.grade(before, now, review(card_id))
            before = now
    assert library.card_answers.days_of_strength(30) == ("2026-03-02",), "forgotten later, but it was so"
    last = library.card_answers.reviews(plain_card(0).id)[-1].number
    assert library.card_answers.undo(last)
    assert library.card_answers.days_of_strength(30) == ("2026-03-02",)
    assert library.card_answers.undo(library.card_answers.reviews(plain_card(0).id)[-1].number)
    assert library.card_answers.days_of_strength(30) == ()


def test_the_same_decision_with_another_answer_in_its_key_is_the_same_card(library: Library) -> None:
    card = replace(plain_card(1), key="bgd|1centre|9-9~8/5 6/5|31", best="8/5 6/5")
    library.cards.add([card], DAY)
    other = replace(card, id="other", key="bgd|1centre|9-9~24/23 13/10|31", best="24/23 13/10")
    assert library.cards.add([other], DAY).changed == 1
    (found,) = library.cards.cards()
    assert (found.id, found.key, found.is_changed) == (card.id, other.key, True)
    elsewhere = replace(card, id="third", match_id="another")
    assert library.cards.add([elsewhere], DAY).made == 1, "in another match the other answer was best"
    taken_back = replace(card, id="fourth", key="another|1centre|9-9~x|31")
    assert library.cards.add([taken_back], DAY).made == 1, "the event is the same, the position is not"
