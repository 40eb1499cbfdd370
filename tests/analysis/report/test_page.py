"""The report as a page: safe, whole and usable in a browser."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Callable
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from bgdesk.analysis.report.board_svg import Diagram, board_svg
from bgdesk.analysis.report.chart import ChartPoint
from bgdesk.analysis.report.page import (
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
            title=f"White vs {EVIL}",
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


TOOLS = """
const told = [];
const $ = (name) => document.getElementById(name);
const key = (name) => (document.activeElement || document.body).dispatchEvent(
  new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
const choose = (name, value) => { $(name).value = value; $(name).dispatchEvent(new Event("change")); };
const quizzed = (on) => { $("quiz").checked = on; $("quiz").dispatchEvent(new Event("change")); };
const articles = () => Array.from(document.querySelectorAll("article:not([hidden])"));
const listed = () => articles().map((one) => one.id).join(" ");
const style = (selector) => getComputedStyle(document.querySelector(selector));
const at = () => (document.querySelector("article.current") || { id: "none" }).id;
const looks = (id) => style("#" + id + " .answer").visibility;
const tell = (...words) => told.push(words.join(" "));
"""
LAST = """
const out = document.createElement("pre");
out.id = "told";
out.textContent = JSON.stringify(told);
document.body.append(out);
"""


@pytest.fixture
def ask(page: str, tmp_path: Path) -> Callable[[str], list[str]]:
    """Does what a script says on the page in a browser; what it told, line by line."""
    if BROWSER is None:
        pytest.skip("needs Chromium; Debian calls it chromium")

    def asked(script: str) -> list[str]:
        file = tmp_path / "report.html"
        added = f"<script>{{{TOOLS}{script}{LAST}}}</script></body>"
        file.write_text(page.replace("</body>", added), encoding="utf-8")
        options = ["--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={tmp_path}/profile"]
        command = [BROWSER or "", *options, "--dump-dom", file.as_uri()]
        found = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout
        lines = json.loads(unescape(found.split('<pre id="told">')[1].split("</pre>")[0]))
        assert isinstance(lines, list)
        return lines

    return asked


Ask = Callable[[str], list[str]]


def test_filters_by_size_of_error_and_by_player(ask: Ask) -> None:
    told = ask("""
        const now = () => tell(listed(), "/", $("count").textContent, style(".none").display);
        now(); choose("size", "0"); now(); choose("who", "0"); now(); choose("size", "0.02"); now();
        choose("size", "0.08"); now();
    """)
    assert told == [
        "d2 / 1 of 3 none",
        "d1 d2 d3 / 3 of 3 none",
        "d1 d3 / 2 of 3 none",
        "d3 / 1 of 3 none",
        " / 0 of 3 block",
    ]


def test_keys_step_through_what_is_shown_and_stop_at_the_ends(ask: Ask) -> None:
    told = ask("""
        choose("size", "0"); choose("who", "0");
        const press = (name) => { key(name); tell(at(), $("count").textContent); };
        ["j", "ArrowRight", "j", "k", "ArrowLeft", "x"].forEach(press);
        tell(document.activeElement.id);
        key("j"); choose("who", "1"); tell(at()); $("previous").click(); tell(at());
    """)
    assert told == [
        *("d1 1 of 2", "d3 2 of 2", "d3 2 of 2", "d1 1 of 2", "d1 1 of 2", "d1 1 of 2"),
        *("d1", "none", "d2"),
    ]


def test_answers_are_hidden_until_asked_for(ask: Ask) -> None:
    told = ask("""
        choose("size", "0");
        const now = () => tell(looks("d1"), looks("d2"), looks("d3"));
        now(); quizzed(true); now();
        tell(style("[data-goto]").display);
        key("j"); key("Enter"); now();
        document.querySelector("#d2 .reveal").click(); now();
        document.querySelector("#d3 svg").dispatchEvent(new MouseEvent("click", { bubbles: true })); now();
        quizzed(false); quizzed(true); now(); quizzed(false); now();
    """)
    assert told == [
        "visible visible visible",
        "hidden hidden hidden",
        "none",
        "visible hidden hidden",
        "visible visible hidden",
        "visible visible visible",
        "hidden hidden hidden",
        "visible visible visible",
    ]


def test_a_point_of_the_chart_leads_to_its_decision(ask: Ask) -> None:
    told = ask("""
        choose("who", "0"); tell(listed());
        document.querySelector("[data-goto]").dispatchEvent(new MouseEvent("click", { bubbles: true }));
        tell(at(), listed());
    """)
    assert told == ["", "d2 d2"]
