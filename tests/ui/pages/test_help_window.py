"""Reading the help with mouse and keyboard: finding a text, links into pages, the way back, pictures."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bgdesk.ui.pages.help_page import HelpPage
from bgdesk.ui.pages.help_window import HelpWindow

LONG = "\n\n".join(f"Paragraph {number} of the first page." for number in range(80))
SEEN = "# Seen\n\n![s](position:x)\n\n![s](position:y)"
TURNED: list[str] = []
PLAIN = Qt.KeyboardModifier.NoModifier


def drawn(link: str, size: QSize) -> QImage | None:
    if link != "position:x":
        return None
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(0xFF0000)
    return image


def words(name: str = "w") -> str:
    entries = "**anchor**: a made point.\n\n**blot**: alone."
    return f"# Words\n\n{LONG}\n\n{entries}\n\n[{name}](words:x)"


@pytest.fixture
def window(qtbot: QtBot) -> HelpWindow:
    TURNED.clear()
    pages = (
        HelpPage("a", "First", lambda: f"# First\n\n{LONG}\n\n[go](help:b#anchor)"),
        HelpPage("b", "Words", words, heading="Below", turn_words=TURNED.append),
        HelpPage(
            "c", "Seen", lambda: "# Seen\n\n![s](position:x)\n\n![s](position:y)", drawn, draws="position"
        ),
    )
    made = HelpWindow(pages)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    return made


def titles(window: HelpWindow) -> list[str]:
    return [window.contents.item(row).text() for row in range(window.contents.count())]


def find(qtbot: QtBot, window: HelpWindow, text: str) -> None:
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(window.field, text)
    qtbot.waitUntil(lambda: bool(window.places.count()) or "Nothing" in window.told)


def test_headings_stand_between_pages_and_cannot_be_chosen(window: HelpWindow) -> None:
    assert titles(window) == ["First", "Below", "Words", "Seen"]
    window.contents.setFocus()
    QTest.keyClick(window.contents, Qt.Key.Key_Down)
    assert window.page == "b"
    assert window.text.toPlainText().startswith("Words")


def test_a_text_is_found_in_all_pages(qtbot: QtBot, window: HelpWindow) -> None:
    find(qtbot, window, "anchor")
    assert window.places.count() == 1
    QTest.keyClick(window.field, Qt.Key.Key_Return)
    assert window.page == "b"
    assert window.text.textCursor().block().text() == "anchor: a made point."
    assert [mark.cursor.selectedText() for mark in window.text.extraSelections()] == ["anchor"]
    bar = window.text.verticalScrollBar()
    assert bar.value() > bar.maximum() / 2


def test_f3_goes_from_place_to_place_and_round(qtbot: QtBot, window: HelpWindow) -> None:
    find(qtbot, window, "paragraph 6")
    last = window.places.count() - 1
    assert last > 2
    QTest.keyClick(window.field, Qt.Key.Key_Down)
    assert (window.page, window.places.currentRow()) == ("a", 0)
    back = Qt.KeyboardModifier.ShiftModifier
    for modifiers, row in ((PLAIN, 1), (PLAIN, 2), (back, 1), (back, 0), (back, last), (PLAIN, 0)):
        QTest.keyClick(window, Qt.Key.Key_F3, modifiers)
        assert window.places.currentRow() == row
        assert window.page == ("b" if row == last else "a")


def test_nothing_found_says_so_and_escape_ends_the_search_first(qtbot: QtBot, window: HelpWindow) -> None:
    find(qtbot, window, "zzz")
    assert window.told.startswith("Nothing found")
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.isVisible()
    assert window.field.text() == ""
    assert window.contents.isVisible()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_the_close_button_closes_during_a_search(qtbot: QtBot, window: HelpWindow) -> None:
    find(qtbot, window, "anchor")
    window.close()
    assert not window.isVisible()


def test_a_link_leads_to_the_term_and_back_to_the_place(qtbot: QtBot, window: HelpWindow) -> None:
    bar = window.text.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    place = bar.value()
    assert not window.back.isVisible()
    window.text.anchorClicked.emit(QUrl("help:b#Anchor"))
    assert window.page == "b"
    assert window.text.textCursor().block().text().startswith("anchor")
    assert window.back.isVisible()
    QTest.keyClick(window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert window.page == "a"
    assert bar.value() == place
    assert not window.back.isVisible()


def test_positions_are_handed_on_by_name(qtbot: QtBot, window: HelpWindow) -> None:
    with qtbot.waitSignal(window.lab_requested) as tried:
        window.text.anchorClicked.emit(QUrl("lab:x"))
    with qtbot.waitSignal(window.position_requested) as played:
        window.text.anchorClicked.emit(QUrl("play:x"))
    assert (tried.args, played.args) == (["x"], ["x"])


def test_words_turn_where_they_stand(window: HelpWindow) -> None:
    window.show_page("b")
    bar = window.text.verticalScrollBar()
    bar.setValue(bar.maximum())
    place = bar.value()
    window.text.anchorClicked.emit(QUrl("words:x"))
    assert TURNED == ["x"]
    assert bar.value() == place
    assert window.text.textCursor().selectedText() == "w"


def test_a_picture_has_room_until_it_is_drawn(qtbot: QtBot, window: HelpWindow) -> None:
    window.show_page("c")
    kind = QTextDocument.ResourceType.ImageResource
    blank = window.text.document().resource(kind, QUrl("position:x"))
    assert isinstance(blank, QImage)
    qtbot.waitUntil(lambda: window.text.is_drawn)
    image = window.text.document().resource(kind, QUrl("position:x"))
    assert isinstance(image, QImage)
    assert image.size() == blank.size()
    assert image.pixelColor(5, 5).red() == 255
    assert blank.pixelColor(5, 5).alpha() == 0


def test_a_picture_fits_a_narrow_window(qtbot: QtBot, window: HelpWindow) -> None:
    window.show_page("c")
    kind = QTextDocument.ResourceType.ImageResource
    qtbot.waitUntil(lambda: window.text.is_drawn)
    window.resize(window.minimumSizeHint().width(), 400)

    def fits() -> bool:
        image = window.text.document().resource(kind, QUrl("position:x"))
        assert isinstance(image, QImage)
        return image.deviceIndependentSize().width() <= window.text.viewport().width()

    qtbot.waitUntil(fits)
    assert window.text.horizontalScrollBar().maximum() == 0
