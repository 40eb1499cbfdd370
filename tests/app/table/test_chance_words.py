"""Words made of what the player does."""

from __future__ import annotations

from itertools import count

from bgdesk.app.table.chance_words import ENOUGH, ChanceWords, dice_words


def words_after(start: int, *places: int) -> str:
    clock = count(start)
    chance = ChanceWords(lambda: next(clock))
    for place in places:
        chance.take(place)
    return chance.text


def test_the_list_has_a_word_for_every_byte() -> None:
    assert len(set(dice_words())) == len(dice_words()) == 256
    assert all(word.isascii() and word.isalpha() and word.islower() for word in dice_words())


def test_every_moment_and_every_place_counts() -> None:
    made = {words_after(0, 1, 2), words_after(1, 1, 2), words_after(0, 1, 3), words_after(0, 1)}
    assert len(made) == 4
    assert all(len(words.split()) == 6 for words in made)
    assert words_after(0, 1, 2) == words_after(0, 1, 2)


def test_nothing_done_makes_no_words() -> None:
    assert words_after(0) == ""


def test_it_is_said_when_there_is_enough() -> None:
    chance = ChanceWords()
    for _ in range(ENOUGH - 1):
        chance.take()
    assert not chance.is_enough
    chance.take()
    assert chance.is_enough
