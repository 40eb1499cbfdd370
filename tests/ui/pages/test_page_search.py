"""Finding a text in all pages of the help."""

from __future__ import annotations

from bgdesk.ui.pages.help_page import HelpPage
from bgdesk.ui.pages.page_search import PageWords, places_with, slug, term_of, words_of

PAGES = (
    PageWords("a", "First", ("Anchors and blots", "An anchor is a point, made deep in the opponent's home")),
    PageWords("b", "Words", ("anchor: a made point", "blot: alone", "Home for a blot, or for an anchor")),
)


def places(wanted: str) -> list[tuple[str, int]]:
    return [(one.page, one.block) for one in places_with(wanted, PAGES)]


def test_a_place_holds_all_words_in_any_order() -> None:
    assert places("blot anchor") == [("a", 0), ("b", 2)]
    assert places("nothing") == []
    assert places("  ") == []


def test_what_begins_so_comes_first_then_what_stands_together() -> None:
    assert places("anchor") == [("b", 0), ("a", 0), ("a", 1), ("b", 2)]
    assert places("made point") == [("b", 0), ("a", 1)]
    assert places("HOME") == [("b", 2), ("a", 1)]


def test_the_excerpt_is_cut_between_words() -> None:
    text = "one two three four five six seven eight nine ten " * 4 + "golden point " + "and so on " * 20
    (found,) = places_with("golden point", [PageWords("a", "A", (text,))])
    assert found.excerpt.startswith("… ")
    assert found.excerpt.endswith(" …")
    assert "golden point and" in found.excerpt
    assert len(found.excerpt) < 140


def test_markup_and_pictures_are_not_words() -> None:
    table = "| c | d |\n|---|---|\n| 1 | 2 |"
    text = f"# Title\n\nA **bold** [link](help:b), 25\N{NO-BREAK SPACE}%.\n\n![seen](position:x)\n\n{table}\n"
    page = HelpPage("a", "A", lambda: text)
    assert words_of(page).blocks[:3] == ("Title", "A bold link, 25 %.", "")
    assert {"c", "d", "1", "2"} <= set(words_of(page).blocks)


def test_links_name_headings_and_entries() -> None:
    assert slug("Back Game!") == slug("back-game") == "back-game"
    assert slug("Übung 5") == "übung-5"
    assert term_of("anchor: a made point") == "anchor"
    assert term_of("The 25 % rule") == "The 25 % rule"
    long = "word " * 20 + ": more"
    assert term_of(long) == long
