"""Reports on paper: every page says which match it belongs to, and its number."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from bgdesk.analysis.report.board_svg import Diagram
from bgdesk.analysis.report.page import DecisionItem, ReportView
from bgdesk.app.review import report_pdf
from bgdesk.match.options import MatchOptions

WIDTH, HEIGHT = 900, 60
LONG = "A name that is much too long for the foot of any page " * 5

pytestmark = pytest.mark.usefixtures("qapp")


def item(number: int) -> DecisionItem:
    start = MatchOptions().ruleset().start_position()
    return DecisionItem(number, number, 0, 0.0, "to play", "", "Played.", "", Diagram(start), "")


def report(decisions: int) -> ReportView:
    items = tuple(map(item, range(1, decisions + 1)))
    return ReportView("White - Black", "", "", ("White", "Black"), (), (), items)


def drawn(name: str, number: str) -> QImage:
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    report_pdf.draw_foot(painter, QRectF(image.rect()), name, number)
    painter.end()
    return image


def ink(image: QImage) -> list[int]:
    """The columns in which there is writing below the line."""
    rows = range(HEIGHT * 3 // 4, HEIGHT)
    return [x for x in range(WIDTH) if any(image.pixelColor(x, y).lightness() < 200 for y in rows)]


def test_every_page_is_numbered(monkeypatch: pytest.MonkeyPatch) -> None:
    feet: list[tuple[str, str]] = []
    monkeypatch.setattr(report_pdf, "draw_foot", lambda _painter, _room, *words: feet.append(words))
    paper = report_pdf.report_pdf(report(9))
    pages = len(re.findall(rb"/Type /Page\b", paper))
    assert pages > 2
    assert feet == [("White - Black", f"{page} / {pages}") for page in range(1, pages + 1)]


def test_everything_is_in_the_shipped_typeface() -> None:
    fonts = set(re.findall(rb"/FontName /(\S+)", report_pdf.report_pdf(report(1))))
    assert fonts
    assert all(b"Inter" in font for font in fonts)


def test_the_name_stands_on_the_left_and_the_number_on_the_right() -> None:
    name, number, both = (ink(drawn(*words)) for words in (("Match", ""), ("", "1 / 3"), ("Match", "1 / 3")))
    assert name[0] < 10
    assert number[-1] > WIDTH - 10
    assert sorted(name + number) == both


def test_a_long_name_leaves_the_number_alone() -> None:
    number, both = ink(drawn("", "10 / 42")), ink(drawn(LONG, "10 / 42"))
    assert both[-len(number) :] == number
    assert number[0] - both[-len(number) - 1] > 10


def test_the_text_keeps_away_from_the_foot(monkeypatch: pytest.MonkeyPatch) -> None:
    rooms: list[QRectF] = []
    monkeypatch.setattr(report_pdf, "draw_foot", lambda _painter, room, *_: rooms.append(room))
    report_pdf.report_pdf(replace(report(1), title=LONG))
    assert {(room.left(), room.top() > 20 * room.height() > 0) for room in rooms} == {(0.0, True)}
