"""Numbers follow one locale, and notation keeps its direction."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from bgdesk.ui.pages.page_notation import notation_apart
from bgdesk.ui.words import numbers
from bgdesk.ui.words.notation import isolated, plain
from tests.folders import ROOT

UI = ROOT / "bgdesk" / "ui"


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    yield
    QLocale.setDefault(QLocale.system())


@pytest.mark.parametrize(
    ("locale", "equity", "percent", "time"),
    [
        ("en_GB", "+1234.500", "52.3 %", "2:05"),
        ("de_DE", "+1234,500", "52,3 %", "2:05"),
        ("C", "+1234.500", "52.3 %", "2:05"),
    ],
)
def test_numbers_of_a_locale(locale: str, equity: str, percent: str, time: str) -> None:
    QLocale.setDefault(QLocale(locale))
    assert (numbers.equity(1234.5), numbers.percent(0.523), numbers.duration(125)) == (equity, percent, time)


def test_equities_keep_their_sign_and_three_decimals() -> None:
    QLocale.setDefault(QLocale("en_GB"))
    assert [numbers.equity(one) for one in (0.23, 0.0, -0.0, -0.0002, -0.5)] == [
        "+0.230",
        "+0.000",
        "+0.000",
        "+0.000",
        "-0.500",
    ]


def test_figures_round_as_the_command_line_does() -> None:
    QLocale.setDefault(QLocale("en_GB"))
    assert [numbers.percent(one) for one in (0.5625, 0.9375)] == [f"{56.25:.1f} %", f"{93.75:.1f} %"]


def test_other_forms() -> None:
    QLocale.setDefault(QLocale("de_DE"))
    assert (numbers.cost(0.02), numbers.rating(2.5), numbers.whole(1523.4)) == ("0,020", "2,5", "1523")
    assert [numbers.short_decimals(one, 1) for one in (2, 2.5, 2.04)] == ["2", "2,5", "2"]
    assert [numbers.signed(one) for one in (3, -3)] == ["+3", "-3"]
    assert numbers.day_and_time("2026-11-22T12:00:00.000Z").startswith("22.11.")


def test_a_sign_stays_before_its_number_where_words_run_from_right_to_left() -> None:
    QLocale.setDefault(QLocale("ar_001"))
    assert [numbers.signed(one) for one in (44, -3)] == [isolated("+44"), isolated("-3")]
    assert (numbers.decimals(-2.5, 1), numbers.decimals(2.5, 1)) == (isolated("-2.5"), "2.5")


def test_digits_of_the_locale() -> None:
    QLocale.setDefault(QLocale("fa_IR"))
    assert numbers.duration(125) == "\u06f2:\u06f0\u06f5"


def test_notation_is_isolated_only_among_words_from_right_to_left() -> None:
    QLocale.setDefault(QLocale("en_GB"))
    assert isolated("8/5 6/5") == "8/5 6/5"
    QLocale.setDefault(QLocale("he_IL"))
    assert isolated("8/5 6/5") == "\u20668/5 6/5\u2069"
    assert isolated("") == ""
    assert plain(isolated("6-3")) == "6-3"


def test_pages_keep_their_notation_in_its_order() -> None:
    page = "`8/5 6/5`, 13/11 6/5 or 2-1 [6-1](help:a#2-1) costs {cost:a:6/off 5/4}, -0.1, on 20-12."
    QLocale.setDefault(QLocale("en_GB"))
    assert notation_apart(page) == page
    QLocale.setDefault(QLocale("ar_001"))
    apart = notation_apart(page)
    kept = [part.split("\u2069")[0] for part in apart.split("\u2066")[1:]]
    assert kept == ["`8/5 6/5`", "13/11 6/5", "2-1", "6-1", "-0.1", "20-12"]
    assert plain(apart) == page


def test_no_module_of_the_window_formats_decimals_itself() -> None:
    own = {UI / "words" / "numbers.py"}
    at_fault = [path.name for path in sorted(set(UI.rglob("*.py")) - own) if formats_itself(path)]
    assert at_fault == []


def formats_itself(path: Path) -> bool:
    """Whether a module writes decimals or a plus by Python's own rules, which know no locale."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FormattedValue) and isinstance(node.format_spec, ast.JoinedStr):
            spec = ast.unparse(node.format_spec)
            if any(letter in spec for letter in ".+,%"):
                return True
    return False
