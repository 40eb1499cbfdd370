"""The help window and its pages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bgdesk.engine.levels import LEVELS
from bgdesk.match.options import match_options
from bgdesk.shipped import resource_path
from bgdesk.ui.dialogs.shortcuts_dialog import key_groups
from bgdesk.ui.pages.help_page import HelpPage
from bgdesk.ui.pages.help_pages import help_pages, keys_markdown, read_page
from bgdesk.ui.pages.help_window import HelpWindow
from bgdesk.ui.pages.names import KEYS, OPPONENTS, RULES
from bgdesk.ui.pages.rules_text import rules_markdown
from bgdesk.ui.reading.reading_pages import reading_pages
from bgdesk.ui.words.levels import rate_text


def drawn(link: str, _size: QSize = QSize()) -> QImage | None:  # noqa: B008  # a value
    """A picture for every link that the rules have."""
    if not link.startswith("start:"):
        return None
    image = QImage(40, 30, QImage.Format.Format_RGB32)
    image.fill(0xFF0000)
    return image


HELP = resource_path("help")
PAGES = help_pages(
    HELP,
    lambda: rules_markdown(match_options(7)),
    key_groups,
    drawn,
    reading=reading_pages(HELP, drawn, "en"),
)


@pytest.fixture
def window(qtbot: QtBot) -> HelpWindow:
    made = HelpWindow(PAGES)
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.id)
def test_every_page_has_a_heading_and_good_links(page: HelpPage) -> None:
    text = page.text()
    assert text.startswith("# ")
    for target in re.findall(r"\(help:([^)#]*)(?:#[^)]*)?\)", text):
        assert target in {known.id for known in PAGES}


def test_window_opens_at_the_first_page(window: HelpWindow) -> None:
    assert window.text.toPlainText().startswith("How to play")


def test_it_opens_where_it_was_closed(qtbot: QtBot) -> None:
    """Without a place of its own Qt puts it over its parent anew, and guesses the frame in two ways."""
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.setGeometry(40, 50, 500, 400)
    parent.show()
    window = HelpWindow(PAGES, parent)
    window.resize(window.minimumSizeHint())
    window.show()
    before = window.geometry()
    for _ in range(3):
        QTest.keyClick(window, Qt.Key.Key_Escape)
        assert not window.isVisible()
        parent.move(parent.pos() + QPoint(30, 20))
        window.show()
        assert window.geometry() == before


def test_show_page_reads_it_afresh(qtbot: QtBot) -> None:
    asked: list[int] = []

    def text() -> str:
        asked.append(1)
        return f"# Number {len(asked)}"

    made = HelpWindow((HelpPage("a", "A", text), HelpPage("b", "B", lambda: "# B")))
    qtbot.addWidget(made)
    made.show_page("b")
    made.show_page("a")
    count = len(asked)
    made.show_page("a")
    assert len(asked) == count + 1
    assert made.text.toPlainText() == f"Number {len(asked)}"


def test_links_lead_to_pages(window: HelpWindow) -> None:
    window.text.anchorClicked.emit(QUrl(f"help:{RULES}"))
    assert window.text.toPlainText().startswith("Backgammon")
    window.text.anchorClicked.emit(QUrl("help:nowhere"))
    assert window.text.toPlainText().startswith("Backgammon")


def test_keys_page_has_every_key(window: HelpWindow) -> None:
    window.show_page(KEYS)
    shown = window.text.toPlainText()
    for group in key_groups():
        for line in group.lines:
            assert line.keys in shown
    assert keys_markdown(()) == "# Keys"


def test_opponents_page_has_the_measured_figures(window: HelpWindow) -> None:
    window.show_page(OPPONENTS)
    shown = window.text.toPlainText()
    for level in LEVELS:
        assert rate_text(level).startswith("PR ")
        assert rate_text(level) in shown


def test_translated_page_is_preferred(tmp_path: Path) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "a.md").write_text("english", encoding="utf-8")
    (tmp_path / "de" / "a.md").write_text("deutsch", encoding="utf-8")
    (tmp_path / "b.md").write_text("only english", encoding="utf-8")
    assert read_page(tmp_path, "a", "de") == "deutsch"
    assert read_page(tmp_path, "a", "en") == "english"
    assert read_page(tmp_path, "b", "pseudo") == "only english"


def test_a_page_that_is_not_translated_says_so(tmp_path: Path) -> None:
    (tmp_path / "b.md").write_text("# Title\n\nonly english", encoding="utf-8")
    said = "This page is not translated yet."
    assert read_page(tmp_path, "b", "de") == f"# Title\n\n*{said}*\n\nonly english"
    assert said not in read_page(tmp_path, "b", "en")


def test_the_picture_of_the_rules_is_drawn_when_it_is_looked_at(qtbot: QtBot, window: HelpWindow) -> None:
    window.show_page(RULES)
    kind = QTextDocument.ResourceType.ImageResource
    blank = window.text.document().resource(kind, QUrl("start:backgammon"))
    assert isinstance(blank, QImage)
    qtbot.waitUntil(lambda: window.text.is_drawn)
    image = window.text.document().resource(kind, QUrl("start:backgammon"))
    assert isinstance(image, QImage)
    assert image.size() == drawn("start:backgammon").size()  # type: ignore[union-attr]  # it is drawn
    assert not isinstance(window.text.loadResource(kind.value, QUrl("other:backgammon")), QImage)
