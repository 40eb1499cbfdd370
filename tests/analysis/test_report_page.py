"""The report as a page: safe, whole and usable in a browser."""

from __future__ import annotations

import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import pytest

from bgdesk.analysis.board_svg import Diagram, board_svg
from bgdesk.analysis.report_chart import ChartPoint
from bgdesk.analysis.report_page import (
    ChoiceLine,
    DecisionItem,
    GradeChoice,
    ReportView,
    SummaryLine,
    report_html,
)
from bgdesk.match.options import MatchOptions

EVIL = '<script>alert("x")</script>&\'"'
BROWSER = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def item(number: int, cost: float, who: int = 0) -> DecisionItem:
    start = MatchOptions().ruleset().start_position()
    return DecisionItem(
        number=number,
        event=number,
        who=who,
        cost=cost,
        title=f"Decision {number} {EVIL}",
        place=EVIL,
        done=EVIL,
        position_id="4HPwATDgc/ABMA",
        diagram=Diagram(start),
        seen=EVIL,
        mark="??" if cost else "",
        grade="very_bad" if cost else "",
        cost_text=f"-{cost}",
        choices=(ChoiceLine("1", EVIL, "+0.100", "", "50 %", is_chosen=True),),
        notes=(EVIL,),
        comments=(EVIL,),
    )


@pytest.fixture
def page() -> str:
    decisions = (item(1, 0.0), item(2, 0.2, who=1), item(3, 0.05))
    points = [ChartPoint(0.5, game=1), ChartPoint(0.6, 2, "very_bad", EVIL), ChartPoint(0.4)]
    return report_html(
        ReportView(
            title=f"White v {EVIL}",
            subtitle=EVIL,
            engine=EVIL,
            names=(EVIL, "Black"),
            summary=(SummaryLine(EVIL, (EVIL, "1"), EVIL),),
            details=(SummaryLine(EVIL, (EVIL, "2")),),
            decisions=decisions,
            grades=(GradeChoice("errors", 0.02), GradeChoice("blunders", 0.08, is_usual=True)),
            chart=tuple(points),
            chart_title=EVIL,
            comments=(EVIL,),
            footer=EVIL,
        )
    )


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))


def test_foreign_text_stays_text(page: str) -> None:
    parser = _Tags()
    parser.feed(page)
    assert [tag for tag, _ in parser.tags].count("script") == 1
    assert "<script>alert" not in page
    assert not any(name.startswith("on") for _, attributes in parser.tags for name in attributes)


def test_nothing_is_fetched_from_elsewhere(page: str) -> None:
    assert set(re.findall(r"https?://[^\s\"'<>]+", page)) == {"http://www.w3.org/2000/svg"}
    assert "default-src 'none'" in page


def test_boards_share_their_drawing(page: str) -> None:
    board = board_svg(Diagram(MatchOptions().ruleset().start_position()), shared=True)
    assert len(board) < 4_000
    assert page.count('id="bg-board"') == 1


@pytest.mark.skipif(BROWSER is None, reason="no Chromium on this machine")
def test_a_browser_filters_the_decisions(page: str, tmp_path: Path) -> None:
    assert BROWSER
    file = tmp_path / "report.html"
    file.write_text(page, encoding="utf-8")
    command = [BROWSER, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={tmp_path}/profile"]
    told = subprocess.run(
        [*command, "--dump-dom", file.as_uri()], capture_output=True, text=True, timeout=60, check=True
    )
    articles = re.findall(r"<article [^>]*>", told.stdout)
    assert len(articles) == 3
    assert [" hidden" in article for article in articles] == [True, False, True]
    assert "1 of 3" in told.stdout
