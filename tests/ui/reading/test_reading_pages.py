"""The pages about playing well as the help window gets them."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from bgdesk.shipped import resource_path
from bgdesk.ui.pages.help_page import no_picture
from bgdesk.ui.pages.names import READING
from bgdesk.ui.reading import reading_pages as module
from bgdesk.ui.reading.reading_pages import ToldInWords, reading_pages

HELP = resource_path("help")


def test_the_pages_come_in_their_order_below_one_heading() -> None:
    pages = reading_pages(HELP, no_picture, "en")
    assert tuple(page.id for page in pages) == READING
    assert [bool(page.heading) for page in pages] == [True, *[False] * (len(pages) - 1)]
    assert len({page.title for page in pages}) == len(pages)


def test_words_come_when_they_are_asked_for() -> None:
    page = reading_pages(HELP, no_picture, "en")[0]
    said = "White: 1 on 24, 1 on 16"
    assert said not in page.text()
    page.turn_words("running")
    assert said in page.text()
    page.turn_words("running")
    assert said not in page.text()


def test_a_screen_reader_hears_every_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "QAccessible", SimpleNamespace(isActive=lambda: True))
    told = ToldInWords()
    assert told.holds("running")
    told.turn("running")
    assert not told.holds("running")
    assert told.holds("holding")


def test_a_page_without_a_translation_is_read_in_english_and_says_so() -> None:
    text = reading_pages(HELP, no_picture, "eo")[0].text()
    assert "This page is not translated yet." in text
    assert "(lab:running)" in text
