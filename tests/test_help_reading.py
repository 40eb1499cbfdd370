"""The pages about playing well: every figure on them comes from the file that a command of ours writes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bgdesk.engine.sage.availability import probe
from bgdesk.ui.pages.names import GLOSSARY, READING
from bgdesk.ui.pages.page_search import slug, term_of
from bgdesk.ui.reading.figures import read_figures
from bgdesk.ui.reading.filling import Filling, positions_in
from bgdesk.ui.reading.positions import read_positions
from tests.bench.reading_counts import counted
from tests.bench.reading_figures import FIGURES, POSITIONS, differences, rounded
from tests.bench.reading_verdicts import Verdicts
from tests.folders import RESOURCES

HELP = RESOURCES / "help"
FILLED = re.compile(r"\{[^{}]*\}")
BY_HAND = re.compile(r"\d+(?:\.\d+)?\s*%|[+-]?\b\d\.\d{2,}|\d+ of 36")
KNOWN = json.loads(FIGURES.read_text(encoding="utf-8"))
JUDGED_AGAIN = ("anchor", "quarter", "even_top")
LINK = re.compile(r"\]\(help:(\w+)(?:#([^)\s]+))?\)")
TERM = re.compile(r"^(?:#+ (.+)|\*\*([^*]+)\*\*:)", re.MULTILINE)


ENGLISH = [HELP / f"{name}.md" for name in READING]
TRANSLATED = [found for page in ENGLISH for found in sorted(HELP.glob(f"*/{page.name}"))]
PAGES = [*ENGLISH, *TRANSLATED]


def ids(path: Path) -> str:
    return path.relative_to(HELP).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_no_figure_of_a_page_is_written_by_hand(page: Path) -> None:
    text = FILLED.sub("", page.read_text(encoding="utf-8"))
    assert BY_HAND.findall(text) == []


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_every_figure_and_picture_is_there(page: Path) -> None:
    filled = Filling(read_figures(HELP), read_positions(HELP)).filled(page.read_text(encoding="utf-8"))
    assert not FILLED.search(filled)
    assert filled.startswith("# ")


def test_a_translation_shows_the_same_figures_and_pictures() -> None:
    """Figures in any order, as another language may want."""
    for page in TRANSLATED:
        english, text = ((folder / page.name).read_text(encoding="utf-8") for folder in (HELP, page.parent))
        assert sorted(FILLED.findall(text)) == sorted(FILLED.findall(english)), page
        assert positions_in(text) == positions_in(english), page


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_links_lead_to_a_heading_or_an_entry(page: Path) -> None:
    for name, fragment in LINK.findall(page.read_text(encoding="utf-8")):
        target = page.parent / f"{name}.md"
        if fragment:
            text = (target if target.is_file() else HELP / target.name).read_text(encoding="utf-8")
            assert slug(fragment) in terms(text), fragment


def terms(text: str) -> set[str]:
    return {slug(term_of(heading or term)) for heading, term in TERM.findall(text)}


def test_every_position_is_shown_and_judged_where_it_is_asked_about() -> None:
    shown = {name for page in ENGLISH for name in positions_in(page.read_text(encoding="utf-8"))}
    assert shown == set(json.loads(POSITIONS.read_text(encoding="utf-8"))) == set(KNOWN["positions"])


def test_pages_about_strategy_have_pictures_and_pictures_have_words() -> None:
    for name in READING[: READING.index("tips")]:
        text = (HELP / f"{name}.md").read_text(encoding="utf-8")
        seen = re.findall(r"!\[([^\]]*)\]", text)
        assert seen, name
        assert all(len(words) > 10 for words in seen)


def test_the_glossary_is_in_order_and_says_everything_once() -> None:
    found = re.findall(
        r"^\*\*([^*]+)\*\*:", (HELP / f"{GLOSSARY}.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    keys = [re.sub(r"[^a-z0-9 ]", "", term.lower().replace("-", " ")) for term in found]
    assert keys == sorted(keys)
    assert len(set(keys)) == len(keys) > 180


def test_what_can_be_counted_is_so() -> None:
    assert list(differences(KNOWN["counted"], rounded(counted()))) == []


@pytest.mark.skipif(not probe().is_available, reason="the strong engine cannot run here")
def test_the_engine_says_what_the_pages_say() -> None:
    """Of some positions; ``python -m tests.bench.reading_figures`` compares everything."""
    found = _unsigned(rounded(Verdicts().positions(POSITIONS, JUDGED_AGAIN)))
    known = _unsigned({name: KNOWN["positions"][name] for name in JUDGED_AGAIN})
    assert list(differences(known, found)) == []


def _unsigned(positions: dict[str, Any]) -> dict[str, Any]:
    """Without the name of who judged: the engine may have its core or not, and says the same."""
    return {
        name: {key: told for key, told in one.items() if key != "name"} for name, one in positions.items()
    }


def test_differences_are_found() -> None:
    same: Any = {"a": [1, 2.0, "x"], "b": {"c": None}}
    assert list(differences(same, {"a": [1, 2.0004, "x"], "b": {"c": None}})) == []
    assert len(list(differences(same, {"a": [1, 2.1, "y"], "b": {"c": 3}}))) == 3
    assert len(list(differences(same, {"a": [1, 2.0], "b": {"c": None}}))) == 1
    assert len(list(differences(same, {"a": [1, 2.0, "x"]}))) == 1
